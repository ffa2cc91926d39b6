/** Data, phrases: the thought record: one cell a turn, their words kept as they came. */
import { type Frames, inForms } from './phrase.ts';

export const THOUGHT_EXERCISE_FRAMES: Frames = {
  'ex.record.consent': inForms(
    'Vamos a tomar un pensamiento que pesa y mirarlo por partes: qué pasó, qué {pensaste|pensaste|pensó}, qué hechos lo apoyan y cuáles no. Sirve para ver si es tan cierto como parece. Lleva unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Vamos pegar um pensamento que pesa e olhar por partes: o que aconteceu, o que você pensou, que fatos apoiam e quais não. Serve para ver se é tão certo quanto parece. Leva uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.record.situation': inForms(
    'Paso 1, la situación. {Piensa|Pensá|Piense} en la última vez que apareció ese pensamiento y {escribe|escribí|escriba} dónde {estabas|estabas|estaba} y qué pasó. Solo los hechos, porque la opinión viene después.',
    'Passo 1, a situação. Pense na última vez que esse pensamento apareceu e escreva onde você estava e o que aconteceu. Só os fatos, porque a opinião vem depois.',
  ),
  'ex.record.situation.help': inForms(
    'Puede ser cualquier momento de esta semana, aunque no sea el peor. Por ejemplo: "el lunes en la reunión, nadie contestó mi pregunta". ¿Qué pasó en {tu|tu|su} caso?',
    'Pode ser qualquer momento desta semana, mesmo que não seja o pior. Por exemplo: "segunda na reunião, ninguém respondeu à minha pergunta". O que aconteceu no seu caso?',
  ),
  'ex.record.thought': inForms(
    'Paso 2, el pensamiento. ¿Qué {te dijiste|te dijiste|se dijo} por dentro en ese momento? {Escribe|Escribí|Escriba} la frase tal como apareció, aunque suene dura.',
    'Passo 2, o pensamento. O que você disse a si por dentro naquele momento? Escreva a frase do jeito que apareceu, mesmo que soe dura.',
  ),
  'ex.record.thought.help': inForms(
    'Suele ser una frase corta, como "va a salir mal" o "piensan que no sirvo". ¿Cuál fue la que apareció en ese momento?',
    'Costuma ser uma frase curta, como "vai dar errado" ou "acham que não sirvo". Qual foi a que apareceu naquele momento?',
  ),
  'ex.record.belief': inForms(
    '¿Cuánto {crees|creés|cree} hoy ese pensamiento? {Escribe|Escribí|Escriba} un número de 0 a 100: 0 es nada y 100 es por completo. Al final lo comparamos.',
    'Quanto você acredita hoje nesse pensamento? Escreva um número de 0 a 100: 0 é nada e 100 é por completo. No fim comparamos.',
  ),
  'ex.record.emotion': inForms(
    'Los pensamientos traen emociones. Cuando {piensas|pensás|piensa} eso, ¿qué {sientes|sentís|siente}? Con una palabra alcanza.',
    'Os pensamentos trazem emoções. Quando você pensa isso, o que sente? Uma palavra basta.',
  ),
  'ex.record.emotion.help': inForms(
    'Podría ser miedo, tristeza, culpa, vergüenza o enojo. {Escribe|Escribí|Escriba} la que más se parezca.',
    'Poderia ser medo, tristeza, culpa, vergonha ou raiva. Escreva a que mais se parece.',
  ),
  'ex.record.for': inForms(
    'Paso 3, los hechos. ¿Qué hecho apoya ese pensamiento? {Escribe|Escribí|Escriba} algo que cualquiera podría haber visto u oído, no una opinión.',
    'Passo 3, os fatos. Que fato apoia esse pensamento? Escreva algo que qualquer pessoa poderia ter visto ou ouvido, não uma opinião.',
  ),
  'ex.record.for.help': inForms(
    'Un hecho es algo como "me contestó con una sola palabra"; "le caigo mal" es una opinión. Si no hay ningún hecho, {escribe|escribí|escriba} "ninguno", que también dice algo.',
    'Um fato é algo como "respondeu só uma palavra"; "não gosta de mim" é uma opinião. Se não há nenhum fato, escreva "nenhum", que também diz algo.',
  ),
  'ex.record.against': inForms(
    'Ahora lo contrario, para ver el cuadro completo: ¿qué hecho no encaja con ese pensamiento? Puede ser una vez en que las cosas fueron distintas.',
    'Agora o contrário, para ver o quadro completo: que fato não combina com esse pensamento? Pode ser uma vez em que as coisas foram diferentes.',
  ),
  'ex.record.against.help': inForms(
    'Ayuda pensar qué diría alguien que estuvo ahí y {te|te|le} quiere bien. ¿Qué otra explicación o qué otro hecho nombraría?',
    'Ajuda pensar no que diria alguém que estava lá e quer o seu bem. Que outra explicação ou outro fato essa pessoa daria?',
  ),
  'ex.record.balanced': inForms(
    'Paso 4. Con los hechos de los dos lados, {escribe|escribí|escriba} otra vez el pensamiento de una manera más justa. Puede empezar así: "Es verdad que… y también es verdad que…".',
    'Passo 4. Com os fatos dos dois lados, escreva de novo o pensamento de um jeito mais justo. Pode começar assim: "É verdade que… e também é verdade que…".',
  ),
  'ex.record.balanced.help': inForms(
    'No hace falta que sea positivo, solo que tenga en cuenta todo. {Piensa|Pensá|Piense} qué le {dirías|dirías|diría} a una amistad en la misma situación, y {escríbelo|escribilo|escríbalo} en una frase.',
    'Não precisa ser positivo, só levar tudo em conta. Pense no que você diria a uma amizade na mesma situação, e escreva em uma frase.',
  ),
  'ex.record.rebelief': inForms(
    [
      'Volvemos al primer pensamiento, al que le {pusiste|pusiste|puso} un {cell_belief}. ¿Cuánto lo {crees|creés|cree} ahora, de 0 a 100?',
      'Volvemos al primer pensamiento. ¿Cuánto lo {crees|creés|cree} ahora, de 0 a 100?',
    ],
    [
      'Voltamos ao primeiro pensamento, a que você deu {cell_belief}. Quanto acredita nele agora, de 0 a 100?',
      'Voltamos ao primeiro pensamento. Quanto você acredita nele agora, de 0 a 100?',
    ],
  ),
};
