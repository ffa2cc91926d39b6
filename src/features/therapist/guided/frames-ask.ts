/** Questions that need no cue: what to open with, the last time, what is wanted. None asks "why". */
import { type Frames, frame } from './phrase.ts';

export const ASK_FRAMES: Frames = {
  'ask.open': frame({
    es: ['De todo lo de hoy, ¿qué va primero?', '¿Qué de hoy queda por decir?'],
    tu: [
      '¿Qué traes hoy?',
      '¿Qué de hoy quieres poner aquí?',
      '¿Por dónde quieres empezar?',
      '¿Qué es lo que más te ocupa ahora?',
    ],
    vos: [
      '¿Qué traés hoy?',
      '¿Qué de hoy querés poner acá?',
      '¿Por dónde querés empezar?',
      '¿Qué es lo que más te ocupa ahora?',
    ],
    usted: [
      '¿Qué desea conversar hoy?',
      '¿Qué de hoy quiere poner aquí?',
      '¿Por dónde desea empezar?',
      '¿Qué es lo que más le ocupa ahora?',
    ],
    pt: [
      'O que você traz hoje?',
      'O que de hoje você quer colocar aqui?',
      'Por onde quer começar?',
      'O que mais ocupa você agora?',
      'De tudo de hoje, o que vem primeiro?',
      'O que de hoje falta dizer?',
    ],
  }),
  'ask.instance': frame({
    es: [
      '¿Cuándo fue la última vez?',
      '¿Cómo fue la última vez, en concreto?',
      '¿Qué fue lo último que pasó?',
    ],
    tu: [
      'Si vuelves al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estabas y qué pasó?',
      '¿En qué momento de hoy lo notaste más?',
    ],
    vos: [
      'Si volvés al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estabas y qué pasó?',
      '¿En qué momento de hoy lo notaste más?',
    ],
    usted: [
      'Si vuelve al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estaba y qué pasó?',
      '¿En qué momento de hoy lo notó más?',
    ],
    pt: [
      'Quando foi a última vez?',
      'Como foi a última vez, em concreto?',
      'O que aconteceu por último?',
      'Se você volta ao último momento, o que houve logo antes?',
      'Da última vez, onde você estava e o que houve?',
      'Em que momento de hoje você notou mais?',
    ],
  }),
  'ask.want': frame({
    es: [
      'Si algo cambiara de aquí al domingo, ¿qué sería?',
      '¿Qué tendría que pasar para que pesara un poco menos?',
    ],
    tu: [
      '¿Qué te gustaría que pasara, en concreto?',
      '¿Qué necesitas de esto: hacer algo o que te escuchen?',
      '¿Qué quisieras poder hacer y hoy no puedes?',
      '¿Cómo sería un día un poco mejor para ti?',
    ],
    vos: [
      '¿Qué te gustaría que pasara, en concreto?',
      '¿Qué necesitás de esto: hacer algo o que te escuchen?',
      '¿Qué quisieras poder hacer y hoy no podés?',
      '¿Cómo sería un día un poco mejor para vos?',
    ],
    usted: [
      '¿Qué le gustaría que pasara, en concreto?',
      '¿Qué necesita de esto: hacer algo o que le escuchen?',
      '¿Qué quisiera poder hacer y hoy no puede?',
      '¿Cómo sería un día un poco mejor para usted?',
    ],
    pt: [
      'Se algo mudasse até domingo, o que seria?',
      'O que teria que acontecer para pesar um pouco menos?',
      'O que você gostaria que acontecesse, em concreto?',
      'O que você queria poder fazer e hoje não consegue?',
      'Como seria um dia um pouco melhor para você?',
      'Do que você precisa nisso: fazer algo ou que alguém escute?',
    ],
  }),
};
