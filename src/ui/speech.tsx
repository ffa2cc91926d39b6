import type { ReactNode } from 'react';

type SpeechProps = {
  from: 'person' | 'ai';
  /** "Dijiste" or "Terapeuta Artificial dijo": heard, not seen. */
  heading?: string;
  children: ReactNode;
};

/** The two message shapes: the person is solid, the AI is a line. Lay them in a grid. */
export function Speech({ from, heading, children }: SpeechProps) {
  return (
    <div className={`speech speech-${from}`}>
      {heading && <h3 className="hidden-text">{heading}</h3>}
      {children}
    </div>
  );
}
