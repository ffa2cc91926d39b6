/** Data, phrases: asking for something in four parts after DEAR MAN: facts, what it does to me, one request, what is gained. */
import { type Frames, frame } from './phrase.ts';

export const ASSERTIVE_EXERCISE_FRAMES: Frames = {
  'ex.assertive.consent': frame({
    tu: [
      'Preparamos el pedido en cuatro partes: hechos, lo que te pasa, un solo pedido y qué se gana. Después lo ensayamos. Unos {minutes} minutos; con "alto" paramos. ¿Lo armamos?',
      'Pedir claro sube la posibilidad de que te escuchen; no la asegura. Lo escribimos por partes, con tus palabras. "Alto" y se acaba. ¿Va?',
      'Propongo dejar escrito lo que quieres decir, para no armarlo en caliente. Partes cortas, y paras con "alto". ¿Empezamos?',
    ],
    vos: [
      'Preparamos el pedido en cuatro partes: hechos, lo que te pasa, un solo pedido y qué se gana. Después lo ensayamos. Unos {minutes} minutos; con "alto" paramos. ¿Lo armamos?',
      'Pedir claro sube la posibilidad de que te escuchen; no la asegura. Lo escribimos por partes, con tus palabras. "Alto" y se acaba. ¿Va?',
      'Propongo dejar escrito lo que querés decir, para no armarlo en caliente. Partes cortas, y parás con "alto". ¿Empezamos?',
    ],
    usted: [
      'Preparamos el pedido en cuatro partes: hechos, lo que le pasa, un solo pedido y qué se gana. Después lo ensayamos. Unos {minutes} minutos; con "alto" paramos. ¿Lo armamos?',
      'Pedir claro ayuda a que se oiga el pedido y no el enojo; no asegura nada. Lo escribimos por partes, con sus palabras. "Alto" y se acaba. ¿Comenzamos?',
      'Propongo dejar escrito lo que quiere decir, para no armarlo en caliente. Partes cortas, y se para con "alto". ¿Empezamos?',
    ],
    pt: [
      'Preparamos o pedido em quatro partes: fatos, o que acontece com você, um pedido só e o que se ganha. Depois ensaiamos. Uns {minutes} minutos; com "para" paramos. Vamos montar?',
      'Pedir claro aumenta a chance de ser ouvido; garantir, não garante. Escrevemos por partes, com as suas palavras. "Para" e acaba. Vamos?',
      'Proponho deixar escrito o que você quer dizer, para não montar na hora da raiva. Partes curtas, e para com "para". Começamos?',
    ],
  }),
  'ex.assertive.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto pesa hoy este asunto con esa persona?',
      'Un número antes de armarlo, del 0 al 10: ¿cuánto aprieta tener que pedirlo?',
      '¿Cuánto ruido hace esto ahora, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto pesa hoje esse assunto com a pessoa?',
      'Um número antes de montar, de 0 a 10: quanto aperta ter que pedir?',
      'Quanto barulho isso faz agora, de 0 a 10?',
    ],
  }),
  'ex.assertive.why': frame({
    es: [
      'Un reproche se contesta peleando o callando; un pedido con fecha se puede contestar. No asegura el sí.',
      'Sirve para que se oiga el pedido y no el enojo. Lo que la otra persona haga es suyo.',
      'Escrito antes, el pedido llega entero aunque tiemble la voz. Si la otra persona da miedo, no se usa.',
    ],
    pt: [
      'A uma cobrança se responde brigando ou calando; a um pedido com data dá para responder. Não garante o sim.',
      'Serve para que se ouça o pedido e não a raiva. O que a outra pessoa fizer é dela.',
      'Escrito antes, o pedido chega inteiro mesmo com a voz tremendo. Se a outra pessoa dá medo, não se usa.',
    ],
  }),
  'ex.assertive.check': frame({
    tu: [
      'Antes de prepararlo, algo que pregunto siempre: cuando discuten, ¿has tenido miedo de que esa persona te haga daño?',
      'Primero lo primero: ¿esa persona te ha golpeado, amenazado o hecho sentir miedo?',
      'Una pregunta de cuidado, antes del pedido: si se enoja, ¿temes lo que pueda hacerte?',
    ],
    vos: [
      'Antes de prepararlo, algo que pregunto siempre: cuando discuten, ¿tuviste miedo de que esa persona te haga daño?',
      'Primero lo primero: ¿esa persona te golpeó, te amenazó o te hizo sentir miedo?',
      'Una pregunta de cuidado, antes del pedido: si se enoja, ¿temés lo que pueda hacerte?',
    ],
    usted: [
      'Antes de prepararlo, algo que pregunto siempre: cuando discuten, ¿ha tenido miedo de que esa persona le haga daño?',
      'Primero lo primero: ¿esa persona le ha golpeado, amenazado o hecho sentir miedo?',
      'Una pregunta de cuidado, antes del pedido: si se enoja, ¿teme lo que pueda hacerle?',
    ],
    pt: [
      'Antes de preparar, uma coisa que sempre pergunto: quando vocês discutem, você já teve medo de que essa pessoa machuque você?',
      'Primeiro o primeiro: essa pessoa já bateu em você, ameaçou ou deu medo?',
      'Uma pergunta de cuidado, antes do pedido: se ela se irritar, você teme o que pode fazer?',
    ],
  }),
  'ex.assertive.check.help': frame({
    es: [
      'Cuentan los golpes y empujones, y también las amenazas o que rompa cosas. ¿Ha pasado algo así?',
      'Lo pregunto porque pedirle algo de frente a quien hace daño puede poner en riesgo. ¿Es el caso?',
      'Gritos y enojo es una cosa; miedo por el cuerpo es otra. ¿Hay de lo segundo?',
    ],
    pt: [
      'Contam os tapas e empurrões, e também as ameaças ou quebrar coisas. Já houve algo assim?',
      'Pergunto porque pedir algo de frente a quem machuca pode pôr em risco. É o caso?',
      'Gritos e irritação são uma coisa; medo pelo corpo é outra. Tem da segunda?',
    ],
  }),
  'ex.assertive.unsure': frame({
    tu: [
      'Con esa duda no preparo el pedido: de frente, a alguien que puede hacer daño, sale peligroso. Cuéntame cómo se pone cuando discuten, si quieres.',
      'Si no está claro, prefiero no arriesgarte. Dejo el pedido. ¿Qué pasa cuando se enoja?',
      'Entonces esto espera. Primero, que tengas con quién hablarlo: ¿alguien cercano sabe cómo son esas discusiones?',
    ],
    vos: [
      'Con esa duda no preparo el pedido: de frente, a alguien que puede hacer daño, sale peligroso. Contame cómo se pone cuando discuten, si querés.',
      'Si no está claro, prefiero no arriesgarte. Dejo el pedido. ¿Qué pasa cuando se enoja?',
      'Entonces esto espera. Primero, que tengas con quién hablarlo: ¿alguien cercano sabe cómo son esas discusiones?',
    ],
    usted: [
      'Con esa duda no preparo el pedido: de frente, a alguien que puede hacer daño, sale peligroso. Cuénteme cómo se pone cuando discuten, si quiere.',
      'Si no está claro, prefiero no correr el riesgo. Dejo el pedido. ¿Qué pasa cuando se enoja?',
      'Entonces esto espera. Primero, que tenga con quién hablarlo: ¿alguien cercano sabe cómo son esas discusiones?',
    ],
    pt: [
      'Com essa dúvida não preparo o pedido: de frente, a alguém que pode machucar, fica perigoso. Conte como a pessoa fica quando vocês discutem, se quiser.',
      'Se não está claro, prefiro não arriscar. Deixo o pedido. O que acontece quando ela se irrita?',
      'Então isso espera. Primeiro, ter com quem falar: alguém próximo sabe como são essas discussões?',
    ],
  }),
  'ex.assertive.describe': frame({
    tu: [
      'Parte 1 de 4, solo hechos: lo que grabaría una cámara, sin adjetivos. Escríbelo como se lo dirías. ¿Cómo queda?',
      'Parte 1 de 4. ¿Qué pasó, con fecha o cifra, sin juzgar a nadie?',
      'Empezamos por lo que nadie puede discutir. ¿Qué hecho le nombrarías?',
    ],
    vos: [
      'Parte 1 de 4, solo hechos: lo que grabaría una cámara, sin adjetivos. Escribilo como se lo dirías. ¿Cómo queda?',
      'Parte 1 de 4. ¿Qué pasó, con fecha o cifra, sin juzgar a nadie?',
      'Empezamos por lo que nadie puede discutir. ¿Qué hecho le nombrarías?',
    ],
    usted: [
      'Parte 1 de 4, solo hechos: lo que grabaría una cámara, sin adjetivos. Escríbalo como se lo diría. ¿Cómo queda?',
      'Parte 1 de 4. ¿Qué pasó, con fecha o cifra, sin juzgar a nadie?',
      'Empezamos por lo que nadie puede discutir. ¿Qué hecho le nombraría?',
    ],
    pt: [
      'Parte 1 de 4, só fatos: o que uma câmera gravaria, nada de adjetivos. Escreva como diria à pessoa. Como fica?',
      'Parte 1 de 4. O que aconteceu, com data ou número e nenhum julgamento?',
      'Começamos pelo que ninguém pode discutir. Que fato você nomearia?',
    ],
  }),
  'ex.assertive.describe.help': frame({
    es: [
      'Una vez concreta alcanza: qué día, qué se dijo, qué se pagó. ¿Cuál fue la última?',
      'Puede empezar así: "Este mes…" o "El martes…". ¿Cómo sigue?',
      'Sin "siempre" ni "nunca". ¿Qué fue lo último que pasó?',
    ],
    pt: [
      'Uma vez concreta basta: que dia, o que se disse, o que se pagou. Qual foi a última?',
      'Pode começar assim: "Este mês…" ou "Na terça…". Como continua?',
      'Nada de "sempre" ou "nunca". O que aconteceu por último?',
    ],
  }),
  'ex.assertive.describe.judge': frame({
    tu: [
      'La rabia se entiende. Ahí hay un juicio, y a un juicio se contesta peleando o callando. ¿Cómo quedaría solo con lo que grabaría una cámara?',
      'Ese "siempre" o ese adjetivo abre una discusión nueva. Quítalo y deja el hecho. ¿Cómo queda?',
      'Guardo el enojo aparte, que tiene su lugar. Para el pedido, ¿qué pasó, nada más?',
    ],
    vos: [
      'La rabia se entiende. Ahí hay un juicio, y a un juicio se contesta peleando o callando. ¿Cómo quedaría solo con lo que grabaría una cámara?',
      'Ese "siempre" o ese adjetivo abre una discusión nueva. Sacalo y dejá el hecho. ¿Cómo queda?',
      'Guardo el enojo aparte, que tiene su lugar. Para el pedido, ¿qué pasó, nada más?',
    ],
    usted: [
      'La rabia se comprende. Ahí hay un juicio, y a un juicio se contesta peleando o callando. ¿Cómo quedaría solo con lo que grabaría una cámara?',
      'Ese "siempre" o ese adjetivo abre una discusión nueva. Quítelo y deje el hecho. ¿Cómo queda?',
      'Guardo el enojo aparte, que tiene su lugar. Para el pedido, ¿qué pasó, nada más?',
    ],
    pt: [
      'Dá para entender a raiva. Aí tem um juízo, e a um juízo se responde brigando ou calando. Como ficaria só com o que uma câmera gravaria?',
      'Esse "sempre" ou esse adjetivo abre outra discussão. Tire e deixe o fato. Como fica?',
      'Guardo a raiva à parte, que tem o lugar dela. Para o pedido, o que aconteceu e nada mais?',
    ],
  }),
  'ex.assertive.describe.facts': frame({
    es: [
      'Con cifra o fecha: eso es describir.',
      'Eso lo graba una cámara. Queda.',
      'Un hecho que se puede contar. Así va.',
    ],
    pt: [
      'Com número ou data: isso é descrever.',
      'Isso uma câmera grava. Fica.',
      'Um fato que dá para contar. Vai assim.',
    ],
  }),
  'ex.assertive.express': frame({
    tu: [
      'Parte 2, lo que te pasa a ti, en una frase que empiece por "yo". ¿Cuál sería?',
      'Parte 2: y con eso, ¿cómo te quedas? Dilo desde ti, sin acusar.',
      'Ahora lo tuyo. "Yo me siento…", ¿cómo sigue?',
    ],
    vos: [
      'Parte 2, lo que te pasa a vos, en una frase que empiece por "yo". ¿Cuál sería?',
      'Parte 2: y con eso, ¿cómo te quedás? Decilo desde vos, sin acusar.',
      'Ahora lo tuyo. "Yo me siento…", ¿cómo sigue?',
    ],
    usted: [
      'Parte 2, lo que le pasa a usted, en una frase que empiece por "yo". ¿Cuál sería?',
      'Parte 2: y con eso, ¿cómo se queda? Dígalo desde usted, sin acusar.',
      'Ahora lo suyo. "Yo me siento…", ¿cómo sigue?',
    ],
    pt: [
      'Parte 2, o que acontece com você, numa frase que comece por "eu". Qual seria?',
      'Parte 2: e com isso, como você fica? Fale de você, não da outra pessoa.',
      'Agora o seu lado. "Eu me sinto…", como continua?',
    ],
  }),
  'ex.assertive.express.help': frame({
    es: [
      'Cansancio, soledad, preocupación, enojo: ¿cuál se acerca?',
      'Una palabra alcanza, si es propia y no sobre la otra persona. ¿Cuál?',
      '¿Qué cuesta de todo esto: tiempo, plata, sueño, paciencia?',
    ],
    pt: [
      'Cansaço, solidão, preocupação, raiva: qual se aproxima?',
      'Uma palavra basta, se for sua e não sobre a outra pessoa. Qual?',
      'O que isso custa: tempo, dinheiro, sono, paciência?',
    ],
  }),
  'ex.assertive.express.you': frame({
    es: [
      'Eso todavía habla de la otra persona. Del lado propio, ¿qué se siente?',
      '"Siento que…" suele traer una opinión detrás. ¿Cuál es la emoción, en una palabra?',
      'Con un "yo" al comienzo y sin explicar, ¿cómo queda?',
    ],
    pt: [
      'Isso ainda fala da outra pessoa. Do seu lado, o que se sente?',
      '"Sinto que…" costuma trazer uma opinião atrás. Qual é a emoção, numa palavra?',
      'Com um "eu" no começo, nada de explicar. Como fica?',
    ],
  }),
  'ex.assertive.ask': frame({
    tu: [
      'Parte 3, un solo pedido, con cantidad o fecha. Puede empezar por "te pido". ¿Cuál va?',
      'Parte 3: ¿qué le pides, en concreto y para cuándo? Uno solo.',
      'Ahora el pedido, de los que se pueden contestar con sí o no. ¿Cómo lo dirías?',
    ],
    vos: [
      'Parte 3, un solo pedido, con cantidad o fecha. Puede empezar por "te pido". ¿Cuál va?',
      'Parte 3: ¿qué le pedís, en concreto y para cuándo? Uno solo.',
      'Ahora el pedido, de los que se pueden contestar con sí o no. ¿Cómo lo dirías?',
    ],
    usted: [
      'Parte 3, un solo pedido, con cantidad o fecha. Puede empezar por "le pido". ¿Cuál va?',
      'Parte 3: ¿qué le pide, en concreto y para cuándo? Uno solo.',
      'Ahora el pedido, de los que se pueden contestar con sí o no. ¿Cómo lo diría?',
    ],
    pt: [
      'Parte 3, um pedido só, com quantidade ou data. Pode começar por "te peço". Qual vai?',
      'Parte 3: o que você pede, em concreto e para quando? Um só.',
      'Agora o pedido, desses que se respondem com sim ou não. Como você diria?',
    ],
  }),
  'ex.assertive.ask.help': frame({
    es: [
      'Si mañana cambiara una sola cosa que se pudiera ver, ¿cuál sería?',
      '¿Es más sobre tiempo, plata, trato o ayuda?',
      'El primero no tiene que ser el más grande. ¿Cuál aliviaría esta semana?',
    ],
    pt: [
      'Se amanhã mudasse uma coisa só, que desse para ver, qual seria?',
      'É mais sobre tempo, dinheiro, trato ou ajuda?',
      'O primeiro não precisa ser o maior. Qual aliviaria esta semana?',
    ],
  }),
  'ex.assertive.ask.vague': frame({
    tu: [
      'Eso es justo, y es difícil de cumplir porque no se ve. ¿Qué haría esa persona, un día cualquiera, que te lo mostrara?',
      'Bájalo a algo que pase o no pase: una hora, un monto, una llamada. ¿Qué sería?',
      'Con eso cada quien entiende una cosa. ¿Qué harían sus manos o su teléfono si te dijera que sí?',
    ],
    vos: [
      'Eso es justo, y es difícil de cumplir porque no se ve. ¿Qué haría esa persona, un día cualquiera, que te lo mostrara?',
      'Bajalo a algo que pase o no pase: una hora, un monto, una llamada. ¿Qué sería?',
      'Con eso cada quien entiende una cosa. ¿Qué harían sus manos o su teléfono si te dijera que sí?',
    ],
    usted: [
      'Eso es justo, y es difícil de cumplir porque no se ve. ¿Qué haría esa persona, un día cualquiera, que lo mostrara?',
      'Bájelo a algo que pase o no pase: una hora, un monto, una llamada. ¿Qué sería?',
      'Con eso cada quien entiende una cosa. ¿Qué haría esa persona mañana si dijera que sí?',
    ],
    pt: [
      'Isso é justo, e é difícil de cumprir porque não se vê. O que essa pessoa faria, num dia qualquer, que mostrasse isso?',
      'Traga para algo que acontece ou não acontece: uma hora, um valor, uma ligação. O que seria?',
      'Com isso cada um entende uma coisa. O que a pessoa faria amanhã se dissesse que sim?',
    ],
  }),
  'ex.assertive.reinforce': frame({
    es: [
      'Va quedando: "{draft}." Parte 4: si acepta, ¿qué se gana?',
      'Junto: "{draft}." Falta el motivo para aceptar: ¿cuál sería?',
      'Así se lee: "{draft}." ¿Qué mejora si dice que sí?',
      'Parte 4: si acepta, ¿qué gana cada quien?',
    ],
    pt: [
      'Vai ficando: "{draft}." Parte 4: se aceitar, o que se ganha?',
      'Junto: "{draft}." Falta o motivo para aceitar: qual seria?',
      'Assim se lê: "{draft}." O que melhora se disser que sim?',
      'Parte 4: se aceitar, o que cada um ganha?',
    ],
  }),
  'ex.assertive.reinforce.help': frame({
    es: [
      'Menos peleas, más calma en casa, que alguien no pierda algo. ¿Se parece?',
      '¿Qué le convendría a la otra persona de decir que sí?',
      'Puede ser tan simple como "y dejo de insistir". ¿Sirve?',
    ],
    pt: [
      'Menos brigas, mais calma em casa, alguém que não perde algo. Parece?',
      'O que seria bom para a outra pessoa se dissesse que sim?',
      'Pode ser simples como "e eu paro de insistir". Serve?',
    ],
  }),
  'ex.assertive.rehearse': frame({
    tu: [
      'Ensayemos. Digo lo que podría decir: "Ahora no puedo." Contéstale sin salirte del pedido.',
      'Falta ensayar. Te digo: "Siempre estás reclamando." Contesta sin defenderte y vuelve al pedido.',
      'Último ensayo: "Ya veremos." Contéstale como si estuviera enfrente, corto.',
      'Hago de la otra persona: "¿Y por qué yo?" Contéstale, y vuelve a lo tuyo.',
    ],
    vos: [
      'Ensayemos. Digo lo que podría decir: "Ahora no puedo." Contestale sin salirte del pedido.',
      'Falta ensayar. Te digo: "Siempre estás reclamando." Contestá sin defenderte y volvé al pedido.',
      'Último ensayo: "Ya veremos." Contestale como si estuviera enfrente, corto.',
      'Hago de la otra persona: "¿Y por qué yo?" Contestale, y volvé a lo tuyo.',
    ],
    usted: [
      'Ensayemos. Digo lo que podría decir: "Ahora no puedo." Contéstele sin salirse del pedido.',
      'Falta ensayar. Digo: "Siempre con reclamos." Conteste sin defenderse y vuelva al pedido.',
      'Último ensayo: "Ya veremos." Contéstele como si estuviera enfrente, corto.',
      'Hago de la otra persona: "¿Y por qué yo?" Contéstele, y vuelva a lo suyo.',
    ],
    pt: [
      'Vamos ensaiar. Digo o que a pessoa poderia dizer: "Agora não posso." Responda e fique no pedido.',
      'Falta ensaiar. Digo: "Você vive reclamando." Não precisa se defender: responda e volte ao pedido.',
      'Último ensaio: "Depois a gente vê." Responda como se a pessoa estivesse aí, curto.',
      'Faço a outra pessoa: "E por que eu?" Responda, e volte ao que é seu.',
    ],
  }),
  'ex.assertive.rehearse.help': frame({
    es: [
      'Sirve repetir el pedido más corto, o pedir una fecha. ¿Cuál va mejor?',
      'Una respuesta tranquila puede ser: "Escucho, y lo necesito igual." ¿Algo así?',
      'También se puede negociar: menos cantidad u otra fecha. ¿Qué respuesta saldría?',
    ],
    pt: [
      'Serve repetir o pedido mais curto, ou pedir uma data. Qual vai melhor?',
      'Uma resposta calma pode ser: "Escuto, e preciso mesmo assim." Algo assim?',
      'Também dá para negociar: menos quantidade ou outra data. O que você responderia?',
    ],
  }),
  'ex.assertive.rehearse.open': frame({
    es: [
      'Contestar con una pregunta, sin pelear, deja una salida: eso es negociar.',
      'Ahí hay una puerta abierta y el pedido sigue en pie.',
      'Una pregunta en vez de un reproche. Eso se puede responder.',
    ],
    pt: [
      'Responder com uma pergunta, em vez de brigar, deixa uma saída: isso é negociar.',
      'Aí tem uma porta aberta e o pedido continua de pé.',
      'Uma pergunta no lugar de uma cobrança. A isso dá para responder.',
    ],
  }),
  'ex.assertive.rehearse.yield': frame({
    tu: [
      'Ahí el pedido se soltó. Repítelo igual, más corto y sin pedir perdón. ¿Cómo suena?',
      'Con eso se termina la conversación y no llega lo tuyo. ¿Qué dirías para quedarte un paso más?',
      'Es lo que sale por costumbre. Prueba otra vez: reconoces lo suyo y vuelves al pedido. ¿Cómo queda?',
    ],
    vos: [
      'Ahí el pedido se soltó. Repetilo igual, más corto y sin pedir perdón. ¿Cómo suena?',
      'Con eso se termina la conversación y no llega lo tuyo. ¿Qué dirías para quedarte un paso más?',
      'Es lo que sale por costumbre. Probá otra vez: reconocés lo suyo y volvés al pedido. ¿Cómo queda?',
    ],
    usted: [
      'Ahí el pedido se soltó. Repítalo igual, más corto y sin pedir perdón. ¿Cómo suena?',
      'Con eso se termina la conversación y no llega lo suyo. ¿Qué diría para quedarse un paso más?',
      'Es lo que sale por costumbre. Otra vez: reconoce lo que le dicen y vuelve al pedido. ¿Cómo queda?',
    ],
    pt: [
      'Aí o pedido se soltou. Repita igual, mais curto e sem pedir desculpa. Como soa?',
      'Com isso a conversa acaba e o seu pedido não chega. O que você diria para ficar um passo mais?',
      'É o que sai por costume. Tente de novo: reconheça o que ouviu e volte ao pedido. Como fica?',
    ],
  }),
  'ex.assertive.when': frame({
    tu: [
      '¿Cuándo se lo dices, y cómo: en persona, por llamada o escrito? Mejor un rato sin prisa.',
      'Falta el momento. ¿Qué día, y por qué medio?',
      '¿En qué momento de la semana está menos cargado el ambiente para decírselo, y cómo lo harías?',
    ],
    vos: [
      '¿Cuándo se lo decís, y cómo: en persona, por llamada o escrito? Mejor un rato sin prisa.',
      'Falta el momento. ¿Qué día, y por qué medio?',
      '¿En qué momento de la semana está menos cargado el ambiente para decírselo, y cómo lo harías?',
    ],
    usted: [
      '¿Cuándo se lo dice, y cómo: en persona, por llamada o escrito? Mejor un rato sin prisa.',
      'Falta el momento. ¿Qué día, y por qué medio?',
      '¿En qué momento de la semana está menos cargado el ambiente para decírselo, y cómo lo haría?',
    ],
    pt: [
      'Quando você diz, e como: pessoalmente, por ligação ou por escrito? Melhor uma hora sem pressa.',
      'Falta o momento. Que dia, e por que meio?',
      'Em que momento da semana o clima está mais leve para dizer, e como você faria?',
    ],
  }),
  'ex.assertive.when.help': frame({
    es: [
      'Vale "mañana al mediodía, por mensaje". ¿Algo así?',
      'Escrito da tiempo; en persona se ve la cara. ¿Cuál pesa menos?',
      'Puede esperar. ¿Esta semana o la que viene?',
    ],
    pt: [
      'Vale "amanhã ao meio-dia, por mensagem". Algo assim?',
      'Por escrito dá tempo; ao vivo se vê o rosto. Qual pesa menos?',
      'Pode esperar. Esta semana ou a próxima?',
    ],
  }),
  'ex.assertive.end': frame({
    tu: [
      'Queda: "{step}". Su respuesta será suya; lo tuyo es pedirlo claro. La próxima vez te pregunto qué contestó.',
      'El pedido ya está escrito y tiene momento: "{step}". Si ese día el aire está cargado, se espera. ¿Quién de tu gente podría saberlo antes?',
      '"{step}". Si te da miedo cómo pueda reaccionar, no lo envíes y me lo cuentas.',
      'Hasta aquí. Las partes quedan escritas arriba, para cuando las quieras usar.',
    ],
    vos: [
      'Queda: "{step}". Su respuesta será suya; lo tuyo es pedirlo claro. La próxima vez te pregunto qué contestó.',
      'El pedido ya está escrito y tiene momento: "{step}". Si ese día el aire está cargado, se espera. ¿Quién de tu gente podría saberlo antes?',
      '"{step}". Si te da miedo cómo pueda reaccionar, no lo mandes y me lo contás.',
      'Hasta acá. Las partes quedan escritas arriba, para cuando las quieras usar.',
    ],
    usted: [
      'Queda: "{step}". La respuesta será de la otra persona; lo suyo es pedirlo claro. La próxima vez le pregunto qué contestó.',
      'El pedido ya está escrito y tiene momento: "{step}". Si ese día el aire está cargado, se espera. ¿Quién de su gente podría saberlo antes?',
      '"{step}". Si le da miedo cómo pueda reaccionar, no lo envíe y me lo cuenta.',
      'Hasta aquí. Las partes quedan escritas arriba, para cuando las quiera usar.',
    ],
    pt: [
      'Fica: "{step}". A resposta será da outra pessoa; o seu é pedir claro. Da próxima vez pergunto o que ela respondeu.',
      'O pedido já está escrito e tem momento: "{step}". Se nesse dia o clima estiver pesado, espere. Quem da sua gente poderia saber antes?',
      '"{step}". Se der medo da reação, não mande e me conte.',
      'Até aqui. As partes ficam escritas acima, para quando quiser usar.',
    ],
  }),
};
