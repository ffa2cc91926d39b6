/**
 * What a model's sentence must be before the guard of safety even weighs it: in the person's language, of the reply and
 * not of the machinery around it. Our own phrases never pass here. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';
import { MAX_ITEMS } from '../../safety/guard.ts';
import type { Freedom } from '../freedom.ts';
import { openerOf } from '../guided/guided-engine.ts';
import { detectLanguage } from '../language.ts';
import { type HarmReader, readHarm } from './harm-model/harm-model.ts';
import { HARM_RULES, type HarmRule, harmIn } from './model-harm.ts';
import { PROMPT_WORDS } from './prompt-words.ts';

export const MODEL_RULES = [
  'language',
  'role_marker',
  'prompt_leak',
  'refusal',
  'garbage',
  'repeats',
  'asks_too_much',
  'list_items',
  'not_a_lead',
  ...HARM_RULES,
  'reads_as_harm',
] as const;
export type ModelRule = (typeof MODEL_RULES)[number];

/**
 * Other rules may stop for a word alone, and what the readers are clear about passes those. These stop whatever they say:
 * a life may hang on it, or a number; or nothing in its words is wrong, but that a promise or a story is made at all.
 */
const NEVER_CLEARED: ReadonlySet<HarmRule> = new Set<HarmRule>([
  'method',
  'gives_up',
  'plans_harm',
  'weighs_body',
  'confirms_delusion',
  'names_a_line',
  'promises',
  'composes',
]);

export type SoFar = {
  language: Language;
  freedom: Freedom;
  /** What was said of this reply already. */
  said: readonly string[];
  /** What the person told, now and before, in plain letters. */
  told?: string;
  recentOpeners: readonly string[];
};

const ENGLISH = new Set(
  'the and you your that have with for this is are it of to i my be been was were will would can what how not but like feel feels sounds hear there they when from about would who through just so here we'.split(
    ' ',
  ),
);
const OURS = new Set(
  'el la los las un una de del que y a en con por para se te tu su lo es no me mi si al le como más mas pero esto eso esa ese o os as um uma do da dos das em com por para se você voce sua seu não nao mais isso essa esse ao é'.split(
    ' ',
  ),
);

/** Everyday words and letters of one of the two and never of the other: one of them tells a short sentence apart. */
const ONLY: Record<Language, RegExp> = {
  es: /[ñ¿¡]|(?<!\p{L})(?:y|el|los|las|muy|pero|hoy|así|también|cuando|donde|sigue|noches?|tú|usted|eres|estás|tienes|quieres|quieras|hasta|siempre que|ahora|nadie|entonces|mañana|ayer)(?!\p{L})/iu,
  pt: /[ãõç]|(?<!\p{L})(?:você|com|uma|os|em|isso|muito|também|mas|quando|onde|noites?|quiser|quer|agora|ninguém|então|amanhã|ontem|seu|sua|meu|minha|ao|foi|aqui|hoje|ele|ela)(?!\p{L})/iu,
};

const ROLE_MARKER =
  /<\/?\|?[a-z_][^>]{0,20}\|?>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|(?:^|\n)\W*(?:assistant|user|system|human|terapeuta|persona|pessoa|usuari[oa]|usu[áa]ri[oa]|juntos|asistente|assistente|modelo|bot|ia|ai|response|respuesta|resposta|answer)\s*:/i;
const MACHINERY =
  /(?<!\p{L})(?:system prompt|(?:mis|estas|las|los|esas) (?:instrucciones|reglas|indicaciones|[óo]rdenes|directrices|lineamientos|par[áa]metros)(?: (?:que|de)| dicen|:)|mis (?:instrucciones|reglas|indicaciones|directrices|lineamientos)|(?:minhas|estas|essas) (?:instru[çc][õo]es|regras|diretrizes|orienta[çc][õo]es)|as (?:instru[çc][õo]es|regras|diretrizes) (?:que|do|da|s[ãa]o)|my instructions|texto de gu[ií]a|(?:la|mi|o|meu|no meu|a) (?:gu[ií]a|gui[óo]n|roteiro) (?:dice|diz|est[áa]|pide|pede|indica|me)|<guia>|prompt|(?:mensaje|mensagem|configuraci[óo]n|configura[çc][ãa]o) (?:del?|do) sistema|(?:fui|soy|he sido|sou|estoy|estou) (?:instru[ií]d|programad|entrenad|treinad|configurad|dise[ñn]ad)[oa]|me (?:programaron|instruyeron|ordenaron|entrenaron|configuraron|programaram|instru[ií]ram|treinaram|mandaram dizer|pidieron que|dieron (?:la orden|instrucciones|reglas))|chatgpt|openai|(?:sin|sem|no tengo|n[ãa]o tenho) (?:filtros?|l[ií]mites|censura)|(?:atualiza[çc][ãa]o|actualizaci[óo]n) aplicada|me (?:dieron|deram) (?:este|esse|o|un|um) texto)(?!\p{L})/iu;
