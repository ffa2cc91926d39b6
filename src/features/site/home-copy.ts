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

export const FREE = [
  { what: 'Conversar con la IA', note: 'A toda hora', price: 'Gratis' },
  { what: 'Los ejercicios', note: 'Respirar, volver al presente, ordenar ideas', price: 'Gratis' },
  { what: 'Ayuda ahora', note: 'Líneas de tu país, sin cuenta', price: 'Gratis' },
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

export const QUESTIONS_AND_ANSWERS = [
  {
    question: '¿Qué tipo de terapia ofrecen?',
    answer:
      'Es acompañamiento con inteligencia artificial, uno a uno. Usa ejercicios conocidos, como respirar lento o poner en orden un pensamiento. No es un tratamiento.',
  },
  {
    question: '¿Reemplaza a un psicólogo?',
    answer:
      'No. Te acompaña entre sesiones o mientras encuentras una. Si algo se pone grave, te mostramos a quién llamar.',
  },
  {
    question: '¿Mis datos son privados?',
    answer:
      'Sí. Lo que escribes se guarda cifrado, con una llave para cada persona. No lo vendemos y no hay publicidad.',
  },
  {
    question: '¿Puedo usarla a cualquier hora?',
    answer: 'Sí, las 24 horas, todos los días. No hay que pedir hora ni esperar turno.',
  },
  {
    question: '¿Tiene algún costo?',
    answer: 'Hoy es gratis. Las líneas de ayuda y los ejercicios van a ser gratis siempre.',
  },
] as const;
