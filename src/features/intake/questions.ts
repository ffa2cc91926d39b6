/**
 * The 24 questions of the intake, as data. `value` is what is stored and sent, letter by letter the
 * specification's option; `label` is what people read (corrected accents, inclusive forms).
 */

export type Option = { value: string; label: string };

export type Question = {
  id: number;
  part: 1 | 2 | 3 | 4;
  /** Two or three words for titles and the review: "Tu ánimo". */
  topic: string;
  title: string;
  /** Small line above the title, such as the look-back window. */
  lead?: string;
  /** Shown under the title before anything is chosen. */
  intro?: string;
  /** Answers "¿Por qué preguntamos esto?". */
  why: string;
  kind: 'single' | 'multi';
  options: Option[];
};

export const QUESTION_COUNT = 24;

export type Part = { number: 1 | 2 | 3 | 4; name: string; first: number; last: number };

export const PARTS: readonly Part[] = [
  { number: 1, name: 'Sobre ti', first: 1, last: 4 },
  { number: 2, name: 'Qué buscas', first: 5, last: 9 },
  { number: 3, name: 'Tu cuerpo y tu ánimo', first: 10, last: 17 },
  { number: 4, name: 'Tu vida hoy', first: 18, last: 24 },
];

const same = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }));
const pairs = (...options: [value: string, label: string][]): Option[] =>
  options.map(([value, label]) => ({ value, label }));

const YES_NO = same('Sí', 'No');
const FREQUENCY = same('Ninguno', 'Algunos días', 'Muchos días', 'Prácticamente todos los días');
const STATE = pairs(['Bueno', 'Bueno'], ['Mediano', 'Más o menos'], ['Malo', 'Malo']);
const TWO_WEEKS = 'En las últimas 2 semanas';

