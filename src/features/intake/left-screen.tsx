import { at, fill, tuWords } from '../../platform/browser/language.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AppTabs } from '../auth/app-tabs.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { firstUnanswered } from './kept-answers.ts';
import { type Answers, QUESTION_COUNT } from './questions.ts';

/** Whoever leaves hears that it was saved, and where they will go on. */
export default function LeftScreen({ answers }: { answers: Answers }) {
  const { left: words } = tuWords();
  const next = firstUnanswered(answers);
  useArrival(words.pageTitle);
  return (
    <>
      <TopBar />
      <main className="screen" id="contenido">
        <h1>{words.title}</h1>
        <p role="status">{next === null ? words.all : fill(words.text, { next, count: QUESTION_COUNT })}</p>
        <div className="button-row">
          <ButtonLink kind="primary" href={at('/chatbot')}>
            {words.toChat}
          </ButtonLink>
          <ButtonLink href={at('/preguntas')}>{words.goOn}</ButtonLink>
          <ButtonLink kind="link" href={at('/')}>
            {words.home}
          </ButtonLink>
        </div>
      </main>
      <div className="tabs-foot">
        <AppTabs />
      </div>
    </>
  );
}
