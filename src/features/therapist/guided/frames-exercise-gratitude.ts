/** Data, phrases: concrete gratitude: three things of the week, one's own part in them, and whom to tell. */
import { type Frames, inForms } from './phrase.ts';

export const GRATITUDE_EXERCISE_FRAMES: Frames = {
  'ex.gratitude.consent': inForms(
    'La mente recuerda más lo que salió mal. Vamos a buscar tres cosas concretas de esta semana que estuvieron bien, y qué {hiciste tú|hiciste vos|hizo usted} en ellas. No es para tapar lo difícil. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'A mente lembra mais o que deu errado. Vamos procurar três coisas concretas desta semana que foram boas, e o que você fez nelas. Não é para esconder o difícil. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.gratitude.before': inForms(
    'Ahora una medida: del 0 al 10, ¿qué tan pesada ha sido esta semana? 0 es nada y 10 es muchísimo.',
    'Agora uma medida: de 0 a 10, quão pesada foi esta semana? 0 é nada e 10 é muitíssimo.',
  ),
  'ex.gratitude.after': inForms(
    'Medimos otra vez: mirándola ahora, ¿qué tan pesada fue la semana, del 0 al 10?',
    'Medimos de novo: olhando agora, quão pesada foi a semana, de 0 a 10?',
  ),
  'ex.gratitude.why': inForms(
    'La atención se va sola a lo que falta o duele. Recordar con detalle algo que estuvo bien la equilibra un poco. No arregla lo que duele, y no hay que agradecer por todo.',
    'A atenção vai sozinha para o que falta ou dói. Lembrar em detalhe algo que foi bom equilibra um pouco. Não arruma o que dói, e não precisa agradecer por tudo.',
  ),
  'ex.gratitude.check': inForms(
    'Antes, para saber si este ejercicio conviene: en estas dos semanas, ¿casi todos los días costó disfrutar de algo? {Contesta|Contestá|Conteste} sí o no.',
    'Antes, para saber se este exercício convém: nestas duas semanas, quase todos os dias foi difícil aproveitar alguma coisa? Responda sim ou não.',
  ),
  'ex.gratitude.check.help': inForms(
    'Si el ánimo está muy bajo, buscar cosas buenas puede hacer sentir peor, y hay otro ejercicio mejor. ¿Fueron más de la mitad de los días?',
    'Se o ânimo está muito baixo, procurar coisas boas pode fazer sentir pior, e há outro exercício melhor. Foram mais da metade dos dias?',
  ),
  'ex.gratitude.heavy': inForms(
    'Gracias por decirlo. Con el ánimo así este ejercicio no ayuda, y si ya son semanas vale contárselo a un médico o psicólogo. Hay otro más pequeño.',
    'Que bom que disse. Com o ânimo assim este exercício não ajuda, e se já são semanas vale contar a um médico ou psicólogo. Há outro menor.',
  ),
  'ex.gratitude.first': inForms(
    '{Escribe|Escribí|Escriba} una cosa de esta semana que estuvo bien, por pequeña que sea, con el día y el lugar. El detalle ayuda a recordarla mejor.',
    'Escreva uma coisa desta semana que foi boa, por menor que seja, dizendo o dia e o lugar. O detalhe ajuda a lembrar melhor.',
  ),
  'ex.gratitude.first.help': inForms(
    'Puede ser un café caliente, un mensaje, llegar a tiempo o algo que no salió tan mal. {Escribe|Escribí|Escriba} lo primero que aparezca.',
    'Pode ser um café quente, uma mensagem, chegar a tempo ou algo que não deu tão errado. Escreva o primeiro que aparecer.',
  ),
  'ex.gratitude.large': inForms(
    'Eso es importante, y es muy grande para recordarlo con detalle. {Escribe|Escribí|Escriba} un momento concreto de esta semana: qué pasó, qué día y quién estaba.',
    'Isso é importante, e é grande demais para lembrar em detalhe. Escreva um momento concreto desta semana: o que aconteceu, que dia e quem estava.',
  ),
  'ex.gratitude.second': inForms(
    'Muy bien. Ahora una segunda cosa, de otro día o de otro lugar. {Escribe|Escribí|Escriba} qué pasó.',
    'Muito bem. Agora uma segunda coisa, de outro dia ou de outro lugar. Escreva o que aconteceu.',
  ),
  'ex.gratitude.second.help': inForms(
    'Puede ser algo del cuerpo, como dormir o comer bien, o algo que hizo otra persona. ¿Hubo algo de eso?',
    'Pode ser algo do corpo, como dormir ou comer bem, ou algo que outra pessoa fez. Houve algo assim?',
  ),
  'ex.gratitude.third': inForms(
    'Falta la tercera y última. Puede ser algo que {hiciste|hiciste|hizo} bien, aunque nadie lo haya visto. {Escríbela|Escribila|Escríbala} con algún detalle.',
    'Falta a terceira e última. Pode ser algo que você fez bem, mesmo que ninguém tenha visto. Escreva algum detalhe também.',
  ),
  'ex.gratitude.third.help': inForms(
    'Una canción, una comida, un animal o una tarea terminada también sirven. Si no hay otra, {escribe|escribí|escriba} "no" y seguimos con las que hay.',
    'Uma música, uma comida, um animal ou uma tarefa terminada também servem. Se não há outra, escreva "não" e seguimos com as que temos.',
  ),
  'ex.gratitude.three': inForms('Bien, ahí están las tres.', 'Bom, aí estão as três.'),
  'ex.gratitude.part': inForms(
    'Ahora {tu|tu|su} parte, que suele olvidarse. {Elige|Elegí|Elija} una de las tres y {escribe|escribí|escriba} qué {hiciste|hiciste|hizo} para que pasara.',
    'Agora a sua parte, que se costuma esquecer. Escolha uma das três e escreva o que você fez para ela acontecer.',
  ),
  'ex.gratitude.part.help': inForms(
    'Estar ahí, decir que sí o darse cuenta ya es una parte. ¿Qué habría sido distinto sin {ti|vos|usted}?',
    'Estar ali, dizer sim ou perceber já é uma parte. O que teria sido diferente se você não estivesse?',
  ),
  'ex.gratitude.thank': inForms(
    'Contarlo hace que dure más. {Escribe|Escribí|Escriba} a quién le {podrías|podrías|podría} contar una de estas cosas, o "nadie" si {prefieres|preferís|prefiere} guardarla.',
    'Contar faz durar mais. Escreva a quem você poderia contar uma destas coisas, ou "ninguém" se preferir guardar.',
  ),
  'ex.gratitude.thank.help': inForms(
    'No hace falta dar las gracias, alcanza con un "me acordé de aquello". ¿A quién le gustaría saberlo?',
    'Não precisa agradecer, basta dizer que você se lembrou. Quem gostaria de saber?',
  ),
  'ex.gratitude.end': inForms(
    [
      'Terminamos. Guardo {tu|tu|su} frase: "{takeaway}". Este ejercicio funciona mejor una vez por semana que todos los días.',
      'Terminamos. Este ejercicio funciona mejor una vez por semana que todos los días; se puede repetir cuando {quieras|quieras|quiera}.',
    ],
    [
      'Terminamos. Guardo a sua frase: "{takeaway}". Este exercício funciona melhor uma vez por semana do que todos os dias.',
      'Terminamos. Este exercício funciona melhor uma vez por semana do que todos os dias; dá para repetir quando quiser.',
    ],
  ),
};
