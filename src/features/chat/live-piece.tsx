// The pieces that are worked with, in a file of their own: it comes when the first of them is due.
import type { Piece } from '../therapist/move.ts';
import { BreathingPiece } from './breathing-piece.tsx';
import { DraftPiece } from './draft-piece.tsx';
import { ExercisePiece } from './exercise-piece.tsx';
import { RecordPiece } from './record-piece.tsx';
import { SensesPiece } from './senses-piece.tsx';
import { SummaryPiece } from './summary-piece.tsx';

/** Those that help in danger, or are as short as their words, are there from the start. */
export type WorkedPiece = Exclude<Piece, { kind: 'scale' | 'country' | 'page' | 'screener' }>;

type LivePieceProps = { piece: WorkedPiece; turnId: string; onAnswer: (words: string) => void };

export default function LivePiece({ piece, turnId, onAnswer }: LivePieceProps) {
  switch (piece.kind) {
    case 'pacer':
      return <BreathingPiece pacer={piece} onEnd={onAnswer} />;
    case 'senses':
      return <SensesPiece senses={piece} onEnd={onAnswer} />;
    case 'record':
      return <RecordPiece record={piece} onWrite={onAnswer} />;
    case 'summary':
      return <SummaryPiece summary={piece} turnId={turnId} />;
    case 'exercise':
      return <ExercisePiece exercise={piece} onEnd={onAnswer} />;
    case 'draft':
      return <DraftPiece draft={piece} />;
    default:
      return piece satisfies never;
  }
}
