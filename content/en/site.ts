// Words that the public pages in English share. The specification fixes the English of some forms and of the page
// of a wrong address (§2, §4, §5); those lines stand as it has them. The forms: features/inbox/form-copy.ts.
import type { SiteWords } from '../es/site.ts';

const en: SiteWords = {
  tag: 'en',
  territory: 'en_US',
  ownName: 'English',
  menu: [
    { href: '/en/contacto', label: 'Contact' },
    { href: '/en/aliados', label: 'Allies' },
    { href: '/en/blog/que-puede-y-que-no-puede-una-ia', label: 'What an AI can do' },
    { href: '/chatbot', label: 'AI therapy' },
  ],
  footer: [
    { href: '/en/contacto', label: 'Contact' },
    { href: '/en/aliados', label: 'Allies' },
    { href: '/en/blog/que-puede-y-que-no-puede-una-ia', label: 'What an AI can do' },
    { href: '/en/comingSoon', label: 'Coming soon' },
    { href: '/en/signup', label: 'Create an account' },
    { href: '/en', label: 'Home' },
  ],
  skip: 'Skip to content',
  main: 'Main',
  more: 'Menu',
  foot: 'Footer',
  languages: 'Languages',
  help: 'Help now',
  signIn: 'Sign in',
  account: 'Your account',
  about: ['An artificial intelligence program.', 'It stands beside a psychologist, never instead.'],
  together: 'The people who talk here are «Juntos».',
  share: 'Pass it on:',
  shareText: 'Juntos: talk when the day is heavy (in Spanish)',
  mail: 'E-mail',
  danger: 'Are you in danger?',
  dangerEnd: ' (in Spanish), no account, no cost.',
  picture: 'Drawing by Juntos: a square with its tiled floor.',
  months: 'January February March April May June July August September October November December'.split(' '),
  dateJoin: ' ',

  reading: {
    home: 'Home',
    trail: 'You are in',
    onThisPage: 'On this page',
    sources: 'Sources',
    published: 'Published on',
    reviewedBy: 'Reviewed by',
    notReviewed: 'Clinical review: nobody has done it yet.',
  },

  crisisNote:
    'If you are in a crisis, do not use this form. Nobody reads it at once. Open [Help now] and call.',

  contact: {
    pageTitle: 'Contact us - Juntos',
    description:
      'Write to the Juntos team: questions, faults, your data or an idea. Three fields and a case number. In a crisis, open Help now instead.',
    title: 'Contact us',
    lead: 'Questions, faults, your data or an idea.',
    form: 'Contact form',
    ways: [
      { way: 'In writing', what: 'With this form. A person reads it and you get a case number.' },
      { way: 'Live chat, 24/7', what: 'In [AI therapy]. A program answers, not a person.' },
      { way: 'In person', what: 'We work online. There is no office to visit yet.' },
    ],
    behind: 'Who answers for Juntos',
    map: 'We work online.',
    mapNote: 'This square is a drawing: there is no address to look for.',
  },

  notFound: {
    pageTitle: '404: page not found - Juntos',
    description: 'This page does not exist. From here you can go to the homepage or ask for help.',
    title: 'Sorry, something went wrong',
    text: 'The address may have a letter too many. Nothing of yours was lost.',
    home: 'Go to Homepage',
  },
};

export default en;
