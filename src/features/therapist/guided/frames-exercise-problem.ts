/** Data, phrases: problem solving: one problem said plainly, what should change, ideas, one of them, its price, and a step. */
import { type Frames, inForms } from './phrase.ts';

export const PROBLEM_EXERCISE_FRAMES: Frames = {
  'ex.problem.consent': inForms(
    'Vamos a poner el problema por escrito, en preguntas cortas: qué pasa, qué {quieres|querés|quiere} que cambie, qué ideas hay y cuál es el primer paso. Así se ve por dónde empezar. Son unos {minutes} minutos, y con "alto" paramos. ¿Lo hacemos?',
    'Vamos pôr o problema por escrito, em perguntas curtas: o que acontece, o que você quer que mude, que ideias há e qual é o primeiro passo. Assim se vê por onde começar. São uns {minutes} minutos; escreva "para" e paramos. Fazemos?',
  ),
  'ex.problem.why': inForms(
    'Cuando todo está junto en la cabeza cuesta ver por dónde empezar. Escribirlo por partes ayuda a encontrar algo que sí se puede mover, y {tú decides|vos decidís|usted decide} qué hacer con eso.',
    'Quando está tudo junto na cabeça é difícil ver por onde começar. Escrever por partes ajuda a achar algo que dá para mexer, e você decide o que fazer disso.',
  ),
  'ex.problem.define': inForms(
    'Empecemos por un solo problema, porque varios a la vez no se resuelven. {Escríbelo|Escribilo|Escríbalo} en una frase, con lo que pasa de verdad. Por ejemplo: "el sueldo no llega a fin de mes".',
    'Comecemos por um problema só, porque vários ao mesmo tempo não se resolvem. Escreva em uma frase o que acontece de verdade. Por exemplo: "o salário não chega ao fim do mês".',
  ),
  'ex.problem.define.help': inForms(
    'Si hay varios, {elige|elegí|elija} el que más molestó esta semana. ¿Qué pasó, contado como se lo {dirías|dirías|diría} a un vecino?',
    'Se há vários, escolha o que mais incomodou esta semana. O que aconteceu, contado como você diria a um vizinho?',
  ),
  'ex.problem.goal': inForms(
    'Ahora la meta, para saber hacia dónde ir. {Escribe|Escribí|Escriba} qué {te|te|le} gustaría que fuera distinto en dos semanas, algo pequeño que se pueda notar.',
    'Agora a meta, para saber para onde ir. Escreva o que você gostaria que fosse diferente em duas semanas, algo pequeno que dê para notar.',
  ),
  'ex.problem.goal.help': inForms(
    'No hace falta resolverlo todo, con una mejora alcanza. Por ejemplo: "deber menos", "pelear menos" o "tener una fecha". ¿Cuál sería la {tuya|tuya|suya}?',
    'Não precisa resolver tudo, uma melhora basta. Por exemplo: "dever menos", "brigar menos" ou "ter uma data". Qual seria a sua?',
  ),
  'ex.problem.ideas': inForms(
    'Ahora {escribe|escribí|escriba} tres o cuatro ideas de lo que se podría intentar, separadas por comas. No importa si parecen malas, porque después elegimos.',
    'Agora escreva três ou quatro ideias do que se poderia tentar, separadas por vírgulas. Não importa se parecem ruins, porque depois escolhemos.',
  ),
  'ex.problem.ideas.help': inForms(
    'A veces sirve pedir ayuda, pedir más plazo, repartir la tarea o preguntarle a alguien que ya pasó por eso. ¿Alguna de esas se podría intentar?',
    'Às vezes serve pedir ajuda, pedir mais prazo, dividir a tarefa ou perguntar a alguém que já passou por isso. Alguma dessas daria para tentar?',
  ),
  'ex.problem.choice': inForms(
    'De esas ideas, {elige|elegí|elija} una para probar esta semana. Conviene la que cueste menos y dependa más de {ti|vos|usted}. ¿Cuál sería?',
    'Dessas ideias, escolha uma para tentar esta semana. Vale a que custe menos e dependa mais de você. Qual seria?',
  ),
  'ex.problem.choice.help': inForms(
    'Si {dudas|dudás|duda} entre varias, {prueba|probá|pruebe} con la más pequeña, porque así se sabe pronto si sirve. ¿Cuál es?',
    'Se você está em dúvida entre várias, tente a menor, porque assim se sabe logo se serve. Qual é?',
  ),
  'ex.problem.cost': inForms(
    'Antes de hacerlo, pensemos en lo que puede salir mal, para que no sorprenda. ¿Qué dificultad {ves|ves|ve} en esa opción?',
    'Antes de fazer, vamos pensar no que pode dar errado, para não surpreender. Que dificuldade você vê nessa opção?',
  ),
  'ex.problem.cost.help': inForms(
    'Puede costar tiempo, dinero o una conversación incómoda. Si no {ves|ves|ve} ninguna dificultad, {escribe|escribí|escriba} "ninguna" y seguimos.',
    'Pode custar tempo, dinheiro ou uma conversa incômoda. Se você não vê nenhuma dificuldade, escreva "nenhuma" e seguimos.',
  ),
  'ex.problem.act': inForms(
    'Falta el primer paso. {Escribe|Escribí|Escriba} qué es lo primero que hay que hacer, algo de diez minutos o menos, para que sea fácil empezar.',
    'Falta o primeiro passo. Escreva qual é a primeira coisa a fazer, algo de dez minutos ou menos, para ser fácil começar.',
  ),
};
