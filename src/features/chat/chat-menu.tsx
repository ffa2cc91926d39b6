import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { nextScale, readPreferences, savePreferences } from '../../platform/browser/preferences.ts';
import { leaveQuickly } from '../../platform/browser/quick-exit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';

/** Opens under its button; Esc closes it and gives the focus back, and so does leaving it. */
export function ChatMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the buttons and links inside
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        label="Menú"
        aria-expanded={isOpen}
        aria-controls="menu-chat"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <div className="chat-menu" id="menu-chat" hidden={!isOpen} tabIndex={-1}>
        <nav aria-label="Menú de la conversación">
          <a href="/preguntas/resumen">Tus respuestas</a>
          <a href="/tu">Tú y ajustes</a>
        </nav>
        <TextSize />
        <Button wide onClick={leaveQuickly}>
          Salir rápido
        </Button>
        <p className="quiet">También con Mayúsculas tres veces. No borra el historial de tu navegador.</p>
      </div>
    </div>
  );
}

function TextSize() {
  const [preferences, setPreferences] = useState(readPreferences);
  const { textScale } = preferences;

  function resize(step: 1 | -1) {
    const next = { ...preferences, textScale: nextScale(textScale, step) };
    setPreferences(next);
    savePreferences(next);
  }

  return (
    <div className="chat-menu-size">
      <span role="status">Letra {textScale} %</span>
      <Button onClick={() => resize(-1)}>
        A−<span className="hidden-text"> letra más chica</span>
      </Button>
      <Button onClick={() => resize(1)}>
        A+<span className="hidden-text"> letra más grande</span>
      </Button>
    </div>
  );
}
