import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Piece } from '../therapist/move.ts';
import { type Things, withThings } from './senses.ts';

type Senses = Extract<Piece, { kind: 'senses' }>;

const COUNTS = [5, 4, 3, 2, 1];

/**
 * One step of 5-4-3-2-1: things are named one by one, or only noticed. Nothing has to be complete; writing in the
 * composer does the same. What is named gathers below, so that field and buttons stay where the hand is.
 */
export function SensesPiece({ senses, onEnd }: { senses: Senses; onEnd: (words: string) => void }) {
  const words = appWords().senses;
  const title = useId();
  const [things, setThings] = useState<Things>([]);
  const [line, setLine] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isFull = things.length >= senses.count;
  const progress = fill(words.progress, { n: things.length, count: senses.count });

  // The field is gone once all are named: the hand goes on to "Listo".
  useEffect(() => {
    if (isFull) done.current?.focus();
  }, [isFull]);

  function add(event: FormEvent) {
    event.preventDefault();
    setThings(withThings(things, line, senses.count));
    setLine('');
  }

  function takeAway(thing: string) {
    setThings(things.filter((other) => other !== thing));
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
  }

  return (
    <section className="senses" aria-labelledby={title}>
      <div className="piece-head">
        <h3 id={title}>{words.titles[senses.sense]}</h3>
        <span className="quiet" role="status">
          {progress}
        </span>
      </div>
      <ol className="senses-way" aria-hidden="true">
        {COUNTS.map((count) => (
          <li
            key={count}
            data-now={count === senses.count || undefined}
            data-past={count > senses.count || undefined}
          >
            {count}
          </li>
        ))}
      </ol>
      {!isFull && (
        <form className="input-with-action" onSubmit={add}>
          <input
            ref={field}
            className="input"
            aria-label={words.fields[senses.sense]}
            placeholder={words.fields[senses.sense]}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="next"
            value={line}
            onChange={(event) => setLine(event.target.value)}
          />
          <button type="submit" className="input-action">
            {words.add}
          </button>
        </form>
      )}
      <div className="button-row">
        {things.length > 0 && (
          <Button ref={done} kind="primary" onClick={() => onEnd(things.join(', '))}>
            {words.done}
          </Button>
        )}
        <Button onClick={() => onEnd(words.silent)}>{words.silent}</Button>
      </div>
      {things.length > 0 && (
        <ul className="senses-things">
          {things.map((thing) => (
            <li key={thing}>
              <span>{thing}</span>
              <IconButton label={fill(words.remove, { thing })} onClick={() => takeAway(thing)}>
                <Icon name="close" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
