import { useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import type { PanelLine } from '../chat/chat-event.ts';

/** The lines of a country; empty until they arrive, or when the server cannot be reached. */
export function useHelpLines(country: string | null, isWanted: boolean): PanelLine[] {
  const [lines, setLines] = useState<PanelLine[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const query = country ? `?country=${encodeURIComponent(country)}` : '';
    void getJson<{ lines: PanelLine[] }>(`/api/v1/help-lines${query}`).then((result) => {
      if (isShown && result.ok) setLines(result.value.lines);
    });
    return () => {
      isShown = false;
    };
  }, [country, isWanted]);
  return lines;
}
