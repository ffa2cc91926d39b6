// Words around the lists of readings (problems, topics, therapies, blog) and the passes, in Spanish, and the shape
// Portuguese follows. The readings themselves are Markdown.
import type { CATEGORIES, EVIDENCE, TOPIC_GROUPS } from '../../src/features/site/front-matter.ts';

type List = { label: string; pageTitle: string; description: string; title: string; lead: string };

export type ListWords = {
  /** `{minutes}` to read. */
  minutes: string;
  minutesShort: string;
  before: string;
  next: string;
  talk: { title: string; text: string; button: string };
  care: { title: string; text: string; button: string };
  problems: List & { neighbours: string; after: string };
  topics: List & {
    groupsLabel: string;
    groups: Record<(typeof TOPIC_GROUPS)[number], string>;
    severe: string;
    neighbours: string;
  };
  therapies: List & {
    /** `[…]` leads to the article on holistic therapy. */
    intro: readonly string[];
    simple: string;
    useful: string;
    evidence: string;
    ai: string;
    levels: Record<(typeof EVIDENCE)[number], string>;
    neighbours: string;
  };
  blog: List & {
    categories: Record<(typeof CATEGORIES)[number], string>;
    comment: string;
    commentNote: string;
    neighbours: string;
  };
  soledad: { pageTitle: string };
  holistic: { pageTitle: string };
  payment: {
    pageTitle: string;
    lead: string;
    choose: string;
    names: Record<'semana' | 'mes' | 'anio', string>;
    days: string;
    how: string;
    providers: Record<'webpay' | 'mercadopago' | 'stripe' | 'prueba', { name: string; note: string }>;
    go: string;
    /** Beside a provider that is not set up where others are. */
    closed: string;
    total: string;
    statement: string;
    note: string;
    /** Where the trial provider answers. */
    demo: { title: string; text: string };
    notYet: { title: string; text: string; button: string };
  };
};

const es: ListWords = {
  minutes: '{minutes} minutos de lectura.',
  minutesShort: '{minutes} minutos.',
  before: 'Antes',
  next: 'Después',
  talk: {
    title: '¿Quieres contarlo ahora?',
    text: 'Responde una inteligencia artificial, a la hora que sea. Hoy es gratis.',
    button: 'Conversar',
  },
  care: {
    title: 'Busca a una persona',
    text: 'Esto pide más que un chat. Aquí están las líneas de tu país y sus horas.',
    button: 'Ver a quién llamar',
  },
  problems: {
    label: 'Problemas',
    pageTitle: 'Problemas: elige la frase que se parece a la tuya - Juntos',
    description:
      'Soledad, acoso escolar, alcohol, trabajo, relaciones, procrastinación y autoestima. Siete lecturas cortas con pasos y a quién acudir.',
    title: 'Problemas que pesan',
    lead: 'No hace falta saber cómo se llama lo tuyo. Elige la frase que más se acerca.',
    neighbours: 'Otros problemas',
    after: '¿Lo tuyo no está aquí? Mira los [24 temas] o [cuéntalo con tus palabras].',
  },
  topics: {
    label: 'Temas',
    pageTitle: 'Temas de terapia: busca el tuyo - Juntos',
    description:
      'Veinticuatro temas con palabras simples: ansiedad, depresión, duelo, sueño, pareja y más. Qué ayuda, un ejercicio y a quién acudir.',
    title: 'Temas de terapia',
    lead: 'Veinticuatro lecturas cortas. Busca la frase que se parece a la tuya.',
    groupsLabel: 'Grupos de temas',
    groups: {
      Ánimo: 'Ánimo',
      Ansiedad: 'Ansiedad',
      Relaciones: 'Relaciones',
      Cuerpo: 'Cuerpo',
      Vida: 'Vida',
      Adicciones: 'Adicciones',
    },
    severe: 'Necesita apoyo profesional',
    neighbours: 'Otros temas',
  },
  therapies: {
    label: 'Tipos de terapia',
    pageTitle: 'Tipos de terapia y qué tan probados están - Juntos',
    description:
      'Dieciséis tipos de terapia en palabras simples: cuándo sirve cada una, qué dicen los estudios y qué puede hacer una IA.',
    title: 'Tipos de terapia',
    lead: 'Dieciséis formas de trabajar con lo que pesa. Aquí decimos qué es cada una y qué tan probada está.',
    intro: [
      'En Juntos miramos a la persona entera: el sueño, el cuerpo, el trabajo, los vínculos. A eso se le llama [mirada holística]. Es una palabra paraguas, no un método probado.',
      'La IA toma ejercicios conocidos de algunas de estas terapias. No hace terapia: acompaña. Una terapia la hace una persona formada.',
    ],
    simple: 'En simple',
    useful: 'Sirve cuando',
    evidence: 'Evidencia',
    ai: 'Qué puede hacer la IA',
    levels: { alta: 'Evidencia alta', media: 'Evidencia media', poca: 'Evidencia poca' },
    neighbours: 'Otros tipos de terapia',
  },
  blog: {
    label: 'Blog',
    pageTitle: 'Blog: textos para días que pesan - Juntos',
    description:
      'Textos breves sobre ánimo, ansiedad, familia, trabajo y cómo pedir ayuda en América Latina. Con fuentes citadas y frases para usar.',
    title: 'Blog',
    lead: 'Textos para leer en la micro, en la fila o de madrugada. Con fuentes y sin apuro.',
    categories: {
      Ánimo: 'Ánimo',
      Ansiedad: 'Ansiedad',
      Dormir: 'Dormir',
      Familia: 'Familia',
      Relaciones: 'Relaciones',
      'Trabajo y dinero': 'Trabajo y dinero',
      'Pedir ayuda': 'Pedir ayuda',
    },
    comment: 'Deja un comentario',
    commentNote: 'Lo revisamos antes de publicarlo. Tu correo no se muestra.',
    neighbours: 'Otros textos',
  },
  soledad: { pageTitle: 'Soledad: cinco preguntas y una noche larga - Juntos' },
  holistic: { pageTitle: 'Terapia holística: qué es y qué esperar - Juntos' },
  payment: {
    pageTitle: 'Medio de Pago: precios en pesos, sin renovación - Juntos',
    lead: 'Pagas una sola vez. No se renueva solo. Si te arrepientes en los primeros 10 días, te devolvemos todo tu dinero.',
    choose: 'Elige un pase',
    names: { semana: 'Semana', mes: 'Mes', anio: 'Año' },
    days: '{days} días, {price} al día',
    how: 'Selecciona el medio de pago',
    providers: {
      webpay: { name: 'Webpay', note: 'Débito, crédito o prepago' },
      mercadopago: { name: 'Mercado Pago', note: 'Tu cuenta o una tarjeta' },
      stripe: { name: 'Tarjeta internacional', note: 'Tu banco cambia la moneda' },
      prueba: { name: 'Pago de prueba', note: 'No cobra nada' },
    },
    go: 'Ir a {name}',
    closed: 'Por aquí todavía no',
    total: 'Total',
    statement: 'En tu cuenta del banco verás “{name}”.',
    note: 'Pesos chilenos (CLP), IVA incluido. Un solo pago, sin renovación.',
    demo: {
      title: 'Esto es una demostración',
      text: 'Nada se cobra y nadie te pide tarjeta. El pase que obtienes aquí es de prueba.',
    },
    notYet: {
      title: 'Todavía no se puede pagar',
      text: 'Conversar es gratis y no pedimos tarjeta. Los botones de abajo no llevan a ninguna parte por ahora.',
      button: 'Conversar gratis',
    },
  },
};

export default es;
