/** When few words come: a doubt, a bare yes or no, silence. Each phrase opens another door. */
import { type Frames, frame } from './phrase.ts';

export const DOUBT_FRAMES: Frames = {
  silence: frame({
    tu: [
      'Aquí quedó {word}. Sigue por ahí o por otro lado.',
      'Sin prisa. Cuando quieras, {word} sigue en la mesa.',
      'El silencio también cabe. Quedamos en {word}.',
    ],
    vos: [
      'Acá quedó {word}. Seguí por ahí o por otro lado.',
      'Sin prisa. Cuando quieras, {word} sigue en la mesa.',
      'El silencio también cabe. Quedamos en {word}.',
    ],
    usted: [
      'Aquí quedó {word}. Siga por ahí o por otro lado.',
      'Sin prisa. Cuando quiera, {word} sigue en la mesa.',
      'El silencio también cabe. Quedamos en {word}.',
    ],
    pt: [
      'Aqui ficou {word}. Siga por aí ou por outro lado.',
      'Sem pressa. Quando quiser, {word} continua na mesa.',
      'O silêncio também cabe. Paramos em {word}.',
    ],
  }),
  'silence.plain': frame({
    tu: [
      'Sin prisa. Puedes empezar con una sola palabra.',
      'El silencio también cabe. Escribe cuando salga.',
      'Nada obliga a escribir ahora. Aquí queda abierto.',
    ],
    vos: [
      'Sin prisa. Podés empezar con una sola palabra.',
      'El silencio también cabe. Escribí cuando salga.',
      'Nada obliga a escribir ahora. Acá queda abierto.',
    ],
    usted: [
      'Sin prisa. Puede empezar con una sola palabra.',
      'El silencio también cabe. Escriba cuando salga.',
      'Nada obliga a escribir ahora. Aquí queda abierto.',
    ],
    pt: [
      'Sem pressa. Dá para começar com uma palavra só.',
      'O silêncio também cabe. Escreva quando sair.',
      'Nada obriga a escrever agora. Aqui fica aberto.',
    ],
  }),
  'doubt.two-options': frame({
    es: [
      'No hace falta saberlo. ¿Se parece más a {first} o a {second}?',
      'Puede ser {first}, puede ser {second}, o ninguna. ¿Cuál se acerca?',
      'No tiene que estar claro. Entre {first} y {second}, ¿cuál queda más cerca?',
      'A veces no hay palabra todavía. ¿Probamos con {first} o con {second}?',
    ],
    pt: [
      'Não precisa saber. Parece mais {first} ou {second}?',
      'Pode ser {first}, pode ser {second}, ou nenhuma. Qual se aproxima?',
      'Não tem que estar claro. Entre {first} e {second}, qual fica mais perto?',
      'Às vezes ainda não há palavra. Tentamos com {first} ou com {second}?',
    ],
  }),
  'doubt.leave': frame({
    tu: [
      'Lo dejamos sin nombre. Cuéntame solo qué pasó hoy.',
      'Queda sin respuesta, y no pasa nada. Dime cómo fue tu mañana.',
      'No hay que saberlo. Cuéntame lo último que hiciste antes de escribir.',
    ],
    vos: [
      'Lo dejamos sin nombre. Contame solo qué pasó hoy.',
      'Queda sin respuesta, y no pasa nada. Decime cómo fue tu mañana.',
      'No hay que saberlo. Contame lo último que hiciste antes de escribir.',
    ],
    usted: [
      'Lo dejamos sin nombre. Cuénteme solo qué pasó hoy.',
      'Queda sin respuesta, y no pasa nada. Dígame cómo fue su mañana.',
      'No hay que saberlo. Cuénteme lo último que hizo antes de escribir.',
    ],
    pt: [
      'Deixamos sem nome. Conte só o que aconteceu hoje.',
      'Fica sem resposta, e tudo bem. Diga como foi a sua manhã.',
      'Não precisa saber. Conte a última coisa que fez antes de escrever.',
    ],
  }),
  'doubt.body': frame({
    tu: [
      'La cabeza no siempre sabe; a veces el cuerpo sí. Revisa hombros, pecho y estómago, y dime cuál está peor.',
      'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?',
      'Sin palabras, por sensaciones: elige entre tenso, pesado o vacío.',
    ],
    vos: [
      'La cabeza no siempre sabe; a veces el cuerpo sí. Revisá hombros, pecho y estómago, y decime cuál está peor.',
      'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?',
      'Sin palabras, por sensaciones: elegí entre tenso, pesado o vacío.',
    ],
    usted: [
      'La cabeza no siempre sabe; a veces el cuerpo sí. Revise hombros, pecho y estómago, y dígame cuál está peor.',
      'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?',
      'Sin palabras, por sensaciones: elija entre tenso, pesado o vacío.',
    ],
    pt: [
      'A cabeça nem sempre sabe; às vezes o corpo sim. Repare em ombros, peito e estômago, e diga qual está pior.',
      'Vamos pelo corpo, então. Tem mais peso, mais nó ou mais cansaço?',
      'Sem palavras, por sensações: escolha entre tenso, pesado ou vazio.',
    ],
  }),
  'doubt.scale': frame({
    es: [
      'Probemos sin palabras: un número del 0 al 10 para el día de hoy.',
      'Un número alcanza. Del 0 al 10, ¿qué tan pesado va el día?',
      'Cambio de idioma: del 0 al 10, ¿cuánto cuesta hoy?',
    ],
    pt: [
      'Vamos sem palavras: um número de 0 a 10 para o dia de hoje.',
      'Um número basta. De 0 a 10, quão pesado está o dia?',
      'Mudo de idioma: de 0 a 10, quanto custa hoje?',
    ],
  }),
  'doubt.offer': frame({
    tu: [
      'Hablar no es la única puerta. Podemos probar {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intentas, o lo dejamos?',
      'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o prefieres quedarte así?',
      'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos aquí?',
    ],
    vos: [
      'Hablar no es la única puerta. Podemos probar {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intentás, o lo dejamos?',
      'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o preferís quedarte así?',
      'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos acá?',
    ],
    usted: [
      'Hablar no es la única puerta. Podemos probar {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intenta, o lo dejamos?',
      'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o prefiere quedarse así?',
      'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos aquí?',
    ],
    pt: [
      'Falar não é a única porta. Podemos tentar {exercise}, uns {minutes} minutos, quase sem palavras. Você tenta, ou deixamos?',
      'Se as palavras não saem, o corpo pode começar: {exercise}. Tentamos, ou prefere ficar assim?',
      'Tem algo que se faz quase sem escrever: {exercise}. Vamos, ou ficamos aqui?',
    ],
  }),
  'doubt.company': frame({
    tu: [
      'También se puede estar aquí sin decir mucho. Escribe lo que tengas delante de los ojos.',
      'No hace falta avanzar. Cuéntame algo cualquiera del día, aunque no tenga que ver.',
      'Está permitido no saber. Dime qué se oye donde estás.',
    ],
    vos: [
      'También se puede estar acá sin decir mucho. Escribí lo que tengas delante de los ojos.',
      'No hace falta avanzar. Contame algo cualquiera del día, aunque no tenga que ver.',
      'Está permitido no saber. Decime qué se oye donde estás.',
    ],
    usted: [
      'También se puede estar aquí sin decir mucho. Escriba lo que tenga delante de los ojos.',
      'No hace falta avanzar. Cuénteme algo cualquiera del día, aunque no tenga que ver.',
      'Está permitido no saber. Dígame qué se oye donde está.',
    ],
    pt: [
      'Também dá para estar aqui sem dizer muito. Escreva o que tem diante dos olhos.',
      'Não precisa avançar. Conte qualquer coisa do dia, mesmo que não tenha a ver.',
      'É permitido não saber. Diga o que se ouve onde você está.',
    ],
  }),
  'doubt.outside': frame({
    tu: [
      'Míralo desde afuera: si alguien de tu casa te viera hoy, ¿qué notaría?',
      'Quizás otros lo ven antes. ¿Qué te han dicho estos días?',
      'Si tu semana fuera una foto, ¿qué saldría en ella?',
    ],
    vos: [
      'Miralo desde afuera: si alguien de tu casa te viera hoy, ¿qué notaría?',
      'Quizás otros lo ven antes. ¿Qué te dijeron estos días?',
      'Si tu semana fuera una foto, ¿qué saldría en ella?',
    ],
    usted: [
      'Mírelo desde afuera: si alguien de su casa le viera hoy, ¿qué notaría?',
      'Quizás otros lo ven antes. ¿Qué le han dicho estos días?',
      'Si su semana fuera una foto, ¿qué saldría en ella?',
    ],
    pt: [
      'Olhe de fora: se alguém da sua casa visse você hoje, o que notaria?',
      'Talvez outros vejam antes. O que disseram a você nestes dias?',
      'Se a sua semana fosse uma foto, o que apareceria nela?',
    ],
  }),
  'doubt.word': frame({
    tu: [
      'Vuelvo a una palabra tuya, {word}. Escribe lo primero que salga con ella, sin pensarlo.',
      'Quedó {word} de antes. Sigue esa frase como salga.',
      'Podemos parar aquí y seguir otro día, o escribir una frase que empiece con "hoy".',
      'Completa esta frase, con lo que sea: "lo que más cansa es…".',
    ],
    vos: [
      'Vuelvo a una palabra tuya, {word}. Escribí lo primero que salga con ella, sin pensarlo.',
      'Quedó {word} de antes. Seguí esa frase como salga.',
      'Podemos parar acá y seguir otro día, o escribir una frase que empiece con "hoy".',
      'Completá esta frase, con lo que sea: "lo que más cansa es…".',
    ],
    usted: [
      'Vuelvo a una palabra suya, {word}. Escriba lo primero que salga con ella, sin pensarlo.',
      'Quedó {word} de antes. Siga esa frase como salga.',
      'Podemos parar aquí y seguir otro día, o escribir una frase que empiece con "hoy".',
      'Complete esta frase, con lo que sea: "lo que más cansa es…".',
    ],
    pt: [
      'Volto a uma palavra sua, {word}. Escreva a primeira coisa que sair com ela, sem pensar.',
      'Ficou {word} de antes. Continue essa frase como sair.',
      'Podemos parar aqui e seguir outro dia, ou escrever uma frase que comece com "hoje".',
      'Complete esta frase, com o que for: "o que mais cansa é…".',
    ],
  }),
  'ack.two': frame({
    tu: [
      'De acuerdo. ¿Te acerco dos opciones o prefieres ir a tu ritmo?',
      'Va. ¿Pregunto yo un poco, o llevas tú el hilo?',
      'Bien. ¿Seguimos por lo mismo, o abrimos otra cosa?',
    ],
    vos: [
      'De acuerdo. ¿Te acerco dos opciones o preferís ir a tu ritmo?',
      'Va. ¿Pregunto yo un poco, o llevás vos el hilo?',
      'Bien. ¿Seguimos por lo mismo, o abrimos otra cosa?',
    ],
    usted: [
      'De acuerdo. ¿Le acerco dos opciones o prefiere ir a su ritmo?',
      'Bien. ¿Pregunto yo un poco, o lleva usted el hilo?',
      'Muy bien. ¿Seguimos por lo mismo, o abrimos otra cosa?',
    ],
    pt: [
      'De acordo. Trago duas opções ou prefere ir no seu ritmo?',
      'Certo. Pergunto um pouco, ou você leva o fio?',
      'Bem. Seguimos no mesmo, ou abrimos outra coisa?',
    ],
  }),
  'ack.day': frame({
    tu: [
      'Cuéntame entonces qué pasó hoy, con lo que salga.',
      'Vamos por lo concreto: dime qué hiciste esta mañana.',
      'Empecemos por algo fácil. Dime con quién hablaste hoy.',
    ],
    vos: [
      'Contame entonces qué pasó hoy, con lo que salga.',
      'Vamos por lo concreto: decime qué hiciste esta mañana.',
      'Empecemos por algo fácil. Decime con quién hablaste hoy.',
    ],
    usted: [
      'Cuénteme entonces qué pasó hoy, con lo que salga.',
      'Vamos por lo concreto: dígame qué hizo esta mañana.',
      'Empecemos por algo fácil. Dígame con quién habló hoy.',
    ],
    pt: [
      'Conte então o que aconteceu hoje, com o que sair.',
      'Vamos ao concreto: diga o que fez esta manhã.',
      'Comecemos por algo fácil. Diga com quem falou hoje.',
    ],
  }),
  'feeling.picked': frame({
    es: [
      '{feeling}. Es la que queda más cerca, entonces.',
      '{feeling}, por ahora. La palabra se puede cambiar.',
      'Tomo esa: {feeling}.',
    ],
    pt: [
      '{feeling}. É a que fica mais perto, então.',
      '{feeling}, por enquanto. A palavra pode mudar.',
      'Fico com essa: {feeling}.',
    ],
  }),
  'feeling.none': frame({
    tu: [
      'Ninguna, entonces. Dime a qué se parece: un color, un clima, un peso.',
      'Descartadas las dos. Cuéntame qué haces cuando estás así, y de ahí lo sacamos.',
      'Ni una ni otra. Describe el día y dejamos el nombre para después.',
    ],
    vos: [
      'Ninguna, entonces. Decime a qué se parece: un color, un clima, un peso.',
      'Descartadas las dos. Contame qué hacés cuando estás así, y de ahí lo sacamos.',
      'Ni una ni otra. Describí el día y dejamos el nombre para después.',
    ],
    usted: [
      'Ninguna, entonces. Dígame a qué se parece: un color, un clima, un peso.',
      'Descartadas las dos. Cuénteme qué hace cuando está así, y de ahí lo sacamos.',
      'Ni una ni otra. Describa el día y dejamos el nombre para después.',
    ],
    pt: [
      'Nenhuma, então. Diga com o que se parece: uma cor, um clima, um peso.',
      'Descartadas as duas. Conte o que você faz quando está assim, e daí tiramos.',
      'Nem uma nem outra. Descreva o dia e deixamos o nome para depois.',
    ],
  }),
  'feeling.both': frame({
    tu: [
      '{first} y {second}, juntas. Cuéntame cuál llegó primero.',
      'Las dos: {first} y {second}. Dime en qué momento se nota cada una.',
      'Caben {first} y {second} a la vez. Sigue por la que pese más.',
    ],
    vos: [
      '{first} y {second}, juntas. Contame cuál llegó primero.',
      'Las dos: {first} y {second}. Decime en qué momento se nota cada una.',
      'Caben {first} y {second} a la vez. Seguí por la que pese más.',
    ],
    usted: [
      '{first} y {second}, juntas. Cuénteme cuál llegó primero.',
      'Las dos: {first} y {second}. Dígame en qué momento se nota cada una.',
      'Caben {first} y {second} a la vez. Siga por la que pese más.',
    ],
    pt: [
      '{first} e {second}, juntas. Conte qual chegou primeiro.',
      'As duas: {first} e {second}. Diga em que momento se nota cada uma.',
      'Cabem {first} e {second} ao mesmo tempo. Siga pela que pesa mais.',
    ],
  }),
};
