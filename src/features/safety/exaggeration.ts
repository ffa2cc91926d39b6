/** Ways of speaking that borrow the words of one's own death: told laughing, before others, over a mishap or a game. Pure. */
import type { Heard } from './heard.ts';
import { isEmbarrassed, isLaughing, isMishap } from './idioms.ts';
import { atLeast } from './risk.ts';

export const SOON =
  /\b(?:hoy|ahora|ahorita|ahorititita|ya mismo|esta (?:noche|tarde|madrugada|manana)|en (?:un rato|una hora|unas horas|\d+ (?:minutos|horas))|manana|cuando (?:se duerman|todos duerman|me quede sol[oa]|lleguen?)|a la noche|a las \d+|hoje|agora|amanha|essa noite|tonight|today|now)\b/;
export const IN_EARNEST =
  /\b(?:en serio|de verdad|posta|neta|literal|juro|por fin|ya no (?:puedo|aguanto|quiero)|a serio|de verdade)\b/;

/** "me quiero matar, perdí el bus", films and games, when no other sign is there or on file. */
const ON_CONDITION = /(?<![a-z])(?:si|se|cuando|quando|como|hasta que) /;

const THEN = /\b(?:queria|quise|quis)\b/;

export function isExaggeration(heard: Heard): boolean {
  const { has, text, risk } = heard;
  if (atLeast(risk.level, 'low')) return false;
  // "Ahora me voy a matar": said of this very hour it is none, whatever stands beside it.
  const intent = heard.sentenceOf('intent');
  if (has('intent') && SOON.test(intent) && !ON_CONDITION.test(intent)) return false;
  if (
    has(
      'means',
      'place',
      'edge',
      'veiled',
      'preparation',
      'goodbye',
      'burden',
      'hopeless',
      'attempt',
      'method_request',
    )
  )
    return false;
  const spoken = [
    heard.sentenceOf('act'),
    heard.sentenceOf('wish'),
    heard.sentenceOf('act_idiom'),
    heard.sentenceOf('intent'),
  ];
  const sentence = spoken.filter(Boolean).join(' ');
  if (!sentence || has('unbearable')) return false;
  // Wanted then, before others or over a mishap: "te juro" makes no more of it.
  const isThen = !has('act', 'intent') && THEN.test(sentence);
  if (isThen && (isLaughing(text) || isEmbarrassed(text) || isMishap(text))) return true;
  if (IN_EARNEST.test(text)) return false;
  // Told laughing, or in the set phrase.
  const isSetPhrase = !has('act', 'intent') && (has('act_idiom') || THEN.test(sentence));
  if (isLaughing(text) && isSetPhrase) return true;
  const loose =
    /\bme (?:\w+ )?(?:quiero|queria|quisiera|voy a|dan ganas de|mato) ?(?:\w+ )?(?:matar|morir|suicidar)?|\b(?:quiero|queria) (?:morir(?:me)?|morrer|desaparecer)\b|\bmatame\b/;
  if (
    loose.test(sentence) &&
    isMishap(text) &&
    !/\b(?:todos los dias|siempre|vida|vivir|sol[oa])\b/.test(text)
  )
    return true;
  const played =
    /\b(?:jug\w+|partida|ranked|free fire|fortnite|valorant|gta|minecraft|personaje|personagem|jogo|protagonista)\b/;
  return played.test(sentence) && !has('wish');
}
