// Under the last reply, folded: what it did to the person, and the same in another way.
import { type ToggleEvent, useState } from 'react';
import { putJson } from '../../platform/browser/api.ts';
import { appWords, at } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import type { SayAgain } from '../therapist/say-again.ts';
import type { Verdict } from './feedback.ts';
import { SAY_AGAIN_WORDS } from './say-again-words.ts';
import type { Bubble } from './transcript.ts';

/** The words say what there is: the lists beside the schemas would bring the schemas' library along. */
const keysOf = <K extends string>(words: Record<K, string>) => Object.keys(words) as K[];

/** Opened at the foot of the talk it would unfold below what one sees. */
function showWhole({ currentTarget: tools }: ToggleEvent<HTMLDetailsElement>) {
  if (tools.open) tools.scrollIntoView({ block: 'nearest' });
}

/** `onAgain` is null where our own phrases answer: they have one way to say a thing. */
export function ReplyTools({
  bubble,
  onAgain,
}: {
  bubble: Bubble;
  onAgain: ((again: SayAgain, words: string) => void) | null;
}) {
  const { tag, chat: words } = appWords();
  const ways = SAY_AGAIN_WORDS[tag.startsWith('pt') ? 'pt' : 'es'];
  const [verdict, setVerdict] = useState<Verdict | null>(bubble.verdict ?? null);
  const [problem, setProblem] = useState<string | null>(null);

  async function judge(next: Verdict) {
    const chosen = next === verdict ? null : next;
    const before = verdict;
    setVerdict(chosen);
    const result = await putJson(`/api/v1/chat/turns/${bubble.turnId}/feedback`, { verdict: chosen });
    setProblem(result.ok ? null : result.error.message);
    if (!result.ok) setVerdict(before);
  }

  return (
    <details className="reply-tools" onToggle={showWhole}>
      <summary>{words.aboutReply}</summary>
      {onAgain && (
        <fieldset className="chat-choices">
          <legend>{words.sayAgain}</legend>
          {keysOf(ways).map((way) => (
            <Button key={way} onClick={() => onAgain(way, ways[way])}>
              {ways[way]}
            </Button>
          ))}
        </fieldset>
      )}
      <fieldset className="chat-choices">
        <legend>{words.howWasIt}</legend>
        {keysOf(words.verdicts).map((each) => (
          <Button key={each} aria-pressed={verdict === each} onClick={() => void judge(each)}>
            {words.verdicts[each]}
          </Button>
        ))}
      </fieldset>
      <p role="status">
        {problem ??
          (verdict === 'hurt' ? (
            <LinkedText text={words.hurt} to={[at('/ayuda-ahora')]} />
          ) : (
            verdict && words.noted
          ))}
      </p>
    </details>
  );
}
