/** Data, phrases: opposite action: the emotion, what it pushes to, whether it fits the facts, and the opposite, small and whole. */
import { type Frames, inForms } from './phrase.ts';

export const OPPOSITE_EXERCISE_FRAMES: Frames = {
  'ex.opposite.consent': inForms(
    'A veces una emoción empuja a hacer algo que la empeora, como esconderse o no ir. Vamos a ver si tiene razón y, si no, a probar lo contrario en pequeño. Son unos {minutes} minutos, y con "alto" paramos. ¿Lo hacemos?',
    'Às vezes uma emoção empurra a fazer algo que a piora, como se esconder ou não ir. Vamos ver se ela tem razão e, se não, tentar o contrário em pequeno. São uns {minutes} minutos; escreva "para" e paramos. Fazemos?',
  ),
  'ex.opposite.why': inForms(
    'Hacerle caso al impulso alivia un rato, pero después la emoción vuelve más fuerte. Hacer lo contrario, cuando no hay peligro, la baja de a poco. No siempre sale la primera vez.',
    'Obedecer ao impulso alivia um pouco, mas depois a emoção volta mais forte. Fazer o contrário, quando não há perigo, baixa aos poucos. Nem sempre sai da primeira vez.',
  ),
  'ex.opposite.emotion': inForms(
    'Primero, la emoción. {Escribe|Escribí|Escriba} con una palabra qué {sientes|sentís|siente}: vergüenza, miedo, tristeza, enojo, culpa u otra. Saber cuál es ayuda a saber qué pide.',
    'Primeiro, a emoção. Escreva em uma palavra o que você sente: vergonha, medo, tristeza, raiva, culpa ou outra. Saber qual é ajuda a saber o que ela pede.',
  ),
  'ex.opposite.emotion.help': inForms(
    'El miedo da ganas de escapar, la vergüenza de esconderse y la tristeza de quedarse en la cama. ¿Cuál se parece más?',
    'O medo dá vontade de fugir, a vergonha de se esconder e a tristeza de ficar na cama. Qual se parece mais?',
  ),
  'ex.opposite.urge': inForms(
    'Ahora el impulso. {Escribe|Escribí|Escriba} qué {te|te|le} dan ganas de hacer, o de no hacer, cuando {sientes|sentís|siente} eso.',
    'Agora o impulso. Escreva o que dá vontade de fazer, ou de não fazer, quando você sente isso.',
  ),
  'ex.opposite.urge.help': inForms(
    'Suele ser esconderse, no contestar, cancelar, callarse o pelear. ¿Qué {hiciste|hiciste|hizo} la última vez?',
    'Costuma ser se esconder, não responder, cancelar, calar ou brigar. O que você fez da última vez?',
  ),
  'ex.opposite.check': inForms(
    'Antes de ir contra un impulso pregunto siempre por la seguridad: ¿hay alguien en esto que {te|te|le} haya hecho daño o {te|te|le} amenace? {Contesta|Contestá|Conteste} sí o no.',
    'Antes de ir contra um impulso pergunto sempre pela segurança: há alguém nisso que tenha machucado ou ameace você? Responda sim ou não.',
  ),
  'ex.opposite.check.help': inForms(
    'Lo pregunto porque a un miedo con motivo hay que hacerle caso. Cuentan los golpes, las amenazas o que alguien controle el teléfono o las salidas. ¿Pasa algo así?',
    'Pergunto porque um medo que tem motivo deve ser ouvido. Contam as agressões, as ameaças ou alguém controlar o celular ou as saídas. Acontece algo assim?',
  ),
  'ex.opposite.threat': inForms(
    'Si hay duda, mejor no ir contra el impulso, porque puede estar cuidando de {ti|vos|usted}. Dejo el ejercicio. Si {quieres|querés|quiere}, {cuéntame|contame|cuénteme} qué pasa con esa persona.',
    'Se há dúvida, melhor não ir contra o impulso, porque ele pode estar protegendo você. Deixo o exercício. Se quiser, conte o que acontece com essa pessoa.',
  ),
  'ex.opposite.facts': inForms(
    'Ahora los hechos, para saber si la emoción tiene razón. Si otra persona hubiera visto lo mismo, ¿diría que esa emoción es así de fuerte con motivo? {Contesta|Contestá|Conteste} sí o no.',
    'Agora os fatos, para saber se a emoção tem razão. Se outra pessoa tivesse visto o mesmo, diria que há motivo para uma emoção tão forte? Responda sim ou não.',
  ),
  'ex.opposite.facts.help': inForms(
    '{Piensa|Pensá|Piense} en una amistad que pasó por lo mismo: ¿{te|te|le} parecería lógico que sintiera eso con tanta fuerza? También se puede contestar "en parte".',
    'Pense numa amizade que passou pelo mesmo: pareceria lógico que sentisse isso com tanta força? Também dá para responder "em parte".',
  ),
  'ex.opposite.fits': inForms(
    'Entonces no conviene hacer lo contrario, porque la emoción tiene motivo y avisa de algo real. Dejo este ejercicio. ¿{Quieres|Querés|Quiere} contarme qué tendría que cambiar?',
    'Então não convém fazer o contrário, porque a emoção tem motivo e avisa de algo real. Deixo este exercício. Quer me contar o que teria que mudar?',
  ),
  'ex.opposite.act': inForms(
    'Entonces probamos lo contrario de lo que pide el impulso. {Escribe|Escribí|Escriba} algo pequeño, de unos cinco minutos. Si pide esconderse, por ejemplo, sería mostrarse un momento.',
    'Então tentamos o contrário do que o impulso pede. Escreva algo pequeno, de uns cinco minutos. Se pede para se esconder, por exemplo, seria aparecer um momento.',
  ),
  'ex.opposite.act.help': inForms(
    'Si pide callar, decir una frase; si pide quedarse en la cama, abrir la cortina; si pide no contestar, mandar un mensaje. ¿Cuál se parece a lo {tuyo|tuyo|suyo}?',
    'Se pede para calar, dizer uma frase; se pede para ficar na cama, abrir a cortina; se pede para não responder, mandar uma mensagem. Qual se parece com o seu caso?',
  ),
  'ex.opposite.way': inForms(
    'El cuerpo ayuda si acompaña. {Escribe|Escribí|Escriba} cómo lo {harías|harías|haría}: por ejemplo mirando de frente, con la espalda derecha o con voz tranquila.',
    'O corpo ajuda se acompanha. Escreva de que jeito você faria: por exemplo olhando de frente, de costas retas ou em voz tranquila.',
  ),
  'ex.opposite.way.help': inForms(
    'Con una sola cosa alcanza: la mirada, los hombros o la voz. ¿Cuál {te|te|le} costaría menos cambiar?',
    'Uma coisa só basta: o olhar, os ombros ou a voz. Qual seria mais fácil mudar?',
  ),
  'ex.opposite.end': inForms(
    [
      'Queda anotado: "{step}". No tiene que salir perfecto, lo que ayuda es repetirlo. Si ese día hay un peligro de verdad, no lo {hagas|hagas|haga}. La próxima vez {te|te|le} pregunto cómo fue.',
      'Terminamos. Hacer lo contrario sirve cuando la emoción no tiene motivo; si lo tiene, conviene hacerle caso.',
    ],
    [
      'Fica anotado: "{step}". Não precisa sair perfeito, o que ajuda é repetir. Se nesse dia houver um perigo de verdade, não faça. Da próxima vez pergunto como foi.',
      'Terminamos. Fazer o contrário serve quando a emoção não tem motivo; se tem, convém ouvir.',
    ],
  ),
};
