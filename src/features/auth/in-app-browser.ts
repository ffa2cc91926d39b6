/** Browsers inside other apps, where Google refuses to sign anybody in. */

const APPS: [name: string, sign: RegExp][] = [
  ['Instagram', /Instagram/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
  ['LinkedIn', /LinkedInApp/],
  ['Snapchat', /Snapchat/],
  ['Line', /\bLine\//],
];

/** Android's own word for a page inside an app. */
const ANDROID_VIEW = /Android.*; wv\)/;

export type InAppBrowser = {
  /** null when only that it is one can be told. */
  app: string | null;
  isAndroid: boolean;
};

export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const app = APPS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  if (app === null && !ANDROID_VIEW.test(userAgent)) return null;
  return { app, isAndroid: userAgent.includes('Android') };
}

/** The same page in Chrome, for Android to follow; without Chrome it opens in whatever browser there is. */
export function chromeIntent(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const fallback = encodeURIComponent(address);
  const how = `scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback}`;
  return `intent://${host}${pathname}${search}#Intent;${how};end`;
}
