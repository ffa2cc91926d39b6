/** Data: the one warm object of a still life. Flat fills, no faces; each stands on y = 0 with its middle at x = 0, about 110 high. */
import type { ReactNode } from 'react';

const round = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const THINGS = {
  silla: (
    <>
      <path d="M-36-112h8v112h-8zM28-112h8v112h-8z" fill="var(--tronco)" />
      <path d="M-34-104h68v14h-68zM-34-82h68v12h-68z" fill="var(--asiento)" />
      <path d="M-42-54h84v12h-84z" fill="var(--abrigo)" />
      <path d="M-32-20h64v6h-64z" fill="var(--tronco)" />
    </>
  ),
  llave: (
    <>
      <g fill="none" stroke="var(--abrigo)" strokeWidth="11">
        <circle cx="-44" cy="-30" r="22" />
        <path d="M-22-30H64M46-30v20M62-30v26" strokeLinecap="round" />
      </g>
      <path d="M-70-42q-14-22 6-34t30 8" {...round} stroke="var(--flor-2)" strokeWidth="4" />
    </>
  ),
  carta: (
    <>
      <path d="M-62-76H62V0H-62z" fill="var(--nieve)" />
      <path d="M-62-76L0-26l62-50z" fill="var(--cerro-lejos)" />
      <path d="M-62-76L0-34l62-42" {...round} stroke="var(--asiento)" strokeWidth="4" />
      <path d="M30-22h20v14H30z" fill="var(--flor-2)" />
    </>
  ),
  celular: (
    <>
      <path d="M-28-112q0-8 8-8h40q8 0 8 8v104q0 8-8 8h-40q-8 0-8-8z" fill="var(--tronco)" />
      <path d="M-21-108h42v90h-42z" fill="var(--vidrio)" />
      <path d="M-14-98h26v12h-26zM-10-80h24v12h-24z" fill="var(--asiento)" />
      <circle cx="0" cy="-9" r="4" fill="var(--cerro)" />
    </>
  ),
  bicicleta: (
    <g {...round} strokeWidth="5">
      <g stroke="var(--tronco)">
        <circle cx="-50" cy="-34" r="32" />
        <circle cx="50" cy="-34" r="32" />
      </g>
      <path d="M-50-34l28-48h52L2-34zM-22-82L2-34M30-82l20 48" stroke="var(--abrigo)" strokeWidth="6" />
      <path d="M-32-90h20M22-98h18l6 10M30-82l-4-16" stroke="var(--asiento)" />
    </g>
  ),
  volantin: (
    <>
      <path d="M20-150l44 40-32 52-48-34z" fill="var(--flor-1)" />
      <path d="M20-150l12 92-48-34z" fill="var(--abrigo)" />
      <path d="M32-58q-40 10-30 30t-34 26" {...round} stroke="var(--asiento)" strokeWidth="3" />
      <path d="M8-38l-14-4 8 14zM-14-14l-14 2 12 10z" fill="var(--flor-2)" />
    </>
  ),
  zapatos: (
    <>
      <path d="M-70 0v-40q0-8 8-8h16q4 20 24 26 16 4 16 22z" fill="var(--asiento)" />
      <path d="M4 0v-40q0-8 8-8h16q4 20 24 26 16 4 16 22z" fill="var(--flor-1)" />
      <path d="M-70-8H-6v8h-64zM4-8h64v8H4z" fill="var(--tronco)" />
      <path
        d="M-46-36l14 8M-42-26l12 4M28-36l14 8M32-26l12 4"
        {...round}
        stroke="var(--nieve)"
        strokeWidth="3"
      />
    </>
  ),
  libros: (
    <>
      <path d="M-56-22H56V0H-56z" fill="var(--asiento)" />
      <path d="M-46-46H60v22H-46z" fill="var(--abrigo)" />
      <path d="M-58-68H44v20H-58z" fill="var(--flor-1)" />
      <path d="M-38-96l92-8 2 20-92 8z" fill="var(--nieve)" />
      <path d="M-40-22h8V0h-8zM36-46h8v22h-8zM-44-68h8v20h-8z" fill="var(--tronco)" />
    </>
  ),
  reloj: (
    <>
      <path d="M-32-8l-12 8h16zM32-8L44 0H28z" fill="var(--tronco)" />
      <circle cx="0" cy="-48" r="46" fill="var(--asiento)" />
      <circle cx="0" cy="-48" r="35" fill="var(--nieve)" />
      <path d="M0-48v-22M0-48l16 10" {...round} stroke="var(--tronco)" strokeWidth="5" />
      <path d="M-40-92a18 18 0 0 1 26-12zM40-92a18 18 0 0 0-26-12z" fill="var(--abrigo)" />
    </>
  ),
  guitarra: (
    <>
      <path d="M-6-150H6v84H-6z" fill="var(--tronco)" />
      <path d="M-11-164h22v18h-22z" fill="var(--asiento)" />
      <path
        d="M0-88q24-2 26 18 0 14-2 20 18 6 18 28 0 24-42 24T-42-22q0-22 18-28-2-6-2-20 2-20 26-18z"
        fill="var(--abrigo)"
      />
      <circle cx="0" cy="-46" r="11" fill="var(--tronco)" />
      <path d="M-14-18h28v5h-28z" fill="var(--tronco)" />
    </>
  ),
  pelota: (
    <>
      <circle cx="0" cy="-38" r="38" fill="var(--nieve)" />
      <path d="M0-56l17 12-6 20h-22l-6-20z" fill="var(--asiento)" />
      <path
        d="M0-56v-19M17-44l19-6M11-24l12 16M-11-24l-12 16M-17-44l-19-6"
        stroke="var(--asiento)"
        strokeWidth="4"
      />
    </>
  ),
  maceta: (
    <>
      <path
        d="M0-50q-6-34-40-42 0 34 40 42zM0-58q2-42 38-54 6 40-38 54zM0-46q24-22 52-14-12 26-52 14z"
        fill="var(--asiento)"
      />
      <path d="M-4-70h8v28h-8z" fill="var(--tronco)" />
      <path d="M-36-46h72v14h-72z" fill="var(--flor-1)" />
      <path d="M-30-32h60L22 0h-44z" fill="var(--flor-2)" />
    </>
  ),
  vela: (
    <>
      <circle cx="0" cy="-92" r="34" fill="var(--halo)" />
      <path d="M0-116q16 18 10 30-4 8-10 8t-10-8q-6-12 10-30z" fill="var(--abrigo)" />
      <path d="M-14-72h28v56h-28z" fill="var(--nieve)" />
      <path d="M-44-16h88q-6 16-20 16h-48q-14 0-20-16z" fill="var(--asiento)" />
    </>
  ),
  radio: (
    <>
      <path d="M24-78l44-42" {...round} stroke="var(--tronco)" strokeWidth="4" />
      <path d="M-62-78q0-6 6-6H56q6 0 6 6v72q0 6-6 6H-56q-6 0-6-6z" fill="var(--flor-1)" />
      <circle cx="-26" cy="-38" r="25" fill="var(--nieve)" />
      <path d="M-44-46h36M-48-38h44M-44-30h36" stroke="var(--cerro)" strokeWidth="4" />
      <path d="M14-66h38v20H14z" fill="var(--vidrio)" />
      <circle cx="24" cy="-24" r="8" fill="var(--abrigo)" />
      <circle cx="46" cy="-24" r="8" fill="var(--abrigo)" />
    </>
  ),
  espejo: (
    <>
      <path d="M-5-30H5v26H-5zM-30-6h60v6h-60z" fill="var(--tronco)" />
      <ellipse cx="0" cy="-74" rx="38" ry="46" fill="var(--abrigo)" />
      <ellipse cx="0" cy="-74" rx="30" ry="38" fill="var(--vidrio)" />
      <path d="M-14-52l24-44M2-50l14-26" {...round} stroke="var(--nieve)" strokeWidth="5" />
    </>
  ),
  maleta: (
    <>
      <path d="M-18-76v-16q0-8 8-8h20q8 0 8 8v16" {...round} stroke="var(--tronco)" strokeWidth="7" />
      <path d="M-60-70q0-8 8-8H52q8 0 8 8v62q0 8-8 8H-52q-8 0-8-8z" fill="var(--asiento)" />
      <path d="M-40-78h12V0h-12zM28-78h12V0H28z" fill="var(--abrigo)" />
    </>
  ),
  barco: (
    <>
      <path d="M-72-34H72L46 0h-92z" fill="var(--nieve)" />
      <path d="M0-98l42 64h-84z" fill="var(--flor-3)" />
      <path d="M0-98v64h42z" fill="var(--flor-2)" />
      <path d="M-72-34H72l-12 16H-60z" fill="var(--cerro-lejos)" />
    </>
  ),
  puerta: (
    <>
      <path d="M-42-140h84V0h-84z" fill="var(--tronco)" />
      <path d="M-34-132h68V0h-68z" fill="var(--abrigo)" />
      <path d="M-34-132l44 12V8l-44-8z" fill="var(--asiento)" />
      <circle cx="2" cy="-58" r="4" fill="var(--abrigo)" />
      <path d="M-56-4h112v6h-112z" fill="var(--tronco)" />
    </>
  ),
  pajaro: (
    <>
      <path d="M-80-12Q-10-34 80-22l-2 9Q-10-24-78-3z" fill="var(--tronco)" />
      <path d="M34-30q18-8 30 4-16 8-30-4z" fill="var(--asiento)" />
      <path d="M-34-40q4-40 40-40 10-14 24-8l14 8-12 6q-2 40-36 44z" fill="var(--abrigo)" />
      <path d="M-34-40l-30 12 34 2z" fill="var(--flor-1)" />
      <path d="M-10-56q20-6 26 8-16 14-30 8z" fill="var(--flor-2)" />
      <circle cx="26" cy="-76" r="3" fill="var(--tronco)" />
    </>
  ),
  ovillo: (
    <>
      <path d="M-60-104L14-20M60-104L-14-20" {...round} stroke="var(--tronco)" strokeWidth="6" />
      <circle cx="0" cy="-38" r="38" fill="var(--flor-1)" />
      <path
        d="M-32-54q30 0 58 34M-36-32q26 0 44 26M-14-74q34 4 50 38"
        {...round}
        stroke="var(--flor-3)"
        strokeWidth="4"
      />
      <path d="M30-14q40 8 34 14-30 4-52-4" {...round} stroke="var(--flor-1)" strokeWidth="4" />
    </>
  ),
  pan: (
    <>
      <path d="M-66 0q-14-48 26-58 40-12 80 0 40 10 26 58z" fill="var(--piel)" />
      <path
        d="M-34-14q-6-24 8-34M-4-14q-4-26 10-38M26-14q0-24 12-32"
        {...round}
        stroke="var(--nieve)"
        strokeWidth="6"
      />
      <path d="M-78 0H78v6H-78z" fill="var(--asiento)" />
    </>
  ),
  calendario: (
    <>
      <path d="M-50-96H50V0H-50z" fill="var(--nieve)" />
      <path d="M-50-96H50v24H-50z" fill="var(--flor-1)" />
      <path d="M-30-106v18M30-106v18" {...round} stroke="var(--tronco)" strokeWidth="6" />
      <path
        d="M-38-60h14v12h-14zM-14-60H0v12h-14zM10-60h14v12H10zM-38-40h14v12h-14zM10-40h14v12H10zM-38-20h14v12h-14zM-14-20H0v12h-14z"
        fill="var(--cerro)"
      />
      <path d="M-14-40H0v12h-14z" fill="var(--abrigo)" />
    </>
  ),
  balanza: (
    <>
      <path d="M-4-116h8V0h-8zM-30-6h60v6h-60z" fill="var(--tronco)" />
      <path d="M-62-92L62-108" {...round} stroke="var(--tronco)" strokeWidth="6" />
      <path d="M-58-92l-20 40M-58-92l20 40M58-108L38-68M58-108l20 40" stroke="var(--cerro)" strokeWidth="3" />
      <path d="M-84-52h52q-6 16-26 16t-26-16z" fill="var(--abrigo)" />
      <path d="M32-68h52q-6 16-26 16T32-68z" fill="var(--flor-2)" />
    </>
  ),
  mapa: (
    <>
      <path d="M-72-72l48 14 48-14 48 14V0L24-14-24 0l-48-14z" fill="var(--nieve)" />
      <path d="M-24-58l48-14v58L-24 0z" fill="var(--cerro-lejos)" />
      <path
        d="M-54-28q20-26 44-8t46-20"
        fill="none"
        stroke="var(--asiento)"
        strokeWidth="4"
        strokeDasharray="8 7"
      />
      <path d="M36-64q-16-24 0-34t16 12q0 8-16 22z" fill="var(--flor-1)" />
      <circle cx="38" cy="-86" r="5" fill="var(--nieve)" />
    </>
  ),
  cuaderno: (
    <>
      <path d="M-60-84H36V0H-60z" fill="var(--asiento)" />
      <path d="M-44-84H36V0H-44z" fill="var(--nieve)" />
      <path d="M-30-62h50M-30-44h50M-30-26h32" {...round} stroke="var(--cerro)" strokeWidth="4" />
      <path d="M70-94l10 8-52 72-14 6 4-14z" fill="var(--abrigo)" />
      <path d="M18-22l10 8-14 6z" fill="var(--tronco)" />
    </>
  ),
  tambor: (
    <>
      <path d="M-52-62V-12q0 12 52 12t52-12v-50z" fill="var(--flor-1)" />
      <path d="M-52-56l26 50 26-48 26 48 26-50" {...round} stroke="var(--nieve)" strokeWidth="4" />
      <ellipse cx="0" cy="-62" rx="52" ry="14" fill="var(--nieve)" />
      <path d="M-20-70l-44-36M18-68l48-34" {...round} stroke="var(--tronco)" strokeWidth="6" />
      <circle cx="-64" cy="-106" r="7" fill="var(--abrigo)" />
      <circle cx="66" cy="-102" r="7" fill="var(--abrigo)" />
    </>
  ),
  remolino: (
    <>
      <path d="M-3-84h6V0h-6z" fill="var(--tronco)" />
      <path d="M0-90q-44-4-40-46 30 6 40 46z" fill="var(--abrigo)" />
      <path d="M0-90q4-44 46-40-6 30-46 40z" fill="var(--flor-1)" />
      <path d="M0-90q44 4 40 46-30-6-40-46z" fill="var(--flor-3)" />
      <path d="M0-90q-4 44-46 40 6-30 46-40z" fill="var(--asiento)" />
      <circle cx="0" cy="-90" r="6" fill="var(--nieve)" />
    </>
  ),
  regadera: (
    <>
      <path d="M-34-62q-34 4-30 36t32 20" {...round} stroke="var(--tronco)" strokeWidth="7" />
      <path d="M-36-66h60V0h-60z" fill="var(--flor-2)" />
      <path d="M24-20L66-78l10 8L24-2z" fill="var(--flor-1)" />
      <path d="M58-92l30 22-6 8-30-22z" fill="var(--tronco)" />
      <path d="M94-60l4 12M84-54l4 14M100-74l8 10" {...round} stroke="var(--asiento)" strokeWidth="4" />
    </>
  ),
  lentes: (
    <>
      <g fill="var(--vidrio)" stroke="var(--tronco)" strokeWidth="7">
        <circle cx="-36" cy="-28" r="25" />
        <circle cx="36" cy="-28" r="25" />
      </g>
      <path
        d="M-12-34q12-10 24 0M-60-36l-12-22M60-36l12-22"
        {...round}
        stroke="var(--tronco)"
        strokeWidth="7"
      />
    </>
  ),
  cama: (
    <>
      <path d="M-92-76h10V0h-10zM82-46h10V0H82z" fill="var(--tronco)" />
      <path d="M-86-34H86v20H-86z" fill="var(--nieve)" />
      <path d="M-78-54q0-10 10-10h30q10 0 10 10v20h-50z" fill="var(--cerro-lejos)" />
      <path d="M-30-50q60-14 116 4v32H-30z" fill="var(--flor-1)" />
      <path d="M-30-50q20-6 40-8v44h-40z" fill="var(--flor-2)" />
    </>
  ),
  piezas: (
    <>
      <path d="M-70-62h24q-4-16 12-16t12 16h24v24q16-4 16 12t-16 12V0h-72z" fill="var(--abrigo)" />
      <path
        d="M34-62h48V0H34v-14q-14 0-14-12t14-12z"
        fill="var(--flor-1)"
        transform="translate(8 -12) rotate(8)"
      />
    </>
  ),
  piedras: (
    <>
      <path d="M-58 0q-8-30 34-32t84 6q10 20-6 26z" fill="var(--asiento)" />
      <path d="M-38-32q-6-26 30-26t46 10q8 14-8 16z" fill="var(--nieve)" />
      <path d="M-22-58q-4-20 20-20t30 10q4 10-8 10z" fill="var(--flor-2)" />
      <path d="M-10-78q0-14 14-14t14 14z" fill="var(--abrigo)" />
    </>
  ),
  fichas: (
    <>
      <path d="M-64-88q0-6 6-6h34q6 0 6 6V-6q0 6-6 6h-34q-6 0-6-6z" fill="var(--nieve)" />
      <path d="M-60-47h38" stroke="var(--tronco)" strokeWidth="4" />
      <g fill="var(--tronco)">
        <circle cx="-41" cy="-70" r="6" />
        <circle cx="-50" cy="-32" r="6" />
        <circle cx="-32" cy="-14" r="6" />
      </g>
      <path
        d="M8-46q0-6 6-6h74q6 0 6 6v34q0 6-6 6H14q-6 0-6-6z"
        fill="var(--abrigo)"
        transform="rotate(-5 50 -26)"
      />
      <g fill="var(--tronco)">
        <circle cx="30" cy="-30" r="6" />
        <circle cx="66" cy="-44" r="6" />
        <circle cx="82" cy="-22" r="6" />
      </g>
    </>
  ),
  olla: (
    <>
      <path d="M-58-60H58v40q0 20-20 20h-76q-20 0-20-20z" fill="var(--asiento)" />
      <path d="M-80-52h22v12h-22zM58-52h22v12H58z" fill="var(--tronco)" />
      <path d="M-62-70H62v12H-62z" fill="var(--tronco)" />
      <path
        d="M-22-84q-8-10 0-20t0-20M6-84q-8-10 0-20t0-20M32-84q-8-10 0-20"
        {...round}
        stroke="var(--cerro)"
        strokeWidth="5"
      />
    </>
  ),
  caracola: (
    <>
      <path d="M-64 0q-4-60 44-66 56-6 76 40-30 32-120 26z" fill="var(--flor-3)" />
      <path
        d="M-40-4q-2-40 26-44 26-2 28 20t-18 20-14-16"
        {...round}
        stroke="var(--flor-1)"
        strokeWidth="5"
      />
      <path d="M56-26Q30-2-10-2q40 10 66-24z" fill="var(--abrigo)" />
    </>
  ),
  brote: (
    <>
      <path d="M-70 0q10-26 70-26T70 0z" fill="var(--tronco)" />
      <path d="M-3-74h6v50h-6z" fill="var(--asiento)" />
      <path d="M0-66q-40 4-48-34 40-4 48 34zM0-72q36 0 44-34-40-4-44 34z" fill="var(--asiento)" />
      <path d="M0-66q-24-8-36-26M0-72q20-6 32-24" {...round} stroke="var(--cerro)" strokeWidth="3" />
    </>
  ),
  sombrero: (
    <>
      <path d="M-84-18Q0 14 84-18q-14 24-84 22-70 2-84-22z" fill="var(--abrigo)" />
      <path d="M-44-16q-2-52 22-54 22-8 44 0 24 2 22 54-44 14-88 0z" fill="var(--abrigo)" />
      <path d="M-45-28q45 14 90 0l-1 14q-44 14-88 0z" fill="var(--flor-1)" />
    </>
  ),
  tazas: (
    <>
      <path d="M-36-40q20-2 20 14t-22 14" {...round} stroke="var(--abrigo)" strokeWidth="7" />
      <path d="M-86-52h52v32q0 20-16 20h-20q-16 0-16-20z" fill="var(--abrigo)" />
      <path d="M24-40q-20-2-20 14T26-12" {...round} stroke="var(--flor-1)" strokeWidth="7" />
      <path d="M24-52h52v32q0 20-16 20H40q-16 0-16-20z" fill="var(--flor-1)" />
      <path
        d="M-60-64q-7-8 0-16t0-16M50-64q-7-8 0-16t0-16"
        {...round}
        stroke="var(--cerro)"
        strokeWidth="4"
      />
    </>
  ),
  telescopio: (
    <>
      <path d="M-4-46L-36 0M0-46V0M4-46L36 0" {...round} stroke="var(--tronco)" strokeWidth="6" />
      <path d="M-56-46l84-40 14 28-84 40z" fill="var(--asiento)" />
      <path d="M24-90l26-12 18 36-26 12z" fill="var(--abrigo)" />
      <path d="M-66-36l14-6 8 16-14 6z" fill="var(--tronco)" />
    </>
  ),
  delantal: (
    <>
      <path d="M-70-120H70v7H-70z" fill="var(--tronco)" />
      <path d="M-20-114l4 26h32l4-26z" fill="var(--flor-2)" />
      <path d="M-40-88h80L50-8q-50 16-100 0z" fill="var(--flor-2)" />
      <path d="M-24-54h48v28h-48z" fill="var(--nieve)" />
      <path d="M-40-84q-24 10-28 34M40-84q24 10 28 34" {...round} stroke="var(--flor-1)" strokeWidth="5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ThingName = keyof typeof THINGS;
