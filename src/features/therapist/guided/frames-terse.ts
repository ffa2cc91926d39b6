/** For people of few words: each asks for something that one or two words answer. See plan-terse.ts. */
import { type Frames, frame } from './phrase.ts';

export const TERSE_FRAMES: Frames = {
  'terse.area': frame({
    es: [
      '{said}. ¿Pesa más {first}, {second} o {third}?',
      '{said}: ahí caben varias cosas. ¿Se parece más a {first}, {second} o {third}?',
      'Con una palabra alcanza para empezar: {said}. ¿Qué aprieta más: {first}, {second} o {third}?',
    ],
    pt: [
      '{said}. Pesa mais {first}, {second} ou {third}?',
      '{said}: aí cabem várias coisas. Parece mais {first}, {second} ou {third}?',
      'Uma palavra basta para começar: {said}. O que aperta mais: {first}, {second} ou {third}?',
    ],
  }),
  'terse.area.plain': frame({
    es: [
      'Ahí caben varias cosas. ¿Pesa más {first}, {second} o {third}?',
      '¿Se parece más a {first}, {second} o {third}? Con una palabra basta.',
      'De eso, ¿qué aprieta más: {first}, {second} o {third}?',
    ],
    pt: [
      'Aí cabem várias coisas. Pesa mais {first}, {second} ou {third}?',
      'Parece mais {first}, {second} ou {third}? Uma palavra basta.',
      'Disso, o que aperta mais: {first}, {second} ou {third}?',
    ],
  }),
  'terse.little': frame({
    es: [
      'Un día sin mucho que contar también cabe.',
      'Nada que reportar, entonces.',
      'Vale así, sin titular.',
    ],
    pt: ['Um dia sem muito para contar também cabe.', 'Nada a relatar, então.', 'Vale assim, sem manchete.'],
  }),
  'terse.much': frame({
    es: ['{said}, y se nota.', '{said}. Queda dicho.', '{said}: no es poca cosa.'],
    pt: ['{said}, e se nota.', '{said}. Está dito.', '{said}: não é pouca coisa.'],
  }),
  'terse.heard': frame({
    es: ['{said}.', '{said}, entonces.', 'Leo esto: {said}.'],
    pt: ['{said}.', '{said}, então.', 'Leio isto: {said}.'],
  }),
  'terse.picked': frame({
    es: [
      'Entonces va por ahí: {said}. Con eso ya sé hacia dónde mirar.',
      '{said}. Eso desgasta, y casi no se ve desde afuera.',
      'Es {said}, sobre todo. Tiene sentido que no salgan muchas palabras.',
    ],
    pt: [
      'Então vai por aí: {said}. Com isso já sei para onde olhar.',
      '{said}. Isso desgasta, e quase não se vê de fora.',
      'É {said}, principalmente. Faz sentido que não saiam muitas palavras.',
    ],
  }),
  'terse.all': frame({
    es: ['Todo a la vez, entonces.', 'Las cosas juntas pesan más que sumadas.', 'Viene todo enredado.'],
    pt: ['Tudo ao mesmo tempo, então.', 'As coisas juntas pesam mais que somadas.', 'Vem tudo enrolado.'],
  }),
  'terse.doors': frame({
    tu: [
      'Te la hago fácil: ¿por dónde miramos hoy, el cuerpo, la gente, el trabajo o estudio, o solo contar el día?',
      'Elige una y yo pregunto: cuerpo, gente, trabajo o estudio, o el día tal como fue.',
      'Sin obligación de explicar nada: ¿qué parte anda peor, el cuerpo, la gente o las obligaciones?',
    ],
    vos: [
      'Te la hago fácil: ¿por dónde miramos hoy, el cuerpo, la gente, el trabajo o estudio, o solo contar el día?',
      'Elegí una y yo pregunto: cuerpo, gente, trabajo o estudio, o el día tal como fue.',
      'Sin obligación de explicar nada: ¿qué parte anda peor, el cuerpo, la gente o las obligaciones?',
    ],
    usted: [
      'Se lo hago fácil: ¿por dónde miramos hoy, el cuerpo, la gente, el trabajo o estudio, o solo contar el día?',
      'Elija una y yo pregunto: cuerpo, gente, trabajo o estudio, o el día tal como fue.',
      'Sin obligación de explicar nada: ¿qué parte anda peor, el cuerpo, la gente o las obligaciones?',
    ],
    pt: [
      'Deixo fácil: por onde olhamos hoje, o corpo, as pessoas, o trabalho ou estudo, ou só contar o dia?',
      'Escolha uma e eu pergunto: corpo, pessoas, trabalho ou estudo, ou o dia como foi.',
      'Sem obrigação de explicar nada: que parte anda pior, o corpo, as pessoas ou as obrigações?',
    ],
  }),
  'terse.scale': frame({
    es: [
      'En números es más corto: del 0 al 10, ¿cuánto pesa hoy?',
      'Un número alcanza: de 0, nada, a 10, lo máximo, ¿cuánto cuesta el día?',
      'Del 0 al 10, ¿qué tan arriba está eso ahora?',
    ],
    pt: [
      'Em números é mais curto: de 0 a 10, quanto pesa hoje?',
      'Um número basta: de 0, nada, a 10, o máximo, quanto custa o dia?',
      'De 0 a 10, quão alto está isso agora?',
    ],
  }),
  'terse.since': frame({
    es: [
      '¿Viene de hace unos días, unas semanas, o de más atrás?',
      '¿Es cosa de días, de semanas, o de mucho más atrás?',
      '¿Desde cuándo, más o menos: días, semanas, más atrás?',
    ],
    pt: [
      'Vem de uns dias, de umas semanas, ou de mais tempo?',
      'É coisa de dias, de semanas, ou de muito mais tempo?',
      'Desde quando, mais ou menos: dias, semanas, mais tempo?',
    ],
  }),
  'terse.guess': frame({
    tu: [
      'Arriesgo una idea y la corriges: {guess}. ¿Es eso, más o menos, o nada que ver?',
      'Te digo lo que imagino: {guess}. ¿Le acierto?',
      'Quizás me equivoco: {guess}. ¿Cerca o lejos?',
    ],
    vos: [
      'Arriesgo una idea y la corregís: {guess}. ¿Es eso, más o menos, o nada que ver?',
      'Te digo lo que imagino: {guess}. ¿Le acierto?',
      'Quizás me equivoco: {guess}. ¿Cerca o lejos?',
    ],
    usted: [
      'Arriesgo una idea y usted la corrige: {guess}. ¿Es eso, más o menos, o nada que ver?',
      'Le digo lo que imagino: {guess}. ¿Le acierto?',
      'Quizás me equivoco: {guess}. ¿Cerca o lejos?',
    ],
    pt: [
      'Arrisco uma ideia e você corrige: {guess}. É isso, mais ou menos, ou nada a ver?',
      'Digo o que imagino: {guess}. Acertei?',
      'Talvez eu erre: {guess}. Perto ou longe?',
    ],
  }),
  'guess.yes': frame({
    es: [
      'Entonces no hace falta explicarlo más.',
      'Eso cansa, y cansa más si nadie lo ve.',
      'Queda dicho, aunque fuera con mis palabras.',
    ],
    pt: [
      'Então não precisa explicar mais.',
      'Isso cansa, e cansa mais se ninguém vê.',
      'Está dito, mesmo que com as minhas palavras.',
    ],
  }),
  'guess.half': frame({
    es: [
      'A medias, entonces: algo de eso hay.',
      'Cerca, pero no entero.',
      'Una parte sí. La otra queda para después.',
    ],
    pt: [
      'Pela metade, então: algo disso há.',
      'Perto, mas não inteiro.',
      'Uma parte sim. A outra fica para depois.',
    ],
  }),
  'guess.no': frame({
    es: ['Errado, entonces. Lo dejo.', 'No era por ahí. Gracias por decirlo.', 'Fallé. Voy por otro lado.'],
    pt: ['Errei, então. Deixo.', 'Não era por aí. Bom saber.', 'Errei. Vou por outro lado.'],
  }),
};
