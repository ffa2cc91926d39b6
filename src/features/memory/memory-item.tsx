// One memory on the person's page: its words and day, where it came from, and the three things one may do with it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { appWords, at, fill, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { MEMORY_TEXT_MAX } from './memory-groups.ts';
import type { KeptMemory, Memories } from './use-memories.ts';

type ItemProps = { memory: KeptMemory } & Pick<Memories, 'change' | 'erase' | 'putBack'>;

export function MemoryItem({ memory, change, erase, putBack }: ItemProps) {
  const words = tuWords().memory;
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isFresh = useRef(true);

  // The button that was pressed goes away: the focus goes to the one that takes its place.
  useEffect(() => {
    if (isFresh.current) {
      isFresh.current = false;
      return;
    }
    if (memory.isErased) undo.current?.focus();
    else if (!isEditing) edit.current?.focus();
  }, [memory.isErased, isEditing]);

  if (memory.slot !== undefined) {
    // A step of the safety plan: it is written, changed and cleared on the page of the plan.
    return (
      <li className="memory">
        <p className="memory-text">{memory.text}</p>
        <p>
          <a href={at('/tu/plan')}>{tuWords().you.planLink}</a>
        </p>
      </li>
    );
  }
  if (memory.isErased) {
    return (
      <li className="memory memory-erased">
        <p role="status">{words.erased}</p>
        <Button ref={undo} kind="link" onClick={async () => setProblem(await putBack(memory))}>
          {words.putBack}
          <span className="hidden-text">: {memory.text}</span>
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </li>
    );
  }
  if (isEditing) {
    return (
      <li className="memory">
        <EditForm
          memory={memory}
          onSave={async (text) => {
            const wrong = await change(memory, text);
            if (!wrong) setEditing(false);
            return wrong;
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className="memory">
      <p className="memory-text">
        {memory.kind === 'name' ? fill(words.name, { name: memory.text }) : memory.text}
      </p>
      <p className="quiet">
        <time dateTime={memory.at}>{dayOf(memory.at)}</time>
        {memory.outcome &&
          ` · ${memory.kind === 'situation' ? words.isOver : words.outcomes[memory.outcome]}`}
      </p>
      <Actions memory={memory}>
        <Button ref={edit} kind="link" onClick={() => setEditing(true)}>
          {words.edit}
          <span className="hidden-text">: {memory.text}</span>
        </Button>
        <Button kind="link" onClick={async () => setProblem(await erase(memory))}>
          {words.erase}
          <span className="hidden-text">: {memory.text}</span>
        </Button>
      </Actions>
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}

function dayOf(at: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(at).toLocaleDateString(appWords().tag, day);
}

type EditFormProps = {
  memory: KeptMemory;
  onSave: (text: string) => Promise<string | null>;
  onCancel: () => void;
};

function EditForm({ memory, onSave, onCancel }: EditFormProps) {
  const words = tuWords().memory;
  const [text, setText] = useState(memory.text);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className="memory-form"
      onSubmit={async (event) => {
        event.preventDefault();
        setProblem(await onSave(text));
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextAreaField
        label={words.editLabel}
        value={text}
        rows={Math.max(2, text.split('\n').length)}
        maxLength={MEMORY_TEXT_MAX}
        error={problem}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <div className="memory-actions">
        <Button kind="primary" type="submit">
          {words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}

type Message = { turn: { text: string | null } };

type ActionsProps = { memory: KeptMemory; children: ReactNode };

/** The row of actions, and under it the message the memory was learnt from, fetched when it is asked for. */
function Actions({ memory: { kind, turnId, quote, id, text }, children }: ActionsProps) {
  const words = tuWords().memory;
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const panel = `origen-${id}`;

  async function toggle() {
    setOpen(!isOpen);
    if (isOpen || message !== null || !turnId) return;
    const result = await getJson<Message>(`/api/v1/chat/turns/${turnId}`);
    setMessage((result.ok && result.value.turn.text) || quote || words.noSource);
  }

  return (
    <>
      <div className="memory-actions">
        {children}
        {turnId && (
          <Button kind="link" aria-expanded={isOpen} aria-controls={panel} onClick={() => void toggle()}>
            {words.source}
            <span className="hidden-text">: {text}</span>
          </Button>
        )}
      </div>
      <div id={panel} hidden={!isOpen} aria-live="polite">
        {message && (
          <blockquote className="memory-source">
            <p className="quiet">{kind === 'step' ? words.agreedWith : words.yourMessage}</p>
            <p>{message}</p>
          </blockquote>
        )}
      </div>
    </>
  );
}
