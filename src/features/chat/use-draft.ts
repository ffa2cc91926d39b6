import { useCallback, useState } from 'react';
import { keep, readKept } from '../../platform/browser/storage.ts';

type Draft = { owner: string; text: string };

/** What is being written, kept at each key until it is sent. */
export function useDraft(owner: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => {
    const draft = readKept<Draft>('borrador');
    return draft?.owner === owner ? draft.text : '';
  });
  const write = useCallback(
    (next: string) => {
      setText(next);
      keep('borrador', next === '' ? null : ({ owner, text: next } satisfies Draft));
    },
    [owner],
  );
  return [text, write];
}
