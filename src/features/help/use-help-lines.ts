import { useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import type { PanelLine } from './panel-line.ts';

/** Lines of the wanted kind lead, then whoever listens to anyone. */
function leadBy(kind: PanelLine['kind'], lines: PanelLine[]): PanelLine[] {
  const rank = (line: PanelLine) => (line.kind === kind ? 0 : line.kind === 'crisis' ? 1 : 2);
  return [...lines].sort((a, b) => rank(a) - rank(b));
}

/** The lines of a country; empty until they arrive, or when the server cannot be reached. */
export function useHelpLines(
  country: string | null,
  isWanted: boolean,
  kind: PanelLine['kind'],
): PanelLine[] {
  const [found, setFound] = useState<{ country: string | null; lines: PanelLine[] } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const query = country ? `?country=${encodeURIComponent(country)}` : '';
    void getJson<{ lines: PanelLine[] }>(`/api/v1/help-lines${query}`).then((result) => {
      if (isShown && result.ok) setFound({ country, lines: leadBy(kind, result.value.lines) });
    });
    return () => {
      isShown = false;
    };
  }, [country, isWanted, kind]);
  // Never the numbers of another country while those of this one are on their way.
  return found?.country === country ? found.lines : [];
}
