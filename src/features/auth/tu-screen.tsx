/** A page under /tu, for whoever is signed in: the way back above, the tabs below. */
import type { ReactNode } from 'react';
import { at, entryWords } from '../../platform/browser/language.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { AppFrame } from './app-frame.tsx';
import { RestrictedScreen } from './restricted-screen.tsx';
import { type Session, useSession } from './use-session.tsx';

type TuWords = { pageTitle: string; title: string; text: string; back: string };
type TuSession = Exclude<Session, { status: 'loading' | 'out' }>;

export function TuScreen({
  path,
  words,
  back = '/tu',
  children,
}: {
  path: string;
  words: TuWords;
  /** The page above it. */
  back?: string;
  children: (session: TuSession) => ReactNode;
}) {
  const { session } = useSession();
  useArrival(words.pageTitle);
  if (session.status === 'loading') return <p className="screen late">{entryWords().frame.opening}</p>;
  if (session.status === 'out') return <RestrictedScreen title={words.title} path={path} />;
  return (
    <AppFrame>
      <main className="screen" id="contenido">
        <div className="tu-back">
          <a href={at(back)}>{words.back}</a>
        </div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {children(session)}
      </main>
    </AppFrame>
  );
}
