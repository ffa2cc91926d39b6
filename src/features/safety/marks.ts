/**
 * What the model therapist knows of danger, kept by kind: a mark rises with what is said, heard by the second reader or
 * raised by the model, and never falls because a later one is lower or of another kind. It goes by the person's own
 * correction, by a clear no to what was only hinted, or by a lower answer on another day (clinical reference §4). Pure.
 */
import { deniesDeath, IS_OF_AGE, type Sign } from './evidence.ts';
import { type Reply, readReply } from './reply.ts';
import { atLeast, highest, isOwn, OWN_DEATH, RISK_KINDS, type RiskKind, type RiskLevel } from './risk.ts';
import type { DangerMark } from './risk-schema.ts';
import type { RiskState } from './risk-state.ts';
import { NEW_COURSE } from './turn.ts';

export type Marks = Partial<Record<RiskKind, DangerMark>>;
export type Answer = 'yes' | 'no' | 'unsure';

/** Questions of the ladder by the names the protocol has for them, so that either therapist may go on with them. */
export const ITEMS = {
  direct: 'direct',
  how: 'screen.Q3',
  intent: 'screen.Q4',
  before: 'screen.Q6',
} as const;
export const ITEM_NAMES = ['direct', 'how', 'intent', 'before', 'taken'] as const;
export type Item = (typeof ITEM_NAMES)[number];

export const itemStep = (item: Item): string => (item === 'taken' ? 'led.taken' : ITEMS[item]);

export function answersOf({ course }: RiskState): Partial<Record<Item, Answer>> {
  const given = course?.answers ?? {};
  const of = (item: Item) => given[itemStep(item)];
  return Object.fromEntries(ITEM_NAMES.flatMap((item) => (of(item) ? [[item, of(item)]] : [])));
}

/** The marks on file; of a talk the guided therapist led, one for each kind it knows. */
export function marksOf(risk: RiskState): Marks {
  if (risk.marks) return risk.marks;
  if (risk.level === 'none') return {};
  const by = risk.signals.intake ? 'intake' : 'said';
  return Object.fromEntries(risk.kinds.map((kind) => [kind, { level: risk.level, words: '', turn: 0, by }]));
}

export function levelOf(risk: RiskState): RiskLevel {
  return highest(...Object.values(marksOf(risk)).map(({ level }) => level));
}

/** The kinds on file, gravest first. */
export function kindsOf(risk: RiskState): RiskKind[] {
  const marks = marksOf(risk);
  return RISK_KINDS.filter((kind) => marks[kind]).toSorted((one, other) =>
    atLeast(marks[one]?.level ?? 'none', marks[other]?.level ?? 'none') ? -1 : 1,
  );
}

/** The danger whose help lines stand on the screen; null: none. A hint shows nothing, nor does anything while somebody may look. */
export function shownDanger(risk: RiskState): { level: RiskLevel; kinds: RiskKind[] } | null {
  if (risk.watched) return null;
  if (!risk.marks) return risk.level === 'none' ? null : { level: risk.level, kinds: risk.kinds };
  const marks = risk.marks;
  const kinds = kindsOf(risk).filter((kind) => marks[kind]?.by !== 'hinted');
  if (kinds.length === 0) return null;
  return { level: highest(...kinds.map((kind) => marks[kind]?.level ?? 'none')), kinds };
}

/** The state with these marks: level and kinds follow, so that the guided therapist finds what it needs. */
export function withMarks(risk: RiskState, marks: Marks, now: Date): RiskState {
  const own = Object.entries(marks).filter(([kind]) => isOwn(kind as RiskKind));
  const level = highest(...own.map(([, { level }]) => level));
  const raised = !atLeast(risk.level, level);
  const kinds = Object.keys(marks) as RiskKind[];
  return { ...risk, marks, level, kinds, raisedAt: raised ? now.toISOString() : risk.raisedAt };
}

