// The way to a person, drawn the same in the chat and in the intake: one big call button, one more number,
// the rest one tap away. `card` is the quiet version that can be closed; `full` stays.
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Panel, PanelLine } from './panel-line.ts';
import './help-panel.css';

type HelpPanelProps = {
  panel: Panel;
  onDismiss?: () => void;
  children?: ReactNode;
};

const callHref = (line: PanelLine) => `tel:${(line.dial ?? line.number).replace(/\s/g, '')}`;

/** Beside a line that listens stands the emergency number, and the other way round. */
function otherWay([first, ...rest]: PanelLine[]): PanelLine | undefined {
  const wantsEmergency = first?.kind !== 'emergency';
  return rest.find((line) => (line.kind === 'emergency') === wantsEmergency) ?? rest[0];
}

export function HelpPanel({ panel, onDismiss, children }: HelpPanelProps) {
  const [first] = panel.lines;
  if (panel.size === 'card') return <HelpCard line={first} onDismiss={onDismiss} />;
  const second = otherWay(panel.lines);
  return (
    <section className="help-panel" aria-label="Ayuda ahora">
      <h2>Habla con una persona ahora</h2>
      {first ? <CallFirst line={first} /> : <p>Llama al número de emergencias de tu país.</p>}
      <div className="help-panel-more">
        {second && (
          <ButtonLink kind="help-line" href={callHref(second)}>
            <span>
              {second.label} <span className="help-panel-number">{second.number}</span>
            </span>
          </ButtonLink>
        )}
        <ButtonLink kind="help-line" href="/ayuda-ahora">
          {first ? 'Más líneas' : 'Ver las líneas de tu país'}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

function CallFirst({ line }: { line: PanelLine }) {
  return (
    <>
      <ButtonLink kind="help" wide href={callHref(line)}>
        <Icon name="phone" />
        Llamar al {line.number}
      </ButtonLink>
      <div className="help-panel-note">
        <p>
          {line.label}. {line.note}
        </p>
        {line.dial === null && <CopyNumber number={line.number} />}
      </div>
    </>
  );
}

/** Some phones do not dial a number with an asterisk from a link. */
function CopyNumber({ number }: { number: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      kind="link"
      onClick={() => void navigator.clipboard?.writeText(number).then(() => setCopied(true))}
    >
      <span role="status">{isCopied ? 'Copiado' : `Copiar ${number}`}</span>
    </Button>
  );
}

function HelpCard({ line, onDismiss }: { line: PanelLine | undefined; onDismiss?: () => void }) {
  return (
    <aside className="help-card" aria-label="Ayuda">
      <p>Si hoy pesa mucho, hay personas que escuchan.</p>
      <ButtonLink kind="help-line" href={line ? callHref(line) : '/ayuda-ahora'}>
        {line ? `Llamar al ${line.number}` : 'Ver líneas de ayuda'}
      </ButtonLink>
      {onDismiss && (
        <IconButton label="Cerrar esta ayuda" onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </aside>
  );
}
