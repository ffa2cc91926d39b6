/** Data, phrases: connection in steps: people on a map, the smallest contact, its first line, a moment, and silence. */
import { type Frames, inForms } from './phrase.ts';

export const CONNECTION_EXERCISE_FRAMES: Frames = {
  'ex.connection.consent': inForms(
    'Vamos a elegir a una persona y preparar un contacto pequeño, como un mensaje corto o un saludo. Cuando hay soledad, empezar por algo chico cuesta menos. Son unos {minutes} minutos, y con "alto" paramos. ¿Lo hacemos?',
    'Vamos escolher uma pessoa e preparar um contato pequeno, como uma mensagem curta ou um oi. Quando há solidão, começar por algo pequeno custa menos. São uns {minutes} minutos; escreva "para" e paramos. Fazemos?',
  ),
  'ex.connection.before': inForms(
    'Empecemos por medir: del 0 al 10, ¿cuánta soledad hay hoy? 0 es nada y 10 es muchísima.',
    'Comecemos medindo: de 0 a 10, quanta solidão há hoje? 0 é nada e 10 é muitíssima.',
  ),
  'ex.connection.after': inForms(
    'Medimos otra vez: del 0 al 10, ¿cuánta soledad hay ahora?',
    'Medimos de novo: de 0 a 10, quanta solidão há agora?',
  ),
  'ex.connection.why': inForms(
    'Las ganas de estar con gente suelen volver después del primer contacto, no antes. Con la primera línea escrita, solo queda decidir si se manda.',
    'A vontade de estar com gente costuma voltar depois do primeiro contato, não antes. Tendo a primeira linha escrita, só falta decidir se manda.',
  ),
  'ex.connection.map': inForms(
    '{Escribe|Escribí|Escriba} dos o tres personas con las que alguna vez fue fácil hablar, aunque haga tiempo que no se vean. De ahí elegimos una.',
    'Escreva duas ou três pessoas com quem alguma vez foi fácil conversar, mesmo que faça tempo que não se veem. Daí escolhemos uma.',
  ),
  'ex.connection.map.help': inForms(
    'Con una alcanza. Puede ser de la familia, del trabajo, del barrio o alguien con quien solo {hablas|hablás|habla} de paso. ¿Quién contestaría un mensaje?',
    'Uma basta. Pode ser da família, do trabalho, do bairro ou alguém com quem você só fala de passagem. Quem responderia a uma mensagem?',
  ),
  'ex.connection.map.nobody': inForms(
    'Debe ser duro sentirlo así. Busquemos un poco más lejos: alguien de antes, una prima, la persona que atiende la tienda o alguien con quien {cruzaste|cruzaste|cruzó} dos palabras esta semana. ¿Aparece alguien?',
    'Deve ser duro sentir assim. Vamos procurar um pouco mais longe: alguém de antes, uma prima, a pessoa que atende na loja ou alguém com quem você trocou duas palavras esta semana. Aparece alguém?',
  ),
  'ex.connection.one': inForms(
    'De esas personas, {elige|elegí|elija} la que cueste menos contactar. No tiene que ser la más importante, así es más fácil empezar. ¿Quién sería?',
    'Dessas pessoas, escolha a que custe menos contatar. Não precisa ser a mais importante, assim é mais fácil começar. Quem seria?',
  ),
  'ex.connection.one.help': inForms(
    'Puede ser alguien que conteste sin pedir explicaciones, o a quien {puedas|puedas|pueda} preguntarle cualquier cosa sencilla. ¿Quién se parece a eso?',
    'Pode ser alguém que responda e não peça explicações, ou a quem você possa perguntar qualquer coisa simples. Quem se parece com isso?',
  ),
  'ex.connection.contact': inForms(
    'Ahora la forma. {Escribe|Escribí|Escriba} cuál sería el contacto más fácil: un mensaje, una foto, un audio, una llamada o pasar a saludar. Mientras más corto, más fácil es hacerlo.',
    'Agora a forma. Escreva qual seria o contato mais fácil: uma mensagem, uma foto, um áudio, uma ligação ou passar para dar um oi. Quanto mais curto, mais fácil é fazer.',
  ),
  'ex.connection.contact.help': inForms(
    'Reenviar algo que le haría gracia también es un contacto, y no hace falta contar lo que pasa. ¿Qué {te|te|le} saldría sin pensarlo mucho?',
    'Encaminhar algo que faria a pessoa rir também é um contato, e não precisa contar o que acontece. O que sairia sem pensar muito?',
  ),
  'ex.connection.draft': inForms(
    '{Escribe|Escribí|Escriba} aquí la primera línea, tal como se la {mandarías|mandarías|mandaría}. Tenerla lista es la mitad del trabajo, y no tiene que explicar nada.',
    'Escreva aqui a primeira linha, do jeito que você mandaria. Ter ela pronta é metade do trabalho, e não precisa explicar nada.',
  ),
  'ex.connection.draft.help': inForms(
    'Por ejemplo: "Hola, vi una foto y pensé en saludar". ¿Cómo lo {dirías|dirías|diría} con {tus|tus|sus} palabras?',
    'Por exemplo: "Oi, vi uma foto e me lembrei de você". Como você diria do seu jeito?',
  ),
  'ex.connection.when': inForms(
    'Falta el momento, porque si se piensa mucho después no se manda. {Escribe|Escribí|Escriba} cuándo lo {vas|vas|va} a hacer, por ejemplo "hoy después de cenar".',
    'Falta o momento, porque se a gente pensa muito acaba não mandando. Escreva quando vai fazer, por exemplo "hoje depois do jantar".',
  ),
  'ex.connection.when.help': inForms(
    'Puede ser ahora mismo, hoy a la noche o mañana. ¿Cuál {prefieres|preferís|prefiere}?',
    'Pode ser agora mesmo, hoje à noite ou amanhã. Qual você prefere?',
  ),
  'ex.connection.silence': inForms(
    'Puede pasar que tarde en contestar, y es fácil pensar lo peor. {Escribe|Escribí|Escriba} otra explicación posible, que no tenga que ver {contigo|con vos|con usted}, para recordarla si pasa.',
    'Pode acontecer de a pessoa demorar a responder, e é fácil pensar o pior. Escreva outra explicação possível, que não tenha a ver com você, para lembrar se acontecer.',
  ),
  'ex.connection.silence.help': inForms(
    'La gente trabaja, se queda sin batería o lee y se olvida de contestar. ¿Cuál sería la más probable con esa persona?',
    'As pessoas trabalham, ficam sem bateria ou leem e esquecem de responder. Qual seria a mais provável no caso dessa pessoa?',
  ),
  'ex.connection.end': inForms(
    [
      'Queda anotado: "{step}". {Tu|Tu|Su} parte es hacerlo; la respuesta depende de la otra persona. La próxima vez {te|te|le} pregunto cómo fue.',
      'Terminamos. La lista de personas queda hecha, para cuando {quieras|quieras|quiera} escribirle a alguien.',
    ],
    [
      'Fica anotado: "{step}". A sua parte é fazer; a resposta depende da outra pessoa. Da próxima vez pergunto como foi.',
      'Terminamos. A lista de pessoas fica feita, para quando você quiser escrever a alguém.',
    ],
  ),
};
