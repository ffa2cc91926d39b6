/** Topics between people: loss, break-up, loneliness, family, couple, children, intimacy. See frames-topic-mood. */
import { type Frames, frame } from './phrase.ts';

export const TOPIC_TIES_FRAMES: Frames = {
  'topic.grief.open': frame({
    es: [
      '¿A qué hora del día se nota más la falta?',
      '¿Qué cosa chica trae el recuerdo?',
      '¿Qué quedó sin decir?',
    ],
    tu: ['¿Quieres contarme cómo era?'],
    vos: ['¿Querés contarme cómo era?'],
    usted: ['¿Quiere contarme cómo era?'],
    pt: [
      'A que hora do dia se nota mais a falta?',
      'Que coisa pequena traz a lembrança?',
      'O que ficou sem dizer?',
      'Você quer me contar como era?',
    ],
  }),
  'topic.grief.frame': frame({
    es: [
      'El duelo no va en línea recta: hay un día entero y luego un olor lo trae todo.',
      'Extrañar así habla del lugar que ocupaba.',
      'No hay plazo para esto, aunque afuera parezca que sí.',
      'Cada persona hace su duelo a su manera; no hay una correcta.',
    ],
    pt: [
      'O luto não anda em linha reta: passa um dia inteiro e depois um cheiro traz tudo.',
      'Sentir falta assim fala do lugar que ocupava.',
      'Não tem prazo para isso, mesmo que lá fora pareça que sim.',
      'Cada pessoa faz o luto do seu jeito; não há um certo.',
    ],
  }),
  'topic.breakup.open': frame({
    es: [
      '¿Qué duele más: lo que se perdió o cómo terminó?',
      '¿En qué momento del día se nota más el hueco?',
      '¿Qué es lo que más se extraña, en lo chico?',
      '¿Qué parte queda dando vueltas?',
    ],
    pt: [
      'O que dói mais: o que se perdeu ou como terminou?',
      'Em que momento do dia o vazio se nota mais?',
      'Do que se sente mais falta, nas coisas pequenas?',
      'Que parte fica rodando?',
    ],
  }),
  'topic.breakup.frame': frame({
    es: [
      'No se va solo una persona: se van también los horarios y los planes.',
      'La cabeza insiste en revisar cada escena, como si así cambiara el final.',
      'Se puede extrañar a alguien y a la vez no querer volver.',
    ],
    pt: [
      'Não vai embora só uma pessoa: vão também os horários e os planos.',
      'A cabeça insiste em rever cada cena, como se assim mudasse o final.',
      'Dá para sentir falta de alguém e ao mesmo tempo não querer voltar.',
    ],
  }),
  'topic.loneliness.open': frame({
    es: [
      '¿A qué hora pesa más el silencio?',
      '¿Falta compañía, o falta alguien que entienda?',
      '¿Con quién fue la última charla que dejó algo bueno?',
    ],
    tu: ['¿A quién le escribirías si supieras que va a contestar?'],
    vos: ['¿A quién le escribirías si supieras que va a contestar?'],
    usted: ['¿A quién le escribiría si supiera que va a contestar?'],
    pt: [
      'A que hora o silêncio pesa mais?',
      'Falta companhia, ou falta alguém que entenda?',
      'Com quem foi a última conversa que deixou algo bom?',
      'A quem você escreveria se soubesse que vai responder?',
    ],
  }),
  'topic.loneliness.frame': frame({
    es: [
      'Se puede tener gente alrededor y sentirse así igual. No hay contradicción.',
      'La soledad larga convence de que nadie quiere saber. Casi nunca se le pregunta a nadie.',
      'No hace falta una gran amistad para empezar; a veces sirve un saludo con nombre.',
    ],
    pt: [
      'Dá para ter gente em volta e se sentir assim mesmo. Não há contradição.',
      'A solidão longa convence de que ninguém quer saber. Quase nunca se pergunta a alguém.',
      'Não precisa de uma grande amizade para começar; às vezes serve um cumprimento com nome.',
    ],
  }),
  'topic.family.open': frame({
    es: [
      '¿Qué fue lo último que pasó?',
      '¿Qué se dijo, y qué quedó sin decir?',
      'De todo eso con la familia, ¿qué es lo que más pesa?',
    ],
    tu: ['¿Qué te gustaría que hicieran distinto, en concreto?'],
    vos: ['¿Qué te gustaría que hicieran distinto, en concreto?'],
    usted: ['¿Qué le gustaría que hicieran distinto, en concreto?'],
    pt: [
      'O que aconteceu por último?',
      'O que se disse, e o que ficou sem dizer?',
      'De tudo isso com a família, o que pesa mais?',
      'O que você gostaria que fizessem diferente, em concreto?',
    ],
  }),
  'topic.family.frame': frame({
    es: [
      'En las familias los papeles se reparten temprano, y después cuesta soltarlos.',
      'Querer a alguien y estar hasta aquí de esa persona puede pasar el mismo día.',
      'Poner un límite en casa suele dar culpa, aunque sea justo.',
    ],
    pt: [
      'Nas famílias os papéis se repartem cedo, e depois custa soltar.',
      'Amar alguém e estar no limite com essa pessoa pode acontecer no mesmo dia.',
      'Pôr um limite em casa costuma dar culpa, mesmo quando é justo.',
    ],
  }),
  'topic.couple.open': frame({
    es: [
      '¿Cómo empieza la discusión, casi siempre?',
      '¿Qué es lo que más se teme perder ahí?',
      '¿Cómo son los días en que va mejor?',
      'Cuando discuten, ¿hay miedo de que alguien haga daño?',
    ],
    pt: [
      'Como começa a discussão, quase sempre?',
      'O que mais se teme perder aí?',
      'Como são os dias em que vai melhor?',
      'Quando discutem, há medo de que alguém machuque?',
    ],
  }),
  'topic.couple.frame': frame({
    es: [
      'En pareja, lo que se dice y lo que se calla pesan parecido.',
      'Entre dos, una cosa chica puede traer otra más grande detrás.',
      'No hay que decidir el futuro entero esta semana.',
    ],
    pt: [
      'Entre dois, o que se diz e o que se cala pesam parecido.',
      'Num casal, cada coisa pequena costuma carregar outra maior.',
      'Não precisa decidir o futuro inteiro esta semana.',
    ],
  }),
  'topic.parenting.open': frame({
    es: [
      '¿Cuál fue el peor momento de hoy en casa?',
      '¿Qué ayuda hay, y de quién?',
      '¿Qué es lo que más asusta como madre o padre?',
      '¿Cuándo fue el último rato de descanso de verdad?',
    ],
    pt: [
      'Qual foi o pior momento de hoje em casa?',
      'Que ajuda existe, e de quem?',
      'O que mais assusta em cuidar de filhos?',
      'Quando foi o último descanso de verdade?',
    ],
  }),
  'topic.parenting.frame': frame({
    es: [
      'Criar cansa de una manera que casi no se ve.',
      'Nadie cría sin equivocarse, y casi todo se puede reparar después.',
      'Un mal rato en casa no borra todo lo que sí se hace.',
    ],
    pt: [
      'Criar cansa de um jeito que quase não se vê.',
      'Ninguém cria sem errar, e quase tudo se repara depois.',
      'Um mau momento em casa não apaga tudo o que se faz.',
    ],
  }),
  'topic.sexuality.open': frame({
    es: [
      'De eso, ¿qué es lo que más ocupa la cabeza?',
      '¿Hay alguien con quien se pueda hablar de esto sin cuidarse?',
      '¿Qué haría falta para que fuera más tranquilo?',
    ],
    pt: [
      'Disso, o que mais ocupa a cabeça?',
      'Tem alguém com quem dê para falar disso sem se proteger?',
      'O que faria falta para ser mais tranquilo?',
    ],
  }),
  'topic.sexuality.frame': frame({
    es: [
      'De esto se habla poco, y por eso parece que pasa en una sola casa.',
      'Aquí no hay una manera correcta de vivirlo.',
      'Nadie tiene que apurarse para ponerle nombre.',
    ],
    pt: [
      'Disso se fala pouco, e por isso parece que acontece em uma casa só.',
      'Aqui não há um jeito certo de viver isso.',
      'Ninguém precisa ter pressa de dar um nome.',
    ],
  }),
};
