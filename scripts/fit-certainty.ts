/** Slope and shift on the log odds of a share, so that of what is given .9 nine of ten are right. */

export type Point = {
  /** Log odds of the share that was given. */
  x: number;
  isRight: boolean;
  /** What it counts for. */
  weight: number;
};

const EDGE = 1e-6;
export function logOdds(share: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.log(inside / (1 - inside));
}

const STEPS = 50;
const AGAINST_EXTREMES = 0.5;
const DIGITS = 1e4;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** A long step of Newton's leads astray. */
const STEP_MAX = 0.3;
const bounded = (step: number): number => Math.min(STEP_MAX, Math.max(-STEP_MAX, step));

/** Newton's steps, with a little weight against extremes. */
export function fitCertainty(points: readonly Point[]): { slope: number; shift: number } {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [gs, gb, hss, hsb, hbb] = [AGAINST_EXTREMES * (slope - 1), 0, AGAINST_EXTREMES, 0, AGAINST_EXTREMES];
    for (const { x, isRight, weight } of points) {
      const q = 1 / (1 + Math.exp(-(slope * x + shift)));
      const w = weight * (q * (1 - q) + 1e-9);
      gs += weight * (q - Number(isRight)) * x;
      gb += weight * (q - Number(isRight));
      hss += w * x * x;
      hsb += w * x;
      hbb += w;
    }
    const determinant = hss * hbb - hsb * hsb;
    slope -= bounded((hbb * gs - hsb * gb) / determinant);
    shift -= bounded((hss * gb - hsb * gs) / determinant);
  }
  return { slope: rounded(slope), shift: rounded(shift) };
}
