// Where a person is signed in, each with the button that ends it there.
import { useCallback, useEffect, useState } from 'react';
import { deleteJson, getJson } from '../../platform/browser/api.ts';
import { appWords, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import type { Device } from './device.ts';
import './access.css';

const PATH = '/api/v1/devices';

export function DeviceList() {
  const words = tuWords().access.devices;
  const [devices, setDevices] = useState<Device[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [said, setSaid] = useState('');

  const load = useCallback(async () => {
    const result = await getJson<{ devices: Device[] }>(PATH);
    setFailed(!result.ok);
    if (result.ok) setDevices(result.value.devices);
  }, []);
  useEffect(() => void load(), [load]);

  async function end(path: string, done: string) {
    const result = await deleteJson(path);
    setSaid(result.ok ? done : result.error.message);
    await load();
  }

  return (
    <section aria-labelledby="sesiones">
      <h2 id="sesiones">{words.title}</h2>
      <p>{words.text}</p>
      {hasFailed && (
        <p role="alert">
          {words.notLoaded}{' '}
          <Button kind="link" onClick={() => void load()}>
            {entryWords().frame.retry}
          </Button>
        </p>
      )}
      <ul className="devices">
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => end(`${PATH}/${device.id}`, words.ended)} />
        ))}
      </ul>
      <p role="status">{said}</p>
      {devices && devices.length > 1 && (
        <div>
          <Button onClick={() => void end(PATH, words.endedAll)}>{words.endAll}</Button>
        </div>
      )}
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => Promise<void> }) {
  const { access } = tuWords();
  const { tag } = appWords();
  const words = access.devices;
  const { browser, system, isThis, lastAt } = device;
  const name =
    browser && system ? fill(words.one, { browser, system }) : (browser ?? system ?? words.unknown);
  const day = new Date(lastAt).toLocaleDateString(tag, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <li className="device">
      <div>
        <p>{name}</p>
        <p className="quiet">{isThis ? words.here : fill(words.since, { day })}</p>
      </div>
      {!isThis && (
        <Button kind="link" className="button-flush" onClick={() => void onEnd()}>
          {words.end}
          <span className="hidden-text">: {name}</span>
        </Button>
      )}
    </li>
  );
}