export const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    part: 1,
    topic: 'Sexo',
    title: '¿Cuál es tu sexo?',
    why: 'Así la IA te habla con las palabras que te tocan. No cambia lo que puedes contar.',
    kind: 'single',
    options: same('Hombre', 'Mujer', 'Otro'),
  },
  {
    id: 2,
    part: 1,
    topic: 'Orientación sexual',
    title: '¿Cuál es tu orientación sexual?',
    why: 'Sirve para no suponer quién es tu pareja ni cómo es tu vida. Nadie más lo ve y puedes dejarlo en blanco.',
    kind: 'single',
    options: same('Heterosexual', 'Homosexual', 'Bisexual'),
  },
  {
    id: 3,
    part: 1,
    topic: 'Relación actual',
    title: '¿Estás en una relación?',
    why: 'Para no dar nada por hecho cuando hables de tu casa. Nadie más lo ve y puedes dejarlo en blanco.',
    kind: 'single',
    options: pairs(
      ['Soltero', 'Soltera/o'],
      ['En una relacion', 'En una relación'],
      ['Viudo', 'Viuda/o'],
      ['Divorciado', 'Divorciada/o'],
      ['Casado', 'Casada/o'],
    ),
  },
  {
    id: 4,
    part: 1,
    topic: 'Terapia antes',
    title: '¿Has ido a terapia antes?',
    why: 'Si ya fuiste, no hace falta explicarte lo que conoces. Si no, vamos con más calma.',
    kind: 'single',
    options: pairs(['Si', 'Sí'], ['No', 'No']),
  },
  {
    id: 5,
    part: 2,
    topic: 'Por qué ahora',
    title: '¿Qué te hace buscar ayuda ahora?',
    why: 'Con esto la IA sabe por dónde empezar a preguntar.',
    kind: 'multi',
    options: pairs(
      ['feeling depressed', 'Me siento sin ánimo'],
      ['feeling anxious', 'Siento ansiedad'],
      ['mood interfering with work performance', 'Mi ánimo afecta mi trabajo o mis estudios'],
      ['difficulty building or keeping relationships', 'Me cuesta crear o cuidar relaciones'],
      ['cannot find purpose or meaning in life', 'No le encuentro sentido a mi vida'],
      ['grieving', 'Estoy en duelo'],
      ['lived a traumatic experience', 'Viví algo muy duro'],
      ['need to talk about a specific challenge', 'Quiero hablar de un problema puntual'],
      ['want to gain self-confidence', 'Quiero tener más confianza en mí'],
      ['want to improve but do not know where to start', 'Quiero estar mejor y no sé por dónde empezar'],
    ),
  },
  {
    id: 6,
    part: 2,
    topic: 'Qué esperas',
    title: '¿Qué te gustaría que hiciera quien te acompaña?',
    why: 'La IA cambia su manera de conversar según lo que marques. Después lo puedes cambiar.',
    kind: 'multi',
    options: pairs(
      ['listens', 'Que me escuche'],
      ['explores my past', 'Que mire mi pasado'],
      ['teaches me new skills', 'Que me enseñe cosas nuevas'],
      ['questions my beliefs', 'Que cuestione lo que creo'],
      ['guides me to set goals', 'Que me ayude a ponerme metas'],
      ['assigns me tasks', 'Que me deje tareas'],
    ),
  },
  {
    id: 7,
    part: 2,
    topic: 'Suave o directo',
    title: '¿Te va mejor un trato suave o directo?',
    why: 'Suave: primero escucha, después propone. Directo: te dice lo que ve con pocas vueltas.',
    kind: 'single',
    options: pairs(['Gentil', 'Suave'], ['Punto Medio', 'Punto medio'], ['Directo', 'Directo']),
  },
  {
    id: 8,
    part: 2,
    topic: 'Libre o con orden',
    title: '¿Prefieres conversar libre o con un orden?',
    why: 'Con orden hay pasos y un repaso al final. Libre, tú eliges el camino.',
    kind: 'single',
    options: pairs(['Flexible', 'Libre'], ['Punto Medio', 'Punto medio'], ['Estructurado', 'Con orden']),
  },
  {
    id: 9,
    part: 2,
    topic: 'Casual o formal',
    title: '¿Cómo quieres que te hable?',
    why: 'Formal te trata de usted. Casual te tutea, o te vosea si en tu país se usa.',
    kind: 'single',
    options: pairs(['Casual', 'Casual'], ['Punto Medio', 'Punto medio'], ['Formal', 'Formal, de usted']),
  },
  {
    id: 10,
    part: 3,
    topic: 'Tu cuerpo',
    title: '¿Cómo está tu cuerpo?',
    why: 'El cuerpo y el ánimo van de la mano. También evita ejercicios que no te convienen.',
    kind: 'single',
    options: STATE,
  },
  {
    id: 11,
    part: 3,
    topic: 'Tu comida',
    title: '¿Cómo estás comiendo?',
    why: 'Comer muy poco o de más cambia el ánimo. Aquí no hablamos de peso.',
    kind: 'single',
    options: STATE,
  },
  {
    id: 12,
    part: 3,
    topic: 'Tu ánimo',
    lead: TWO_WEEKS,
    title: '¿Cuántos días te sentiste sin ánimo o sin sentido?',
    why: 'El ánimo cambia de una semana a otra. Tu respuesta le dice a la IA por dónde empezar. No es un diagnóstico.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 13,
    part: 3,
    topic: 'Tu sueño',
    lead: TWO_WEEKS,
    title: '¿Cuántos días dormiste mal o dormiste de más?',
    why: 'Dormir mal hace que todo pese más. A veces se empieza por ahí.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 14,
    part: 3,
    topic: 'Tu energía',
    lead: TWO_WEEKS,
    title: '¿Cuántos días te faltó la energía?',
    why: 'Con poca energía, los pasos tienen que ser más chicos.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 15,
    part: 3,
    topic: 'Cómo te ves',
    lead: TWO_WEEKS,
    title: '¿Cuántos días te sentiste mal contigo, o sentiste que le fallaste a tu gente?',
    why: 'La culpa hace mucho ruido. Saberlo ayuda a no echarle más peso.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 16,
    part: 3,
    topic: 'Tu atención',
    lead: TWO_WEEKS,
    title: '¿Cuántos días te costó poner atención, como al leer o ver la tele?',
    why: 'Si cuesta poner atención, la IA te escribe más corto.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 17,
    part: 3,
    topic: 'Pensar en morir',
    lead: TWO_WEEKS,
    title: '¿Cuántos días pensaste que era mejor morir, o en hacerte daño?',
    intro:
      'Esta pregunta es difícil. La hacemos para cuidarte. Si no quieres contestar, puedes seguir igual.',
    why: 'Si esto te pasa, la IA lo pone primero y te muestra a quién llamar. No es un diagnóstico.',
    kind: 'single',
    options: FREQUENCY,
  },
  {
    id: 18,
    part: 4,
    topic: 'Trabajo',
    title: '¿Tienes trabajo?',
    why: 'Para no proponerte pasos que no caben en tu día.',
    kind: 'single',
    options: YES_NO,
  },
  {
    id: 19,
    part: 4,
    topic: 'Intimidad',
    title: '¿Tienes algún problema con la intimidad?',
    why: 'Cuesta hablarlo. Si lo marcas, puedes traerlo cuando quieras, sin que nadie te apure.',
    kind: 'single',
    options: YES_NO,
  },
  {
    id: 20,
    part: 4,
    topic: 'Alcohol',
    title: '¿Cada cuánto tomas alcohol?',
    why: 'El alcohol toca el sueño y el ánimo. Aquí nadie te juzga.',
    kind: 'single',
    options: pairs(['Diario', 'Todos los días'], ['Semanal', 'Cada semana'], ['No', 'No tomo']),
  },
  {
    id: 21,
    part: 4,
    topic: 'Drogas',
    title: '¿Cada cuánto usas drogas?',
    why: 'Cambia qué ejercicios son seguros para ti. Aquí nadie te juzga.',
    kind: 'single',
    options: pairs(['Diario', 'Todos los días'], ['Semanal', 'Cada semana'], ['No', 'No uso']),
  },
  {
    id: 22,
    part: 4,
    topic: 'Ansiedad',
    title: '¿Tienes ahora ansiedad, ataques de pánico o fobias?',
    why: 'Así la IA tiene a mano los ejercicios que calman.',
    kind: 'single',
    options: YES_NO,
  },
  {
    id: 23,
    part: 4,
    topic: 'Dolor',
    title: '¿Vives con un dolor que no se va?',
    why: 'El dolor cansa. También hay ejercicios que con dolor no convienen.',
    kind: 'single',
    options: YES_NO,
  },
  {
    id: 24,
    part: 4,
    topic: 'Dinero',
    title: '¿Cómo está tu dinero hoy?',
    why: 'Para no proponerte nada que cueste. Los apuros de plata también pesan en el ánimo.',
    kind: 'single',
    options: STATE,
  },
];

