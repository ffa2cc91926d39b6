/** Small drawings that stand on a line of the page. Flat fills, one warm object each, no faces. */

/** Mate and cup on a 240 × 176 board. */
export function MateAndCupDrawing() {
  return (
    <>
      <path d="M80 50l28-46 8 5-25 41z" fill="var(--tronco)" className="picture-lift" />
      <path d="M26 62q-12 20-10 52 2 46 24 56h46q22-10 24-56 2-32-10-52z" fill="var(--asiento)" />
      <path
        d="M16 104q12-9 23.5 0t23.5 0 23.5 0 23.5 0v14q-12 9-23.5 0t-23.5 0-23.5 0-23.5 0z"
        fill="var(--flor-3)"
      />
      <path d="M26 48h74v14H26z" fill="var(--tronco)" className="picture-lift" />
      <g fill="none" stroke="var(--cerro)" strokeWidth="4" strokeLinecap="round">
        <path d="M162 84q-7-8 0-16t0-16M182 84q-7-8 0-16t0-16" />
      </g>
      <path d="M204 116q20-2 20 14t-24 14" fill="none" stroke="var(--abrigo)" strokeWidth="7" />
      <path d="M142 104h64v30q0 34-24 36h-16q-24-2-24-36z" fill="var(--abrigo)" />
      <path d="M0 170h240v5H0z" fill="var(--tronco)" className="picture-lift" />
    </>
  );
}

export function MateAndCup() {
  return (
    <svg className="picture-mate" viewBox="0 0 240 176" aria-hidden="true">
      <MateAndCupDrawing />
    </svg>
  );
}

/** The lamp of the night band: always lit, two flat halos, never a cone of light. */
export function LampLit() {
  return (
    <svg className="picture-lamp" viewBox="0 0 80 192" aria-hidden="true">
      <circle cx="40" cy="40" r="40" fill="#f4c95d" fillOpacity="0.13" />
      <circle cx="40" cy="40" r="25" fill="#f4c95d" fillOpacity="0.13" />
      <g className="picture-post">
        <path d="M38 58h4v122h-4zM33 180h14l4 12H29z" />
        <path d="M30 27h20l-2 27h2v4H30v-4h2z" />
        <path d="M40 14l13 12H27z" />
      </g>
      <path d="M32.5 28h15l-2.5 25h-10z" fill="#f4c95d" />
    </svg>
  );
}
