// The third column of a wide conversation: what is open and what is remembered, in the person's words.
import { appWords, at } from '../../platform/browser/language.ts';
import { HouseScene } from '../../ui/house-scene.tsx';
import type { ShownMemory } from '../memory/memory.ts';
import type { BesideTalk as Beside } from './use-beside.ts';

/** `beside` is undefined until it is known. */
export default function BesideTalk({ beside }: { beside: Beside | undefined }) {
  const words = appWords().chat;
  return (
    <aside className="chat-side" aria-label={words.remembered}>
      <div>
        {beside && (
          <>
            <Sentences title={words.open} memories={beside.open} />
            <Sentences title={words.remembered} memories={beside.remembered} />
            <p>
              <a href={at('/tu/memoria')}>{words.rememberedAll}</a>
            </p>
          </>
        )}
      </div>
      <HouseScene />
    </aside>
  );
}

function Sentences({ title, memories }: { title: string; memories: ShownMemory[] }) {
  const { tag } = appWords();
  if (memories.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="chat-side-list">
        {memories.map(({ id, text, at }) => (
          <li key={id}>
            <p>{text}</p>
            <p className="quiet">
              <time dateTime={at}>
                {new Date(at).toLocaleDateString(tag, { day: 'numeric', month: 'long' })}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
