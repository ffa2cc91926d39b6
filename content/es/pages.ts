// Words of the home, the questions and Ayuda ahora in Spanish, and the shape Portuguese follows. Each sentence says
// only what the software does today.
import type { Link } from './site.ts';

type Said = { title: string; text: string };

const es = {
  home: {
    pageTitle: 'Juntos: cuéntalo a la hora que sea',
    description:
      'Conversa en español con una inteligencia artificial que escucha y se acuerda. Gratis, privada y a toda hora. No es una persona ni un psicólogo.',
    hero: {
      promise: ['Hay días que pesan. ', 'Aquí puedes contarlo, ', 'a la hora que sea.'],
      text: 'Habla con una inteligencia artificial que te escucha, se acuerda de lo que le cuentas y te ayuda a dar el paso que sigue. No es una persona y no hace diagnósticos.',
      start: 'Empieza Ahora',
    },
    whatItIs: {
      title: 'Qué es y qué no es',
      is: 'Es',
      isTitle: 'Una inteligencia artificial',
      isText: 'Escucha, pregunta y propone ejercicios. Responde de día y de noche.',
      isNot: 'No es',
      isNotTitle: 'Una persona ni un psicólogo',
      isNotText: 'No hace diagnósticos. Acompaña, no reemplaza a quien te atiende.',
    },
    sample: {
      tag: 'Ejemplo, no es una persona real',
      title: 'Así suena una conversación',
      text: 'Responde corto, pregunta una cosa a la vez y tú decides qué sigue.',
      ai: 'La IA responde',
      person: 'La persona escribe',
      /** The person begins; they take turns. */
      lines: [
        'Llego del trabajo y no quiero hablar con nadie',
        'Gracias por contarlo. Suena a que llegas sin fuerza. ¿Eso pasa todos los días o hay alguno distinto?',
        'Los viernes no tanto',
        'El viernes algo cambia. Busquemos qué, y vemos si cabe un poco de eso en un martes.',
      ],
    },
    film: {
      title: 'Mira cómo es, en medio minuto',
      note: 'Sin sonido y sin gastar datos: va dibujado en esta página.',
      close: 'Cerrar la película',
      pause: 'Pausar',
      transcript: 'Lo que dice',
      /** Six, one every five seconds; they are the transcript too. */
      captions: [
        'Llegas con algo encima. Puede ser de día o de madrugada.',
        'Lo escribes con tus palabras. Puedes usar un apodo.',
        'La IA lee, te dice qué entendió y pregunta una sola cosa.',
        'Si quieres, viene un ejercicio corto. Si no, siguen hablando.',
        'Te llevas un paso chico, y quizás el nombre de alguien a quien contarle.',
        'No es una persona. Si hay peligro, te muestra a quién llamar.',
      ],
    },
    benefits: {
      title: 'Por qué contarlo aquí',
      list: [
        { title: 'A la hora que sea', text: 'A las tres de la mañana o en el bus. Sin pedir hora.' },
        { title: 'Se acuerda', text: 'Retoma donde quedaron. No tienes que contar todo de nuevo.' },
        { title: 'A tu paso', text: 'Un paso chico cada vez. Si no quieres responder, sigues igual.' },
        {
          title: 'Habla como tú',
          text: 'De tú, de vos o de usted. En español de aquí y también en portugués.',
        },
      ] satisfies Said[],
    },
    steps: {
      id: 'como-se-empieza',
      title: 'Cómo se empieza',
      list: [
        { title: 'Responde lo que quieras', text: '24 preguntas cortas. Unos cuatro minutos.' },
        { title: 'Conversa', text: 'Escribe con tus palabras. La IA ya leyó tus respuestas.' },
        { title: 'Llévate un paso', text: 'Cierras con algo chico y posible para hoy.' },
      ] satisfies Said[],
    },
    reasons: {
      title: 'Por qué puede servirte',
      list: [
        {
          title: 'Va al lado de tu gente',
          text: 'Sirve entre sesiones o mientras llega una hora. Y te pregunta con quién más cuentas.',
          href: '/blog/que-puede-y-que-no-puede-una-ia',
          label: 'Qué puede y qué no puede una IA',
        },
        {
          title: 'Lo difícil está escrito antes',
          text: 'En peligro inmediato responde un programa con pasos escritos. Puedes leerlos todos.',
          href: '/protocolo-de-crisis',
          label: 'El protocolo de crisis',
        },
        {
          title: 'Dice lo que no sabe',
          text: 'Todavía no hay un estudio propio ni revisión clínica. Lo decimos antes de que preguntes.',
          href: '/quienes-somos#lo-que-todavia-no-sabemos-hacer',
          label: 'Lo que aún no sabemos hacer',
        },
      ] satisfies (Said & Link)[],
    },
    plans: {
      id: 'cuanto-cuesta',
      title: 'Cuánto cuesta',
      text: 'Conversar es gratis. Hay tres pases para hablar sin tope. Pagas una sola vez. No se renueva solo.',
      always: 'Las líneas de ayuda y los ejercicios son gratis siempre.',
      names: { semana: 'Semana', mes: 'Mes', anio: 'Año' },
      days: '{days} días sin tope, {price} al día',
      see: 'Ver',
      seePass: 'el pase de {name}',
      note: 'Pesos chilenos, IVA incluido. Una conversación difícil no se corta nunca por dinero.',
      start: 'Empezar',
      startWith: 'con las 24 preguntas',
    },
    privacy: {
      title: 'Lo que pasa con lo que cuentas',
      list: [
        {
          title: 'Se guarda con llave',
          text: 'Tus mensajes se guardan cifrados. Cada persona tiene su propia llave.',
        },
        {
          title: 'Se queda en casa',
          text: 'La IA que responde es nuestra. Ninguna otra empresa lee lo que escribes.',
        },
        { title: 'Puedes usar un apodo', text: 'Nunca te pedimos tu nombre legal.' },
      ] satisfies Said[],
    },
    questions: { id: 'preguntas', title: 'Preguntas frecuentes', all: 'Ver las doce' },
    allies: {
      id: 'aliados',
      title: 'Falta quien se siente al lado',
      text: 'Hoy no hay aliados firmados ni testimonios. Cuando los haya, irán con nombre, fecha y permiso.',
      list: [
        { title: 'Universidades', text: 'Estudien si esto sirve, y publiquen también si no sirve.' },
        { title: 'Fundaciones y ONG', text: 'Digan qué palabra ofende y qué número ya no contesta.' },
        { title: 'Ética de la IA', text: 'Busquen dónde fallamos. Es lo que más nos ayuda.' },
      ] satisfies Said[],
      href: '/aliados',
      label: 'Ser aliado',
    },
  },

  faq: {
    pageTitle: 'Preguntas frecuentes - Juntos',
    lead: 'Respuestas cortas, sin letra chica. Si la tuya no está, escríbenos.',
    missing: '¿Falta tu pregunta? [Escríbenos].',
  },

  /** Breathing that begins as the page opens. */
  breathe: {
    pageTitle: 'Respirar ahora: cuatro y seis, sin cuenta - Juntos',
    description:
      'Un círculo que marca el aire: cuatro segundos adentro y seis afuera. Empieza al abrir la página. Sin cuenta.',
    title: 'Respira con el círculo',
    in: 'Toma aire',
    out: 'Suelta',
    aloud: 'Toma aire y cuenta hasta cuatro. Suelta y cuenta hasta seis. Hazlo varias veces.',
    pause: 'Pausa',
    resume: 'Seguir',
    care: 'Sin forzar y sin guardar el aire. Si te mareas, vuelve a respirar como siempre.',
    after: '¿Cómo estás ahora?',
    talk: 'Contarlo en la conversación',
    help: 'Ayuda ahora',
  },
  help: {
    pageTitle: 'Ayuda ahora: a quién llamar en tu país - Juntos',
    description:
      'Líneas de ayuda de 22 países, con su número, su horario y la fecha en que se verificó. Sin cuenta.',
    text: 'Si corres peligro, llama. Contesta una persona.',
    exit: 'Salir rápido',
    exitTo: 'https://es.wikipedia.org/',
    breathe: 'Respirar ahora',
    note: 'No necesitas cuenta y no guardamos nada. Salir rápido no borra tu historial.',
    countries: 'Elige tu país',
    call: 'Llamar al {number}',
    byHand: 'Si tu teléfono no marca solo, escribe {number} y llama.',
    free: 'gratis',
    allDay: 'las 24 horas',
    verified: 'Verificado {when}',
    seen: 'Visto {when}, por confirmar',
    /** Beside the date of a line that nobody checked in ninety days. */
    stale: 'Nadie lo revisó en 90 días',
    /** Above the lines of a country where that holds for all of them. */
    allStale:
      'Nadie revisó estos números en 90 días. Si uno no contesta, prueba otro o ve a la urgencia más cercana.',
    onDay: 'el {date}',
    inMonth: 'en {date}',
    directory: 'Más líneas en {directory}',
    otherCountry: 'Otro país',
    otherText: 'Llama al número de emergencias de tu país o ve a la urgencia más cercana.',
    aloud: 'Llama conmigo',
    aloudNote: 'Puedes leer esto en voz alta.',
    aloudLines: [
      'Hola. Necesito hablar con alguien ahora.',
      'No estoy bien. Tengo miedo de hacerme daño.',
      'Me llamo… y estoy en…',
    ],
    withMe: 'Conmigo ahora',
    exercises: [
      {
        title: 'Respirar más lento',
        steps: [
          'Siéntate y apoya los pies en el suelo.',
          'Toma aire por la nariz y cuenta hasta cuatro.',
          'Suelta por la boca y cuenta hasta seis.',
          'Hazlo seis veces. Si te mareas, para.',
        ],
      },
      {
        title: 'Volver al presente',
        steps: [
          'Mira y nombra cinco cosas que ves.',
          'Toca cuatro cosas y siente cómo son.',
          'Escucha tres sonidos.',
          'Busca dos olores y un sabor.',
        ],
      },
      {
        title: 'Estar con alguien',
        steps: [
          'Piensa en una persona que te haga bien.',
          'Escríbele: «No estoy bien. ¿Puedes venir?».',
          'Si estás a solas, ve a un lugar con gente.',
          'Aléjate de todo lo que te pueda hacer daño.',
        ],
      },
    ],
    talk: 'Seguir conversando',
    back: 'Volver al inicio',
  },
  /** On the pages that say where data goes. */
  model: {
    connected:
      'Hoy está conectado un modelo de {provider}. Responde solo a quien lo permitió. A los demás les responde el programa guiado.',
    none: 'Hoy no hay ningún modelo externo conectado. Responde el programa guiado.',
  },
};

export type PageWords = typeof es;
export default es;
