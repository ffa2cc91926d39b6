/**
 * Imagined people for the tests of whole courses: what each cell would be answered with, in Spanish and in
 * Portuguese, and four temperaments that say it their own way.
 */
import type { Language } from '../../src/features/intake/style-profile.ts';
import type { Replier } from './replayed-exercise.ts';

type Answers = Record<string, { es: string; pt: string }>;

const CELLS: Record<string, Answers> = {
  worry: {
    worry: {
      es: 'que me despidan por el error del informe',
      pt: 'que me mandem embora por causa do relatório',
    },
    slot: { es: 'a las 7 de la tarde', pt: 'às 7 da noite' },
    back: { es: 'doblar la ropa', pt: 'dobrar a roupa' },
    sort: { es: 'sí', pt: 'sim' },
    step: { es: 'preguntarle a Marta por el informe', pt: 'perguntar à Marta pelo relatório' },
    leave: { es: 'ahora no, luego', pt: 'agora não, depois' },
    takeaway: { es: 'la preocupación puede esperar', pt: 'a preocupação pode esperar' },
  },
  problem: {
    problem: { es: 'no alcanza para el alquiler de este mes', pt: 'não dá para o aluguel deste mês' },
    goal: { es: 'tener la mitad antes del día diez', pt: 'ter a metade antes do dia dez' },
    ideas: {
      es: 'pedir plazo, vender la bici, un turno más',
      pt: 'pedir prazo, vender a bicicleta, um turno a mais',
    },
    choice: { es: 'pedir plazo al dueño', pt: 'pedir prazo ao dono' },
    cost: { es: 'me da pena pedirlo', pt: 'tenho vergonha de pedir' },
    step: { es: 'escribirle al dueño', pt: 'escrever para o dono' },
    when: { es: 'mañana a las 9', pt: 'amanhã às 9' },
  },
  muscles: { takeaway: { es: 'tenía los hombros muy arriba', pt: 'os ombros estavam lá em cima' } },
  tipp: {
    check: { es: 'no, nada de eso', pt: 'não, nada disso' },
    feet: {
      es: 'una silla azul, la lámpara y un perro que ladra',
      pt: 'uma cadeira azul, a lâmpada e um cachorro',
    },
    person: { es: 'mi hermana', pt: 'minha irmã' },
    takeaway: { es: 'el agua fría sirve', pt: 'a água fria serve' },
  },
  urge: {
    place: { es: 'en la garganta', pt: 'na garganta' },
    feel: { es: 'como un calor que empuja', pt: 'como um calor que empurra' },
    delay: { es: 'una hora', pt: 'uma hora' },
    step: { es: 'caminar hasta la plaza con mi perro', pt: 'caminhar até a praça com o cachorro' },
    takeaway: { es: 'la ola baja sola', pt: 'a onda desce sozinha' },
  },
  kindness: {
    critic: { es: 'que todo lo hago a medias', pt: 'que faço tudo pela metade' },
    body: { es: 'en el estómago', pt: 'no estômago' },
    shared: { es: 'a mi prima Lucía', pt: 'minha prima Lúcia' },
    friend: { es: 'que está cansada y eso no es fallar', pt: 'que ela está cansada e isso não é falhar' },
    takeaway: { es: 'estoy cansada y eso no es fallar', pt: 'estou cansada e isso não é falhar' },
  },
  defusion: {
    thought: { es: 'que nunca voy a terminar la tesis', pt: 'que nunca vou terminar a tese' },
    noticed: {
      es: 'noto que pienso que nunca voy a terminar la tesis',
      pt: 'noto que estou pensando que nunca vou terminar a tese',
    },
    way: { es: 'la hoja en el río', pt: 'a folha no rio' },
    here: { es: 'la luz de la ventana', pt: 'a luz da janela' },
    back: { es: 'cocinar la cena', pt: 'cozinhar o jantar' },
    takeaway: { es: 'es una frase, no un destino', pt: 'é uma frase, não um destino' },
  },
  values: {
    domain: { es: 'mi gente', pt: 'minha gente' },
    why: { es: 'estar presente con mi hijo', pt: 'estar presente na vida do meu filho' },
    how: { es: 'cenar sin el teléfono', pt: 'jantar longe do telefone' },
    step: { es: 'guardar el teléfono en la cena', pt: 'guardar o telefone no jantar' },
    when: { es: 'el martes al llegar', pt: 'na terça ao chegar' },
  },
  breathing: { takeaway: { es: 'soltar largo ayuda', pt: 'soltar longo ajuda' } },
  grounding: {
    see: { es: 'una taza, el mantel, la puerta', pt: 'uma xícara, a toalha, a porta' },
    touch: { es: 'la mesa lisa', pt: 'a mesa lisa' },
    hear: { es: 'un motor y la heladera', pt: 'um motor e a geladeira' },
    smell: { es: 'café', pt: 'café' },
    taste: { es: 'menta', pt: 'menta' },
    orient: { es: 'es sábado y estoy en la cocina', pt: 'é sábado e estou na cozinha' },
    takeaway: { es: 'volví a la cocina', pt: 'voltei para a cozinha' },
  },
  record: {
    situation: { es: 'el lunes en la reunión me quedé callado', pt: 'na segunda na reunião fiquei calado' },
    thought: { es: 'que van a pensar que no sé nada', pt: 'que vão achar que não sei nada' },
    emotion: { es: 'vergüenza', pt: 'vergonha' },
    for: { es: 'no contesté una pregunta', pt: 'não respondi uma pergunta' },
    against: { es: 'después me pidieron el informe a mí', pt: 'depois pediram o relatório para mim' },
    balanced: {
      es: 'me quedé callado una vez y aun así cuentan conmigo',
      pt: 'fiquei calado uma vez e ainda contam comigo',
    },
    step: { es: 'preguntar una cosa en la próxima reunión', pt: 'perguntar uma coisa na próxima reunião' },
  },
  activation: {
    link: { es: 'el rato en que regué las plantas', pt: 'a hora em que reguei as plantas' },
    list: { es: 'las plantas, cocinar, llamar a Rosa', pt: 'as plantas, cozinhar, ligar para Rosa' },
    step: { es: 'regar las plantas del balcón', pt: 'regar as plantas da varanda' },
    when: { es: 'mañana después del desayuno', pt: 'amanhã depois do café' },
    obstacle: { es: 'que llueva', pt: 'que chova' },
  },
};

