import { FLOR_PETALS } from '../../ui/tiles.tsx';
import type { EVIDENCE } from './front-matter.ts';
import { LIST_WORDS, type PageLocale } from './site-words.ts';

type Level = (typeof EVIDENCE)[number];

const LAID: Record<Level, number> = { alta: 3, media: 2, poca: 1 };

/** How well tested a therapy is, as laid tiles. The words say it too. */
export function EvidenceTiles({ level, locale = 'es' }: { level: Level; locale?: PageLocale }) {
  return (
    <span className="evidence">
      <svg width="54" height="18" viewBox="0 0 72 24" aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <g key={place} transform={`translate(${place * 24} 0)`}>
            <rect width="22" height="24" fill={place < LAID[level] ? 'var(--banca)' : 'var(--hundido)'} />
            {place < LAID[level] && (
              <path d={FLOR_PETALS} transform="translate(-1 0)" fill="var(--banca-suave)" />
            )}
          </g>
        ))}
      </svg>
      {LIST_WORDS[locale].therapies.levels[level]}
    </span>
  );
}
