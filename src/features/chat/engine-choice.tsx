import { useState } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { ChoiceRow, Choices } from '../../ui/choice-row.tsx';
import { useWhoAnswers } from '../account/use-who-answers.ts';

/** Who writes the replies, and where the messages go for it: changed here at any time. */
export function EngineChoice() {
  const choice = useWhoAnswers();
  /** The row that was tapped, until it is stored. */
  const [tapped, setTapped] = useState<'model' | 'guided' | null>(null);
  const { engine: words } = appWords();
  if (!choice) return null;
  const { model, answers, isDecided, provider, isBusy, hasFailed, choose } = choice;
  if (model === 'none') return <p className="quiet">{words.onlyGuided}</p>;
  const isOpen = model === 'external' && !isDecided;
  const chosen = tapped ?? (isOpen ? null : answers);
  async function tap(which: 'model' | 'guided') {
    if (isBusy) return;
    setTapped(which);
    await choose(which);
    setTapped(null);
  }

  const rows = {
    model:
      model === 'local'
        ? { label: words.ofHouse, hint: words.ofHouseHint }
        : { label: fill(words.ofProvider, { provider }), hint: words.ofProviderHint },
    guided: { label: words.ofGuided, hint: words.ofGuidedHint },
  };
  return (
    <fieldset className="engine-choice">
      <legend>{words.who}</legend>
      <Choices>
        {(['model', 'guided'] as const).map((which) => (
          <ChoiceRow
            key={which}
            kind="radio"
            name="quien-responde"
            {...rows[which]}
            checked={chosen === which}
            aria-disabled={isBusy}
            onChange={() => void tap(which)}
          />
        ))}
      </Choices>
      <p className="quiet" role="status">
        {hasFailed ? words.notChanged : isOpen ? words.open : ''}
      </p>
    </fieldset>
  );
}
