/**
 * Everything about a turn that is decided before a word is chosen: understand, assess, plan. Pure, and the one
 * place where language, risk and planner meet.
 */
import type { Language, StyleProfile } from '../intake/style-profile.ts';
import { placed, selectMemories } from '../memory/select-memories.ts';
import { advanceRisk } from '../safety/advance-risk.ts';
import { assess } from '../safety/assess.ts';
import { type Assessment, NO_RISK } from '../safety/risk.ts';
import { besideBirth, sifted } from '../safety/sift.ts';
import { addressIn, readdressed } from '../therapist/address.ts';
import { plain } from '../therapist/cues.ts';
import { raisedByExercise } from '../therapist/exercises/exercise-danger.ts';
import { namedBy } from '../therapist/exercises/naming.ts';
import { tapped } from '../therapist/guided/converse-chip.ts';
import type { Guide, Guides } from '../therapist/guided/guide.ts';
import type { Memory } from '../therapist/move.ts';
import { plan } from '../therapist/planner.ts';
import type { Plan } from '../therapist/reading.ts';
import { styleNow, type TherapistState } from '../therapist/state.ts';
import { understand } from '../therapist/understand.ts';
import type { Understanding } from '../therapist/understanding.ts';

export type Decision = Plan & {
  understanding: Understanding;
  assessment: Assessment;
  /** The profile as it stands after this turn: what the engine must speak with. */
  profile: StyleProfile;
};

export type TurnInput = {
  text: string;
  state: TherapistState;
  profile: StyleProfile;
  /** Everything on file; the turn is given what it may need of it. */
  memories: Memory[];
  /** False while the person keeps the memory paused: then only what has a place of its own is read, and nothing set down. */
  mayRemember?: boolean;
  /** What the guide may say, by language. */
  guides: Guides;
  /** A model leads this talk: our own reader's guesses open nothing. */
  isLed?: boolean;
  now: Date;
};

export function decideTurn({
  state,
  profile,
  now,
  mayRemember = true,
  isLed = false,
  guides,
  ...message
}: TurnInput): Decision {
  const text = greetingIn(message.text) ?? message.text;
  const written = spelledOut(isShouted(text) ? text.toLowerCase() : text);
  const addressed = followAddress(state, profile, text);
  const { address, country } = styleNow(profile, addressed);
  const read = understand(written, { address, country, pending: addressed.pending?.hint ?? null });
  const spoken = followLanguage(addressed, profile, text, read);
  const understanding = inLanguageOf(styleNow(profile, spoken), read);
  const isAnswer =
    (state.pending !== null && state.exercise?.status === 'running') || picksOffered(text, state);
  const heard = asksOurs(text, state, guides(profile.language))
    ? NO_RISK
    : assess(text, state.risk, { isAnswer, isPlain: isLed, isSifted: true });
  const found = besideBirth(sifted(heard, text, state.risk), state.guided?.danger?.of);
  const assessment = raisedByExercise(found, text, profile, state);
  const risk = advanceRisk(state.risk, assessment, now);
  const current = { ...spoken, risk };
  const about = { text: written, topic: understanding.topic ?? state.topic, now };
  const memories = mayRemember ? selectMemories(message.memories, about) : placed(message.memories);
  const turn = { text: written, understanding, assessment, state: current, profile, now };
  const planned = plan({ ...turn, memories, mayRemember, guides });
  return { ...planned, understanding, assessment, profile: styleNow(profile, planned.state) };
}

/** A question about us that was offered and tapped, or stands so in the catalogue: "¿Me están grabando?" says nothing of the person. */
function asksOurs(text: string, { guided }: TherapistState, guide: Guide): boolean {
  if (guided != null && tapped(text, guided.offered)?.to.startsWith('question:')) return true;
  return [...guide.questions.values()].some(({ label }) => label === text.trim());
}

/** "La carta", with a letter on offer, is no farewell. */
const picksOffered = (text: string, { offeredAt, turn }: TherapistState) =>
  offeredAt !== null && turn - offeredAt <= OFFER_STANDS && namedBy(plain(text)).length > 0;
const OFFER_STANDS = 4;

/** A greeting and nothing else, or with the wish for what is already happening: "Buenas, quisiera conversar". */
const ONLY_GREETING =
  /^\W*(?:hola|holi|buenas?(?: tardes| noches)?|buenos d[ií]as|buen d[ií]a|(?<pt>oi|ol[áa]|boa (?:tarde|noite)|bom dia))?[\s,.!]*(?:(?:quisiera|quiero|me gustar[ií]a|necesito|queria|quería|gostaria de|quero|preciso) (?:conversar|hablar|platicar|charlar|falar)(?: con alguien| com algu[ée]m| un rato| um pouco)?)?\W*$/iu;

