/** Ayuda ahora: who to call, by country, as plain HTML. No script, no cookie, no account, under 15 KB. */
import { addressIn } from '../../routes.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { QuickExit } from '../../ui/quick-exit.tsx';
import { Speech } from '../../ui/speech.tsx';
import type { HelpLine } from '../help/help-line.ts';
import { wordsOfLine } from '../help/help-line-words.ts';
import { DIRECTORY, linesFor } from '../help/help-lines.ts';
import { isStale } from '../help/stale-lines.ts';
import { countriesIn, dialHref, factsOf, verifiedText, withFirstHelpFirst } from './help-page-text.ts';
import { HELP_SCRIPT } from './help-script.ts';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';
import { homeLink, PAGE_WORDS, type PageLocale, type PageWords, SITE_WORDS } from './site-words.ts';

/** The day the page is made: a line that nobody has checked lately says so, and never leads. */
const TODAY = new Date();

type Part = { locale: PageLocale; words: PageWords['help'] };

function DirectoryLink({ words }: Pick<Part, 'words'>) {
  return (
    <p className="help-directory">
      <a href={`https://${DIRECTORY}`} rel="noreferrer">
        {words.directory.replace('{directory}', DIRECTORY)}
      </a>
    </p>
  );
}

function LineRow({ line, first, locale, words }: Part & { line: HelpLine; first: boolean }) {
  const facts = factsOf(line, locale);
  return (
    <li className="help-row">
      <h3>{wordsOfLine(line.label, locale)}</h3>
      {facts && <p>{facts}</p>}
      <ButtonLink kind={first ? 'help' : 'help-line'} wide href={dialHref(line)}>
        <Icon name="phone" /> {words.call.replace('{number}', line.number)}
      </ButtonLink>
      {line.dial === null && <p>{words.byHand.replace('{number}', line.number)}</p>}
      <p className="help-date">{verifiedText(line, locale, TODAY)}</p>
    </li>
  );
}

/** A country whose lines have no recorded source yet is told so, as any country that is not in the table. */
function CountryLines({ code, locale, words }: Part & { code: string }) {
  const lines = withFirstHelpFirst(linesFor(code), TODAY);
  if (lines.length === 0) return <p>{words.otherText}</p>;
  return (
    <>
      {lines.every((line) => isStale(line, TODAY)) && <p className="help-date">{words.allStale}</p>}
      <ul className="help-rows">
        {lines.map((line, index) => (
          <LineRow key={line.id} line={line} first={index === 0} locale={locale} words={words} />
        ))}
      </ul>
    </>
  );
}

function Countries({ locale, words }: Part) {
  return (
    <Accordion>
      {countriesIn(locale).map(({ code, name, isHome }) => (
        <AccordionItem key={code} name="pais" summary={name} open={isHome}>
          {/* The id stands inside, so that a link to #cl opens the country. */}
          <div id={code.toLowerCase()}>
            <CountryLines code={code} locale={locale} words={words} />
          </div>
          <DirectoryLink words={words} />
        </AccordionItem>
      ))}
      <AccordionItem name="pais" summary={words.otherCountry}>
        <p>{words.otherText}</p>
        <DirectoryLink words={words} />
      </AccordionItem>
    </Accordion>
  );
}

function CallWithMe({ words }: Pick<Part, 'words'>) {
  return (
    <section className="section section-raised">
      <div className="help-column">
        <h2>{words.aloud}</h2>
        <p className="soft">{words.aloudNote}</p>
        <div className="help-aloud">
          {words.aloudLines.map((sentence) => (
            <Speech key={sentence} from="person">
              {sentence}
            </Speech>
          ))}
        </div>
      </div>
    </section>
  );
}

function WithMeNow({ locale, words }: Part) {
  return (
    <section className="section">
      <div className="help-column">
        <h2>{words.withMe}</h2>
        <Accordion>
          {words.exercises.map(({ title, steps }) => (
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
          <ButtonLink href={addressIn(locale, '/chatbot')}>{words.talk}</ButtonLink>
          <ButtonLink kind="link" href={homeLink(locale).href}>
            {words.back}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function helpPage(locale: PageLocale): PublicPage {
  const words = PAGE_WORDS[locale].help;
  const path = addressIn(locale, '/ayuda-ahora');
  return {
    path,
    locale,
    title: words.pageTitle,
    description: words.description,
    styles: 'help',
    sharedScript: false,
    lastScript: HELP_SCRIPT,
    content: (
      <Shell locale={locale} path={path}>
        <div className="help-head">
          <div className="help-column">
            <div className="help-exit">
              <h1>{SITE_WORDS[locale].help}</h1>
              <QuickExit href={words.exitTo}>{words.exit}</QuickExit>
              <a className="button button-link" href={addressIn(locale, '/respirar')}>
                {words.breathe}
              </a>
            </div>
            <p>{words.text}</p>
          </div>
        </div>
        <section className="help-countries help-column">
          <h2>{words.countries}</h2>
          <Countries locale={locale} words={words} />
          <p className="soft">{words.note}</p>
        </section>
        <CallWithMe words={words} />
        <WithMeNow locale={locale} words={words} />
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [helpPage('es'), helpPage('pt')];
