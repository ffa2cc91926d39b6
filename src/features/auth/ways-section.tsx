import { useState } from 'react';
import { deleteJson } from '../../platform/browser/api.ts';
import { at, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import type { Access } from './access.ts';

type Props = Access & { reload: () => Promise<void> };

/** The ways in, and how to give one up: never the last. */
export function WaysSection({ ways, reload }: Props) {
  const words = tuWords().access.ways;
  const [said, setSaid] = useState<string | null>(null);
  async function removeGoogle() {
    const result = await deleteJson('/api/v1/authentication/google');
    setSaid(result.ok ? words.removed : result.error.message);
    if (result.ok) await reload();
  }
  const hasGoogle = ways.includes('google');
  return (
    <section aria-labelledby="con-que-entras">
      <h2 id="con-que-entras">{words.title}</h2>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way}>{words[way]}</li>
        ))}
      </ul>
      {hasGoogle && ways.includes('password') && (
        <div>
          <Button onClick={() => void removeGoogle()}>{words.removeGoogle}</Button>
        </div>
      )}
      {hasGoogle && !ways.includes('password') && (
        <p className="quiet">
          <LinkedText text={words.onlyGoogle} to={[at('/resetPassword')]} />
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
