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

export type Agreed = { country?: string; formal?: boolean; lines: string[]; asked: RegExp };

export const STEPS: readonly Agreed[] = [
  {
    lines: [
      'hola',
      'me siento sola los domingos',
      'mis amigas salen juntas',
      'le podría escribir a Fer',
      'el domingo',
      '8',
      'gracias, me voy',
    ],
    asked: /Fer/,
  },
  {
    lines: [
      'hola',
      'me siento sola',
      'no hablo con nadie',
      'quiero llamar a mi tía',
      'mañana en la tarde',
      '9',
      'chao',
    ],
    asked: /tía/,
  },
  {
    lines: [
      'hola',
      'no salgo de la casa',
      'me pesa todo',
      'podría caminar al parque',
      'mañana temprano',
      '7',
      'chao',
    ],
    asked: /parque/,
  },
  {
    lines: [
      'hola',
      'no duermo bien',
      'me quedo con el celular',
      'voy a apagar el celular a las 10',
      'hoy',
      '8',
      'gracias',
    ],
    asked: /celular/,
  },
  {
    country: 'AR',
    lines: [
      'hola',
      'me siento sola',
      'hace mucho que no veo a mis amigas',
      'le podría escribir a Caro',
      'el sábado',
      '8',
      'chau',
    ],
    asked: /Caro/,
  },
  {
    country: 'CO',
    formal: true,
    lines: [
      'Buenas tardes',
      'Discutí con mi hermano por la casa',
      'No nos hablamos hace un mes',
      'Quisiera llamar a mi hermano',
      'el viernes en la noche',
      '8',
      'gracias, hasta luego',
    ],
    asked: /hermano/,
  },
  {
    country: 'CL',
    lines: [
      'hola',
      'estoy agotada de la pega',
      'llego y sigo contestando correos',
      'podría apagar el computador a las 7',
      'mañana',
      '8',
      'chao',
    ],
    asked: /computador/,
  },
  {
    country: 'PE',
    lines: [
      'hola',
      'debo dos meses de alquiler',
      'me da vergüenza hablar con el dueño',
      'voy a pedir un plazo al dueño',
      'el lunes',
      '7',
      'gracias, me voy',
    ],
    asked: /plazo/,
  },
  {
    country: 'BR',
    lines: [
      'oi',
      'me sinto muito sozinha',
      'não falo com ninguém no fim de semana',
      'posso ligar pra minha prima',
      'no sábado',
      '8',
      'tchau',
    ],
    asked: /prima/,
  },
  {
    country: 'BR',
    lines: [
      'oi',
      'ando sem vontade de nada',
      'fico o dia todo no celular',
      'posso caminhar na praça',
      'amanhã cedo',
      '7',
      'obrigado, tchau',
    ],
    asked: /praça/,
  },
];
