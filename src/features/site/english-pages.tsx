/** Screens whose English words the specification fixes (§2, §4, §5), letter by letter, at /en/… The contact page
 *  and the page of a wrong address are made with their Spanish ones; the comment form stands under a post. */
import type { ReactNode } from 'react';
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

export const pages: readonly PublicPage[] = [
  englishPage({
    of: '/aliados',
    title: 'Get a quote: become an ally',
    heading: 'Become an ally',
    lead: 'Universities, mental health foundations, NGOs and specialists in the ethics of AI.',
    description:
      'Universities, mental health foundations, NGOs and specialists in the ethics of AI: tell us who you are and what you would do with Juntos.',
    scene: 'banca',
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
      'What Juntos is preparing: the passes, and a button to download or delete your data. Leave your e-mail and we write once.',
    scene: 'ventana',
    noindex: true,
    children: <InboxForm form="newsletter" locale="en" hidden={{ list: 'launch' }} />,
  }),
];