/** Raises one kind; lower or equal marks leave what is there, unless they are surer than a hint. */
export function marked(risk: RiskState, kind: RiskKind, mark: DangerMark, now: Date): RiskState {
  const marks = marksOf(risk);
  const known = marks[kind];
  // What the questionnaire said is now said by them.
  if (known?.by === 'intake' && mark.by === 'said' && atLeast(known.level, mark.level))
    return withMarks(risk, { ...marks, [kind]: { ...mark, level: known.level } }, now);
  const isSurer = known?.by === 'hinted' && mark.by !== 'hinted' && atLeast(mark.level, known.level);
  if (mark.level === 'none' || (known && atLeast(known.level, mark.level) && !isSurer)) return risk;
  return withMarks(risk, { ...marks, [kind]: mark }, now);
}

/**
 * They made clear that what was heard or hinted was not meant. Words of their own death stay, and whatever was graver than
 * moderate: "me pegó" may be a song, "quiero matarme" is no song.
 */
export function takenBack(risk: RiskState, kind: RiskKind, now: Date): RiskState {
  const marks = marksOf(risk);
  const { [kind]: mark, ...others } = marks;
  if (mark === undefined) return risk;
  const stays = mark.by === 'said' && (OWN_DEATH.has(kind) || atLeast(mark.level, 'high'));
  return stays ? risk : withMarks(risk, others, now);
}

/** Hands on somebody's neck: to be looked at today, whatever else was told of that violence. */
export const STRANGLED =
  /(?<!\p{L})(?:ahorc|asfixi|estrangul|enforc|esgan)\p{L}*|(?:apret|agarr|apert|segur)\p{L}*[^?!\n]{0,24}(?<!\p{L})(?:cuello|garganta|pesco[cç]o)/iu;

export type Heard = { text: string; reply: Reply; signs: readonly Sign[]; turn: number; now: Date };

/** What is on file after a message of the person's. */
export function hearPerson(before: RiskState, heard: Heard): RiskState {
  const { reply, signs, turn, now } = heard;
  const plain = signs.filter((sign) => sign.by !== 'guessed');
  const denies =
    plain.length === 0 && kindsOf(before).some((kind) => OWN_DEATH.has(kind)) && deniesDeath(heard.text);
  let risk = withAnswer(corrected(withoutOldHints(before, now), heard, plain), heard, plain);
  if (denies) risk = withoutHints(answered(risk, 'direct', 'no'), now);
  for (const { kind, level, by, words } of plain) {
    if (by === 'guessed') continue;
    risk = marked(risk, kind, { level, words, turn, by }, now);
  }
  risk = graver(risk, heard);
  risk = nearer(saysItThemselves(risk, plain), heard, before.step);
  const isHarmed = marksOf(risk).abuse_violence !== undefined;
  const watched = watchedAfter(risk.watched ?? null, heard.text, { speaksOfIt: plain.length > 0, isHarmed });
  if (TIRED_OF_IT.test(heard.text)) risk = withoutQuestions(risk);
  const box = { ...risk.checklist };
  // "Mi mamá está en la sala" answers us only where it was asked who is there.
  const wasAsked = before.course?.said.some((said) => WHO_IS_THERE.has(said)) === true;
  const isThere = wasAsked && !watched && isShort(heard.text) && reply.accompanied && !ALONE.test(heard.text);
  if (isThere || reply.inCare) box.physical_presence = true;
  if (reply.inCare) box.provider = true;
  return { ...risk, marks: marksOf(risk), watched, checklist: box };
}

/** Of violence that is on file already, what a body must be looked at for stands in the place of what was told before. */
function graver(risk: RiskState, { text, turn, now }: Heard): RiskState {
  const { abuse_violence: mark } = marksOf(risk);
  if (!mark || STRANGLED.test(mark.words)) return risk;
  const at = text.search(STRANGLED);
  if (at < 0) return risk;
  const words = text.slice(at).replace(/\s+/g, ' ').trim().slice(0, 160);
  const told = { ...mark, words, turn, by: 'said' as const };
  return withMarks(risk, { ...marksOf(risk), abuse_violence: told }, now);
}

