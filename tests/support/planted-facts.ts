/**
 * Things told one week and asked for the next, steps agreed and then come back to: what the tests of the memory and
 * `npm run eval:therapist` plant and look for.
 */
import { type Reply, Weeks } from './replayed-weeks.ts';

export type Planted = { country?: string; told: string; asked: string; expected: RegExp };

export const PLANTED: readonly Planted[] = [
  { told: 'trabajo de noche en un hospital', asked: '¿te acuerdas dónde trabajo?', expected: /hospital/ },
  { told: 'vivo con mi abuela en Puebla', asked: '¿recuerdas con quién vivo?', expected: /abuela/ },
  { told: 'mi hermana Laura vive en Madrid', asked: '¿cómo se llama mi hermana?', expected: /Laura/ },
  {
    told: 'mi perro se llama Toby y ya está viejito',
    asked: '¿te acuerdas cómo se llama mi perro?',
    expected: /Toby/,
  },
  { told: 'tengo dos hijos, Tomás y Sofía', asked: '¿cuántos hijos tengo?', expected: /dos hijos/ },
  {
    told: 'sufro de migrañas desde la secundaria',
    asked: '¿te acuerdas de mis migrañas?',
    expected: /migrañas/,
  },
  {
    told: 'estoy estudiando enfermería en la UNAM',
    asked: '¿recuerdas qué estudio?',
    expected: /enfermería/,
  },
  { told: 'me gusta pintar con acuarelas', asked: '¿te acuerdas de que pinto?', expected: /acuarelas/ },
  { told: 'quiero dejar de fumar este año', asked: '¿cuál era mi meta?', expected: /fumar/ },
  { told: 'caminar por el parque me ayuda mucho', asked: '¿qué me ayudaba?', expected: /parque/ },
  {
    told: 'no me gusta que me den consejos',
    asked: '¿te acuerdas qué te dije de los consejos?',
    expected: /consejos/,
  },
  { told: 'hace dos años perdí a mi papá', asked: '¿te acuerdas de mi papá?', expected: /perdí a mi papá/ },
  {
    told: 'le tengo miedo a los ascensores',
    asked: '¿recuerdas lo de los ascensores?',
    expected: /ascensores/,
  },
  { told: 'mi jefe se llama Raúl y grita por todo', asked: '¿cómo se llama mi jefe?', expected: /Raúl/ },
  {
    told: 'me divorcié en marzo y sigo en la misma casa',
    asked: '¿te acuerdas de mi divorcio?',
    expected: /divorcié/,
  },
  {
    country: 'BR',
    told: 'moro em Recife com a minha tia',
    asked: 'você lembra onde eu moro?',
    expected: /Recife/,
  },
  { country: 'BR', told: 'minha filha se chama Bia', asked: 'como se chama minha filha?', expected: /Bia/ },
  {
    country: 'BR',
    told: 'trabalho em uma padaria de madrugada',
    asked: 'você lembra onde eu trabalho?',
    expected: /padaria/,
  },
  {
    country: 'BR',
    told: 'ouvir música me acalma',
    asked: 'você lembra o que me acalma?',
    expected: /música/,
  },
  {
    country: 'BR',
    told: 'quero voltar a estudar direito',
    asked: 'qual era a minha meta?',
    expected: /estudar/,
  },
];

/** Asked by somebody who never told it. */
export const NEVER_TOLD = [
  '¿cómo se llama mi hermana?',
  '¿te acuerdas dónde trabajo?',
  '¿cuántos hijos tengo?',
  '¿cuál era mi meta?',
  '¿te acuerdas de mi perro?',
  '¿qué me ayudaba?',
  '¿con quién vivo?',
  '¿te acuerdas de lo que te dije del seguro?',
];

/** The same things asked in other ways, and of several people at once. */
export const OTHERWISE: readonly Planted[] = [
  {
    told: 'mi hijo mayor se llama Benja y el chico Mateo',
    asked: '¿te acuerdas cómo se llaman mis hijos?',
    expected: /Benja y el chico Mateo/,
  },
  {
    told: 'mi señora se fue con los niños a La Serena',
    asked: '¿te acuerdas de mi señora?',
    expected: /La Serena/,
  },
  { told: 'quiero volver a jugar a la pelota', asked: '¿qué quería yo volver a hacer?', expected: /pelota/ },
  {
    country: 'CO',
    told: 'mi meta es dejar el cigarrillo',
    asked: '¿recuerda mi meta?',
    expected: /cigarrillo/,
  },
];

const FILLERS: Record<string, readonly string[]> = {
  MX: ['hola', 'ha sido una semana larga', 'hoy dormí poco y me duele la cabeza'],
  BR: ['oi', 'foi uma semana comprida', 'hoje dormi pouco e estou cansada'],
};

/** Told between small talk, asked for a week later: the reply, and the weeks as they stand then. */
export function weekLater({ country = 'MX', told, asked }: Planted): { weeks: Weeks; reply: Reply } {
  const weeks = new Weeks({ country });
  const small = FILLERS[country] ?? [];
  weeks.visit('2026-11-14', [...small.slice(0, 2), told, ...small.slice(2)]);
  const { replies } = weeks.visit('2026-11-21', [...small.slice(0, 1), '6', asked]);
  return { weeks, reply: replies.at(-1) as Reply };
}

/** What is between quotation marks: theirs, and to be found in what they told. */
export const quoted = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] as string);

/** What an exercise or a tool ends in: the step as they wrote it. */
export type Agreed = { country?: string; formal?: boolean; step: string; asked: RegExp };

export const STEPS: readonly Agreed[] = [
  { step: 'escribirle a Fer, el domingo', asked: /Fer/ },
  { step: 'llamar a la tía Rosa, mañana en la tarde', asked: /tía/ },
  { step: 'caminar al parque, mañana temprano', asked: /parque/ },
  { step: 'apagar el celular a las 10', asked: /celular/ },
  { country: 'AR', step: 'mandarle un audio a Caro, el sábado', asked: /Caro/ },
  { country: 'CO', formal: true, step: 'llamar a Ernesto, el viernes en la noche', asked: /Ernesto/ },
  { country: 'CL', step: 'cerrar el computador a las 7', asked: /computador/ },
  { country: 'PE', step: 'pedir un plazo al dueño, el lunes', asked: /plazo/ },
  { country: 'BR', step: 'ligar para a prima Lúcia, no sábado', asked: /prima/ },
  { country: 'BR', step: 'caminhar na praça, amanhã cedo', asked: /praça/ },
];

/** A first visit that ended in this step. */
export function agreed({ country = 'MX', formal, step }: Agreed): Weeks {
  const weeks = new Weeks({ country, answers: formal ? { 9: ['Formal'] } : {} });
  weeks.visit('2026-11-14', country === 'BR' ? ['oi', 'obrigada, tchau'] : ['hola', 'gracias, chao']);
  weeks.memories.push({ id: 'step', at: '2026-11-14T15:02:00.000Z', kind: 'step', text: step, quote: step });
  return weeks;
}
