/**
 * "Era de la pega, ojo; de lo otro nada": somebody makes clear that it was not what we took it for. They are believed, and the talk
 * goes back to what they brought; asked again only where something new is said (therapist.md 5). Pure.
 */
import { deniesAfter, deniesDeath } from './evidence.ts';
import { isLaughing } from './idioms.ts';
import { normalise } from './normalise.ts';
import { isGuess, OWN_DEATH } from './risk.ts';
import type { RiskState } from './risk-state.ts';
import type { SafetyTurn } from './turn.ts';

const NOT = '(?<!\\b(?:no|ya no|nao|ni|sin|sem) (?:me |lo )?)';
/** What it was instead, in so many words: believed of any danger. */
const SAYS_WHAT = [
  '\\b(?:ni (?:siquiera )?|nunca |jamas )me (?:alza|levanta|ha (?:pegado|tocado|gritado)|pego|toco|grita)\\b',
  `\\b${NOT}(?:me refiero a|me referia a|hablo de|hablaba de|quise decir|quiero decir|estou falando d\\w+|falo d\\w+|falava d\\w+|quis dizer)\\b`,
  '\\b(?:forma|manera|modo|jeito) de (?:hablar|decir|decirlo|falar|dizer)\\b|\\bes (?:un )?(?:decir|talla|chiste|broma|joda|brincadeira)\\b|\\bera (?:un )?(?:decir|talla|chiste|broma|joda|brincadeira)\\b|\\bfoi brincadeira\\b',
];
/** A game, a play, a kitchen: the blow, the killing or the wound was of another kind. */
const OF_A_GAME =
  /\b(?:juego|juegos|jugando|videojuego|domino|parchis|ajedrez|truco|torneo|partid[oa]s?|campeonato|personaje|obra|ensayo|simulacro|play|ficha|cuchara|escape room|jogo|jogando|baralho|truco|xadrez|campeonato|peca de teatro|gincana|guerra de (?:agua|nieve)|paintball)\b/;
const UNHURT =
  /\b(?:ni un dedo|ni un pelo|nadie me (?:pega|pego|toca|toco|hizo|hace|ha (?:hecho|pegado|tocado))|no me (?:pega|pego|ha pegado|hizo nada|hace nada|toco|toca)|ninguem me (?:bate|bateu|toca|fez)|nao me (?:bate|bateu|fez nada))\b/;
const ACCIDENT =
  /\b(?:cocin\w*|chef|carnicer\w+|panader\w+|jardin\w*|costur\w*|mecanic\w+|carpinter\w+|barber\w+|peluquer\w+|soldad\w+|taller|horno|pelando|picando|rasur\w+|afeit\w+|depil\w+|gat[oa]s?|perr[oa]s?|rosal\w*|espinas?|cactus|bici\w*|sin querer|accident\w+|chiripa|confeit\w+|acougue\w*|marcenar\w+|sem querer|forno|cachorro|roseira)\b/;
const SAYS_NO = /^\W*(?:jaja\w*\W{1,3})?(?:ay |ah |uy |ih |eh )?(?:no|nao|tranqui\w*|calma|relax|naa?)\b/;

/** That it was not that, in each country's ways: of one's own death. */
const WAS_NOT_THAT = [
  '\\b(?:letra|verso|frase|dialogo) (?:que|q|de|da|do|del)\\b|\\ben el (?:juego|mortal [kc]ombat|fifa|free fire|minecraft|fortnite|counter)\\b|\\bno (?:jogo|videogame|free fire|fifa)\\b',
  '\\b(?:no|nao) en mal plan\\b|\\b(?:no|nao) (?:es|era|e|fue|foi) (?:por )?(?:eso|esa|ese|mio|mia|isso|meu|minha|nada de eso|nada disso|lo que (?:piensa|cree|parece)s?|o que parece)\\b',
  '\\bes(?:a|e) \\w+ ,? ?no (?:la )?otr[ao]\\b|\\bde (?:eso|lo otro|ese tema|isso) (?:nada|no|estoy (?:muy )?bien|todo bien)\\b|\\b(?:estoy|ando|estou) (?:muy )?bien (?:de|con) eso\\b',
  '\\b(?:por si |si |se )?(?:son|so)(?:o|a|aba) (?:feo|mal|raro|a loc[oa]|fuerte|estranho|pesado)\\b',
  '\\bd(?:io|eu)s me libre\\b|\\bdeus me livre\\b|\\bni loc[oa]\\b|\\btoco madera\\b|\\bno vaya a pensar\\b|\\bno pienses mal\\b|\\ba proposito (?:jamas|nunca|no)\\b',
  `\\b${NOT}(?:quiero|quero|amo|adoro)(?: e| es| yo| eu| mucho| caleta| muito| un monton| demais)* (?:a )?(?:mi vida|vivir|la vida|viver|minha vida|a vida)\\b`,
  '\\b(?:antes de que|para que no|no) (?:me )?(?:pienses?|piensen|creas?|malinterpretes?) mal\\b|\\bpor si (?:quedo|queda|habia|quedaba) (?:la |alguna )?duda\\b|\\b(?:suena|sono|sonaba|parecio|soou|parece) a? ?(?:otra cosa|outra coisa|telenovela|novela|despedida)\\b',
  '\\b(?:bien|muy|re|super|mas que) (?:content|feliz)\\w*\\b|\\bfeliz de la vida\\b|^\\W*(?:del?|do|da|dos|das|de la|de los|de las) (?!vida|mundo|todo|tudo|aqui|esta|este|essa)\\w+(?: \\w+){0,3}(?: eh| ,| (?:k{3,}|(?:ja){2,}\\w*|rs+))',
  '\\b(?:tranqui\\w*|calma|relaja|no te asustes|no se asuste|para que te veo venir)\\b.*\\b(?:es|era|e|eran|sao)\\b|\\bme expres\\w+ mal\\b|\\b(?:suena|sono|leo|le[ií]|lei|reli) (?:\\w+ ){0,4}(?:terrible|feo|fatal|horrible|lo que puse|lo que escribi|dramatic\\w+)\\b|\\bes (?:un |el |de un |una )?(?:jueg\\w+|domino|jefe final|personaje|obra|cancion|pelicula|serie|contrato|plan de)\\b|\\be (?:o |um |de um )?(?:jogo|contrato|plano de|musica|filme|novela)\\b',
  '\\basi (?:hablamos|hablo|decimos|digo)\\b|\\b(?:assim|eu) (?:falo|escrevo|a gente fala)(?: assim)?\\b',
];
const TAKES_BACK = new RegExp([...SAYS_WHAT, ...WAS_NOT_THAT].join('|'));
const SAYS_PLAINLY_WHAT = new RegExp(SAYS_WHAT.join('|'));
/** A body, voices or blows that were told do not go away by a laugh, or because something else is denied. */
const STANDS = /^(?:medical\.(?!check)|psychosis\.|violence\.|others\.|harm\.|third\.)/;

