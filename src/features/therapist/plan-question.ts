/**
 * The person asks us something: it is answered plainly first, in a sentence or two, and the thread is handed
 * back. The second time the same question comes, what may stand behind it is met instead.
 */
import { choiceLabels } from './plan-choice.ts';
import { questionToUs } from './plan-cues.ts';
import { counted, type Draft, lastWord, type Reading, type Rule, times } from './plan-draft.ts';
import { reflection } from './plan-reflection.ts';

/** Questions whose second asking has phrases of its own. */
const ANSWERED_TWICE = ['ai', 'diagnosis', 'opinion', 'leave', 'understood', 'medication', 'feel', 'privacy'];

export const questionRule: Rule = (reading) => {
  const { understanding, state } = reading;
  if (understanding.act === 'insult') return null;
  const question = questionToUs(reading.plain) ?? fromUnderstanding(reading);
  if (!question) return null;
  if (question === 'opinion' && state.mode === 'listen') return modeCheck(reading);
  if (question === 'opinion' && understanding.act !== 'advice_request' && understanding.wordCount > 25)
    return null;
  const isAgain = times(state, `answer.${question}`) > 0 && ANSWERED_TWICE.includes(question);
  const frame = isAgain ? `answer.${question}.again` : `answer.${question}`;
  const summary = summaryOf(reading);
  return {
    kind: 'answer',
    frame: (question === 'summary' || question === 'understood') && !summary ? 'answer.summary.empty' : frame,
    holes: { word: lastWord(reading), who: state.people.at(-1), summary, name: state.name ?? undefined },
    pending: state.pending,
    state: { counts: counted(state, `answer.${question}`) },
  };
};

function fromUnderstanding({ understanding, plain }: Reading) {
  if (understanding.act === 'ai_doubt') return 'ai';
  if (understanding.act === 'advice_request') return 'opinion';
  if (!plain.includes('?')) return null;
  if (understanding.topic === 'ask_diagnosis') return 'diagnosis';
  if (understanding.topic === 'ask_medication') return 'medication';
  if (understanding.topic === 'trust_in_ai') return 'purpose';
  return null;
}

/** "Solo escúchame" and then "¿qué hago?": the change is asked, not assumed. */
function modeCheck(reading: Reading): Draft {
  return {
    kind: 'mode.check',
    frame: 'mode.check',
    holes: reflection(reading).holes,
    pending: { hint: 'choice', about: 'mode', options: ['think', 'listen'] },
    choices: choiceLabels(['think', 'listen'], reading.style.language),
  };
}

/** Their last clauses on one line, at most three: "A, B y C". */
export function summaryOf({ state, style }: Reading): string | undefined {
  const facts = state.facts.slice(-3);
  if (facts.length < 2) return facts[0];
  const and = style.language === 'pt' ? 'e' : /^h?i[^ae]/i.test(facts.at(-1) ?? '') ? 'e' : 'y';
  return `${facts.slice(0, -1).join(', ')} ${and} ${facts.at(-1)}`;
}
