import { useState } from 'react';
import {
  applyPreferences,
  nextScale,
  readPreferences,
  savePreferences,
} from '../../platform/browser/preferences.ts';
import { leaveQuickly } from '../../platform/browser/quick-exit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';

/** A native popover: Esc and a tap outside close it and the focus comes back by itself. */
export function ChatMenu() {
  const [preferences, setPreferences] = useState(readPreferences);
  const { textScale } = preferences;

  function resize(step: 1 | -1) {
    const next = { ...preferences, textScale: nextScale(textScale, step) };
    setPreferences(next);
    savePreferences(next);
    applyPreferences(next);
  }

  return (
    <>
      <IconButton label="Menú" popoverTarget="menu-chat">
        <Icon name="menu" size={24} />
      </IconButton>
      <div className="chat-menu" id="menu-chat" popover="auto">
        <nav aria-label="Menú de la conversación">
          <a href="/preguntas/resumen">Tus respuestas</a>
          <a href="/tu">Tú y ajustes</a>
        </nav>
        <div className="chat-menu-size">
          <span id="tamano-letra">Letra {textScale} %</span>
          <Button onClick={() => resize(-1)}>
            A−<span className="hidden-text"> letra más chica</span>
          </Button>
          <Button onClick={() => resize(1)}>
            A+<span className="hidden-text"> letra más grande</span>
          </Button>
        </div>
        <Button wide onClick={leaveQuickly}>
          Salir rápido
        </Button>
        <p className="quiet">También con Mayúsculas tres veces. No borra el historial de tu navegador.</p>
      </div>
    </>
  );
}
