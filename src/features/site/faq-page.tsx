import { addressIn } from '../../routes.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type Entry, getText } from './content.ts';
import type { PublicPage } from './public-page.ts';
import { Html, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, PAGE_WORDS, type PageLocale } from './site-words.ts';
import { questionsData } from './structured-data.ts';

export type Question = { id: string; question: string; answer: string; html: string };

/** Each heading of the text is a question; `ids` of its head are the addresses of the answers. */
export function questionsIn(entry: Entry<'page'>): Question[] {
  return entry.sections.map((section, index) => ({
    id: entry.ids?.[index] ?? section.id,
    question: section.text,
    answer: section.answer,
    html: section.body,
  }));
}

function faqPage(locale: PageLocale): PublicPage {
  const entry = getText('faq', locale);
  const words = PAGE_WORDS[locale].faq;
  const questions = questionsIn(entry);
  const path = addressIn(locale, '/faq');
  const trail = [homeLink(locale)];
  return {
    path,
    locale,
    title: words.pageTitle,
    description: entry.description,
    styles: 'reading',
    sharedScript: true,
    trail,
    scene: 'patio-fichas',
    structured: () => [questionsData(questions, locale)],
    content: (
      <Shell locale={locale} path={path} here={path}>
        <PageHead trail={trail} title={entry.title} lead={words.lead} scene="patio-fichas" locale={locale} />
        <div className="narrow column">
          <Accordion>
            {questions.map(({ id, question, html }) => (
              <AccordionItem key={id} id={id} summary={<h2 className="question">{question}</h2>}>
                <Html className="prose" html={html} />
              </AccordionItem>
            ))}
          </Accordion>
          <p className="after">
            <LinkedText text={words.missing} to={[addressIn(locale, '/contacto')]} />
          </p>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [faqPage('es'), faqPage('pt')];
