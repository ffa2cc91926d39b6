// Words that every public page shares, in Spanish, and the shape the other languages follow: the menu in the order
// of the specification (§2), the footer, what stands around a text, the contact page and the page of a wrong address.

export type Link = { href: string; label: string };
export type MenuEntry = Link & { under?: readonly Link[] };

const menu: readonly MenuEntry[] = [
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

const footer: readonly Link[] = [
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

const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const es = {
  /** Of `lang`. */
  tag: 'es',
  /** Of the address `og:locale`. */
  territory: 'es_419',
  ownName: 'Español',
  menu,
  footer,
  skip: 'Ir al contenido',
  main: 'Principal',
  more: 'Menú',
  foot: 'Pie de página',
  languages: 'Idiomas',
  help: 'Ayuda ahora',
  signIn: 'Ingresar',
  account: 'Tu cuenta',
  about: ['Programa de inteligencia artificial.', 'Acompaña, no reemplaza a un psicólogo.'],
  together: 'Quienes conversan aquí son «Juntos».',
  share: 'Pásalo a alguien:',
  shareText: 'Juntos: conversar cuando el día pesa',
  mail: 'Correo',
  danger: '¿Te sientes en peligro?',
  dangerEnd: ', sin cuenta y sin costo.',
  /** What a reader hears of the picture that stands for a page elsewhere. */
  picture: 'Dibujo de Juntos: una plaza con su piso de baldosas.',
  months,
  dateJoin: ' de ',

  reading: {
    home: 'Inicio',
    trail: 'Estás en',
    onThisPage: 'En esta página',
    sources: 'Fuentes',
    published: 'Publicado el',
    reviewedBy: 'Revisado por',
    notReviewed: 'Revisión clínica: todavía nadie la ha hecho.',
  },

  /** Above every form to write to us: nobody answers there at once. `[…]` leads to help. */
  crisisNote:
    'Si estás en crisis, no uses este formulario. Nadie lo lee al momento. Entra a [Ayuda ahora] y llama.',

  contact: {
    pageTitle: 'Contacto: escríbenos - Juntos',
    description:
      'Escríbele al equipo de Juntos: dudas, fallas, tus datos o una idea. Tres campos y un número de caso. Para una crisis, entra a Ayuda ahora.',
    title: 'Escríbenos',
    lead: 'Dudas, fallas, tus datos o una idea.',
    form: 'Formulario de contacto',
    /** Ways to reach us, each with what to expect of it. `[…]` leads to the chat. */
    ways: [
      { way: 'Por escrito', what: 'Con este formulario. Lo lee una persona y te da un número de caso.' },
      { way: 'Chat, las 24 horas', what: 'En [Terapia con IA]. Contesta un programa, no una persona.' },
      { way: 'En persona', what: 'Atendemos en línea. Todavía no hay una oficina que visitar.' },
    ],
    /** Above who answers for Juntos. */
    behind: 'Quién responde por Juntos',
    map: 'Atendemos en línea.',
    mapNote: 'Esta plaza es un dibujo: no hay dirección que buscar.',
  },

  notFound: {
    pageTitle: 'No encontramos esta página - Juntos',
    description: 'Esta página no existe. Desde aquí puedes volver al inicio o pedir ayuda.',
    title: 'No encontramos esta página.',
    text: 'Puede que la dirección tenga una letra de más. Nada de lo tuyo se perdió.',
    home: 'Ir al inicio',
  },
};

export type SiteWords = typeof es;
export default es;
