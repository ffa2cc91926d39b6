// Google's way in, above the form: its button, what stands there when it cannot work, and the words that part the two.
import { useState } from 'react';
import { appWords, entryWords, fill } from '../../platform/browser/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { chromeIntent, inAppBrowser } from './in-app-browser.ts';
import type { Google } from './use-google.ts';

export function GoogleWay({ google, isBusy }: { google: Google; isBusy: boolean }) {
  const words = appWords().signIn.google;
  if (google.status === 'not-offered') return null;
  return (
    <>
      <Way google={google} />
      <p className="google-busy" role="status">
        {isBusy && (
          <>
            <span className="spinner" aria-hidden="true" />
            {words.busy}
          </>
        )}
      </p>
      <p className="google-divider">{words.divider}</p>
    </>
  );
}

function Way({ google: { status, setPlace, reopen } }: { google: Google }) {
  const words = appWords().signIn.google;
  if (status === 'inside-app') return <InsideApp />;
  if (status === 'failed') return <NotLoaded reopen={reopen} />;
  return (
    <div>
      <div ref={setPlace} className="google-place" aria-busy={status === 'opening' || undefined} />
      <p className="quiet">{words.note}</p>
    </div>
  );
}

/** One more try: what fails twice is blocked, and there is another way in. */
let hasRetried = false;

function NotLoaded({ reopen }: { reopen: () => void }) {
  const words = appWords().signIn.google;
  const [isLast] = useState(hasRetried);
  function retry() {
    hasRetried = true;
    reopen();
  }
  return (
    <Banner kind="info" action={!isLast && <Button onClick={retry}>{entryWords().frame.retry}</Button>}>
      <p>{words.failed}</p>
      <p>{isLast ? words.failedAgain : words.failedText}</p>
    </Banner>
  );
}

function InsideApp() {
  const words = appWords().signIn.google;
  const [said, setSaid] = useState('');
  const browser = inAppBrowser(navigator.userAgent);
  const address = window.location.href;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.copied);
    } catch {
      setSaid(fill(words.notCopied, { address }));
    }
  }
  return (
    <Banner
      kind="info"
      action={
        <div className="button-row">
          {browser?.isAndroid && <ButtonLink href={chromeIntent(address)}>{words.openInChrome}</ButtonLink>}
          <Button onClick={() => void copy()}>{words.copy}</Button>
        </div>
      }
    >
      <p>{fill(words.inside, { app: browser?.app ?? words.insideOther })}</p>
      {said && <p>{said}</p>}
    </Banner>
  );
}
