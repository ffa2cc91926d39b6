/**
 * What of an assessment the guided talk acts on (therapist.md 5): what was said, at once; a hint, by one gentle question; what
 * statistics alone guess of one's own death opens nothing. Pure.
 */
import { assess } from './assess.ts';
import { signsIn } from './evidence.ts';
import { type Assessment, atLeast, firmnessOf, isOwn, NO_RISK, OWN_DEATH } from './risk.ts';
import { CALM, type RiskState } from './risk-state.ts';

/** In the evidence: words about one's own death that may be a way of speaking. */
export const HINTED = 'hinted';
/** In the evidence: what only statistics heard. It interrupts nobody; they are asked how they are. */
export const GUESSED = 'guessed';

const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/** What somebody else said, in their words, is not the person's. */
const theirOwn = (text: string): string => text.replace(QUOTED, ' ');

/** @param risk as it was before this message */
export function sifted(found: Assessment, text: string, risk: RiskState): Assessment {
  if (isOnlyRage(found)) return { ...NO_RISK, evidence: [...found.evidence, GUESSED] };
  const isAboutDeath = found.kinds.some((kind) => OWN_DEATH.has(kind));
  if (!isAboutDeath || risk.step !== null || risk.kinds.some((kind) => OWN_DEATH.has(kind))) return found;
  if (isGuessed(found)) return withoutOwnDeath({ ...found, evidence: [...found.evidence, GUESSED] });
  if (isQuoted(text)) return withoutOwnDeath(found);
  const [gravest] = signsIn(text, risk).filter(({ kind }) => OWN_DEATH.has(kind));
  const isHint = gravest?.by === 'hinted' && !atLeast(gravest.level, 'moderate');
  if (!isHint) return found;
  const level = found.kinds.every((kind) => OWN_DEATH.has(kind)) ? 'low' : found.level;
  return { ...found, level, own: 'low', evidence: [...found.evidence, HINTED] };
}

/** "Lo quiero matar" of a husband is a way of speaking; with a plan it is none. */
const isOnlyRage = ({ kinds, evidence }: Assessment): boolean =>
  kinds.length === 1 && kinds[0] === 'harm_to_others' && evidence.includes('wish to harm');

/** Only the trained reader heard it, and it is not certain of something grave. */
const isGuessed = (found: Assessment): boolean =>
  found.kinds.every((kind) => !OWN_DEATH.has(kind) || firmnessOf(found, kind) !== null) &&
  !atLeast(found.level, 'high');

function isQuoted(text: string): boolean {
  const own = theirOwn(text);
  return own !== text && !assess(own, CALM).kinds.some((kind) => OWN_DEATH.has(kind));
}

function withoutOwnDeath(found: Assessment): Assessment {
  const kinds = found.kinds.filter((kind) => !OWN_DEATH.has(kind));
  if (kinds.length === 0) return { ...NO_RISK, evidence: found.evidence };
  return { ...found, kinds, own: kinds.some(isOwn) ? found.own : 'none' };
}
