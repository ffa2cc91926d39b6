import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icons.tsx';

type DialogProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Called for the close button, Esc and anything else that closes it. */
  onClose: () => void;
  /** In pixels. */
  maxWidth?: number;
  children: ReactNode;
  actions?: ReactNode;
};

/** A modal over the native element: the browser traps the focus, answers Esc and gives the focus back. */
export function Dialog({ open, title, closeLabel, onClose, maxWidth = 500, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // On its words, not on the cross that the browser would choose: it is read aloud before anything is pressed.
      titleRef.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} onClose={onClose} style={{ maxWidth }}>
      <div className="dialog-head">
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={() => ref.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
