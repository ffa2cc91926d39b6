/**
 * Open questions by family, one at a time. Each stands after a reflection, so it may point back with "eso";
 * none asks "why" and none asks how something makes one feel.
 */
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
  'ask.thought': frame({
    es: [
      'En ese momento, ¿qué frase pasó por la cabeza?',
      '¿Qué fue lo primero que vino a la mente?',
      '¿Qué imagen aparece cuando vuelve eso?',
    ],
    tu: ['¿Qué te dijiste ahí?', 'Cuando pasa, ¿qué te dices?', 'Si eso hablara, ¿qué te diría?'],
    vos: ['¿Qué te dijiste ahí?', 'Cuando pasa, ¿qué te decís?', 'Si eso hablara, ¿qué te diría?'],
    usted: ['¿Qué se dijo ahí?', 'Cuando pasa, ¿qué se dice?', 'Si eso hablara, ¿qué le diría?'],
    pt: [
      'Nesse momento, que frase passou pela cabeça?',
      'O que veio primeiro à mente?',
      'Que imagem aparece quando isso volta?',
      'O que você se disse ali?',
      'Quando acontece, o que você se diz?',
      'Se isso falasse, o que diria a você?',
    ],
  }),
  'ask.body': frame({
    es: [
      '¿En qué parte del cuerpo se nota?',
      '¿Qué hace el cuerpo cuando llega eso?',
      'Y el cuerpo, ¿cómo lo cuenta?',
    ],
    tu: [
      '¿Dónde lo sientes ahora: pecho, cabeza, estómago?',
      '¿Cómo te llega al cuerpo?',
      '¿Y el sueño y el hambre, cómo van con esto?',
    ],
    vos: [
      '¿Dónde lo sentís ahora: pecho, cabeza, estómago?',
      '¿Cómo te llega al cuerpo?',
      '¿Y el sueño y el hambre, cómo van con esto?',
    ],
    usted: [
      '¿Dónde lo siente ahora: pecho, cabeza, estómago?',
      '¿Cómo le llega al cuerpo?',
      '¿Y el sueño y el hambre, cómo van con esto?',
    ],
    pt: [
      'Em que parte do corpo se nota?',
      'O que o corpo faz quando isso chega?',
      'E o corpo, como conta isso?',
      'Onde você sente agora: peito, cabeça, estômago?',
      'Como isso chega ao seu corpo?',
      'E o sono e a fome, como vão com isso?',
    ],
  }),
  'ask.before': frame({
    es: ['¿Qué suele pasar justo antes?', '¿Hay algo que lo encienda?', '¿A qué hora del día pega más?'],
    tu: [
      '¿Qué estabas haciendo cuando empezó?',
      '¿Con quién estabas cuando llegó?',
      '¿Notas alguna señal de que viene?',
    ],
    vos: [
      '¿Qué estabas haciendo cuando empezó?',
      '¿Con quién estabas cuando llegó?',
      '¿Notás alguna señal de que viene?',
    ],
    usted: [
      '¿Qué estaba haciendo cuando empezó?',
      '¿Con quién estaba cuando llegó?',
      '¿Nota alguna señal de que viene?',
    ],
    pt: [
      'O que costuma acontecer logo antes?',
      'Tem algo que acende isso?',
      'A que hora do dia pega mais?',
      'O que você estava fazendo quando começou?',
      'Com quem você estava quando chegou?',
      'Você nota algum sinal de que vem?',
    ],
  }),
  'ask.helped': frame({
    es: [
      '¿Qué lo ha aflojado, aunque sea un poco?',
      '¿Hay algo que ayude, aunque dure poco?',
      '¿Qué ha servido otras veces, aunque sea a medias?',
    ],
    tu: [
      '¿Qué te ha sostenido estos días?',
      'En otro momento así, ¿qué te sirvió?',
      '¿Qué haces cuando se pone así?',
    ],
    vos: [
      '¿Qué te sostuvo estos días?',
      'En otro momento así, ¿qué te sirvió?',
      '¿Qué hacés cuando se pone así?',
    ],
    usted: [
      '¿Qué le ha sostenido estos días?',
      'En otro momento así, ¿qué le sirvió?',
      '¿Qué hace cuando se pone así?',
    ],
    pt: [
      'O que aliviou isso, mesmo que um pouco?',
      'Tem algo que ajude, mesmo que dure pouco?',
      'O que serviu outras vezes, mesmo pela metade?',
      'O que tem segurado você nestes dias?',
      'Em outro momento assim, o que serviu?',
      'O que você faz quando fica assim?',
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
  'ask.exception': frame({
    es: [
      '¿Hubo un rato de esta semana en que no estuvo?',
      '¿Cuándo se nota menos?',
      '¿Qué día pesó un poco menos?',
    ],
    tu: [
      '¿En qué momento te olvidas de eso, aunque sea un rato?',
      '¿Con quién se te hace más liviano?',
      '¿Qué tenía de distinto el último rato bueno?',
    ],
    vos: [
      '¿En qué momento te olvidás de eso, aunque sea un rato?',
      '¿Con quién se te hace más liviano?',
      '¿Qué tenía de distinto el último rato bueno?',
    ],
    usted: [
      '¿En qué momento se olvida de eso, aunque sea un rato?',
      '¿Con quién se le hace más liviano?',
      '¿Qué tenía de distinto el último rato bueno?',
    ],
    pt: [
      'Teve um momento desta semana em que não esteve?',
      'Quando se nota menos?',
      'Que dia pesou um pouco menos?',
      'Em que momento você esquece disso, mesmo que um pouco?',
      'Com quem fica mais leve?',
      'O que tinha de diferente o último momento bom?',
    ],
  }),
  'ask.who': frame({
    es: [
      '¿Quién más sabe de esto?',
      'Y alrededor, ¿quién lo nota?',
      '¿Con quién se puede hablar de esto en persona?',
    ],
    tu: [
      '¿A quién de los tuyos se lo contarías?',
      '¿Quién te acompaña en esto?',
      '¿Quién de tu gente se daría cuenta?',
    ],
    vos: [
      '¿A quién de los tuyos se lo contarías?',
      '¿Quién te acompaña en esto?',
      '¿Quién de tu gente se daría cuenta?',
    ],
    usted: [
      '¿A quién de los suyos se lo contaría?',
      '¿Quién lo sabe en su casa?',
      '¿Quién de su gente se daría cuenta?',
    ],
    pt: [
      'Quem mais sabe disso?',
      'E em volta, quem nota?',
      'Com quem dá para falar disso pessoalmente?',
      'A quem dos seus você contaria?',
      'Quem acompanha você nisso?',
      'Quem da sua gente perceberia?',
    ],
  }),
};
