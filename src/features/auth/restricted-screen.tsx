import { useState } from 'react';
import { appWords, at, entryWords } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TopBar } from '../help/top-bar.tsx';

/** What a signed-out person meets at `path`, which needs an account; closing leaves the two ways in behind. */
export function RestrictedScreen({ title, path }: { title: string; path: string }) {
  const [isOpen, setOpen] = useState(true);
  const words = appWords().restricted;
  const ways = (
    <>
      <ButtonLink kind="primary" href={withReturn(at('/login'), at(path))}>
        {words.signIn}
      </ButtonLink>
      <ButtonLink href={withReturn(at('/signup'), at(path))}>{words.signUp}</ButtonLink>
    </>
  );
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{title}</h1>
        <p>{words.text}</p>
        {!isOpen && <div className="dialog-actions">{ways}</div>}
      </main>
      <Dialog
        open={isOpen}
        title={words.title}
        closeLabel={entryWords().frame.close}
        onClose={() => setOpen(false)}
        actions={ways}
      >
        <p>{words.dialog}</p>
      </Dialog>
    </>
  );
}
