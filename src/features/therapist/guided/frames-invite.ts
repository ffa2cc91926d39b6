/**
 * The same families as invitations: no question mark, so that three questions never come in a row. And `room`,
 * which asks for nothing.
 */
import { type Frames, frame } from './phrase.ts';

export const INVITE_FRAMES: Frames = {
  'invite.go': frame({
    es: ['Hay tiempo.', 'Sin prisa con el resto.'],
    tu: [
      'Sigue por donde quieras.',
      'Cuéntame un poco más de eso.',
      'Sigue, que te leo.',
      'Dime qué viene después.',
    ],
    vos: [
      'Seguí por donde quieras.',
      'Contame un poco más de eso.',
      'Seguí, que te leo.',
      'Decime qué viene después.',
    ],
    usted: [
      'Siga por donde quiera.',
      'Cuénteme un poco más de eso.',
      'Siga, que le leo.',
      'Dígame qué viene después.',
    ],
    pt: [
      'Continue por onde quiser.',
      'Conte um pouco mais disso.',
      'Siga, estou lendo.',
      'Diga o que vem depois.',
      'Temos tempo.',
      'Sem pressa com o resto.',
    ],
  }),
  'invite.instance': frame({
    tu: [
      'Llévame a la última vez, con día y lugar.',
      'Cuéntame un momento concreto, el más reciente.',
      'Cuéntame cómo fue hoy, por partes.',
    ],
    vos: [
      'Llevame a la última vez, con día y lugar.',
      'Contame un momento concreto, el más reciente.',
      'Contame cómo fue hoy, por partes.',
    ],
    usted: [
      'Lléveme a la última vez, con día y lugar.',
      'Cuénteme un momento concreto, el más reciente.',
      'Cuénteme cómo fue hoy, por partes.',
    ],
    pt: [
      'Me leve à última vez, com dia e lugar.',
      'Conte um momento concreto, o mais recente.',
      'Conte como foi hoje, por partes.',
    ],
  }),
  'invite.what-weighs': frame({
    tu: [
      'Dime qué es lo que más pesa de eso.',
      'Cuéntame de qué está hecho ese número.',
      'Ponle palabras a lo más pesado, las que salgan.',
    ],
    vos: [
      'Decime qué es lo que más pesa de eso.',
      'Contame de qué está hecho ese número.',
      'Ponele palabras a lo más pesado, las que salgan.',
    ],
    usted: [
      'Dígame qué es lo que más pesa de eso.',
      'Cuénteme de qué está hecho ese número.',
      'Póngale palabras a lo más pesado, las que salgan.',
    ],
    pt: [
      'Diga o que mais pesa nisso.',
      'Conte do que é feito esse número.',
      'Ponha em palavras o mais pesado, as que saírem.',
    ],
  }),
  'invite.thought': frame({
    tu: [
      'Cuéntame la frase que se repite en la cabeza.',
      'Escribe lo que te dices en ese momento, tal como suena.',
      'Dime qué imagen aparece primero.',
    ],
    vos: [
      'Contame la frase que se repite en la cabeza.',
      'Escribí lo que te decís en ese momento, tal como suena.',
      'Decime qué imagen aparece primero.',
    ],
    usted: [
      'Cuénteme la frase que se repite en la cabeza.',
      'Escriba lo que se dice en ese momento, tal como suena.',
      'Dígame qué imagen aparece primero.',
    ],
    pt: [
      'Conte a frase que se repete na cabeça.',
      'Escreva o que você se diz nesse momento, do jeito que soa.',
      'Diga que imagem aparece primeiro.',
    ],
  }),
  'invite.body': frame({
    tu: [
      'Fíjate dónde lo guarda el cuerpo y cuéntamelo.',
      'Dime cómo están ahora los hombros y la mandíbula.',
      'Cuéntame cómo duermes desde entonces.',
    ],
    vos: [
      'Fijate dónde lo guarda el cuerpo y contámelo.',
      'Decime cómo están ahora los hombros y la mandíbula.',
      'Contame cómo dormís desde entonces.',
    ],
    usted: [
      'Fíjese dónde lo guarda el cuerpo y cuéntemelo.',
      'Dígame cómo están ahora los hombros y la mandíbula.',
      'Cuénteme cómo duerme desde entonces.',
    ],
    pt: [
      'Repare onde o corpo guarda isso e me conte.',
      'Diga como estão agora os ombros e a mandíbula.',
      'Conte como você dorme desde então.',
    ],
  }),
  'invite.before': frame({
    tu: [
      'Cuéntame qué había justo antes.',
      'Dime a qué hora llega, si tiene hora.',
      'Piensa en el minuto anterior y escríbelo.',
    ],
    vos: [
      'Contame qué había justo antes.',
      'Decime a qué hora llega, si tiene hora.',
      'Pensá en el minuto anterior y escribilo.',
    ],
    usted: [
      'Cuénteme qué había justo antes.',
      'Dígame a qué hora llega, si tiene hora.',
      'Piense en el minuto anterior y escríbalo.',
    ],
    pt: [
      'Conte o que havia logo antes.',
      'Diga a que hora chega, se tem hora.',
      'Pense no minuto anterior e escreva.',
    ],
  }),
  'invite.helped': frame({
    tu: [
      'Cuéntame algo que lo haya aflojado, aunque fuera poco.',
      'Dime qué haces cuando aprieta así.',
      'Nombra una cosa que hoy te sostuvo, por chica que sea.',
    ],
    vos: [
      'Contame algo que lo haya aflojado, aunque fuera poco.',
      'Decime qué hacés cuando aprieta así.',
      'Nombrá una cosa que hoy te sostuvo, por chica que sea.',
    ],
    usted: [
      'Cuénteme algo que lo haya aflojado, aunque fuera poco.',
      'Dígame qué hace cuando aprieta así.',
      'Nombre una cosa que hoy le sostuvo, por chica que sea.',
    ],
    pt: [
      'Conte algo que tenha aliviado, mesmo que pouco.',
      'Diga o que você faz quando aperta assim.',
      'Diga uma coisa que hoje segurou você, por menor que seja.',
    ],
  }),
  'invite.want': frame({
    tu: [
      'Dime qué te gustaría que fuera distinto.',
      'Cuéntame cómo sería un rato mejor.',
      'Ponlo como pedido: qué necesitas, y de quién.',
    ],
    vos: [
      'Decime qué te gustaría que fuera distinto.',
      'Contame cómo sería un rato mejor.',
      'Ponelo como pedido: qué necesitás, y de quién.',
    ],
    usted: [
      'Dígame qué le gustaría que fuera distinto.',
      'Cuénteme cómo sería un rato mejor.',
      'Póngalo como pedido: qué necesita, y de quién.',
    ],
    pt: [
      'Diga o que gostaria que fosse diferente.',
      'Conte como seria um momento melhor.',
      'Ponha como pedido: do que precisa, e de quem.',
    ],
  }),
  'invite.exception': frame({
    tu: [
      'Cuéntame del último rato en que pesó menos.',
      'Busca un momento de la semana sin eso y dime cómo fue.',
      'Dime con quién se hace más liviano.',
    ],
    vos: [
      'Contame del último rato en que pesó menos.',
      'Buscá un momento de la semana sin eso y decime cómo fue.',
      'Decime con quién se hace más liviano.',
    ],
    usted: [
      'Cuénteme del último rato en que pesó menos.',
      'Busque un momento de la semana sin eso y dígame cómo fue.',
      'Dígame con quién se hace más liviano.',
    ],
    pt: [
      'Conte do último momento em que pesou menos.',
      'Procure um momento da semana sem isso e diga como foi.',
      'Diga com quem fica mais leve.',
    ],
  }),
  'invite.who': frame({
    tu: [
      'Cuéntame quién más está cerca en esto.',
      'Dime quién de los tuyos lo sabe.',
      'Piensa en una persona que podría escuchar esto y dime quién es.',
    ],
    vos: [
      'Contame quién más está cerca en esto.',
      'Decime quién de los tuyos lo sabe.',
      'Pensá en una persona que podría escuchar esto y decime quién es.',
    ],
    usted: [
      'Cuénteme quién más está cerca en esto.',
      'Dígame quién de los suyos lo sabe.',
      'Piense en una persona que podría escuchar esto y dígame quién es.',
    ],
    pt: [
      'Conte quem mais está perto nisso.',
      'Diga quem dos seus sabe.',
      'Pense em uma pessoa que poderia escutar isso e diga quem é.',
    ],
  }),
  room: frame({
    es: [
      'Lo dejo ahí un momento.',
      'No hay que resolverlo en este mensaje.',
      'Cabe aquí, tal como viene.',
      'Puede quedarse así, sin arreglo, por ahora.',
      'No agrego nada; pesa lo que pesa.',
      'Hay cosas que primero solo se dicen.',
    ],
    pt: [
      'Deixo isso aí um momento.',
      'Não precisa resolver nesta mensagem.',
      'Cabe aqui, do jeito que vem.',
      'Pode ficar assim, sem conserto, por enquanto.',
      'Não acrescento nada; pesa o que pesa.',
      'Tem coisas que primeiro só se dizem.',
    ],
  }),
};
