// Everything remembered, in sight: grouped, with its day and its message, to change, to erase, or to pause as a whole.
import { useState } from 'react';
import { putJson } from '../../platform/browser/api.ts';
import { at, entryWords, tuWords } from '../../platform/browser/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TuScreen } from '../auth/tu-screen.tsx';
import { useSession } from '../auth/use-session.tsx';
import { grouped } from './memory-groups.ts';
import { MemoryItem } from './memory-item.tsx';
import { type Memories, useMemories } from './use-memories.ts';
import './memory.css';

export default function MemoryPage() {
  return (
    <TuScreen path="/tu/memoria" words={tuWords().memory}>
      {(session) => (
        <>
          {session.status === 'in' && <Pause isOn={session.me.consents.memory} />}
          <Remembered />
        </>
      )}
    </TuScreen>
  );
}

/** The consent of the account page, where it is felt. */
function Pause({ isOn }: { isOn: boolean }) {
  const { refresh } = useSession();
  const { memory: words, you } = tuWords();
  const [isGiven, setGiven] = useState(isOn);
  const [problem, setProblem] = useState<string | null>(null);
  async function change(next: boolean) {
    setGiven(next);
    const result = await putJson('/api/v1/consents', { memory: next });
    setProblem(result.ok ? null : you.notChanged);
    if (result.ok) await refresh();
    else setGiven(!next);
  }
  return (
    <div>
      {problem && <Banner kind="error">{problem}</Banner>}
      <Checkbox
        label={you.memory}
        hint={isGiven ? words.isOn : words.isPaused}
        checked={isGiven}
        onChange={(event) => void change(event.target.checked)}
      />
    </div>
  );
}

function Remembered() {
  const held = useMemories();
  const { memories, load, more } = held;
  const words = tuWords().memory;
  const groups = grouped(memories);
  if (load === 'loading') return <p className="quiet late">{entryWords().frame.opening}</p>;
  if (load === 'failed') {
    const retry = <Button onClick={() => void held.reload()}>{entryWords().frame.retry}</Button>;
    return (
      <Banner kind="error" action={retry}>
        <p>{words.notLoaded}</p>
      </Banner>
    );
  }
  if (groups.length === 0) return <Nothing />;
  return (
    <>
      <div className="columns">
        {groups.map(({ group, memories }) => (
          <section key={group} aria-labelledby={`memoria-${group}`}>
            <h2 id={`memoria-${group}`}>{words.groups[group]}</h2>
            <ul className="memories">
              {memories.map((memory) => (
                <MemoryItem key={memory.id} memory={memory} {...held} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {more && <Button onClick={() => void held.loadMore()}>{words.more}</Button>}
      <EraseAll eraseAll={held.eraseAll} />
    </>
  );
}

function Nothing() {
  const words = tuWords().memory;
  return (
    <>
      <p role="status">{words.nothing}</p>
      <div>
        <ButtonLink kind="primary" href={at('/chatbot')}>
          {words.toChat}
        </ButtonLink>
      </div>
    </>
  );
}

function EraseAll({ eraseAll }: Pick<Memories, 'eraseAll'>) {
  const words = tuWords().memory;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section aria-labelledby="borrar-todo">
      <h2 id="borrar-todo">{words.eraseAll}</h2>
      <p>{words.eraseAllText}</p>
      <div>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {words.eraseAll}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={words.eraseAllAsk}
        closeLabel={entryWords().frame.close}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" onClick={async () => setProblem(await eraseAll())}>
              {words.eraseAllYes}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          </>
        }
      >
        <p>{words.eraseAllFinal}</p>
        {problem && <p role="alert">{problem}</p>}
      </Dialog>
    </section>
  );
}
