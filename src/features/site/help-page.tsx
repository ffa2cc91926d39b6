/** Ayuda ahora: who to call, by country, as plain HTML. No script, no cookie, no account, under 15 KB. */
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { QuickExit } from '../../ui/quick-exit.tsx';
import { Speech } from '../../ui/speech.tsx';
import { DIRECTORY, HELP_COUNTRIES, type HelpLine, linesFor } from '../help/help-lines.ts';
import { dialHref, factsOf, verifiedText, withFirstHelpFirst } from './help-page-text.ts';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';

const QUICK_EXIT = 'https://es.wikipedia.org/';

const COUNTRIES = HELP_COUNTRIES.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));

const READ_ALOUD = [
  'Hola. Necesito hablar con alguien ahora.',
  'No estoy bien. Tengo miedo de hacerme daño.',
  'Me llamo… y estoy en…',
] as const;

const WITH_ME = [
  {
    title: 'Respirar más lento',
    steps: [
      'Siéntate y apoya los pies en el suelo.',
      'Toma aire por la nariz y cuenta hasta cuatro.',
      'Suelta por la boca y cuenta hasta seis.',
      'Hazlo seis veces. Si te mareas, para.',
    ],
  },
  {
    title: 'Volver al presente',
    steps: [
      'Mira y nombra cinco cosas que ves.',
      'Toca cuatro cosas y siente cómo son.',
      'Escucha tres sonidos.',
      'Busca dos olores y un sabor.',
    ],
  },
  {
    title: 'Estar con alguien',
    steps: [
      'Piensa en una persona que te haga bien.',
      'Escríbele: «No estoy bien. ¿Puedes venir?».',
      'Si estás a solas, ve a un lugar con gente.',
      'Aléjate de todo lo que te pueda hacer daño.',
    ],
  },
] as const;

function DirectoryLink() {
  return (
    <p className="help-directory">
      <a href={`https://${DIRECTORY}`} rel="noreferrer">
        Más líneas en {DIRECTORY}
      </a>
    </p>
  );
}

function LineRow({ line, first }: { line: HelpLine; first: boolean }) {
  const facts = factsOf(line);
  return (
    <li className="help-row">
      <h3>{line.label}</h3>
      {facts && <p>{facts}</p>}
      <ButtonLink kind={first ? 'help' : 'help-line'} wide href={dialHref(line)}>
        <Icon name="phone" /> Llamar al {line.number}
      </ButtonLink>
      {line.dial === null && <p>Si tu teléfono no marca solo, escribe {line.number} y llama.</p>}
      <p className="help-date">{verifiedText(line)}</p>
    </li>
  );
}

function Countries() {
  return (
    <Accordion>
      {COUNTRIES.map(({ code, name }) => (
        <AccordionItem key={code} name="pais" summary={name}>
          {/* The id stands inside, so that a link to #cl opens the country. */}
          <ul className="help-rows" id={code.toLowerCase()}>
            {withFirstHelpFirst(linesFor(code)).map((line, index) => (
              <LineRow key={line.id} line={line} first={index === 0} />
            ))}
          </ul>
          <DirectoryLink />
        </AccordionItem>
      ))}
      <AccordionItem name="pais" summary="Otro país">
        <p>Llama al número de emergencias de tu país o ve a la urgencia más cercana.</p>
        <DirectoryLink />
      </AccordionItem>
    </Accordion>
  );
}

function CallWithMe() {
  return (
    <section className="section section-raised">
      <div className="help-column">
        <h2>Llama conmigo</h2>
        <p className="soft">Puedes leer esto en voz alta.</p>
        <div className="help-aloud">
          {READ_ALOUD.map((sentence) => (
            <Speech key={sentence} from="person">
              {sentence}
            </Speech>
          ))}
        </div>
      </div>
    </section>
  );
}

function WithMeNow() {
  return (
    <section className="section">
      <div className="help-column">
        <h2>Conmigo ahora</h2>
        <Accordion>
          {WITH_ME.map(({ title, steps }) => (
            <AccordionItem key={title} name="conmigo" summary={title}>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </AccordionItem>
          ))}
        </Accordion>
        <div className="help-back">
          <ButtonLink href="/chatbot">Seguir conversando</ButtonLink>
          <ButtonLink kind="link" href="/">
            Volver al inicio
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function HelpPage() {
  return (
    <Shell>
      <div className="help-head">
        <div className="help-column">
          <h1>Ayuda ahora</h1>
          <p>Si corres peligro, llama. Contesta una persona. No necesitas cuenta y no guardamos nada.</p>
          <p className="help-exit">
            <QuickExit href={QUICK_EXIT}>Salir rápido</QuickExit>
            <span>No borra tu historial.</span>
          </p>
        </div>
      </div>
      <section className="help-countries help-column">
        <h2>Elige tu país</h2>
        <Countries />
      </section>
      <CallWithMe />
      <WithMeNow />
    </Shell>
  );
}

export const page: PublicPage = {
  path: '/ayuda-ahora',
  title: 'Ayuda ahora: a quién llamar en tu país - Juntos',
  description:
    'Líneas de ayuda de 22 países, con su número, su horario y la fecha en que se verificó. Sin cuenta.',
  styles: 'help',
  sharedScript: false,
  content: <HelpPage />,
};
