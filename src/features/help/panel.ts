import { atLeast, type RiskKind, type RiskLevel } from '../safety/risk.ts';
import { panelLines } from './help-lines.ts';
import type { Panel } from './panel-line.ts';

/** The help panel a danger calls for: none, a soft card, or the full width that stays. */
export function panelFor(
  country: string | null,
  risk: { level: RiskLevel; kinds: readonly RiskKind[] },
  now: Date,
): Panel | null {
  if (risk.level === 'none') return null;
  const size = atLeast(risk.level, 'high') ? 'full' : 'card';
  return { size, country, lines: panelLines(country, risk.level, now, risk.kinds) };
}
