/**
 * The person asks us something: it is answered plainly first, in a sentence or two, and the thread is handed
 * back. The second time the same question comes, what may stand behind it is met instead.
 */
import { planOf, sayable } from '../safety/safety-plan.ts';
import { choiceLabels } from './plan-choice.ts';
import { questionToUs } from './plan-cues.ts';
import { counted, type Draft, lastWord, type Reading, type Rule, times } from './plan-draft.ts';
import { machineDoubted } from './plan-light.ts';
import { isAskingIfNormal, normalAnswer } from './plan-normal.ts';
import { offer } from './plan-offer.ts';
import { reflection } from './plan-reflection.ts';
import { summaryOf } from './plan-story.ts';
import { isDecision } from './plan-wish-cues.ts';

/** Questions whose second asking has phrases of its own. */
const ANSWERED_TWICE = ['ai', 'diagnosis', 'opinion', 'leave', 'understood', 'medication', 'feel', 'privacy'];

export const questionRule: Rule = (reading) => {
  const { understanding, state } = reading;
  if (understanding.act === 'insult') return null;
  const normal = isAskingIfNormal(reading) ? normalAnswer(reading) : null;
  if (normal) return normal;
  const odd = machineDoubted(reading);
  if (odd) return odd;
  const question = questionToUs(reading.plain) ?? fromUnderstanding(reading);
  if (!question) return null;
  if (question === 'opinion' && state.mode === 'listen') return modeCheck(reading);
  if (question === 'opinion' && understanding.act !== 'advice_request' && understanding.wordCount > 25)
    return null;
  const skill = question === 'opinion' && times(state, 'answer.opinion') === 0 ? skillFor(reading) : null;
  if (skill) return skill;
  const isAgain = times(state, `answer.${question}`) > 0 && ANSWERED_TWICE.includes(question);
  const frame = isAgain ? `answer.${question}.again` : `answer.${question}`;
  if (question === 'plan') return planAnswer(reading);
  const summary = summaryOf(reading);
  // Nothing is to be decided: an opinion asked for is what we see.
  const isView =
    question === 'opinion' &&
    summary !== undefined &&
    times(state, 'answer.view') === 0 &&
    !isDecision(decided(reading));
  if (isView)
    return {
      kind: 'answer',
      frame: 'answer.view',
      holes: { summary },
      state: { counts: counted(state, 'answer.view'), questionAt: state.turn },
    };
  return {
    kind: 'answer',
    frame: (question === 'summary' || question === 'understood') && !summary ? 'answer.summary.empty' : frame,
    holes: { word: lastWord(reading), who: state.people.at(-1), summary, name: state.name ?? undefined },
    pending: state.pending,
    state: { counts: counted(state, `answer.${question}`) },
  };
};

const decided = ({ plain, state }: Reading) => [plain, state.facts.at(-1) ?? ''].join(' ');

/** "¿Qué decía mi plan de seguridad?" */
export const safetyPlanRule: Rule = (reading) =>
  questionToUs(reading.plain) === 'plan' ? planAnswer(reading) : null;

/** Their safety plan in their own words, as far as it can be said; the whole of it stands on its page. */
function planAnswer({ memories, state, style }: Reading): Draft {
  const plan = planOf(memories);
  const names = PLAN_PARTS[style.language];
  const parts = (['signs', 'alone', 'company', 'people'] as const).flatMap((step) => {
    const words = sayable(plan, step);
    return words ? [`${names[step]}, "${words}"`] : [];
  });
  const isEmpty = Object.keys(plan).length === 0;
  return {
    kind: 'answer',
    frame: isEmpty ? 'answer.plan.empty' : 'answer.plan',
    holes: { plan: parts.slice(0, 3).join('; ') },
    pending: state.pending,
    state: { counts: counted(state, 'answer.plan') },
  };
}

const PLAN_PARTS = {
  es: { signs: 'señales', alone: 'a solas', company: 'compañía', people: 'a quién pedir ayuda' },
  pt: { signs: 'sinais', alone: 'a sós', company: 'companhia', people: 'a quem pedir ajuda' },
} as const;

function fromUnderstanding({ understanding, plain }: Reading) {
  if (understanding.act === 'ai_doubt') return 'ai';
  if (
    understanding.topic === 'ask_diagnosis' &&
    /\b(creo|pienso|acho|sera) que (soy|tengo|sou|tenho)|\?/.test(plain)
  )
    return 'diagnosis';
  if (!plain.includes('?')) return null;
  if (understanding.topic === 'ask_medication') return 'medication';
  if (understanding.topic === 'trust_in_ai') return 'purpose';
  return null;
}

const ASKS_FOR_SOMETHING =
  /^(y |pero |entonces |e |mas )*(que|q|como|o que) (eu )?(hago|puedo hacer|le hago|faco|posso fazer)\W*$|\balgo (concreto|practico|pratico)\b|\b(una|uma) (herramienta|tecnica|ferramenta)\b/;

/** "¿Qué hago para no explotar?" asks for something to do, not for a verdict. */
function skillFor(reading: Reading): Draft | null {
  const asksHow =
    /\b(que|como) (hago|puedo hacer|le hago) (para|cuando|si|con)\b|\bo que (eu )?faco (para|quando|se)\b/.test(
      reading.plain,
    );
  // Asked again and again "what do I do", somebody who told enough is shown something to do.
  const isReady =
    reading.topic !== null && reading.state.reflections >= 2 && ASKS_FOR_SOMETHING.test(reading.plain);
  const draft = (asksHow || isReady) && times(reading.state, 'declined') < 2 ? offer(reading, '') : null;
  if (!draft) return null;
  const counts = counted(reading.state, 'answer.opinion');
  return { ...draft, frame: 'answer.opinion.skill', state: { ...draft.state, counts } };
}

/** "Solo escúchame" and then "¿qué hago?": the change is asked, not assumed. */
export function modeCheck(reading: Reading): Draft {
  return {
    kind: 'mode.check',
    frame: 'mode.check',
    holes: reflection(reading).holes,
    pending: { hint: 'choice', about: 'mode', options: ['think', 'listen'] },
    choices: choiceLabels(['think', 'listen'], reading.style.language),
  };
}
