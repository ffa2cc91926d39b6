/** Questions for later in a conversation: a friend in the same place, an earlier time, what the facts say. */
import { type Frames, frame } from './phrase.ts';

export const ASK_DEEPER_FRAMES: Frames = {
  'ask.friend': frame({
    es: ['Si esto le pasara a alguien querido, ¿qué habría que decirle?'],
    tu: [
      'Si le pasara a alguien que quieres, ¿qué le dirías?',
      '¿Con esa misma vara medirías a otra persona?',
      'Si tu mejor amistad te contara esto, ¿qué pensarías de ella?',
      '¿Qué le dirías a alguien de tu edad en tu lugar?',
    ],
    vos: [
      'Si le pasara a alguien que querés, ¿qué le dirías?',
      '¿Con esa misma vara medirías a otra persona?',
      'Si tu mejor amistad te contara esto, ¿qué pensarías de ella?',
      '¿Qué le dirías a alguien de tu edad en tu lugar?',
    ],
    usted: [
      'Si le pasara a alguien que quiere, ¿qué le diría?',
      '¿Con esa misma vara mediría a otra persona?',
      'Si una buena amistad le contara esto, ¿qué pensaría de ella?',
      '¿Qué le diría a alguien de su edad en su lugar?',
    ],
    pt: [
      'Se isso acontecesse com alguém querido, o que seria bom dizer?',
      'Se fosse com alguém que você ama, o que diria?',
      'Com essa mesma régua você mediria outra pessoa?',
      'Se uma boa amizade contasse isso, o que você pensaria dela?',
      'O que você diria a alguém da sua idade no seu lugar?',
    ],
  }),
  'ask.past': frame({
    es: ['¿Cuándo se sintió algo parecido antes?', '¿Esto viene de antes?'],
    tu: [
      '¿Cuándo lo sentiste antes?',
      '¿A qué otra época de tu vida se parece?',
      '¿Quién te enseñó a llevarlo así?',
    ],
    vos: [
      '¿Cuándo lo sentiste antes?',
      '¿A qué otra época de tu vida se parece?',
      '¿Quién te enseñó a llevarlo así?',
    ],
    usted: [
      '¿Cuándo lo sintió antes?',
      '¿A qué otra época de su vida se parece?',
      '¿Quién le enseñó a llevarlo así?',
    ],
    pt: [
      'Quando se sentiu algo parecido antes?',
      'Isso vem de antes?',
      'Quando você sentiu isso antes?',
      'Com que outra época da sua vida se parece?',
      'Quem ensinou você a levar assim?',
    ],
  }),
  'ask.real-or-feared': frame({
    tu: [
      '¿Te ha pasado así, o es lo que temes?',
      'Eso, ¿ya pasó alguna vez, o es lo que anuncia el miedo?',
      '¿Es un recuerdo o una predicción?',
    ],
    vos: [
      '¿Te pasó así, o es lo que temés?',
      'Eso, ¿ya pasó alguna vez, o es lo que anuncia el miedo?',
      '¿Es un recuerdo o una predicción?',
    ],
    usted: [
      '¿Le ha pasado así, o es lo que teme?',
      'Eso, ¿ya pasó alguna vez, o es lo que anuncia el miedo?',
      '¿Es un recuerdo o una predicción?',
    ],
    pt: [
      'Já aconteceu assim, ou é o que você teme?',
      'Isso já aconteceu alguma vez, ou é o que o medo anuncia?',
      'É uma lembrança ou uma previsão?',
    ],
  }),
  belief: frame({
    tu: [
      'De 0 a 100, ¿cuánto crees hoy que va a pasar?',
      'Con eso a la vista, de 0 a 100: ¿cuánto le crees a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sientes ahora?',
    ],
    vos: [
      'De 0 a 100, ¿cuánto creés hoy que va a pasar?',
      'Con eso a la vista, de 0 a 100: ¿cuánto le creés a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sentís ahora?',
    ],
    usted: [
      'De 0 a 100, ¿cuánto cree hoy que va a pasar?',
      'Con eso a la vista, de 0 a 100: ¿cuánto le cree a esa idea?',
      'De 0 a 100, ¿qué tan cierta la siente ahora?',
    ],
    pt: [
      'De 0 a 100, quanto você acredita hoje que vai acontecer?',
      'Com isso à vista, de 0 a 100: quanto acredita nessa ideia?',
      'De 0 a 100, quão certa você sente agora?',
    ],
  }),
  'ask.evidence': frame({
    es: [
      '¿Qué hecho apoya esa idea?',
      '¿Y qué hecho no encaja con esa idea?',
      'De eso, ¿qué es seguro y qué es sospecha?',
      '¿Hay otra forma de contar lo mismo?',
    ],
    tu: ['¿Qué diría de esa idea alguien que te conoce?'],
    vos: ['¿Qué diría de esa idea alguien que te conoce?'],
    usted: ['¿Qué diría de esa idea alguien que le conoce?'],
    pt: [
      'Que fato apoia essa ideia?',
      'E que fato não encaixa com essa ideia?',
      'Disso, o que é certo e o que é suspeita?',
      'Tem outro jeito de contar o mesmo?',
      'O que diria dessa ideia alguém que conhece você?',
    ],
  }),
};
