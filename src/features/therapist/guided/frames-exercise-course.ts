/** Half-way: coming back to what was left, letting it go, and what the older exercises are good for. */
import { type Frames, frame } from './phrase.ts';

export const COURSE_EXERCISE_FRAMES: Frames = {
  'ex.resume.ask': frame({
    tu: [
      'Quedó a medias algo: {exercise}. ¿Seguimos donde quedamos, o prefieres solo hablar?',
      'Lo que empezamos, {exercise}, sigue guardado en su lugar. ¿Lo retomamos o hablamos?',
      'Teníamos abierto {exercise}. ¿Seguimos por ahí, o lo dejas?',
    ],
    vos: [
      'Quedó a medias algo: {exercise}. ¿Seguimos donde quedamos, o preferís solo hablar?',
      'Lo que empezamos, {exercise}, sigue guardado en su lugar. ¿Lo retomamos o hablamos?',
      'Teníamos abierto {exercise}. ¿Seguimos por ahí, o lo dejás?',
    ],
    usted: [
      'Quedó a medias algo: {exercise}. ¿Seguimos donde quedamos, o prefiere solo hablar?',
      'Lo que empezamos, {exercise}, sigue guardado en su lugar. ¿Lo retomamos o hablamos?',
      'Teníamos abierto {exercise}. ¿Seguimos por ahí, o lo deja?',
    ],
    pt: [
      'Ficou algo pela metade: {exercise}. Continuamos de onde paramos, ou prefere só conversar?',
      'O que a gente começou, {exercise}, continua guardado no lugar. Retomamos ou conversamos?',
      'Estava aberto: {exercise}. Seguimos por aí, ou você deixa?',
    ],
  }),
  'ex.resume.again': frame({
    tu: [
      '¿Seguimos donde quedamos, o prefieres solo hablar?',
      'Lo que quedó a medias espera. ¿Lo retomas, o hablamos de otra cosa?',
      '¿Volvemos a lo que dejamos abierto, o hoy toca otra cosa?',
    ],
    vos: [
      '¿Seguimos donde quedamos, o preferís solo hablar?',
      'Lo que quedó a medias espera. ¿Lo retomás, o hablamos de otra cosa?',
      '¿Volvemos a lo que dejamos abierto, o hoy toca otra cosa?',
    ],
    usted: [
      '¿Seguimos donde quedamos, o prefiere solo hablar?',
      'Lo que quedó a medias espera. ¿Lo retoma, o hablamos de otra cosa?',
      '¿Volvemos a lo que dejamos abierto, o hoy toca otra cosa?',
    ],
    pt: [
      'Continuamos de onde paramos, ou prefere só conversar?',
      'O que ficou pela metade espera. Você retoma, ou falamos de outra coisa?',
      'Voltamos ao que deixamos aberto, ou hoje é outra coisa?',
    ],
  }),
  'greet.return.halfway': frame({
    tu: [
      'La otra vez quedó algo a medias: {exercise}. Lo seguimos o no, como quieras. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Dejamos a medias {exercise}; sigue guardado, sin apuro. Del 0 al 10, ¿con qué ánimo llegas?',
    ],
    vos: [
      'La otra vez quedó algo a medias: {exercise}. Lo seguimos o no, como quieras. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Dejamos a medias {exercise}; sigue guardado, sin apuro. Del 0 al 10, ¿con qué ánimo llegás?',
    ],
    usted: [
      'La otra vez quedó algo a medias: {exercise}. Lo seguimos o no, como prefiera. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Dejamos a medias {exercise}; sigue guardado, sin apuro. Del 0 al 10, ¿con qué ánimo llega?',
    ],
    pt: [
      'Da outra vez algo ficou pela metade: {exercise}. A gente continua ou não, como preferir. Primeiro: de 0 a 10, como está o ânimo hoje?',
      'Deixamos pela metade: {exercise}. Continua guardado, sem pressa. De 0 a 10, que ânimo você traz?',
    ],
  }),
  'ex.resume.no': frame({
    tu: [
      'Lo cerramos, entonces, sin deuda. Cuéntame qué hay hoy.',
      'Queda ahí y no lo vuelvo a traer. Sigue por donde quieras.',
      'Bien, solo hablamos. Te leo.',
    ],
    vos: [
      'Lo cerramos, entonces, sin deuda. Contame qué hay hoy.',
      'Queda ahí y no lo vuelvo a traer. Seguí por donde quieras.',
      'Bien, solo hablamos. Te leo.',
    ],
    usted: [
      'Lo cerramos, entonces, sin deuda. Cuénteme qué hay hoy.',
      'Queda ahí y no lo vuelvo a traer. Siga por donde quiera.',
      'Bien, solo hablamos. Le leo.',
    ],
    pt: [
      'Fechamos, então, sem dívida. Conte o que há hoje.',
      'Fica aí e não trago de novo. Siga por onde quiser.',
      'Certo, só conversamos. Estou lendo.',
    ],
  }),
  'ex.breathing.why': frame({
    es: [
      'Soltar el aire más largo le avisa al cuerpo que puede bajar la guardia. No resuelve el motivo.',
      'El corazón baja un poco cada vez que sale el aire; por eso se alarga la salida.',
      'Sirve para pensar con el cuerpo menos en alarma.',
    ],
    pt: [
      'Soltar o ar mais longo avisa o corpo que pode baixar a guarda. Não resolve o motivo.',
      'O coração desacelera um pouco cada vez que o ar sai; por isso a saída é mais longa.',
      'Serve para pensar num corpo menos em alarme.',
    ],
  }),
  'ex.grounding.why': frame({
    es: [
      'Los sentidos solo saben del presente; por eso traen de vuelta cuando la cabeza se va.',
      'Ocupa la atención con lo que hay aquí, y la ola pierde sitio. No borra lo que pasó.',
      'Sirve para volver al lugar antes de pensar en nada más.',
    ],
    pt: [
      'Os sentidos só sabem do presente; por isso trazem de volta quando a cabeça vai embora.',
      'Ocupa a atenção naquilo que está aqui, e a onda perde espaço. Não apaga o que houve.',
      'Serve para voltar ao lugar antes de pensar em qualquer outra coisa.',
    ],
  }),
  'ex.activation.why': frame({
    es: [
      'Con el ánimo bajo las ganas llegan después de hacer, no antes. Por eso se empieza tan chico.',
      'Lo que se hace y lo que se siente van atados; mover lo primero es más fácil.',
      'Sirve para que el día tenga un momento distinto. No pide estar mejor para empezar.',
    ],
    pt: [
      'No desânimo a vontade chega depois de fazer, não antes. Por isso se começa tão pequeno.',
      'O que se faz e o que se sente andam juntos; mexer no primeiro é mais fácil.',
      'Serve para o dia ter um momento diferente. Não pede estar melhor para começar.',
    ],
  }),
};
