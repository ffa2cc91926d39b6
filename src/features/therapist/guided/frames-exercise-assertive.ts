/** Data, phrases: asking for something (DEAR MAN): facts, what it does to me, one request, what is gained, and a rehearsal. */
import { type Frames, inForms } from './phrase.ts';

export const ASSERTIVE_EXERCISE_FRAMES: Frames = {
  'ex.assertive.consent': inForms(
    'Vamos a preparar el pedido en cuatro partes: qué pasó, qué {sientes|sentís|siente}, qué {pides|pedís|pide} y qué se gana. Después lo ensayamos. Escrito antes es más fácil decirlo con calma. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Vamos preparar o pedido em quatro partes: o que aconteceu, o que você sente, o que pede e o que se ganha. Depois ensaiamos. Escrito antes é mais fácil dizer com calma. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.assertive.before': inForms(
    'Empecemos por medir: del 0 al 10, ¿cuánto {te|te|le} pesa tener que pedir esto? 0 es nada y 10 es muchísimo.',
    'Comecemos medindo: de 0 a 10, quanto pesa para você ter que pedir isto? 0 é nada e 10 é muitíssimo.',
  ),
  'ex.assertive.after': inForms(
    'Volvemos a medir: ahora que está preparado, ¿cuánto {te|te|le} pesa tener que pedirlo, del 0 al 10?',
    'Medimos de novo: agora que está preparado, quanto pesa para você ter que pedir, de 0 a 10?',
  ),
  'ex.assertive.why': inForms(
    'Un reproche suele terminar en pelea, y un pedido claro se puede contestar. No asegura que digan que sí, pero ayuda a que escuchen lo que {necesitas|necesitás|necesita}.',
    'Uma reclamação costuma acabar em briga, e um pedido claro pode ser respondido. Não garante um sim, mas ajuda a que ouçam o que você precisa.',
  ),
  'ex.assertive.check': inForms(
    'Antes, algo que pregunto siempre por seguridad: cuando discuten, ¿{has|has|ha} tenido miedo de que esa persona {te|te|le} haga daño? {Contesta|Contestá|Conteste} sí o no.',
    'Antes, algo que pergunto sempre por segurança: quando discutem, você já teve medo de que essa pessoa machuque você? Responda sim ou não.',
  ),
  'ex.assertive.check.help': inForms(
    'Lo pregunto porque pedirle algo de frente a alguien que hace daño puede ser peligroso. Cuentan los golpes, los empujones y las amenazas. ¿Pasó algo así alguna vez?',
    'Pergunto porque pedir algo de frente a alguém que machuca pode ser perigoso. Contam as agressões, os empurrões e as ameaças. Já aconteceu algo assim?',
  ),
  'ex.assertive.unsure': inForms(
    'Si no está claro, prefiero no preparar el pedido, porque {tu|tu|su} seguridad va primero. Si {quieres|querés|quiere}, {cuéntame|contame|cuénteme} cómo se pone esa persona cuando discuten.',
    'Se não está claro, prefiro não preparar o pedido, porque a sua segurança vem primeiro. Se quiser, conte como essa pessoa fica quando discutem.',
  ),
  'ex.assertive.describe': inForms(
    'Parte 1, lo que pasó. {Escribe|Escribí|Escriba} el hecho como se lo {dirías|dirías|diría} a esa persona, con el día o el número si lo hay y sin juzgarla, así nadie puede discutirlo.',
    'Parte 1, o que aconteceu. Escreva o fato como diria a essa pessoa, dizendo o dia ou o número se houver e sem julgar, assim ninguém pode discutir.',
  ),
  'ex.assertive.describe.help': inForms(
    'Alcanza con una vez concreta. Por ejemplo: "El lunes quedamos a las 5 y llegaste a las 6 y media". ¿Cuál fue la última vez?',
    'Uma vez concreta basta. Por exemplo: "Na segunda combinamos às 5 e você chegou às 6 e meia". Qual foi a última vez?',
  ),
  'ex.assertive.describe.judge': inForms(
    'Se entiende el enojo. Pero si el pedido empieza con un juicio, con "siempre" o con "nunca", la otra persona se va a defender. {Escribe|Escribí|Escriba} solo lo que pasó la última vez.',
    'Dá para entender a raiva. Mas se o pedido começa por um julgamento, por "sempre" ou por "nunca", a outra pessoa vai se defender. Escreva só o que aconteceu da última vez.',
  ),
  'ex.assertive.describe.facts': inForms(
    'Muy bien: es un hecho concreto, y así se puede hablar de él.',
    'Muito bem: é um fato concreto, e assim dá para falar dele.',
  ),
  'ex.assertive.express': inForms(
    'Parte 2, lo que {te|te|le} pasa con eso. {Escribe|Escribí|Escriba} una frase que empiece con "Yo me siento", porque nadie puede discutir lo que uno siente.',
    'Parte 2, o que acontece em você por causa disso. Escreva uma frase que comece por "Eu me sinto", porque ninguém pode discutir o que a gente sente.',
  ),
  'ex.assertive.express.help': inForms(
    'Puede ser cansancio, preocupación, tristeza o enojo. Por ejemplo: "Yo me siento mal cuando pasa eso". ¿Cómo sería {tu|tu|su} frase?',
    'Pode ser cansaço, preocupação, tristeza ou raiva. Por exemplo: "Eu me sinto mal quando isso acontece". Como seria a sua frase?',
  ),
  'ex.assertive.express.you': inForms(
    'Esa frase todavía habla de la otra persona. {Prueba|Probá|Pruebe} con una emoción {tuya|tuya|suya}, en una palabra: por ejemplo "Yo me siento triste". ¿Cuál sería?',
    'Essa frase ainda fala da outra pessoa. Tente uma emoção sua, em uma palavra: por exemplo "Eu me sinto triste". Qual seria?',
  ),
  'ex.assertive.ask': inForms(
    'Parte 3, el pedido. {Escribe|Escribí|Escriba} una sola cosa, concreta y con fecha o cantidad, para que se pueda contestar sí o no. Puede empezar con "Te pido".',
    'Parte 3, o pedido. Escreva uma só coisa, concreta e marcando data ou quantidade, para poder ser respondida: sim ou não. Pode começar por "Eu peço".',
  ),
  'ex.assertive.ask.help': inForms(
    'Si {te|te|le} pudieran cumplir una sola cosa esta semana, ¿cuál ayudaría más? {Escríbela|Escribila|Escríbala} como un pedido, aunque sea pequeño.',
    'Se pudessem cumprir uma só coisa esta semana, qual ajudaria mais? Escreva como um pedido, mesmo que pequeno.',
  ),
  'ex.assertive.ask.vague': inForms(
    'Es un pedido justo, pero es difícil de cumplir porque cada quien lo entiende distinto. {Escribe|Escribí|Escriba} algo que esa persona pueda hacer y que se pueda ver, como una hora, una suma o una llamada.',
    'É um pedido justo, mas é difícil de cumprir porque cada pessoa entende de um jeito. Escreva algo que essa pessoa possa fazer e que dê para ver, como uma hora, um valor ou uma ligação.',
  ),
  'ex.assertive.reinforce': inForms(
    [
      'Hasta aquí queda así: "{draft}." Parte 4, lo que se gana: {escribe|escribí|escriba} qué mejora para los dos si dice que sí, porque eso ayuda a aceptar.',
      'Parte 4, lo que se gana. {Escribe|Escribí|Escriba} qué mejora para los dos si esa persona dice que sí, porque eso ayuda a aceptar.',
    ],
    [
      'Até aqui fica assim: "{draft}." Parte 4, o que se ganha: escreva o que melhora para os dois se disser sim, porque isso ajuda a aceitar.',
      'Parte 4, o que se ganha. Escreva o que melhora para os dois se essa pessoa disser sim, porque isso ajuda a aceitar.',
    ],
  ),
  'ex.assertive.reinforce.help': inForms(
    'Por ejemplo: menos peleas, más tranquilidad en casa o no tener que repetirlo. ¿Qué ganaría la otra persona?',
    'Por exemplo: menos brigas, mais tranquilidade em casa ou não ter que repetir. O que a outra pessoa ganharia?',
  ),
  'ex.assertive.rehearse': inForms(
    'Ahora lo ensayamos, para que no tome por sorpresa. Hago de la otra persona y digo: "Ahora no puedo." {Escribe|Escribí|Escriba} qué le {contestas|contestás|contesta}, sin pelear y volviendo al pedido.',
    'Agora ensaiamos, para não pegar de surpresa. Faço o papel da outra pessoa e digo: "Agora não posso." Escreva o que você responde, sem brigar e voltando ao pedido.',
  ),
  'ex.assertive.rehearse.help': inForms(
    'Se puede repetir el pedido más corto o preguntar por otra fecha. Por ejemplo: "Entiendo, y necesito que me digas un día". ¿Qué le {contestarías|contestarías|contestaría}?',
    'Dá para repetir o pedido mais curto ou perguntar por outra data. Por exemplo: "Entendo, e preciso que você me diga um dia". O que você responderia?',
  ),
  'ex.assertive.rehearse.open': inForms(
    'Buena respuesta: pregunta algo y no abandona el pedido.',
    'Boa resposta: pergunta algo e não abandona o pedido.',
  ),
  'ex.assertive.rehearse.yield': inForms(
    'Con esa respuesta el pedido se pierde. {Prueba|Probá|Pruebe} otra vez: {reconoce|reconocé|reconozca} lo que dice la otra persona y {repite|repetí|repita} lo que {necesitas|necesitás|necesita}, con pocas palabras.',
    'Nessa resposta o pedido se perde. Tente de novo: reconheça o que a outra pessoa diz e repita o que você precisa, em poucas palavras.',
  ),
  'ex.assertive.when': inForms(
    'Falta elegir el momento, porque con prisa o en medio de una pelea no funciona. {Escribe|Escribí|Escriba} qué día se lo {dices|decís|dice} y cómo: en persona, por teléfono o por mensaje.',
    'Falta escolher o momento, porque na pressa ou no meio de uma briga não funciona. Escreva em que dia vai dizer e de que jeito: pessoalmente, por telefone ou por mensagem.',
  ),
  'ex.assertive.when.help': inForms(
    'Por ejemplo: "el sábado a la tarde, en persona" o "mañana, por mensaje". ¿Cuándo {te|te|le} resulta más fácil?',
    'Por exemplo: "sábado à tarde, pessoalmente" ou "amanhã, por mensagem". Quando é mais fácil para você?',
  ),
  'ex.assertive.end': inForms(
    [
      'El pedido está preparado y tiene momento: "{step}". Lo que conteste la otra persona es decisión suya. Si en algún momento {te|te|le} da miedo cómo pueda reaccionar, no lo {hagas|hagas|haga} y {cuéntamelo|contámelo|cuéntemelo} aquí.',
      'El pedido está preparado. Las partes quedan escritas en esta conversación, para cuando {quieras|quieras|quiera} usarlas.',
    ],
    [
      'O pedido está preparado e tem momento: "{step}". O que a outra pessoa responder é decisão dela. Se em algum momento der medo de como ela pode reagir, não faça e me conte aqui.',
      'O pedido está preparado. As partes ficam escritas nesta conversa, para quando você quiser usar.',
    ],
  ),
};
