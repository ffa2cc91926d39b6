/** Two from ACT: stepping back from a thought, and asking what matters before choosing a step. */
import { type Frames, frame } from './phrase.ts';

export const DISTANCE_EXERCISE_FRAMES: Frames = {
  'ex.defusion.consent': frame({
    tu: [
      'No es discutir con el pensamiento: es mirarlo desde un paso atrás, para que no mande. {minutes} minutos; escribes "alto" y paramos. ¿Lo probamos?',
      'Hay ideas que no se van peleando. Vamos a cambiarles la voz y a seguir con lo tuyo. Con "alto" se acaba. ¿Va?',
      'Propongo tomar esa frase que vuelve y soltarle el gancho, en pasos cortos. "Alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'No es discutir con el pensamiento: es mirarlo desde un paso atrás, para que no mande. {minutes} minutos; escribís "alto" y paramos. ¿Lo probamos?',
      'Hay ideas que no se van peleando. Vamos a cambiarles la voz y a seguir con lo tuyo. Con "alto" se acaba. ¿Va?',
      'Propongo tomar esa frase que vuelve y soltarle el gancho, en pasos cortos. "Alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'No es discutir con el pensamiento: es mirarlo desde un paso atrás, para que no mande. {minutes} minutos; escribe "alto" y paramos. ¿Lo probamos?',
      'Hay ideas que no se van peleando. Vamos a cambiarles la voz y a seguir con lo suyo. Con "alto" se acaba. ¿Le parece?',
      'Propongo tomar esa frase que vuelve y soltarle el gancho, en pasos breves. "Alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'Não é discutir o pensamento: é olhar um passo atrás, para ele não mandar. {minutes} minutos; escreva "para" e a gente para. Vamos tentar?',
      'Tem ideias que não vão embora na briga. Vamos mudar a voz delas e seguir a vida. Com "para" acaba. Topa?',
      'Proponho pegar essa frase que volta e soltar o gancho dela, em passos curtos. "Para" interrompe. Começamos?',
    ],
  }),
  'ex.defusion.why': frame({
    es: [
      'Un pensamiento visto de lejos pesa menos, aunque no cambie una palabra. No dice si es cierto.',
      'Sirve para tener la idea sin que la idea decida. Lo que dice se puede revisar otro día.',
      'La voz rara le quita solemnidad; así se nota que son palabras.',
    ],
    pt: [
      'Um pensamento visto de longe pesa menos, mesmo sem mudar uma palavra. Não diz se é verdade.',
      'Serve para ter a ideia sem que ela decida. O que ela diz dá para rever outro dia.',
      'A voz estranha tira a solenidade; assim se nota que são palavras.',
    ],
  }),
  'ex.defusion.thought': frame({
    es: [
      '¿Cuál es la frase que da vueltas, tal como aparece?',
      'De todo el ruido, ¿qué pensamiento engancha más?',
      'En pocas palabras, ¿qué repite la cabeza?',
    ],
    pt: [
      'Qual é a frase que fica girando, do jeito que aparece?',
      'De todo o barulho, que pensamento prende mais?',
      'Em poucas palavras, o que a cabeça repete?',
    ],
  }),
  'ex.defusion.thought.help': frame({
    es: [
      'Si fuera un titular de periódico, ¿qué diría?',
      '¿Habla del pasado, del futuro o de cómo es uno?',
      'La última que interrumpió lo de hoy sirve. ¿Cuál fue?',
    ],
    pt: [
      'Se fosse manchete de jornal, o que diria?',
      'Fala do passado, do futuro ou do jeito de ser?',
      'A última que atrapalhou o dia de hoje serve. Qual foi?',
    ],
  }),
  'ex.defusion.notice': frame({
    tu: [
      '"{cell_thought}". Ahora ponle delante "noto que pienso que…" y escríbela entera. ¿Cómo suena?',
      'Escribe esa frase, "{cell_thought}", empezando por "mi cabeza me cuenta que…". ¿Qué cambia?',
      'Anótala otra vez, pero empezando por "noto que estoy pensando que…". ¿Cómo queda?',
    ],
    vos: [
      '"{cell_thought}". Ahora ponele delante "noto que pienso que…" y escribila entera. ¿Cómo suena?',
      'Escribí esa frase, "{cell_thought}", empezando por "mi cabeza me cuenta que…". ¿Qué cambia?',
      'Anotala otra vez, pero empezando por "noto que estoy pensando que…". ¿Cómo queda?',
    ],
    usted: [
      '"{cell_thought}". Ahora póngale delante "noto que pienso que…" y escríbala entera. ¿Cómo suena?',
      'Escriba esa frase, "{cell_thought}", empezando por "mi cabeza me cuenta que…". ¿Qué cambia?',
      'Anótela otra vez, pero empezando por "noto que estoy pensando que…". ¿Cómo queda?',
    ],
    pt: [
      '"{cell_thought}". Agora ponha na frente "noto que estou pensando que…" e escreva inteira. Como soa?',
      'Escreva essa frase, "{cell_thought}", começando por "minha cabeça me conta que…". O que muda?',
      'Anote outra vez, começando por "noto que estou pensando que…". Como fica?',
    ],
  }),
  'ex.defusion.notice.help': frame({
    es: [
      'Basta copiarla con esas palabras delante. ¿Se ve un poco más lejos, o igual?',
      'Puede sonar raro, y de eso se trata. ¿Cómo queda escrita?',
    ],
    tu: ['Prueba con "ahí está otra vez la historia de…". ¿De qué trata?'],
    vos: ['Probá con "ahí está otra vez la historia de…". ¿De qué trata?'],
    usted: ['Pruebe con "ahí está otra vez la historia de…". ¿De qué trata?'],
    pt: [
      'Basta copiar pondo essas palavras na frente. Fica um pouco mais longe, ou igual?',
      'Pode soar estranho, e é essa a ideia. Como fica escrita?',
      'Tente "lá vem de novo a história de…". De que ela trata?',
    ],
  }),
  'ex.defusion.way': frame({
    es: [
      'Ahora un juego serio: oírla con voz de dibujo animado, o dejarla en una hoja que baja por un río. ¿Cuál?',
      'Dos maneras: locutor de fútbol, o nube que pasa. ¿Con cuál?',
      '¿Se la canta con música de cumpleaños, o se la mira irse como un cartel en la ruta?',
    ],
    pt: [
      'Agora uma brincadeira séria: ouvir com voz de desenho animado, ou deixar numa folha que desce o rio. Qual?',
      'Dois jeitos: narrador de futebol, ou nuvem que passa. Qual deles?',
      'Cantar na música de parabéns, ou olhar ir embora como placa na estrada?',
    ],
  }),
  'ex.defusion.way.help': frame({
    es: [
      'La que dé menos vergüenza. ¿Voz o imagen?',
      'Si cuesta imaginar, mejor la voz. ¿Esa?',
      'La hoja en el río es la más tranquila. ¿Vamos con ella?',
    ],
    pt: [
      'A que der menos vergonha. Voz ou imagem?',
      'Se custa imaginar, melhor a voz. Essa?',
      'A folha no rio é a mais tranquila. Vamos nela?',
    ],
  }),
  'ex.defusion.play': frame({
    tu: [
      'Va: "{cell_way}". Medio minuto con la frase así, las veces que vuelva. Escribe "ya".',
      'Hazlo despacio, tres veces. Si vuelve seria, se repite. Avísame.',
      'Medio minuto, sin buscar que desaparezca; solo que suene o se vea distinta. Escribe "ya".',
    ],
    vos: [
      'Va: "{cell_way}". Medio minuto con la frase así, las veces que vuelva. Escribí "ya".',
      'Hacelo despacio, tres veces. Si vuelve seria, se repite. Avisame.',
      'Medio minuto, sin buscar que desaparezca; solo que suene o se vea distinta. Escribí "ya".',
    ],
    usted: [
      'Va: "{cell_way}". Medio minuto con la frase así, las veces que vuelva. Escriba "ya".',
      'Hágalo despacio, tres veces. Si vuelve seria, se repite. Avíseme.',
      'Medio minuto, sin buscar que desaparezca; solo que suene o se vea distinta. Escriba "ya".',
    ],
    pt: [
      'Vai: "{cell_way}". Meio minuto de frase assim, toda vez que voltar. Escreva "já".',
      'Faça devagar, três vezes. Se voltar séria, repita. Me avise.',
      'Meio minuto, não para ela sumir; só para soar ou aparecer diferente. Escreva "já".',
    ],
  }),
  'ex.defusion.play.help': frame({
    tu: [
      'Con una sola vez alcanza. Escribe "ya" cuando la hayas oído distinta.',
      'Si no sale, dila muy lento, sílaba por sílaba. Avísame.',
      'Escríbela al revés, si quieres. Luego "ya".',
    ],
    vos: [
      'Con una sola vez alcanza. Escribí "ya" cuando la hayas oído distinta.',
      'Si no sale, decila muy lento, sílaba por sílaba. Avisame.',
      'Escribila al revés, si querés. Luego "ya".',
    ],
    usted: [
      'Con una sola vez alcanza. Escriba "ya" cuando la haya oído distinta.',
      'Si no sale, dígala muy lento, sílaba por sílaba. Avíseme.',
      'Escríbala al revés, si quiere. Luego "ya".',
    ],
    pt: [
      'Uma vez só já basta. Escreva "já" quando tiver ouvido diferente.',
      'Se não sair, diga bem devagar, sílaba por sílaba. Me avise.',
      'Escreva de trás para frente, se quiser. Depois "já".',
    ],
  }),
  'ex.defusion.here': frame({
    tu: [
      'Mientras la frase pasa, algo sigue ahí. ¿Qué ves o qué oyes ahora mismo?',
      'Vuelve los ojos al lugar. ¿Qué hay delante de ti?',
      'Un detalle de donde estás. ¿Cuál?',
    ],
    vos: [
      'Mientras la frase pasa, algo sigue ahí. ¿Qué ves o qué oís ahora mismo?',
      'Volvé los ojos al lugar. ¿Qué hay delante de vos?',
      'Un detalle de donde estás. ¿Cuál?',
    ],
    usted: [
      'Mientras la frase pasa, algo sigue ahí. ¿Qué ve o qué oye ahora mismo?',
      'Vuelva los ojos al lugar. ¿Qué hay delante de usted?',
      'Un detalle de donde está. ¿Cuál?',
    ],
    pt: [
      'Enquanto a frase passa, algo continua aí. O que você vê ou ouve agora?',
      'Volte os olhos para o lugar. O que há na sua frente?',
      'Um detalhe de onde você está. Qual?',
    ],
  }),
  'ex.defusion.here.help': frame({
    es: [
      'Una sola cosa: la más cercana a la mano. ¿Cuál?',
      '¿Qué luz hay?',
      '¿Cuál es el sonido más lejano?',
    ],
    pt: ['Uma coisa só: a mais perto da mão. Qual?', 'Que luz tem aí?', 'Qual é o som mais distante?'],
  }),
  'ex.defusion.back': frame({
    tu: [
      'Con la frase de fondo, como radio del vecino, ¿a qué quieres volver ahora?',
      '¿Qué harías en los próximos diez minutos si esa idea no decidiera?',
      'La idea puede venir contigo. ¿Hacia dónde vas?',
    ],
    vos: [
      'Con la frase de fondo, como radio del vecino, ¿a qué querés volver ahora?',
      '¿Qué harías en los próximos diez minutos si esa idea no decidiera?',
      'La idea puede venir con vos. ¿Hacia dónde vas?',
    ],
    usted: [
      'Con la frase de fondo, como radio del vecino, ¿a qué quiere volver ahora?',
      '¿Qué haría en los próximos diez minutos si esa idea no decidiera?',
      'La idea puede venir con usted. ¿Hacia dónde va?',
    ],
    pt: [
      'Com a frase de fundo, feito rádio do vizinho, ao que você quer voltar agora?',
      'O que você faria nos próximos dez minutos se essa ideia não decidisse?',
      'A ideia pode ir junto. Para onde você vai?',
    ],
  }),
  'ex.defusion.back.help': frame({
    es: [
      'Algo de manos: lavar, ordenar, cocinar. ¿Alguna?',
      '¿Qué quedó a medias hoy, de lo simple?',
      'Puede ser descansar. ¿Dónde?',
    ],
    pt: [
      'Algo das mãos: lavar, arrumar, cozinhar. Alguma?',
      'O que ficou pela metade hoje, das coisas simples?',
      'Pode ser descansar. Onde?',
    ],
  }),
  'ex.values.consent': frame({
    es: [
      'Cuando algo pesa, ayuda mirar qué importa y mover una sola cosa hacia ahí. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'No es encontrar un gran sentido: es elegir una zona y un paso chico. "Alto" y se acaba. ¿Va?',
    ],
    tu: [
      'Propongo preguntas cortas sobre lo que te importa, y un paso al final. Escribes "alto" y paramos. ¿Empezamos?',
    ],
    vos: [
      'Propongo preguntas cortas sobre lo que te importa, y un paso al final. Escribís "alto" y paramos. ¿Empezamos?',
    ],
    usted: [
      'Propongo preguntas breves sobre lo que le importa, y un paso al final. Escribe "alto" y paramos. ¿Empezamos?',
    ],
    pt: [
      'Quando algo pesa, ajuda olhar o que importa e mexer uma coisa só nessa direção. Uns {minutes} minutos; "para" e a gente para. Fazemos?',
      'Não é achar um grande sentido: é escolher uma área e um passo pequeno. "Para" e acaba. Topa?',
      'Proponho perguntas curtas sobre o que importa para você, e um passo no fim. Escreva "para" e paramos. Começamos?',
    ],
  }),
  'ex.values.why': frame({
    es: [
      'Sirve para decidir por lo que importa y no solo por lo que aprieta. No quita el vacío de golpe.',
      'Las ganas suelen llegar después del paso, no antes. Saber hacia dónde lo hace más corto.',
      'Ordena: una zona, un motivo, un acto. Lo demás espera.',
    ],
    pt: [
      'Serve para decidir pelo que importa e não só pelo que aperta. Não tira o vazio de uma vez.',
      'A vontade costuma chegar depois do passo, não antes. Saber a direção deixa ele mais curto.',
      'Organiza: uma área, um motivo, um ato. O resto espera.',
    ],
  }),
  'ex.values.domain': frame({
    tu: [
      '¿Qué zona reclama más: tu gente, lo que haces, o cómo te cuidas?',
      'Elige una parte de la vida para mirar hoy. ¿Cuál?',
      'Si el peso bajara a la mitad, ¿a qué le darías tiempo primero?',
    ],
    vos: [
      '¿Qué zona reclama más: tu gente, lo que hacés, o cómo te cuidás?',
      'Elegí una parte de la vida para mirar hoy. ¿Cuál?',
      'Si el peso bajara a la mitad, ¿a qué le darías tiempo primero?',
    ],
    usted: [
      '¿Qué zona reclama más: su gente, lo que hace, o cómo se cuida?',
      'Elija una parte de la vida para mirar hoy. ¿Cuál?',
      'Si el peso bajara a la mitad, ¿a qué le daría tiempo primero?',
    ],
    pt: [
      'Que área pede mais: sua gente, o que você faz, ou como se cuida?',
      'Escolha uma parte da vida para olhar hoje. Qual?',
      'Se o peso caísse pela metade, a que você daria tempo primeiro?',
    ],
  }),
  'ex.values.domain.help': frame({
    es: [
      '¿Qué es lo que más se extraña de otra época?',
      'La que duele suele ser la que importa. ¿Cuál duele?',
      '¿Familia, amistad, oficio, cuerpo, fe? Con una basta.',
    ],
    pt: [
      'Do que se sente mais falta de outra época?',
      'A que dói costuma ser a que importa. Qual dói?',
      'Família, amizade, ofício, corpo, fé? Uma basta.',
    ],
  }),
  'ex.values.matter': frame({
    tu: [
      '"{cell_domain}". ¿Qué te importa cuidar ahí?',
      'De "{cell_domain}", ¿qué no quisieras perder?',
      '¿Por qué eso, y no otra cosa?',
    ],
    vos: [
      '"{cell_domain}". ¿Qué te importa cuidar ahí?',
      'De "{cell_domain}", ¿qué no quisieras perder?',
      '¿Por qué eso, y no otra cosa?',
    ],
    usted: [
      '"{cell_domain}". ¿Qué le importa cuidar ahí?',
      'De "{cell_domain}", ¿qué no quisiera perder?',
      '¿Por qué eso, y no otra cosa?',
    ],
    pt: [
      '"{cell_domain}". O que importa cuidar aí?',
      'De "{cell_domain}", o que você não queria perder?',
      'Por que isso, e não outra coisa?',
    ],
  }),
  'ex.values.matter.help': frame({
    es: [
      '¿Qué diría alguien que valora eso desde hace años?',
      '¿Tiene que ver con estar, con aprender o con dar?',
      '¿En qué momento se sintió que eso valía la pena?',
    ],
    pt: [
      'O que diria alguém que dá valor a isso há anos?',
      'Tem a ver com estar, com aprender ou com dar?',
      'Em que momento se sentiu que isso valia a pena?',
    ],
  }),
  'ex.values.how': frame({
    es: [
      '"{cell_why}". En un día común, ¿cómo se notaría que eso importa?',
      'Si alguien mirara desde afuera, ¿en qué gesto vería "{cell_why}"?',
      '¿Qué haría, un martes cualquiera, alguien que cuida eso?',
    ],
    pt: [
      '"{cell_why}". Num dia comum, como se notaria que isso importa?',
      'Se alguém olhasse de fora, em que gesto veria "{cell_why}"?',
      'O que faria, numa terça qualquer, alguém que cuida disso?',
    ],
  }),
  'ex.values.how.help': frame({
    es: [
      'Un gesto de un minuto sirve: un saludo, una pregunta, cerrar el teléfono. ¿Cuál?',
      '¿Qué se dejaría de hacer?',
      '¿Cómo era el último día en que eso estuvo?',
    ],
    pt: [
      'Um gesto de um minuto serve: um oi, uma pergunta, guardar o telefone. Qual?',
      'O que se deixaria de fazer?',
      'Como foi o último dia em que isso esteve presente?',
    ],
  }),
  'ex.values.near': frame({
    tu: [
      'Del 0 al 10, ¿cuánto se parece tu semana a eso?',
      'Sin nota de conducta: del 0 al 10, ¿qué tan cerca estás de vivirlo así?',
      '¿Cuánto lugar tuvo eso en tu semana, del 0 al 10?',
    ],
    vos: [
      'Del 0 al 10, ¿cuánto se parece tu semana a eso?',
      'Sin nota de conducta: del 0 al 10, ¿qué tan cerca estás de vivirlo así?',
      '¿Cuánto lugar tuvo eso en tu semana, del 0 al 10?',
    ],
    usted: [
      'Del 0 al 10, ¿cuánto se parece su semana a eso?',
      'Sin nota de conducta: del 0 al 10, ¿qué tan cerca está de vivirlo así?',
      '¿Cuánto lugar tuvo eso en su semana, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto a sua semana se parece a isso?',
      'Não é nota de comportamento: de 0 a 10, quão perto você está de viver assim?',
      'Quanto espaço isso teve na sua semana, de 0 a 10?',
    ],
  }),
  'ex.values.act': frame({
    tu: [
      'Un punto más, no diez. ¿Qué acto de cinco minutos iría hacia "{cell_why}"?',
      '¿Qué podrías hacer, muy chico, que vaya hacia ahí?',
      'Si solo movieras una cosa esta semana, ¿cuál?',
    ],
    vos: [
      'Un punto más, no diez. ¿Qué acto de cinco minutos iría hacia "{cell_why}"?',
      '¿Qué podrías hacer, muy chico, que vaya hacia ahí?',
      'Si solo movieras una cosa esta semana, ¿cuál?',
    ],
    usted: [
      'Un punto más, no diez. ¿Qué acto de cinco minutos iría hacia "{cell_why}"?',
      '¿Qué podría hacer, muy chico, que vaya hacia ahí?',
      'Si solo moviera una cosa esta semana, ¿cuál?',
    ],
    pt: [
      'Um ponto a mais, não dez. Que ato de cinco minutos iria na direção de "{cell_why}"?',
      'O que você poderia fazer, bem pequeno, que vá nessa direção?',
      'Se fosse mexer uma coisa só esta semana, qual?',
    ],
  }),
};
