import { appWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Piece } from '../therapist/move.ts';

type Scale = Extract<Piece, { kind: 'scale' }>;

/** Eleven buttons, never the only way: the number can also be written. */
export function ScalePiece({ scale, onChoose }: { scale: Scale; onChoose: (words: string) => void }) {
  const steps = Array.from({ length: 11 }, (_, index) => (index * scale.max) / 10);
  return (
    <fieldset className="scale">
      <legend className="hidden-text">{fill(appWords().chat.scale, { max: scale.max })}</legend>
      {steps.map((step) => (
        <Button key={step} onClick={() => onChoose(String(step))}>
          {step}
        </Button>
      ))}
    </fieldset>
  );
}
