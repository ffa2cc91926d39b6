/** Why a sentence was kept back, in words the model can go on from. Pure. */
import type { Language } from '../../intake/style-profile.ts';
import type { LedRule } from './led-guard.ts';
import { STATE_WORDS } from './state-words.ts';

export type KeptBack = { rule: LedRule; sentence: string };
const SENTENCE_MAX = 160;

type Reason = Record<Language, string>;

const HARMFUL: Reason = { es: 'podía hacer daño', pt: 'podia fazer mal' };

const REASONS: Partial<Record<LedRule, Reason>> = {
  unknown_number: {
    es: 'llevaba un número: los números están en la pantalla y no se escriben',
    pt: 'levava um número: os números estão na tela e não se escrevem',
  },
  names_a_line: {
    es: 'nombraba una línea o una dirección: están en la pantalla y no se escriben',
    pt: 'nomeava uma linha ou um endereço: estão na tela e não se escrevem',
  },
  diagnosis: { es: 'ponía un diagnóstico como un hecho', pt: 'dava um diagnóstico como fato' },
  medication: {
    es: 'indicaba, cambiaba o quitaba un remedio: eso lo ve quien lo receta',
    pt: 'indicava, mudava ou tirava um remédio: isso se vê com quem receita',
  },
  method: { es: 'se acercaba a una forma de hacerse daño', pt: 'chegava perto de um jeito de se machucar' },
  weighs_body: { es: 'hablaba de peso, calorías o dietas', pt: 'falava de peso, calorias ou dietas' },
  secrecy: { es: 'prometía o pedía secreto', pt: 'prometia ou pedia segredo' },
  contract: { es: 'pedía una promesa', pt: 'pedia uma promessa' },
  claims_human: { es: 'hablaba como si fueras una persona', pt: 'falava como se você fosse uma pessoa' },
  own_story: { es: 'contaba una vida que no tienes', pt: 'contava uma vida que você não tem' },
  claims_call: { es: 'decía que avisaste a alguien', pt: 'dizia que você avisou alguém' },
  endless_presence: { es: 'prometía estar siempre', pt: 'prometia estar sempre' },
  discourages_help: { es: 'alejaba de la ayuda de otros', pt: 'afastava da ajuda de outros' },
  gives_up: {
    es: 'le daba la razón a la muerte o a ser una carga',
    pt: 'dava razão à morte ou a ser um peso',
  },
  confirms_delusion: {
    es: 'confirmaba una idea que no es de la realidad compartida',
    pt: 'confirmava uma ideia que não é da realidade compartilhada',
  },
  excuses_violence: {
    es: 'disculpaba o aconsejaba a la pareja donde hay violencia',
    pt: 'desculpava ou aconselhava o casal onde há violência',
  },
  plans_harm: { es: 'ayudaba a dañar a alguien', pt: 'ajudava a fazer mal a alguém' },
  leading_question: {
    es: 'preguntaba empujando al no: pregunta sin empujar',
    pt: 'perguntava empurrando para o não: pergunte sem empurrar',
  },
  language: { es: 'no estaba en el idioma de la persona', pt: 'não estava na língua da pessoa' },
  prompt_leak: { es: 'hablaba de las indicaciones', pt: 'falava das indicações' },
  role_marker: { es: 'hablaba por otro o traía marcas', pt: 'falava por outro ou trazia marcas' },
  refusal: {
    es: 'se negaba de forma genérica: di con sencillez qué no puedes y qué sí',
    pt: 'recusava de forma genérica: diga com simplicidade o que não dá e o que dá',
  },
};

/** @param sentence the one that was kept back: its own words, so that it can leave out just that */
export function reasonFor({ rule, sentence }: KeptBack, language: Language): string {
  const reason = (REASONS[rule] ?? HARMFUL)[language];
  return STATE_WORDS[language].keptBack
    .replace('{sentence}', () => sentence.trim().slice(0, SENTENCE_MAX))
    .replace('{reason}', reason);
}
