/**
 * A danger that was met keeps the talk until the person is through it: what is asked of it is answered, what they tell on is met
 * with it, what they leave with is of it. Its first steps are safety's own. Pure.
 */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, draft, fresh, nextOf } from './answer-parts.ts';
import { inDangerStep, plainlyAskedStep } from './converse-asked.ts';
import { sureQuestion } from './converse-catalogue.ts';
import { dangerChips } from './danger-chips.ts';
import type { GuidedState } from './guided-state.ts';
import type { Heard, Step } from './heard.ts';
import type { Danger } from './in-danger.ts';
import { toolNamedIn } from './named-tool.ts';

/** Replies of the guide after which a danger that nothing speaks of any more lets go of the talk. */
const HOLDS = 8;
const LEAVES = 0.45;
const LEAVES_WORDS = 14;
/** Orders that stay what they are beside a danger. */
const ORDERS: ReadonlySet<string> = new Set(['human', 'panel', 'just-read']);
const WANTS_TOOL = 0.5;

/** The danger the talk is with; null when there is none or it is long past. */
function dangerNow({ danger }: GuidedState): Danger | null {
  return danger !== null && danger.age < HOLDS ? (danger.of[0] ?? null) : null;
}

function isOrder({ recognition: { acts, things }, text }: Heard): boolean {
  const [act] = acts;
  if (act !== undefined && ORDERS.has(act.label) && act.certainty >= SURE) return true;
  const wantsThing = acts.find(({ label }) => label === 'thing')?.certainty ?? 0;
  return (
    toolNamedIn(text) !== null || (wantsThing >= WANTS_TOOL && (things[0]?.certainty ?? 0) >= WANTS_TOOL)
  );
}

/** "Ya, me pongo una serie": who turns to something else goes. */
const OFF_TO =
  /(?<!\p{L})(?:(?:nos vamos|vamos l[aá]|a gente vai indo)|(?:me voy|voy|vou(?: ficar)?) (?:con|com) (?:ella|[eé]l|ela|ele|mi \p{L}+|meu \p{L}+|minha \p{L}+)|(?:me pongo|me voy a|voy a|vou|ya,? a|fui) (?:poner |ver |assistir |a )?(?:la |una? |mi |uma |minha )?(?:serie|s[eé]rie|tele|pel[ií](?:cula)?|filme|novela|dormir|cama|ba[nñ]arme|ducharme|banho|cocinar|comer|acostar(?:me)?|jugar))(?!\p{L})/iu;

/** The chip beside an urge that was met. */
const OTHER_MATTER = /^\W*(?:hablar de otra cosa|falar de outra coisa)\W*$/iu;

const leaveStep: Step = (heard) => {
  const danger = dangerNow(heard.state);
  const [act] = heard.recognition.acts;
  const isShort = heard.text.split(/\s+/).length <= LEAVES_WORDS;
  const goes = (act?.label === 'goodbye' && act.certainty >= LEAVES) || OFF_TO.test(heard.text);
  if (danger === null || !goes || !isShort || heard.text.includes('?')) return null;
  const line = fresh(heard, `leave:${danger}`, heard.guide.inDanger.leave[danger] ?? []);
  return line && { ...answered(heard, add(draft(), line), []), ends: true };
};

const stayStep: Step = (heard) => {
  const danger = dangerNow(heard.state);
  if (danger === null || heard.state.readsOnly || isOrder(heard) || OTHER_MATTER.test(heard.text))
    return null;
  const answer = plainlyAskedStep(heard) ?? inDangerStep(heard) ?? sureQuestion(heard);
  if (answer) return answer;
  const line = nextOf(heard, `stay:${danger}`, heard.guide.inDanger.stay[danger] ?? []);
  return line && answered(heard, add(draft(), line), dangerChips(heard, danger));
};

export const dangerSteps: readonly Step[] = [leaveStep, stayStep];
