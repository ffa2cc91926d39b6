/** The turns that steer: rating, agenda, check, offer, doubt, listening, manner, parking a topic, the last step. */
import { type Frames, frame } from './phrase.ts';

export const ARC_FRAMES: Frames = {
  scale: frame({
    es: ['Del 0 al 10, ¿cuánto pesa ahora?', 'Antes de pensar qué hacer: del 0 al 10, ¿cuánto aprieta ahora?', 'Con 0 nada y 10 lo máximo, ¿cuánto es en este momento?'],
    tu: ['Ponle número, 0 nada y 10 lo máximo: ¿cuánto?', 'Si le pones un número del 0 al 10, ¿cuál sería?', 'Del 0 al 10, ¿en cuánto lo tienes?'],
    vos: ['Ponele número, 0 nada y 10 lo máximo: ¿cuánto?', 'Si le ponés un número del 0 al 10, ¿cuál sería?', 'Del 0 al 10, ¿en cuánto lo tenés?'],
    usted: ['Póngale número, 0 nada y 10 lo máximo: ¿cuánto?', 'Si le pone un número del 0 al 10, ¿cuál sería?', 'Del 0 al 10, ¿en cuánto lo tiene?'],
    pt: ['De 0 a 10, quanto pesa agora?', 'Antes de pensar no que fazer: de 0 a 10, quanto aperta agora?', 'Com 0 nada e 10 o máximo, quanto é neste momento?', 'Dê um número, 0 nada e 10 o máximo: quanto?', 'Se você desse um número de 0 a 10, qual seria?', 'De 0 a 10, em quanto está?'],
  }),
  'mood.any': frame({
    es: ['Un {n}, {name}.', 'Un {n}.', '{n} de 10. Queda anotado.', 'Anoto un {n}.'],
    tu: ['Llegas con un {n}.'],
    vos: ['Llegás con un {n}.'],
    usted: ['Llega con un {n}.'],
    pt: ['Um {n}, {name}.', 'Um {n}.', '{n} de 10. Fica anotado.', 'Anoto um {n}.', 'Você chega com um {n}.'],
  }),
  'mood.high': frame({
    es: ['Un {n}, {name}. Es bastante.', 'Un {n}. Es bastante.', '{n} de 10. Eso se siente en todo.', 'Un {n}: alto.', 'Anoto un {n}, que no es poco.'],
    pt: ['Um {n}, {name}. É bastante.', 'Um {n}. É bastante.', '{n} de 10. Isso se sente em tudo.', 'Um {n}: alto.', 'Anoto um {n}, que não é pouco.'],
  }),
  'mood.compare': frame({
    es: ['Un {n}; la otra vez fue un {before}.', '{before} la otra vez, {n} hoy.', 'Hoy {n}, antes {before}. Los dos números quedan.', 'De {before} a {n} entre una vez y otra.'],
    pt: ['Um {n}; da outra vez foi um {before}.', '{before} da outra vez, {n} hoje.', 'Hoje {n}, antes {before}. Os dois números ficam.', 'De {before} para {n} entre uma vez e outra.'],
  }),
  agenda: frame({
    tu: ['Te propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Por ahí te sirve?', 'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Te sirve así?', 'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambias cuando quieras. ¿Va?'],
    vos: ['Te propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Por ahí te sirve?', 'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Te sirve así?', 'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambiás cuando quieras. ¿Va?'],
    usted: ['Le propongo un orden: entender qué lo dispara, algo corto para el cuerpo o la cabeza, y un paso para mañana. ¿Le sirve así?', 'Propongo tres partes: mirar un momento concreto, probar algo breve, cerrar con un paso. ¿Le sirve?', 'Primero entenderlo, luego algo práctico, al final un paso chico. Lo cambia cuando guste. ¿De acuerdo?'],
    pt: ['Proponho uma ordem: entender o que dispara, algo curto para o corpo ou a cabeça, e um passo para amanhã. Serve assim?', 'Proponho três partes: olhar um momento concreto, tentar algo breve, fechar com um passo. Serve para você?', 'Primeiro entender, depois algo prático, no fim um passo pequeno. Você muda quando quiser. Vamos?'],
  }),
  'agenda.no': frame({
    tu: ['Sin orden, entonces. Lleva tú el hilo.', 'Dejo las partes. Ve por donde quieras.', 'Queda a tu manera. Cuéntame lo que salga primero.'],
    vos: ['Sin orden, entonces. Llevá vos el hilo.', 'Dejo las partes. Andá por donde quieras.', 'Queda a tu manera. Contame lo que salga primero.'],
    usted: ['Sin orden, entonces. Lleve usted el hilo.', 'Dejo las partes. Vaya por donde quiera.', 'Queda a su manera. Cuénteme lo que salga primero.'],
    pt: ['Sem ordem, então. Leve você o fio.', 'Deixo as partes. Vá por onde quiser.', 'Fica do seu jeito. Conte o que sair primeiro.'],
  }),
  'agenda.one': frame({
    es: ['Parte 1 de 3. Vamos a un momento concreto.', 'Empieza la parte 1 de 3: un momento, el último.', 'Parte 1 de 3, entender qué lo dispara.'],
    pt: ['Parte 1 de 3. Vamos a um momento concreto.', 'Começa a parte 1 de 3: um momento, o último.', 'Parte 1 de 3, entender o que dispara.'],
  }),
  'agenda.two': frame({
    es: ['Parte 2 de 3, algo corto.', 'Va la parte 2 de 3.', 'Parte 2 de 3, la práctica.'],
    pt: ['Parte 2 de 3, algo curto.', 'Vai a parte 2 de 3.', 'Parte 2 de 3, a prática.'],
  }),
  'style.parts': frame({
    es: ['Por partes, entonces.', 'Con orden, de a un paso.', 'De acuerdo, paso a paso.'],
    pt: ['Por partes, então.', 'Com ordem, um passo por vez.', 'De acordo, passo a passo.'],
  }),
  'check.understanding': frame({
    tu: ['Lo digo corto: {summary}. ¿Va por ahí?', 'Si leí bien, {summary}. ¿Qué cambio?', 'Junto lo que llevas dicho: {summary}. ¿Falta algo?', 'Hasta aquí tengo esto: {summary}. ¿Lo corriges?'],
    vos: ['Lo digo corto: {summary}. ¿Va por ahí?', 'Si leí bien, {summary}. ¿Qué cambio?', 'Junto lo que llevás dicho: {summary}. ¿Falta algo?', 'Hasta acá tengo esto: {summary}. ¿Lo corregís?'],
    usted: ['Lo digo en breve: {summary}. ¿Va por ahí?', 'Si leí bien, {summary}. ¿Qué cambio?', 'Junto lo que lleva dicho: {summary}. ¿Falta algo?', 'Hasta aquí tengo esto: {summary}. ¿Lo corrige?'],
    pt: ['Digo em poucas palavras: {summary}. Vai por aí?', 'Se li bem, {summary}. O que mudo?', 'Junto o que você disse: {summary}. Falta algo?', 'Até aqui tenho isto: {summary}. Você corrige?'],
  }),
  'offer.two': frame({
    tu: ['Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál prefieres?', '¿Probamos {exercise}, unos {minutes} minutos, o sigues contando?', 'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o prefieres seguir aquí?', 'Si te sirve, podemos {exercise}; si no, seguimos igual. ¿Qué eliges?', 'Puedo ofrecerte {exercise}, o leerte un rato más. ¿Cuál va?', 'Aquí caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?'],
    vos: ['Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál preferís?', '¿Probamos {exercise}, unos {minutes} minutos, o seguís contando?', 'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o preferís seguir acá?', 'Si te sirve, podemos {exercise}; si no, seguimos igual. ¿Qué elegís?', 'Puedo ofrecerte {exercise}, o leerte un rato más. ¿Cuál va?', 'Acá caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?'],
    usted: ['Hay dos caminos: {exercise}, unos {minutes} minutos, o seguir hablando. ¿Cuál prefiere?', '¿Probamos {exercise}, unos {minutes} minutos, o sigue contando?', 'Tengo algo corto que va con esto: {exercise}. ¿Lo hacemos, o prefiere seguir aquí?', 'Si le sirve, podemos {exercise}; si no, seguimos igual. ¿Qué elige?', 'Puedo ofrecerle {exercise}, o leerle un rato más. ¿Cuál va?', 'Aquí caben dos cosas: {exercise}, o más conversación. ¿Por cuál vamos?'],
    pt: ['Há dois caminhos: {exercise}, uns {minutes} minutos, ou continuar falando. Qual prefere?', 'Tentamos {exercise}, uns {minutes} minutos, ou você continua contando?', 'Tenho algo curto que combina com isso: {exercise}. Fazemos, ou prefere ficar aqui?', 'Se servir, podemos {exercise}; se não, seguimos igual. O que escolhe?', 'Posso oferecer {exercise}, ou ler você mais um pouco. Qual vai?', 'Aqui cabem duas coisas: {exercise}, ou mais conversa. Por qual vamos?'],
  }),
  'talk.go': frame({
    tu: ['Seguimos hablando. Vuelvo a {word}: cuéntame más de eso.', 'Hablar, entonces. Sigue por donde quieras.', 'Sin ejercicio. Dime qué quedó dando vueltas.'],
    vos: ['Seguimos hablando. Vuelvo a {word}: contame más de eso.', 'Hablar, entonces. Seguí por donde quieras.', 'Sin ejercicio. Decime qué quedó dando vueltas.'],
    usted: ['Seguimos hablando. Vuelvo a {word}: cuénteme más de eso.', 'Hablar, entonces. Siga por donde quiera.', 'Sin ejercicio. Dígame qué quedó dando vueltas.'],
    pt: ['Continuamos falando. Volto a {word}: conte mais disso.', 'Falar, então. Siga por onde quiser.', 'Sem exercício. Diga o que ficou rodando.'],
  }),
  'listen.contract': frame({
    tu: ['Sin consejos. Empieza por donde quieras.', 'Solo escucha, entonces. Te leo.', 'Queda así: tú cuentas, yo leo, sin tareas.', 'De acuerdo, nada de ejercicios ni soluciones. Sigue.'],
    vos: ['Sin consejos. Empezá por donde quieras.', 'Solo escucha, entonces. Te leo.', 'Queda así: vos contás, yo leo, sin tareas.', 'De acuerdo, nada de ejercicios ni soluciones. Seguí.'],
    usted: ['Sin consejos. Empiece por donde quiera.', 'Solo escucha, entonces. Le leo.', 'Queda así: usted cuenta, yo leo, sin tareas.', 'De acuerdo, nada de ejercicios ni soluciones. Siga.'],
    pt: ['Sem conselhos. Comece por onde quiser.', 'Só escuta, então. Estou lendo.', 'Fica assim: você conta, eu leio, sem tarefas.', 'De acordo, nada de exercícios nem soluções. Siga.'],
  }),
  'listen.go': frame({
    es: ['Hay lugar para más.', 'Sin apuro.', 'Leo todo.'],
    tu: ['Sigue.', 'Te leo.', 'Aquí sigo.', 'Cuenta lo que quieras contar.'],
    vos: ['Seguí.', 'Te leo.', 'Acá sigo.', 'Contá lo que quieras contar.'],
    usted: ['Siga.', 'Le leo.', 'Aquí sigo.', 'Cuente lo que quiera contar.'],
    pt: ['Siga.', 'Estou lendo.', 'Continuo aqui.', 'Conte o que quiser contar.', 'Tem lugar para mais.', 'Sem pressa.', 'Leio tudo.'],
  }),
  'mode.check': frame({
    tu: ['Me pediste solo escucha y ahora me preguntas. La decisión es tuya. ¿Te ayudo a pensarla, o sigo leyendo?', 'Antes querías que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o te escucho un rato más?', 'No sé qué conviene, y lo decides tú. ¿Quieres ordenarlo conmigo, o seguir contando?'],
    vos: ['Me pediste solo escucha y ahora me preguntás. La decisión es tuya. ¿Te ayudo a pensarla, o sigo leyendo?', 'Antes querías que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o te escucho un rato más?', 'No sé qué conviene, y lo decidís vos. ¿Querés ordenarlo conmigo, o seguir contando?'],
    usted: ['Me pidió solo escucha y ahora me pregunta. La decisión es suya. ¿Le ayudo a pensarla, o sigo leyendo?', 'Antes quería que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o le escucho un rato más?', 'No sé qué conviene, y lo decide usted. ¿Quiere ordenarlo conmigo, o seguir contando?'],
    pt: ['Você me pediu só escuta e agora me pergunta. A decisão é sua. Ajudo a pensar, ou continuo lendo?', 'Antes queria que eu só lesse. Posso mudar. Pensamos por partes, ou escuto mais um pouco?', 'Não sei o que convém, e quem decide é você. Quer organizar isso comigo, ou continuar contando?'],
  }),
  'weigh.for': frame({
    tu: ['Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?', 'Vamos por partes. Primero, ¿qué ganarías?', 'De acuerdo. ¿Qué pesa del lado del sí?'],
    vos: ['Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?', 'Vamos por partes. Primero, ¿qué ganarías?', 'De acuerdo. ¿Qué pesa del lado del sí?'],
    usted: ['Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?', 'Vamos por partes. Primero, ¿qué ganaría?', 'De acuerdo. ¿Qué pesa del lado del sí?'],
    pt: ['Pensamos, então. De um lado e do outro: o que há a favor?', 'Vamos por partes. Primeiro, o que você ganharia?', 'De acordo. O que pesa do lado do sim?'],
  }),
  'style.direct': frame({
    tu: ['De acuerdo, más directo y con menos vueltas. Sigue.', 'Hecho: te digo lo que veo, corto. Dime por dónde vamos.', 'Voy al grano desde ahora. ¿Qué es lo central?'],
    vos: ['De acuerdo, más directo y con menos vueltas. Seguí.', 'Hecho: te digo lo que veo, corto. Decime por dónde vamos.', 'Voy al grano desde ahora. ¿Qué es lo central?'],
    usted: ['De acuerdo, más directo y con menos vueltas. Siga.', 'Hecho: le digo lo que veo, corto. Dígame por dónde vamos.', 'Voy al grano desde ahora. ¿Qué es lo central?'],
    pt: ['De acordo, mais direto e com menos voltas. Siga.', 'Feito: digo o que vejo, curto. Diga por onde vamos.', 'Vou direto ao ponto a partir de agora. O que é central?'],
  }),
  'style.gentle': frame({
    tu: ['Más despacio, entonces. Tú marcas el paso.', 'Voy con más calma desde aquí. Sigue cuando quieras.', 'De acuerdo, más suave. No hay nada que apurar.'],
    vos: ['Más despacio, entonces. Vos marcás el paso.', 'Voy con más calma desde acá. Seguí cuando quieras.', 'De acuerdo, más suave. No hay nada que apurar.'],
    usted: ['Más despacio, entonces. Usted marca el paso.', 'Voy con más calma desde aquí. Siga cuando quiera.', 'De acuerdo, más suave. No hay nada que apurar.'],
    pt: ['Mais devagar, então. Você marca o passo.', 'Vou com mais calma daqui. Siga quando quiser.', 'De acordo, mais suave. Não há nada para apressar.'],
  }),
  'style.usted': frame({
    es: ['De acuerdo, de usted desde ahora. Siga, por favor.', 'Así será: le trato de usted. Continúe cuando guste.', 'Tomo nota, de usted. Le leo.'],
    pt: ['De acordo, com mais formalidade. Continue.', 'Assim será. Continue quando quiser.', 'Tomo nota. Estou lendo.'],
  }),
  'style.tu': frame({
    es: ['De acuerdo, de tú. Sigue por donde quieras.', 'Listo, te tuteo. Cuéntame.', 'De tú, entonces. Te leo.'],
    pt: ['De acordo, sem formalidade. Continue.', 'Certo. Conte.', 'Sem formalidade, então. Estou lendo.'],
  }),
  'style.vos': frame({
    es: ['De acuerdo, de vos. Seguí por donde quieras.', 'Listo, te trato de vos. Contame.', 'De vos, entonces. Te leo.'],
    pt: ['De acordo. Continue.', 'Certo. Conte.', 'Está bem. Estou lendo.'],
  }),
  'style.structured': frame({
    tu: ['Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?', 'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empieza.', 'Con orden. Dime primero el hecho, en una línea.'],
    vos: ['Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?', 'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empezá.', 'Con orden. Decime primero el hecho, en una línea.'],
    usted: ['Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?', 'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empiece.', 'Con orden. Dígame primero el hecho, en una línea.'],
    pt: ['Por partes, então. Parte 1: o que aconteceu, o último e em concreto?', 'Vamos em ordem. Primeiro o que houve, depois o que pesa, no fim um passo. Comece.', 'Com ordem. Diga primeiro o fato, em uma linha.'],
  }),
  'style.flexible': frame({
    tu: ['Sin pasos. Lleva tú el camino.', 'Más libre, de acuerdo. Sigue por donde salga.', 'Dejo el orden. Cuéntame lo que quieras.'],
    vos: ['Sin pasos. Llevá vos el camino.', 'Más libre, de acuerdo. Seguí por donde salga.', 'Dejo el orden. Contame lo que quieras.'],
    usted: ['Sin pasos. Lleve usted el camino.', 'Más libre, de acuerdo. Siga por donde salga.', 'Dejo el orden. Cuénteme lo que quiera.'],
    pt: ['Sem passos. Leve você o caminho.', 'Mais livre, de acordo. Siga por onde sair.', 'Deixo a ordem. Conte o que quiser.'],
  }),
  'style.portuguese': frame({
    es: ['De acuerdo, en portugués.', 'Sigo en portugués.', 'En portugués, entonces.'],
    pt: ['De acordo, em português. Continue.', 'Sigo em português. Conte.', 'Em português, então. Estou lendo.'],
  }),
  'style.talk': frame({
    tu: ['De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte quieres pensar?', 'Cambio de modo. Dime qué quieres resolver primero.', 'Va. ¿Qué es lo que más te ayudaría ahora?'],
    vos: ['De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte querés pensar?', 'Cambio de modo. Decime qué querés resolver primero.', 'Va. ¿Qué es lo que más te ayudaría ahora?'],
    usted: ['De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte quiere pensar?', 'Cambio de modo. Dígame qué quiere resolver primero.', 'Bien. ¿Qué es lo que más le ayudaría ahora?'],
    pt: ['De acordo, volto a perguntar e a propor. Que parte você quer pensar?', 'Mudo de modo. Diga o que quer resolver primeiro.', 'Certo. O que mais ajudaria você agora?'],
  }),
  'topic.park': frame({
    es: ['Guardo lo que llevamos del ejercicio. Llegó {topic}, con {who}. ¿Vamos a eso, o terminamos primero?', 'Aparece algo nuevo: {topic}. El ejercicio queda abierto donde iba. ¿Vamos a lo nuevo o lo terminamos?', 'El ejercicio puede esperar y no se pierde. ¿Seguimos con él, o vamos a lo que acaba de llegar?', 'Dejo una marca donde íbamos. ¿Lo nuevo va primero, o cerramos antes el ejercicio?'],
    pt: ['Guardo o que temos do exercício. Chegou {topic}, com {who}. Vamos a isso, ou terminamos primeiro?', 'Aparece algo novo: {topic}. O exercício fica aberto onde estava. Vamos ao novo ou terminamos?', 'O exercício pode esperar e não se perde. Seguimos com ele, ou vamos ao que acabou de chegar?', 'Deixo uma marca onde estávamos. O novo vem primeiro, ou fechamos antes o exercício?'],
  }),
  'topic.new': frame({
    tu: ['Vamos a lo nuevo. Cuéntame qué pasó con {who}.', 'Vamos a eso. Cuéntame desde el principio.', 'El ejercicio espera. Dime qué pasó.'],
    vos: ['Vamos a lo nuevo. Contame qué pasó con {who}.', 'Vamos a eso. Contame desde el principio.', 'El ejercicio espera. Decime qué pasó.'],
    usted: ['Vamos a lo nuevo. Cuénteme qué pasó con {who}.', 'Vamos a eso. Cuénteme desde el principio.', 'El ejercicio espera. Dígame qué pasó.'],
    pt: ['Vamos ao novo. Conte o que houve com {who}.', 'Vamos a isso. Conte desde o começo.', 'O exercício espera. Diga o que aconteceu.'],
  }),
  'memory.link': frame({
    tu: ['La otra vez quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?', 'Esto me recuerda algo que guardaste: {item}. ¿Tiene que ver?', 'Hay una nota de antes: {item}. ¿Es parte de lo mismo?'],
    vos: ['La otra vez quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?', 'Esto me recuerda algo que guardaste: {item}. ¿Tiene que ver?', 'Hay una nota de antes: {item}. ¿Es parte de lo mismo?'],
    usted: ['La vez pasada quedó esto: {item}. ¿Va con lo de hoy, o es otra cosa?', 'Esto me recuerda algo que guardó: {item}. ¿Tiene que ver?', 'Hay una nota de antes: {item}. ¿Es parte de lo mismo?'],
    pt: ['Da outra vez ficou isto: {item}. Tem a ver com hoje, ou é outra coisa?', 'Isso me lembra algo que você guardou: {item}. Tem a ver?', 'Há uma nota de antes: {item}. É parte do mesmo?'],
  }),
  'review.step.ask': frame({
    es: ['El paso era "{step}". ¿Cómo fue?', 'Había quedado "{step}". ¿Salió, a medias, o no tocaba?', 'Sobre "{step}": ¿qué pasó con eso?'],
    pt: ['O passo era "{step}". Como foi?', 'Tinha ficado "{step}". Saiu, pela metade, ou não era dia?', 'Sobre "{step}": o que houve com isso?'],
  }),
  'review.done': frame({
    es: ['Salió. ¿Qué se notó después?', 'Hecho, entonces. ¿Qué parte costó menos de lo pensado?', 'Se hizo. ¿Cómo quedó el ánimo al terminar?'],
    pt: ['Saiu. O que se notou depois?', 'Feito, então. Que parte custou menos do que parecia?', 'Foi feito. Como ficou o ânimo ao terminar?'],
  }),
  'review.half': frame({
    es: ['Salió a medias. ¿Qué parte sí?', 'La mitad también cuenta. ¿Hasta dónde llegó?', 'A medias, que no es cero. ¿Qué ayudó a llegar hasta ahí?'],
    pt: ['Saiu pela metade. Que parte sim?', 'A metade também conta. Até onde chegou?', 'Pela metade, que não é zero. O que ajudou a chegar até aí?'],
  }),
  'review.not': frame({
    es: ['No salió, y eso cuenta algo. ¿Qué se atravesó?', 'No fue esta vez. ¿Era muy grande el paso, o era mal día?', 'Quedó sin hacer, sin reproche. ¿Qué habría que cambiarle?'],
    pt: ['Não saiu, e isso conta algo. O que se atravessou?', 'Não foi desta vez. O passo era grande demais, ou era um dia ruim?', 'Ficou sem fazer, sem cobrança. O que teria que mudar nele?'],
  }),
  'step.shrink': frame({
    es: ['Con un {n} conviene achicarlo: la mitad de tiempo y solo el primer movimiento. Queda así: "{step}", en chico. La próxima vez se mira cómo fue, sin reproches.', 'Un {n} pide un paso más corto. De "{step}", solo el primer minuto. Con eso basta para esta semana.'],
    tu: ['Con un {n} lo partimos: de "{step}", haz solo el comienzo. La próxima vez vemos cómo te fue.'],
    vos: ['Con un {n} lo partimos: de "{step}", hacé solo el comienzo. La próxima vez vemos cómo te fue.'],
    usted: ['Con un {n} lo partimos: de "{step}", haga solo el comienzo. La próxima vez vemos cómo le fue.'],
    pt: ['Com um {n} convém diminuir: a metade do tempo e só o primeiro movimento. Fica assim: "{step}", em pequeno. Da próxima vez vemos como foi, sem cobrança.', 'Um {n} pede um passo mais curto. De "{step}", só o primeiro minuto. Já basta para esta semana.', 'Com um {n} a gente parte: de "{step}", faça só o começo. Da próxima vez vemos como foi.'],
  }),
};
