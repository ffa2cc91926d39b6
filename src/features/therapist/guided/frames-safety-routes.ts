/** Data, phrases: words for the other dangers: body, violence, psychosis, harm to others, somebody else, minors, eating, substances,
 * requests for means. Holes: {line}, {emergency} from the help-line table.
 */
import { type Frames, inForms, withLead } from './phrase.ts';

export const ROUTE_FRAMES = {
  'medical.check': {
    tu: [
      'Estoy aquí contigo. Primero el cuerpo: ¿hay dolor fuerte en el pecho, un ahogo distinto a otras veces o debilidad de un lado? Si lo hay, se llama {toEmergency}, y avisa a quien esté cerca.',
    ],
    vos: [
      'Estoy acá con vos. Primero el cuerpo: ¿hay dolor fuerte en el pecho, un ahogo distinto a otras veces o debilidad de un lado? Si lo hay, se llama {toEmergency}, y avisá a quien esté cerca.',
    ],
    usted: [
      'Estoy aquí con usted. Primero el cuerpo: ¿hay dolor fuerte en el pecho, un ahogo distinto a otras veces o debilidad de un lado? Si lo hay, se llama {toEmergency}, y avise a quien esté cerca.',
    ],
    voce: [
      'Estou aqui com você. Primeiro o corpo: há dor forte no peito, uma falta de ar diferente das outras vezes ou fraqueza de um lado? Se houver, {emergency} agora, e avise quem está perto.',
    ],
  },
  'medical.now': {
    tu: [
      'Esto lo tiene que ver alguien ahora. Llama a emergencias, {emergency}, y di qué sientes y dónde estás. Soy una IA y no puedo llamar por ti. ¿Quién está cerca para acompañarte?',
    ],
    vos: [
      'Esto lo tiene que ver alguien ahora. Llamá a emergencias, {emergency}, y decí qué sentís y dónde estás. Soy una IA y no puedo llamar por vos. ¿Quién está cerca para acompañarte?',
    ],
    usted: [
      'Esto lo tiene que ver alguien ahora. Llame a emergencias, {emergency}, y diga qué siente y dónde está. Soy una IA y no puedo llamar por usted. ¿Quién está cerca para acompañar?',
    ],
    voce: [
      'Isto alguém precisa ver agora. Ligue para a emergência, {emergency}, e diga o que sente e onde está. Sou uma IA e não posso ligar por você. Quem está perto para acompanhar?',
    ],
  },
  'medical.with': {
    tu: [
      '{lead}. Abre la puerta y siéntate donde te vean. Si no puedes llamar, pásale el teléfono a alguien: {emergency}. No manejes. ¿Pudiste avisar?',
      'Abre la puerta y siéntate donde te vean. Si no puedes llamar, pásale el teléfono a alguien: {emergency}. No manejes. ¿Pudiste avisar?',
    ],
    vos: [
      '{lead}. Abrí la puerta y sentate donde te vean. Si no podés llamar, pasale el teléfono a alguien: {emergency}. No manejes. ¿Pudiste avisar?',
      'Abrí la puerta y sentate donde te vean. Si no podés llamar, pasale el teléfono a alguien: {emergency}. No manejes. ¿Pudiste avisar?',
    ],
    usted: [
      '{lead}. Abra la puerta y siéntese donde le vean. Si no puede llamar, pase el teléfono a alguien: {emergency}. No maneje. ¿Pudo avisar?',
      'Abra la puerta y siéntese donde le vean. Si no puede llamar, pase el teléfono a alguien: {emergency}. No maneje. ¿Pudo avisar?',
    ],
    voce: [
      '{lead}. Abra a porta e sente onde vejam você. Se não consegue ligar, passe o telefone a alguém: {emergency}. Não dirija. Conseguiu avisar?',
      'Abra a porta e sente onde vejam você. Se não consegue ligar, passe o telefone a alguém: {emergency}. Não dirija. Conseguiu avisar?',
    ],
  },
  'medical.stay': {
    tu: [
      '{lead}. Quédate con alguien hasta que te revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      'Quédate con alguien hasta que te revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      '{lead}. Primero que te vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
      'Primero que te vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
    ],
    vos: [
      '{lead}. Quedate con alguien hasta que te revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      'Quedate con alguien hasta que te revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      '{lead}. Primero que te vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
      'Primero que te vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
    ],
    usted: [
      '{lead}. Quédese con alguien hasta que le revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      'Quédese con alguien hasta que le revisen. Este chat sigue abierto. Si algo empeora, {emergency} otra vez.',
      '{lead}. Primero que le vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
      'Primero que le vea un médico; lo demás lo hablamos después. Si empeora, se llama {toEmergency}.',
    ],
    voce: [
      '{lead}. Fique com alguém até que atendam você. Este chat segue aberto. Se algo piorar, {emergency} de novo.',
      'Fique com alguém até que atendam você. Este chat segue aberto. Se algo piorar, {emergency} de novo.',
      '{lead}. Primeiro que um médico veja você; o resto falamos depois. Se piorar, ligue para {emergency}.',
      'Primeiro que um médico veja você; o resto falamos depois. Se piorar, ligue para {emergency}.',
    ],
  },
  'method.refuse.story': {
    tu: [
      'El cómo no lo cuento, tampoco en una historia o una tarea. Lo que siente quien llega a eso, sí. Y pregunto por ti, sin rodeos: ¿estás pensando en quitarte la vida? Soy una IA; hay personas ahora: {line}.',
    ],
    vos: [
      'El cómo no lo cuento, tampoco en una historia o una tarea. Lo que siente quien llega a eso, sí. Y pregunto por vos, sin rodeos: ¿estás pensando en quitarte la vida? Soy una IA; hay personas ahora: {line}.',
    ],
    usted: [
      'El cómo no lo cuento, tampoco en una historia o una tarea. Lo que siente quien llega a eso, sí. Y pregunto por usted, sin rodeos: ¿está pensando en quitarse la vida? Soy una IA; hay personas ahora: {line}.',
    ],
    voce: [
      'O como eu não conto, nem em história nem em tarefa. O que sente quem chega a isso, sim. E pergunto por você, sem rodeios: está pensando em tirar a própria vida? Sou uma IA; há pessoas agora: {line}.',
    ],
  },
  'method.refuse.again': {
    tu: [
      'Eso sigue sin respuesta mía, se pida como se pida, y sigo aquí. Para hablarlo con una persona: {line}. ¿Qué hay hoy debajo de la pregunta?',
      'No lo voy a decir, y no me voy. Lo que duele sí tiene sitio aquí. Una voz humana: {line}. ¿Qué te trae de vuelta a eso?',
    ],
    vos: [
      'Eso sigue sin respuesta mía, se pida como se pida, y sigo acá. Para hablarlo con una persona: {line}. ¿Qué hay hoy debajo de la pregunta?',
      'No lo voy a decir, y no me voy. Lo que duele sí tiene sitio acá. Una voz humana: {line}. ¿Qué te trae de vuelta a eso?',
    ],
    usted: [
      'Eso sigue sin respuesta mía, se pida como se pida, y sigo aquí. Para hablarlo con una persona: {line}. ¿Qué hay hoy debajo de la pregunta?',
      'No lo voy a decir, y no me voy. Lo que duele sí tiene sitio aquí. Una voz humana: {line}. ¿Qué le trae de vuelta a eso?',
    ],
    voce: [
      'Isso continua sem resposta minha, peça como pedir, e sigo aqui. Para falar com uma pessoa: {line}. O que há hoje por baixo da pergunta?',
      'Não vou dizer, e não vou embora. O que dói tem lugar aqui. Uma voz humana: {line}. O que traz você de volta a isso?',
    ],
  },
  'method.refuse': {
    tu: [
      'Con eso no te voy a ayudar, y no me voy. Si lo preguntas porque duele demasiado, de eso sí hablemos. Soy una IA; hay personas ahora: {line}. ¿Estás pensando en quitarte la vida?',
      'Eso no lo contesto, y sigo aquí contigo. Me importa qué hay detrás. Para hablarlo con una persona: {line}. ¿Qué está doliendo tanto hoy?',
    ],
    vos: [
      'Con eso no te voy a ayudar, y no me voy. Si lo preguntás porque duele demasiado, de eso sí hablemos. Soy una IA; hay personas ahora: {line}. ¿Estás pensando en quitarte la vida?',
      'Eso no lo contesto, y sigo acá con vos. Me importa qué hay detrás. Para hablarlo con una persona: {line}. ¿Qué está doliendo tanto hoy?',
    ],
    usted: [
      'Con eso no le voy a ayudar, y no me voy. Si lo pregunta porque duele demasiado, de eso sí hablemos. Soy una IA; hay personas ahora: {line}. ¿Está pensando en quitarse la vida?',
      'Eso no lo contesto, y sigo aquí con usted. Me importa qué hay detrás. Para hablarlo con una persona: {line}. ¿Qué está doliendo tanto hoy?',
    ],
    voce: [
      'Com isso não vou ajudar, e não vou embora. Se pergunta porque dói demais, disso sim falamos. Sou uma IA; há pessoas agora: {line}. Você está pensando em tirar a própria vida?',
      'Isso eu não respondo, e sigo aqui com você. Importa o que há por trás. Para falar com uma pessoa: {line}. O que está doendo tanto hoje?',
    ],
  },
  'violence.triage': {
    tu: [
      'Te creo, y lo que te hacen no es culpa tuya. Antes de seguir, dos cosas de seguridad. ¿Estás a salvo en este momento? ¿Puede alguien ver este chat?',
    ],
    vos: [
      'Te creo, y lo que te hacen no es culpa tuya. Antes de seguir, dos cosas de seguridad. ¿Estás a salvo en este momento? ¿Puede alguien ver este chat?',
    ],
    usted: [
      'Le creo, y lo que le hacen no es culpa suya. Antes de seguir, dos cosas de seguridad. ¿Está a salvo en este momento? ¿Puede alguien ver este chat?',
    ],
    voce: [
      'Acredito em você, e o que fazem não é culpa sua. Antes de seguir, duas coisas de segurança. Você está em segurança agora? Alguém pode ver este chat?',
    ],
  },
  'violence.sexual': {
    tu: [
      'Te creo. Lo que te hicieron no es culpa tuya, y no tienes que contar detalles. Si fue hace poco, un hospital puede atenderte hoy; denunciar o no lo decides tú. ¿Estás a salvo ahora?',
    ],
    vos: [
      'Te creo. Lo que te hicieron no es culpa tuya, y no tenés que contar detalles. Si fue hace poco, un hospital puede atenderte hoy; denunciar o no lo decidís vos. ¿Estás a salvo ahora?',
    ],
    usted: [
      'Le creo. Lo que le hicieron no es culpa suya, y no tiene que contar detalles. Si fue hace poco, un hospital puede atenderle hoy; denunciar o no lo decide usted. ¿Está a salvo ahora?',
    ],
    voce: [
      'Acredito em você. O que fizeram não é culpa sua, e não precisa contar detalhes. Se foi há pouco, um hospital pode atender hoje; denunciar ou não é decisão sua. Você está em segurança agora?',
    ],
  },
  'violence.child': {
    tu: [
      'Gracias por decirlo; cuidar a esa persona chica es lo primero. Para protegerla hoy: {line}. Si hay peligro ahora, se llama {toEmergency}. ¿Está a salvo en este momento?',
    ],
    vos: [
      'Gracias por decirlo; cuidar a esa persona chica es lo primero. Para protegerla hoy: {line}. Si hay peligro ahora, se llama {toEmergency}. ¿Está a salvo en este momento?',
    ],
    usted: [
      'Gracias por decirlo; cuidar a esa persona chica es lo primero. Para protegerla hoy: {line}. Si hay peligro ahora, se llama {toEmergency}. ¿Está a salvo en este momento?',
    ],
    voce: [
      'Que bom que disse; proteger essa criança vem primeiro. Para hoje: {line}. Se há perigo agora, ligue para {emergency}. Ela está em segurança neste momento?',
    ],
  },
  'violence.neck': inForms(
    '{Te|Te|Le} creo, y no es culpa {tuya|tuya|suya}. Un apretón en el cuello se revisa hoy en {urgencias|la guardia|urgencias}, aunque ya no duela, porque el daño puede aparecer después. Si cuesta respirar o tragar, se llama {toEmergency}. ¿{Estás|Estás|Está} a salvo en este momento?',
    'Acredito em você, e a culpa não é sua. Um aperto no pescoço precisa ser examinado hoje no pronto-socorro, mesmo que já não doa, porque o dano pode aparecer depois. Se custa respirar ou engolir, {emergency} agora. Você está em segurança neste momento?',
  ),
  'violence.now': {
    tu: [
      'Primero salir del peligro. Llama {toEmergency} o haz que llamen; si no puedes hablar, deja la línea abierta. Ve a donde haya gente o una salida, lejos de la cocina. ¿Puedes salir?',
    ],
    vos: [
      'Primero salir del peligro. Llamá {toEmergency} o hacé que llamen; si no podés hablar, dejá la línea abierta. Andá a donde haya gente o una salida, lejos de la cocina. ¿Podés salir?',
    ],
    usted: [
      'Primero salir del peligro. Llame {toEmergency} o haga que llamen; si no puede hablar, deje la línea abierta. Vaya a donde haya gente o una salida, lejos de la cocina. ¿Puede salir?',
    ],
    voce: [
      'Primeiro sair do perigo. Ligue para {emergency} ou peça que liguem; se não puder falar, deixe a linha aberta. Vá para onde haja gente ou uma saída, longe da cozinha. Dá para sair?',
    ],
  },
  'violence.chat': {
    tu: [
      'Si alguien puede mirar, usa "Salir rápido" y borra lo que prefieras. No hace falta que cuentes nombres ni lugares aquí. ¿Hay algo que te frene de pedir ayuda: dinero, hijos, papeles?',
    ],
    vos: [
      'Si alguien puede mirar, usá "Salir rápido" y borrá lo que prefieras. No hace falta que cuentes nombres ni lugares acá. ¿Hay algo que te frene de pedir ayuda: plata, hijos, papeles?',
    ],
    usted: [
      'Si alguien puede mirar, use "Salir rápido" y borre lo que prefiera. No hace falta que cuente nombres ni lugares aquí. ¿Hay algo que le frene de pedir ayuda: dinero, hijos, papeles?',
    ],
    voce: [
      'Se alguém pode olhar, use "Sair rápido" e apague o que preferir. Não precisa contar nomes nem lugares aqui. Há algo que impeça de pedir ajuda: dinheiro, filhos, documentos?',
    ],
  },
  'violence.line': inForms(
    withLead(
      'Soy una IA; orientan sin juzgar: {line}. Alcanza con "Necesito orientación". Si hay peligro, se llama {toEmergency}. ¿Hay un teléfono seguro?',
    ),
    withLead(
      'Sou uma IA; orientam sem julgar: {line}. Basta dizer: "Preciso de orientação". Se há perigo, ligue para {emergency}. Há um telefone seguro?',
    ),
  ),
  'violence.plan': {
    tu: [
      '{lead}. Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
      'Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
    ],
    vos: [
      '{lead}. Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
      'Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
    ],
    usted: [
      '{lead}. Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
      'Por si hay que salir rápido, ayuda tener tres cosas pensadas: un bolso con papeles, una palabra clave y una persona segura. ¿Quién sería esa persona?',
    ],
    voce: [
      '{lead}. Caso precise sair rápido, ajuda ter três coisas pensadas: uma bolsa com documentos, uma palavra-chave e uma pessoa segura. Quem seria essa pessoa?',
      'Caso precise sair rápido, ajuda ter três coisas pensadas: uma bolsa com documentos, uma palavra-chave e uma pessoa segura. Quem seria essa pessoa?',
    ],
  },
  'violence.follow': {
    tu: [
      'Que esa persona lo sepa te protege. Decides tú qué paso dar y cuándo. Si hoy cambia algo, se llama {toEmergency}. Cuéntame lo que quieras, a tu ritmo.',
    ],
    vos: [
      'Que esa persona lo sepa te protege. Decidís vos qué paso dar y cuándo. Si hoy cambia algo, se llama {toEmergency}. Contame lo que quieras, a tu ritmo.',
    ],
    usted: [
      'Que esa persona lo sepa le protege. Decide usted qué paso dar y cuándo. Si hoy cambia algo, se llama {toEmergency}. Cuénteme lo que quiera, a su ritmo.',
    ],
    voce: [
      'Que essa pessoa saiba protege você. Você decide que passo dar e quando. Se hoje algo mudar, ligue para {emergency}. Conte o que quiser, no seu ritmo.',
    ],
  },
  'psychosis.open': {
    tu: [
      'Suena a mucho miedo, y te creo el miedo. Lo otro no lo puedo confirmar desde aquí. ¿Cuánto has dormido estas noches?',
    ],
    vos: [
      'Suena a mucho miedo, y te creo el miedo. Lo otro no lo puedo confirmar desde acá. ¿Cuánto dormiste estas noches?',
    ],
    usted: [
      'Suena a mucho miedo, y le creo el miedo. Lo otro no lo puedo confirmar desde aquí. ¿Cuánto ha dormido estas noches?',
    ],
    voce: [
      'Parece muito medo, e acredito no medo. O resto não posso confirmar daqui. Quanto você dormiu nestas noites?',
    ],
  },
  'psychosis.voices': {
    tu: [
      'Gracias por decirlo. Una pregunta clara: ¿alguna voz o idea te dice que te hagas daño o que dañes a otra persona?',
    ],
    vos: [
      'Gracias por decirlo. Una pregunta clara: ¿alguna voz o idea te dice que te hagas daño o que dañes a otra persona?',
    ],
    usted: [
      'Gracias por decirlo. Una pregunta clara: ¿alguna voz o idea le dice que se haga daño o que dañe a otra persona?',
    ],
    voce: [
      'Que bom que disse. Uma pergunta clara: alguma voz ou ideia manda você se machucar ou machucar outra pessoa?',
    ],
  },
  'psychosis.care': {
    tu: [
      'Esto merece que alguien de salud te vea hoy mismo, en urgencias o con tu médico. Soy una IA y no alcanzo. Para hablar ahora: {line}. ¿Quién puede ir contigo?',
    ],
    vos: [
      'Esto merece que alguien de salud te vea hoy mismo, en la guardia o con tu médico. Soy una IA y no alcanzo. Para hablar ahora: {line}. ¿Quién puede ir con vos?',
    ],
    usted: [
      'Esto merece que alguien de salud le vea hoy mismo, en urgencias o con su médico. Soy una IA y no alcanzo. Para hablar ahora: {line}. ¿Quién puede ir con usted?',
    ],
    voce: [
      'Isto merece que alguém da saúde veja você hoje, no pronto-socorro ou com seu médico. Sou uma IA e não basto. Para falar agora: {line}. Quem pode ir com você?',
    ],
  },
  'psychosis.stay': inForms(
    [
      'Que haya alguien cerca esta noche, con luz, agua y poco ruido, y ninguna decisión grande por hoy. Si el miedo se pone más fuerte o aparece la idea de hacer daño, {llama|llamá|llame} {toEmergency}.',
      'No {tienes|tenés|tiene} que pasar esto a solas: alguien al lado, y hoy mismo un médico. Para hablar con una persona: {line}.',
    ],
    [
      'Que haja alguém por perto esta noite, com luz, água e pouco barulho, e nenhuma decisão grande por hoje. Se o medo ficar mais forte ou aparecer a ideia de machucar, ligue para {emergency}.',
      'Você não precisa passar isso a sós: alguém ao lado, e hoje mesmo um médico. Para falar com uma pessoa: {line}.',
    ],
  ),
  'others.ask': {
    tu: [
      'Hay mucha rabia ahí, y mejor decirla que actuarla. Te lo pregunto claro: ¿has pensado de verdad en hacerle daño a alguien?',
    ],
    vos: [
      'Hay mucha rabia ahí, y mejor decirla que actuarla. Te lo pregunto claro: ¿pensaste de verdad en hacerle daño a alguien?',
    ],
    usted: [
      'Hay mucha rabia ahí, y mejor decirla que actuarla. Se lo pregunto claro: ¿ha pensado de verdad en hacerle daño a alguien?',
    ],
    voce: [
      'Há muita raiva aí, e melhor dizer que agir. Pergunto claro: você pensou de verdade em machucar alguém?',
    ],
  },
  'others.child': {
    tu: [
      'Gracias por decirlo; a muchas personas les llegan imágenes así que no quieren. Te lo pregunto sin juzgar: ¿son ideas que te asustan, o sientes ganas de hacerlo?',
    ],
    vos: [
      'Gracias por decirlo; a muchas personas les llegan imágenes así que no quieren. Te lo pregunto sin juzgar: ¿son ideas que te asustan, o sentís ganas de hacerlo?',
    ],
    usted: [
      'Gracias por decirlo; a muchas personas les llegan imágenes así que no quieren. Se lo pregunto sin juzgar: ¿son ideas que le asustan, o siente ganas de hacerlo?',
    ],
    voce: [
      'Que bom que disse; a muitas pessoas chegam imagens assim que não querem. Pergunto sem julgar: são ideias que assustam, ou sente vontade de fazer?',
    ],
  },
  'others.calm': {
    tu: [
      'Gracias por aclararlo. La rabia cabe aquí. Si un día sientes que se te va de las manos, aléjate y habla: {line}. Sigue contándome qué pasó.',
    ],
    vos: [
      'Gracias por aclararlo. La rabia cabe acá. Si un día sentís que se te va de las manos, alejate y hablá: {line}. Seguí contándome qué pasó.',
    ],
    usted: [
      'Gracias por aclararlo. La rabia cabe aquí. Si un día siente que se le va de las manos, aléjese y hable: {line}. Siga contándome qué pasó.',
    ],
    voce: [
      'Que bom que esclareceu. A raiva cabe aqui. Se um dia sentir que foge do controle, afaste-se e fale: {line}. Siga contando o que houve.',
    ],
  },
  'others.distance': {
    tu: [
      'Ahora, distancia: ve a otro lugar, sin esa persona y sin nada con lo que puedas dañar. Que alguien de confianza o de salud se quede contigo, o con quien cuidas. Para hablar: {line}.',
    ],
    vos: [
      'Ahora, distancia: andá a otro lugar, sin esa persona y sin nada con lo que puedas dañar. Que alguien de confianza o de salud se quede con vos, o con quien cuidás. Para hablar: {line}.',
    ],
    usted: [
      'Ahora, distancia: vaya a otro lugar, sin esa persona y sin nada con lo que pueda dañar. Que alguien de confianza o de salud se quede con usted, o con quien cuida. Para hablar: {line}.',
    ],
    voce: [
      'Agora, distância: vá a outro lugar, sem essa pessoa e sem nada com que possa machucar. Que alguém de confiança ou da saúde fique com você, ou com quem você cuida. Para falar: {line}.',
    ],
  },
  'others.now': {
    tu: [
      'Para un momento. Aléjate de esa persona y llama {toEmergency}: di que temes hacerle daño a alguien. Soy una IA y no puedo llamar por ti. ¿Puedes alejarte ya?',
    ],
    vos: [
      'Pará un momento. Alejate de esa persona y llamá {toEmergency}: decí que temés hacerle daño a alguien. Soy una IA y no puedo llamar por vos. ¿Podés alejarte ya?',
    ],
    usted: [
      'Pare un momento. Aléjese de esa persona y llame {toEmergency}: diga que teme hacerle daño a alguien. Soy una IA y no puedo llamar por usted. ¿Puede alejarse ya?',
    ],
    voce: [
      'Pare um momento. Afaste-se dessa pessoa e ligue para {emergency}: diga que teme machucar alguém. Sou uma IA e não posso ligar por você. Consegue se afastar já?',
    ],
  },
  'others.stay': {
    tu: [
      'Quédate lejos y con alguien que te calme. La rabia sube y baja; lo hecho no se deshace. Si vuelve a subir, se llama {toEmergency}.',
    ],
    vos: [
      'Quedate lejos y con alguien que te calme. La rabia sube y baja; lo hecho no se deshace. Si vuelve a subir, se llama {toEmergency}.',
    ],
    usted: [
      'Quédese lejos y con alguien que le calme. La rabia sube y baja; lo hecho no se deshace. Si vuelve a subir, se llama {toEmergency}.',
    ],
    voce: [
      'Fique longe e com alguém que acalme você. A raiva sobe e desce; o feito não se desfaz. Se voltar a subir, ligue para {emergency}.',
    ],
  },
  'minor.open': {
    tu: [
      'Gracias por decirme tu edad. Soy una IA hecha para personas adultas, y mereces a alguien que te cuide de verdad. Aquí atienden a gente de tu edad: {line}. ¿Qué persona adulta de confianza puede saberlo hoy?',
    ],
    vos: [
      'Gracias por decirme tu edad. Soy una IA hecha para personas adultas, y merecés a alguien que te cuide de verdad. Acá atienden a gente de tu edad: {line}. ¿Qué persona adulta de confianza puede saberlo hoy?',
    ],
    usted: [
      'Gracias por decirme su edad. Soy una IA hecha para personas adultas, y merece a alguien que le cuide de verdad. Aquí atienden a gente de su edad: {line}. ¿Qué persona adulta de confianza puede saberlo hoy?',
    ],
    voce: [
      'Que bom que disse sua idade. Sou uma IA feita para pessoas adultas, e você merece alguém que cuide de verdade. Aqui atendem gente da sua idade: {line}. Que pessoa adulta de confiança pode saber hoje?',
    ],
  },
  'eating.open': {
    tu: [
      'Gracias por contarlo; no hablo de números ni de peso. El cuerpo también sufre esto, y un médico o nutricionista puede cuidarlo contigo. ¿Has tenido mareos, desmayos o sangre?',
    ],
    vos: [
      'Gracias por contarlo; no hablo de números ni de peso. El cuerpo también sufre esto, y un médico o nutricionista puede cuidarlo con vos. ¿Tuviste mareos, desmayos o sangre?',
    ],
    usted: [
      'Gracias por contarlo; no hablo de números ni de peso. El cuerpo también sufre esto, y un médico o nutricionista puede cuidarlo con usted. ¿Ha tenido mareos, desmayos o sangre?',
    ],
    voce: [
      'Que bom que contou; não falo de números nem de peso. O corpo também sofre, e um médico ou nutricionista pode cuidar disso com você. Você teve tontura, desmaio ou sangue?',
    ],
  },
  'substance.stop': {
    tu: [
      'Querer cambiarlo cuenta. Una cosa de cuidado: no lo cortes de golpe sin un médico, porque el cuerpo puede reaccionar mal. Si hay temblor, sudor o ves cosas, se llama {toEmergency}. ¿Quién te lo indicó o te puede ver?',
    ],
    vos: [
      'Querer cambiarlo cuenta. Una cosa de cuidado: no lo cortes de golpe sin un médico, porque el cuerpo puede reaccionar mal. Si hay temblor, sudor o ves cosas, se llama {toEmergency}. ¿Quién te lo indicó o te puede ver?',
    ],
    usted: [
      'Querer cambiarlo cuenta. Una cosa de cuidado: no lo corte de golpe sin un médico, porque el cuerpo puede reaccionar mal. Si hay temblor, sudor o ve cosas, se llama {toEmergency}. ¿Quién se lo indicó o le puede ver?',
    ],
    voce: [
      'Querer mudar conta. Um cuidado: não corte de uma vez sem um médico, porque o corpo pode reagir mal. Se houver tremor, suor ou visões, ligue para {emergency}. Quem indicou ou pode atender você?',
    ],
  },
} as const satisfies Frames;
