/** The turns that steer: rating, agenda, offer, parking a topic, looking back at the step. */
import { type Frames, frame } from './phrase.ts';

export const ARC_FRAMES: Frames = {
  scale: frame({
    es: [
      'Del 0 al 10, ¿cuánto pesa ahora?',
      'Antes de pensar qué hacer: del 0 al 10, ¿cuánto aprieta ahora?',
      'Con 0 nada y 10 lo máximo, ¿cuánto es en este momento?',
    ],
    tu: [
      'Ponle número, 0 nada y 10 lo máximo: ¿cuánto?',
      'Si le pones un número del 0 al 10, ¿cuál sería?',
      'Del 0 al 10, ¿en cuánto lo tienes?',
    ],
    vos: [
      'Ponele número, 0 nada y 10 lo máximo: ¿cuánto?',
      'Si le ponés un número del 0 al 10, ¿cuál sería?',
      'Del 0 al 10, ¿en cuánto lo tenés?',
    ],
    usted: [
      'Póngale número, 0 nada y 10 lo máximo: ¿cuánto?',
      'Si le pone un número del 0 al 10, ¿cuál sería?',
      'Del 0 al 10, ¿en cuánto lo tiene?',
    ],
    pt: [
      'De 0 a 10, quanto pesa agora?',
      'Antes de pensar no que fazer: de 0 a 10, quanto aperta agora?',
      'Com 0 nada e 10 o máximo, quanto é neste momento?',
      'Dê um número, 0 nada e 10 o máximo: quanto?',
      'Se você desse um número de 0 a 10, qual seria?',
      'De 0 a 10, em quanto está?',
    ],
  }),
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
  'agenda.two': frame({
    es: ['Parte 2 de 3, algo corto.', 'Va la parte 2 de 3.', 'Parte 2 de 3, la práctica.'],
    pt: ['Parte 2 de 3, algo curto.', 'Vai a parte 2 de 3.', 'Parte 2 de 3, a prática.'],
  }),
  'offer.two': frame({
    tu: [
      'Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál prefieres?',
      '¿Probamos {exercise}, unos {minutes} minutos, o sigues contando?',
      'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o prefieres seguir aquí?',
      'Si te sirve, podemos probar {exercise}; si no, seguimos igual. ¿Qué eliges?',
      'Puedo ofrecerte {exercise}, o leerte un rato más. ¿Cuál va?',
      'Aquí caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?',
    ],
    vos: [
      'Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál preferís?',
      '¿Probamos {exercise}, unos {minutes} minutos, o seguís contando?',
      'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o preferís seguir acá?',
      'Si te sirve, podemos probar {exercise}; si no, seguimos igual. ¿Qué elegís?',
      'Puedo ofrecerte {exercise}, o leerte un rato más. ¿Cuál va?',
      'Acá caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?',
    ],
    usted: [
      'Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál prefiere?',
      '¿Probamos {exercise}, unos {minutes} minutos, o sigue contando?',
      'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o prefiere seguir aquí?',
      'Si le sirve, podemos probar {exercise}; si no, seguimos igual. ¿Qué elige?',
      'Puedo ofrecerle {exercise}, o leerle un rato más. ¿Cuál va?',
      'Aquí caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?',
    ],
    pt: [
      'Há dois caminhos: {exercise}, uns {minutes} minutos, ou continuar falando. Qual prefere?',
      'Tentamos {exercise}, uns {minutes} minutos, ou você continua contando?',
      'Tenho algo curto que combina com isso: {exercise}. Fazemos, ou prefere ficar aqui?',
      'Se servir, podemos tentar {exercise}; se não, seguimos igual. O que escolhe?',
      'Posso oferecer {exercise}, ou ler você mais um pouco. Qual vai?',
      'Aqui cabem duas coisas: {exercise}, ou mais conversa. Por qual vamos?',
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
  'memory.link': frame({
    tu: [
      'La otra vez quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?',
      'Esto me recuerda algo que guardaste: {item}. ¿Tiene que ver?',
      'Hay una nota de antes: {item}. ¿Es parte de lo mismo?',
    ],
    vos: [
      'La otra vez quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?',
      'Esto me recuerda algo que guardaste: {item}. ¿Tiene que ver?',
      'Hay una nota de antes: {item}. ¿Es parte de lo mismo?',
    ],
    usted: [
      'La vez pasada quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?',
      'Esto me recuerda algo que guardó: {item}. ¿Tiene que ver?',
      'Hay una nota de antes: {item}. ¿Es parte de lo mismo?',
    ],
    pt: [
      'Da outra vez ficou isto: {item}. Tem a ver com hoje, ou é outra coisa?',
      'Isso me lembra algo que você guardou: {item}. Tem a ver?',
      'Há uma nota de antes: {item}. É parte do mesmo?',
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
  'step.shrink': frame({
    es: [
      'Con un {confidence} conviene achicarlo: la mitad de tiempo y solo el primer movimiento. Queda así: "{step}", en chico. La próxima vez se mira cómo fue, sin reproches.',
      'Un {confidence} pide un paso más corto. De "{step}", solo el primer minuto. Con eso basta para esta semana.',
    ],
    tu: [
      'Con un {confidence} lo partimos: de "{step}", haz solo el comienzo. La próxima vez vemos cómo te fue.',
    ],
    vos: [
      'Con un {confidence} lo partimos: de "{step}", hacé solo el comienzo. La próxima vez vemos cómo te fue.',
    ],
    usted: [
      'Con un {confidence} lo partimos: de "{step}", haga solo el comienzo. La próxima vez vemos cómo le fue.',
    ],
    pt: [
      'Com um {confidence} convém diminuir: a metade do tempo e só o primeiro movimento. Fica assim: "{step}", em pequeno. Da próxima vez vemos como foi, sem cobrança.',
      'Um {confidence} pede um passo mais curto. De "{step}", só o primeiro minuto. Já basta para esta semana.',
      'Com um {confidence} a gente parte: de "{step}", faça só o começo. Da próxima vez vemos como foi.',
    ],
  }),
};
