import { Fragment } from 'react';

/** A sentence whose `[words in brackets]` lead to `to`, in the order of the sentence. */
export function LinkedText({ text, to }: { text: string; to: readonly string[] }) {
  const parts = text.split(/\[([^\]]+)\]/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never change places
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={part} href={to[(index - 1) / 2]}>
        {part}
      </a>
    ),
  );
}
