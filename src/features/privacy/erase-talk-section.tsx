import { useState } from 'react';
import { deleteJson } from '../../platform/browser/api.ts';
import { entryWords, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The talks alone, at once: for a phone that somebody else looks through, or whoever wants to begin anew. */
export function EraseTalkSection() {
  const words = tuWords().data.eraseTalk;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    const result = await deleteJson('/api/v1/conversations');
    setBusy(false);
    setOpen(false);
    setSaid(result.ok ? words.done : result.error.message);
  }

  return (
    <section aria-labelledby="borrar-charla">
      <h2 id="borrar-charla">{words.title}</h2>
      <p>{words.text}</p>
      <div>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <p role="status">{said}</p>
      <Dialog
        open={isOpen}
        title={words.ask}
        closeLabel={entryWords().frame.close}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" busy={isBusy} busyLabel={words.busy} onClick={() => void erase()}>
              {words.yes}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          </>
        }
      >
        <p>{words.final}</p>
      </Dialog>
    </section>
  );
}
