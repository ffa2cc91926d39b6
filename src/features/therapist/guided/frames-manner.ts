/** What the person asks of our manner, confirmed in that manner: listening, directness, address, order. */
import { type Frames, frame } from './phrase.ts';

export const MANNER_FRAMES: Frames = {
  'style.parts': frame({
    es: ['Por partes, entonces.', 'Con orden, de a un paso.', 'De acuerdo, paso a paso.'],
    pt: ['Por partes, então.', 'Com ordem, um passo por vez.', 'De acordo, passo a passo.'],
  }),
  'talk.go': frame({
    tu: [
      'Seguimos hablando. Vuelvo a {word}: cuéntame más de eso.',
      'Hablar, entonces. Sigue por donde quieras.',
      'Sin ejercicio. Dime qué quedó dando vueltas.',
    ],
    vos: [
      'Seguimos hablando. Vuelvo a {word}: contame más de eso.',
      'Hablar, entonces. Seguí por donde quieras.',
      'Sin ejercicio. Decime qué quedó dando vueltas.',
    ],
    usted: [
      'Seguimos hablando. Vuelvo a {word}: cuénteme más de eso.',
      'Hablar, entonces. Siga por donde quiera.',
      'Sin ejercicio. Dígame qué quedó dando vueltas.',
    ],
    pt: [
      'Continuamos falando. Volto a {word}: conte mais disso.',
      'Falar, então. Siga por onde quiser.',
      'Sem exercício. Diga o que ficou rodando.',
    ],
  }),
  'listen.contract': frame({
    tu: [
      'Sin consejos. Empieza por donde quieras.',
      'Solo escucha, entonces. Te leo.',
      'Queda así: tú cuentas, yo leo, sin tareas.',
      'De acuerdo, nada de ejercicios ni soluciones. Sigue.',
    ],
    vos: [
      'Sin consejos. Empezá por donde quieras.',
      'Solo escucha, entonces. Te leo.',
      'Queda así: vos contás, yo leo, sin tareas.',
      'De acuerdo, nada de ejercicios ni soluciones. Seguí.',
    ],
    usted: [
      'Sin consejos. Empiece por donde quiera.',
      'Solo escucha, entonces. Le leo.',
      'Queda así: usted cuenta, yo leo, sin tareas.',
      'De acuerdo, nada de ejercicios ni soluciones. Siga.',
    ],
    pt: [
      'Sem conselhos. Comece por onde quiser.',
      'Só escuta, então. Estou lendo.',
      'Fica assim: você conta, eu leio, sem tarefas.',
      'De acordo, nada de exercícios nem soluções. Siga.',
    ],
  }),
  'listen.go': frame({
    es: ['Hay lugar para más.', 'Sin apuro.', 'Leo todo.'],
    tu: ['Sigue.', 'Te leo.', 'Aquí sigo.', 'Cuenta lo que quieras contar.'],
    vos: ['Seguí.', 'Te leo.', 'Acá sigo.', 'Contá lo que quieras contar.'],
    usted: ['Siga.', 'Le leo.', 'Aquí sigo.', 'Cuente lo que quiera contar.'],
    pt: [
      'Siga.',
      'Estou lendo.',
      'Continuo aqui.',
      'Conte o que quiser contar.',
      'Tem lugar para mais.',
      'Sem pressa.',
      'Leio tudo.',
    ],
  }),
  'mode.check': frame({
    tu: [
      'Me pediste solo escucha y ahora me preguntas. La decisión es tuya. ¿Te ayudo a pensarla, o sigo leyendo?',
      'Antes querías que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o te escucho un rato más?',
      'No sé qué conviene, y lo decides tú. ¿Quieres ordenarlo conmigo, o seguir contando?',
    ],
    vos: [
      'Me pediste solo escucha y ahora me preguntás. La decisión es tuya. ¿Te ayudo a pensarla, o sigo leyendo?',
      'Antes querías que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o te escucho un rato más?',
      'No sé qué conviene, y lo decidís vos. ¿Querés ordenarlo conmigo, o seguir contando?',
    ],
    usted: [
      'Me pidió solo escucha y ahora me pregunta. La decisión es suya. ¿Le ayudo a pensarla, o sigo leyendo?',
      'Antes quería que solo leyera. Puedo cambiar. ¿Lo pensamos por partes, o le escucho un rato más?',
      'No sé qué conviene, y lo decide usted. ¿Quiere ordenarlo conmigo, o seguir contando?',
    ],
    pt: [
      'Você me pediu só escuta e agora me pergunta. A decisão é sua. Ajudo a pensar, ou continuo lendo?',
      'Antes queria que eu só lesse. Posso mudar. Pensamos por partes, ou escuto mais um pouco?',
      'Não sei o que convém, e quem decide é você. Quer organizar isso comigo, ou continuar contando?',
    ],
  }),
  'weigh.for': frame({
    tu: [
      'Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?',
      'Vamos por partes. Primero, ¿qué ganarías?',
      'De acuerdo. ¿Qué pesa del lado del sí?',
    ],
    vos: [
      'Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?',
      'Vamos por partes. Primero, ¿qué ganarías?',
      'De acuerdo. ¿Qué pesa del lado del sí?',
    ],
    usted: [
      'Lo pensamos entonces. De un lado y del otro: ¿qué hay a favor?',
      'Vamos por partes. Primero, ¿qué ganaría?',
      'De acuerdo. ¿Qué pesa del lado del sí?',
    ],
    pt: [
      'Pensamos, então. De um lado e do outro: o que há a favor?',
      'Vamos por partes. Primeiro, o que você ganharia?',
      'De acordo. O que pesa do lado do sim?',
    ],
  }),
  'style.direct': frame({
    tu: [
      'De acuerdo, más directo y con menos vueltas. Sigue.',
      'Hecho: te digo lo que veo, corto. Dime por dónde vamos.',
      'Voy al grano desde ahora. ¿Qué es lo central?',
    ],
    vos: [
      'De acuerdo, más directo y con menos vueltas. Seguí.',
      'Hecho: te digo lo que veo, corto. Decime por dónde vamos.',
      'Voy al grano desde ahora. ¿Qué es lo central?',
    ],
    usted: [
      'De acuerdo, más directo y con menos vueltas. Siga.',
      'Hecho: le digo lo que veo, corto. Dígame por dónde vamos.',
      'Voy al grano desde ahora. ¿Qué es lo central?',
    ],
    pt: [
      'De acordo, mais direto e com menos voltas. Siga.',
      'Feito: digo o que vejo, curto. Diga por onde vamos.',
      'Vou direto ao ponto a partir de agora. O que é central?',
    ],
  }),
  'style.gentle': frame({
    tu: [
      'Más despacio, entonces. Tú marcas el paso.',
      'Voy con más calma desde aquí. Sigue cuando quieras.',
      'De acuerdo, más suave. No hay nada que apurar.',
    ],
    vos: [
      'Más despacio, entonces. Vos marcás el paso.',
      'Voy con más calma desde acá. Seguí cuando quieras.',
      'De acuerdo, más suave. No hay nada que apurar.',
    ],
    usted: [
      'Más despacio, entonces. Usted marca el paso.',
      'Voy con más calma desde aquí. Siga cuando quiera.',
      'De acuerdo, más suave. No hay nada que apurar.',
    ],
    pt: [
      'Mais devagar, então. Você marca o passo.',
      'Vou com mais calma daqui. Siga quando quiser.',
      'De acordo, mais suave. Não há nada para apressar.',
    ],
  }),
  'style.usted': frame({
    es: [
      'De acuerdo, de usted desde ahora. Siga, por favor.',
      'Así será: le trato de usted. Continúe cuando guste.',
      'Tomo nota, de usted. Le leo.',
    ],
    pt: [
      'De acordo, com mais formalidade. Continue.',
      'Assim será. Continue quando quiser.',
      'Tomo nota. Estou lendo.',
    ],
  }),
  'style.tu': frame({
    es: [
      'De acuerdo, de tú. Sigue por donde quieras.',
      'Listo, te tuteo. Cuéntame.',
      'De tú, entonces. Te leo.',
    ],
    pt: ['De acordo, sem formalidade. Continue.', 'Certo. Conte.', 'Sem formalidade, então. Estou lendo.'],
  }),
  'style.vos': frame({
    es: [
      'De acuerdo, de vos. Seguí por donde quieras.',
      'Listo, te trato de vos. Contame.',
      'De vos, entonces. Te leo.',
    ],
    pt: ['De acordo. Continue.', 'Certo. Conte.', 'Está bem. Estou lendo.'],
  }),
  'style.structured': frame({
    tu: [
      'Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?',
      'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empieza.',
      'Con orden. Dime primero el hecho, en una línea.',
    ],
    vos: [
      'Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?',
      'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empezá.',
      'Con orden. Decime primero el hecho, en una línea.',
    ],
    usted: [
      'Por partes, entonces. Parte 1: ¿qué pasó, lo último y en concreto?',
      'Vamos en orden. Primero lo que pasó, después lo que pesa, al final un paso. Empiece.',
      'Con orden. Dígame primero el hecho, en una línea.',
    ],
    pt: [
      'Por partes, então. Parte 1: o que aconteceu, o último e em concreto?',
      'Vamos em ordem. Primeiro o que houve, depois o que pesa, no fim um passo. Comece.',
      'Com ordem. Diga primeiro o fato, em uma linha.',
    ],
  }),
  'style.flexible': frame({
    tu: [
      'Sin pasos. Lleva tú el camino.',
      'Más libre, de acuerdo. Sigue por donde salga.',
      'Dejo el orden. Cuéntame lo que quieras.',
    ],
    vos: [
      'Sin pasos. Llevá vos el camino.',
      'Más libre, de acuerdo. Seguí por donde salga.',
      'Dejo el orden. Contame lo que quieras.',
    ],
    usted: [
      'Sin pasos. Lleve usted el camino.',
      'Más libre, de acuerdo. Siga por donde salga.',
      'Dejo el orden. Cuénteme lo que quiera.',
    ],
    pt: [
      'Sem passos. Leve você o caminho.',
      'Mais livre, de acordo. Siga por onde sair.',
      'Deixo a ordem. Conte o que quiser.',
    ],
  }),
  'style.portuguese': frame({
    es: ['De acuerdo, en portugués.', 'Sigo en portugués.', 'En portugués, entonces.'],
    pt: [
      'De acordo, em português. Continue.',
      'Sigo em português. Conte.',
      'Em português, então. Estou lendo.',
    ],
  }),
  'style.talk': frame({
    tu: [
      'De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte quieres pensar?',
      'Cambio de modo. Dime qué quieres resolver primero.',
      'Va. ¿Qué es lo que más te ayudaría ahora?',
    ],
    vos: [
      'De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte querés pensar?',
      'Cambio de modo. Decime qué querés resolver primero.',
      'Va. ¿Qué es lo que más te ayudaría ahora?',
    ],
    usted: [
      'De acuerdo, vuelvo a preguntar y a proponer. ¿Qué parte quiere pensar?',
      'Cambio de modo. Dígame qué quiere resolver primero.',
      'Bien. ¿Qué es lo que más le ayudaría ahora?',
    ],
    pt: [
      'De acordo, volto a perguntar e a propor. Que parte você quer pensar?',
      'Mudo de modo. Diga o que quer resolver primeiro.',
      'Certo. O que mais ajudaria você agora?',
    ],
  }),
};
