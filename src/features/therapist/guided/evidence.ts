/** A talk is about one thing for a while: what earlier messages spoke for counts with this one, and fades. Pure. */
import type { Heard } from './heard.ts';

/** What an earlier message counts for against this one, and how fast it fades. */
const EARLIER = 0.6;
const FADES = 0.75;
const LEAST = 0.05;
const KEPT = 12;
/** Says nothing of a situation. */
const NOTHING = 'none';

type Sure = { label: string; certainty: number };

function joined<T extends Sure>(
  now: readonly T[],
  before: ReadonlyMap<string, number>,
  make: (label: string) => T,
): T[] {
  const labels = new Set([...now.map(({ label }) => label), ...before.keys()]);
  return [...labels]
    .map((label) => {
      const found = now.find((one) => one.label === label) ?? make(label);
      const earlier = EARLIER * (before.get(label) ?? 0);
      return { ...found, certainty: 1 - (1 - found.certainty) * (1 - earlier) };
    })
    .sort((a, b) => b.certainty - a.certainty);
}

export function withEvidence(heard: Heard): Heard {
  const { recognition, state } = heard;
  const before = new Map(state.evidence.filter(([label]) => !state.wrong.includes(label)));
  const of = (isSituation: boolean) =>
    new Map([...before].filter(([label]) => label.includes('/') === isSituation));
  const situations = joined(recognition.situations, of(true), (label) => ({
    label,
    certainty: 0,
    passage: null,
  }));
  const topics = joined(recognition.topics, of(false), (label) => ({ label, certainty: 0 }));
  const kept = [...situations.slice(0, KEPT), ...topics.slice(0, KEPT)]
    .filter(({ label, certainty }) => label !== NOTHING && certainty * FADES >= LEAST)
    .map(({ label, certainty }): [string, number] => [label, Math.round(certainty * FADES * 100) / 100]);
  return {
    ...heard,
    recognition: { ...recognition, situations, topics },
    state: { ...state, evidence: kept },
  };
}
