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
      'Para esto tengo {exercise}: unos {minutes} minutos, {aim}. ¿Empezamos?',
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
      'Para isso tenho {exercise}: uns {minutes} minutos, {aim}. Começamos?',
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
};
