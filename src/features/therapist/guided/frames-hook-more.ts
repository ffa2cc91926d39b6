/** More questions that grow from the last line, and the three that fit any line. See frames-hook. */
import { type Frames, frame } from './phrase.ts';

export const HOOK_MORE_FRAMES: Frames = {
  'hook.alone': frame({
    es: ['¿Con quién fue la última conversación que dejó algo bueno?'],
    tu: ['¿A quién te gustaría tener más cerca?', '¿Qué es lo que más te gustaría compartir con alguien?'],
    vos: ['¿A quién te gustaría tener más cerca?', '¿Qué es lo que más te gustaría compartir con alguien?'],
    usted: ['¿A quién le gustaría tener más cerca?', '¿Qué es lo que más le gustaría compartir con alguien?'],
    pt: [
      'Com quem foi a última conversa que deixou algo bom?',
      'Quem você gostaria de ter mais perto?',
      'O que você mais gostaria de dividir com alguém?',
    ],
  }),
  'hook.want': frame({
    es: ['Si eso empezara por algo muy chico, ¿qué sería?', '¿Qué lo frena hoy?'],
    tu: ['¿Qué cambiaría para ti si eso pasara?'],
    vos: ['¿Qué cambiaría para vos si eso pasara?'],
    usted: ['¿Qué cambiaría para usted si eso pasara?'],
    pt: [
      'Se isso começasse por algo bem pequeno, o que seria?',
      'O que freia isso hoje?',
      'O que mudaria para você se isso acontecesse?',
    ],
  }),
  'hook.legacy': frame({
    tu: [
      '¿Qué quisieras hacer distinto tú?',
      '¿En qué momento notas que se parece a eso?',
      '¿Qué hubieras necesitado tú en esa época?',
    ],
    vos: [
      '¿Qué quisieras hacer distinto vos?',
      '¿En qué momento notás que se parece a eso?',
      '¿Qué hubieras necesitado vos en esa época?',
    ],
    usted: [
      '¿Qué quisiera hacer distinto usted?',
      '¿En qué momento nota que se parece a eso?',
      '¿Qué hubiera necesitado usted en esa época?',
    ],
    pt: [
      'O que você queria fazer diferente?',
      'Em que momento você nota que se parece com isso?',
      'Do que você teria precisado naquela época?',
    ],
  }),
  'hook.shame': frame({
    es: [
      '¿Delante de quién pesa más esa vergüenza?',
      'Si la vergüenza bajara a la mitad, ¿qué se podría decir?',
      '¿Qué tapa esa vergüenza?',
    ],
    pt: [
      'Na frente de quem essa vergonha pesa mais?',
      'Se a vergonha caísse pela metade, o que daria para dizer?',
      'O que essa vergonha cobre?',
    ],
  }),
  'hook.body': frame({
    es: ['Justo antes de que el cuerpo avise, ¿qué está pasando?', '¿Qué lo afloja, aunque sea un poco?'],
    tu: ['¿Cuánto tardas en notarlo?'],
    vos: ['¿Cuánto tardás en notarlo?'],
    usted: ['¿Cuánto tarda en notarlo?'],
    pt: [
      'Logo antes de o corpo avisar, o que está acontecendo?',
      'O que alivia isso, mesmo que um pouco?',
      'Quanto você demora a notar?',
    ],
  }),
  'hook.again': frame({
    es: ['De las últimas veces, ¿cuál quedó más grabada?', '¿Qué pasa justo antes, casi siempre?'],
    tu: ['¿Cuándo fue la última? Con un detalle me basta.'],
    vos: ['¿Cuándo fue la última? Con un detalle me alcanza.'],
    usted: ['¿Cuándo fue la última? Con un detalle me basta.'],
    pt: [
      'Das últimas vezes, qual ficou mais gravada?',
      'O que acontece logo antes, quase sempre?',
      'Quando foi a última? Um detalhe já basta.',
    ],
  }),
  'hook.avoid': frame({
    es: ['Un segundo antes de eso, ¿qué pasa por la cabeza?', '¿De qué descansa esa escapada?'],
    tu: ['¿Qué es lo que no quieres sentir ahí?'],
    vos: ['¿Qué es lo que no querés sentir ahí?'],
    usted: ['¿Qué es lo que no quiere sentir ahí?'],
    pt: [
      'Um segundo antes disso, o que passa pela cabeça?',
      'Essa fuga descansa você de quê?',
      'O que você não quer sentir aí?',
    ],
  }),
  'hook.tears': frame({
    es: ['¿Qué suele traer el llanto?'],
    tu: ['¿Y después de llorar, cómo quedas?', '¿Hay alguien con quien puedas llorar sin explicar nada?'],
    vos: ['¿Y después de llorar, cómo quedás?', '¿Hay alguien con quien puedas llorar sin explicar nada?'],
    usted: ['¿Y después de llorar, cómo queda?', '¿Hay alguien con quien pueda llorar sin explicar nada?'],
    pt: [
      'O que costuma trazer o choro?',
      'E depois de chorar, como você fica?',
      'Tem alguém com quem você possa chorar sem explicar nada?',
    ],
  }),
  'hook.witness': frame({
    tu: [
      '¿Y a ti, quién te acompañó después?',
      '¿Hubo un minuto para ti después de eso?',
      '¿Con quién del turno pudiste hablarlo?',
    ],
    vos: [
      '¿Y a vos, quién te acompañó después?',
      '¿Hubo un minuto para vos después de eso?',
      '¿Con quién del turno pudiste hablarlo?',
    ],
    usted: [
      '¿Y a usted, quién le acompañó después?',
      '¿Hubo un minuto para usted después de eso?',
      '¿Con quién del turno pudo hablarlo?',
    ],
    pt: [
      'E você, quem acompanhou você depois?',
      'Houve um minuto para você depois disso?',
      'Com quem do plantão deu para falar?',
    ],
  }),
  'hook.no-tears': frame({
    es: [
      'El llanto no siempre llega primero. ¿Qué llega en su lugar?',
      'Sin llanto también se está de duelo. ¿Por dónde sale entonces?',
      '¿Qué pasaría si el llanto saliera?',
    ],
    pt: [
      'O choro nem sempre vem primeiro. O que vem no lugar?',
      'Sem choro também é luto. Por onde sai, então?',
      'O que aconteceria se o choro saísse?',
    ],
  }),
  'hook.ally': frame({
    tu: [
      '¿Cuánto sabe {who} de esto?',
      '¿Qué le podrías pedir a {who}, chico y concreto?',
      '¿Qué te da {who} que otros no?',
    ],
    vos: [
      '¿Cuánto sabe {who} de esto?',
      '¿Qué le podrías pedir a {who}, chico y concreto?',
      '¿Qué te da {who} que otros no?',
    ],
    usted: [
      '¿Cuánto sabe {who} de esto?',
      '¿Qué le podría pedir a {who}, chico y concreto?',
      '¿Qué le da {who} que otros no?',
    ],
    pt: [
      'Quanto {who} sabe disso?',
      'O que você poderia pedir a {who}, pequeno e concreto?',
      'O que {who} dá que os outros não dão?',
    ],
  }),
  'hook.other': frame({
    tu: ['¿Y tú, dónde quedas en eso?', '¿Qué cambia eso para ti?', '¿Y cómo te llega a ti?'],
    vos: ['¿Y vos, dónde quedás en eso?', '¿Qué cambia eso para vos?', '¿Y cómo te llega a vos?'],
    usted: ['¿Y usted, dónde queda en eso?', '¿Qué cambia eso para usted?', '¿Y cómo le llega a usted?'],
    pt: ['E você, onde fica nisso?', 'O que isso muda para você?', 'E como isso chega a você?'],
  }),
  'hook.check': frame({
    es: [
      '¿Qué se busca ahí, y qué pasa cuando no aparece?',
      '¿Cuánto dura la calma después de mirar?',
      'Si no hubiera nada que mirar, ¿qué quedaría?',
    ],
    pt: [
      'O que se procura aí, e o que acontece quando não aparece?',
      'Quanto dura a calma depois de olhar?',
      'Se não houvesse nada para olhar, o que ficaria?',
    ],
  }),
  'hook.numb': frame({
    es: [
      '¿Desde cuándo se siente así de lejos?',
      '¿Qué era lo último que sí importaba?',
      '¿En qué rato del día asoma algo, aunque sea enojo?',
    ],
    pt: [
      'Desde quando se sente tão longe?',
      'O que era a última coisa que importava?',
      'Em que momento do dia aparece algo, nem que seja raiva?',
    ],
  }),
  'hook.loss-of-work': frame({
    es: [
      '¿Qué pesa más: la plata, los días vacíos o contarlo en casa?',
      '¿Cómo empiezan los días desde entonces?',
      '¿Quién lo sabe hasta ahora?',
    ],
    pt: [
      'O que pesa mais: o dinheiro, os dias vazios ou contar em casa?',
      'Como começam os dias desde então?',
      'Quem sabe até agora?',
    ],
  }),
  'hook.part': frame({
    es: [
      'De lo de {thing}, ¿qué parte cuesta más?',
      '¿Qué parte de eso cuesta más?',
      '¿Qué es lo más pesado ahí?',
    ],
    pt: [
      'Nessa história de {thing}, que parte custa mais?',
      'Que parte disso custa mais?',
      'O que é mais pesado aí?',
    ],
  }),
  'hook.today': frame({
    es: ['¿Y hoy, cómo se nota?', '¿Cómo llega eso al día de hoy?'],
    tu: ['¿Qué te recordó eso hoy?'],
    vos: ['¿Qué te recordó eso hoy?'],
    usted: ['¿Qué le recordó eso hoy?'],
    pt: ['E hoje, como se nota?', 'Como isso chega ao dia de hoje?', 'O que lembrou você disso hoje?'],
  }),
  'hook.matter': frame({
    es: ['¿Qué es lo que más importa cuidar ahí?'],
    tu: ['¿Qué te importa tanto como para que duela así?', '¿Qué te gustaría que no se perdiera?'],
    vos: ['¿Qué te importa tanto como para que duela así?', '¿Qué te gustaría que no se perdiera?'],
    usted: ['¿Qué le importa tanto como para que duela así?', '¿Qué le gustaría que no se perdiera?'],
    pt: [
      'O que mais importa cuidar aí?',
      'O que importa tanto a ponto de doer assim?',
      'O que você gostaria que não se perdesse?',
    ],
  }),
};
