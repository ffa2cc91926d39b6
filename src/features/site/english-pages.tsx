/** A small home in English that says what there is and in which language, and screens whose English words the
 *  specification fixes (§2, §4, §5), letter by letter. The contact page and the page of a wrong address are made with
 *  their Spanish ones; the comment form stands under a post. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import type { SceneName } from '../../ui/scenes.tsx';
import { InboxForm } from '../inbox/inbox-form.tsx';
import { CrisisNote } from './crisis-note.tsx';
import type { PublicPage } from './public-page.ts';
import { PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink } from './site-words.ts';

const HOME = homeLink('en');

type EnglishPage = {
  /** The Spanish page it stands for. */
  of: string;
  title: string;
  heading: string;
  lead: ReactNode;
  description: string;
  scene: SceneName;
  noindex?: boolean;
  children: ReactNode;
};

function englishPage({
  of,
  title,
  heading,
  lead,
  description,
  scene,
  noindex,
  children,
}: EnglishPage): PublicPage {
  return {
    path: `/en${of}`,
    locale: 'en',
    title: `${title} - Juntos`,
    description,
    noindex,
    styles: 'reading',
    sharedScript: true,
    formScript: true,
    trail: [HOME],
    scene,
    content: (
      <Shell locale="en" here={`/en${of}`} path={`/en${of}`}>
        <PageHead trail={[HOME]} title={heading} lead={lead} scene={scene} locale="en" />
        <div className="narrow column">{children}</div>
      </Shell>
    ),
  };
}

/** What there is, each with the language it is in: nobody opens a page to find that they cannot read it. */
function englishHome(): PublicPage {
  const path = HOME.href;
  return {
    path,
    locale: 'en',
    title: 'Juntos in English: what there is, and in which language',
    description:
      'Juntos is an artificial intelligence to talk with when the day is heavy. It speaks Spanish and Portuguese; a few pages are in English.',
    styles: 'reading',
    sharedScript: true,
    scene: 'banca',
    content: (
      <Shell locale="en" here={path} path={path}>
        <PageHead
          trail={[]}
          title="Juntos, in a little English"
          lead="An artificial intelligence to talk with when the day is heavy. It speaks Spanish and Portuguese."
          scene="banca"
          locale="en"
        />
        <div className="narrow column prose">
          <h2>If you are in danger</h2>
          <p>
            Call the emergency number of the country you are in. <a href="/ayuda-ahora">Help now</a> lists the
            lines of Latin America. It is in Spanish, and the numbers are easy to find.
          </p>
          <h2>To talk</h2>
          <p>
            The talk is free today. A program answers, not a person, and it does not diagnose. You can write
            in English and it may not follow you well: it was made for Spanish and Portuguese.
          </p>
          <p>
            <ButtonLink kind="primary" href="/chatbot">
              Talk in Spanish
            </ButtonLink>{' '}
            <ButtonLink href="/pt/chatbot">Talk in Portuguese</ButtonLink>
          </p>
          <h2>In English</h2>
          <ul>
            <li>
              <a href="/en/blog/que-puede-y-que-no-puede-una-ia">
                What an AI can and cannot do for your mood
              </a>
            </li>
            <li>
              <a href="/en/contacto">Contact us</a>
            </li>
            <li>
              <a href="/en/aliados">Become an ally</a>
            </li>
            <li>
              <a href="/en/signup">Create an account</a>
            </li>
          </ul>
          <h2>In Spanish and Portuguese</h2>
          <p>
            The readings, the questions and the house rules are at the <a href="/">home in Spanish</a> and the{' '}
            <a href="/pt">home in Portuguese</a>.
          </p>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [
  englishHome(),
  englishPage({
    of: '/aliados',
    title: 'Get a quote: become an ally',
    heading: 'Become an ally',
    lead: 'Universities, mental health foundations, NGOs and specialists in the ethics of AI.',
    description:
      'Universities, mental health foundations, NGOs and specialists in the ethics of AI: tell us who you are and what you would do with Juntos.',
    scene: 'calle-tazas',
    children: (
      <>
        <CrisisNote locale="en" />
        <div data-slot="answers" />
        <InboxForm
          form="quote"
          locale="en"
          terms={
            <>
              I agree to the <a href="/terminos">terms</a> and the <a href="/privacidad">privacy policy</a>
            </>
          }
        />
      </>
    ),
  }),
  englishPage({
    of: '/comingSoon',
    title: "We're Coming Soon",
    heading: "We're Coming Soon",
    lead: 'Some things are not open yet. There is no countdown, because there is no date.',
    description:
      'What Juntos is still preparing. Leave your e-mail and we write to you once, when something new opens; there is no date to promise yet.',
    scene: 'ventana',
    noindex: true,
    children: <InboxForm form="newsletter" locale="en" hidden={{ list: 'launch' }} />,
  }),
];
