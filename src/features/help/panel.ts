import type { Language } from '../intake/style-profile.ts';
import type { RiskKind, RiskLevel } from '../safety/risk.ts';
import { panelLines } from './help-lines.ts';
import type { Panel } from './panel-line.ts';

/** Whoever answers beside it, the card says these (clinical reference §2.4): neutral between tú, vos and usted. */
const STEPS: Record<Language, readonly string[]> = {
  es: [
    'Alguien al lado, en persona, ahora.',
    'Lejos de lo que pueda hacer daño.',
    'Si ya se tomó o se hizo algo: emergencias, y que lo vean hoy.',
  ],
  pt: [
    'Alguém ao lado, em pessoa, agora.',
    'Longe do que possa machucar.',
    'Se algo já foi tomado ou feito: emergência, e atendimento hoje.',
  ],
};

/** The help panel a danger calls for: a soft card, or from level high on the full width that stays. */
export function panelFor(
  country: string | null,
  danger: { level: RiskLevel; kinds: readonly RiskKind[] },
  now: Date,
  language: Language,
): Panel {
  const size = danger.level === 'high' || danger.level === 'imminent' ? 'full' : 'card';
  const lines = panelLines(country, danger.level, now, danger.kinds, language);
  const ownLife = size === 'full' && danger.kinds.some((kind) => kind === 'suicide' || kind === 'self_harm');
  return { size, country, lines, ...(ownLife ? { steps: [...STEPS[language]] } : {}) };
}
