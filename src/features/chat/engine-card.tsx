// Asked once, where another company's model could answer: with it, or guided. Nothing is chosen beforehand, and
// whoever does not answer stays guided.
import { useId, useRef } from 'react';
import { appWords, at, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import type { ModelChoice } from '../account/use-who-answers.ts';
import type { EngineAnswer } from './use-engine-question.ts';
import { useSeenWhole } from './use-seen-whole.ts';

type EngineCardProps = { choice: ModelChoice; onAnswer: (said: EngineAnswer) => void };

export default function EngineCard({ choice, onAnswer }: EngineCardProps) {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const { provider, isBusy, hasFailed, choose } = choice;
  const { engine: words } = appWords();
  useSeenWhole(card, hasFailed);
  const button = (answers: 'model' | 'guided') => (
    <Button
      disabled={isBusy}
      onClick={async () => {
        if (await choose(answers)) onAnswer(answers);
      }}
    >
      {words.with[answers]}
    </Button>
  );
  return (
    <section className="engine-card" aria-labelledby={title} ref={card}>
      <h3 id={title}>{words.title}</h3>
      <p>
        <b>{words.with.model}.</b> {fill(words.model, { provider })}
      </p>
      <p>
        <b>{words.with.guided}.</b> {words.guided}
      </p>
      {hasFailed && <p role="alert">{words.notChanged}</p>}
      <div className="engine-card-ways">
        {button('model')}
        {button('guided')}
      </div>
      <Button kind="link" disabled={isBusy} onClick={() => onAnswer('later')}>
        {words.later}
      </Button>
      <p className="quiet">
        <LinkedText text={words.change} to={[at('/privacidad')]} />
      </p>
    </section>
  );
}
