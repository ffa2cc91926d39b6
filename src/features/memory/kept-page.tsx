// "Lo que guardé": what the tools of the talk made of their answers, to read, change, print or erase.
import { at, entryWords, tuWords } from '../../platform/browser/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TuScreen } from '../auth/tu-screen.tsx';
import { MemoryItem } from './memory-item.tsx';
import { useMemories } from './use-memories.ts';
import './memory.css';

export default function KeptPage() {
  return (
    <TuScreen path="/tu/guardado" words={tuWords().kept}>
      {() => <Kept />}
    </TuScreen>
  );
}

function Kept() {
  const held = useMemories();
  const words = tuWords().kept;
  const kept = held.memories.filter(({ kind }) => kind === 'kept');
  if (held.load === 'loading') return <p className="quiet late">{entryWords().frame.opening}</p>;
  if (held.load === 'failed') {
    const retry = <Button onClick={() => void held.reload()}>{entryWords().frame.retry}</Button>;
    return (
      <Banner kind="error" action={retry}>
        <p>{tuWords().memory.notLoaded}</p>
      </Banner>
    );
  }
  if (kept.length === 0 && !held.more)
    return (
      <>
        <p role="status">{words.nothing}</p>
        <div className="button-row">
          <ButtonLink kind="primary" href={at('/chatbot')}>
            {tuWords().memory.toChat}
          </ButtonLink>
          <ButtonLink href={at('/tu/memoria')}>{tuWords().memory.title}</ButtonLink>
        </div>
      </>
    );
  return (
    <div className="kept">
      <ul className="memories">
        {kept.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} {...held} />
        ))}
      </ul>
      <div className="button-row">
        <Button onClick={() => window.print()}>{words.print}</Button>
        {held.more && <Button onClick={() => void held.loadMore()}>{tuWords().memory.more}</Button>}
      </div>
    </div>
  );
}