function greetingIn(text: string): 'hola' | 'oi' | null {
  const found = /\p{L}/u.test(text) ? ONLY_GREETING.exec(text) : null;
  return found && (found.groups?.pt ? 'oi' : 'hola');
}

const SHORTHAND: Record<string, string> = { d: 'de', m: 'me', k: 'que' };

/** "m dice", "d noche": read as the words they are. */
const spelledOut = (text: string) =>
  text.replace(/(?<![\p{L}\d'.]|\d )([dmk])(?= \p{L}{2})/gu, (letter) => SHORTHAND[letter] ?? letter);

const isShouted = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** What they say in the other language would mix two in one reply: then only numbers and names are used. */
function inLanguageOf({ language }: StyleProfile, understanding: Understanding): Understanding {
  if (understanding.language === language) return understanding;
  const { number, name } = understanding.slots;
  return { ...understanding, slots: { number, name } };
}

const ONLY_PORTUGUESE =
  /(?<!\p{L})(n[ãa]o|voc[êe]|vc|minha|meu|estou|t[ôo]|muito|muita|obrigad[oa]|eu)(?!\p{L})|[ãõ]/iu;

/** Whoever calls us usted, vos or tú is answered in kind. What the intake says of formality (question 9) stands above it. */
function followAddress(state: TherapistState, profile: StyleProfile, text: string): TherapistState {
  const style = styleNow(profile, state);
  // Formal from the beginning. "Casual" leaves open which of tú, vos and usted they speak.
  const isSettled = style.formality === 'formal';
  if (style.language !== 'es' || isSettled) return state;
  const address = addressIn(text);
  if (!address || address === style.address) return state;
  // People are kept as we name them, in the old form.
  const people = address === 'usted' ? state.people.map(readdressed) : state.people;
  return { ...state, people, style: { ...state.style, address } };
}

/**
 * Whoever writes in Portuguese is answered in Portuguese, and back. Short sentences are easily taken for the
 * other language, so an unmistakable word decides at once and anything less only when it comes twice running.
 */
function followLanguage(
  state: TherapistState,
  profile: StyleProfile,
  text: string,
  { language, variety, wordCount }: Understanding,
): TherapistState {
  const style = styleNow(profile, state);
  const wanted = languageWanted(text);
  if (wanted) return { ...spokenIn(state, profile, wanted), counts: { ...state.counts, [ASKED_FOR]: 1 } };
  if (wordCount < 3 || state.counts[ASKED_FOR]) return state;
  if (language === style.language) {
    const counts = { ...state.counts, 'other language': 0 };
    const isVosHere = variety === 'voseo' && style.address === 'tu' && !state.style.address;
    return { ...state, counts, style: isVosHere ? { ...state.style, address: 'vos' } : state.style };
  }
  const seen = (state.counts['other language'] ?? 0) + 1;
  const isPlain = language === 'pt' && ONLY_PORTUGUESE.test(text);
  const counts = { ...state.counts, 'other language': seen };
  if (seen < 2 && !isPlain) return { ...state, counts };
  return { ...spokenIn(state, profile, language), counts };
}

function spokenIn(state: TherapistState, profile: StyleProfile, language: Language): TherapistState {
  const home = profile.address === 'voce' ? 'tu' : profile.address;
  return { ...state, style: { ...state.style, language, address: language === 'pt' ? 'voce' : home } };
}

/** In the counts: they said which language they want, and are not followed into another any more. */
const ASKED_FOR = 'language asked for';
const WANTS_SPANISH =
  /(?<!\p{L})(?:(?:yo )?hablo (?:en )?(?:espa[nñ]ol|castellano)|(?:en|em) (?:espa[nñ]ol|castellano|espanhol)[,.]? (?:por ?fa(?:vor)?|porfis|pls)|(?:responde|h[aá]blame|escr[ií]beme|contesta|fala|responda) (?:en|em) (?:espa[nñ]ol|castellano|espanhol))(?!\p{L})/iu;
const WANTS_PORTUGUESE =
  /(?<!\p{L})(?:(?:eu )?falo (?:em )?portugu[eê]s|(?:em|en) portugu[eéê]s[,.]? (?:por favor|pfv|pls|porfa)|(?:responde|responda|fala|escreve) em portugu[eê]s)(?!\p{L})/iu;

function languageWanted(text: string): Language | null {
  if (WANTS_SPANISH.test(text)) return 'es';
  return WANTS_PORTUGUESE.test(text) ? 'pt' : null;
}
