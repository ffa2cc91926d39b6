// Google's button on the sign-in page: whether it is offered, its script, and what it is drawn with. Nothing is asked of
// Google before the page stands, and nothing at all where it is not offered or could not work.
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { appWords } from '../../platform/browser/language.ts';
import { loadOutsideScript } from '../../platform/browser/outside-script.ts';
import { inAppBrowser } from './in-app-browser.ts';

export const GOOGLE_PATH = '/api/v1/authentication/google';
const SCRIPT = 'https://accounts.google.com/gsi/client';
const SCRIPT_WITHIN_MS = 8_000;
/** Google draws no wider. */
const BUTTON_MAX_PX = 400;

/** The part of Google Identity Services that is used here. */
type GoogleIds = {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    context: 'signin';
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
    use_fedcm_for_button: boolean;
  }): void;
  renderButton(
    place: HTMLElement,
    look: { theme: 'outline'; size: 'large'; text: 'signin_with'; locale: string; width: number },
  ): void;
  prompt(): void;
  cancel(): void;
};
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIds } };
  }
}
const googleIds = () => window.google?.accounts?.id;

export type GoogleStatus = 'not-offered' | 'inside-app' | 'opening' | 'ready' | 'failed';

export type Google = {
  status: GoogleStatus;
  /** Takes the element where Google draws its button; React leaves its inside alone. */
  setPlace: (place: HTMLDivElement | null) => void;
  /** Begins anew, with another nonce. */
  reopen: () => void;
};

/** @param onCredential what Google says of the person, for the server alone to read */
export function useGoogle(hasPrompt: boolean, onCredential: (credential: string) => void): Google {
  const [status, setStatus] = useState<GoogleStatus>('not-offered');
  const [opening, setOpening] = useState(0);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const latest = useRef(onCredential);
  latest.current = onCredential;
  const { tag } = appWords();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    let isStale = false;
    void openGoogle((credential) => latest.current(credential), setStatus).then((reached) => {
      if (!isStale) setStatus(reached);
    });
    return () => {
      isStale = true;
    };
  }, [opening]);

  useEffect(() => {
    if (status !== 'ready' || !place) return;
    const width = Math.min(BUTTON_MAX_PX, place.clientWidth);
    const look = { theme: 'outline', size: 'large', text: 'signin_with', locale: tag, width } as const;
    googleIds()?.renderButton(place, look);
  }, [status, place, tag]);

  useEffect(() => {
    if (status !== 'ready' || !hasPrompt) return;
    googleIds()?.prompt();
    return () => googleIds()?.cancel();
  }, [status, hasPrompt]);

  return { status, setPlace, reopen: useCallback(() => setOpening((before) => before + 1), []) };
}

async function openGoogle(
  onCredential: (credential: string) => void,
  onOffered: (status: 'opening') => void,
): Promise<GoogleStatus> {
  const offered = await getJson<{ clientId: string | null; nonce: string | null }>(GOOGLE_PATH);
  if (!offered.ok || !offered.value.clientId || !offered.value.nonce) return 'not-offered';
  if (inAppBrowser(navigator.userAgent)) return 'inside-app';
  onOffered('opening');
  const isLoaded = await loadOutsideScript(SCRIPT, () => Boolean(googleIds()), SCRIPT_WITHIN_MS);
  if (!isLoaded) return 'failed';
  googleIds()?.initialize({
    client_id: offered.value.clientId,
    nonce: offered.value.nonce,
    callback: ({ credential }) => onCredential(credential),
    context: 'signin',
    auto_select: false,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  });
  return 'ready';
}
