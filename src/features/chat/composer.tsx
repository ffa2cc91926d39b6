// Where the person writes. Nothing typed is lost: the draft is kept at each key, and while a reply is on its way
// the field stays focusable (a disabled one closes the keyboard of a phone and drops the focus).
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { MESSAGE_MAX_LENGTH } from './message-length.ts';
import { messageProblem } from './transcript.ts';

/** From here on the person sees how much room is left. */
const COUNT_FROM = MESSAGE_MAX_LENGTH - 400;

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isProcessing: boolean;
};

export function Composer({ text, onText, onSend, isProcessing }: ComposerProps) {
  const id = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const isTooLong = messageProblem(text) === 'too_long';
  const words = appWords().chat;
  const room = MESSAGE_MAX_LENGTH - text.trim().length;

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = text === '' ? '' : `${field.scrollHeight + 3}px`;
  }, [text]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter that picks a suggestion of the keyboard is not the Enter that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isProcessing) onSend();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isProcessing) onSend();
      }}
    >
      {isTooLong ? (
        <FieldError id={id}>{words.tooLong}</FieldError>
      ) : (
        text.length > COUNT_FROM && <p className="quiet">{fill(words.room, { count: room })}</p>
      )}
      <div className="composer-row">
        <textarea
          ref={ref}
          className="input"
          rows={1}
          aria-label={words.message}
          aria-describedby={isTooLong ? `${id}-error` : undefined}
          aria-invalid={isTooLong || undefined}
          placeholder={words.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          readOnly={isProcessing}
          aria-disabled={isProcessing || undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" className="composer-send" disabled={isProcessing || isTooLong}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
