// "Lo que nos llevamos hoy", under the goodbye: the person's own sentences, to keep as they are, change or discard.
import { useEffect, useId, useRef, useState } from 'react';
import { deleteJson, getJson, putJson } from '../../platform/browser/api.ts';
import { appWords, at } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import type { Piece } from '../therapist/move.ts';

type Summary = Extract<Piece, { kind: 'summary' }>;
type Shown = 'loading' | 'kept' | 'proposed' | 'discarded';

/** Kept already where the memory is on, only offered where it is paused; nothing here has to be answered. */
export function SummaryPiece({ summary, turnId }: { summary: Summary; turnId: string }) {
  const words = appWords().summary;
  const title = useId();
  const path = `/api/v1/summaries/${turnId}`;
  const [shown, setShown] = useState<Shown>('loading');
  const [text, setText] = useState(summary.lines.join('\n'));
  /** What is being written over it; null while nothing is. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    void getJson<{ text: string | null }>(path).then((result) => {
      if (result.ok && result.value.text !== null) setText(result.value.text);
      setShown(result.ok && result.value.text !== null ? 'kept' : 'proposed');
    });
  }, [path]);

  function show(next: Shown) {
    setProblem(null);
    setDraft(null);
    setShown(next);
    // The button that was pressed is gone; the card says what became of it.
    heading.current?.focus({ preventScroll: true });
  }

  async function keep(words: string) {
    const result = await putJson(path, { text: words });
    if (!result.ok) return setProblem(result.error.message);
    setText(words.trim());
    show('kept');
  }

  async function discard() {
    const result = await deleteJson(path);
    if (result.ok) show('discarded');
    else setProblem(result.error.message);
  }

  return (
    <section className="summary" aria-labelledby={title}>
      <h3 id={title} ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {draft !== null ? (
        <TextAreaField
          label={words.label}
          value={draft}
          rows={Math.max(3, draft.split('\n').length + 1)}
          maxLength={600}
          error={problem}
          onChange={(event) => setDraft(event.target.value)}
          autoFocus
        />
      ) : (
        <ul data-discarded={shown === 'discarded' || undefined}>
          {text.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="quiet" role="status">
        {/* The line keeps its place, so that nothing moves when it is known. */}
        {shown === 'loading' && '\u00a0'}
        {shown === 'kept' && <LinkedText text={words.kept} to={[at('/tu/memoria')]} />}
        {shown === 'proposed' && words.proposed}
        {shown === 'discarded' && words.discarded}
      </p>
      {problem && draft === null && <p role="alert">{problem}</p>}
      <div className="button-row">
        {draft !== null ? (
          <>
            <Button kind="primary" onClick={() => void keep(draft)}>
              {words.save}
            </Button>
            <Button onClick={() => show(shown)}>{words.cancel}</Button>
          </>
        ) : (
          <>
            {(shown === 'proposed' || shown === 'discarded') && (
              <Button onClick={() => void keep(text)}>{words.save}</Button>
            )}
            {shown !== 'discarded' && (
              <>
                <Button disabled={shown === 'loading'} onClick={() => setDraft(text)}>
                  {words.edit}
                </Button>
                <Button disabled={shown === 'loading'} onClick={() => void discard()}>
                  {words.discard}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}
