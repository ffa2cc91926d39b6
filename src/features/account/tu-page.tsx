import { useState } from 'react';
import { putJson } from '../../platform/browser/api.ts';
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
import { AppTabs } from '../auth/app-tabs.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { type Consents, type Me, useSession } from '../auth/use-session.tsx';
import { TopBar } from '../help/top-bar.tsx';

export default function TuPage() {
  const { session } = useSession();
  useArrival('Tú - Juntos');
  if (session.status === 'loading') return <p className="screen late">Abriendo...</p>;
  if (session.status === 'out') return <RestrictedScreen title="Tú" path="/tu" />;
  const me = session.status === 'in' ? session.me : null;
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>Tú</h1>
        {me ? (
          <p>
            Hola, {me.person.name}. Entraste con {me.person.email}.
          </p>
        ) : (
          <Banner kind="info">Sin señal. Tus permisos se ven cuando vuelva.</Banner>
        )}
        <Reading />
        {me && <Permissions me={me} />}
        <section aria-labelledby="tus-respuestas">
          <h2 id="tus-respuestas">Tus respuestas</h2>
          <p>
            <a href="/preguntas/resumen">Ver o cambiar las 24 preguntas</a>
          </p>
        </section>
        <Leaving />
      </main>
      <div className="tabs-foot">
        <AppTabs />
      </div>
    </>
  );
}

const THEMES: [value: Theme, label: string][] = [
  ['auto', 'Como el teléfono'],
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
];

function Reading() {
  const [preferences, setPreferences] = useState(readPreferences);
  const { theme, textScale, pinch } = preferences;
  function change(part: Partial<Preferences>) {
    const next = { ...preferences, ...part };
    savePreferences(next);
    setPreferences(next);
  }
  return (
    <section aria-labelledby="lectura">
      <h2 id="lectura">Cómo lees</h2>
      <p role="status">Letra al {textScale} %</p>
      <div className="button-row">
        <Button onClick={() => change({ textScale: nextScale(textScale, -1) })}>
          A−<span className="hidden-text"> letra más chica</span>
        </Button>
        <Button onClick={() => change({ textScale: nextScale(textScale, 1) })}>
          A+<span className="hidden-text"> letra más grande</span>
        </Button>
      </div>
      <fieldset>
        <legend>Colores</legend>
        <Choices>
          {THEMES.map(([value, label]) => (
            <ChoiceRow
              key={value}
              kind="radio"
              name="colores"
              label={label}
              checked={theme === value}
              onChange={() => change({ theme: value })}
            />
          ))}
        </Choices>
      </fieldset>
      <Checkbox
        label="Agrandar con dos dedos en la conversación"
        checked={pinch}
        onChange={(event) => change({ pinch: event.target.checked })}
      />
    </section>
  );
}

/** Purposes that exist today; each is off until the person turns it on. */
const PURPOSES = [
  {
    name: 'memory',
    label: 'Recordar lo que cuento',
    hint: 'La IA guarda lo importante para la próxima vez.',
  },
  {
    name: 'externalModel',
    label: 'Usar un modelo de otra empresa',
    hint: 'Tus mensajes pueden salir de Juntos para escribir la respuesta.',
  },
] as const satisfies { name: keyof Consents; label: string; hint: string }[];

function Permissions({ me }: { me: Me }) {
  const { refresh } = useSession();
  const [consents, setConsents] = useState(me.consents);
  const [problem, setProblem] = useState<string | null>(null);
  async function change(name: keyof Consents, isGiven: boolean) {
    setConsents((before) => ({ ...before, [name]: isGiven }));
    const result = await putJson('/api/v1/consents', { [name]: isGiven });
    setProblem(result.ok ? null : 'No pudimos guardar el cambio. Sigue como estaba.');
    if (result.ok) await refresh();
    else setConsents((before) => ({ ...before, [name]: !isGiven }));
  }
  return (
    <section aria-labelledby="permisos">
      <h2 id="permisos">Permisos</h2>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div>
        {PURPOSES.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            label={label}
            hint={hint}
            checked={consents[name]}
            onChange={(event) => void change(name, event.target.checked)}
          />
        ))}
      </div>
    </section>
  );
}

function Leaving() {
  const { leave } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  async function signOut() {
    const result = await leave();
    if (result.ok) navigate('/');
    else setProblem('No pudimos cerrar tu sesión. Revisa la señal y prueba otra vez.');
  }
  return (
    <section aria-labelledby="salir">
      <h2 id="salir">Salir</h2>
      {problem && <Banner kind="error">{problem}</Banner>}
      <div className="button-row">
        <Button onClick={() => void signOut()}>Cerrar sesión</Button>
        <Button onClick={leaveQuickly}>Salir rápido</Button>
      </div>
      <p className="quiet">
        Salir rápido abre otra página al instante. También con Mayúsculas tres veces. No borra el historial.
      </p>
    </section>
  );
}
