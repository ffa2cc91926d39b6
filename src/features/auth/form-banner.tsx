import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';

export type Notice = { kind: 'error' | 'ok' | 'info'; text: string; fields?: { id: string; text: string }[] };

/** The summary of a form: takes the focus when it appears, and each error leads to its field. */
export function FormBanner({ notice, action }: { notice: Notice | null; action?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice?.kind === 'error') ref.current?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <Banner ref={ref} kind={notice.kind} action={action}>
      <p>{notice.text}</p>
      {notice.fields && (
        <ul>
          {notice.fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`}>{field.text}</a>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
