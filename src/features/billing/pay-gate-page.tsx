// Where the page of prices leads whoever is signed out: the same modal as elsewhere, and back to the same pass afterwards.
import { useEffect } from 'react';
import { appWords, at, entryWords } from '../../platform/browser/language.ts';
import { navigate, useArrival, usePlace } from '../../platform/browser/router.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { useSession } from '../auth/use-session.tsx';
import { PLANS } from './plans.ts';

export default function PayGatePage() {
  const { session } = useSession();
  const { pay: words } = appWords();
  const { query } = usePlace();
  const plan = PLANS.find(({ id }) => id === query.get('plan'))?.id ?? 'semana';
  const prices = `/mediosDePago?plan=${plan}#${plan}`;
  useArrival(words.pageTitle);
  const isOut = session.status === 'out';
  const isKnown = session.status !== 'loading';
  useEffect(() => {
    if (isKnown && !isOut) navigate(at(prices), 'replace');
  }, [isKnown, isOut, prices]);
  if (!isOut) return <p className="screen late">{entryWords().frame.opening}</p>;
  return <RestrictedScreen title={words.title} path={prices} />;
}
