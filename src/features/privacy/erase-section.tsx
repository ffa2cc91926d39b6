import { type FormEvent, useState } from 'react';
import { entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { Privacy } from './use-privacy.ts';

type Props = Pick<Privacy, 'leave'> & { onLeaving: () => void };

/** The last section of the page: it says what goes before it asks for the word. */
export function EraseSection({ leave, onLeaving }: Props) {
  const words = tuWords().data.erase;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toUpperCase() !== words.word) return setProblem(fill(words.wrong, { word: words.word }));
    setBusy(true);
    onLeaving();
    const wrong = await leave(typed);
    setBusy(false);
    setProblem(wrong?.message ?? null);
  }

  function close() {
    setOpen(false);
    setTyped('');
    setProblem(null);
  }

  return (
    <section aria-labelledby="borrar-cuenta">
      <h2 id="borrar-cuenta">{words.title}</h2>
      <p>{words.text}</p>
      <div>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <Dialog open={isOpen} title={words.ask} closeLabel={entryWords().frame.close} onClose={close}>
        <form className="form" noValidate onSubmit={submit}>
          <ul className="erase-points">
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{words.first}</p>
          <Field
            label={fill(words.label, { word: words.word })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem}
          />
          <div className="dialog-actions">
            <Button kind="danger" type="submit" busy={isBusy} busyLabel={words.busy}>
              {words.yes}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
