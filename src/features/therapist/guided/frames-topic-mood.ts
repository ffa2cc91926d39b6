/**
 * What we know about each topic, in two families: `.open` asks what only this topic asks, `.frame` puts it in
 * proportion without a label. Mood and body: low mood, anxiety, panic, sleep, self-worth, anger, trauma, pain.
 */
import { type Frames, frame } from './phrase.ts';

export const TOPIC_MOOD_FRAMES: Frames = {
  'topic.depression.open': frame({
    es: [
      '¿Qué parte del día se hace más cuesta arriba?',
      '¿Cuándo fue la última vez que algo dio un poco de gusto?',
      '¿Qué se ha ido apagando primero: las ganas, la fuerza o la gente?',
    ],
    tu: ['¿Cómo son tus mañanas estos días?'],
    vos: ['¿Cómo son tus mañanas estos días?'],
    usted: ['¿Cómo son sus mañanas estos días?'],
    pt: [
      'Que parte do dia fica mais pesada?',
      'Quando foi a última vez que algo deu um pouco de gosto?',
      'O que foi se apagando primeiro: a vontade, a força ou as pessoas?',
      'Como são as suas manhãs nestes dias?',
    ],
  }),
  'topic.depression.frame': frame({
    es: [
      'Con el ánimo así, hasta lo chico cuesta el doble. Eso no es flojera.',
      'Cuando se van las ganas, esperarlas suele alargar la espera. A veces se empieza antes que ellas.',
      'El ánimo bajo cuenta la historia a su manera: borra lo que sí se hizo.',
      'Un día así se mide distinto: levantarse ya puede ser bastante.',
    ],
    pt: [
      'Com o ânimo assim, até o pequeno custa o dobro. Isso não é preguiça.',
      'Quando a vontade some, esperar por ela costuma alongar a espera. Às vezes se começa antes.',
      'O ânimo baixo conta a história do seu jeito: apaga o que foi feito.',
      'Um dia assim se mede diferente: levantar já pode ser bastante.',
    ],
  }),
  'topic.anxiety.open': frame({
    es: [
      '¿Qué es lo que la cabeza anuncia que va a pasar?',
      '¿En qué momento del día se dispara?',
      '¿Llega primero al cuerpo o a la cabeza?',
      '¿De qué se está cuidando tanto esa alarma?',
    ],
    pt: [
      'O que a cabeça anuncia que vai acontecer?',
      'Em que momento do dia dispara?',
      'Chega primeiro ao corpo ou à cabeça?',
      'De que esse alarme está tentando proteger?',
    ],
  }),
  'topic.anxiety.frame': frame({
    es: [
      'El cuerpo se pone en guardia como si ya estuviera pasando. Es una alarma, no una prueba.',
      'La ansiedad contesta preguntas que nadie ha hecho todavía.',
      'Pensar más rápido no da más seguridad; solo cansa más.',
      'Esa alarma exagera para cuidar. Se le puede bajar el volumen sin pelear con ella.',
    ],
    pt: [
      'O corpo fica em guarda como se já estivesse acontecendo. É um alarme, não uma prova.',
      'A ansiedade responde perguntas que ninguém fez ainda.',
      'Pensar mais rápido não dá mais segurança; só cansa mais.',
      'Esse alarme exagera para cuidar. Dá para baixar o volume sem brigar com ele.',
    ],
  }),
  'topic.panic.open': frame({
    es: [
      '¿Es igual a otras veces o esta trae algo nuevo?',
      '¿Qué fue lo primero que avisó?',
      '¿Qué se piensa en el peor minuto?',
      '¿Cuánto suele durar la parte más alta?',
    ],
    pt: [
      'É igual às outras vezes ou esta traz algo novo?',
      'O que avisou primeiro?',
      'O que se pensa no pior minuto?',
      'Quanto costuma durar a parte mais alta?',
    ],
  }),
  'topic.panic.frame': frame({
    es: [
      'Esa ola sube, llega arriba y baja.',
      'Es una alarma a todo volumen, y el cuerpo sabe apagarla, aunque tarde unos minutos.',
      'Pelear con la ola la alarga; dejar que pase por debajo de los pies la acorta.',
    ],
    pt: [
      'Essa onda sobe, chega ao alto e desce.',
      'É um alarme no volume máximo, e o corpo sabe desligar, mesmo que leve uns minutos.',
      'Brigar com a onda a prolonga; deixar que passe por baixo dos pés a encurta.',
    ],
  }),
  'topic.insomnia.open': frame({
    es: [
      '¿Cuesta más dormirse, o despertar a mitad de la noche?',
      '¿Qué aparece en la cabeza cuando se apaga la luz?',
      '¿Qué pasa en la última hora antes de la cama?',
      '¿Qué cambió la primera noche que fue así?',
    ],
    pt: [
      'Custa mais pegar no sono, ou acordar no meio da noite?',
      'O que aparece na cabeça quando a luz se apaga?',
      'O que acontece na última hora antes da cama?',
      'O que mudou na primeira noite assim?',
    ],
  }),
  'topic.insomnia.frame': frame({
    es: [
      'De madrugada todo se ve más grande y más solo. A esa hora no conviene decidir nada.',
      'El sueño no obedece órdenes: cuanto más se persigue, más se aleja.',
      'Dormir mal varios días le quita piel a todo lo demás.',
    ],
    pt: [
      'De madrugada tudo parece maior. A essa hora não vale decidir nada.',
      'O sono não obedece ordens: quanto mais se persegue, mais se afasta.',
      'Dormir mal vários dias deixa todo o resto em carne viva.',
    ],
  }),
  'topic.self_esteem.open': frame({
    es: [
      '¿De quién es esa voz, si se parece a alguien?',
      '¿Con qué vara se está midiendo?',
      '¿Qué tendría que pasar para que esa voz se quedara callada un rato?',
    ],
    tu: ['¿En qué momento de esta semana te trataste un poco mejor?'],
    vos: ['¿En qué momento de esta semana te trataste un poco mejor?'],
    usted: ['¿En qué momento de esta semana se trató un poco mejor?'],
    pt: [
      'De quem é essa voz, se se parece com alguém?',
      'Com que régua se está medindo?',
      'O que teria que acontecer para essa voz ficar quieta um momento?',
      'Em que momento desta semana você se tratou um pouco melhor?',
    ],
  }),
  'topic.self_esteem.frame': frame({
    es: [
      'Una voz tan severa suena a verdad solo porque se repite mucho.',
      'Medirse sin descanso cansa más que cualquier error.',
      'Un error dice algo de un día, no de una persona entera.',
    ],
    pt: [
      'Uma voz tão severa parece verdade só porque se repete muito.',
      'Medir-se sem descanso cansa mais que qualquer erro.',
      'Um erro diz algo de um dia, não de uma pessoa inteira.',
    ],
  }),
  'topic.anger.open': frame({
    es: [
      '¿Qué fue lo que cruzó la línea?',
      '¿Dónde se queda la rabia cuando no sale?',
      '¿Qué está defendiendo esa rabia?',
      '¿Qué hubo justo antes de que explotara?',
    ],
    pt: [
      'O que foi que passou do limite?',
      'Onde fica a raiva quando não sai?',
      'O que essa raiva está defendendo?',
      'O que houve logo antes de explodir?',
    ],
  }),
  'topic.anger.frame': frame({
    es: [
      'La rabia suele cuidar algo que importa: un límite, un trato, un cansancio.',
      'Sentir rabia no obliga a hacer nada con ella en el momento.',
      'La rabia llega rápido; lo que hay debajo tarda un poco más en hablar.',
    ],
    pt: [
      'A raiva costuma cuidar de algo que importa: um limite, um trato, um cansaço.',
      'Sentir raiva não obriga a fazer nada com ela na hora.',
      'A raiva chega rápido; o que há por baixo demora um pouco mais a falar.',
    ],
  }),
  'topic.trauma.open': frame({
    es: [
      'Sin entrar en lo que pasó, ¿qué es lo más pesado de llevar hoy?',
      '¿Qué ayuda a volver al presente cuando eso aparece?',
      '¿Hay alguien de confianza que sepa de esto?',
      'Ahora mismo, ¿el lugar donde se lee esto es tranquilo?',
    ],
    pt: [
      'Sem entrar no que aconteceu, o que é mais pesado de levar hoje?',
      'O que ajuda a voltar ao presente quando isso aparece?',
      'Tem alguém de confiança que saiba disso?',
      'Agora mesmo, o lugar onde você lê isto é tranquilo?',
    ],
  }),
  'topic.trauma.frame': frame({
    es: [
      'No hace falta contar detalles para que esto cuente.',
      'Lo que pasó quedó atrás, y el cuerpo a veces no lo sabe: avisa como si fuera hoy.',
      'De algo así se habla al ritmo propio, y con alguien profesional cuando se pueda.',
    ],
    pt: [
      'Não precisa contar detalhes para que isso importe.',
      'O que aconteceu ficou para trás, e o corpo às vezes não sabe: avisa como se fosse hoje.',
      'De algo assim se fala no próprio ritmo, e com alguém profissional quando der.',
    ],
  }),
  'topic.chronic_pain.open': frame({
    es: [
      '¿Cómo es un día con menos dolor?',
      '¿Qué se ha tenido que dejar por el dolor?',
      'Además de doler, ¿qué es lo que más cansa?',
      '¿Qué no entiende la gente de vivir así?',
    ],
    pt: [
      'Como é um dia com menos dor?',
      'O que teve que ficar de lado por causa da dor?',
      'Além de doer, o que mais cansa?',
      'O que as pessoas não entendem de viver assim?',
    ],
  }),
  'topic.chronic_pain.frame': frame({
    es: [
      'Un dolor que no se ve obliga a explicarse todo el tiempo, y eso también duele.',
      'El dolor gasta energía desde que amanece; el cansancio es parte de eso.',
      'Hay días para empujar y días para aflojar. Con dolor, la medida cambia.',
    ],
    pt: [
      'Uma dor que não se vê obriga a se explicar o tempo todo, e isso também dói.',
      'A dor gasta energia desde que amanhece; o cansaço faz parte disso.',
      'Tem dia de forçar e dia de soltar. Com dor, a medida muda.',
    ],
  }),
  'topic.eating.open': frame({
    es: [
      '¿Qué pasa en la cabeza alrededor de la comida?',
      '¿En qué momento del día se pone más difícil?',
      '¿Quién de confianza sabe cómo va esto?',
    ],
    pt: [
      'O que passa na cabeça em volta da comida?',
      'Em que momento do dia fica mais difícil?',
      'Quem de confiança sabe como isso vai?',
    ],
  }),
  'topic.eating.frame': frame({
    es: [
      'Aquí no hablamos de números ni de tallas; hablamos de cómo se vive.',
      'Con la comida en guerra, la cabeza no descansa. Un profesional de la salud puede acompañar esa parte.',
      'Comer a horas parecidas le da piso al cuerpo, y al ánimo también.',
    ],
    pt: [
      'Aqui não falamos de números nem de tamanhos; falamos de como se vive.',
      'Com a comida em guerra, a cabeça não descansa. Um profissional de saúde pode acompanhar essa parte.',
      'Comer em horas parecidas dá chão ao corpo, e ao ânimo também.',
    ],
  }),
};
