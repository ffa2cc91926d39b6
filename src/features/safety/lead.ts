/**
 * The few words with which a safety reply takes up what was just said, before it goes on. Only what they gave: their
 * number, a person; never their words; nothing when there is nothing true to say.
 */
import type { Address } from '../intake/style-profile.ts';
import type { SafetyTurn } from './turn.ts';

const WORDS = {
  laughs: {
    es: 'Llega con una risa, y aun así prefiero preguntar',
    pt: 'Veio com uma risada, e mesmo assim prefiro perguntar',
  },
  why: {
    es: 'Pregunto porque me importa lo que leí, no para juzgar',
    pt: 'Pergunto porque me importa o que li, não para julgar',
  },
  better: { es: 'Bien que ahora afloje', pt: 'Que bom que agora aliviou' },
  unsure: { es: 'No hace falta tenerlo claro', pt: 'Não precisa ter certeza' },
  withheld: { es: 'Está bien no decirlo', pt: 'Tudo bem não dizer' },
  agrees: {
    es: 'No me queda claro si ese sí era para la pregunta',
    pt: 'Não ficou claro se esse sim era para a pergunta',
  },
  also: { es: 'Gracias por decir también eso', pt: 'Que bom que disse isso também' },
  later: { es: 'Eso también importa, y lo retomo', pt: 'Isso também importa, e eu retomo' },
} as const;

const SOON = { es: 'Eso lo retomo enseguida', pt: 'Isso eu retomo já' } as const;
const WOULD_NOT: Record<Address, string> = {
  tu: 'No harías nada, y eso lo tengo en cuenta',
  vos: 'No harías nada, y eso lo tengo en cuenta',
  usted: 'No haría nada, y eso lo tengo en cuenta',
  voce: 'Você não faria nada, e eu levo isso em conta',
};
const HIGH_NUMBER = 7;
/** From here on a message tells something, rather than groping for an answer. */
const TELLING_WORDS = 4;

const inWords = (turn: SafetyTurn, name: keyof typeof WORDS): string => WORDS[name][turn.profile.language];

/** For a message that did not answer our question; undefined when it brought nothing to take up. */
export function leadFor(turn: SafetyTurn): string | undefined {
  const { reply, understanding, profile } = turn;
  if (reply.withholds) return inWords(turn, 'withheld');
  if (reply.deniesIntent) return WOULD_NOT[profile.address];
  if (reply.asksWhy) return inWords(turn, 'why');
  if (reply.answer === 'unsure') return inWords(turn, 'unsure');
  if (reply.better) return inWords(turn, 'better');
  if (turn.assessment.level !== 'none') return inWords(turn, 'also');
  if (brought(turn)) return SOON[profile.language];
  if (reply.laughs) return inWords(turn, 'laughs');
  const { number, who } = understanding.slots;
  if (number) return numberLead(number.value, profile.language);
  const person = who?.[0]?.ours;
  if (person) return profile.language === 'pt' ? `Sobre ${person} eu retomo` : `Lo de ${person} lo retomo`;
  if (reply.agrees) return isItem(turn.risk.step) ? inWords(turn, 'agrees') : undefined;
  return turn.text.trim().split(/\s+/).length >= TELLING_WORDS ? inWords(turn, 'later') : undefined;
}

const NOT_TODAY = {
  es: 'Entiendo que hoy no, y aun así prefiero cuidarlo',
  pt: 'Entendo que hoje não, e mesmo assim prefiro cuidar disso',
} as const;

const OBSTACLE: Partial<Record<NonNullable<SafetyTurn['reply']['barrier']>, { es: string; pt: string }>> = {
  shame: { es: 'Da vergüenza, y se puede con ella', pt: 'Dá vergonha, e dá para ir com ela' },
  burden: { es: 'Esto no es molestar', pt: 'Isto não é incomodar' },
  fear: { es: 'Ese miedo pesa', pt: 'Esse medo pesa' },
};

/** In danger only what stands in the way of help is taken up. */
export function crisisLead(turn: SafetyTurn): string | undefined {
  const asked = turn.risk.step === 'crisis.open' || turn.risk.step === 'now.emergency';
  if (asked && turn.reply.answer === 'no') return NOT_TODAY[turn.profile.language];
  const { barrier, accompanied, someone, withChild } = turn.reply;
  if (accompanied || withChild || (someone && !brought(turn))) return undefined;
  const obstacle = barrier && OBSTACLE[barrier];
  return obstacle ? obstacle[turn.profile.language] : undefined;
}

/** A "ya, dale" answers an offer; to a question about the past or about thoughts it answers nothing. */
const isItem = (step: string | null): boolean => step === 'direct' || Boolean(step?.startsWith('screen.'));

function numberLead(value: number, language: 'es' | 'pt'): string {
  if (value >= HIGH_NUMBER) return language === 'pt' ? `Um ${value} é alto` : `Un ${value} es alto`;
  return language === 'pt' ? `Um ${value}, então` : `Un ${value}, entonces`;
}

/** Words about the saying itself are not a matter to come back to. */
const ABOUT_SAYING =
  /\b(?:decir\p{L}*|broma|chiste|ideas?|intenci[oó]n|plan|pens\p{L}*|mandar\p{L}*|expresi[oó]n|pregunt\p{L}*|contest\p{L}*|prefier\p{L}*|gracias|chao|adi[oó]s|lo har[ií]as?|har[ií]as? nada|segur[oa]|sab\p{L}* (?:la verdad|bien))\b/iu;
const QUESTION = /^(?:y )?(?:c[oó]mo|qu[eé]|qui[eé]n|cu[aá]ndo|d[oó]nde|por qu[eé]|si|como vai)(?!\p{L})/iu;
const ENOUGH_WORDS = 3;

/** Whether the message tells something beside its answer. */
export function brought({ understanding }: SafetyTurn): boolean {
  const said = understanding.slots.quote ?? '';
  return said.split(/\s+/).length >= ENOUGH_WORDS && !QUESTION.test(said) && !ABOUT_SAYING.test(said);
}
