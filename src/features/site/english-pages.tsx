/** The screens whose English words the specification fixes (§2, §4, §5), letter by letter, at /en/… */
import type { ReactNode } from 'react';
import { ButtonLink, HelpLink } from '../../ui/button.tsx';
import type { SceneName } from '../../ui/scenes.tsx';
import { InboxForm } from '../inbox/inbox-form.tsx';
import type { Link } from './navigation.ts';
import type { PublicPage } from './public-page.ts';
import { PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';

const HOME: Link = { href: '/', label: 'Home' };

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
    language: 'en',
    translation: { language: 'es', path: of },
    title: `${title} - Juntos`,
    description,
    noindex,
    styles: 'reading',
    sharedScript: true,
    formScript: true,
    trail: [HOME],
    scene,
    content: (
      <Shell language="en" here={`/en${of}`}>
        <PageHead trail={[HOME]} trailLabel="You are in" title={heading} lead={lead} scene={scene} />
        <div className="narrow column">{children}</div>
      </Shell>
    ),
  };
}

function CrisisNote() {
  return (
    <p className="notice">
      If you are in a crisis, do not use this form. Nobody reads it at once. Open{' '}
      <a href="/ayuda-ahora">Help now</a> and call.
    </p>
  );
}

export const pages: readonly PublicPage[] = [
  englishPage({
    of: '/contacto',
    title: 'Contact us',
    heading: 'Contact us',
    lead: 'Questions, faults, your data or an idea. We aim to answer in 2 working days.',
    description:
      'Write to the Juntos team: questions, faults, your data or an idea. Three fields and a case number. In a crisis, open Help now instead.',
    scene: 'jacaranda',
    children: (
      <>
        <CrisisNote />
        <InboxForm form="contact" locale="en" />
      </>
    ),
  }),
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
        <CrisisNote />
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
      'What Juntos is preparing: the passes, Portuguese, and a button to download or delete your data. Leave your e-mail and we write once.',
    scene: 'ventana',
    noindex: true,
    children: <InboxForm form="newsletter" locale="en" hidden={{ list: 'launch' }} />,
  }),
  englishPage({
    of: '/404',
    title: '404: page not found',
    heading: '404',
    lead: 'Sorry, something went wrong',
    description: 'This page does not exist. From here you can go to the homepage or ask for help.',
    scene: 'lluvia',
    noindex: true,
    children: (
      <div className="after">
        <ButtonLink kind="primary" href="/">
          Go to Homepage
        </ButtonLink>
        <p>
          Are you in danger? <HelpLink href="/ayuda-ahora">Help now</HelpLink>
        </p>
      </div>
    ),
  }),
];