/** They say that they have answered, or were asked before: no question of the ladder is put to them again. */
const TIRED_OF_IT =
  /(?<!\p{L})(?:ya (?:te|le|se) (?:lo )?(?:dije|cont[eé]|respond[ií]|contest[eé])|me (?:lo )?(?:acab[aá]s|acaba|volv[eé]s|vuelves|vuelve) (?:de|a) preguntar|otra vez (?:con (?:eso|lo mismo)|la misma pregunta)|(?:no me|dej[aá]\p{L}* de) pregunt\p{L}+|(?:pareces?|parec[eé]s) (?:un )?(?:formulario|encuesta|interrogatorio)|j[aá] (?:te |lhe )?(?:disse|falei|respondi|contei)|de novo (?:essa|a mesma) pergunta|para de (?:me )?perguntar)(?!\p{L})/iu;

const WEARY = 'led.weary';
const withoutQuestions = (risk: RiskState): RiskState => {
  const course = risk.course ?? NEW_COURSE;
  return { ...risk, course: { ...course, said: [...new Set([...course.said, WEARY])] } };
};

/** Whether a question of the ladder may no longer be put to them; whether they took or did something always may. */
export const isWearyOf = ({ course }: RiskState, item: Item): boolean =>
  item !== 'taken' && course?.said.includes(WEARY) === true;

/** In a long message somebody who comes is part of a story. */
const THERE_WORDS = 14;
const isShort = (text: string) => text.trim().split(/\s+/).length <= THERE_WORDS;

/** What makes an open danger one of this hour, however short it is said: the time, or what it would be done with. */
const AT_HAND_WITH =
  /(?<!\p{L})(?:(?:tengo|tenho) (?:\p{L}+ ){0,3}(?:con|com) (?:o )?qu[eéê]|(?:ya )?lo tengo (?:todo )?(?:aqu[ií]|listo|a mano|conmigo)|(?:j[aá] )?t[aá] tudo (?:aqui|pronto))(?!\p{L})/iu;
const AT_HAND =
  /(?<!\p{L})(?:(?:tengo|tenho) (?:\p{L}+ ){0,3}(?:con|com) (?:o )?qu[eéê]|(?:ya )?lo tengo (?:todo )?(?:aqu[ií]|listo|a mano|conmigo)|(?:j[aá] )?t[aá] tudo (?:aqui|pronto)|(?:es|va a ser|[eé]|vai ser) (?:hoy|esta noche|hoje|hoje (?:à|a) noite))(?!\p{L})/iu;
const THIS_HOUR = /(?<!\p{L})(?:hoy|esta noche|ahora(?: mismo)?|hoje|agora)(?!\p{L})/iu;
const OF_THE_LADDER: ReadonlySet<string> = new Set(['direct', 'screen.Q3', 'screen.Q4']);

function nearer(risk: RiskState, { text, reply, turn, now }: Heard, asked: string | null): RiskState {
  const own = marksOf(risk).suicide;
  if (!own || answersOf(risk).direct === 'no') return risk;
  // Words that may be a way of speaking are none beside what it would be done with.
  if (own.by === 'hinted' && !AT_HAND_WITH.test(text)) return risk;
  const isNow =
    AT_HAND.test(text) || (OF_THE_LADDER.has(asked ?? '') && reply.answer === 'yes' && THIS_HOUR.test(text));
  const words = text.replace(/\s+/g, ' ').trim().slice(0, 160);
  return isNow ? marked(risk, 'suicide', { level: 'imminent', words, turn, by: 'said' }, now) : risk;
}

const WHO_IS_THERE: ReadonlySet<string> = new Set(['led.presence', 'led.human', 'led.home', 'led.person']);
const ALONE = /(?<!\p{L})(?:sol[oa]|sozinh[oa])(?!\p{L})/iu;

/** A hint is asked about in the reply to it, if at all; unless the model then asked, it is gone. */
function withoutOldHints(risk: RiskState, now: Date): RiskState {
  if (risk.step !== null) return risk;
  const marks = Object.entries(marksOf(risk));
  const kept = marks.filter(([, { by }]) => by !== 'hinted');
  return kept.length === marks.length ? risk : withMarks(risk, Object.fromEntries(kept), now);
}

