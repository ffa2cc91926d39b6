/** Questions for later in a conversation: what it costs, what is feared, since when, what matters, what the facts say. */
import { type Frames, frame } from './phrase.ts';

export const ASK_DEEPER_FRAMES: Frames = {
  'ask.cost': frame({
    es: [
      '¿Qué se ha quedado sin hacer por esto?',
      '¿Qué parte del día se lleva?',
      '¿Qué es lo que más cuesta de todo eso?',
    ],
    tu: ['¿De qué te está alejando?', '¿Qué dejaste de hacer desde entonces?', '¿Qué te quita, día a día?'],
    vos: ['¿De qué te está alejando?', '¿Qué dejaste de hacer desde entonces?', '¿Qué te quita, día a día?'],
    usted: ['¿De qué le está alejando?', '¿Qué dejó de hacer desde entonces?', '¿Qué le quita, día a día?'],
    pt: [
      'O que ficou sem fazer por causa disso?',
      'Que parte do dia isso leva?',
      'O que mais custa em tudo isso?',
      'Do que isso está afastando você?',
      'O que você deixou de fazer desde então?',
      'O que isso tira de você, dia a dia?',
    ],
  }),
  'ask.fear': frame({
    es: [
      '¿Qué es lo que más asusta de eso?',
      '¿Y qué sería lo peor que podría pasar ahí?',
      '¿Cuál es el miedo de fondo?',
    ],
    tu: ['¿Qué temes que pase?', '¿Qué temes que piensen de ti?', 'Si sigue igual, ¿qué te preocupa más?'],
    vos: ['¿Qué temés que pase?', '¿Qué temés que piensen de vos?', 'Si sigue igual, ¿qué te preocupa más?'],
    usted: [
      '¿Qué teme que pase?',
      '¿Qué teme que piensen de usted?',
      'Si sigue igual, ¿qué le preocupa más?',
    ],
    pt: [
      'O que mais assusta nisso?',
      'E qual seria o pior que poderia acontecer aí?',
      'Qual é o medo de fundo?',
      'O que você teme que aconteça?',
      'O que você teme que pensem de você?',
      'Se continuar igual, o que mais preocupa você?',
    ],
  }),
  'ask.since': frame({
    es: ['¿Desde cuándo viene así?', '¿Cómo era antes de esto?', '¿Qué cambió cuando empezó?'],
    tu: ['¿Desde cuándo lo llevas?', '¿Recuerdas el primer día?', '¿Qué había en tu vida cuando empezó?'],
    vos: ['¿Desde cuándo lo llevás?', '¿Te acordás del primer día?', '¿Qué había en tu vida cuando empezó?'],
    usted: ['¿Desde cuándo lo lleva?', '¿Recuerda el primer día?', '¿Qué había en su vida cuando empezó?'],
    pt: [
      'Desde quando vem assim?',
      'Como era antes disso?',
      'O que mudou quando começou?',
      'Desde quando você leva isso?',
      'Você lembra do primeiro dia?',
      'O que havia na sua vida quando começou?',
    ],
  }),
  'ask.matter': frame({
    es: [
      'Detrás de eso, ¿qué importa tanto?',
      '¿Qué hay ahí que vale la pena cuidar?',
      'Si esto pesara la mitad, ¿en qué se iría el tiempo?',
    ],
    tu: [
      '¿Qué dice esto de lo que te importa?',
      '¿Qué te gustaría cuidar aquí?',
      '¿Qué no quieres perder en medio de esto?',
    ],
    vos: [
      '¿Qué dice esto de lo que te importa?',
      '¿Qué te gustaría cuidar acá?',
      '¿Qué no querés perder en medio de esto?',
    ],
    usted: [
      '¿Qué dice esto de lo que le importa?',
      '¿Qué le gustaría cuidar aquí?',
      '¿Qué no quiere perder en medio de esto?',
    ],
    pt: [
      'Por trás disso, o que importa tanto?',
      'O que tem aí que vale cuidar?',
      'Se isso pesasse a metade, para onde iria o tempo?',
      'O que isso diz do que importa para você?',
      'O que você gostaria de cuidar aqui?',
      'O que você não quer perder no meio disso?',
    ],
  }),
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
      'Del 0 al 100, ¿cuánto crees hoy que va a pasar?',
      'Con eso a la vista, del 0 al 100: ¿cuánto le crees a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sientes ahora?',
    ],
    vos: [
      'Del 0 al 100, ¿cuánto creés hoy que va a pasar?',
      'Con eso a la vista, del 0 al 100: ¿cuánto le creés a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sentís ahora?',
    ],
    usted: [
      'Del 0 al 100, ¿cuánto cree hoy que va a pasar?',
      'Con eso a la vista, del 0 al 100: ¿cuánto le cree a esa idea?',
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
