import { type ReactNode, useId } from 'react';

/** The visual of the breathing piece; the clock that drives it lives with its owner. */
type BreathProps = {
  title: string;
  /** "Vuelta 2 de 6". */
  round: string;
  /** "Toma aire", "Suelta". */
  word: string;
  /** "4 de 6": the same in text, all there is when motion is reduced. */
  count: string;
  /** How full the lungs are, 0 to 1. */
  fullness: number;
  /** Pausa and Basta por ahora, as plain buttons. */
  actions: ReactNode;
};

const EMPTY_RADIUS = 34;
const FULL_RADIUS = 102;
const TRACE_RADIUS = 80;

const halfDisc = (radius: number) => `M${120 - radius} 108a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;

export function Breath({ title, round, word, count, fullness, actions }: BreathProps) {
  const radius = EMPTY_RADIUS + (FULL_RADIUS - EMPTY_RADIUS) * Math.min(1, Math.max(0, fullness));
  const clip = useId();
  const words = (
    <>
      <text className="breath-word" x="120" y="66">
        {word}
      </text>
      <text className="breath-count" x="120" y="93">
        {count}
      </text>
    </>
  );
  return (
    <div className="breath">
      <div className="breath-head">
        <h3>{title}</h3>
        <span className="breath-round">{round}</span>
      </div>
      <svg className="breath-picture" viewBox="0 0 240 108" aria-hidden="true">
        <path d={halfDisc(FULL_RADIUS)} fill="var(--banca-suave)" />
        <path d={halfDisc(TRACE_RADIUS)} fill="var(--jacaranda)" fillOpacity="0.33" />
        <path
          d={`M18 108a${FULL_RADIUS} ${FULL_RADIUS} 0 0 1 204 0`}
          fill="none"
          stroke="var(--banca)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="0.1 7"
        />
        {/* The words lie twice, ink outside the disc and light inside it: readable at every size. */}
        <g fill="var(--tinta)">{words}</g>
        <clipPath id={clip}>
          <path d={halfDisc(radius)} />
        </clipPath>
        <path d={halfDisc(radius)} fill="var(--banca)" />
        <g fill="var(--sobre-banca)" clipPath={`url(#${clip})`}>
          {words}
        </g>
      </svg>
      <div className="breath-actions">{actions}</div>
    </div>
  );
}
