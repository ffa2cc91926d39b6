import type { ReactNode } from 'react';
import { appWords } from '../../platform/browser/language.ts';
import type { Piece } from '../therapist/move.ts';

type Screener = Extract<Piece, { kind: 'screener' }>;

/** One question in its fixed wording; what may be tapped stands below it, and anything may be written instead. */
export function ScreenerPiece({ screener, children }: { screener: Screener; children: ReactNode }) {
  return (
    <>
      <p className="screener">{screener.text}</p>
      {children}
      <p className="quiet">{appWords().chat.yourWords}</p>
    </>
  );
}
