import { type FormEvent, useState } from 'react';
import { postJson } from '../../platform/browser/api.ts';
import { tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { CODE_INPUT_MAX } from './sponsor-code.ts';

/** A code of an ally becomes a pass; what was typed stays when it does not. */
export function CodeSection({ reload }: { reload: () => Promise<void> }) {
  const words = tuWords().pass.code;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    setBusy(true);
    const result = await postJson('/api/v1/passes/code', { code: typed });
    setBusy(false);
    setProblem(result.ok ? null : result.error.message);
    setSaid(result.ok ? words.done : '');
    if (!result.ok) return;
    setTyped('');
    await reload();
  }

  return (
    <section aria-labelledby="codigo">
      <h2 id="codigo">{words.title}</h2>
      <p>{words.text}</p>
      <form className="form" noValidate onSubmit={submit}>
        <Field
          label={words.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_INPUT_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem}
        />
        <div>
          <Button type="submit" busy={isBusy} busyLabel={words.busy}>
            {words.send}
          </Button>
        </div>
        <p role="status">{said}</p>
      </form>
    </section>
  );
}