/** Who says what they think of has answered the question for it. */
function saysItThemselves(risk: RiskState, signs: readonly Sign[]): RiskState {
  const has = (...names: string[]) => signs.some(({ evidence }) => names.includes(evidence));
  let next = risk;
  const isNamed = signs.some(({ kind, words }) => kind === 'suicide' && NAMED.test(words));
  if (
    isNamed ||
    has('active ideation', 'intent', 'intent + time or means', 'means + ideation', 'attempt under way')
  )
    next = answered(next, 'direct', 'yes');
  if (has('recent attempt', 'past attempt'))
    next = answered(answered(next, 'before', 'yes'), 'direct', 'yes');
  if (has('intent', 'intent + time or means')) next = answered(next, 'intent', 'yes');
  return has('attempt under way', 'overdose') ? answered(next, 'taken', 'yes') : next;
}

const NAMED =
  /(?<!\p{L})(?:mat(?:arme|ar-me)|me mat(?:ar|o)|suicid\p{L}*|quitarme la vida|tirar (?:a )?minha vida)(?!\p{L})/iu;

const answered = (risk: RiskState, item: Item, answer: Answer): RiskState => {
  const course = risk.course ?? NEW_COURSE;
  return { ...risk, course: { ...course, answers: { ...course.answers, [itemStep(item)]: answer } } };
};

export type Understanding = {
  answers: Partial<Record<Item, Answer | null>>;
  company: boolean | null;
  /** It hears nothing of their own death in the message. */
  isCalm: boolean;
};

/**
 * What another reader understood of a message: a no never takes back a yes, and ends what was only heard or hinted, as a clear
 * no does that we read ourselves. Who is with them counts where there is danger, or where it was asked.
 */
export function understood(
  risk: RiskState,
  { answers, company, isCalm }: Understanding,
  now: Date,
): RiskState {
  let next = risk;
  for (const item of ITEM_NAMES) {
    const answer = answers[item];
    if (answer && answersOf(next)[item] !== 'yes') next = answered(next, item, answer);
  }
  if (isCalm && answers.direct === 'no' && answersOf(next).direct === 'no') next = withoutHints(next, now);
  const wasAsked = risk.course?.said.some((said) => WHO_IS_THERE.has(said)) === true;
  const counts = wasAsked || atLeast(levelOf(risk), 'high');
  if (company === null || (company && !counts) || next.checklist.physical_presence === company) return next;
  return { ...next, checklist: { ...next.checklist, physical_presence: company } };
}

/** What a yes to each question makes of the level (clinical reference §3). */
const RAISES: Record<Item, RiskLevel> = {
  direct: 'low',
  how: 'moderate',
  intent: 'high',
  before: 'moderate',
  taken: 'imminent',
};

/** The message as an answer to the question that is open. */
function withAnswer(risk: RiskState, { reply, text, turn, now }: Heard, signs: readonly Sign[]): RiskState {
  const { step } = risk;
  if (step === null) return risk;
  if (step.startsWith('return.')) return afterReturn({ ...risk, step: null }, reply, signs, now);
  const item = (Object.keys(RAISES) as Item[]).find((one) => itemStep(one) === step);
  const answer = answerIn(text, reply);
  if (!item || answer === null) return { ...risk, step: null };
  const next = answered({ ...risk, step: null }, item, answer);
  if (answer === 'yes') {
    const level = item === 'before' && reply.when === 'recent' ? 'high' : RAISES[item];
    const words = text.replace(/\s+/g, ' ').trim().slice(0, 160);
    return marked(next, 'suicide', { level, words, turn, by: 'said' }, now);
  }
  const isClear = answer === 'no' && item === 'direct' && signs.length === 0 && !ON_ITS_OTHER_HAND.test(text);
  return isClear ? withoutHints(next, now) : next;
}

/** In a long message "no" and "no sé" are about something else. */
const ANSWER_WORDS = 7;
const UNSURE_WORDS = 7;

function answerIn(text: string, { withholds, answer }: Reply): Answer | null {
  const count = text.trim().split(/\s+/).length;
  if (withholds) return 'unsure';
  if (count <= (answer === 'unsure' ? UNSURE_WORDS : ANSWER_WORDS)) return answer;
  // "Sí, ya te dije que sí. Y…": what comes first answers.
  const first = text.trim().split(/[.,;:\n]/)[0] ?? '';
  const begins =
    first.split(/\s+/).length <= FIRST_WORDS && !first.includes('?') ? readReply(first).answer : null;
  return begins === 'unsure' ? null : begins;
}
const FIRST_WORDS = 5;

