// Tus datos: what there is of a person, and the rights over it, each one tap away and in plain words.
import { useEffect, useRef, useState } from 'react';
import { appWords, at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import { isSharedPhone } from '../../platform/browser/storage.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceRow, Choices } from '../../ui/choice-row.tsx';
import { TuScreen } from '../auth/tu-screen.tsx';
import { CorrectForm } from './correct-form.tsx';
import { EraseSection } from './erase-section.tsx';
import { EraseTalkSection } from './erase-talk-section.tsx';
import { KEEP_CHOICES, type KeepDays, type Leaving, type PrivacyPage as Page } from './privacy-choices.ts';
import { type Privacy, saveExport, usePrivacy } from './use-privacy.ts';
import './privacy.css';

export default function PrivacyPage() {
  return (
    <TuScreen path="/tu/datos" words={tuWords().data}>
      {() => <Rights />}
    </TuScreen>
  );
}

function Rights() {
  const privacy = usePrivacy();
  const { page, hasFailed } = privacy;
  const words = tuWords().data;
  const [isBack, setBack] = useState(false);
  if (hasFailed) {
    const retry = <Button onClick={() => void privacy.reload()}>{entryWords().frame.retry}</Button>;
    return (
      <Banner kind="error" action={retry}>
        <p>{words.notLoaded}</p>
      </Banner>
    );
  }
  if (!page) return <p className="quiet late">{entryWords().frame.opening}</p>;
  return (
    <>
      {page.leaving && (
        <LeavingBanner leaving={page.leaving} stay={privacy.stay} onBack={() => setBack(true)} />
      )}
      {!page.leaving && isBack && (
        <Banner kind="ok">
          <p>{words.leaving.undone}</p>
        </Banner>
      )}
      <div className="columns">
        <div>
          <Holdings page={page} />
          <CorrectForm account={page.account} correct={privacy.correct} />
          <Copies />
        </div>
        <div>
          <Keeping key={page.keepDays} keepDays={page.keepDays} keepFor={privacy.keepFor} />
          <EraseTalkSection />
          <Blocking isBlocked={page.isBlocked} block={privacy.block} />
          {!page.leaving && <EraseSection leave={privacy.leave} onLeaving={() => setBack(false)} />}
        </div>
      </div>
    </>
  );
}

type LeavingProps = { leaving: Leaving; stay: Privacy['stay']; onBack: () => void };

/** Stands above everything while there is time to change one's mind; takes the focus when it appears. */
function LeavingBanner({ leaving, stay, onBack }: LeavingProps) {
  const { data } = tuWords();
  const { tag } = appWords();
  const words = data.leaving;
  const [problem, setProblem] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  const day = new Date(leaving.eraseAt).toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short' });
  async function undo() {
    const wrong = await stay();
    if (wrong) setProblem(wrong.message);
    else onBack();
  }
  return (
    <Banner
      ref={ref}
      kind="info"
      action={
        <Button kind="primary" onClick={() => void undo()}>
          {words.undo}
        </Button>
      }
    >
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{fill(words.text, { day })}</p>
      <p>{fill(words.receipt, { receipt: leaving.receipt })}</p>
      {problem && <p role="alert">{problem}</p>}
    </Banner>
  );
}

const SHOWN_AT = {
  messages: '/chatbot',
  answers: '/preguntas/resumen',
  memories: '/tu/memoria',
  planSteps: '/tu/plan',
  devices: '/tu/acceso',
} as const satisfies Partial<Record<keyof Page['holds'], string>>;

function Holdings({ page: { holds } }: { page: Page }) {
  const { data } = tuWords();
  const { tag } = appWords();
  const words = data.holds;
  return (
    <section aria-labelledby="que-guardamos">
      <h2 id="que-guardamos">{words.title}</h2>
      <p className="quiet">{words.text}</p>
      <ul className="holdings">
        {Object.entries(SHOWN_AT).map(([kind, path]) => (
          <li key={kind}>
            <a className="holding" href={at(path)}>
              {words[kind as keyof typeof SHOWN_AT]}
              <span className="holding-count">
                {holds[kind as keyof typeof SHOWN_AT].toLocaleString(tag)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Copies() {
  const words = tuWords().data.copy;
  const [state, setState] = useState<'rest' | 'busy' | 'done' | 'failed'>('rest');
  async function save(format: 'html' | 'json') {
    setState('busy');
    setState((await saveExport(format)) ? 'done' : 'failed');
  }
  return (
    <section aria-labelledby="copia">
      <h2 id="copia">{words.title}</h2>
      <p>{words.text}</p>
      {isSharedPhone() && <Banner kind="info">{words.shared}</Banner>}
      <div className="button-row">
        <Button kind="primary" disabled={state === 'busy'} onClick={() => void save('html')}>
          {words.html}
        </Button>
        <Button disabled={state === 'busy'} onClick={() => void save('json')}>
          {words.json}
        </Button>
      </div>
      <p className="quiet">{words.jsonHint}</p>
      <p role="status">{state === 'busy' || state === 'done' ? words[state] : ''}</p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </section>
  );
}

/** Older conversations go for good, so a choice counts only once it is saved. */
function Keeping({ keepDays, keepFor }: { keepDays: KeepDays } & Pick<Privacy, 'keepFor'>) {
  const words = tuWords().data.keep;
  const [chosen, setChosen] = useState(keepDays);
  const [said, setSaid] = useState<string | null>(null);
  async function save() {
    const wrong = await keepFor(chosen);
    setSaid(wrong ? wrong.message : words.done);
  }
  return (
    <section aria-labelledby="cuanto">
      <h2 id="cuanto">{words.title}</h2>
      <p id="cuanto-texto">{words.text}</p>
      <fieldset aria-labelledby="cuanto" aria-describedby="cuanto-texto">
        <Choices>
          {KEEP_CHOICES.map((days) => (
            <ChoiceRow
              key={days}
              kind="radio"
              name="cuanto"
              label={days === null ? words.forever : words.days[days]}
              checked={chosen === days}
              onChange={() => setChosen(days)}
            />
          ))}
        </Choices>
      </fieldset>
      {chosen !== keepDays && <Button onClick={() => void save()}>{words.send}</Button>}
      <p role="status">{said}</p>
    </section>
  );
}

function Blocking({ isBlocked, block }: { isBlocked: boolean } & Pick<Privacy, 'block'>) {
  const { block: words, failed } = tuWords().data;
  const [isOn, setOn] = useState(isBlocked);
  const [problem, setProblem] = useState<string | null>(null);
  async function change(next: boolean) {
    setOn(next);
    const wrong = await block(next);
    setProblem(wrong && failed);
    if (wrong) setOn(!next);
  }
  return (
    <section aria-labelledby="detener">
      <h2 id="detener">{words.title}</h2>
      {problem && <Banner kind="error">{problem}</Banner>}
      <Checkbox
        label={words.label}
        hint={words.hint}
        checked={isOn}
        onChange={(event) => void change(event.target.checked)}
      />
    </section>
  );
}
