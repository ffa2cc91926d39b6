import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Piece } from '../therapist/move.ts';
import { useSeenWhole } from './use-seen-whole.ts';

type Exercise = Extract<Piece, { kind: 'exercise' }>;

/**
 * An exercise read at one's own pace: what it is for, then one step at a time. Nothing is sent while going through it.
 * All steps lie on each other, unseen but one, so that the buttons stay where the hand is.
 */
export function ExercisePiece({ exercise, onEnd }: { exercise: Exercise; onEnd: (words: string) => void }) {
  const words = appWords().exercise;
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  /** 0 is the introduction. */
  const [at, setAt] = useState(0);
  const { name, intro, steps } = exercise;
  const pages = [intro, ...steps];
  const isLast = at === steps.length;
  const progress = at > 0 ? fill(words.progress, { n: at, of: steps.length }) : '';
  const isMoved = useRef(false);
  useSeenWhole(card, at);

  // "Anterior" goes away on the first page: the focus stays in the card.
  useEffect(() => {
    if (at === 0 && isMoved.current) next.current?.focus({ preventScroll: true });
  }, [at]);

  function go(to: number) {
    isMoved.current = true;
    setAt(to);
  }

  function forward({ detail }: MouseEvent) {
    if (!isLast) return go(at + 1);
    // The second tap of two meant the step before, where this same button said something else.
    if (detail < 2) onEnd(words.finished);
  }

  return (
    <section className="exercise" aria-labelledby={title} ref={card}>
      <div className="piece-head">
        <h3 id={title}>{name}</h3>
        <span className="quiet">{progress}</span>
      </div>
      <ol className="exercise-way" aria-hidden="true">
        {steps.map((step, index) => (
          <li key={step} data-past={index < at || undefined} />
        ))}
      </ol>
      <div className="exercise-pages">
        {steps.map((page) => (
          <p key={page} aria-hidden="true">
            {page}
          </p>
        ))}
        <p role="status">
          {at > 0 && <span className="hidden-text">{progress}. </span>}
          {pages[at]}
        </p>
      </div>
      <div className="exercise-ways">
        {at > 0 && <Button onClick={() => go(at - 1)}>{words.back}</Button>}
        <Button ref={next} kind="primary" onClick={forward}>
          {isLast ? words.done : at === 0 ? words.start : words.next}
        </Button>
      </div>
      <Button kind="link" onClick={() => onEnd(words.left)}>
        {words.leave}
      </Button>
    </section>
  );
}
