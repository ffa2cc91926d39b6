import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { type Entry, getText } from './content.ts';
import type { PublicPage } from './public-page.ts';
import { HOME, Html, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
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

const entry = getText('faq');
const QUESTIONS = questionsIn(entry);

export const page: PublicPage = {
  path: '/faq',
  title: 'Preguntas frecuentes - Juntos',
  description: entry.description,
  styles: 'reading',
  sharedScript: true,
  trail: [HOME],
  scene: 'paradero',
  structured: () => [questionsData(QUESTIONS)],
  content: (
    <Shell>
      <PageHead
        trail={[HOME]}
        title={entry.title}
        lead="Respuestas cortas, sin letra chica. Si la tuya no está, escríbenos."
        scene="paradero"
      />
      <div className="narrow column">
        <Accordion>
          {QUESTIONS.map(({ id, question, html }) => (
            <AccordionItem key={id} id={id} summary={<h2 className="question">{question}</h2>}>
              <Html className="prose" html={html} />
            </AccordionItem>
          ))}
        </Accordion>
        <p className="after">
          ¿Falta tu pregunta? <a href="/contacto">Escríbenos</a>.
        </p>
      </div>
    </Shell>
  ),
};
