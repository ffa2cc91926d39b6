import { useId, useState } from 'react';
import type { TuWords } from '../../../content/es/tu.ts';
import { putJson } from '../../platform/browser/api.ts';
import { appWords, at, entryWords, fill, tuWords } from '../../platform/browser/language.ts';
import {
  nextScale,
  type Preferences,
  readPreferences,
  savePreferences,
  type Theme,
} from '../../platform/browser/preferences.ts';
import { leaveQuickly } from '../../platform/browser/quick-exit.ts';
import { navigate, useArrival } from '../../platform/browser/router.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceRow, Choices } from '../../ui/choice-row.tsx';
import { Icon } from '../../ui/icons.tsx';
import { AppFrame } from '../auth/app-frame.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { UnconfirmedLine } from '../auth/unconfirmed-line.tsx';
import { type Consents, type Me, useSession } from '../auth/use-session.tsx';
import { whoAnswers } from '../auth/who-answers.ts';

export default function TuPage() {
  const { session } = useSession();
  const words = tuWords().you;
  useArrival(words.pageTitle);
  if (session.status === 'loading') return <p className="screen late">{entryWords().frame.opening}</p>;
  if (session.status === 'out') return <RestrictedScreen title={words.title} path="/tu" />;
  const me = session.status === 'in' ? session.me : null;
  return (
    <AppFrame>
      <main className="screen" id="contenido">
        <h1>{words.title}</h1>
        {me ? (
          <div>
            <p>{fill(words.hello, { name: me.person.name, email: me.person.email })}</p>
            <UnconfirmedLine />
          </div>
        ) : (
          <Banner kind="info">{words.offline}</Banner>
        )}
        <div className="columns">
          <div>
            <OwnPages title={words.yours} pages={YOURS} />
            <OwnPages title={words.account} pages={ACCOUNT} />
          </div>
          <div>
            {me && <Permissions me={me} />}
            <Reading />
          </div>
        </div>
        <Leaving />
      </main>
    </AppFrame>
  );
}

type OwnPage = keyof TuWords['you']['pages'];
/** What there is of a person, the plan for a bad hour first. */
const YOURS = ['/tu/plan', '/tu/memoria', '/tu/guardado', '/preguntas/resumen'] as const satisfies OwnPage[];
const ACCOUNT = ['/tu/pase', '/tu/datos', '/tu/acceso'] as const satisfies OwnPage[];

function OwnPages({ title, pages }: { title: string; pages: readonly OwnPage[] }) {
  const words = tuWords().you.pages;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="own-pages">
        {pages.map((path) => (
          <li key={path}>
            <a className="own-page" href={at(path)}>
              <span>
                <b>{words[path].name}</b>
                <span className="quiet">{words[path].text}</span>
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const THEMES: Theme[] = ['auto', 'light', 'dark'];

function Reading() {
  const [preferences, setPreferences] = useState(readPreferences);
  const { theme, textScale, pinch } = preferences;
  const { you: words } = tuWords();
  const { reading } = appWords();
  function change(part: Partial<Preferences>) {
    const next = { ...preferences, ...part };
    savePreferences(next);
    setPreferences(next);
  }
  return (
    <section aria-labelledby="lectura">
      <h2 id="lectura">{words.reading}</h2>
      <p role="status">{fill(words.size, { percent: textScale })}</p>
      <div className="button-row">
        <Button onClick={() => change({ textScale: nextScale(textScale, -1) })}>
          A−<span className="hidden-text"> {reading.smaller}</span>
        </Button>
        <Button onClick={() => change({ textScale: nextScale(textScale, 1) })}>
          A+<span className="hidden-text"> {reading.larger}</span>
        </Button>
      </div>
      <fieldset>
        <legend>{words.colours}</legend>
        <Choices>
          {THEMES.map((value) => (
            <ChoiceRow
              key={value}
              kind="radio"
              name="colores"
              label={words.themes[value]}
              checked={theme === value}
              onChange={() => change({ theme: value })}
            />
          ))}
        </Choices>
      </fieldset>
      <Checkbox
        label={words.pinch}
        checked={pinch}
        onChange={(event) => change({ pinch: event.target.checked })}
      />
    </section>
  );
}

/** Each is off until the person turns it on. */
const PURPOSES = ['memory', 'externalModel', 'reminders', 'research'] as const satisfies (keyof Consents)[];

function Permissions({ me }: { me: Me }) {
  const { refresh } = useSession();
  const words = tuWords().you;
  const [consents, setConsents] = useState(() => ({
    ...me.consents,
    // A model of the house answers until they decide against it.
    externalModel: me.consents.externalModel || whoAnswers(me).answers === 'model',
  }));
  const [problem, setProblem] = useState<string | null>(null);
  async function change(name: keyof Consents, isGiven: boolean) {
    setConsents((before) => ({ ...before, [name]: isGiven }));
    const result = await putJson('/api/v1/consents', { [name]: isGiven });
    setProblem(result.ok ? null : words.notChanged);
    if (result.ok) await refresh();
    else setConsents((before) => ({ ...before, [name]: !isGiven }));
  }
  return (
    <section aria-labelledby="permisos">
      <h2 id="permisos">{words.permissions}</h2>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div>
        {PURPOSES.map((name) => (
          <Checkbox
            key={name}
            label={name === 'externalModel' && me.modelIsLocal ? words.ofHouse : words[name]}
            hint={`${hintOf(name, me)} ${decisionOf(name, me)}`.trim()}
            checked={consents[name]}
            onChange={(event) => void change(name, event.target.checked)}
          />
        ))}
      </div>
    </section>
  );
}

function hintOf(name: keyof Consents, { model, modelIsLocal }: Me): string {
  const { you: words } = tuWords();
  if (name !== 'externalModel') return words[`${name}Hint`];
  if (modelIsLocal) return words.ofHouseHint;
  return model ? fill(words.externalModelOf, { provider: model }) : words.externalModelHint;
}

/** When it was decided last, and under which version of the privacy page; nothing while nothing was decided. */
function decisionOf(name: keyof Consents, { consents, decided }: Me): string {
  const { you: words } = tuWords();
  const { tag } = appWords();
  const decision = decided[name];
  if (!decision) return '';
  const dayOf = (date: string) => new Date(date).toLocaleDateString(tag, { dateStyle: 'long' });
  const text = consents[name] ? words.given : words.takenBack;
  // A version is a day, the same one everywhere.
  return fill(text, { day: dayOf(decision.at), version: dayOf(`${decision.version}T12:00:00`) });
}

function Leaving() {
  const { leave } = useSession();
  const { you: words } = tuWords();
  const { reading } = appWords();
  const [problem, setProblem] = useState<string | null>(null);
  async function signOut() {
    const result = await leave();
    if (result.ok) navigate(at('/'));
    else setProblem(words.notLeft);
  }
  return (
    <section aria-labelledby="salir">
      <h2 id="salir">{words.leaving}</h2>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div className="button-row">
        <Button onClick={() => void signOut()}>{words.signOut}</Button>
        <Button onClick={leaveQuickly}>{reading.leaveQuickly}</Button>
      </div>
      <p className="quiet">{words.quickExit}</p>
    </section>
  );
}
