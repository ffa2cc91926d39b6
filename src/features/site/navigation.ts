/** The header, the footer and their words, in the order of the specification (§2). English has a few pages. */

export type Link = { href: string; label: string };
export type MenuEntry = Link & { under?: readonly Link[] };

const MENU_ES: readonly MenuEntry[] = [
  {
    href: '/problemas',
    label: 'Problemas',
    under: [
      { href: '/soledad', label: 'Soledad' },
      { href: '/problemas/acoso-escolar', label: 'Acoso escolar' },
      { href: '/problemas/alcohol-y-recuperacion', label: 'Alcohol y recuperación' },
      { href: '/problemas/procrastinacion', label: 'Procrastinación' },
      { href: '/problemas', label: 'Ver todos los problemas' },
    ],
  },
  {
    href: '/temas',
    label: 'Temas',
    under: [
      { href: '/luchas-comunes-soledad', label: 'Depresión' },
      { href: '/temas/ansiedad', label: 'Ansiedad' },
      { href: '/temas/estres', label: 'Estrés' },
      { href: '/temas/baja-autoestima', label: 'Baja autoestima' },
      { href: '/temas', label: 'Ver todos los temas' },
    ],
  },
  {
    href: '/tipos-de-terapia',
    label: 'Tipos de terapia',
    under: [
      { href: '/terapia-holistica', label: 'Terapia holística' },
      { href: '/tipos-de-terapia/transpersonal', label: 'Transpersonal' },
      { href: '/tipos-de-terapia/familiar', label: 'Familiar' },
      { href: '/tipos-de-terapia/sistemica', label: 'Sistémica' },
      { href: '/tipos-de-terapia', label: 'Ver todos los tipos' },
    ],
  },
  { href: '/contacto', label: 'Contacto' },
  { href: '/blog', label: 'Blog' },
  { href: '/chatbot', label: 'Terapia con IA' },
];

const FOOTER_ES: readonly Link[] = [
  { href: '/quienes-somos', label: 'Quiénes somos' },
  { href: '/contacto', label: 'Contacto' },
  { href: '/blog', label: 'Blog' },
  { href: '/faq', label: 'Preguntas frecuentes' },
  { href: '/mediosDePago', label: 'Precios' },
  { href: '/aliados', label: 'Aliados' },
  { href: '/privacidad', label: 'Privacidad' },
  { href: '/terminos', label: 'Términos' },
  { href: '/seguridad', label: 'Seguridad' },
  { href: '/protocolo-de-crisis', label: 'En una crisis' },
];

const MENU_EN: readonly MenuEntry[] = [
  { href: '/en/contacto', label: 'Contact' },
  { href: '/en/aliados', label: 'Allies' },
  { href: '/chatbot', label: 'AI therapy' },
];

const FOOTER_EN: readonly Link[] = [
  { href: '/', label: 'Juntos in Spanish' },
  { href: '/en/contacto', label: 'Contact' },
  { href: '/en/aliados', label: 'Allies' },
  { href: '/en/comingSoon', label: 'Coming soon' },
];

export type SiteLanguage = 'es' | 'en';

export const SHELL_COPY = {
  es: {
    menu: MENU_ES,
    footer: FOOTER_ES,
    skip: 'Ir al contenido',
    main: 'Principal',
    more: 'Menú',
    foot: 'Pie de página',
    help: 'Ayuda ahora',
    signIn: 'Ingresar',
    talk: 'Entrar a conversar',
    about: ['Programa de inteligencia artificial.', 'Acompaña, no reemplaza a un psicólogo.'],
    together: 'Quienes conversan aquí son «Juntos».',
    share: 'Pásalo a alguien:',
    shareText: 'Juntos: conversar cuando el día pesa',
    mail: 'Correo',
    danger: '¿Te sientes en peligro?',
    dangerEnd: ', sin cuenta y sin costo.',
  },
  en: {
    menu: MENU_EN,
    footer: FOOTER_EN,
    skip: 'Skip to content',
    main: 'Main',
    more: 'Menu',
    foot: 'Footer',
    help: 'Help now',
    signIn: 'Sign in',
    talk: 'Talk',
    about: ['An artificial intelligence program.', 'It stands beside a psychologist, never instead.'],
    together: 'The people who talk here are «Juntos».',
    share: 'Pass it on:',
    shareText: 'Juntos: talk when the day is heavy (in Spanish)',
    mail: 'E-mail',
    danger: 'Are you in danger?',
    dangerEnd: ' (in Spanish), no account, no cost.',
  },
} as const satisfies Record<SiteLanguage, object>;
