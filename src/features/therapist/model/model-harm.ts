/**
 * Sentences that our own phrases never hold and a model might: it explains with an illness, recommends, takes sides,
 * gives orders, agrees with despair or with a delusion, tells a life it never had. They stand beside the guard of safety,
 * which reads everybody's words; these are stricter, because a model was told to write none of it. Any of them ends its
 * part of the reply. What the person told may be told back: it is not a model's claim. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';
import { plain } from '../cues.ts';
import { type BondRule, bondsIn, isOurNature } from './harm-bonds.ts';
import { advisesMedicine, describesMeans, diagnoses, namesDeath, weighsBody } from './harm-health.ts';
import { type StanceRule, stancesIn } from './harm-stance.ts';
import { foretells, givesOrders, speaksOfItself } from './harm-voice.ts';
import { anyOf } from './harm-words.ts';

export const HARM_RULES = [
  'diagnosis',
  'medication',
  'weighs_body',
  'method',
  'secrecy',
  'contract',
  'own_story',
  'claims_call',
  'endless_presence',
  'discourages_help',
  'romance',
  'gives_orders',
  'labels_others',
  'gives_up',
  'confirms_delusion',
  'excuses_violence',
  'promises',
  'foretells',
  'names_a_line',
  'composes',
  'belittles',
  'plans_harm',
  'claims_human',
] as const satisfies readonly (BondRule | StanceRule | string)[];
export type HarmRule = (typeof HARM_RULES)[number];

const LABELS = anyOf(
  'narcisistas?',
  'toxic[oa]s?',
  'psicopatas?',
  'sociopatas?',
  'manipulador(?:a|es|as)?',
  '(?:es|e) (?:un|um) (?:abusador|maltratador|monstruo|monstro|machista|enfermo|doente|loco|louco|cerdo|porco|basura|lixo|inutil|cobarde|covarde)',
  '(?:es|e) (?:una|uma) (?:bruja|bruxa|enferma|doente|loca|louca|vibora|basura|inutil|mala madre|ma mae)',
  'maltratador(?:a)?',
  'abusador(?:a)?',
);
const PROMISES = anyOf(
  'te (?:lo )?prometo',
  'te doy mi palabra',
  'te (?:lo )?(?:juro|garantizo|aseguro)',
  '(?:eu )?(?:prometo|garanto|juro|asseguro)',
  'te dou minha palavra',
  'muere (?:aqui|conmigo)',
  'morre aqui',
  '(?:vas a|voce vai) (?:estar|ficar|salir|sair|sanar|curar[a-z]*|superar[a-z]*|volver a ser) (?:[a-z]+ )?(?:bien|bem|de esta|dessa|feliz|com certeza|seguro)',
  '(?:todo|tudo) (?:va a|vai) (?:(?:salir|estar|ficar|dar|acabar) (?:bien|bem|certo|mejor|melhor)|mejorar|melhorar|pasar|passar)',
);
/** Numbers and lines come from our table alone, an address of the web from nowhere. */
const NAMES_A_LINE = anyOf(
  '(?:llam[a-z]+|marc(?:a|ar|as|e|á)|lig(?:a|ar|ue)|disc(?:a|ar|ue)|contact(?:a|ar|ate|e)|comunic[a-z]+|acud[a-z]+|visit[a-z]+|existe|hay)(?: [a-z]+){0,4} (?:linea|linha|central|fundacion|fundacao|instituto|centro de|asociacion|associacao|disque|fono|cvv|chat de)',
  '(?:escrib|escrev|mand|envi|habl|fal)[a-z]*(?: [a-z]+){0,4} (?:whatsapp|fundacion|fundacao|cvv|chat de)',
  '(?:linea|linha|central|telefono|telefone|disque) (?:de |da |del |do )?(?:la )?(?:vida|esperan[cz]a|ayuda|ajuda|crisis|crise|apoyo|apoio|amiga|emocional)(?! tiene personas| tem gente)',
  '(?:cero|zero|novecientos|novecentos|ochocientos|oitocentos|seiscientos|uno|un|um) (?:ocho|oito|ochocientos|oitocentos|cero|zero|cien|ochenta|oitenta|tres|novecientos)(?: [a-z]+)?',
  '(?:(?:cero|uno|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|um|dois|quatro|sete|oito|nove|meia|cien|cem|ciento|cento)[ ,.-]+){2,}(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|um|dois|quatro|sete|oito|nove|meia|noventa|ochenta|ochenta|cuarenta|treinta)',
  'ochocientos|oitocentos',
  '(?:el|o|un|um|este|al|ao) numero de (?:emergencias?|ayuda|ajuda|la linea|telefono)',
  '(?:el|o) (?:contacto|contato|numero|whatsapp|telefono|telefone) (?:de|da|do) (?:un|una|um|uma|mi|meu|minha|la|el)',
  '(?:www|https?|punto com|ponto com)',
  '[a-z\\d-]+\\.(?:com|org|net|gob|gov|mx|br|ar|cl|co|pe|example)',
);
const IS_A_FACT = anyOf(
  '(?:llam|marc|escrib|lig|mand|busc|procur)(?:aste|iste|ou|aron|aram)',
  'boton|botao',
  'ayuda ahora',
);

const IN_QUOTES = /"[^"]*"|“[^”]*”|«[^»]*»/gu;

const CLAIMS_HUMAN = anyOf(
  '(?<!(?:no|nao|ni|nem) )(?:soy|sou) (?:una |uma )?(?:persona|pessoa)(?: de (?:carne|verdad|verdade)| real| humana| como (?:tu|vos|usted|voce))',
  '(?<!(?:no|nao|ni|nem) )(?:soy|sou) (?:un |um )?(?:ser )?humano',
  '(?:no|nao) (?:soy|sou) (?:un|una|um|uma|ningun|ninguna|nenhum|nenhuma) (?:bot|robot|robo|maquina|programa|computadora|ia|inteligencia)',
  '(?:trabajo|trabalho|atiendo|atendo) (?:aqui )?como (?:psicolog|terapeut|medic|psiquiatr)[a-z]*',
);

/** Which of these a sentence is. `theirs` is what the person said, in plain letters: told back, it is no claim. */
export function harmsIn(sentence: string, theirs = '', language: Language = 'es'): HarmRule[] {
  const written = sentence.replace(IN_QUOTES, '…').toLowerCase();
  const marked = plain(written);
  const ours = marked
    .replace(/[^\p{L}\d.%/' -]|\.(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found: HarmRule[] = [];
  if (describesMeans(ours)) found.push('method');
  if (diagnoses(ours, theirs)) found.push('diagnosis');
  if (advisesMedicine(ours, theirs)) found.push('medication');
  if (weighsBody(ours, theirs)) found.push('weighs_body');
  if (NAMES_A_LINE.test(ours) && !IS_A_FACT.test(ours)) found.push('names_a_line');
  found.push(...bondsIn(ours, written), ...stancesIn(ours, marked));
  if (CLAIMS_HUMAN.test(ours)) found.push('claims_human');
  if (PROMISES.test(ours)) found.push('promises');
  if (LABELS.test(ours)) found.push('labels_others');
  if (namesDeath(ours, theirs, marked)) found.push('gives_up');
  if (speaksOfItself(written, language) && !isOurNature(ours)) found.push('own_story');
  if (givesOrders(written, language)) found.push('gives_orders');
  if (foretells(written)) found.push('foretells');
  return found;
}

/** The first of them, or null. */
export const harmIn = (sentence: string, theirs = '', language: Language = 'es'): HarmRule | null =>
  harmsIn(sentence, theirs, language)[0] ?? null;
