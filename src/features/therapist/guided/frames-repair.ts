/** When the thread slips: doubt, one-word answers, silence, insult, "ya probé", "no me sirve", a correction. */
import { type Frames, frame } from './phrase.ts';

export const REPAIR_FRAMES: Frames = {
  repair: frame({
    tu: ['Me fui por otro lado. Dime qué es lo central.', 'Leí mal. Ponlo con otras palabras y sigo desde ahí.', 'Error mío. Vuelve a decírmelo, más corto.', 'No era por ahí, entonces. ¿Qué era lo importante?'],
    vos: ['Me fui por otro lado. Decime qué es lo central.', 'Leí mal. Ponelo con otras palabras y sigo desde ahí.', 'Error mío. Volvé a decírmelo, más corto.', 'No era por ahí, entonces. ¿Qué era lo importante?'],
    usted: ['Me fui por otro lado. Dígame qué es lo central.', 'Leí mal. Póngalo con otras palabras y sigo desde ahí.', 'Error mío. Vuelva a decírmelo, más corto.', 'No era por ahí, entonces. ¿Qué era lo importante?'],
    pt: ['Fui para outro lado. Diga o que é central.', 'Li errado. Ponha com outras palavras e sigo daí.', 'Erro meu. Diga de novo, mais curto.', 'Não era por aí, então. O que era importante?'],
  }),
  'repair.corrected': frame({
    es: ['Leí mal: {fact}. Sigo desde ahí.', 'Corregido: {fact}. Gracias por decirlo.', 'Tomo la corrección. {fact}.', 'Me equivoqué. Entonces {fact}.'],
    pt: ['Li errado: {fact}. Sigo daí.', 'Corrigido: {fact}. Bom que disse.', 'Tomo a correção. {fact}.', 'Me enganei. Então {fact}.'],
  }),
  'insult.first': frame({
    tu: ['Te fallé en algo o vienes con mucha rabia. Las dos caben. ¿Qué fue?', 'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?', 'Recibido. Si metí la pata, dime dónde.'],
    vos: ['Te fallé en algo o venís con mucha rabia. Las dos caben. ¿Qué fue?', 'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?', 'Recibido. Si metí la pata, decime dónde.'],
    usted: ['Le fallé en algo o viene con mucha rabia. Las dos caben. ¿Qué fue?', 'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?', 'Recibido. Si me equivoqué, dígame dónde.'],
    pt: ['Falhei em algo ou você vem com muita raiva. As duas cabem. O que foi?', 'Algo saiu errado aí. Foi o que eu disse, ou vem de antes?', 'Recebido. Se errei, diga onde.'],
  }),
  'insult.again': frame({
    tu: ['Puedes estar con rabia y seguir. Vuelvo a {word}.', 'La rabia cabe aquí. Quedó abierto {word}; sigue si quieres.', 'No me voy por eso. ¿Retomamos {word}, o sueltas primero lo que trae hoy la rabia?'],
    vos: ['Podés estar con rabia y seguir. Vuelvo a {word}.', 'La rabia cabe acá. Quedó abierto {word}; seguí si querés.', 'No me voy por eso. ¿Retomamos {word}, o soltás primero lo que trae hoy la rabia?'],
    usted: ['Puede estar con rabia y seguir. Vuelvo a {word}.', 'La rabia cabe aquí. Quedó abierto {word}; siga si quiere.', 'No me voy por eso. ¿Retomamos {word}, o suelta primero lo que trae hoy la rabia?'],
    pt: ['Dá para estar com raiva e continuar. Volto a {word}.', 'A raiva cabe aqui. Ficou aberto {word}; siga se quiser.', 'Não vou embora por isso. Retomamos {word}, ou você solta primeiro o que a raiva traz hoje?'],
  }),
  'insult.stay': frame({
    tu: ['La rabia cabe aquí. Escríbela toda, sin cuidar las palabras.', 'No me ofende. Dime con quién es de verdad, si es con alguien.', 'Puedes soltarlo aquí. Después vemos qué hay debajo.'],
    vos: ['La rabia cabe acá. Escribila toda, sin cuidar las palabras.', 'No me ofende. Decime con quién es de verdad, si es con alguien.', 'Podés soltarlo acá. Después vemos qué hay debajo.'],
    usted: ['La rabia cabe aquí. Escríbala toda, sin cuidar las palabras.', 'No me ofende. Dígame con quién es de verdad, si es con alguien.', 'Puede soltarlo aquí. Después vemos qué hay debajo.'],
    pt: ['A raiva cabe aqui. Escreva toda, sem medir as palavras.', 'Não me ofende. Diga com quem é de verdade, se é com alguém.', 'Pode soltar aqui. Depois vemos o que há por baixo.'],
  }),
  'tried.first': frame({
    es: ['Entonces no lo repetimos. ¿Qué fue lo que no funcionó de esa vez?', 'Ya está probado, así que no va de nuevo. ¿En qué parte se cayó?', 'Queda fuera, entonces. ¿Qué pasó cuando se intentó?'],
    pt: ['Então não repetimos. O que não funcionou daquela vez?', 'Já foi testado, então não vai de novo. Em que parte caiu?', 'Fica fora, então. O que houve quando se tentou?'],
  }),
  'tried.again': frame({
    tu: ['Lo marco para no ofrecerlo más. Sigue por donde quieras.', 'Otra cosa que sale de la lista. Cuéntame qué sí ha servido, aunque sea poco.', 'Anotado: eso tampoco. Dejo de proponer y te leo.'],
    vos: ['Lo marco para no ofrecerlo más. Seguí por donde quieras.', 'Otra cosa que sale de la lista. Contame qué sí sirvió, aunque sea poco.', 'Anotado: eso tampoco. Dejo de proponer y te leo.'],
    usted: ['Lo marco para no ofrecerlo más. Siga por donde quiera.', 'Otra cosa que sale de la lista. Cuénteme qué sí ha servido, aunque sea poco.', 'Anotado: eso tampoco. Dejo de proponer y le leo.'],
    pt: ['Marco para não oferecer mais. Siga por onde quiser.', 'Outra coisa que sai da lista. Conte o que serviu, mesmo que pouco.', 'Anotado: isso também não. Paro de propor e leio.'],
  }),
  'tried.noted': frame({
    tu: ['Con eso sé qué no repetir: {word}. Dime qué parte, en cambio, aflojó un poco.', 'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?', 'Anotado, para no volver a lo mismo. Sigue.'],
    vos: ['Con eso sé qué no repetir: {word}. Decime qué parte, en cambio, aflojó un poco.', 'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?', 'Anotado, para no volver a lo mismo. Seguí.'],
    usted: ['Con eso sé qué no repetir: {word}. Dígame qué parte, en cambio, aflojó un poco.', 'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?', 'Anotado, para no volver a lo mismo. Siga.'],
    pt: ['Com isso sei o que não repetir: {word}. Diga que parte, ao contrário, aliviou um pouco.', 'Fica claro por que não serviu. O que teria que ser diferente desta vez?', 'Anotado, para não voltar ao mesmo. Siga.'],
  }),
  'useless.first': frame({
    tu: ['Gracias por decirlo. ¿Qué buscabas: que te escuche, entenderlo o hacer algo?', 'Entonces cambio. ¿Qué te serviría más: que lea sin preguntar, pensarlo juntos o algo práctico?', 'Bueno saberlo ahora. Dime qué necesitas: escucha, claridad o un paso.'],
    vos: ['Gracias por decirlo. ¿Qué buscabas: que te escuche, entenderlo o hacer algo?', 'Entonces cambio. ¿Qué te serviría más: que lea sin preguntar, pensarlo o algo práctico?', 'Bueno saberlo ahora. Decime qué necesitás: escucha, claridad o un paso.'],
    usted: ['Gracias por decirlo. ¿Qué buscaba: que le escuche, entenderlo o hacer algo?', 'Entonces cambio. ¿Qué le serviría más: que lea sin preguntar, pensarlo o algo práctico?', 'Bueno saberlo ahora. Dígame qué necesita: escucha, claridad o un paso.'],
    pt: ['Que bom que disse. O que você buscava: que eu escute, entender ou fazer algo?', 'Então mudo. O que serviria mais: ler sem perguntar, pensar ou algo prático?', 'Bom saber agora. Diga do que precisa: escuta, clareza ou um passo.'],
  }),
  'useless.again': frame({
    tu: ['Dejo los ejercicios por hoy. Te leo.', 'De acuerdo, no propongo nada más. Cuenta lo que quieras.', 'Suelto las propuestas. Queda solo leer lo que traigas.'],
    vos: ['Dejo los ejercicios por hoy. Te leo.', 'De acuerdo, no propongo nada más. Contá lo que quieras.', 'Suelto las propuestas. Queda solo leer lo que traigas.'],
    usted: ['Dejo los ejercicios por hoy. Le leo.', 'De acuerdo, no propongo nada más. Cuente lo que quiera.', 'Suelto las propuestas. Queda solo leer lo que traiga.'],
    pt: ['Deixo os exercícios por hoje. Estou lendo.', 'De acordo, não proponho mais nada. Conte o que quiser.', 'Solto as propostas. Fica só ler o que você trouxer.'],
  }),
  'useless.people': frame({
    tu: ['Puede que esto necesite una persona y no un programa. ¿Con quién hablarías hoy, aunque sea cinco minutos?', 'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.', 'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse contigo un rato?'],
    vos: ['Puede que esto necesite una persona y no un programa. ¿Con quién hablarías hoy, aunque sea cinco minutos?', 'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.', 'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse con vos un rato?'],
    usted: ['Puede que esto necesite una persona y no un programa. ¿Con quién hablaría hoy, aunque sea cinco minutos?', 'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.', 'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse con usted un rato?'],
    pt: ['Pode ser que isso precise de uma pessoa e não de um programa. Com quem você falaria hoje, nem que cinco minutos?', 'Há dias em que escrever não basta. Em Ayuda ahora há pessoas que atendem.', 'Nem sempre sirvo, e tudo bem dizer. Quem próximo poderia sentar com você um pouco?'],
  }),
  silence: frame({
    tu: ['Aquí quedó {word}. Sigue por ahí o por otro lado.', 'Sin prisa. Cuando quieras, {word} sigue en la mesa.', 'El silencio también cabe. Quedamos en {word}.'],
    vos: ['Acá quedó {word}. Seguí por ahí o por otro lado.', 'Sin prisa. Cuando quieras, {word} sigue en la mesa.', 'El silencio también cabe. Quedamos en {word}.'],
    usted: ['Aquí quedó {word}. Siga por ahí o por otro lado.', 'Sin prisa. Cuando quiera, {word} sigue en la mesa.', 'El silencio también cabe. Quedamos en {word}.'],
    pt: ['Aqui ficou {word}. Siga por aí ou por outro lado.', 'Sem pressa. Quando quiser, {word} continua na mesa.', 'O silêncio também cabe. Paramos em {word}.'],
  }),
  'silence.plain': frame({
    tu: ['Sin prisa. Puedes empezar con una sola palabra.', 'El silencio también cabe. Escribe cuando salga.', 'Nada obliga a escribir ahora. Aquí queda abierto.'],
    vos: ['Sin prisa. Podés empezar con una sola palabra.', 'El silencio también cabe. Escribí cuando salga.', 'Nada obliga a escribir ahora. Acá queda abierto.'],
    usted: ['Sin prisa. Puede empezar con una sola palabra.', 'El silencio también cabe. Escriba cuando salga.', 'Nada obliga a escribir ahora. Aquí queda abierto.'],
    pt: ['Sem pressa. Dá para começar com uma palavra só.', 'O silêncio também cabe. Escreva quando sair.', 'Nada obriga a escrever agora. Aqui fica aberto.'],
  }),
  'doubt.two-options': frame({
    es: ['No hace falta saberlo. ¿Se parece más a {first} o a {second}?', 'Puede ser {first}, puede ser {second}, o ninguna. ¿Cuál se acerca?', 'No tiene que estar claro. Entre {first} y {second}, ¿cuál queda más cerca?', 'A veces no hay palabra todavía. ¿Probamos con {first} o con {second}?'],
    pt: ['Não precisa saber. Parece mais {first} ou {second}?', 'Pode ser {first}, pode ser {second}, ou nenhuma. Qual se aproxima?', 'Não tem que estar claro. Entre {first} e {second}, qual fica mais perto?', 'Às vezes ainda não há palavra. Tentamos com {first} ou com {second}?'],
  }),
  'doubt.leave': frame({
    tu: ['Lo dejamos sin nombre. Cuéntame solo qué pasó hoy.', 'Queda sin respuesta, y no pasa nada. Dime cómo fue tu mañana.', 'No hay que saberlo. Cuéntame lo último que hiciste antes de escribir.'],
    vos: ['Lo dejamos sin nombre. Contame solo qué pasó hoy.', 'Queda sin respuesta, y no pasa nada. Decime cómo fue tu mañana.', 'No hay que saberlo. Contame lo último que hiciste antes de escribir.'],
    usted: ['Lo dejamos sin nombre. Cuénteme solo qué pasó hoy.', 'Queda sin respuesta, y no pasa nada. Dígame cómo fue su mañana.', 'No hay que saberlo. Cuénteme lo último que hizo antes de escribir.'],
    pt: ['Deixamos sem nome. Conte só o que aconteceu hoje.', 'Fica sem resposta, e tudo bem. Diga como foi a sua manhã.', 'Não precisa saber. Conte a última coisa que fez antes de escrever.'],
  }),
  'doubt.body': frame({
    tu: ['La cabeza no siempre sabe; a veces el cuerpo sí. Revisa hombros, pecho y estómago, y dime cuál está peor.', 'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?', 'Sin palabras, por sensaciones: elige entre tenso, pesado o vacío.'],
    vos: ['La cabeza no siempre sabe; a veces el cuerpo sí. Revisá hombros, pecho y estómago, y decime cuál está peor.', 'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?', 'Sin palabras, por sensaciones: elegí entre tenso, pesado o vacío.'],
    usted: ['La cabeza no siempre sabe; a veces el cuerpo sí. Revise hombros, pecho y estómago, y dígame cuál está peor.', 'Vamos por el cuerpo, entonces. ¿Hay más peso, más nudo o más cansancio?', 'Sin palabras, por sensaciones: elija entre tenso, pesado o vacío.'],
    pt: ['A cabeça nem sempre sabe; às vezes o corpo sim. Repare em ombros, peito e estômago, e diga qual está pior.', 'Vamos pelo corpo, então. Tem mais peso, mais nó ou mais cansaço?', 'Sem palavras, por sensações: escolha entre tenso, pesado ou vazio.'],
  }),
  'doubt.scale': frame({
    es: ['Probemos sin palabras: un número del 0 al 10 para el día de hoy.', 'Un número alcanza. Del 0 al 10, ¿qué tan pesado va el día?', 'Cambio de idioma: del 0 al 10, ¿cuánto cuesta hoy?'],
    pt: ['Vamos sem palavras: um número de 0 a 10 para o dia de hoje.', 'Um número basta. De 0 a 10, quão pesado está o dia?', 'Mudo de idioma: de 0 a 10, quanto custa hoje?'],
  }),
  'doubt.offer': frame({
    tu: ['Hablar no es la única puerta. Podemos {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intentas, o lo dejamos?', 'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o prefieres quedarte así?', 'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos aquí?'],
    vos: ['Hablar no es la única puerta. Podemos {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intentás, o lo dejamos?', 'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o preferís quedarte así?', 'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos acá?'],
    usted: ['Hablar no es la única puerta. Podemos {exercise}, unos {minutes} minutos, casi sin palabras. ¿Lo intenta, o lo dejamos?', 'Si las palabras no salen, puede empezar el cuerpo: {exercise}. ¿Probamos, o prefiere quedarse así?', 'Hay algo que se hace casi sin escribir: {exercise}. ¿Va, o seguimos aquí?'],
    pt: ['Falar não é a única porta. Podemos {exercise}, uns {minutes} minutos, quase sem palavras. Você tenta, ou deixamos?', 'Se as palavras não saem, o corpo pode começar: {exercise}. Tentamos, ou prefere ficar assim?', 'Tem algo que se faz quase sem escrever: {exercise}. Vamos, ou ficamos aqui?'],
  }),
  'doubt.company': frame({
    tu: ['También se puede estar aquí sin decir mucho. Escribe lo que tengas delante de los ojos.', 'No hace falta avanzar. Cuéntame algo cualquiera del día, aunque no tenga que ver.', 'Está permitido no saber. Dime qué se oye donde estás.'],
    vos: ['También se puede estar acá sin decir mucho. Escribí lo que tengas delante de los ojos.', 'No hace falta avanzar. Contame algo cualquiera del día, aunque no tenga que ver.', 'Está permitido no saber. Decime qué se oye donde estás.'],
    usted: ['También se puede estar aquí sin decir mucho. Escriba lo que tenga delante de los ojos.', 'No hace falta avanzar. Cuénteme algo cualquiera del día, aunque no tenga que ver.', 'Está permitido no saber. Dígame qué se oye donde está.'],
    pt: ['Também dá para estar aqui sem dizer muito. Escreva o que tem diante dos olhos.', 'Não precisa avançar. Conte qualquer coisa do dia, mesmo que não tenha a ver.', 'É permitido não saber. Diga o que se ouve onde você está.'],
  }),
  'doubt.outside': frame({
    tu: ['Míralo desde afuera: si alguien de tu casa te viera hoy, ¿qué notaría?', 'Quizás otros lo ven antes. ¿Qué te han dicho estos días?', 'Si tu semana fuera una foto, ¿qué saldría en ella?'],
    vos: ['Miralo desde afuera: si alguien de tu casa te viera hoy, ¿qué notaría?', 'Quizás otros lo ven antes. ¿Qué te dijeron estos días?', 'Si tu semana fuera una foto, ¿qué saldría en ella?'],
    usted: ['Mírelo desde afuera: si alguien de su casa le viera hoy, ¿qué notaría?', 'Quizás otros lo ven antes. ¿Qué le han dicho estos días?', 'Si su semana fuera una foto, ¿qué saldría en ella?'],
    pt: ['Olhe de fora: se alguém da sua casa visse você hoje, o que notaria?', 'Talvez outros vejam antes. O que disseram a você nestes dias?', 'Se a sua semana fosse uma foto, o que apareceria nela?'],
  }),
  'doubt.word': frame({
    tu: ['Vuelvo a una palabra tuya, {word}. Escribe lo primero que salga con ella, sin pensarlo.', 'Quedó {word} de antes. Sigue esa frase como salga.', 'Podemos parar aquí y seguir otro día, o escribir una frase que empiece con "hoy".', 'Completa esta frase, con lo que sea: "lo que más cansa es…".'],
    vos: ['Vuelvo a una palabra tuya, {word}. Escribí lo primero que salga con ella, sin pensarlo.', 'Quedó {word} de antes. Seguí esa frase como salga.', 'Podemos parar acá y seguir otro día, o escribir una frase que empiece con "hoy".', 'Completá esta frase, con lo que sea: "lo que más cansa es…".'],
    usted: ['Vuelvo a una palabra suya, {word}. Escriba lo primero que salga con ella, sin pensarlo.', 'Quedó {word} de antes. Siga esa frase como salga.', 'Podemos parar aquí y seguir otro día, o escribir una frase que empiece con "hoy".', 'Complete esta frase, con lo que sea: "lo que más cansa es…".'],
    pt: ['Volto a uma palavra sua, {word}. Escreva a primeira coisa que sair com ela, sem pensar.', 'Ficou {word} de antes. Continue essa frase como sair.', 'Podemos parar aqui e seguir outro dia, ou escrever uma frase que comece com "hoje".', 'Complete esta frase, com o que for: "o que mais cansa é…".'],
  }),
  'ack.two': frame({
    tu: ['De acuerdo. ¿Te acerco dos opciones o prefieres ir a tu ritmo?', 'Va. ¿Pregunto yo un poco, o llevas tú el hilo?', 'Bien. ¿Seguimos por lo mismo, o abrimos otra cosa?'],
    vos: ['De acuerdo. ¿Te acerco dos opciones o preferís ir a tu ritmo?', 'Va. ¿Pregunto yo un poco, o llevás vos el hilo?', 'Bien. ¿Seguimos por lo mismo, o abrimos otra cosa?'],
    usted: ['De acuerdo. ¿Le acerco dos opciones o prefiere ir a su ritmo?', 'Bien. ¿Pregunto yo un poco, o lleva usted el hilo?', 'Muy bien. ¿Seguimos por lo mismo, o abrimos otra cosa?'],
    pt: ['De acordo. Trago duas opções ou prefere ir no seu ritmo?', 'Certo. Pergunto um pouco, ou você leva o fio?', 'Bem. Seguimos no mesmo, ou abrimos outra coisa?'],
  }),
  'feeling.picked': frame({
    es: ['{feeling}. Es la que queda más cerca, entonces.', '{feeling}, por ahora. La palabra se puede cambiar.', 'Tomo esa: {feeling}.'],
    pt: ['{feeling}. É a que fica mais perto, então.', '{feeling}, por enquanto. A palavra pode mudar.', 'Fico com essa: {feeling}.'],
  }),
  'feeling.none': frame({
    tu: ['Ninguna, entonces. Dime a qué se parece: un color, un clima, un peso.', 'Descartadas las dos. Cuéntame qué haces cuando estás así, y de ahí lo sacamos.', 'Ni una ni otra. Describe el día y dejamos el nombre para después.'],
    vos: ['Ninguna, entonces. Decime a qué se parece: un color, un clima, un peso.', 'Descartadas las dos. Contame qué hacés cuando estás así, y de ahí lo sacamos.', 'Ni una ni otra. Describí el día y dejamos el nombre para después.'],
    usted: ['Ninguna, entonces. Dígame a qué se parece: un color, un clima, un peso.', 'Descartadas las dos. Cuénteme qué hace cuando está así, y de ahí lo sacamos.', 'Ni una ni otra. Describa el día y dejamos el nombre para después.'],
    pt: ['Nenhuma, então. Diga com o que se parece: uma cor, um clima, um peso.', 'Descartadas as duas. Conte o que você faz quando está assim, e daí tiramos.', 'Nem uma nem outra. Descreva o dia e deixamos o nome para depois.'],
  }),
  'feeling.both': frame({
    tu: ['{first} y {second}, juntas. Cuéntame cuál llegó primero.', 'Las dos: {first} y {second}. Dime en qué momento se nota cada una.', 'Caben {first} y {second} a la vez. Sigue por la que pese más.'],
    vos: ['{first} y {second}, juntas. Contame cuál llegó primero.', 'Las dos: {first} y {second}. Decime en qué momento se nota cada una.', 'Caben {first} y {second} a la vez. Seguí por la que pese más.'],
    usted: ['{first} y {second}, juntas. Cuénteme cuál llegó primero.', 'Las dos: {first} y {second}. Dígame en qué momento se nota cada una.', 'Caben {first} y {second} a la vez. Siga por la que pese más.'],
    pt: ['{first} e {second}, juntas. Conte qual chegou primeiro.', 'As duas: {first} e {second}. Diga em que momento se nota cada uma.', 'Cabem {first} e {second} ao mesmo tempo. Siga pela que pesa mais.'],
  }),
  smalltalk: frame({
    tu: ['Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy prefieres despejarte?', 'De eso sé poco, y está bien que salga. Quedó {word} en pausa; tú dices.', 'Cambio de aire, entonces. {word} puede esperar.'],
    vos: ['Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy preferís despejarte?', 'De eso sé poco, y está bien que salga. Quedó {word} en pausa; vos decís.', 'Cambio de aire, entonces. {word} puede esperar.'],
    usted: ['Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy prefiere despejarse?', 'De eso sé poco, y está bien que salga. Quedó {word} en pausa; usted dice.', 'Cambio de aire, entonces. {word} puede esperar.'],
    pt: ['Um pouco de outra coisa não faz mal. Seguimos com {word} ou hoje prefere espairecer?', 'Disso sei pouco, e tudo bem que apareça. Ficou {word} em pausa; você diz.', 'Mudança de ares, então. {word} pode esperar.'],
  }),
  'smalltalk.follow': frame({
    tu: ['Sigue, que también se puede hablar de eso. ¿Qué es lo que te gusta de ahí?', 'Va, conversamos de otra cosa. Cuéntame.', 'De eso no sé mucho. Explícamelo como a alguien que llega tarde.'],
    vos: ['Seguí, que también se puede hablar de eso. ¿Qué es lo que te gusta de ahí?', 'Va, conversamos de otra cosa. Contame.', 'De eso no sé mucho. Explicámelo como a alguien que llega tarde.'],
    usted: ['Siga, que también se puede hablar de eso. ¿Qué es lo que le gusta de ahí?', 'Bien, conversamos de otra cosa. Cuénteme.', 'De eso no sé mucho. Explíquemelo como a alguien que llega tarde.'],
    pt: ['Siga, também dá para falar disso. Do que você gosta aí?', 'Certo, conversamos de outra coisa. Conte.', 'Disso não sei muito. Explique como a alguém que chega atrasado.'],
  }),
};
