import type { Language } from '../intake/style-profile.ts';
import type { RiskKind, RiskLevel } from '../safety/risk.ts';
import { panelLines } from './help-lines.ts';
import type { Panel } from './panel-line.ts';

/** The help panel a danger calls for: a soft card, or from level high on the full width that stays. */
export function panelFor(
  country: string | null,
  danger: { level: RiskLevel; kinds: readonly RiskKind[] },
  now: Date,
  language: Language,
): Panel {
  const size = danger.level === 'high' || danger.level === 'imminent' ? 'full' : 'card';
  return { size, country, lines: panelLines(country, danger.level, now, danger.kinds, language) };
}
