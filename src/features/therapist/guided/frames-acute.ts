/**
 * Panic now: body, place, number, breathing, senses, a person. Few words and one thing a turn, because reading
 * costs effort at a nine.
 */
import { type Frames, frame } from './phrase.ts';

export const ACUTE_FRAMES: Frames = {
  'acute.clear': frame({
    es: ['Sin dolor, entonces.', 'Bien, eso queda descartado.', 'De acuerdo, no es eso.'],
    pt: ['Sem dor, então.', 'Certo, isso fica descartado.', 'De acordo, não é isso.'],
  }),
  'acute.known': frame({
    es: [
      'Sin dolor, y como otras veces: ya pasó antes, y también bajó.',
      'Es lo conocido, y lo conocido ya bajó otras veces.',
      'Sin dolor, y el cuerpo ya conoce esta ola.',
    ],
    pt: [
      'Sem dor, e como outras vezes: já passou antes, e também desceu.',
      'É o conhecido, e o conhecido já desceu outras vezes.',
      'Sem dor, e o corpo já conhece essa onda.',
    ],
  }),
  'acute.anchor': frame({
    tu: [
      'Vamos por partes. Apoya la espalda o las manos en algo firme y dime dónde quedaste.',
      'Primero el suelo: los dos pies apoyados. ¿Dónde estás ahora mismo?',
      'Busca algo firme, una pared o una silla, y apóyate. Dime en qué te apoyaste.',
    ],
    vos: [
      'Vamos por partes. Apoyá la espalda o las manos en algo firme y decime dónde quedaste.',
      'Primero el suelo: los dos pies apoyados. ¿Dónde estás ahora mismo?',
      'Buscá algo firme, una pared o una silla, y apoyate. Decime en qué te apoyaste.',
    ],
    usted: [
      'Vamos por partes. Apoye la espalda o las manos en algo firme y dígame dónde quedó.',
      'Primero el suelo: los dos pies apoyados. ¿Dónde está ahora mismo?',
      'Busque algo firme, una pared o una silla, y apóyese. Dígame en qué se apoyó.',
    ],
    pt: [
      'Vamos por partes. Apoie as costas ou as mãos em algo firme e me diga onde ficou.',
      'Primeiro o chão: os dois pés apoiados. Onde você está agora?',
      'Procure algo firme, uma parede ou uma cadeira, e se apoie. Diga em que se apoiou.',
    ],
  }),
  'acute.anchor.help': frame({
    es: [
      'Con los pies en el suelo basta. ¿Están apoyados?',
      'Una mano en la mesa, o en la propia pierna. ¿Está?',
      'No hace falta contarlo. Solo los pies, bien apoyados.',
    ],
    pt: [
      'Os pés no chão bastam. Estão apoiados?',
      'Uma mão na mesa, ou na própria perna. Está?',
      'Não precisa contar. Só os pés, bem apoiados.',
    ],
  }),
  'acute.before': frame({
    es: [
      'Pies en el suelo. Del 0 al 10, ¿cuánto es ahora?',
      'El cuerpo, apoyado. Del 0 al 10, ¿en cuánto está?',
      'Del 0 al 10, ¿cuánto es en este momento?',
    ],
    pt: [
      'Pés no chão. De 0 a 10, quanto é agora?',
      'Apoio aí. De 0 a 10, em quanto está?',
      'De 0 a 10, quanto é neste momento?',
    ],
  }),
  'acute.consent': frame({
    tu: [
      'Esa ola sube y después baja. Tengo un círculo para respirar: entra en cuatro, sale en seis, sin retener. "Alto" lo para. Si hay asma, embarazo o corazón, dímelo. ¿Empezamos?',
      'La alarma está al máximo, y baja. Un círculo marca el aire: cuatro y seis, sin retener. Escribes "alto" y paramos. ¿Hay asma, embarazo o corazón, o vamos?',
      'Vamos con el aire, más largo al salir: sigues un círculo y "alto" lo corta. Si tienes asma, embarazo o algo del corazón, avísame. ¿Va?',
    ],
    vos: [
      'Esa ola sube y después baja. Tengo un círculo para respirar: entra en cuatro, sale en seis, sin retener. "Alto" lo para. Si hay asma, embarazo o corazón, decímelo. ¿Empezamos?',
      'La alarma está al máximo, y baja. Un círculo marca el aire: cuatro y seis, sin retener. Escribís "alto" y paramos. ¿Hay asma, embarazo o corazón, o vamos?',
      'Vamos con el aire, más largo al salir: seguís un círculo y "alto" lo corta. Si tenés asma, embarazo o algo del corazón, avisame. ¿Va?',
    ],
    usted: [
      'Esa ola sube y después baja. Tengo un círculo para respirar: entra en cuatro, sale en seis, sin retener. "Alto" lo para. Si hay asma, embarazo o corazón, dígamelo. ¿Empezamos?',
      'La alarma está al máximo, y baja. Un círculo marca el aire: cuatro y seis, sin retener. Escribe "alto" y paramos. ¿Hay asma, embarazo o corazón, o vamos?',
      'Vamos con el aire, más largo al salir: sigue un círculo y "alto" lo corta. Si tiene asma, embarazo o algo del corazón, avíseme. ¿Comenzamos?',
    ],
    pt: [
      'Essa onda sobe e depois desce. Tenho um círculo para respirar: entra em quatro, sai em seis, sem prender. "Para" interrompe. Se tem asma, gravidez ou coração, me diga. Começamos?',
      'O alarme está no máximo, e desce. Um círculo marca o ar: quatro e seis, sem prender. Escreva "para" e paramos. Tem asma, gravidez ou coração, ou vamos?',
      'Vamos com o ar, mais longo ao sair: você segue um círculo e "para" corta. Se tem asma, gravidez ou algo do coração, avise. Vamos?',
    ],
  }),
  'acute.more': frame({
    es: [
      'Sigue alto. Otra puerta, los ojos.',
      'Todavía aprieta. Ahora los sentidos.',
      'Falta bajar más. Salgamos por la vista.',
    ],
    pt: [
      'Continua alto. Outra porta, os olhos.',
      'Ainda aperta. Agora os sentidos.',
      'Falta descer mais. Saímos pela vista.',
    ],
  }),
  'acute.see': frame({
    tu: [
      'Escribe tres cosas que veas desde ahí, solo los nombres.',
      'Mira cerca: tres cosas, con su color.',
      'Tres cosas a la vista. Nómbralas.',
    ],
    vos: [
      'Escribí tres cosas que veas desde ahí, solo los nombres.',
      'Mirá cerca: tres cosas, con su color.',
      'Tres cosas a la vista. Nombralas.',
    ],
    usted: [
      'Escriba tres cosas que vea desde ahí, solo los nombres.',
      'Mire cerca: tres cosas, con su color.',
      'Tres cosas a la vista. Nómbrelas.',
    ],
    pt: [
      'Escreva três coisas que você vê daí, só os nomes.',
      'Olhe perto: três coisas, com a cor.',
      'Três coisas à vista. Diga quais.',
    ],
  }),
  'acute.touch': frame({
    tu: [
      'Ahora dos cosas que toques.',
      'Dos texturas, al alcance de la mano.',
      'Toca dos cosas y dime cuáles.',
    ],
    vos: [
      'Ahora dos cosas que toques.',
      'Dos texturas, al alcance de la mano.',
      'Tocá dos cosas y decime cuáles.',
    ],
    usted: [
      'Ahora dos cosas que toque.',
      'Dos texturas, al alcance de la mano.',
      'Toque dos cosas y dígame cuáles.',
    ],
    pt: [
      'Agora duas coisas que você toque.',
      'Duas texturas, ao alcance da mão.',
      'Toque duas coisas e diga quais.',
    ],
  }),
  'acute.hear': frame({
    es: ['Ahora dos sonidos.', 'Dos sonidos, cerca o lejos.', 'Y dos ruidos de ahí.'],
    pt: ['Agora dois sons.', 'Dois sons, perto ou longe.', 'E dois ruídos daí.'],
  }),
  'acute.later': frame({
    es: [
      'Y ahora, del 0 al 10, ¿cuánto queda?',
      'Otra vez el número: del 0 al 10, ¿cuánto es?',
      'Del 0 al 10, ¿en cuánto quedó?',
    ],
    pt: [
      'E agora, de 0 a 10, quanto resta?',
      'De novo o número: de 0 a 10, quanto é?',
      'De 0 a 10, em quanto ficou?',
    ],
  }),
  'acute.person': frame({
    tu: [
      '¿Quién puede saber que acabas de pasar por esto? Un mensaje corto sirve: "tuve un mal rato, acompáñame".',
      '¿A quién de los tuyos le avisas? Basta con: "me dio fuerte, ya va bajando".',
      'Que no quede a solas. ¿A quién le escribes ahora, aunque sean tres palabras?',
    ],
    vos: [
      '¿Quién puede saber que acabás de pasar por esto? Un mensaje corto sirve: "tuve un mal rato, acompañame".',
      '¿A quién de los tuyos le avisás? Basta con: "me dio fuerte, ya va bajando".',
      'Que no quede a solas. ¿A quién le escribís ahora, aunque sean tres palabras?',
    ],
    usted: [
      '¿Quién puede saber que acaba de pasar por esto? Un mensaje corto sirve: "tuve un mal rato, acompáñeme".',
      '¿A quién de los suyos le avisa? Basta con: "me dio fuerte, ya va bajando".',
      'Que no quede a solas. ¿A quién le escribe ahora, aunque sean tres palabras?',
    ],
    pt: [
      'Quem pode saber que você acabou de passar por isso? Uma mensagem curta serve: "passei mal, fica comigo".',
      'A quem dos seus você avisa? Basta: "me deu forte, já está descendo".',
      'Que não fique a sós. A quem você escreve agora, nem que três palavras?',
    ],
  }),
  'acute.person.help': frame({
    es: [
      'Puede ser quien esté más cerca, aunque no lo sepa todo. ¿Hay alguien?',
      'Sirve un vecino, una amistad, familia. ¿Quién contesta rápido?',
      'Si hoy no hay nadie, en Ayuda ahora contesta una persona.',
    ],
    pt: [
      'Pode ser quem estiver mais perto, mesmo sem saber tudo. Tem alguém?',
      'Serve um vizinho, uma amizade, família. Quem responde rápido?',
      'Se hoje não há ninguém, em Ayuda ahora uma pessoa atende.',
    ],
  }),
  'acute.told': frame({
    tu: [
      'Entonces {who} ya lo sabe. Descansa, o cuéntame qué vino antes de la ola.',
      'Ya lo sabe alguien. El cuerpo tarda en bajar del todo; dale un rato.',
      'Bien: no queda a solas. Sigue con lo que vino antes, si quieres, o para aquí.',
    ],
    vos: [
      'Entonces {who} ya lo sabe. Descansá, o contame qué vino antes de la ola.',
      'Ya lo sabe alguien. El cuerpo tarda en bajar del todo; dale un rato.',
      'Bien: no queda a solas. Seguí con lo que vino antes, si querés, o pará acá.',
    ],
    usted: [
      'Entonces {who} ya lo sabe. Descanse, o cuénteme qué vino antes de la ola.',
      'Ya lo sabe alguien. El cuerpo tarda en bajar del todo; dele un rato.',
      'Bien: no queda a solas. Siga con lo que vino antes, si quiere, o pare aquí.',
    ],
    pt: [
      'Então {who} já sabe. Descanse, ou conte o que veio antes da onda.',
      'Alguém já sabe. O corpo demora a baixar de todo; dê um tempo.',
      'Bem: não fica a sós. Siga com o que veio antes, se quiser, ou pare aqui.',
    ],
  }),
  'acute.end': frame({
    tu: [
      'Queda así. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Quieres contar qué vino antes, o mejor otro día?',
      'Hasta aquí con el cuerpo. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Hablamos de lo que vino antes, o descansas?',
      'Queda por hoy. Con un dolor de pecho nuevo, emergencias primero. Sigue por donde quieras, o descansa.',
    ],
    vos: [
      'Queda así. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Querés contar qué vino antes, o mejor otro día?',
      'Hasta aquí con el cuerpo. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Hablamos de lo que vino antes, o descansás?',
      'Queda por hoy. Con un dolor de pecho nuevo, emergencias primero. Seguí por donde quieras, o descansá.',
    ],
    usted: [
      'Queda así. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Quiere contar qué vino antes, o mejor otro día?',
      'Hasta aquí con el cuerpo. Si llega un dolor nuevo en el pecho o un ahogo distinto, emergencias, sin esperar. ¿Hablamos de lo que vino antes, o descansa?',
      'Queda por hoy. Con un dolor de pecho nuevo, emergencias primero. Siga por donde quiera, o descanse.',
    ],
    pt: [
      'Fica assim. Se vier uma dor nova no peito ou um ar que falta diferente, emergência, sem esperar. Quer contar o que veio antes, ou melhor outro dia?',
      'Até aqui com o corpo. Se vier uma dor nova no peito ou um ar que falta diferente, emergência, sem esperar. Falamos do que veio antes, ou você descansa?',
      'Fica por hoje. Com uma dor nova no peito, emergência primeiro. Siga por onde quiser, ou descanse.',
    ],
  }),
  'acute.other': frame({
    es: [
      'Sin respirar a propósito, entonces. Vamos por la vista.',
      'De acuerdo, el aire queda tranquilo. Los ojos, mejor.',
      'Otra puerta, entonces.',
    ],
    pt: [
      'Sem respirar de propósito, então. Vamos pela vista.',
      'De acordo, o ar fica quieto. Os olhos, melhor.',
      'Outra porta, então.',
    ],
  }),
};
