/** Opposite action: the emotion is right or wrong about the facts; only in the second case is it acted against. */
import { type Frames, frame } from './phrase.ts';

export const OPPOSITE_EXERCISE_FRAMES: Frames = {
  'ex.opposite.consent': frame({
    tu: [
      'A veces la emoción empuja a hacer justo lo que la agranda: esconderse, callar, no ir. Vemos si calza con los hechos y, si no, probamos lo contrario, en chico. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'Propongo mirar a qué te empuja esto y si conviene obedecerle. Preguntas cortas; dices "alto" y se acaba. ¿Va?',
      'Es ver qué pide el impulso y, si los hechos no le dan la razón, hacer algo pequeño al revés. "Alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'A veces la emoción empuja a hacer justo lo que la agranda: esconderse, callar, no ir. Vemos si calza con los hechos y, si no, probamos lo contrario, en chico. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'Propongo mirar a qué te empuja esto y si conviene obedecerle. Preguntas cortas; decís "alto" y se acaba. ¿Va?',
      'Es ver qué pide el impulso y, si los hechos no le dan la razón, hacer algo pequeño al revés. "Alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'A veces la emoción empuja a hacer justo lo que la agranda: esconderse, callar, no ir. Vemos si calza con los hechos y, si no, probamos lo contrario, en chico. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'Propongo mirar a qué empuja esto y si conviene obedecerle. Preguntas cortas; dice "alto" y se acaba. ¿Comenzamos?',
      'Es ver qué pide el impulso y, si los hechos no le dan la razón, hacer algo pequeño al revés. "Alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'Às vezes a emoção empurra para o que a faz crescer: se esconder, calar, não ir. Vemos se ela bate com os fatos e, se não, tentamos o contrário, em pequeno. Uns {minutes} minutos; com "para" paramos. Fazemos?',
      'Proponho olhar para onde isso empurra você e se vale obedecer. Perguntas curtas; diga "para" e acaba. Vamos?',
      'É ver o que o impulso pede e, se os fatos não derem razão a ele, fazer uma coisa pequena ao contrário. "Para" interrompe. Começamos?',
    ],
  }),
  'ex.opposite.why': frame({
    es: [
      'Obedecer al impulso alivia un rato y agranda la emoción; ir al revés, cuando no hay peligro, la achica de a poco. No siempre sale a la primera.',
      'Sirve cuando la emoción avisa de algo que no está pasando. Si está pasando, no se usa.',
      'El cuerpo aprende de lo que se hace, más que de lo que se piensa. Por eso se prueba en chico.',
    ],
    pt: [
      'Obedecer ao impulso alivia um tempo e aumenta a emoção; ir ao contrário, quando não há perigo, vai diminuindo. Nem sempre sai de primeira.',
      'Serve quando a emoção avisa de algo que não está acontecendo. Se está, não se usa.',
      'O corpo aprende com o que se faz, mais do que com o que se pensa. Por isso é em pequeno.',
    ],
  }),
  'ex.opposite.emotion': frame({
    es: [
      '¿Qué emoción manda ahora: vergüenza, tristeza, miedo, rabia, otra?',
      'Primero el nombre. Si fuera una sola emoción, ¿cuál sería?',
      '¿Con qué palabra se llama lo que hay: miedo, pena, vergüenza, otra?',
    ],
    pt: [
      'Que emoção manda agora: vergonha, tristeza, medo, raiva, outra?',
      'Primeiro o nome. Se fosse uma emoção só, qual seria?',
      'Com que palavra se chama o que há: medo, tristeza, vergonha, outra?',
    ],
  }),
  'ex.opposite.emotion.help': frame({
    es: [
      'Por el cuerpo se reconoce: el miedo aprieta, la vergüenza baja la mirada, la tristeza pesa. ¿Cuál se parece?',
      'No hace falta acertar. ¿Se acerca más al miedo o a la vergüenza?',
      '¿Dan ganas de huir, de taparse o de apagarse?',
    ],
    pt: [
      'Dá para reconhecer pelo corpo: o medo aperta, a vergonha baixa os olhos, a tristeza pesa. Qual parece?',
      'Não precisa acertar. Está mais perto do medo ou da vergonha?',
      'Dá vontade de fugir, de se cobrir ou de se apagar?',
    ],
  }),
  'ex.opposite.urge': frame({
    tu: [
      'Cuando aparece eso, "{cell_emotion}", ¿qué te empuja a hacer, o a no hacer?',
      '"{cell_emotion}". ¿Qué te pide que hagas: irte, callarte, quedarte en la cama?',
      'Si le haces caso a eso, "{cell_emotion}", ¿qué terminas haciendo?',
      '¿Qué te empuja a hacer, o a no hacer?',
    ],
    vos: [
      'Cuando aparece eso, "{cell_emotion}", ¿qué te empuja a hacer, o a no hacer?',
      '"{cell_emotion}". ¿Qué te pide que hagas: irte, callarte, quedarte en la cama?',
      'Si le hacés caso a eso, "{cell_emotion}", ¿qué terminás haciendo?',
      '¿Qué te empuja a hacer, o a no hacer?',
    ],
    usted: [
      'Cuando aparece eso, "{cell_emotion}", ¿qué le pide hacer, o no hacer?',
      '"{cell_emotion}". ¿Qué le pide que haga: irse, callarse, quedarse en la cama?',
      'Si le hace caso a eso, "{cell_emotion}", ¿qué termina haciendo?',
      '¿Qué le pide hacer, o no hacer?',
    ],
    pt: [
      'Quando isso aparece, "{cell_emotion}", o que empurra você a fazer, ou a não fazer?',
      '"{cell_emotion}". O que isso pede: ir embora, calar, ficar na cama?',
      'Se você obedece a isso, "{cell_emotion}", o que acaba fazendo?',
      'O que isso empurra você a fazer, ou a não fazer?',
    ],
  }),
  'ex.opposite.urge.help': frame({
    es: [
      'Suele ser esconderse, no contestar, cancelar, callar o pelear. ¿Alguno de esos?',
      '¿Qué pasó la última vez que mandó esa emoción?',
      'Las piernas, la voz, el teléfono: ¿qué quieren hacer?',
    ],
    pt: [
      'Costuma ser se esconder, não responder, cancelar, calar ou brigar. Algum desses?',
      'O que aconteceu da última vez que essa emoção mandou?',
      'As pernas, a voz, o celular: o que querem fazer?',
    ],
  }),
  'ex.opposite.check': frame({
    tu: [
      'Algo que pregunto siempre antes de ir contra un impulso: ¿hay alguien en esto que te haga daño o te amenace?',
      'Antes de seguir, lo primero: ¿alguien te ha hecho daño, o temes que te lo haga?',
      'Una pregunta de cuidado: ¿hay en esto alguien que te dé miedo de verdad, por lo que pueda hacerte?',
    ],
    vos: [
      'Algo que pregunto siempre antes de ir contra un impulso: ¿hay alguien en esto que te haga daño o te amenace?',
      'Antes de seguir, lo primero: ¿alguien te hizo daño, o temés que te lo haga?',
      'Una pregunta de cuidado: ¿hay en esto alguien que te dé miedo de verdad, por lo que pueda hacerte?',
    ],
    usted: [
      'Algo que pregunto siempre antes de ir contra un impulso: ¿hay alguien en esto que le haga daño o le amenace?',
      'Antes de seguir, lo primero: ¿alguien le ha hecho daño, o teme que se lo haga?',
      'Una pregunta de cuidado: ¿hay en esto alguien que le dé miedo de verdad, por lo que pueda hacerle?',
    ],
    pt: [
      'Uma coisa que sempre pergunto antes de ir contra um impulso: tem alguém nisso que machuque ou ameace você?',
      'Antes de seguir, o primeiro: alguém já machucou você, ou você teme que machuque?',
      'Uma pergunta de cuidado: tem nisso alguém que dê medo de verdade, pelo que pode fazer com você?',
    ],
  }),
  'ex.opposite.check.help': frame({
    es: [
      'Golpes, empujones, amenazas, que alguien revise el teléfono o no deje salir. ¿Pasa algo así?',
      'Lo pregunto porque a un miedo con motivo se le hace caso. ¿Hay alguien así?',
      'Puede ser de antes o de ahora. ¿Hay alguien que dé ese miedo?',
    ],
    pt: [
      'Tapas, empurrões, ameaças, alguém que mexe no celular ou não deixa sair. Acontece algo assim?',
      'Pergunto porque um medo com motivo se escuta. Tem alguém assim?',
      'Pode ser de antes ou de agora. Tem alguém que dê esse medo?',
    ],
  }),
  'ex.opposite.threat': frame({
    tu: [
      'Con esa duda no voy contra el impulso: puede estar cuidándote. Cuéntame de esa persona lo que quieras, o lo dejamos.',
      'Si hay duda, el impulso se respeta. Suelto el ejercicio. ¿Qué ha pasado que te hace dudar?',
      'Ahí prefiero parar: a veces el miedo tiene razón. Sigue por donde quieras; te leo.',
    ],
    vos: [
      'Con esa duda no voy contra el impulso: puede estar cuidándote. Contame de esa persona lo que quieras, o lo dejamos.',
      'Si hay duda, el impulso se respeta. Suelto el ejercicio. ¿Qué pasó que te hace dudar?',
      'Ahí prefiero parar: a veces el miedo tiene razón. Seguí por donde quieras; te leo.',
    ],
    usted: [
      'Con esa duda no voy contra el impulso: puede ser un cuidado. Cuénteme de esa persona lo que quiera, o lo dejamos.',
      'Si hay duda, el impulso se respeta. Suelto el ejercicio. ¿Qué ha pasado que le hace dudar?',
      'Ahí prefiero parar: a veces el miedo tiene razón. Siga por donde quiera; le leo.',
    ],
    pt: [
      'Com essa dúvida não vou contra o impulso: ele pode estar cuidando de você. Conte dessa pessoa o que quiser, ou deixamos.',
      'Se há dúvida, o impulso se respeita. Solto o exercício. O que aconteceu que faz você duvidar?',
      'Aí prefiro parar: às vezes o medo tem razão. Siga por onde quiser; estou lendo.',
    ],
  }),
  'ex.opposite.facts': frame({
    es: [
      'Ahora los hechos. Mirado desde afuera, ¿la emoción va con lo que pasó, y de ese tamaño?',
      'Si una cámara hubiera grabado todo, ¿le daría la razón a esa emoción?',
      'La pregunta del medio: ¿lo que pasó de verdad merece una emoción así de grande?',
    ],
    pt: [
      'Agora os fatos. Olhando de fora, a emoção bate com o que aconteceu, e nesse tamanho?',
      'Se uma câmera tivesse gravado tudo, ela daria razão a essa emoção?',
      'A pergunta do meio: o que aconteceu de verdade pede uma emoção tão grande?',
    ],
  }),
  'ex.opposite.facts.help': frame({
    es: [
      'Puede ser que sí, que no, o que en parte. ¿Qué diría alguien que lo vio todo?',
      'Si a una amistad le pasara lo mismo, ¿debería sentir eso así de fuerte?',
      'Tan solo lo que pasó, sin lo que la cabeza agregó. ¿Va con la emoción?',
    ],
    pt: [
      'Pode ser que sim, que não, ou em parte. O que diria alguém que viu tudo?',
      'Se acontecesse o mesmo com uma pessoa amiga, ela deveria sentir isso tão forte?',
      'Só o que aconteceu, fora o que a cabeça juntou. Bate com a emoção?',
    ],
  }),
  'ex.opposite.fits': frame({
    tu: [
      'Entonces no toca ir al revés: la emoción va con los hechos y está avisando algo. Dejo el ejercicio. ¿Qué parte de eso depende de ti, aunque sea chica?',
      'Si calza con lo que pasó, se le hace caso. Paro aquí. ¿Qué te está pidiendo cuidar?',
      'Ahí la emoción tiene razón, y no se la contradice. Cuéntame qué haría falta que cambie.',
    ],
    vos: [
      'Entonces no toca ir al revés: la emoción va con los hechos y está avisando algo. Dejo el ejercicio. ¿Qué parte de eso depende de vos, aunque sea chica?',
      'Si calza con lo que pasó, se le hace caso. Paro acá. ¿Qué te está pidiendo cuidar?',
      'Ahí la emoción tiene razón, y no se la contradice. Contame qué haría falta que cambie.',
    ],
    usted: [
      'Entonces no toca ir al revés: la emoción va con los hechos y está avisando algo. Dejo el ejercicio. ¿Qué parte de eso depende de usted, aunque sea chica?',
      'Si calza con lo que pasó, se le hace caso. Paro aquí. ¿Qué le está pidiendo cuidar?',
      'Ahí la emoción tiene razón, y no se la contradice. Cuénteme qué haría falta que cambie.',
    ],
    pt: [
      'Então não é hora de ir ao contrário: a emoção bate com os fatos e está avisando algo. Deixo o exercício. Que parte disso depende de você, mesmo que pequena?',
      'Se bate com o que aconteceu, a gente escuta. Paro aqui. O que isso pede que você cuide?',
      'Aí a emoção tem razão, e não se discute com ela. Conte o que precisaria mudar.',
    ],
  }),
  'ex.opposite.act': frame({
    tu: [
      'El impulso era: "{cell_urge}". ¿Qué sería lo contrario, en su versión más chica?',
      'Dale la vuelta a eso, "{cell_urge}". ¿Qué harías, en cinco minutos?',
      'Lo opuesto a "{cell_urge}", sin heroísmo: ¿qué sería?',
      '¿Qué sería lo contrario de ese impulso, en su versión más chica?',
    ],
    vos: [
      'El impulso era: "{cell_urge}". ¿Qué sería lo contrario, en su versión más chica?',
      'Dale la vuelta a eso, "{cell_urge}". ¿Qué harías, en cinco minutos?',
      'Lo opuesto a "{cell_urge}", sin heroísmo: ¿qué sería?',
      '¿Qué sería lo contrario de ese impulso, en su versión más chica?',
    ],
    usted: [
      'El impulso era: "{cell_urge}". ¿Qué sería lo contrario, en su versión más chica?',
      'Dele la vuelta a eso, "{cell_urge}". ¿Qué haría, en cinco minutos?',
      'Lo opuesto a "{cell_urge}", sin heroísmo: ¿qué sería?',
      '¿Qué sería lo contrario de ese impulso, en su versión más chica?',
    ],
    pt: [
      'O impulso era: "{cell_urge}". Qual seria o contrário, na menor versão?',
      'Vire isso do avesso, "{cell_urge}". O que você faria, em cinco minutos?',
      'O oposto de "{cell_urge}", nada heroico: o que seria?',
      'Qual seria o contrário desse impulso, na menor versão?',
    ],
  }),
  'ex.opposite.act.help': frame({
    es: [
      'Al esconderse, mostrarse un minuto; al callar, decir una frase; a la cama, abrir la cortina. ¿Cuál se parece a lo de aquí?',
      'Que dure menos de cinco minutos y no dependa de nadie. ¿Qué podría ser?',
      '¿Qué haría ahí alguien que no siente esa emoción?',
    ],
    pt: [
      'Contra se esconder, aparecer um minuto; contra calar, dizer uma frase; contra a cama, abrir a cortina. Qual se parece?',
      'Que dure menos de cinco minutos e não dependa de ninguém. O que poderia ser?',
      'O que faria ali alguém que não sente essa emoção?',
    ],
  }),
  'ex.opposite.way': frame({
    es: [
      'Hacerlo a medias le da la razón al impulso. ¿Cómo irían la cara, los hombros y la voz?',
      'Falta el cuerpo, que también cuenta: ¿mirada, espalda, voz, cómo serían?',
      'Entero y no con el freno puesto: ¿qué cambiaría en la postura o en la voz?',
    ],
    pt: [
      'Fazer pela metade dá razão ao impulso. Como iriam o rosto, os ombros e a voz?',
      'Falta o corpo, que também conta: olhar, costas, voz, como seriam?',
      'Por inteiro, e não de freio puxado: o que mudaria na postura ou na voz?',
    ],
  }),
  'ex.opposite.way.help': frame({
    es: [
      'Una sola cosa: mirada al frente, hombros abajo o voz pareja. ¿Cuál costaría menos?',
      '¿Cómo se para alguien que no tiene nada que esconder?',
      'Vale "respiro y miro de frente". ¿Sirve eso?',
    ],
    pt: [
      'Uma coisa só: olhar para a frente, ombros baixos ou voz firme. Qual custaria menos?',
      'Como fica em pé alguém que não tem nada a esconder?',
      'Vale "respiro e olho de frente". Serve isso?',
    ],
  }),
  'ex.opposite.end': frame({
    tu: [
      'Queda el gesto al revés: "{step}". Repetirlo es lo que cambia la emoción, no que salga bonito. La próxima vez te pregunto cómo fue. ¿A quién de tu gente se lo contarías?',
      '"{step}". Va entero y en chico, y si no sale también cuenta algo. Lo miramos la próxima vez.',
      'Guardo "{step}". Si ese día aparece un peligro de verdad, no se hace: primero estar a salvo.',
      'Hasta aquí. Lo de ir al revés queda para cuando el impulso no tenga razón.',
    ],
    vos: [
      'Queda el gesto al revés: "{step}". Repetirlo es lo que cambia la emoción, no que salga bonito. La próxima vez te pregunto cómo fue. ¿A quién de tu gente se lo contarías?',
      '"{step}". Va entero y en chico, y si no sale también cuenta algo. Lo miramos la próxima vez.',
      'Guardo "{step}". Si ese día aparece un peligro de verdad, no se hace: primero estar a salvo.',
      'Hasta acá. Lo de ir al revés queda para cuando el impulso no tenga razón.',
    ],
    usted: [
      'Queda el gesto al revés: "{step}". Repetirlo es lo que cambia la emoción, no que salga bonito. La próxima vez le pregunto cómo fue. ¿A quién de su gente se lo contaría?',
      '"{step}". Va entero y en chico, y si no sale también cuenta algo. Lo miramos la próxima vez.',
      'Guardo "{step}". Si ese día aparece un peligro de verdad, no se hace: primero estar a salvo.',
      'Hasta aquí. Lo de ir al revés queda para cuando el impulso no tenga razón.',
    ],
    pt: [
      'Fica o gesto ao contrário: "{step}". O que muda a emoção é repetir, não é sair bonito. Da próxima vez pergunto como foi. A quem da sua gente você contaria?',
      '"{step}". Vai inteiro e em pequeno, e se não sair também diz algo. Olhamos da próxima vez.',
      'Guardo "{step}". Se nesse dia aparecer um perigo de verdade, não se faz: primeiro a segurança.',
      'Até aqui. Ir ao contrário fica para quando o impulso não tiver razão.',
    ],
  }),
};
