import { useEffect, useRef } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Breath } from '../../ui/breath.tsx';
import type { Piece } from '../therapist/move.ts';
import type { BreathMoment } from './breathing.ts';
import { useBreathing } from './use-breathing.ts';

type Pacer = Extract<Piece, { kind: 'pacer' }>;

/** Wide enough for its words: the longer ones before it starts, the short ones where nothing may move. */
const RESTING_FULLNESS = 1;
const STILL_FULLNESS = 0.75;
/** Ease in and out, as a breath does. */
const eased = (progress: number) => (1 - Math.cos(Math.PI * progress)) / 2;

function fullnessOf({ phase, progress }: BreathMoment, isStill: boolean): number {
  if (isStill) return STILL_FULLNESS;
  return phase === 'in' ? eased(progress) : 1 - eased(progress);
}

type BreathingPieceProps = {
  pacer: Pacer;
  /** They asked for it with the last tap: it runs already. */
  isBegun?: boolean;
  onEnd: (words: string) => void;
};

/** The pacer: it starts when the person says so, can be paused, and can be left at any time. */
export function BreathingPiece({ pacer, isBegun, onEnd }: BreathingPieceProps) {
  const { breathing, start, pause } = useBreathing(pacer, isBegun);
  const words = appWords().breathing;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const restart = useRef<HTMLButtonElement>(null);
  const isOver = breathing.kind === 'over';

  useEffect(() => {
    if (isOver) restart.current?.focus({ preventScroll: true });
  }, [isOver]);

  const moment = 'moment' in breathing ? breathing.moment : null;
  const word = isOver ? words.over : moment ? words[moment.phase] : words.ready;
  const pace = fill(words.pace, { in: pacer.inhaleSeconds, out: pacer.exhaleSeconds });
  return (
    <>
      <Breath
        title={words.title}
        round={fill(moment ? words.round : words.rounds, { ...moment, rounds: pacer.rounds })}
        word={word}
        count={moment ? fill(words.count, moment) : isOver ? '' : pace}
        fullness={moment ? fullnessOf(moment, isStill) : RESTING_FULLNESS}
        actions={
          isOver ? (
            <button type="button" ref={restart} onClick={() => onEnd(words.finished)}>
              {words.finished}
            </button>
          ) : (
            <>
              <button type="button" onClick={breathing.kind === 'breathing' ? pause : start}>
                {breathing.kind === 'breathing'
                  ? words.pause
                  : breathing.kind === 'paused'
                    ? words.resume
                    : words.start}
              </button>
              <button type="button" onClick={() => onEnd(words.enough)}>
                {words.enough}
              </button>
            </>
          )
        }
      />
      <p className="hidden-text" role="status">
        {breathing.kind === 'breathing' || isOver ? word : ''}
      </p>
    </>
  );
}
