import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { appWords, at, fill } from '../../platform/browser/language.ts';
import { nextScale, readPreferences, savePreferences } from '../../platform/browser/preferences.ts';
import { leaveQuickly } from '../../platform/browser/quick-exit.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EngineChoice } from './engine-choice.tsx';

const BreathingNow = lazy(() => import('./breathing-now.tsx'));

/** Opens under its button; Esc closes it and gives the focus back, and so does leaving it. */
export function ChatMenu() {
  const [isOpen, setOpen] = useState(false);
  const [isBreathing, setBreathing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { chat: words, breathing, reading } = appWords();

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
        label={words.menu}
        aria-expanded={isOpen}
        aria-controls="menu-chat"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <div className="chat-menu" id="menu-chat" hidden={!isOpen} tabIndex={-1}>
        <Button
          wide
          onClick={() => {
            setOpen(false);
            setBreathing(true);
          }}
        >
          {breathing.now}
        </Button>
        <nav aria-label={words.menuLabel}>
          <a href={at('/tu/plan')}>{words.menuPlan}</a>
          <a href={at('/preguntas/resumen')}>{words.menuAnswers}</a>
          <a href={at('/tu/memoria')}>{words.menuMemory}</a>
          <a href={at('/tu')}>{words.menuYou}</a>
        </nav>
        <TextSize />
        <Button wide onClick={leaveQuickly}>
          {reading.leaveQuickly}
        </Button>
        <p className="quiet">{words.quickExit}</p>
        <EngineChoice />
      </div>
      {isBreathing && (
        <Suspense>
          <BreathingNow
            onClose={() => {
              setBreathing(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function TextSize() {
  const [preferences, setPreferences] = useState(readPreferences);
  const { textScale } = preferences;
  const words = appWords().reading;

  function resize(step: 1 | -1) {
    const next = { ...preferences, textScale: nextScale(textScale, step) };
    setPreferences(next);
    savePreferences(next);
  }

  return (
    <div className="chat-menu-size">
      <span role="status">{fill(words.size, { percent: textScale })}</span>
      <Button onClick={() => resize(-1)}>
        A−<span className="hidden-text"> {words.smaller}</span>
      </Button>
      <Button onClick={() => resize(1)}>
        A+<span className="hidden-text"> {words.larger}</span>
      </Button>
    </div>
  );
}
