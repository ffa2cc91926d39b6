/** The thought record: one cell a turn, their words kept as they came. */
import { type Frames, frame } from './phrase.ts';

export const THOUGHT_EXERCISE_FRAMES: Frames = {
  'ex.record.consent': frame({
    tu: [
      'Es revisar un pensamiento por partes: situación, idea, hechos a favor y en contra. Unos {minutes} minutos, y con "alto" paramos. ¿La hacemos?',
      'Son pasos cortos, escritos. Al final queda una frase más justa, o no, y se ve. Dices "alto" y se acaba. ¿Va?',
      'Propongo mirar esa idea como la miraría alguien de afuera, por partes. "Alto" la detiene. ¿Empezamos?',
    ],
    vos: [
      'Es revisar un pensamiento por partes: situación, idea, hechos a favor y en contra. Unos {minutes} minutos, y con "alto" paramos. ¿La hacemos?',
      'Son pasos cortos, escritos. Al final queda una frase más justa, o no, y se ve. Decís "alto" y se acaba. ¿Va?',
      'Propongo mirar esa idea como la miraría alguien de afuera, por partes. "Alto" la detiene. ¿Empezamos?',
    ],
    usted: [
      'Son pasos breves: situación, idea, hechos a favor y en contra. Unos {minutes} minutos, y puede decir "alto" cuando guste. ¿La hacemos?',
      'Son pasos cortos, escritos. Al final queda una frase más justa, o no, y se ve. Dice "alto" y se acaba. ¿Comenzamos?',
      'Propongo mirar esa idea como la miraría alguien de afuera, por partes. "Alto" la detiene. ¿Empezamos?',
    ],
    pt: [
      'É rever um pensamento por partes: situação, ideia, fatos a favor e contra. Uns {minutes} minutos, e com "para" paramos. Fazemos?',
      'São passos curtos, escritos. No fim fica uma frase mais justa, ou não, e se vê. Diga "para" e acaba. Vamos?',
      'Proponho olhar essa ideia como alguém de fora olharia, por partes. "Para" detém. Começamos?',
    ],
  }),
  'ex.record.situation': frame({
    tu: [
      'Paso 1, la situación. La última vez, ¿dónde estabas y qué pasó?',
      'Empezamos por el hecho: día, lugar y qué ocurrió, sin opinar.',
      'Primero la escena. ¿Cuándo fue y qué hacías?',
    ],
    vos: [
      'Paso 1, la situación. La última vez, ¿dónde estabas y qué pasó?',
      'Empezamos por el hecho: día, lugar y qué ocurrió, sin opinar.',
      'Primero la escena. ¿Cuándo fue y qué hacías?',
    ],
    usted: [
      'Paso 1, la situación. La última vez, ¿dónde estaba y qué pasó?',
      'Empezamos por el hecho: día, lugar y qué ocurrió, sin opinar.',
      'Primero la escena. ¿Cuándo fue y qué hacía?',
    ],
    pt: [
      'Passo 1, a situação. Da última vez, onde você estava e o que aconteceu?',
      'Começamos pelo fato: dia, lugar e o que houve, sem opinar.',
      'Primeiro a cena. Quando foi e o que você fazia?',
    ],
  }),
  'ex.record.situation.help': frame({
    es: [
      'Vale cualquiera de esta semana, aunque no sea la peor. ¿Cuál?',
      'Un solo momento: mañana, tarde o noche. ¿Qué había alrededor?',
      'Puede ser hoy mismo, antes de escribir. ¿Qué pasó?',
    ],
    pt: [
      'Vale qualquer uma desta semana, mesmo que não seja a pior. Qual?',
      'Um momento só: manhã, tarde ou noite. O que havia em volta?',
      'Pode ser hoje mesmo, antes de escrever. O que houve?',
    ],
  }),
  'ex.record.thought': frame({
    tu: [
      'Paso 2, el pensamiento. En ese momento, ¿qué frase te dijiste?',
      'Ahora la idea: lo que pasó por la cabeza ahí, tal como suena.',
      '¿Qué se te cruzó por la mente en ese momento?',
    ],
    vos: [
      'Paso 2, el pensamiento. En ese momento, ¿qué frase te dijiste?',
      'Ahora la idea: lo que pasó por la cabeza ahí, tal como suena.',
      '¿Qué se te cruzó por la mente en ese momento?',
    ],
    usted: [
      'Paso 2, el pensamiento. En ese momento, ¿qué frase se dijo?',
      'Ahora la idea: lo que pasó por la cabeza ahí, tal como suena.',
      '¿Qué se le cruzó por la mente en ese momento?',
    ],
    pt: [
      'Passo 2, o pensamento. Nesse momento, que frase você se disse?',
      'Agora a ideia: o que passou pela cabeça ali, do jeito que soa.',
      'O que passou pela sua mente nesse momento?',
    ],
  }),
  'ex.record.thought.help': frame({
    es: [
      'A veces es una predicción: "va a salir mal". A veces un juicio. ¿Se parece a alguna?',
      'Si ese momento tuviera subtítulo, ¿qué diría?',
      'Puede ser una imagen. ¿Qué se veía?',
    ],
    pt: [
      'Às vezes é uma previsão: "vai dar errado". Às vezes um juízo. Parece com alguma?',
      'Se esse momento tivesse legenda, o que diria?',
      'Pode ser uma imagem. O que se via?',
    ],
  }),
  'ex.record.belief': frame({
    tu: [
      'Del 0 al 100, ¿cuánto crees hoy que es así?',
      'Ponle un porcentaje: ¿cuánto le crees a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sientes?',
    ],
    vos: [
      'Del 0 al 100, ¿cuánto creés hoy que es así?',
      'Ponele un porcentaje: ¿cuánto le creés a esa idea?',
      'De 0 a 100, ¿qué tan cierta la sentís?',
    ],
    usted: [
      'Del 0 al 100, ¿cuánto cree hoy que es así?',
      'Póngale un porcentaje: ¿cuánto le cree a esa idea?',
      'De 0 a 100, ¿qué tan cierta la siente?',
    ],
    pt: [
      'De 0 a 100, quanto você acredita hoje que é assim?',
      'Dê uma porcentagem: quanto acredita nessa ideia?',
      'De 0 a 100, quão certa você sente?',
    ],
  }),
  'ex.record.belief.help': frame({
    es: [
      'A ojo sirve: 0 nada, 50 mitad y mitad, 100 por completo.',
      'El primer número que salga, del 0 al 100.',
      '¿Más cerca de 30, de 60 o de 90?',
    ],
    pt: [
      'Por alto serve: 0 nada, 50 metade, 100 por completo.',
      'O primeiro número que sair, de 0 a 100.',
      'Mais perto de 30, de 60 ou de 90?',
    ],
  }),
  'ex.record.emotion': frame({
    tu: [
      'La emoción que viene con esa idea, ¿cómo la llamarías?',
      'Y con eso, ¿qué sentiste?',
      'Una palabra para lo que trae esa idea: ¿cuál?',
    ],
    vos: [
      'La emoción que viene con esa idea, ¿cómo la llamarías?',
      'Y con eso, ¿qué sentiste?',
      'Una palabra para lo que trae esa idea: ¿cuál?',
    ],
    usted: [
      'La emoción que viene con esa idea, ¿cómo la llamaría?',
      'Y con eso, ¿qué sintió?',
      'Una palabra para lo que trae esa idea: ¿cuál?',
    ],
    pt: [
      'A emoção que vem com essa ideia, como você chamaria?',
      'E com isso, o que você sentiu?',
      'Uma palavra para o que essa ideia traz: qual?',
    ],
  }),
  'ex.record.emotion.help': frame({
    es: [
      'No hace falta el nombre exacto. Podría ser miedo, culpa o vergüenza. ¿Se acerca alguna?',
      '¿Se parece más al miedo, a la tristeza o a la rabia?',
      'Vale decir cómo la nota el cuerpo.',
    ],
    pt: [
      'Não precisa do nome exato. Poderia ser medo, culpa ou vergonha. Alguma se aproxima?',
      'Parece mais medo, tristeza ou raiva?',
      'Vale dizer como o corpo nota.',
    ],
  }),
  'ex.record.for': frame({
    es: [
      'Paso 3, los hechos. ¿Cuál apoya esa idea?',
      '¿Qué hecho juega a favor, algo que se pueda ver?',
      'Primero lo que la sostiene: ¿qué prueba hay?',
    ],
    pt: [
      'Passo 3, os fatos. Qual apoia essa ideia?',
      'Que fato joga a favor, algo que se possa ver?',
      'Primeiro o que a sustenta: que prova há?',
    ],
  }),
  'ex.record.for.help': frame({
    es: [
      'Algo que grabaría una cámara. Si no hay, también es un dato. ¿Hay algo?',
      '¿Pasó algo concreto que la alimente?',
      'Un hecho chico sirve. ¿Alguno?',
    ],
    pt: [
      'Algo que uma câmera gravaria. Se não há, também é um dado. Tem algo?',
      'Houve algo concreto que a alimente?',
      'Um fato pequeno serve. Algum?',
    ],
  }),
  'ex.record.against': frame({
    es: [
      '¿Y qué hecho iría en contra?',
      'Ahora el otro lado: ¿qué no encaja con esa idea?',
      '¿Alguna vez en que no fue así?',
    ],
    pt: [
      'E que fato iria contra?',
      'Agora o outro lado: o que não encaixa com essa ideia?',
      'Alguma vez em que não foi assim?',
    ],
  }),
  'ex.record.against.help': frame({
    es: [
      '¿Qué diría alguien que estuvo ahí y no tiene miedo?',
      '¿Hay otra explicación posible, aunque suene floja?',
      '¿Qué diría de esto alguien de confianza?',
    ],
    pt: [
      'O que diria alguém que estava ali e não tem medo?',
      'Há outra explicação possível, mesmo que pareça fraca?',
      'O que diria disso alguém de confiança?',
    ],
  }),
  'ex.record.balanced': frame({
    tu: [
      'Paso 4. Con los dos lados a la vista, ¿cómo dirías esa idea de un modo más justo?',
      'Junta lo de a favor y lo de en contra en una sola frase. ¿Cómo queda?',
      '¿Qué versión admite lo malo y no se come lo demás?',
    ],
    vos: [
      'Paso 4. Con los dos lados a la vista, ¿cómo dirías esa idea de un modo más justo?',
      'Juntá lo de a favor y lo de en contra en una sola frase. ¿Cómo queda?',
      '¿Qué versión admite lo malo y no se come lo demás?',
    ],
    usted: [
      'Paso 4. Con ambos lados a la vista, ¿cómo diría esa idea de un modo más justo?',
      'Junte lo de a favor y lo de en contra en una sola frase. ¿Cómo queda?',
      '¿Qué versión admite lo malo y no se come lo demás?',
    ],
    pt: [
      'Passo 4. Com os dois lados à vista, como você diria essa ideia de um jeito mais justo?',
      'Junte o a favor e o contra em uma frase só. Como fica?',
      'Que versão admite o ruim e não engole o resto?',
    ],
  }),
  'ex.record.balanced.help': frame({
    es: [
      'Puede empezar así: "Es verdad que…, y también que…". ¿Cómo sigue?',
      'Una frase con "aunque" sirve. ¿Cuál sería?',
      '¿Qué diría una persona justa, ni dura ni blanda?',
    ],
    pt: [
      'Pode começar assim: "É verdade que…, e também que…". Como continua?',
      'Uma frase com "embora" serve. Qual seria?',
      'O que diria uma pessoa justa, nem dura nem mole?',
    ],
  }),
  'ex.record.rebelief': frame({
    tu: [
      'La primera idea estaba en {cell_belief}. ¿En cuánto está ahora, del 0 al 100?',
      'Y la idea de antes, ¿cuánto le crees ahora, del 0 al 100?',
      'De 0 a 100, ¿cuánto pesa ahora aquella primera frase?',
    ],
    vos: [
      'La primera idea estaba en {cell_belief}. ¿En cuánto está ahora, del 0 al 100?',
      'Y la idea de antes, ¿cuánto le creés ahora, del 0 al 100?',
      'De 0 a 100, ¿cuánto pesa ahora aquella primera frase?',
    ],
    usted: [
      'La primera idea estaba en {cell_belief}. ¿En cuánto está ahora, del 0 al 100?',
      'Y la idea de antes, ¿cuánto le cree ahora, del 0 al 100?',
      'De 0 a 100, ¿cuánto pesa ahora aquella primera frase?',
    ],
    pt: [
      'A primeira ideia estava em {cell_belief}. Em quanto está agora, de 0 a 100?',
      'E a ideia de antes, quanto você acredita agora, de 0 a 100?',
      'De 0 a 100, quanto pesa agora aquela primeira frase?',
    ],
  }),
};