/** "No era broma", "no exagero". */
const MEANT_IT =
  /\b(?:no|nunca|nao) (?:es|era|fue|estoy|foi)? ?(?:una? )?(?:broma\w*|chiste|exager\w+|decir|brincadeira)\b/;

/** Laughing, they say what it is. */
const EXPLAINS = /\b(?:es|era|eran|son|eh|foi|fue|hablaba|hablo|digo|dije|en el|en la|no|na)\b/;
const LEAST_WORDS = 5;
/** A laugh beside this hides something. */
const STILL_LOW =
  /\b(?:vida|morir\w*|morrer|igual|no se|nao sei|nada|todo|tudo|cansad\w+|triste|peor|pior|llor\w+|chor\w+|sol[oa]|sozinh\w+)\b/;

/** What was said plainly is not taken back by a sentence: the screener asks. */
const SAID_PLAINLY = ['act', 'attempt', 'means', 'self_harm', 'self_harm_urge', 'method_request'] as const;

/** A gentle question they went on from, and what it was about still on file. */
function passedOver({ level, kinds, course }: RiskState): string | null {
  const isOpen = level === 'low' && kinds.some((kind) => OWN_DEATH.has(kind));
  return isOpen && course?.said.at(-1) === 'hint.death' ? 'hint.suicide' : null;
}

/** Whether they make clear that it was none, with nothing in the message that speaks against it. */
export function takesBack({ text, risk, assessment }: SafetyTurn): boolean {
  const step = risk.step ?? passedOver(risk);
  if (step === null || step.startsWith('return.')) return false;
  const denies =
    deniesAfter(text) ||
    assessment.evidence.some((name) => /^denied:(?:act|intent|wish|act_idiom)/.test(name));
  const clean = normalise(text);
  const isAccident =
    ACCIDENT.test(clean) && SAYS_NO.test(clean) && !assessment.evidence.includes('self_harm');
  const said = SAID_PLAINLY.filter((signal) => risk.signals[signal]);
  if (said.some((signal) => signal !== 'self_harm' || !isAccident)) return false;
  if (said.length > 0) return !MEANT_IT.test(clean);
  // "Mañana se acaba todo" may be about a job; "me voy a matar, lo decidí" is not.
  if (risk.signals.intent && (risk.signals.act_idiom || risk.signals.wish) && !denies) return false;
  const plain = clean;
  if (STANDS.test(step)) {
    const isOther =
      /^(?:others|violence)\./.test(step) &&
      ((OF_A_GAME.test(plain) && (isLaughing(plain) || SAYS_NO.test(plain))) || UNHURT.test(plain));
    return (SAYS_PLAINLY_WHAT.test(plain) || isOther) && !MEANT_IT.test(plain);
  }
  const isTold =
    TAKES_BACK.test(plain) ||
    (isLaughing(plain) &&
      plain.split(' ').length >= LEAST_WORDS &&
      EXPLAINS.test(plain) &&
      !STILL_LOW.test(plain));
  if (!isTold || MEANT_IT.test(plain)) return false;
  if (step === 'hint.suicide') return !SAID_PLAINLY.some((signal) => assessment.evidence.includes(signal));
  return assessment.kinds.every((kind) => isGuess(assessment, kind)) || deniesDeath(text) || denies;
}
