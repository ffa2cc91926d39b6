/** After the greeting of a return: the number, what to go on with, and the step of last time. */
import { type Frames, frame } from './phrase.ts';

export const RETURN_FRAMES: Frames = {
  'mood.any': frame({
    es: ['Un {n}, {name}.', 'Un {n}.', '{n} de 10. Queda anotado.', 'Anoto un {n}.'],
    tu: ['Llegas con un {n}.'],
    vos: ['Llegás con un {n}.'],
    usted: ['Llega con un {n}.'],
    pt: ['Um {n}, {name}.', 'Um {n}.', '{n} de 10. Fica anotado.', 'Anoto um {n}.', 'Você chega com um {n}.'],
  }),
  'mood.high': frame({
    es: [
      'Un {n}, {name}. Es bastante.',
      'Un {n}. Es bastante.',
      '{n} de 10. Eso se siente en todo.',
      'Un {n}: alto.',
      'Anoto un {n}, que no es poco.',
    ],
    pt: [
      'Um {n}, {name}. É bastante.',
      'Um {n}. É bastante.',
      '{n} de 10. Isso se sente em tudo.',
      'Um {n}: alto.',
      'Anoto um {n}, que não é pouco.',
    ],
  }),
  'mood.compare': frame({
    es: [
      'Un {n}; la otra vez fue un {before}.',
      '{before} la otra vez, {n} hoy.',
      'Hoy {n}, antes {before}. Los dos números quedan.',
      'De {before} a {n} entre una vez y otra.',
    ],
    pt: [
      'Um {n}; da outra vez foi um {before}.',
      '{before} da outra vez, {n} hoje.',
      'Hoje {n}, antes {before}. Os dois números ficam.',
      'De {before} para {n} entre uma vez e outra.',
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
  agenda: frame({
    tu: [
      'Te propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Por ahí te sirve?',
      'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Te sirve así?',
      'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambias cuando quieras. ¿Va?',
    ],
    vos: [
      'Te propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Por ahí te sirve?',
      'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Te sirve así?',
      'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambiás cuando quieras. ¿Va?',
    ],
    usted: [
      'Le propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Le sirve así?',
      'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Le sirve?',
      'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambia cuando guste. ¿De acuerdo?',
    ],
    pt: [
      'Proponho uma ordem: entender o que dispara, algo curto para o corpo ou a cabeça, e um passo para amanhã. Serve assim?',
      'Proponho três partes: olhar um momento concreto, tentar algo breve, fechar com um passo. Serve para você?',
      'Primeiro entender, depois algo prático, no fim um passo pequeno. Você muda quando quiser. Vamos?',
    ],
  }),
  'agenda.no': frame({
    tu: [
      'Sin orden, entonces. Lleva tú el hilo.',
      'Dejo las partes. Ve por donde quieras.',
      'Queda a tu manera. Cuéntame lo que salga primero.',
    ],
    vos: [
      'Sin orden, entonces. Llevá vos el hilo.',
      'Dejo las partes. Andá por donde quieras.',
      'Queda a tu manera. Contame lo que salga primero.',
    ],
    usted: [
      'Sin orden, entonces. Lleve usted el hilo.',
      'Dejo las partes. Vaya por donde quiera.',
      'Queda a su manera. Cuénteme lo que salga primero.',
    ],
    pt: [
      'Sem ordem, então. Leve você o fio.',
      'Deixo as partes. Vá por onde quiser.',
      'Fica do seu jeito. Conte o que sair primeiro.',
    ],
  }),
  'agenda.one': frame({
    es: [
      'Parte 1 de 3. Vamos a un momento concreto.',
      'Empieza la parte 1 de 3: un momento, el último.',
      'Parte 1 de 3, entender qué lo dispara.',
    ],
    pt: [
      'Parte 1 de 3. Vamos a um momento concreto.',
      'Começa a parte 1 de 3: um momento, o último.',
      'Parte 1 de 3, entender o que dispara.',
    ],
  }),
  'ask.open': frame({
    es: ['De todo lo de hoy, ¿qué va primero?', '¿Qué de hoy queda por decir?'],
    tu: [
      '¿Qué traes hoy?',
      '¿Qué de hoy quieres poner aquí?',
      '¿Por dónde quieres empezar?',
      '¿Qué es lo que más te ocupa ahora?',
    ],
    vos: [
      '¿Qué traés hoy?',
      '¿Qué de hoy querés poner acá?',
      '¿Por dónde querés empezar?',
      '¿Qué es lo que más te ocupa ahora?',
    ],
    usted: [
      '¿Qué desea conversar hoy?',
      '¿Qué de hoy quiere poner aquí?',
      '¿Por dónde desea empezar?',
      '¿Qué es lo que más le ocupa ahora?',
    ],
    pt: [
      'O que você traz hoje?',
      'O que de hoje você quer colocar aqui?',
      'Por onde quer começar?',
      'O que mais ocupa você agora?',
      'De tudo de hoje, o que vem primeiro?',
      'O que de hoje falta dizer?',
    ],
  }),
  'ask.instance': frame({
    es: [
      '¿Cuándo fue la última vez?',
      '¿Cómo fue la última vez, en concreto?',
      '¿Qué fue lo último que pasó?',
    ],
    tu: [
      'Si vuelves al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estabas y qué pasó?',
      '¿En qué momento de hoy lo notaste más?',
    ],
    vos: [
      'Si volvés al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estabas y qué pasó?',
      '¿En qué momento de hoy lo notaste más?',
    ],
    usted: [
      'Si vuelve al último momento, ¿qué pasó justo antes?',
      'La última vez, ¿dónde estaba y qué pasó?',
      '¿En qué momento de hoy lo notó más?',
    ],
    pt: [
      'Quando foi a última vez?',
      'Como foi a última vez, em concreto?',
      'O que aconteceu por último?',
      'Se você volta ao último momento, o que houve logo antes?',
      'Da última vez, onde você estava e o que houve?',
      'Em que momento de hoje você notou mais?',
    ],
  }),
  'review.step.ask': frame({
    es: [
      'El paso era "{step}". ¿Cómo fue?',
      'Había quedado "{step}". ¿Salió, a medias, o no tocaba?',
      'Sobre "{step}": ¿qué pasó con eso?',
    ],
    pt: [
      'O passo era "{step}". Como foi?',
      'Tinha ficado "{step}". Saiu, pela metade, ou não era dia?',
      'Sobre "{step}": o que houve com isso?',
    ],
  }),
  'review.done': frame({
    es: [
      'Salió. ¿Qué se notó después?',
      'Hecho, entonces. ¿Qué parte costó menos de lo pensado?',
      'Se hizo. ¿Cómo quedó el ánimo al terminar?',
    ],
    pt: [
      'Saiu. O que se notou depois?',
      'Feito, então. Que parte custou menos do que parecia?',
      'Foi feito. Como ficou o ânimo ao terminar?',
    ],
  }),
  'review.half': frame({
    es: [
      'Salió a medias. ¿Qué parte sí?',
      'La mitad también cuenta. ¿Hasta dónde llegó?',
      'A medias, que no es cero. ¿Qué ayudó a llegar hasta ahí?',
    ],
    pt: [
      'Saiu pela metade. Que parte sim?',
      'A metade também conta. Até onde chegou?',
      'Pela metade, que não é zero. O que ajudou a chegar até aí?',
    ],
  }),
  'review.not': frame({
    es: [
      'No salió, y eso cuenta algo. ¿Qué se atravesó?',
      'No fue esta vez. ¿Era muy grande el paso, o era mal día?',
      'Quedó sin hacer, sin reproche. ¿Qué habría que cambiarle?',
    ],
    pt: [
      'Não saiu, e isso conta algo. O que se atravessou?',
      'Não foi desta vez. O passo era grande demais, ou era um dia ruim?',
      'Ficou sem fazer, sem cobrança. O que teria que mudar nele?',
    ],
  }),
};