/** The whole intake as one language shows it. */
export type Intake = { questions: readonly Question[]; parts: readonly Part[] };
export const SPANISH_INTAKE: Intake = { questions: QUESTIONS, parts: PARTS };

/** Answers by question id; `[""]` or `[]` means "Prefiero no responder". */
export type Answers = Partial<Record<number, string[]>>;

export function findQuestion(id: number): Question | undefined {
  return QUESTIONS[id - 1];
}

export function isBlank(answer: string[] | undefined): boolean {
  return !answer || answer.every((value) => value === '');
}

export type AnswerProblem = 'unknown_question' | 'unknown_option' | 'too_many' | 'required' | 'repeated';

/** Why an answer cannot be stored, or null when it can. */
export function answerProblem(questionId: number, answer: string[]): AnswerProblem | null {
  const question = findQuestion(questionId);
  if (!question) return 'unknown_question';
  if (isBlank(answer) && answer.length <= 1) return questionId === 1 ? 'required' : null;
  if (question.kind === 'single' && answer.length > 1) return 'too_many';
  if (new Set(answer).size !== answer.length) return 'repeated';
  const known = new Set(question.options.map((option) => option.value));
  return answer.every((value) => known.has(value)) ? null : 'unknown_option';
}

/** What people read for stored values: "Sí" for "Si". */
export function labelsOf(question: Question, answer: string[]): string[] {
  return question.options.filter((option) => answer.includes(option.value)).map((option) => option.label);
}
