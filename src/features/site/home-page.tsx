/** The home: the promise and its button in the first screen, then what it is, how it sounds, how to start,
 *  what it costs and what happens with what one tells. One component a section, in reading order. */
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { LampLit, MateAndCup } from '../../ui/pictures.tsx';
import { PlacaNumber } from '../../ui/placa.tsx';
import { SceneBenchDesktop, SceneBenchPhone } from '../../ui/scene-bench.tsx';
import { Speech } from '../../ui/speech.tsx';
import { TileBlock } from '../../ui/tiles.tsx';
import { getText } from './content.ts';
import { questionsIn } from './faq-page.tsx';
import { ALLIES, BENEFITS, FACTS, REASONS, SAMPLE, STEPS } from './home-copy.ts';
import { Film } from './home-film.tsx';
import { Plans } from './home-plans.tsx';
import type { PublicPage } from './public-page.ts';
import { Html } from './reading.tsx';
import { Shell } from './shell.tsx';
import { organizationData, questionsData } from './structured-data.ts';

const QUESTIONS = questionsIn(getText('home-faq'));

function Hero() {
  return (
    <section className="hero" aria-labelledby="promesa">
      <div className="hero-picture">
        <SceneBenchPhone />
        <SceneBenchDesktop />
      </div>
      <Floor />
      <div className="hero-text column">
        <h1 id="promesa">
          <span>Hay días que pesan. </span>
          <span>Aquí puedes contarlo, </span>
          <span>a la hora que sea.</span>
        </h1>
        <p>
          Habla con una inteligencia artificial que te escucha, se acuerda de lo que le cuentas y te ayuda a
          dar el paso que sigue. No es una persona y no hace diagnósticos.
        </p>
        <ButtonLink kind="primary" wide href="/chatbot">
          Empieza Ahora
        </ButtonLink>
        <p className="hero-film">
          <a href="#pelicula">Mira cómo es, en medio minuto</a>
        </p>
        <p className="hero-help">
          ¿Te sientes en peligro? <HelpLink href="/ayuda-ahora">Ayuda ahora</HelpLink>
        </p>
      </div>
    </section>
  );
}

function WhatItIs() {
  return (
    <section className="section" id="que-es">
      <div className="column">
        <h2>Qué es y qué no es</h2>
        <dl className="versus">
          <div>
            <dt>Es</dt>
            <dd>
              <h3>Una inteligencia artificial</h3>
              <p className="soft">Escucha, pregunta y propone ejercicios. Responde de día y de noche.</p>
            </dd>
          </div>
          <div>
            <dt>No es</dt>
            <dd>
              <h3>Una persona ni un psicólogo</h3>
              <p className="soft">No hace diagnósticos. Acompaña, no reemplaza a quien te atiende.</p>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Sample() {
  return (
    <section className="section section-raised">
      <div className="column split">
        <div>
          <span className="tag">Ejemplo, no es una persona real</span>
          <h2>Así suena una conversación</h2>
          <p className="soft">Responde corto, pregunta una cosa a la vez y tú decides qué sigue.</p>
        </div>
        <div className="sample">
          {SAMPLE.map(({ from, text }) => (
            <Speech key={text} from={from} heading={from === 'ai' ? 'La IA responde' : 'La persona escribe'}>
              {text}
            </Speech>
          ))}
        </div>
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section className="section">
      <div className="column">
        <h2>Por qué contarlo aquí</h2>
        <ul className="benefits">
          {BENEFITS.map(({ tile, tone, title, text }) => (
            <li key={title}>
              <TileBlock name={tile} tone={tone} />
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Steps() {
  return (
    <section className="section section-raised" id="como-se-empieza">
      <div className="column">
        <h2>Cómo se empieza</h2>
        <ol className="steps">
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <PlacaNumber>{index + 1}</PlacaNumber>
              <div>
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Privacy() {
  return (
    <section className="section night" id="privacidad">
      <div className="column">
        <h2>Lo que pasa con lo que cuentas</h2>
        <div className="facts-stand">
          <LampLit />
          <ul className="facts">
            {FACTS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section className="section questions" id="preguntas">
      <div className="column split">
        <div>
          <h2>Preguntas frecuentes</h2>
          <p>
            <a href="/faq">Ver las doce</a>
          </p>
          <MateAndCup />
        </div>
        <Accordion>
          {QUESTIONS.map(({ id, question, html }, index) => (
            <AccordionItem key={id} id={id} name="faq" open={index === 0} summary={question}>
              <Html html={html} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

/** No ally has signed and nobody has lent us their words: the bench stands empty and the text says so. */
function Allies() {
  return (
    <section className="section section-raised" id="aliados">
      <div className="column split">
        <div className="allies-head">
          <TileBlock name="banca" columns={4} rows={2} />
          <h2>Falta quien se siente al lado</h2>
          <p className="soft">
            Hoy no hay aliados firmados ni testimonios. Cuando los haya, irán con nombre, fecha y permiso.
          </p>
        </div>
        <div>
          <dl className="allies">
            {ALLIES.map(({ who, what }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href="/aliados">Ser aliado</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Reasons() {
  return (
    <section className="section" id="por-que">
      <div className="column">
        <h2>Por qué puede servirte</h2>
        <ul className="reasons">
          {REASONS.map(({ title, text, href, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <a href={href}>{link}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const page: PublicPage = {
  path: ['/', '/theme1'],
  canonical: '/',
  title: 'Juntos: cuéntalo a la hora que sea',
  description:
    'Conversa en español con una inteligencia artificial que escucha y se acuerda. Gratis, privada y a toda hora. No es una persona ni un psicólogo.',
  styles: 'site',
  sharedScript: true,
  structured: (origin) => [organizationData(origin), questionsData(QUESTIONS)],
  content: (
    <Shell>
      <Hero />
      <WhatItIs />
      <Sample />
      <Film />
      <Benefits />
      <Steps />
      <Reasons />
      <Plans />
      <Privacy />
      <Questions />
      <Allies />
    </Shell>
  ),
};
