import { atLeast, type RiskLevel } from '../safety/risk.ts';
import { panelLines } from './help-lines.ts';
import type { Panel } from './panel-line.ts';

/** The help panel a level calls for: none, a soft card, or the full width that stays. */
export function panelFor(country: string | null, level: RiskLevel, now: Date): Panel | null {
  if (level === 'none') return null;
  return { size: atLeast(level, 'high') ? 'full' : 'card', country, lines: panelLines(country, level, now) };
}
