/**
 * Short answers read back into what was told: how long, how old, since when, a number nobody asked for, guilt
 * said with a "maybe". And the turn that gathers the thread and opens two doors.
 */
import { type Frames, frame } from './phrase.ts';

export const STORY_FRAMES: Frames = {
  'story.span': frame({
    es: ['{span}. Y {what}.', '{span}, y {what}.', '{span}. No es un rato.'],
    pt: ['{span}. E {what}.', '{span}, e {what}.', '{span}. Não é pouco tempo.'],
  }),
  'story.span.since': frame({
    es: ['{span} así: {what}.', 'Van {span}: {what}.', 'Así van {span}.'],
    pt: ['{span} assim: {what}.', 'São {span}: {what}.', 'Assim já são {span}.'],
  }),
  'story.age': frame({
    tu: ['Tienes {n}, y {what}.', 'Con {n} años, y {what}.', 'Tienes {n} años.'],
    vos: ['Tenés {n}, y {what}.', 'Con {n} años, y {what}.', 'Tenés {n} años.'],
    usted: ['Tiene {n} años, y {what}.', 'Con {n} años, y {what}.', 'Usted tiene {n} años.'],
    pt: ['Você tem {n}, e {what}.', 'Com {n} anos, e {what}.', 'Você tem {n} anos.'],
  }),
  'story.their-age': frame({
    es: ['{n} años, {who}.', '{who}, con {n} años.', '{n} años.'],
    pt: ['{n} anos, {who}.', '{who}, com {n} anos.', '{n} anos.'],
  }),
  'story.since': frame({
    es: [
      '{when}. Entonces esto no empezó ahora: viene de lejos.',
      '{when}. Es mucho tiempo con lo mismo encima.',
      '{when}. Ahí arranca la historia, entonces.',
    ],
    pt: [
      '{when}. Então não começou agora: vem de longe.',
      '{when}. É muito tempo com o mesmo em cima.',
      '{when}. É aí que a história começa, então.',
    ],
  }),
  'story.longing': frame({
    es: [
      '{fact}. {span} se extrañan así, en lo chico.',
      '{fact}. Después de {span}, se extraña en los detalles.',
    ],
    tu: ['{fact}. De {span}, eso es lo que te falta hoy.'],
    vos: ['{fact}. De {span}, eso es lo que te falta hoy.'],
    usted: ['{fact}. De {span}, eso es lo que le falta hoy.'],
    pt: [
      '{fact}. De {span} se sente falta assim, nas coisas pequenas.',
      '{fact}. Depois de {span}, a falta aparece nos detalhes.',
      '{fact}. De {span}, é isso que falta hoje.',
    ],
  }),
  'scale.offered': frame({
    es: [
      'Un {n} es lo que pesa hoy {topic}.',
      '{n} de 10: eso pesa hoy {topic}.',
      'Hoy pesa un {n} {topic}.',
    ],
    pt: [
      'Um {n} é o que pesa hoje {topic}.',
      '{n} de 10: é o que pesa hoje {topic}.',
      'Hoje pesa um {n} {topic}.',
    ],
  }),
  'scale.plain': frame({
    es: [
      'Un {n}: lo tomo como lo que pesa ahora.',
      '{n} de 10, en este momento.',
      'Un {n} es lo que pesa hoy.',
    ],
    pt: ['Um {n}: entendo como o que pesa agora.', '{n} de 10, neste momento.', 'Um {n} é o que pesa hoje.'],
  }),
  'scale.moved': frame({
    es: ['De {before} a {n}.', 'Antes {before}, ahora {n}.', 'Estaba en {before}; ahora, {n}.'],
    pt: ['De {before} para {n}.', 'Antes {before}, agora {n}.', 'Estava em {before}; agora, {n}.'],
  }),
  'scale.why': frame({
    es: [
      '¿Qué hay dentro de ese {n}?',
      '¿Qué hace que sea {n} y no menos?',
      '¿Qué le quitaría un punto a ese {n}?',
    ],
    pt: ['O que há dentro desse {n}?', 'O que faz ser {n} e não menos?', 'O que tiraria um ponto desse {n}?'],
  }),
  'reflect.joined': frame({
    es: [
      'Eso va con lo anterior: {last}, y {fact}.',
      'Junto las dos: {last}, y {fact}.',
      'Así queda: {last}, y {fact}.',
    ],
    pt: [
      'Isso vai com o anterior: {last}, e {fact}.',
      'Junto as duas: {last}, e {fact}.',
      'Assim fica: {last}, e {fact}.',
    ],
  }),
  'reflect.guilt.maybe': frame({
    es: [
      '"A lo mejor": una parte se echa la culpa por {cause}, y otra no está tan segura. Caben las dos.',
      'Puede que {cause} pesara, y puede que no sea toda la historia.',
      'Hay una pregunta ahí, más que una respuesta: cuánto pesó {cause} y cuánto pesó lo demás.',
      'Una parte se echa la culpa, y la otra dijo "a lo mejor". Caben las dos.',
    ],
    pt: [
      '"Talvez": uma parte se culpa por {cause}, e outra não está tão certa. Cabem as duas.',
      'Pode ser que {cause} pesasse, e pode ser que não seja a história toda.',
      'Uma parte se culpa, e a outra disse "talvez". Cabem as duas.',
    ],
  }),
  'reflect.guilt': frame({
    es: [
      'Hay culpa, y viene de esto: {cause}.',
      'La culpa aparece por algo concreto: {cause}.',
      'Se metió la culpa en medio de todo esto.',
    ],
    pt: [
      'Tem culpa, e vem disto: {cause}.',
      'A culpa aparece por algo concreto: {cause}.',
      'A culpa entrou no meio de tudo isso.',
    ],
  }),
  'reflect.quote': frame({
    es: ['"{quote}".', '"{quote}". Me quedo con esa frase.', '"{quote}". Así tal cual.'],
    pt: ['"{quote}".', '"{quote}". Fico com essa frase.', '"{quote}". Assim mesmo.'],
  }),
  'check.doors': frame({
    tu: [
      'Hasta aquí: {summary}. Hay dos puertas: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál?',
      'Junto lo que dijiste: {summary}. ¿Probamos {exercise}, unos {minutes} minutos, o sigues contando?',
      'Si leí bien, {summary}. Podemos probar {exercise}, unos {minutes} minutos, o quedarnos hablando. ¿Qué prefieres?',
    ],
    vos: [
      'Hasta acá: {summary}. Hay dos puertas: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál?',
      'Junto lo que dijiste: {summary}. ¿Probamos {exercise}, unos {minutes} minutos, o seguís contando?',
      'Si leí bien, {summary}. Podemos probar {exercise}, unos {minutes} minutos, o quedarnos hablando. ¿Qué preferís?',
    ],
    usted: [
      'Hasta aquí: {summary}. Hay dos puertas: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál?',
      'Junto lo que dijo: {summary}. ¿Probamos {exercise}, unos {minutes} minutos, o sigue contando?',
      'Si leí bien, {summary}. Podemos probar {exercise}, unos {minutes} minutos, o quedarnos hablando. ¿Qué prefiere?',
    ],
    pt: [
      'Até aqui: {summary}. Há duas portas: {exercise}, uns {minutes} minutos, ou continuar falando. Qual?',
      'Junto o que você disse: {summary}. Tentamos {exercise}, uns {minutes} minutos, ou continua contando?',
      'Se li bem, {summary}. Podemos tentar {exercise}, uns {minutes} minutos, ou ficar conversando. O que prefere?',
    ],
  }),
};
