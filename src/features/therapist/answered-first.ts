/** In the middle of danger as well, what is asked is answered first; and nothing is said twice while somebody waits (therapist.md 5). Pure. */
import type { Language } from '../intake/style-profile.ts';
import { likeness } from '../recognise/likeness.ts';
import { saysNotToDie } from '../safety/denial.ts';
import { aboutThem } from '../safety/other-person.ts';
import { readReply } from '../safety/reply.ts';
import { atLeast, OWN_DEATH } from '../safety/risk.ts';
import type { RiskState } from '../safety/risk-state.ts';
import { chipsOf } from '../safety/turn.ts';
import { IN_DANGER } from './guided/danger-chips.ts';
import { type Guide, voiced } from './guided/guide.ts';
import { bounded, type GuidedState, NEW_GUIDED } from './guided/guided-state.ts';
import { childrenAsked, dangersOf, type InDanger, meansAsked } from './guided/in-danger.ts';
import { plainlyKnown } from './guided/plainly-asked.ts';
import { kindOf } from './guided/question-kind.ts';
import { questionPart } from './guided/question-part.ts';
import type { Plan, Reading } from './reading.ts';

/** An answer is believed to be the one from here on; without a mark it must be surer that anything is asked. */
const SAME = 0.5;
const SAME_UNMARKED = 0.8;
/** Without a mark, only a few words ask. */
const FEW_WORDS = 14;

/** "A Lucho, que vive cerca. ¿Qué le escribo?": who is in danger sets no marks. */
const ASKING =
  /(?:^|[.,;\n!]\s*|(?<!\p{L})(?:y|e|pero|mas|te pregunt[eé]|perguntei|dime|decime|d[ií]game) )((?:a |con |de |por |para )?(?:qu[eé]|c[oó]mo|a ?d[oó]nde|d[oó]nde|cu[aá]nto|qui[eé]n|o que|q|quem|quando|quanto|onde|como) (?:le |les |lo |la |me |se |eu |yo )?(?:digo|decirle|hago|hacer|voy|llamo|pongo|escribo|mando|fa[çc]o|falo|ligo|vou|escrevo)(?!\p{L})[^.?!]{0,40})/iu;
const clauseAsking = (text: string): string | null => ASKING.exec(text)?.[1]?.trim() ?? null;

/** A body in danger that talks on is not told the same again; what was told of the way has its own reply. */
const GOES_ON = /^medical\.(?:stay|with)/;
/** What was told decides these. */
const NEWS =
  /^(?:third\.(?:yes|said-no|going|coming)|medical\.(?:way|insist\.withdrawal)|psychosis\.travel|harm\.)/;

function staying({ state }: Reading, { move, state: { risk, guided } }: Plan, { stay }: InDanger) {
  const isGoingOn = state.recent.at(-1)?.kind === 'medical' && move.kind === 'medical';
  const [danger] = dangersOf(risk.kinds);
  if (!isGoingOn || danger !== 'body' || !GOES_ON.test(move.frame)) return undefined;
  return stay.body
    ?.map((answer, at) => ({ answer, name: `stay:body#${at}` }))
    .find(({ name }) => guided?.said.includes(name) !== true);
}

/** "¿Me quedo aquí, sí o no?" asks what it asks without its end. */
const plainly = (question: string): string => question.replace(YES_OR_NO, '?');
const YES_OR_NO = /[,.;]? ?(?:s[ií] o no|sim ou n[aã]o)\s*\?/giu;

/** "Sí, desde septiembre" answers what we asked, and asks nothing. */
function isAnswer(text: string): boolean {
  const { answer, when, withholds, deniesIntent } = readReply(text);
  return answer !== null || when !== null || withholds || deniesIntent;
}

/** Steps of a crisis that is open: an answer is enough for one reply. */
const GOING_ON =
  /^(?:crisis\.(?!open)|now\.(?!emergency|attempt)|(?:barrier|trusted|provider|line|open|reasons)\b)/;
const IN_CRISIS = /^(?:crisis|now)\./;

