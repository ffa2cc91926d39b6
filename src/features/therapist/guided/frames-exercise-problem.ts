/** Problem solving: one problem said plainly, what should change, ideas, one of them, its price, and a step. */
import { type Frames, frame } from './phrase.ts';

export const PROBLEM_EXERCISE_FRAMES: Frames = {
  'ex.problem.consent': frame({
    es: [
      'Es bajar el problema a tierra: qué es, qué cambiaría, ideas y un paso. Unos {minutes} minutos, y con "alto" paramos. ¿Lo hacemos?',
      'Con todo junto no se ve por dónde. De a una pregunta suele aparecer algo que mover. {minutes} minutos; "alto" lo corta. ¿Va?',
    ],
    tu: [
      'Lo ponemos por escrito en partes cortas y terminas con un solo paso, elegido por ti. Dices "alto" y se acaba. ¿Empezamos?',
    ],
    vos: [
      'Lo ponemos por escrito en partes cortas y terminás con un solo paso, elegido por vos. Decís "alto" y se acaba. ¿Empezamos?',
    ],
    usted: [
      'Lo ponemos por escrito en partes breves y termina con un solo paso, elegido por usted. Dice "alto" y se acaba. ¿Comenzamos?',
    ],
    pt: [
      'É trazer o problema para o chão: o que é, o que mudaria, ideias e um passo. Uns {minutes} minutos, e com "para" a gente para. Fazemos?',
      'Com tudo junto não se vê por onde. Uma pergunta de cada vez costuma mostrar algo que dá para mexer. {minutes} minutos; "para" corta. Topa?',
      'A gente põe no papel em partes curtas e você termina com um passo só, escolhido por você. Diga "para" e acaba. Começamos?',
    ],
  }),
  'ex.problem.why': frame({
    es: [
      'Sirve para pasar de "todo" a una cosa que se pueda mover. No arregla lo que depende de otros.',
      'Un problema escrito pesa menos que uno que da vueltas, y deja ver el primer paso.',
      'Ayuda a elegir en vez de apagar incendios. La decisión no es mía.',
    ],
    pt: [
      'Serve para passar de "tudo" a uma coisa que dê para mexer. Não conserta o que depende dos outros.',
      'Um problema escrito pesa menos que um que fica girando, e mostra o primeiro passo.',
      'Ajuda a escolher em vez de apagar incêndio. A decisão não é minha.',
    ],
  }),
  'ex.problem.define': frame({
    es: [
      'Primero, el problema en una frase, con lo que sí pasa y sin culpables. ¿Cómo queda?',
      'De todo lo que hay, ¿qué problema tratamos hoy, en pocas palabras?',
      'Uno solo. ¿Qué es lo que no está funcionando, dicho corto?',
    ],
    pt: [
      'Primeiro, o problema em uma frase, com o que de fato acontece e sem culpados. Como fica?',
      'De tudo o que há, que problema tratamos hoje, em poucas palavras?',
      'Um só. O que não está funcionando, dito curto?',
    ],
  }),
  'ex.problem.define.help': frame({
    es: [
      'El que más ruido hizo esta semana sirve. ¿Cuál fue?',
      'Puede empezar con "no alcanza…" o "nadie…". ¿Cómo sigue?',
      'Si una cámara lo filmara, ¿qué se vería?',
    ],
    pt: [
      'O que fez mais barulho esta semana serve. Qual foi?',
      'Pode começar com "não dá…" ou "ninguém…". Como continua?',
      'Se uma câmera filmasse, o que se veria?',
    ],
  }),
  'ex.problem.goal': frame({
    es: [
      '"{cell_problem}". En dos semanas, ¿qué parte tendría que estar distinta para que se note alivio?',
      'Con "{cell_problem}" delante, ¿qué cambio chico y visible valdría la pena?',
      '¿Qué tendría que haber cambiado en dos semanas, aunque sea un poco?',
    ],
    pt: [
      '"{cell_problem}". Em duas semanas, que parte teria que estar diferente para dar alívio?',
      'Com "{cell_problem}" na frente, que mudança pequena e visível valeria a pena?',
      'O que teria que ter mudado em duas semanas, mesmo que um pouco?',
    ],
  }),
  'ex.problem.goal.help': frame({
    es: [
      'No la solución entera: una mejora que se pueda ver. ¿Menos de qué, o más de qué?',
      'Si bajara de diez a siete, ¿qué habría cambiado?',
      '¿Qué sería lo primero en notarse en casa?',
    ],
    pt: [
      'Não a solução inteira: uma melhora que dê para ver. Menos de quê, ou mais de quê?',
      'Se descesse de dez para sete, o que teria mudado?',
      'O que se notaria primeiro em casa?',
    ],
  }),
  'ex.problem.ideas': frame({
    tu: [
      'Para llegar a "{cell_goal}", suelta ideas sin juzgarlas, hasta cinco. Las malas también cuentan. ¿Cuáles?',
      '¿Qué cosas se podrían intentar? Escribe las que salgan, sin filtro.',
      'Ahora cantidad, no calidad. ¿Qué tres o cuatro caminos se te ocurren?',
    ],
    vos: [
      'Para llegar a "{cell_goal}", tirá ideas sin juzgarlas, hasta cinco. Las malas también cuentan. ¿Cuáles?',
      '¿Qué cosas se podrían intentar? Escribí las que salgan, sin filtro.',
      'Ahora cantidad, no calidad. ¿Qué tres o cuatro caminos se te ocurren?',
    ],
    usted: [
      'Para llegar a "{cell_goal}", anote ideas sin juzgarlas, hasta cinco. Las malas también cuentan. ¿Cuáles?',
      '¿Qué cosas se podrían intentar? Escriba las que salgan, sin filtro.',
      'Ahora cantidad, no calidad. ¿Qué tres o cuatro caminos se le ocurren?',
    ],
    pt: [
      'Para chegar a "{cell_goal}", solte ideias sem julgar, até cinco. As ruins também contam. Quais?',
      'O que daria para tentar? Escreva as que saírem, sem filtro.',
      'Agora quantidade, não qualidade. Que três ou quatro caminhos aparecem?',
    ],
  }),
  'ex.problem.ideas.help': frame({
    es: [
      'Pedir, posponer, repartir, preguntar. ¿Alguna de esas se deja usar aquí?',
      '¿Qué se le aconsejaría a un amigo con lo mismo?',
      'Una idea absurda abre camino. ¿Cuál sería?',
    ],
    pt: [
      'Pedir, adiar, dividir, perguntar. Alguma dessas serve aqui?',
      'O que se diria a um amigo na mesma situação?',
      'Uma ideia absurda abre caminho. Qual seria?',
    ],
  }),
  'ex.problem.choice': frame({
    es: [
      'De lo que salió, ¿cuál cuesta menos y mueve más?',
      '¿Con cuál de esas se podría empezar esta semana?',
      'Una sola para probar. ¿Cuál?',
    ],
    pt: [
      'Do que apareceu, qual custa menos e mexe mais?',
      'Com qual dessas daria para começar esta semana?',
      'Uma só para tentar. Qual?',
    ],
  }),
  'ex.problem.choice.help': frame({
    es: [
      'La que dependa menos de otros. ¿Cuál sería?',
      'Si hubiera que elegir en diez segundos, ¿cuál?',
      'Puede ser la más chica de la lista. ¿Esa?',
    ],
    pt: [
      'A que dependa menos dos outros. Qual seria?',
      'Se fosse para escolher em dez segundos, qual?',
      'Pode ser a menor da lista. Essa?',
    ],
  }),
  'ex.problem.cost': frame({
    es: [
      '"{cell_choice}": ¿qué tiene en contra, y cómo se abarata?',
      'Antes de ir por "{cell_choice}", ¿qué podría salir caro o difícil?',
      '¿Qué se pierde con esa opción, y se aguanta perderlo?',
    ],
    pt: [
      '"{cell_choice}": o que tem contra, e como fica mais barato?',
      'Antes de ir por "{cell_choice}", o que poderia sair caro ou difícil?',
      'O que se perde com essa opção, e dá para aguentar?',
    ],
  }),
  'ex.problem.cost.help': frame({
    es: [
      'Tiempo, plata o una conversación incómoda: ¿cuál de las tres?',
      'Puede que nada serio. ¿Seguimos así?',
      '¿Quién podría molestarse con eso?',
    ],
    pt: [
      'Tempo, dinheiro ou uma conversa incômoda: qual dos três?',
      'Pode ser que nada sério. Seguimos assim?',
      'Quem poderia se incomodar com isso?',
    ],
  }),
  'ex.problem.act': frame({
    es: [
      'Con eso a la vista, ¿cuál es el primer movimiento, de diez minutos o menos?',
      'De "{cell_choice}", ¿qué es lo primero que se hace, tan chico que no dé excusa?',
      '¿Por dónde se empieza, en un solo acto?',
    ],
    pt: [
      'Com isso à vista, qual é o primeiro movimento, de dez minutos ou menos?',
      'De "{cell_choice}", o que se faz primeiro, tão pequeno que não dê desculpa?',
      'Por onde se começa, em um ato só?',
    ],
  }),
};
