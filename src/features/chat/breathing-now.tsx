// Breathing over the talk, in one tap: it runs as it opens. How it went can be told afterwards, to whoever wants to.
import { useState } from 'react';
import { appWords, at, entryWords } from '../../platform/browser/language.ts';
import { Button, HelpLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BreathingPiece } from './breathing-piece.tsx';

/** As in the talk: slower out than in, nothing held. */
const PACER = { kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6, rounds: 6 } as const;

export default function BreathingNow({ onClose }: { onClose: () => void }) {
  const { breathing: words } = appWords();
  const { close, help } = entryWords().frame;
  // Closed first and taken away then: while it is open nothing under it can take the focus.
  const [isOpen, setOpen] = useState(true);
  const [round, setRound] = useState(1);
  const [isOver, setOver] = useState(false);
  return (
    <Dialog
      open={isOpen}
      title={words.now}
      closeLabel={close}
      onClose={onClose}
      actions={
        isOver && (
          <>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {words.backToTalk}
            </Button>
            <Button
              onClick={() => {
                setRound(round + 1);
                setOver(false);
              }}
            >
              {words.again}
            </Button>
            <HelpLink href={at('/ayuda-ahora')}>{help}</HelpLink>
          </>
        )
      }
    >
      {isOver ? (
        <p role="status">{words.after}</p>
      ) : (
        <>
          <BreathingPiece key={round} pacer={PACER} isBegun onEnd={() => setOver(true)} />
          <p className="quiet breathing-care">{words.care}</p>
        </>
      )}
    </Dialog>
  );
}
