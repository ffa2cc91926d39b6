import { useId, useRef, useState } from 'react';
import { appWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Piece } from '../therapist/move.ts';

type Draft = Extract<Piece, { kind: 'draft' }>;

/** A text they asked for, taken along with one tap. Where copying is not allowed it stands selected. */
export function DraftPiece({ draft }: { draft: Draft }) {
  const words = appWords().draft;
  const title = useId();
  const text = useRef<HTMLQuoteElement>(null);
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(draft.text);
      setSaid(words.copied);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setSaid(words.notCopied);
    }
  }

  return (
    <section className="draft" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <blockquote ref={text}>{draft.text}</blockquote>
      <div className="button-row">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <span className="quiet" role="status">
          {said}
        </span>
      </div>
    </section>
  );
}