/** "No, pero a veces quisiera no estar" is no clear no. */
const ON_ITS_OTHER_HAND = /(?<!\p{L})(?:pero|aunque|mas|s[oó]lo que|a veces|às vezes|por[eé]m)(?!\p{L})/iu;

/** A clear no ends what was only hinted or asked because of the questionnaire; what was said in plain words stays. */
function withoutHints(risk: RiskState, now: Date): RiskState {
  const kept = Object.entries(marksOf(risk)).filter(
    ([kind, { by }]) => by === 'said' || !OWN_DEATH.has(kind as RiskKind),
  );
  return withMarks(risk, Object.fromEntries(kept), now);
}

const ANOTHER_DAY_MS = 12 * 60 * 60 * 1000;

/** The opening of a later talk asked whether it is still there: a no on another day brings it down one step. */
function afterReturn(risk: RiskState, reply: Reply, signs: readonly Sign[], now: Date): RiskState {
  const isGone = reply.answer === 'no' || reply.strength === 'less';
  const isAnotherDay = risk.raisedAt !== null && now.getTime() - Date.parse(risk.raisedAt) >= ANOTHER_DAY_MS;
  if (!isGone || !isAnotherDay || signs.length > 0) return risk;
  const marks = Object.entries(marksOf(risk)).flatMap(([kind, mark]) => {
    if (!OWN_DEATH.has(kind as RiskKind)) return [[kind, mark]];
    return atLeast(mark.level, 'moderate') ? [[kind, { ...mark, level: 'low' as const }]] : [];
  });
  return withMarks(risk, Object.fromEntries(marks), now);
}

/** "Era un decir", "no soy menor": believed, unless the same message says it again or it was graver than a hint. */
function corrected(risk: RiskState, { reply, text, turn, now }: Heard, signs: readonly Sign[]): RiskState {
  const isTakenBack = (kind: RiskKind, mark: DangerMark): boolean => {
    if (signs.some((sign) => sign.kind === kind)) return false;
    if (kind === 'minor') return IS_OF_AGE.test(text);
    return reply.clarifies && !atLeast(mark.level, 'high') && turn - mark.turn <= CORRECTED_WITHIN;
  };
  const marks = marksOf(risk);
  const kept = Object.entries(marks).filter(([kind, mark]) => !isTakenBack(kind as RiskKind, mark));
  if (kept.length === Object.keys(marks).length) return risk;
  return { ...withMarks(risk, Object.fromEntries(kept), now), step: null };
}

/** Messages back to which "era un chiste" may reach. */
const CORRECTED_WITHIN = 3;

function watchedAfter(
  before: Watched,
  text: string,
  { speaksOfIt, isHarmed }: { speaksOfIt: boolean; isHarmed: boolean },
): Watched {
  if (LOOKING.test(text) || (isHarmed && BESIDE_THEM.test(text))) return 'now';
  // Where somebody reads the phone, whoever arrives may be that one.
  if (before === 'screen' && ARRIVES.test(text)) return 'now';
  if (before === 'now') {
    if (UNSEEN.test(text)) return null;
    return speaksOfIt ? 'screen' : 'now';
  }
  return SEEN.test(text) || (isHarmed && SEEN_BY_WHO_HARMS.test(text)) ? 'screen' : before;
}
type Watched = NonNullable<RiskState['watched']> | null;

/** Nothing but that somebody has come, as the last thing that is written. */
const HAS_COME =
  /^(?:espere?,? |para,? )?(?:ya |j[aá] |acaba de |ah[ií] )?(?:lleg[oó]|llegar|chegou|entr[oó]|entrou|viene|vem|est[aá] (?:aqu[ií]|ac[aá]|entrando|chegando|subiendo))(?: [eé]l| ele)?\W*$/iu;

