/** They correct us: said plainly, what was wrong is let go, and it is asked about what they named instead. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { personQuestion } from './about.ts';
import { add, answered, chip, draft, house } from './answer-parts.ts';
import { likely } from './converse-search.ts';
import { enter } from './converse-situation.ts';
import { asksBeside, correctionIn, namedInstead } from './corrections.ts';
import type { Answer, Heard, Step } from './heard.ts';

/** The talk without what was shown or taken for it. */
function withoutIt(heard: Heard): Heard {
  const { state } = heard;
  const shown = state.offered.flatMap(({ to }) => /^(?:situation|topic):([^:]+)/.exec(to)?.[1] ?? []);
  const wrong = [...shown, ...(state.situation ? [state.situation] : [])];
  return {
    ...heard,
    state: {
      ...state,
      wrong: [...state.wrong, ...wrong],
      situation: null,
      topic: null,
      threads: state.threads.filter((id) => !wrong.includes(id)),
      evidence: state.evidence.filter(([label]) => !wrong.includes(label)),
      tellings: 0,
    },
  };
}

const led = (answer: Answer, { name, text }: { name: string; text: string }): Answer => ({
  ...answer,
  says: `${text} ${answer.says}`,
  state: { ...answer.state, said: [...answer.state.said, name] },
});

const LONG_WORDS = 25;

/** What is asked once it was said that we read it wrong. */
function askedAnew(heard: Heard, isTold: boolean): Answer {
  const { text } = heard;
  const sorry = house(heard, isTold ? 'misread-told' : 'misread');
  const chips = [chip(heard, 'tree', 'root:0'), chip(heard, 'listen')];
  if (heard.state.readsOnly)
    return answered(heard, add(draft(), house(heard, 'misread')), [chip(heard, 'talk')]);
  const person = personQuestion({ ...heard, text: namedInstead(text) });
  if (isTold && !person) return answered(heard, add(draft(), sorry), chips);
  const isLong = text.split(/\s+/).length > LONG_WORDS;
  const open = person ?? house(heard, isLong ? 'misread-on' : 'misread-ask');
  return answered(heard, add(add(draft(), house(heard, 'misread')), open), chips);
}

/** @param answers the steps that know what is asked */
export function correctionStep(answers: readonly Step[]): Step {
  return (heard) => {
    const correction = correctionIn(heard);
    return correction && corrected(heard, correction === 'told', answers);
  };
}

export function corrected(heard: Heard, isTold: boolean, answers: readonly Step[]): Answer {
  const open = isTold ? heard : withoutIt(heard);
  if (asksBeside(heard)) {
    for (const step of answers) {
      const answer = step(open);
      if (answer) return led(answer, house(heard, 'misread'));
    }
  }
  // Twice is enough to say it: free words are hard for us, a list is not.
  if (heard.state.said.some((name) => name.startsWith('misread')))
    return answered(open, add(draft(), house(heard, 'hard-words')), [
      chip(heard, 'tree', 'root:0'),
      chip(heard, 'listen'),
      chip(heard, 'enough'),
    ]);
  const [first] = likely(open);
  if (!isTold && first && first.certainty >= SURE)
    return led(enter(open, first.situation, false), house(heard, 'misread'));
  return askedAnew(open, isTold);
}
