/** The small step that comes up in talk, without an exercise: what, when, how sure, and who knows of it. */
import { type Frames, frame } from './phrase.ts';

export const STEP_FRAMES: Frames = {
  'step.when': frame({
    es: [
      'Eso ya es un paso: {act}. ¿Qué día, y después de qué?',
      '{act}: es concreto. ¿Cuándo sería?',
      'Un paso chico, entonces: {act}. ¿En qué momento cabe?',
    ],
    pt: [
      'Isso já é um passo: {act}. Que dia, e depois de quê?',
      '{act}: é concreto. Quando seria?',
      'Um passo pequeno, então: {act}. Em que momento cabe?',
    ],
  }),
  'step.sure': frame({
    tu: [
      '{when}: {act}. Del 0 al 10, ¿cuánta confianza tienes en que salga?',
      'Queda así: {act}, {when}. Del 0 al 10, ¿qué tan posible lo ves?',
      '{act}. Del 0 al 10, ¿cuánta confianza tienes en hacerlo?',
    ],
    vos: [
      '{when}: {act}. Del 0 al 10, ¿cuánta confianza tenés en que salga?',
      'Queda así: {act}, {when}. Del 0 al 10, ¿qué tan posible lo ves?',
      '{act}. Del 0 al 10, ¿cuánta confianza tenés en hacerlo?',
    ],
    usted: [
      '{when}: {act}. Del 0 al 10, ¿cuánta confianza tiene en que salga?',
      'Queda así: {act}, {when}. Del 0 al 10, ¿qué tan posible lo ve?',
      '{act}. Del 0 al 10, ¿cuánta confianza tiene en hacerlo?',
    ],
    pt: [
      '{when}: {act}. De 0 a 10, quanta confiança você tem de que saia?',
      'Fica assim: {act}, {when}. De 0 a 10, quão possível parece?',
      '{act}. De 0 a 10, quanta confiança você tem em fazer?',
    ],
  }),
  'step.kept': frame({
    tu: [
      'Queda "{step}", con un {n}. La próxima vez te pregunto cómo fue, salga o no.',
      'Con un {n}, entonces: "{step}". Lo guardo, y lo vemos la próxima vez.',
      'Guardo "{step}", con un {n}. Si se complica, lo achicamos; no hay nada que demostrar.',
    ],
    vos: [
      'Queda "{step}", con un {n}. La próxima vez te pregunto cómo fue, salga o no.',
      'Con un {n}, entonces: "{step}". Lo guardo, y lo vemos la próxima vez.',
      'Guardo "{step}", con un {n}. Si se complica, lo achicamos; no hay nada que demostrar.',
    ],
    usted: [
      'Queda "{step}", con un {n}. La próxima vez le pregunto cómo fue, salga o no.',
      'Con un {n}, entonces: "{step}". Lo guardo, y lo vemos la próxima vez.',
      'Guardo "{step}", con un {n}. Si se complica, lo achicamos; no hay nada que demostrar.',
    ],
    pt: [
      'Fica "{step}", com um {n}. Da próxima vez pergunto como foi, saia ou não.',
      'Com um {n}, então: "{step}". Guardo, e vemos da próxima vez.',
      'Guardo "{step}", com um {n}. Se complicar, a gente diminui; não há nada para provar.',
    ],
  }),
  'step.who': frame({
    tu: [
      '¿Quién de tu gente podría saberlo?',
      '¿A quién le contarías que vas a intentarlo?',
      '¿Quién te acompañaría, aunque sea por mensaje?',
    ],
    vos: [
      '¿Quién de tu gente podría saberlo?',
      '¿A quién le contarías que vas a intentarlo?',
      '¿Quién te acompañaría, aunque sea por mensaje?',
    ],
    usted: [
      '¿Quién de su gente podría saberlo?',
      '¿A quién le contaría que va a intentarlo?',
      '¿Quién le acompañaría, aunque sea por mensaje?',
    ],
    pt: [
      'Quem da sua gente poderia saber?',
      'A quem você contaria que vai tentar?',
      'Quem acompanharia você, nem que por mensagem?',
    ],
  }),
  'step.small': frame({
    es: [
      'Con un {n} conviene achicarlo: solo el primer minuto de "{step}". ¿Cuál sería ese primer minuto?',
      'Un {n} pide algo más corto. De "{step}", ¿qué parte sería casi segura?',
    ],
    tu: ['Un {n}: lo hacemos más chico. De "{step}", ¿qué pedazo harías hasta con un mal día?'],
    vos: ['Un {n}: lo hacemos más chico. De "{step}", ¿qué pedazo harías hasta con un mal día?'],
    usted: ['Un {n}: lo hacemos más chico. De "{step}", ¿qué pedazo haría hasta con un mal día?'],
    pt: [
      'Com um {n} convém diminuir: só o primeiro minuto de "{step}". Qual seria esse primeiro minuto?',
      'Um {n} pede algo mais curto. De "{step}", que parte seria quase certa?',
      'Um {n}: fazemos menor. De "{step}", que pedaço você faria até em um dia ruim?',
    ],
  }),
  'step.smaller': frame({
    tu: [
      'Así de chico: "{step}". La próxima vez vemos cómo te fue, sin reproches.',
      '"{step}", y nada más. Con eso basta para empezar.',
      'Queda "{step}". Lo demás puede esperar.',
    ],
    vos: [
      'Así de chico: "{step}". La próxima vez vemos cómo te fue, sin reproches.',
      '"{step}", y nada más. Con eso alcanza para empezar.',
      'Queda "{step}". Lo demás puede esperar.',
    ],
    usted: [
      'Así de chico: "{step}". La próxima vez vemos cómo le fue, sin reproches.',
      '"{step}", y nada más. Con eso basta para empezar.',
      'Queda "{step}". Lo demás puede esperar.',
    ],
    pt: [
      'Pequeno assim: "{step}". Da próxima vez vemos como foi, sem cobrança.',
      '"{step}", e nada mais. Já basta para começar.',
      'Fica "{step}". O resto pode esperar.',
    ],
  }),
  'step.known': frame({
    es: [
      '{said}. Que alguien lo sepa también sostiene.',
      '{said}: buena compañía para ese paso.',
      '{said}. Entonces no es a solas.',
    ],
    pt: [
      '{said}. Que alguém saiba também segura.',
      '{said}: boa companhia para esse passo.',
      '{said}. Então não é a sós.',
    ],
  }),
  'step.toward': frame({
    tu: [
      'Vuelvo a esto: {last}. ¿Qué sería lo más chico que te ayudaría de aquí a mañana?',
      'De todo lo que contaste, ¿qué sería lo más chico que te ayudaría de aquí a mañana?',
      'Llevamos un buen rato con esto. ¿Qué cosa pequeña te dejaría un poco mejor esta semana?',
      'Si de esta charla saliera un solo paso, mínimo, ¿cuál sería?',
    ],
    vos: [
      'Vuelvo a esto: {last}. ¿Qué sería lo más chico que te ayudaría de acá a mañana?',
      'De todo lo que contaste, ¿qué sería lo más chico que te ayudaría de acá a mañana?',
      'Llevamos un buen rato con esto. ¿Qué cosa pequeña te dejaría un poco mejor esta semana?',
      'Si de esta charla saliera un solo paso, mínimo, ¿cuál sería?',
    ],
    usted: [
      'Vuelvo a esto: {last}. ¿Qué sería lo más chico que le ayudaría de aquí a mañana?',
      'De todo lo que contó, ¿qué sería lo más chico que le ayudaría de aquí a mañana?',
      'Llevamos un buen rato con esto. ¿Qué cosa pequeña le dejaría un poco mejor esta semana?',
      'Si de esta charla saliera un solo paso, mínimo, ¿cuál sería?',
    ],
    pt: [
      'Volto a isto: {last}. O que seria o menor passo que ajudaria até amanhã?',
      'De tudo que você contou, o que seria o menor passo que ajudaria até amanhã?',
      'Já faz um tempo que estamos nisso. Que coisa pequena deixaria você um pouco melhor esta semana?',
      'Se desta conversa saísse um passo só, mínimo, qual seria?',
    ],
  }),
};