/** Where violence is on file: whether somebody who may be that one is there at this moment, by what they write last. */
export function isLookedAt(text: string): boolean {
  const last = text.split(/[.!\n]+/).findLast((one) => one.trim() !== '') ?? '';
  const end = last.split(',').at(-1) ?? '';
  return (
    LOOKING.test(text) || BESIDE_THEM.test(text) || HAS_COME.test(last.trim()) || HAS_COME.test(end.trim())
  );
}

/** They can write again. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);

const PHONE = '(?:cel\\p{L}*|tel[eé]fono|telefone|chats?|mensajes|mensagens|pantalla|tela|conversas?)';
const NOBODY = '(?<!\\p{L})(?<!(?:no|nadie|não|ninguém) (?:me |lo )?)';
/** Somebody goes through their phone, or may read what stands here. */
const SEEN = new RegExp(
  `${NOBODY}(?:(?:me |nos )(?:revisa|mira|ve|lee|l[eê]|controla|agarra|quita|mexe n?|olha|vigia|checa)(?: todo)? (?:el|mi|este|o meu|o|meu|esta|mis|os meus|meus|as minhas) ${PHONE}|(?:revisa|mira|ve|lee|l[eê]|controla|agarra|quita|mexe n?|olha|vigia|checa)(?: todo)? (?:mi|este|o meu|meu|mis|os meus|meus|as minhas) ${PHONE}|(?:mi|meu) (?:cel\\p{L}*|tel[eé]fono|telefone)(?: me)? (?:lo|o) (?:revisa|mira|ve|lee|controla|agarra|olha|l[eê]|v[eê])|(?:puede|pode) (?:ver|leer|ler) (?:esto|isso|isto|el chat|la pantalla|o chat|a tela))`,
  'iu',
);
/** Who looks at a phone that may be anybody's: believed of whoever harms them, of nobody else. */
const SEEN_BY_WHO_HARMS =
  /(?<!\p{L})(?<!(?:no|nadie|não|ninguém) (?:me |lo )?)(?:(?:el |o )(?:cel\p{L}*|tel[eé]fono|telefone)(?: me)? (?:lo|o) (?:revisa|mira|ve|lee|controla|agarra|olha|l[eê]|v[eê])|(?:revisa|mira|ve|lee|l[eê]|controla|agarra|quita|olha|vigia|checa)(?: todo)? (?:el|o) (?:cel\p{L}*|tel[eé]fono|telefone))/iu;
/** Somebody is there at this moment, or the subject is changed because of it. */
const LOOKING = new RegExp(
  `${NOBODY}(?:est[aá] (?:mirando|viendo|leyendo|olhando|vendo|lendo) (?:esto|lo que (?:te )?escrib\\p{L}*|mi cel\\p{L}*|mi tel[eé]fono|la pantalla|el chat|isso|o que (?:te )?escrev\\p{L}*|meu cel\\p{L}*|a tela|o chat)|(?:acaba de llegar|ya lleg[oó]|acabou de chegar|chegou agora)(?: a casa| em casa)?[,.]? (?:cambia|habla|hablemos|finge|muda|fala|vamos falar)|(?:cambia|cambiemos|muda) (?:de tema|ya|de assunto)[,.]? (?:que|porque|pois|est[aá]))`,
  'iu',
);
const BESIDE_THEM =
  /(?<!\p{L})(?<!(?:no|nadie|não|ninguém) (?:me |lo )?)(?:est[aá] (?:(?:mirando|viendo|leyendo|olhando|vendo|lendo) (?:el cel\p{L}*|o cel\p{L}*)|(?:aqu[ií] )?al lado|do meu lado))/iu;
const ARRIVES =
  /^\W*(?:ya |j[aá] |acaba de |ah[ií] )?(?:lleg[oó]|llegar|chegou|viene|est[aá] (?:aqu[ií]|ac[aá]|entrando))[^?]{0,25}$/iu;
const UNSEEN =
  /(?<!\p{L})(?:ya (?:se (?:fue|durmi[oó])|sali[oó])|ya no est[aá]|ya estoy sol[ao]|se fue|j[aá] (?:foi|saiu|dormiu)|j[aá] estou sozinh[ao]|foi embora|puedo hablar|posso falar)(?!\p{L})/iu;
