/** The header and the footer, in the order of the specification (§2). */

export type Link = { href: string; label: string };
export type MenuEntry = Link & { under?: readonly Link[] };

export const MENU: readonly MenuEntry[] = [
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

export const FOOTER: readonly Link[] = [
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
