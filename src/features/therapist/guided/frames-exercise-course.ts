/** Half-way: a thank you, another matter, a goodbye, coming back to what was left, and what exercises are good for. */
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
  'topic.park': frame({
    es: [
      'Guardo lo que llevamos del ejercicio. Llegó {topic}, con {who}. ¿Vamos a eso, o terminamos primero?',
      'Guardo lo que llevamos. Y llega otra preocupación, {who}. ¿Vamos a eso, o terminamos primero?',
      'Aparece algo nuevo: {topic}. El ejercicio queda abierto donde iba. ¿Vamos a lo nuevo o lo terminamos?',
      'El ejercicio puede esperar y no se pierde. ¿Seguimos con él, o vamos a lo que acaba de llegar?',
      'Dejo una marca donde íbamos. ¿Lo nuevo va primero, o cerramos antes el ejercicio?',
    ],
    pt: [
      'Guardo o que temos do exercício. Chegou {topic}, com {who}. Vamos a isso, ou terminamos primeiro?',
      'Guardo o que temos. E chega outra preocupação, {who}. Vamos a isso, ou terminamos primeiro?',
      'Aparece algo novo: {topic}. O exercício fica aberto onde estava. Vamos ao novo ou terminamos?',
      'O exercício pode esperar e não se perde. Seguimos com ele, ou vamos ao que acabou de chegar?',
      'Deixo uma marca onde estávamos. O novo vem primeiro, ou fechamos antes o exercício?',
    ],
  }),
  'topic.new': frame({
    tu: [
      'Vamos a eso. Cuéntame qué pasa con {who}.',
      'Vamos a eso. Cuéntame desde el principio.',
      'Empezamos por ahí. Dime qué pasó.',
    ],
    vos: [
      'Vamos a eso. Contame qué pasa con {who}.',
      'Vamos a eso. Contame desde el principio.',
      'Empezamos por ahí. Decime qué pasó.',
    ],
    usted: [
      'Vamos a eso. Cuénteme qué pasa con {who}.',
      'Vamos a eso. Cuénteme desde el principio.',
      'Empezamos por ahí. Dígame qué pasó.',
    ],
    pt: [
      'Vamos a isso. Conte o que há com {who}.',
      'Vamos a isso. Conte desde o começo.',
      'Começamos por aí. Diga o que aconteceu.',
    ],
  }),
  'close.mid-exercise': frame({
    tu: [
      'Ve. Dejo el ejercicio donde quedó y lo retomamos si quieres.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos aquí. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    vos: [
      'Andá. Dejo el ejercicio donde quedó y lo retomamos si querés.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos acá. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    usted: [
      'Vaya. Dejo el ejercicio donde quedó y lo retomamos si desea.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos aquí. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    pt: [
      'Vá. Deixo o exercício onde ficou e retomamos se quiser.',
      'Até a próxima. O anotado não se perde.',
      'Paramos aqui. Se algo ficar pesando, que alguém próximo saiba.',
    ],
  }),
  'ex.thanks': frame({
    tu: [
      'De nada. El ejercicio quedó abierto: sigues donde íbamos, o escribes "alto" y lo dejamos.',
      'A ti. ¿Terminamos lo que falta, o lo dejamos aquí?',
      'De nada. Falta poco; contesta lo de antes, o di "alto".',
    ],
    vos: [
      'De nada. El ejercicio quedó abierto: seguís donde íbamos, o escribís "alto" y lo dejamos.',
      'A vos. ¿Terminamos lo que falta, o lo dejamos acá?',
      'De nada. Falta poco; contestá lo de antes, o decí "alto".',
    ],
    usted: [
      'De nada. El ejercicio quedó abierto: sigue donde íbamos, o escribe "alto" y lo dejamos.',
      'A usted. ¿Terminamos lo que falta, o lo dejamos aquí?',
      'De nada. Falta poco; conteste lo de antes, o diga "alto".',
    ],
    pt: [
      'De nada. O exercício ficou aberto: siga de onde íamos, ou escreva "para" e deixamos.',
      'Por nada. Terminamos o que falta, ou deixamos aqui?',
      'De nada. Falta pouco; responda o de antes, ou diga "para".',
    ],
  }),
  'ex.why': frame({
    es: [
      'Sirve para separar lo ocurrido de lo que la mente agrega; no lo arregla todo. Si en dos pasos no aporta, lo dejamos.',
      'Ayuda a mirar con un poco de distancia; no resuelve el problema por sí solo. Se puede dejar cuando sea.',
      'Baja el ruido para pensar mejor. Si no sirve, paramos.',
      'Para ver por escrito lo que en la cabeza corre demasiado rápido.',
    ],
    pt: [
      'Serve para separar o que aconteceu do que a mente acrescenta; não resolve tudo. Se em dois passos não ajudar, deixamos.',
      'Ajuda a olhar com um pouco de distância; não resolve sozinho. Dá para parar quando quiser.',
      'Baixa o ruído para pensar melhor. Se não servir, paramos.',
      'Para ver por escrito o que na cabeça corre rápido demais.',
    ],
  }),
};