/** The step that the answer took the place of was not said: it is still to come. */
function putOff(before: RiskState, planned: RiskState): RiskState {
  if (!planned.course) return planned;
  const said = before.course?.said ?? [];
  return {
    ...planned,
    course: { ...planned.course, said },
    checklist: before.checklist,
    step: before.step ?? planned.step,
  };
}

const CLARIFIED = 'risk.clarified';
const isLight = (frame: string): boolean => frame.startsWith('light.');

/** They made clear that it was none, in a word: a line about what they had brought stands behind the thanks. */
function backTo(guide: Guide, guided: GuidedState, language: Language) {
  const situation = guide.situations.get(guided.situation ?? '');
  const lines = situation?.goOn ?? guide.topics.get(guided.topic ?? '')?.lines.map(({ says }) => says) ?? [];
  const about = `${situation?.id ?? guided.topic}:go-on`;
  const at = lines.findIndex((_, index) => !guided.said.includes(`${about}#${index}`));
  const line = lines[at];
  return line === undefined ? undefined : { answer: `${BACK[language]} ${line}`, name: `${about}#${at}` };
}
const BACK = {
  es: 'Gracias por aclararlo. Vuelvo a lo {tuyo|tuyo|suyo}.',
  pt: 'Que bom que esclareceu. Volto ao que você trazia.',
} as const;

export function answeredFirst(reading: Reading, planned: Plan): Plan {
  const guide = reading.guides(reading.style.language);
  const { text, style, state, understanding } = reading;
  const guided = planned.state.guided ?? NEW_GUIDED;
  const clause = questionPart(text) ?? clauseAsking(text);
  const tapped = guide.inDanger.asked.find(({ label }) => label === text.trim());
  const isTold = reading.assessment.kinds.some((kind) => OWN_DEATH.has(kind));
  const mayAsk =
    !isTold && understanding.wordCount <= FEW_WORDS && !isAnswer(text) && kindOf(text) !== 'fact';
  const asked = tapped?.question ?? (clause && plainly(clause)) ?? (mayAsk ? text : null);
  const dangers = dangersOf([...new Set([...planned.state.risk.kinds, ...reading.assessment.kinds])]);
  // Who hurts themselves and does not wish to die is given no words for a crisis.
  const { risk } = planned.state;
  const isNoCrisis =
    (saysNotToDie(text) || risk.course?.answers.direct === 'no') && !atLeast(risk.level, 'high');
  const them = (says: string) => aboutThem(says, risk.course?.other, style.address, style.language);
  const all = guide.inDanger.asked.map((one, at) => ({ ...one, name: `asked:${IN_DANGER}#${at}` }));
  const pool = all
    .filter(({ danger, name }) => dangers.includes(danger) && !guided.said.includes(name))
    .filter(({ danger }) => !(isNoCrisis && danger === 'crisis'));
  const onFile = dangersOf(risk.kinds);
  const ofChildren = all[childrenAsked(guide.inDanger, asked ?? '', onFile)];
  const ofMeans = clause === null ? undefined : all[meansAsked(guide.inDanger, text, onFile)];
  const known =
    all[
      plainlyKnown(
        guide.inDanger,
        text,
        clause,
        onFile.filter((of) => !(isNoCrisis && of === 'crisis')),
      )
    ];
  const plainlyAsked = [ofChildren, known, ofMeans].find((one) => one && !guided.said.includes(one.name));
  const sure =
    asked === null
      ? []
      : likeness(
          asked,
          pool.map(({ question }) => question),
          guide.rarity,
        );
  const best = sure.indexOf(Math.max(...sure));
  const least = clause !== null || tapped ? SAME : SAME_UNMARKED;
  // What that person said is met by its own reply, unless something is surely asked beside it.
  const isNews = NEWS.test(planned.move.frame) && !tapped;
  const found = plainlyAsked ?? (!isNews && (sure[best] ?? 0) >= least ? pool[best] : undefined);
  const isAgain = state.recent.some(({ frame }) => frame === planned.move.frame);
  const isGrave = atLeast(planned.state.risk.level, 'high');
  const waits = guide.inDanger.wait.map((says, at) => ({ answer: says, name: `wait#${at}` }));
  // Who is with somebody, or talks with us until they come, is asked to look for nobody.
  const isMet = planned.move.frame.startsWith('crisis.talk') || risk.course?.told?.includes('here') === true;
  const waiting =
    isAgain && isGrave && !isMet && GOING_ON.test(planned.move.frame)
      ? waits.find(({ name }) => !guided.said.includes(name))
      : undefined;
  const back = planned.move.frame === CLARIFIED ? backTo(guide, guided, style.language) : undefined;
  const said = found ?? back ?? staying(reading, planned, guide.inDanger) ?? waiting;
  const met = {
    ...guided,
    danger: dangerMet(planned, guided),
    tool: parked(guided),
    ...offeredBy(guide, planned),
  };
  if (!said) {
    // Made clear in a word, with nothing certain of what they had brought: its chips stand there again.
    const choices = planned.move.frame === CLARIFIED ? guided.offered.map(({ label }) => label) : [];
    const move = choices.length > 0 ? { ...planned.move, choices } : planned.move;
    return { ...planned, move, state: { ...planned.state, guided: met } };
  }
  // Answered in the middle of one thing, the next step of it can wait a message.
  // A question of the screener stays open: it stands behind the answer, in its light form.
  const isInCrisis = GOING_ON.test(planned.move.frame);
  const isGoingOn =
    isInCrisis || (state.recent.at(-1)?.kind === planned.move.kind && !isLight(planned.move.frame));
  const frame = found && !isAgain && !isGoingOn ? `guide + ${planned.move.frame}` : 'guide';
  const isPutOff = found !== undefined && frame === 'guide';
  return {
    ...planned,
    move: {
      ...planned.move,
      frame,
      // What was asked is answered: nothing of it is put off.
      holes: { ...planned.move.holes, lead: '', says: them(voiced(said.answer, style.address)) },
      ...(said === back ? { choices: guided.offered.map(({ label }) => label) } : {}),
      ...(isPutOff && IN_CRISIS.test(planned.move.frame) && !planned.move.frame.startsWith('crisis.talk')
        ? { choices: chipsOf('written', style.language) }
        : {}),
    },
    state: {
      ...planned.state,
      ...(isPutOff
        ? {
            risk: putOff(reading.state.risk, risk),
            recent: [...planned.state.recent.slice(0, -1), { kind: planned.move.kind, frame: 'guide' }],
          }
        : {}),
      guided: bounded({ ...met, said: [...met.said, said.name] }),
    },
  };
}

