/** Data, phrases: what every exercise says: its two ratings, help, answers to questions about it, stopping, taking it up
 * again and its end. Numbers are said as they are; nobody is told that it worked.
 */
import { type Frames, inForms } from './phrase.ts';

export const EXERCISE_FRAMES: Frames = {
  'ex.before': inForms(
    [
      'Antes de empezar, {dime|decime|dígame} con un número cuánto malestar hay ahora: 0 es nada y 10 es el peor que {hayas|hayas|haya} sentido. Así vemos al final si algo cambió.',
      'Empecemos por medir el malestar de ahora. {Escribe|Escribí|Escriba} un número del 0 al 10, donde 0 es nada y 10 es muchísimo. Al final lo comparamos.',
    ],
    [
      'Antes de começar, me diga com um número quanto mal-estar há agora: 0 é nada e 10 é o pior que você já sentiu. Assim vemos no fim se algo mudou.',
      'Vamos começar medindo o mal-estar de agora. Escreva um número de 0 a 10, em que 0 é nada e 10 é muitíssimo. No fim comparamos.',
    ],
  ),
  'ex.after': inForms(
    [
      'Para ver si algo cambió, medimos otra vez: del 0 al 10, ¿cuánto malestar hay ahora?',
      'Volvemos a la medida del comienzo. ¿Cuánto malestar hay ahora, del 0 al 10?',
    ],
    [
      'Para ver se algo mudou, medimos de novo: de 0 a 10, quanto mal-estar há agora?',
      'Voltamos à medida do começo. Quanto mal-estar há agora, de 0 a 10?',
    ],
  ),
  'ex.scale.help': inForms(
    [
      'No tiene que ser exacto: 0 es nada, 5 es la mitad y 10 es el máximo. {Escribe|Escribí|Escriba} el número que más se acerque.',
      'Alcanza con un número aproximado del 0 al 10. Si es poco, puede ser 2 o 3; si es mucho, 8 o 9. ¿Cuál {pones|ponés|pone}?',
      'Sirve el primer número del 0 al 10 que {te|te|le} parezca bien, donde 0 es lo mínimo y 10 lo máximo. ¿Cuál sería?',
      '{Puedes|Podés|Puede} pensarlo así: menos de 5 es poco y más de 5 es bastante. {Escribe|Escribí|Escriba} un número del 0 al 10.',
    ],
    [
      'Não precisa ser exato: 0 é nada, 5 é a metade e 10 é o máximo. Escreva o número que chega mais perto.',
      'Basta um número aproximado de 0 a 10. Se é pouco, pode ser 2 ou 3; se é muito, 8 ou 9. Qual você põe?',
      'Serve o primeiro número de 0 a 10 que parecer bem, em que 0 é o mínimo e 10 o máximo. Qual seria?',
      'Dá para pensar assim: menos de 5 é pouco e mais de 5 é bastante. Escreva um número de 0 a 10.',
    ],
  ),
  'ex.scale.why': inForms(
    [
      'Ponerle un número ayuda a ver con claridad cómo está esto ahora y si después cambia. {Escribe|Escribí|Escriba} el que más se acerque, aunque no sea exacto.',
      'El número sirve para comparar y no tener que adivinar si algo cambió. Con uno aproximado alcanza: ¿cuál {pones|ponés|pone}?',
    ],
    [
      'Pôr um número ajuda a ver com clareza como isto está agora e se depois muda. Escreva o que chega mais perto, mesmo que não seja exato.',
      'O número serve para comparar e não ter que adivinhar se algo mudou. Um aproximado basta: qual você põe?',
    ],
  ),
  'ex.percent.help': inForms(
    [
      'No tiene que ser exacto. Un 0 es que no {crees|creés|cree} nada esa idea, un 50 es que {dudas|dudás|duda} y un 100 es que no {tienes|tenés|tiene} ninguna duda. ¿Qué número {pones|ponés|pone}?',
      'Alcanza con un número aproximado entre 0 y 100, según cuánto {crees|creés|cree} esa idea. ¿Cuál sería?',
      'Sirve el primer número entre 0 y 100 que {te|te|le} parezca bien, donde 0 es no creerla y 100 es no tener dudas. ¿Cuál {pones|ponés|pone}?',
    ],
    [
      'Não precisa ser exato. Um 0 é não acreditar nada nessa ideia, um 50 é ter dúvida e um 100 é não ter dúvida nenhuma. Que número você põe?',
      'Basta um número aproximado entre 0 e 100, conforme quanto você acredita nessa ideia. Qual seria?',
      'Serve o primeiro número entre 0 e 100 que parecer bem, em que 0 é não acreditar e 100 é não ter dúvidas. Qual você põe?',
    ],
  ),
  'ex.takeaway': inForms(
    [
      'Para terminar, {escribe|escribí|escriba} en una frase algo de esto que {quieras|quieras|quiera} recordar. La guardo para que {puedas|puedas|pueda} volver a leerla.',
      'Lo último: ¿qué {te|te|le} gustaría recordar de lo que hicimos? Con una frase alcanza, y queda guardada.',
    ],
    [
      'Para terminar, escreva em uma frase algo disto que você queira lembrar. Eu guardo para você poder ler de novo.',
      'Por último: o que você gostaria de lembrar do que fizemos? Uma frase basta, e fica guardada.',
    ],
  ),
  'ex.takeaway.help': inForms(
    'Puede ser algo que {notaste|notaste|notó} en el cuerpo, algo que {descubriste|descubriste|descubrió} o algo que {harías|harías|haría} otra vez. Si no hay nada, {escribe|escribí|escriba} "nada" y terminamos.',
    'Pode ser algo que você notou no corpo, algo que descobriu ou algo que faria de novo. Se não há nada, escreva "nada" e terminamos.',
  ),
  'ex.step': inForms(
    'Para que esto no quede solo en palabras, {elige|elegí|elija} algo pequeño que {puedas|puedas|pueda} hacer mañana en unos diez minutos. {Escribe|Escribí|Escriba} qué sería y a qué hora.',
    'Para isto não ficar só em palavras, escolha algo pequeno que você possa fazer amanhã em uns dez minutos. Escreva o que seria e a que hora.',
  ),
  'ex.step.help': inForms(
    'Puede ser tan pequeño como mandar un mensaje, buscar un dato o salir diez minutos. Conviene que no dependa de nadie más, así es más fácil cumplirlo. ¿Qué se {te|te|le} ocurre?',
    'Pode ser tão pequeno quanto mandar uma mensagem, procurar um dado ou sair por dez minutos. É melhor que não dependa de mais ninguém, assim é mais fácil cumprir. O que você pensa em fazer?',
  ),
  'ex.confidence': inForms(
    [
      '¿Qué tan probable {ves|ves|ve} hacerlo de verdad? {Escribe|Escribí|Escriba} un número del 0 al 10: 0 es que no va a pasar y 10 es que seguro lo {haces|hacés|hace}. Si sale bajo, lo hacemos más fácil.',
      'Una medida más, para saber si el paso es realista: del 0 al 10, ¿cuánta confianza {tienes|tenés|tiene} en hacerlo?',
    ],
    [
      'Quão provável você acha que vai fazer isso de verdade? Escreva um número de 0 a 10: 0 é que não vai acontecer e 10 é que faz com certeza. Se der baixo, deixamos mais fácil.',
      'Mais uma medida, para saber se o passo é realista: de 0 a 10, quanta confiança você tem em fazer isso?',
    ],
  ),
  'ex.consent.help': inForms(
    [
      'No hace falta decidir mucho: {puedes|podés|puede} empezar y parar cuando {quieras|quieras|quiera}. {Escribe|Escribí|Escriba} "sí" y {te|te|le} doy el primer paso, o "no" y seguimos hablando.',
    ],
    [
      'Não precisa decidir muito: você pode começar e parar quando quiser. Escreva "sim" e dou o primeiro passo, ou "não" e continuamos conversando.',
    ],
  ),
  'ex.stop': inForms(
    [
      'Listo, paramos aquí. No hay ninguna obligación de terminarlo. Si más adelante {quieres|querés|quiere} seguir, {dime|decime|dígame} "sigamos con el ejercicio".',
      'De acuerdo, lo dejamos. Lo que {escribiste|escribiste|escribió} queda guardado por si algún día {quieres|querés|quiere} retomarlo.',
    ],
    [
      'Pronto, paramos aqui. Não há nenhuma obrigação de terminar. Se mais adiante você quiser seguir, escreva "vamos voltar ao exercício".',
      'Tudo bem, deixamos aqui. O que você escreveu fica guardado, caso um dia queira retomar.',
    ],
  ),
  'ex.stop.useless': inForms(
    [
      'De acuerdo, dejamos el ejercicio y no insisto. Perdón por el mal rato. {Cuéntame|Contame|Cuénteme} qué {necesitas|necesitás|necesita} ahora, y voy por ahí.',
      'Gracias por decirlo con claridad. Lo dejamos aquí. {Puedes|Podés|Puede} contarme lo que {quieras|quieras|quiera}, sin ejercicios.',
    ],
    [
      'Tudo bem, deixamos o exercício e não insisto. Desculpe o incômodo. Conte do que você precisa agora, e vou por aí.',
      'É bom você dizer com clareza. Deixamos aqui. Você pode me contar o que quiser, e deixamos os exercícios.',
    ],
  ),
  'ex.declined': inForms(
    [
      'De acuerdo, no lo hacemos. {Cuéntame|Contame|Cuénteme} lo que {quieras|quieras|quiera} y seguimos hablando.',
      'Está bien, sin ejercicio. ¿De qué {quieres|querés|quiere} hablar?',
    ],
    [
      'Tudo bem, não fazemos. Conte o que quiser e continuamos conversando.',
      'Está bem, deixamos o exercício. Do que você quer falar?',
    ],
  ),
  'ex.unfit': inForms(
    'Ese ejercicio no lo propongo con lo que {contaste|contaste|contó}, porque podría caer mal. Hay otro que sí puede servir.',
    'Esse exercício eu não proponho com o que você contou, porque poderia fazer mal. Há outro que pode servir.',
  ),
  'ex.unfit.none': inForms(
    'Ese ejercicio no lo propongo con lo que {contaste|contaste|contó}, porque podría caer mal. Mejor seguimos hablando: {cuéntame|contame|cuénteme} qué {buscabas|buscabas|buscaba} con él.',
    'Esse exercício eu não proponho com o que você contou, porque poderia fazer mal. Melhor continuarmos conversando: conte o que você buscava nele.',
  ),
  'ex.swap': inForms(
    'Gracias por avisar. En ese caso este ejercicio no conviene, y lo cambio por otro más suave.',
    'Que bom que avisou. Nesse caso este exercício não convém, e troco por outro mais suave.',
  ),
  'ex.breathing.worse': inForms(
    'Entonces dejamos la respiración: a algunas personas les aumenta el malestar y no hay que forzarla. {Respira|Respirá|Respire} como salga, y probamos de otra manera.',
    'Então deixamos a respiração: em algumas pessoas ela aumenta o mal-estar e não se deve forçar. Respire como sair, e tentamos de outro jeito.',
  ),
  'ex.resume': inForms(
    [
      'Seguimos con el ejercicio donde quedó.',
      'Retomamos el ejercicio en el mismo paso.',
      'Bien, volvemos al ejercicio.',
    ],
    [
      'Seguimos o exercício de onde parou.',
      'Retomamos o exercício no mesmo passo.',
      'Certo, voltamos ao exercício.',
    ],
  ),
  'ex.back': inForms(
    [
      'La pregunta de antes sigue abierta. {Contesta|Contestá|Conteste} como salga, o {escribe|escribí|escriba} "alto" y lo dejamos.',
      'Cuando {quieras|quieras|quiera}, {contesta|contestá|conteste} la pregunta anterior con lo primero que se {te|te|le} ocurra. También {puedes|podés|puede} escribir "no sé" y pasamos a la siguiente.',
    ],
    [
      'A pergunta de antes continua aberta. Responda como sair, ou escreva "para" e deixamos.',
      'Quando quiser, responda à pergunta anterior com a primeira coisa que vier. Você também pode escrever "não sei" e passamos à seguinte.',
    ],
  ),
  'ex.wait': inForms(
    [
      'No hay apuro, el ejercicio espera. Cuando {puedas|puedas|pueda}, {contesta|contestá|conteste} la pregunta de antes. Y si no es buen momento, {escribe|escribí|escriba} "alto" y queda para otro día.',
    ],
    [
      'Não há pressa, o exercício espera. Quando puder, responda à pergunta de antes. E se não é um bom momento, escreva "para" e fica para outro dia.',
    ],
  ),
  'ex.left': inForms(
    ['Quedan más o menos {n} pasos cortos.', 'Faltan unos {n} pasos, y son cortos.'],
    ['Restam mais ou menos {n} passos curtos.', 'Faltam uns {n} passos, e são curtos.'],
  ),
  'ex.left.one': inForms('Este es el último paso.', 'Este é o último passo.'),
  'ex.free': inForms(
    'No es obligatorio. {Puedes|Podés|Puede} saltar esta pregunta escribiendo "no sé", o parar del todo con "alto".',
    'Não é obrigatório. Você pode pular esta pergunta escrevendo "não sei", ou parar de vez escrevendo "para".',
  ),
  'ex.no-wrong': inForms(
    [
      'Está bien igual: aquí no hay respuestas correctas. Si no {sientes|sentís|siente} nada o no se {te|te|le} ocurre nada, {escríbelo|escribilo|escríbalo} así y seguimos.',
      'No hay manera de hacerlo mal. Lo que {notes|notes|note} sirve, y no notar nada también es una respuesta.',
    ],
    [
      'Está tudo bem: aqui não há respostas certas. Se você não sente nada ou nada vem à cabeça, escreva isso e seguimos.',
      'Não há jeito de fazer errado. O que você notar serve, e não notar nada também é uma resposta.',
    ],
  ),
  'ex.body.check': inForms(
    'Antes de empezar, una pregunta por {tu|tu|su} salud: ¿hay ahora dolor fuerte en el pecho, falta de aire distinta a otras veces o debilidad en un lado del cuerpo?',
    'Antes de começar, uma pergunta pela sua saúde: há agora dor forte no peito, falta de ar diferente das outras vezes ou fraqueza de um lado do corpo?',
  ),
  'ex.body.clear': inForms(
    ['Gracias, entonces podemos empezar.', 'Bien, con eso claro seguimos.'],
    ['Certo, então podemos começar.', 'Bom, com isso claro seguimos.'],
  ),
  'ex.body.stop': inForms(
    [
      'Eso lo tiene que ver un médico ahora. {Llama|Llamá|Llame} a emergencias o {pide|pedí|pida} a alguien que {te|te|le} lleve a urgencias, y no {te quedes|te quedes|se quede} a solas. El ejercicio puede esperar. En Ayuda ahora está el número.',
    ],
    [
      'Isso um médico precisa ver agora. Ligue para a emergência ou peça a alguém que leve você ao pronto-socorro, e não fique só. O exercício pode esperar. Em Ayuda ahora está o número.',
    ],
  ),
  'ex.end': inForms(
    [
      'Terminamos. Guardo {tu|tu|su} frase: "{takeaway}". {Puedes|Podés|Puede} repetir este ejercicio cuando haga falta.',
      'Terminamos el ejercicio. {Puedes|Podés|Puede} repetirlo cuando haga falta, y se hace más fácil con la práctica.',
    ],
    [
      'Terminamos. Guardo a sua frase: "{takeaway}". Você pode repetir este exercício quando precisar.',
      'Terminamos o exercício. Você pode repetir quando precisar, e fica mais fácil com a prática.',
    ],
  ),
  'ex.end.step': inForms(
    [
      'Terminamos. Queda anotado {tu|tu|su} paso: "{step}". La próxima vez {te|te|le} pregunto cómo fue, y si no salió también sirve saberlo.',
      'Ya está. Guardo {tu|tu|su} paso: "{step}". Si ese día no sale, no pasa nada: otro día se prueba de nuevo.',
    ],
    [
      'Terminamos. Fica anotado o seu passo: "{step}". Da próxima vez pergunto como foi, e se não deu também serve saber.',
      'Está feito. Guardo o seu passo: "{step}". Se nesse dia não der, não tem problema: outro dia se tenta de novo.',
    ],
  ),
  'ex.resume.ask': inForms(
    'La otra vez quedó a medias un ejercicio: {exercise}. ¿{Quieres|Querés|Quiere} seguir donde quedó o {prefieres|preferís|prefiere} hablar?',
    'Da outra vez ficou pela metade um exercício: {exercise}. Você quer seguir de onde parou ou prefere conversar?',
  ),
  'ex.resume.again': inForms(
    '¿{Quieres|Querés|Quiere} seguir ahora el ejercicio que quedó a medias o {prefieres|preferís|prefiere} hablar?',
    'Você quer seguir agora o exercício que ficou pela metade ou prefere conversar?',
  ),
  'ex.resume.no': inForms(
    'De acuerdo, dejamos ese ejercicio. {Cuéntame|Contame|Cuénteme} cómo {estás|estás|está} hoy.',
    'Tudo bem, deixamos esse exercício. Conte como você está hoje.',
  ),
  'greet.return.halfway': inForms(
    'La otra vez quedó a medias un ejercicio: {exercise}. Si {quieres|querés|quiere} lo retomamos, y si no, no pasa nada. Antes, ¿cuánto malestar hay hoy, del 0 al 10?',
    'Da outra vez ficou pela metade um exercício: {exercise}. Se você quiser retomamos, e se não, tudo bem. Antes, quanto mal-estar há hoje, de 0 a 10?',
  ),
  'close.mid-exercise': inForms(
    [
      'De acuerdo, hasta aquí por hoy. El ejercicio queda guardado en este paso, por si {quieres|querés|quiere} seguirlo otro día.',
      'Hasta la próxima. Lo que {escribiste|escribiste|escribió} queda guardado y se puede retomar.',
    ],
    [
      'Tudo bem, até aqui por hoje. O exercício fica guardado neste passo, caso você queira seguir outro dia.',
      'Até a próxima. O que você escreveu fica guardado e dá para retomar.',
    ],
  ),
  'ex.thanks': inForms(
    'De nada. Cuando {quieras|quieras|quiera} seguimos con la pregunta de antes; si {prefieres|preferís|prefiere} dejarlo, {escribe|escribí|escriba} "alto".',
    'De nada. Quando quiser, seguimos na pergunta de antes; se preferir deixar, escreva "para".',
  ),
  'ex.why': inForms(
    'Sirve para separar lo que pasó de lo que uno piensa sobre eso, que muchas veces no es lo mismo. No resuelve el problema.',
    'Serve para separar o que aconteceu do que a gente pensa sobre isso, que muitas vezes não é a mesma coisa. Não resolve o problema.',
  ),
  'ex.sore': inForms(
    [
      'Gracias por avisar: esa parte la dejamos en paz y hacemos las demás.',
      'Bien, esa parte no se toca y seguimos con otra.',
    ],
    [
      'Que bom que avisou: essa parte fica em paz e fazemos as outras.',
      'Certo, nessa parte não mexemos e vamos para outra.',
    ],
  ),
  'echo.number': inForms(
    ['Gracias, anoto un {n}.', 'Bien, un {n}.', 'De acuerdo, queda un {n}.', 'Un {n}, gracias.'],
    ['Certo, anoto um {n}.', 'Bom, um {n}.', 'Tudo bem, fica um {n}.', 'Um {n}, anotado.'],
  ),
  'echo.approx': inForms(
    ['Anoto un {n}, más o menos.', 'Pongamos un {n}.'],
    ['Anoto um {n}, mais ou menos.', 'Fica um {n}, então.'],
  ),
  'echo.blank': inForms(
    [
      'No pasa nada, dejamos esa sin respuesta y seguimos.',
      'Está bien, pasamos a la siguiente.',
      'De acuerdo, esa queda en blanco.',
    ],
    [
      'Não tem problema, deixamos essa em branco e seguimos.',
      'Tudo bem, passamos à seguinte.',
      'Certo, essa fica em branco.',
    ],
  ),
  'rerate.down': inForms(
    ['Al comienzo era {before} y ahora es {n}.', 'Pasó de {before} a {n}.', 'Bajó de {before} a {n}.'],
    ['No começo era {before} e agora é {n}.', 'Passou de {before} para {n}.', 'Baixou de {before} para {n}.'],
  ),
  'rerate.same': inForms(
    [
      'Sigue en {n}, igual que al comienzo. A veces hace falta repetirlo otro día.',
      'No cambió: era {n} y sigue en {n}. Eso pasa, y sirve saberlo.',
    ],
    [
      'Continua em {n}, igual ao começo. Às vezes é preciso repetir outro dia.',
      'Não mudou: era {n} e continua em {n}. Isso acontece, e serve saber.',
    ],
  ),
  'rerate.up': inForms(
    [
      'Subió de {before} a {n}. Pasa a veces cuando se mira de cerca lo que duele, y suele bajar al rato.',
      'Era {before} y ahora es {n}. Si hoy cuesta más, no hace falta seguir insistiendo con esto.',
    ],
    [
      'Subiu de {before} para {n}. Acontece às vezes quando se olha de perto o que dói, e costuma baixar depois.',
      'Era {before} e agora é {n}. Se hoje pesa mais, não precisa insistir nisso.',
    ],
  ),
  'step.shrink': inForms(
    [
      'Con un {confidence} de confianza conviene hacerlo más fácil. De "{step}", {prueba|probá|pruebe} solo los primeros dos minutos; con eso ya cuenta. La próxima vez vemos cómo fue.',
    ],
    [
      'Com um {confidence} de confiança vale deixar mais fácil. De "{step}", tente só os primeiros dois minutos; isso já conta. Da próxima vez vemos como foi.',
    ],
  ),
};
