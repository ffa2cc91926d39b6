// How the person likes to read on this device: colours, letter size, pinch. Kept after signing out, because
// they say nothing about anyone. The public pages read the same `theme` key before they paint.

export type Theme = 'auto' | 'light' | 'dark';
export type Preferences = { theme: Theme; textScale: number; pinch: boolean };

const TEXT_SCALES: readonly number[] = [100, 115, 130, 150, 175, 200];
const DEFAULTS: Preferences = { theme: 'auto', textScale: 100, pinch: false };

export function readPreferences(): Preferences {
  try {
    const theme = localStorage.getItem('theme');
    const textScale = Number(localStorage.getItem('letra'));
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
      textScale: TEXT_SCALES.includes(textScale) ? textScale : DEFAULTS.textScale,
      pinch: localStorage.getItem('pellizco') === 'si',
    };
  } catch {
    return DEFAULTS;
  }
}

export function applyPreferences({ theme, textScale, pinch }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.style.fontSize = textScale === 100 ? '' : `${textScale}%`;
  root.toggleAttribute('data-pinch', pinch);
}

export function savePreferences(preferences: Preferences): void {
  applyPreferences(preferences);
  try {
    localStorage.setItem('theme', preferences.theme);
    localStorage.setItem('letra', String(preferences.textScale));
    localStorage.setItem('pellizco', preferences.pinch ? 'si' : 'no');
  } catch {
    // A browser that forbids storage still gets the change for this visit.
  }
}

export function nextScale(current: number, step: 1 | -1): number {
  const index = TEXT_SCALES.indexOf(current);
  return TEXT_SCALES[index + step] ?? current;
}
