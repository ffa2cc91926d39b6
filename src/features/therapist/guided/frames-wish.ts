/** Answers to a wish: two ways side by side, one, the question what it is for, and going on talking. */
import { type Frames, frame } from './phrase.ts';

export const WISH_FRAMES: Frames = {
  'wish.two': frame({
    es: [
      'Con lo que hay sobre la mesa van dos cosas: {exercise}, {aim}; o {other}, {otherAim}. ¿Cuál va primero?',
      'Hay con qué. {exercise}, {aim}, o {other}, {otherAim}. ¿Por cuál empezamos?',
      'Sí, probemos. Una opción: {exercise}, {aim}. La otra: {other}, {otherAim}. ¿Cuál queda más cerca?',
    ],
    tu: ['Se me ocurren dos, y tú eliges: {exercise}, {aim}; o {other}, {otherAim}. ¿Cuál te llama?'],
    vos: ['Se me ocurren dos, y vos elegís: {exercise}, {aim}; o {other}, {otherAim}. ¿Cuál te llama?'],
    usted: ['Se me ocurren dos, y usted elige: {exercise}, {aim}; o {other}, {otherAim}. ¿Cuál prefiere?'],
    pt: [
      'Com o que está na mesa cabem duas coisas: {exercise}, {aim}; ou {other}, {otherAim}. Qual vai primeiro?',
      'Temos com o quê. {exercise}, {aim}, ou {other}, {otherAim}. Por qual começamos?',
      'Sim, vamos tentar. Uma opção: {exercise}, {aim}. A outra: {other}, {otherAim}. Qual fica mais perto?',
      'Penso em duas, e você escolhe: {exercise}, {aim}; ou {other}, {otherAim}. Qual chama mais?',
    ],
  }),
  'wish.two.moment': frame({
    es: [
      'Para {moment} hay dos caminos: {exercise}, {aim}; o {other}, {otherAim}. ¿Cuál probamos?',
      'Pensando en {moment}: {exercise}, {aim}, o {other}, {otherAim}. ¿Por cuál empezamos?',
      'Algo para {moment}: podría ser {exercise}, {aim}; o bien {other}, {otherAim}. ¿Cuál queda más cerca?',
    ],
    pt: [
      'Para {moment} há dois caminhos: {exercise}, {aim}; ou {other}, {otherAim}. Qual tentamos?',
      'Pensando em {moment}: {exercise}, {aim}, ou {other}, {otherAim}. Por qual começamos?',
      'Algo para {moment}: pode ser {exercise}, {aim}; ou então {other}, {otherAim}. Qual fica mais perto?',
    ],
  }),
  'wish.one': frame({
    es: [
      'Sí, hay algo que va con esto: {exercise}, unos {minutes} minutos, {aim}. ¿Lo hacemos?',
      'Para esto hay algo corto: {exercise}, {aim}. Unos {minutes} minutos. ¿Empezamos?',
    ],
    tu: [
      'Te propongo {exercise}, {aim}. Son unos {minutes} minutos. ¿Lo hacemos, o prefieres contarme más antes?',
    ],
    vos: [
      'Te propongo {exercise}, {aim}. Son unos {minutes} minutos. ¿Lo hacemos, o preferís contarme más antes?',
    ],
    usted: [
      'Le propongo {exercise}, {aim}. Son unos {minutes} minutos. ¿Lo hacemos, o prefiere contarme más antes?',
    ],
    pt: [
      'Sim, tem algo que combina com isso: {exercise}, uns {minutes} minutos, {aim}. Fazemos?',
      'Para isso há algo curto: {exercise}, {aim}. Uns {minutes} minutos. Começamos?',
      'Proponho {exercise}, {aim}. São uns {minutes} minutos. Fazemos, ou prefere me contar mais antes?',
    ],
  }),
  'wish.what': frame({
    es: [
      'Sí, hay cosas que se pueden hacer. Para elegir bien, ¿qué va primero: calmar el cuerpo, ordenar la cabeza o dar un paso concreto?',
      'Busquemos algo que sirva. ¿Lo más urgente está en el cuerpo, en la cabeza que no para, o en algo por resolver?',
      'Cuenta con eso. ¿Es más para bajar el cuerpo, para ordenar lo que da vueltas o para hacer algo con lo que pasa?',
    ],
    pt: [
      'Sim, há coisas para fazer. Para escolher bem, o que vem primeiro: acalmar o corpo, arrumar a cabeça ou dar um passo concreto?',
      'Vamos achar algo que sirva. O mais urgente está no corpo, na cabeça que não para, ou em algo a resolver?',
      'Dá para fazer algo. É mais para baixar o corpo, para arrumar o que fica rodando ou para agir no que acontece?',
    ],
  }),
  'talk.here': frame({
    tu: [
      'Hablemos, entonces. Quedamos en esto: {fact}. Sigue por ahí, o por lo que tengas más a mano.',
      'Claro, sin ejercicios. De lo que dijiste me quedó esto: {fact}. Cuéntame lo que falta.',
      'Hablemos. No hay orden: lo primero que aparezca sirve, aunque sea una escena de hoy.',
      'Por supuesto. Empieza por donde quieras, y si no sabes por dónde, cuéntame cómo llegaste a esta hora.',
    ],
    vos: [
      'Hablemos, entonces. Quedamos en esto: {fact}. Seguí por ahí, o por lo que tengas más a mano.',
      'Claro, sin ejercicios. De lo que dijiste me quedó esto: {fact}. Contame lo que falta.',
      'Hablemos. No hay orden: lo primero que aparezca sirve, aunque sea una escena de hoy.',
      'Por supuesto. Empezá por donde quieras, y si no sabés por dónde, contame cómo llegaste a esta hora.',
    ],
    usted: [
      'Hablemos, entonces. Quedamos en esto: {fact}. Siga por ahí, o por lo que tenga más a mano.',
      'Claro, sin ejercicios. De lo que dijo me quedó esto: {fact}. Cuénteme lo que falta.',
      'Hablemos. No hay orden: lo primero que aparezca sirve, aunque sea una escena de hoy.',
      'Por supuesto. Empiece por donde quiera, y si no sabe por dónde, cuénteme cómo llegó a esta hora.',
    ],
    pt: [
      'Vamos conversar, então. Paramos nisto: {fact}. Siga por aí, ou pelo que estiver mais à mão.',
      'Claro, sem exercícios. Do que você disse me ficou isto: {fact}. Conte o que falta.',
      'Vamos conversar. Não tem ordem: a primeira coisa que aparecer serve, mesmo que seja uma cena de hoje.',
      'Com certeza. Comece por onde quiser, e se não souber por onde, conte como chegou a esta hora.',
    ],
  }),
  'help.yes': frame({
    tu: [
      'Sí, aquí estoy para eso. Cuéntame qué está pasando, por donde te sea más fácil.',
      'Claro que sí. Dime qué pasa, aunque salga desordenado.',
      'Para eso estoy. ¿Qué es lo que más aprieta hoy?',
    ],
    vos: [
      'Sí, acá estoy para eso. Contame qué está pasando, por donde te sea más fácil.',
      'Claro que sí. Decime qué pasa, aunque salga desordenado.',
      'Para eso estoy. ¿Qué es lo que más aprieta hoy?',
    ],
    usted: [
      'Sí, aquí estoy para eso. Cuénteme qué está pasando, por donde le sea más fácil.',
      'Claro que sí. Dígame qué pasa, aunque salga desordenado.',
      'Para eso estoy. ¿Qué es lo que más aprieta hoy?',
    ],
    pt: [
      'Sim, estou aqui para isso. Conte o que está acontecendo, por onde for mais fácil.',
      'Claro que sim. Diga o que houve, mesmo que saia desarrumado.',
      'Estou aqui para isso. O que mais aperta hoje?',
    ],
  }),
  'doubt.machine': frame({
    tu: [
      'Es raro, sí: hay un programa de este lado, no una persona. No hace falta creer en esto para usarlo. ¿Qué habrías contado hoy si no fuera raro?',
      'Puedes dudar y probar a la vez. No siento ni juzgo; leo con cuidado. ¿Por dónde vale la pena empezar?',
      'Tiene sentido que te parezca extraño. Quédate con lo que sirva y descarta el resto. ¿Qué anda pasando?',
    ],
    vos: [
      'Es raro, sí: hay un programa de este lado, no una persona. No hace falta creer en esto para usarlo. ¿Qué habrías contado hoy si no fuera raro?',
      'Podés dudar y probar a la vez. No siento ni juzgo; leo con cuidado. ¿Por dónde vale la pena empezar?',
      'Tiene sentido que te parezca extraño. Quedate con lo que sirva y descartá el resto. ¿Qué anda pasando?',
    ],
    usted: [
      'Es raro, sí: hay un programa de este lado, no una persona. No hace falta creer en esto para usarlo. ¿Qué habría contado hoy si no fuera raro?',
      'Puede dudar y probar a la vez. No siento ni juzgo; leo con cuidado. ¿Por dónde vale la pena empezar?',
      'Tiene sentido que le parezca extraño. Quédese con lo que sirva y descarte el resto. ¿Qué anda pasando?',
    ],
    pt: [
      'É estranho, sim: deste lado há um programa, não uma pessoa. Não precisa acreditar nisto para usar. O que você contaria hoje se não fosse estranho?',
      'Dá para duvidar e testar ao mesmo tempo. Não sinto nem julgo; leio com cuidado. Por onde vale a pena começar?',
      'Faz sentido parecer estranho. Fique com o que servir e deixe o resto. O que anda acontecendo?',
    ],
  }),
  'loss.sorry': frame({
    es: ['Lo siento mucho.', 'Siento mucho esa pérdida.', 'Qué golpe tan grande. Lo siento.'],
    pt: ['Sinto muito.', 'Sinto muito por essa perda.', 'Que golpe tão grande. Sinto muito.'],
  }),
  'fear.what-if': frame({
    es: [
      'Ese "y si" es el miedo hablando, y tiene de dónde agarrarse. Si llegara a pasar, ¿quién estaría cerca?',
      'Ahí está el miedo, dicho en una pregunta. De esa posibilidad, ¿qué parte es la peor?',
      'No sé si va a pasar. Sí se ve cuánto pesa no saberlo. ¿Qué sería lo primero por hacer si pasara?',
      'Vivir con ese "y si" ya cansa antes de que pase nada. ¿A qué hora aparece más?',
    ],
    pt: [
      'Esse "e se" é o medo falando, e tem onde se agarrar. Se chegasse a acontecer, quem estaria por perto?',
      'Aí está o medo, dito em uma pergunta. Dessa possibilidade, que parte é a pior?',
      'Não sei se vai acontecer. Dá para ver quanto pesa não saber. O que seria a primeira coisa a fazer se acontecesse?',
      'Viver com esse "e se" já cansa antes de acontecer algo. A que hora aparece mais?',
    ],
  }),
  'doubt.dare': frame({
    tu: [
      'Trucos no tengo. Prefiero que me pruebes con algo tuyo: dime lo que menos ganas te da contar, en una línea.',
      'Sorprender no me sale. Escuchar sin apuro, sí. ¿Qué te trajo hoy, aunque no creas en esto?',
      'No vengo a convencerte. Dame un problema real de esta semana y vemos si sirvo de algo.',
    ],
    vos: [
      'Trucos no tengo. Prefiero que me pruebes con algo tuyo: decime lo que menos ganas te da contar, en una línea.',
      'Sorprender no me sale. Escuchar sin apuro, sí. ¿Qué te trajo hoy, aunque no creas en esto?',
      'No vengo a convencerte. Dame un problema real de esta semana y vemos si sirvo de algo.',
    ],
    usted: [
      'Trucos no tengo. Prefiero que me pruebe con algo suyo: dígame lo que menos ganas le da contar, en una línea.',
      'Sorprender no me sale. Escuchar sin apuro, sí. ¿Qué le trajo hoy, aunque no crea en esto?',
      'No vengo a convencerle. Deme un problema real de esta semana y vemos si sirvo de algo.',
    ],
    pt: [
      'Truques não tenho. Prefiro que me teste com algo seu: diga o que menos quer contar, em uma linha.',
      'Surpreender não é comigo. Escutar sem pressa, sim. O que trouxe você hoje, mesmo sem acreditar nisto?',
      'Não vim convencer você. Me dê um problema real desta semana e vemos se sirvo para algo.',
    ],
  }),
  'stay.plain': frame({
    es: [
      'Eso solo ya da para quedarse un rato.',
      'Lo dejo aquí a la vista, sin apurarlo.',
      'No hace falta cerrarlo hoy.',
      'Hay lugar para el resto, cuando salga.',
      'Ahí hay más de una cosa junta.',
    ],
    pt: [
      'Só isso já dá para ficar um tempo.',
      'Deixo aqui à vista, sem apressar.',
      'Não precisa fechar hoje.',
      'Há lugar para o resto, quando sair.',
      'Aí tem mais de uma coisa junta.',
    ],
  }),
};
