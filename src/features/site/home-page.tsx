/** The home: the promise and its button in the first screen, then what it is, how it sounds, how to start,
 *  what it costs and what happens with what one tells. One component a section, in reading order. */
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { LampLit, MateAndCup } from '../../ui/pictures.tsx';
import { Placa, PlacaNumber } from '../../ui/placa.tsx';
import { SceneBenchDesktop, SceneBenchPhone } from '../../ui/scene-bench.tsx';
import { Speech } from '../../ui/speech.tsx';
import { TileBlock } from '../../ui/tiles.tsx';
import { BENEFITS, FACTS, FREE, QUESTIONS_AND_ANSWERS, SAMPLE, STEPS } from './home-copy.ts';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';

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

function Price() {
  return (
    <section className="section" id="cuanto-cuesta">
      <div className="column split price">
        <div>
          <h2>Cuánto cuesta</h2>
          <p>
            Hoy no pagas nada y no pedimos tarjeta. Si un día hay pases, verás el precio en pesos antes de
            elegir.
          </p>
        </div>
        <Placa>
          <dl className="price-rows">
            {FREE.map(({ what, note, price }) => (
              <div key={what}>
                <dt>
                  {what} <small>{note}</small>
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
          <p className="price-note">Una conversación difícil no se corta nunca por dinero.</p>
          <ButtonLink wide href="/preguntas1">
            Empezar
          </ButtonLink>
        </Placa>
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
          <MateAndCup />
        </div>
        <Accordion>
          {QUESTIONS_AND_ANSWERS.map(({ question, answer }, index) => (
            <AccordionItem key={question} name="faq" open={index === 0} summary={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
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
  content: (
    <Shell>
      <Hero />
      <WhatItIs />
      <Sample />
      <Benefits />
      <Steps />
      <Price />
      <Privacy />
      <Questions />
    </Shell>
  ),
};
