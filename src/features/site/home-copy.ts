/** The lists of the home. Each sentence says only what the software does today. */
import type { TileName } from '../../ui/tiles.tsx';

type Benefit = { tile: TileName; tone: 'green' | 'lilac'; title: string; text: string };

export const SAMPLE: readonly { from: 'person' | 'ai'; text: string }[] = [
  { from: 'person', text: 'Llego del trabajo y no quiero hablar con nadie' },
  {
    from: 'ai',
    text: 'Gracias por contarlo. Suena a que llegas sin fuerza. ¿Eso pasa todos los días o hay alguno distinto?',
  },
  { from: 'person', text: 'Los viernes no tanto' },
  {
    from: 'ai',
    text: 'El viernes algo cambia. Busquemos qué, y vemos si cabe un poco de eso en un martes.',
  },
];

export const BENEFITS: readonly Benefit[] = [
  {
    tile: 'abanico',
    tone: 'green',
    title: 'A la hora que sea',
    text: 'A las tres de la mañana o en el bus. Sin pedir hora.',
  },
  {
    tile: 'flor',
    tone: 'lilac',
    title: 'Se acuerda',
    text: 'Retoma donde quedaron. No tienes que contar todo de nuevo.',
  },
  {
    tile: 'acequia',
    tone: 'green',
    title: 'A tu paso',
    text: 'Un paso chico cada vez. Si no quieres responder, sigues igual.',
  },
  {
    tile: 'rombo',
    tone: 'lilac',
    title: 'Habla como tú',
    text: 'De tú, de vos o de usted. En español de aquí y también en portugués.',
  },
];

export const STEPS = [
  { title: 'Responde lo que quieras', text: '24 preguntas cortas. Unos cuatro minutos.' },
  { title: 'Conversa', text: 'Escribe con tus palabras. La IA ya leyó tus respuestas.' },
  { title: 'Llévate un paso', text: 'Cierras con algo chico y posible para hoy.' },
] as const;

/** Captions of the film, which are its transcript too. */
export const FILM = [
  'Llegas con algo encima. Puede ser de día o de madrugada.',
  'Lo escribes con tus palabras. Puedes usar un apodo.',
  'La IA lee, te dice qué entendió y pregunta una sola cosa.',
  'Si quieres, viene un ejercicio corto. Si no, siguen hablando.',
  'Te llevas un paso chico, y quizás el nombre de alguien a quien contarle.',
  'No es una persona. Si hay peligro, te muestra a quién llamar.',
] as const;

export const REASONS = [
  {
    title: 'Va al lado de tu gente',
    text: 'Sirve entre sesiones o mientras llega una hora. Y te pregunta con quién más cuentas.',
    href: '/blog/que-puede-y-que-no-puede-una-ia',
    link: 'Qué puede y qué no puede una IA',
  },
  {
    title: 'Lo difícil está escrito antes',
    text: 'En peligro inmediato responde un programa con pasos escritos. Puedes leerlos todos.',
    href: '/protocolo-de-crisis',
    link: 'El protocolo de crisis',
  },
  {
    title: 'Dice lo que no sabe',
    text: 'Todavía no hay un estudio propio ni revisión clínica. Lo decimos antes de que preguntes.',
    href: '/quienes-somos#lo-que-todavia-no-sabemos-hacer',
    link: 'Lo que aún no sabemos hacer',
  },
] as const;

export const ALLIES = [
  { who: 'Universidades', what: 'Estudien si esto sirve, y publiquen también si no sirve.' },
  { who: 'Fundaciones y ONG', what: 'Digan qué palabra ofende y qué número ya no contesta.' },
  { who: 'Ética de la IA', what: 'Busquen dónde fallamos. Es lo que más nos ayuda.' },
] as const;

export const FACTS = [
  {
    title: 'Se guarda con llave',
    text: 'Tus mensajes se guardan cifrados. Cada persona tiene su propia llave.',
  },
  {
    title: 'Se queda en casa',
    text: 'La IA que responde es nuestra. Ninguna otra empresa lee lo que escribes.',
  },
  { title: 'Puedes usar un apodo', text: 'Nunca te pedimos tu nombre legal.' },
] as const;
