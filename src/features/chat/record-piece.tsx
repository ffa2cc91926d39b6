import { type FormEvent, useId, useState } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Piece } from '../therapist/move.ts';

type ThoughtRecord = Extract<Piece, { kind: 'record' }>;

const HALF = 50;
/** On a phone what is written would push the question away; there it opens with a tap. */
const isWide = () => globalThis.matchMedia?.('(min-width: 600px)').matches ?? true;

/**
 * The thought record as a sheet: what is written so far and the one line that is open. It shows the whole at a
 * glance; the open line can be written here or in the composer alike.
 */
export function RecordPiece({
  record,
  onWrite,
}: {
  record: ThoughtRecord;
  onWrite: (words: string) => void;
}) {
  const words = appWords().record;
  const title = useId();
  const field = useId();
  const isNumber = record.open === 'belief' || record.open === 'rebelief';
  const [text, setText] = useState('');
  const [percent, setPercent] = useState(HALF);

  function write(event: FormEvent) {
    event.preventDefault();
    const said = isNumber ? String(percent) : text.trim();
    if (said !== '') onWrite(said);
  }

  return (
    <section className="sheet" aria-labelledby={title}>
      <div className="piece-head">
        <h3 id={title}>{words.title}</h3>
        <span className="quiet">{fill(words.progress, { n: record.step, of: record.of })}</span>
      </div>
      {record.cells.length > 0 && (
        <details open={isWide()}>
          <summary>{fill(words.written, { n: record.cells.length })}</summary>
          <dl>
            {record.cells.map(({ id, text: written }) => (
              <div key={id}>
                <dt>{words.cells[id]}</dt>
                <dd>{/belief/.test(id) ? fill(words.percent, { n: written }) : written}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <form onSubmit={write}>
        <label className="field-label" htmlFor={field}>
          {words.cells[record.open]}
        </label>
        {isNumber ? (
          <div className="sheet-percent">
            <input
              id={field}
              type="range"
              min={0}
              max={100}
              step={5}
              value={percent}
              aria-valuetext={fill(words.percent, { n: percent })}
              onChange={(event) => setPercent(Number(event.target.value))}
            />
            <output htmlFor={field}>{fill(words.percent, { n: percent })}</output>
          </div>
        ) : (
          <textarea
            id={field}
            className="input"
            rows={2}
            maxLength={400}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <Button type="submit" kind="primary">
          {words.write}
        </Button>
      </form>
    </section>
  );
}