/** Questions of a danger that safety offers as chips are taken as such by the guide. */
function offeredBy(
  { inDanger }: Guide,
  { move }: Plan,
): Pick<GuidedState, 'offered'> | Record<string, never> {
  const offered = (move.choices ?? []).flatMap((label) => {
    const at = inDanger.asked.findIndex((one) => one.label === label);
    return at >= 0 ? [{ label, to: `asked:${IN_DANGER}#${at}` }] : [];
  });
  return offered.length > 0 ? { offered } : {};
}

/** What keeps the talk after the steps of safety; a hint that is only asked about keeps nothing, and what was cleared lets go. */
function dangerMet({ move, state: { risk } }: Plan, { danger }: GuidedState): GuidedState['danger'] {
  // An urge that was met keeps the next replies or two, not the talk.
  if (move.frame.startsWith('harm.') && isLowHarm(risk)) return { of: ['harm'], age: URGE_AGE };
  if (risk.kinds.length === 0) return move.kind === 'topic.resume' ? null : danger;
  const isOnlyAsked = risk.step?.startsWith('hint.') || risk.step === 'medical.check';
  const isLow = !atLeast(risk.level, 'moderate') && risk.kinds.every((kind) => OWN_DEATH.has(kind));
  return isOnlyAsked || isLow ? danger : { of: dangersOf(risk.kinds), age: 0 };
}

const URGE_AGE = 5;
const isLowHarm = ({ level }: RiskState): boolean => !atLeast(level, 'moderate');

/** A tool that was open waits while the danger is met. */
const parked = ({ tool }: GuidedState): GuidedState['tool'] => tool && { ...tool, waited: tool.waited ?? 0 };
