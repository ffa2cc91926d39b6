/** One moment of the breathing piece; both counts in whole seconds, `progress` 0..1 within the phase. */
export type BreathMoment = {
  round: number;
  phase: 'in' | 'out';
  count: number;
  of: number;
  progress: number;
};

export type BreathPace = { inhaleSeconds: number; exhaleSeconds: number; rounds: number };

/** Where the breath is after `seconds` of breathing (pauses not counted); null when the rounds are over. */
export function breathAt(pace: BreathPace, seconds: number): BreathMoment | null {
  const roundSeconds = pace.inhaleSeconds + pace.exhaleSeconds;
  const round = Math.floor(seconds / roundSeconds) + 1;
  if (round > pace.rounds) return null;
  const into = seconds % roundSeconds;
  const phase = into < pace.inhaleSeconds ? 'in' : 'out';
  const of = phase === 'in' ? pace.inhaleSeconds : pace.exhaleSeconds;
  const spent = phase === 'in' ? into : into - pace.inhaleSeconds;
  return { round, phase, count: Math.floor(spent) + 1, of, progress: spent / of };
}
