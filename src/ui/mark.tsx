/** Two on one bench: the person solid, the AI a line. Use from 24 px high up. */
export function MarkDrawing() {
  return (
    <g fill="none">
      <circle cx="12" cy="6.5" r="6" fill="currentColor" />
      <path d="M2.5 22.5v-2.2C2.5 14.5 6 11.5 12 11.5s9.5 3 9.5 8.8v2.2z" fill="currentColor" />
      <path
        d="M23.7 22.3v-1.8c0-4 2-6.4 5-7.3a5.2 5.2 0 1 1 4.2 0c3 .9 5 3.3 5 7.3v1.8"
        stroke="currentColor"
        strokeWidth="1.9"
      />
      <path d="M0 22.5h40v3H0zM4.5 25h3v6.5h-3zM32.5 25h3v6.5h-3z" fill="currentColor" />
    </g>
  );
}

/** Decoration: the name stands beside it, seen or only heard. */
export function Mark({ height = 28 }: { height?: number }) {
  return (
    <svg className="mark" width={(height * 40) / 32} height={height} viewBox="0 0 40 32" aria-hidden="true">
      <MarkDrawing />
    </svg>
  );
}
