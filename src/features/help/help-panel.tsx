// The way to a person, drawn the same in the chat and in the intake: one big call button, one more number,
// the rest one tap away. `card` is the quiet version that can be closed; `full` stays.
import { type ReactNode, useState } from 'react';
import { at, entryWords, fill } from '../../platform/browser/language.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Panel, PanelLine } from './panel-line.ts';
import './help-panel.css';

type HelpPanelProps = {
  panel: Panel;
  onDismiss?: () => void;
  children?: ReactNode;
};

export const callHref = (line: PanelLine) => `tel:${(line.dial ?? line.number).replace(/\s/g, '')}`;

/** Ayuda ahora at the country whose lines are shown: in the talk they may have named another than their account's. */
const pageOf = ({ country }: Panel) => `${at('/ayuda-ahora')}${country ? `#${country.toLowerCase()}` : ''}`;

/** Beside a line that listens stands the emergency number, and the other way round. */
function otherWay([first, ...rest]: PanelLine[]): PanelLine | undefined {
  const wantsEmergency = first?.kind !== 'emergency';
  return rest.find((line) => (line.kind === 'emergency') === wantsEmergency) ?? rest[0];
}

export function HelpPanel({ panel, onDismiss, children }: HelpPanelProps) {
  const [first] = panel.lines;
  if (panel.size === 'card') return <HelpCard panel={panel} onDismiss={onDismiss} />;
  const second = otherWay(panel.lines);
  const words = entryWords().help;
  return (
    <section className="help-panel" aria-label={words.label}>
      <h2>{words.title}</h2>
      {first ? <CallFirst line={first} /> : <p>{words.noLine}</p>}
      <div className="help-panel-more">
        {second && (
          <ButtonLink kind="help-line" href={callHref(second)}>
            <span>
              {second.label} <span className="help-panel-number">{second.number}</span>
            </span>
          </ButtonLink>
        )}
        <ButtonLink kind="help-line" href={pageOf(panel)}>
          {first ? words.more : words.ofCountry}
        </ButtonLink>
      </div>
      {panel.steps && (
        <ul className="help-panel-steps">
          {panel.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {panel.hasPlan && <PlanLink />}
      {children}
    </section>
  );
}

/** Their own words for a bad hour, where they wrote some. */
function PlanLink() {
  return (
    <a className="help-panel-plan" href={at('/tu/plan')}>
      {entryWords().help.plan}
    </a>
  );
}

export function CallFirst({ line }: { line: PanelLine }) {
  return (
    <>
      <ButtonLink kind="help" wide href={callHref(line)}>
        <Icon name="phone" />
        {fill(entryWords().help.call, { number: line.number })}
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
  const words = entryWords().help;
  return (
    <Button
      kind="link"
      onClick={() => void navigator.clipboard?.writeText(number).then(() => setCopied(true))}
    >
      <span role="status">{isCopied ? words.copied : fill(words.copy, { number })}</span>
    </Button>
  );
}

function HelpCard({ panel, onDismiss }: Pick<HelpPanelProps, 'panel' | 'onDismiss'>) {
  const words = entryWords().help;
  const [line] = panel.lines;
  return (
    <aside className="help-card" aria-label={words.card}>
      <p>{words.cardText}</p>
      <ButtonLink kind="help-line" href={line ? callHref(line) : pageOf(panel)}>
        {line ? fill(words.call, { number: line.number }) : words.cardLines}
      </ButtonLink>
      {panel.hasPlan && <PlanLink />}
      {onDismiss && (
        <IconButton label={words.cardClose} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </aside>
  );
}