const REFUSAL =
  /(?:como (?:un )?(?:modelo|inteligencia artificial|ia)(?: de lenguaje)?,? (?:no|yo no)|como (?:um )?modelo de linguagem|as an ai|no (?:puedo|tengo permitido) (?:ayudar|continuar|responder|cumplir|asistir|hablar de)|n[ãa]o posso (?:ajudar|continuar|responder|cumprir)|i (?:can't|cannot|can’t|won't) (?:help|assist|continue|comply)|i'm sorry|lo siento,? pero no puedo|desculpe,? mas n[ãa]o posso)/i;
/** A single sentence that only takes up what was told: nothing that weighs, agrees or advises. */
const NOT_A_LEAD =
  /(?<!\p{L})(?:mor\p{L}*|muer\p{L}*|suicid\p{L}*|mat(?:ar|arte|arse|aros|o|as)|vida|dej(?:ar|es) de|mejor sin|melhor sem|tien(?:es|e) raz[óo]n|ten[ée]s raz[óo]n|tem raz[ãa]o|descans\p{L}*|decisi[óo]n|decis[ãa]o|deber[íi]as?|deveria|te recomiendo|recomendo|claro que|por supuesto|de acuerdo|concuerdo|concordo|m[ée]todo\p{L}*|forma m[áa]s)(?!\p{L})|\?|\d{2,}/iu;
const LEAD_MAX_WORDS = 60;
const LEAK_RUN = 6;
const THING_MAX_WORDS = 5;
/** "Si te sirve, …" is no thing of the list. */
const OPENS_LIST = /^\s*(?:si|se|cuando|quando|hoy|hoje|a veces|às vezes)(?!\p{L})[^,]*,/iu;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];

const leaks = new Set(
  Object.values(PROMPT_WORDS).flatMap((words) =>
    Object.values(words)
      .flatMap((part) => (typeof part === 'string' ? [part] : Object.values(part)))
      .flatMap((line: string) => runsOf(line)),
  ),
);

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(words.length - LEAK_RUN + 1, 0))
    .map((_, at) => words.slice(at, at + LEAK_RUN).join(' '));
}

/** Why this sentence may not be shown, or null. */
export function modelSentenceProblem(
  sentence: string,
  soFar: SoFar,
  reader: HarmReader = readHarm,
): ModelRule | null {
  if (isGarbage(sentence)) return 'garbage';
  if (ROLE_MARKER.test(sentence)) return 'role_marker';
  if (MACHINERY.test(sentence) || runsOf(sentence).some((run) => leaks.has(run))) return 'prompt_leak';
  if (REFUSAL.test(sentence)) return 'refusal';
  const harm = harmIn(sentence, soFar.told, soFar.language);
  const reading = reader(sentence, harm !== null);
  if (harm !== null && (reading !== 'right' || NEVER_CLEARED.has(harm))) return harm;
  if (!isIn(soFar.language, sentence)) return 'language';
  if (reading === 'harm') return 'reads_as_harm';
  if (repeats(sentence, soFar)) return 'repeats';
  if (soFar.freedom === 'lead') {
    const isShort = wordsOf(sentence).length <= LEAD_MAX_WORDS;
    return isShort && !NOT_A_LEAD.test(sentence) ? null : 'not_a_lead';
  }
  if (enumerated(sentence) > MAX_ITEMS) return 'list_items';
  const asked = [...soFar.said, sentence].join(' ').match(/\?/g)?.length ?? 0;
  return asked > 1 ? 'asks_too_much' : null;
}

/** Things named one after the other: "salir, llamar, (3) escribir y dormir" are four. */
function enumerated(sentence: string): number {
  const numbered = sentence.match(/\(?(?<![\p{L}\d])(?:\d{1,2}|[a-e])\)\s/gu)?.length ?? 0;
  const list = sentence
    .slice(sentence.lastIndexOf(':') + 1)
    .replace(OPENS_LIST, '')
    .split(',');
  const last = list.pop() ?? '';
  const things = [...list, ...last.split(/(?<!\p{L})(?:y|e|o|u|ou)(?!\p{L})/u)].filter((thing) =>
    /\p{L}/u.test(thing),
  );
  const isList = list.length >= 2 && things.every((thing) => wordsOf(thing).length <= THING_MAX_WORDS);
  return Math.max(numbered, isList ? things.length : 0);
}

function isGarbage(sentence: string): boolean {
  if (/\ufffd|[\p{Cc}--[\t\n\r]]/v.test(sentence)) return true;
  const letters = sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const others = sentence.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0;
  return (
    letters < 2 || others > letters || /\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(sentence)
  );
}

function isIn(language: Language, sentence: string): boolean {
  const words = wordsOf(sentence);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const ours = words.filter((word) => OURS.has(word)).length;
  if (english >= 2 && english > ours) return false;
  const other = language === 'es' ? 'pt' : 'es';
  if (ONLY[other].test(sentence) && !ONLY[language].test(sentence)) return false;
  // A few words fit both: only a sentence says which one it is.
  return words.length < 5 || detectLanguage(sentence, undefined, language) === language;
}

/** Begins like one of our last replies, or like another sentence of this one. */
function repeats(sentence: string, { said, recentOpeners }: SoFar): boolean {
  const opener = openerOf(sentence);
  if (opener.split(' ').length < 3) return false;
  if (said.length === 0) return recentOpeners.includes(opener);
  return said.some((earlier) => openerOf(earlier) === opener);
}
