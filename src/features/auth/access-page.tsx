// How a person comes in: what with, another password, and where they are signed in.
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../platform/browser/api.ts';
import { entryWords, tuWords } from '../../platform/browser/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Access } from './access.ts';
import { DeviceList } from './device-list.tsx';
import { PasswordSection } from './password-section.tsx';
import { TuScreen } from './tu-screen.tsx';
import { WaysSection } from './ways-section.tsx';
import './access.css';

export default function AccessPage() {
  return (
    <TuScreen path="/tu/acceso" words={tuWords().access}>
      {() => <Ways />}
    </TuScreen>
  );
}

function Ways() {
  const [access, setAccess] = useState<Access | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** How often the password changed here: each time the other sessions ended. */
  const [changes, setChanges] = useState(0);
  const reload = useCallback(async () => {
    const result = await getJson<Access>('/api/v1/access');
    setFailed(!result.ok);
    if (result.ok) setAccess(result.value);
  }, []);
  useEffect(() => void reload(), [reload]);
  if (hasFailed) {
    const retry = <Button onClick={() => void reload()}>{entryWords().frame.retry}</Button>;
    return (
      <Banner kind="error" action={retry}>
        <p>{tuWords().access.notLoaded}</p>
      </Banner>
    );
  }
  if (!access) return <p className="quiet late">{entryWords().frame.opening}</p>;
  const hasPassword = access.ways.includes('password');
  return (
    <div className="columns">
      <div>
        <WaysSection {...access} reload={reload} />
        <PasswordSection hasPassword={hasPassword} onChanged={() => setChanges(changes + 1)} />
      </div>
      <div>
        <DeviceList key={changes} />
      </div>
    </div>
  );
}
