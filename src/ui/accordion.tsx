import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>;
}

type AccordionItemProps = {
  summary: ReactNode;
  /** Items that share a name open one at a time, without script. */
  name?: string;
  id?: string;
  open?: boolean;
  children: ReactNode;
};

export function AccordionItem({ summary, name, id, open, children }: AccordionItemProps) {
  return (
    <details className="accordion-item" name={name} id={id} open={open}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}

/** The small "¿Por qué preguntamos esto?" under a question. */
export function Why({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="why">
      <summary>
        {summary}
        <Icon name="chevron" size={18} />
      </summary>
      <p className="why-body">{children}</p>
    </details>
  );
}