const NUMBERS: Record<string, string> = {
  before: '8',
  later: '6',
  near: '3',
  confidence: '8',
  belief: '80',
  rebelief: '45',
};

export const COURSES = Object.keys(CELLS);

function plainAnswer(id: string, language: Language): Replier {
  return ({ step }) => {
    if (step.expects === 'done') return language === 'pt' ? 'já' : 'ya';
    if (/^scale/.test(step.expects)) return NUMBERS[step.id] ?? '5';
    if (step.id === 'consent') return language === 'pt' ? 'sim' : 'sí';
    return CELLS[id]?.[step.id]?.[language] ?? (language === 'pt' ? 'não' : 'no');
  };
}

const IN_WORDS: Record<string, { es: string; pt: string }> = {
  '3': { es: 'como un tres', pt: 'um três' },
  '5': { es: 'un cinco más o menos', pt: 'um cinco mais ou menos' },
  '6': { es: 'será un seis', pt: 'um seis' },
  '8': { es: 'como un ocho', pt: 'como um oito' },
  '45': { es: 'cuarenta y tantos', pt: 'quarenta e cinco' },
  '80': { es: 'ochenta', pt: 'oitenta' },
};

export const TEMPERAMENTS = ['cooperative', 'terse', 'talkative', 'asking'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export function somebody(id: string, temperament: Temperament, language: Language): Replier {
  const answer = plainAnswer(id, language);
  if (temperament === 'terse') return terse(answer, language);
  if (temperament === 'talkative') return talkative(answer, language);
  return temperament === 'asking' ? asking(answer, language) : answer;
}

/** "No sé" to every question first; then a number, and nothing more than that for words. */
function terse(answer: Replier, language: Language): Replier {
  return (open) => {
    if (open.step.id === 'consent') return 'ok';
    const isEasy = /^(scale|done)/.test(open.step.expects);
    return open.times > 0 && isEasy ? answer(open) : language === 'pt' ? 'não sei' : 'no sé';
  };
}

/** Numbers in words with a reason behind them, a step with its hour and its confidence in one breath. */
function talkative(answer: Replier, language: Language): Replier {
  const pt = language === 'pt';
  const tail = pt ? 'porque hoje foi um dia longo na padaria' : 'porque hoy fue un día largo en la panadería';
  return (open) => {
    const said = answer(open);
    if (/^scale/.test(open.step.expects)) return `${IN_WORDS[said]?.[language] ?? said}, ${tail}`;
    if (open.step.id === 'consent') return pt ? 'sim, um 8' : 'sí, un 8';
    if (open.step.id === 'step')
      return `${said}, ${pt ? 'amanhã às 9, confiança 8' : 'mañana a las 9, confianza 8'}`;
    return said;
  };
}

const QUESTIONS = {
  es: ['¿y eso para qué sirve?', '¿cómo así?', '¿me das un ejemplo?'],
  pt: ['para que serve isso?', 'como assim?', 'me dá um exemplo?'],
};

/** A question back before every answer: what for, what is meant, an example. */
function asking(answer: Replier, language: Language): Replier {
  return (open) => {
    const question = QUESTIONS[language][open.step.id.length % 3] as string;
    return open.times === 0 && open.step.expects !== 'done' ? question : answer(open);
  };
}
