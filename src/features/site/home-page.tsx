/** The home in Spanish and in Portuguese: the promise and its button in the first screen, then what it is, how it
 *  sounds, how to start, what it costs and what happens with what one tells. One component a section. */
import { addressIn } from '../../routes.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { LampLit, MateAndCup } from '../../ui/pictures.tsx';
import { PlacaNumber } from '../../ui/placa.tsx';
import { SceneBenchDesktop, SceneBenchPhone } from '../../ui/scene-bench.tsx';
import { Speech } from '../../ui/speech.tsx';
import { TileBlock, type TileName } from '../../ui/tiles.tsx';
import { getText } from './content.ts';
import { type Question, questionsIn } from './faq-page.tsx';
import { Film } from './home-film.tsx';
import { Plans } from './home-plans.tsx';
import type { PublicPage } from './public-page.ts';
import { Html } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, PAGE_WORDS, type PageLocale, type PageWords, SITE_WORDS } from './site-words.ts';
import { organizationData, questionsData } from './structured-data.ts';

type HomeWords = PageWords['home'];
type Section<K extends keyof HomeWords> = { words: HomeWords[K] };

const BENEFIT_TILES: readonly { name: TileName; tone: 'green' | 'lilac' }[] = [
  { name: 'abanico', tone: 'green' },
  { name: 'flor', tone: 'lilac' },
  { name: 'acequia', tone: 'green' },
  { name: 'rombo', tone: 'lilac' },
];

function Hero({ locale, words }: { locale: PageLocale; words: HomeWords }) {
  const { hero, film } = words;
  const { danger, help } = SITE_WORDS[locale];
  return (
    <section className="hero" aria-labelledby="promesa">
      <div className="hero-picture">
        <SceneBenchPhone />
        <SceneBenchDesktop />
      </div>
      <Floor />
      <div className="hero-text column">
        <h1 id="promesa">
          {hero.promise.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p>{hero.text}</p>
        <ButtonLink kind="primary" wide href={addressIn(locale, '/chatbot')}>
          {hero.start}
        </ButtonLink>
        <p className="hero-film">
          <a href="#pelicula">{film.title}</a>
        </p>
        <p className="hero-help">
          {danger} <HelpLink href={addressIn(locale, '/ayuda-ahora')}>{help}</HelpLink>
        </p>
      </div>
    </section>
  );
}

function WhatItIs({ words }: Section<'whatItIs'>) {
  return (
    <section className="section" id="que-es">
      <div className="column">
        <h2>{words.title}</h2>
        <dl className="versus">
          <div>
            <dt>{words.is}</dt>
            <dd>
              <h3>{words.isTitle}</h3>
              <p className="soft">{words.isText}</p>
            </dd>
          </div>
          <div>
            <dt>{words.isNot}</dt>
            <dd>
              <h3>{words.isNotTitle}</h3>
              <p className="soft">{words.isNotText}</p>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

function Sample({ words }: Section<'sample'>) {
  return (
    <section className="section section-raised">
      <div className="column split">
        <div>
          <span className="tag">{words.tag}</span>
          <h2>{words.title}</h2>
          <p className="soft">{words.text}</p>
        </div>
        <div className="sample">
          {words.lines.map((text, index) => {
            const from = index % 2 === 0 ? 'person' : 'ai';
            return (
              <Speech key={text} from={from} heading={words[from]}>
                {text}
              </Speech>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Benefits({ words }: Section<'benefits'>) {
  return (
    <section className="section">
      <div className="column">
        <h2>{words.title}</h2>
        <ul className="benefits">
          {BENEFIT_TILES.map((tile, index) => (
            <li key={tile.name}>
              <TileBlock {...tile} />
              <div>
                <h3>{words.list[index]?.title}</h3>
                <p className="soft">{words.list[index]?.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Steps({ words }: Section<'steps'>) {
  return (
    <section className="section section-raised" id={words.id}>
      <div className="column">
        <h2>{words.title}</h2>
        <ol className="steps">
          {words.list.map(({ title, text }, index) => (
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

function Privacy({ words }: Section<'privacy'>) {
  return (
    <section className="section night" id="privacidad">
      <div className="column">
        <h2>{words.title}</h2>
        <div className="facts-stand">
          <LampLit />
          <ul className="facts">
            {words.list.map(({ title, text }) => (
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

function Questions({ words, href, items }: Section<'questions'> & { href: string; items: Question[] }) {
  return (
    <section className="section questions" id={words.id}>
      <div className="column split">
        <div>
          <h2>{words.title}</h2>
          <p>
            <a href={href}>{words.all}</a>
          </p>
          <MateAndCup />
        </div>
        <Accordion>
          {items.map(({ id, question, html }, index) => (
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
function Allies({ words }: Section<'allies'>) {
  return (
    <section className="section section-raised" id={words.id}>
      <div className="column split">
        <div className="allies-head">
          <TileBlock name="banca" columns={4} rows={2} />
          <h2>{words.title}</h2>
          <p className="soft">{words.text}</p>
        </div>
        <div>
          <dl className="allies">
            {words.list.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={words.href}>{words.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Reasons({ words }: Section<'reasons'>) {
  return (
    <section className="section" id="por-que">
      <div className="column">
        <h2>{words.title}</h2>
        <ul className="reasons">
          {words.list.map(({ title, text, href, label }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function homePage(locale: PageLocale): PublicPage {
  const words = PAGE_WORDS[locale].home;
  const questions = questionsIn(getText('home-faq', locale));
  const path = homeLink(locale).href;
  return {
    path: locale === 'es' ? ['/', '/theme1'] : path,
    locale,
    canonical: path,
    title: words.pageTitle,
    description: words.description,
    styles: 'site',
    sharedScript: true,
    structured: (origin) => [organizationData(origin, locale), questionsData(questions, locale)],
    content: (
      <Shell locale={locale} path={path}>
        <Hero locale={locale} words={words} />
        <WhatItIs words={words.whatItIs} />
        <Sample words={words.sample} />
        <Film words={words.film} />
        <Benefits words={words.benefits} />
        <Steps words={words.steps} />
        <Reasons words={words.reasons} />
        <Plans
          words={words.plans}
          start={addressIn(locale, '/preguntas1')}
          pay={addressIn(locale, '/mediosDePago')}
        />
        <Privacy words={words.privacy} />
        <Questions words={words.questions} href={addressIn(locale, '/faq')} items={questions} />
        <Allies words={words.allies} />
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [homePage('es'), homePage('pt')];
