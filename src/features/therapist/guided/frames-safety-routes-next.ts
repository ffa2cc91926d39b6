/** Data, phrases: second replies in the other dangers, each for what the first one was answered with: cannot get out, far away,
 * frightened by the thought, nobody to tell. Holes: {line}, {emergency} from the help-line table.
 */
import { type Frames, frame } from './phrase.ts';

export const NEXT_ROUTE_FRAMES = {
  'medical.withdrawal': frame({
    tu: [
      'Dejar de golpe puede poner en peligro al cuerpo, y ese temblor es para que te vean hoy. Llama a emergencias, {emergency}, o ve a urgencias con alguien. Soy una IA y no puedo llamar por ti. ¿Quién te acompaña?',
    ],
    vos: [
      'Dejar de golpe puede poner en peligro al cuerpo, y ese temblor es para que te vean hoy. Llamá a emergencias, {emergency}, o andá a la guardia con alguien. Soy una IA y no puedo llamar por vos. ¿Quién te acompaña?',
    ],
    usted: [
      'Dejar de golpe puede poner en peligro al cuerpo, y ese temblor es para que le vean hoy. Llame a emergencias, {emergency}, o vaya a urgencias con alguien. Soy una IA y no puedo llamar por usted. ¿Quién le acompaña?',
    ],
    pt: [
      'Parar de uma vez pode pôr o corpo em perigo, e esse tremor precisa ser visto hoje. Ligue para a emergência, {emergency}, ou vá ao pronto-socorro com alguém. Sou uma IA e não posso ligar por você. Quem acompanha você?',
    ],
  }),
  'medical.insist': frame({
    tu: [
      'Puede parecer poco, y aun así esto se revisa hoy, no mañana. No molestas: para eso está urgencias. Si no quieres llamar, que marque otra persona: {emergency}.',
    ],
    vos: [
      'Puede parecer poco, y aun así esto se revisa hoy, no mañana. No molestás: para eso está la guardia. Si no querés llamar, que marque otra persona: {emergency}.',
    ],
    usted: [
      'Puede parecer poco, y aun así esto se revisa hoy, no mañana. No molesta: para eso está urgencias. Si no quiere llamar, que marque otra persona: {emergency}.',
    ],
    pt: [
      'Pode parecer pouco, e mesmo assim isto se vê hoje, não amanhã. Você não incomoda: o pronto-socorro existe para isso. Se não quer ligar, que outra pessoa ligue: {emergency}.',
    ],
  }),
  'medical.seen': frame({
    tu: ['Ahí pueden verte. Di todo lo que tomaste o dejaste, y qué sientes. Lo demás lo hablamos después.'],
    vos: [
      'Ahí pueden verte. Decí todo lo que tomaste o dejaste, y qué sentís. Lo demás lo hablamos después.',
    ],
    usted: ['Ahí pueden verle. Diga todo lo que tomó o dejó, y qué siente. Lo demás lo hablamos después.'],
    pt: ['Aí podem ver você. Diga tudo o que tomou ou parou, e o que sente. O resto falamos depois.'],
  }),
  'violence.now.inside': frame({
    tu: [
      'Si no puedes salir: un cuarto con seguro y ventana. Escribe a alguien cerca: "Llama {toEmergency} y da mi dirección". Baja el brillo y el sonido del teléfono. ¿Puedes mandar ese mensaje?',
    ],
    vos: [
      'Si no podés salir: un cuarto con traba y ventana. Escribí a alguien cerca: "Llamá {toEmergency} y da mi dirección". Bajá el brillo y el sonido del teléfono. ¿Podés mandar ese mensaje?',
    ],
    usted: [
      'Si no puede salir: un cuarto con seguro y ventana. Escriba a alguien cerca: "Llame {toEmergency} y dé mi dirección". Baje el brillo y el sonido del teléfono. ¿Puede mandar ese mensaje?',
    ],
    pt: [
      'Se não dá para sair: um cômodo com chave e janela. Escreva a alguém perto: "Ligue para {emergency} e dê meu endereço". Baixe o brilho e o som do telefone. Consegue mandar essa mensagem?',
    ],
  }),
  'violence.now.help': frame({
    tu: [
      'Sigue a salvo donde estás, sin discutir ni abrir. Si tienes que correr, hacia gente y luz. ¿Va alguien en camino?',
    ],
    vos: [
      'Seguí a salvo donde estás, sin discutir ni abrir. Si tenés que correr, hacia gente y luz. ¿Va alguien en camino?',
    ],
    usted: [
      'Siga a salvo donde está, sin discutir ni abrir. Si tiene que correr, hacia gente y luz. ¿Va alguien en camino?',
    ],
    pt: [
      'Continue a salvo onde está, sem discutir nem abrir. Se tiver que correr, para onde haja gente e luz. Alguém está a caminho?',
    ],
  }),
  'violence.now.stay': frame({
    es: [
      'Primero la seguridad; lo demás después. Gente, luz y una salida. {emergency} otra vez si no llegan.',
      'Aquí no hay apuro por contar nada. Lejos de esa persona y cerca de gente. Si algo cambia, se llama {toEmergency}.',
    ],
    pt: [
      'Primeiro a segurança; o resto depois. Gente, luz e uma saída. {emergency} de novo se não chegarem.',
      'Aqui não há pressa de contar nada. Longe dessa pessoa e perto de gente. Se algo mudar, ligue para {emergency}.',
    ],
  }),
  'violence.now.out': frame({
    tu: [
      'Bien que estés a salvo ahora. Quédate con alguien esta noche y no vuelvas por cosas sin compañía. Si hay golpes, que te revisen hoy. ¿Dónde puedes dormir con seguridad?',
    ],
    vos: [
      'Bien que estés a salvo ahora. Quedate con alguien esta noche y no vuelvas por cosas sin compañía. Si hay golpes, que te revisen hoy. ¿Dónde podés dormir con seguridad?',
    ],
    usted: [
      'Bien que esté a salvo ahora. Quédese con alguien esta noche y no vuelva por cosas sin compañía. Si hay golpes, que le revisen hoy. ¿Dónde puede dormir con seguridad?',
    ],
    pt: [
      'Que bom que está a salvo agora. Fique com alguém esta noite e não volte por coisas sem companhia. Se há golpes, peça que examinem hoje. Onde você pode dormir com segurança?',
    ],
  }),
  'violence.follow.none': frame({
    tu: [
      'Si hoy no aparece nadie, en la línea de antes ayudan a encontrar dónde ir y con quién. Decides tú qué paso dar y cuándo. Si hay peligro, se llama {toEmergency}.',
    ],
    vos: [
      'Si hoy no aparece nadie, en la línea de antes ayudan a encontrar dónde ir y con quién. Decidís vos qué paso dar y cuándo. Si hay peligro, se llama {toEmergency}.',
    ],
    usted: [
      'Si hoy no aparece nadie, en la línea de antes ayudan a encontrar dónde ir y con quién. Decide usted qué paso dar y cuándo. Si hay peligro, se llama {toEmergency}.',
    ],
    pt: [
      'Se hoje não aparece ninguém, na linha de antes ajudam a achar para onde ir e com quem. Você decide que passo dar e quando. Se há perigo, ligue para {emergency}.',
    ],
  }),
  'violence.leave': frame({
    tu: [
      'Cuídate. Para orientarte: {line}. Si hay peligro, se llama {toEmergency}. "Salir rápido" cierra esta pantalla.',
    ],
    vos: [
      'Cuidate. Para orientarte: {line}. Si hay peligro, se llama {toEmergency}. "Salir rápido" cierra esta pantalla.',
    ],
    usted: [
      'Cuídese. Para orientarse: {line}. Si hay peligro, se llama {toEmergency}. "Salir rápido" cierra esta pantalla.',
    ],
    pt: [
      'Cuide-se. Para orientação: {line}. Se há perigo, ligue para {emergency}. "Sair rápido" fecha esta tela.',
    ],
  }),
  'route.refused': frame({
    tu: [
      'Lo respeto, y no pregunto más por eso. Queda a mano: {line}. Si hay peligro, se llama {toEmergency}. Sigue por donde prefieras.',
    ],
    vos: [
      'Lo respeto, y no pregunto más por eso. Queda a mano: {line}. Si hay peligro, se llama {toEmergency}. Seguí por donde prefieras.',
    ],
    usted: [
      'Lo respeto, y no pregunto más por eso. Queda a mano: {line}. Si hay peligro, se llama {toEmergency}. Siga por donde prefiera.',
    ],
    pt: [
      'Respeito, e não pergunto mais sobre isso. Fica à mão: {line}. Se há perigo, ligue para {emergency}. Siga por onde preferir.',
    ],
  }),
  'psychosis.open.voices': frame({
    tu: [
      'Te creo que lo vives así, y debe cansar mucho. De dónde viene no lo puedo saber desde aquí. ¿Cuánto has dormido estas noches?',
    ],
    vos: [
      'Te creo que lo vivís así, y debe cansar mucho. De dónde viene no lo puedo saber desde acá. ¿Cuánto dormiste estas noches?',
    ],
    usted: [
      'Le creo que lo vive así, y debe cansar mucho. De dónde viene no lo puedo saber desde aquí. ¿Cuánto ha dormido estas noches?',
    ],
    pt: [
      'Acredito que você vive assim, e deve cansar muito. De onde vem não posso saber daqui. Quanto você dormiu nestas noites?',
    ],
  }),
  'psychosis.voices.light': frame({
    es: ['Vuelvo un momento, en corto: ¿esa voz o esa idea pide hacer daño, a uno o a alguien?'],
    pt: ['Volto um momento, bem curto: essa voz ou ideia pede para machucar, a si ou a alguém?'],
  }),
  'psychosis.command': frame({
    tu: [
      'Que lo ordene no te obliga. Alguien contigo en persona, lejos de lo que dañe. Llama {toEmergency} o a {line}. Soy una IA, no puedo llamar. ¿Quién puede venir ya?',
    ],
    vos: [
      'Que lo ordene no te obliga. Alguien con vos en persona, lejos de lo que dañe. Llamá {toEmergency} o a {line}. Soy una IA, no puedo llamar. ¿Quién puede venir ya?',
    ],
    usted: [
      'Que lo ordene no le obliga. Alguien con usted en persona, lejos de lo que dañe. Llame {toEmergency} o a {line}. Soy una IA, no puedo llamar. ¿Quién puede venir ya?',
    ],
    pt: [
      'Que isso mande não obriga você. Alguém com você em pessoa, longe do que machuque. Ligue para {emergency} ou {line}. Sou uma IA, não posso ligar. Quem pode vir já?',
    ],
  }),
  'others.child.light': frame({
    es: ['Vuelvo un momento, en corto: esas ideas, ¿asustan, o hay ganas de hacerlo?'],
    pt: ['Volto um momento, bem curto: essas ideias assustam, ou há vontade de fazer?'],
  }),
  'others.child.unwanted': frame({
    tu: [
      'Que te asusten dice que no es lo que quieres. A muchas personas que cuidan un bebé les pasa, y casi nadie lo cuenta. ¿Cuánto has dormido, y notas algo extraño en el bebé o a tu alrededor?',
    ],
    vos: [
      'Que te asusten dice que no es lo que querés. A muchas personas que cuidan un bebé les pasa, y casi nadie lo cuenta. ¿Cuánto dormiste, y notás algo extraño en el bebé o a tu alrededor?',
    ],
    usted: [
      'Que le asusten dice que no es lo que quiere. A muchas personas que cuidan un bebé les pasa, y casi nadie lo cuenta. ¿Cuánto ha dormido, y nota algo extraño en el bebé o a su alrededor?',
    ],
    pt: [
      'Que assustem diz que não é o que você quer. A muitas pessoas que cuidam de um bebê isso acontece, e quase ninguém conta. Quanto dormiu, e nota algo estranho no bebê ou ao redor?',
    ],
  }),
  'others.child.care': frame({
    tu: [
      'Contarlo a tu matrona, a tu médico o a una psicóloga sirve. Puedes decirlo así: "Me llegan ideas que no quiero y me asustan". Que alguien te releve para dormir hoy. Soy una IA; para hablarlo: {line}.',
    ],
    vos: [
      'Contarlo a tu obstetra, a tu médico o a una psicóloga sirve. Podés decirlo así: "Me llegan ideas que no quiero y me asustan". Que alguien te releve para dormir hoy. Soy una IA; para hablarlo: {line}.',
    ],
    usted: [
      'Contarlo a su matrona, a su médico o a una psicóloga sirve. Puede decirlo así: "Me llegan ideas que no quiero y me asustan". Que alguien le releve para dormir hoy. Soy una IA; para hablarlo: {line}.',
    ],
    pt: [
      'Contar à enfermeira, ao médico ou a uma psicóloga ajuda. Dá para dizer assim: "Chegam ideias que não quero e me assustam". Que alguém reveze para você dormir hoje. Sou uma IA; para falar: {line}.',
    ],
  }),
  'others.child.now': frame({
    tu: [
      'Ahora, que otra persona adulta se quede con el bebé, y tú en otro cuarto con alguien. Llama {toEmergency}: di que necesitas que te vean hoy. Soy una IA y no puedo llamar por ti. ¿Quién puede venir ya?',
    ],
    vos: [
      'Ahora, que otra persona adulta se quede con el bebé, y vos en otro cuarto con alguien. Llamá {toEmergency}: decí que necesitás que te vean hoy. Soy una IA y no puedo llamar por vos. ¿Quién puede venir ya?',
    ],
    usted: [
      'Ahora, que otra persona adulta se quede con el bebé, y usted en otro cuarto con alguien. Llame {toEmergency}: diga que necesita que le vean hoy. Soy una IA y no puedo llamar por usted. ¿Quién puede venir ya?',
    ],
    pt: [
      'Agora, que outra pessoa adulta fique com o bebê, e você em outro cômodo com alguém. Ligue para {emergency}: diga que precisa que atendam você hoje. Sou uma IA e não posso ligar por você. Quem pode vir já?',
    ],
  }),
  'minor.adult': frame({
    tu: [
      'Contárselo a esa persona sería un buen paso. Puedes empezar así: "Necesito hablar contigo de algo que me tiene mal". No puedo guardar secretos por ti, y no tienes que cargar esto a solas. ¿Cuándo podrías decírselo?',
    ],
    vos: [
      'Contárselo a esa persona sería un buen paso. Podés empezar así: "Necesito hablar con vos de algo que me tiene mal". No puedo guardar secretos por vos, y no tenés que cargar esto a solas. ¿Cuándo podrías decírselo?',
    ],
    usted: [
      'Contárselo a esa persona sería un buen paso. Puede empezar así: "Necesito hablar de algo que me tiene mal". No puedo guardar secretos, y no tiene que cargar esto a solas. ¿Cuándo podría decírselo?',
    ],
    pt: [
      'Contar a essa pessoa seria um bom passo. Dá para começar assim: "Preciso falar de algo que me faz mal". Não posso guardar segredos, e você não precisa carregar isso a sós. Quando poderia contar?',
    ],
  }),
  'minor.adult.hard': frame({
    tu: [
      'No siempre es en casa: puede ser un profe, la orientadora, una tía o la mamá de alguien. Y quienes atienden {line} también ayudan a decirlo. ¿Cuál de esas personas te da menos miedo?',
    ],
    vos: [
      'No siempre es en casa: puede ser un profe, la orientadora, una tía o la mamá de alguien. Y quienes atienden {line} también ayudan a decirlo. ¿Cuál de esas personas te da menos miedo?',
    ],
    usted: [
      'No siempre es en casa: puede ser un profesor, la orientadora, una tía o la mamá de alguien. Y quienes atienden {line} también ayudan a decirlo. ¿Cuál de esas personas le da menos miedo?',
    ],
    pt: [
      'Nem sempre é em casa: pode ser um professor, a orientadora, uma tia ou a mãe de alguém. E quem atende {line} também ajuda a dizer. Qual dessas pessoas dá menos medo?',
    ],
  }),
  'minor.stay': frame({
    tu: [
      'Lo que cuentas importa, y mereces que lo escuche alguien que pueda estar contigo. Aquí no puedo seguir como con una persona adulta. Hoy: {line}. Y si hay peligro, {emergency}.',
      'Eso es mucho para tu edad, y no te toca resolverlo sin ayuda. Llama o escribe hoy: {line}. Una persona adulta de confianza también puede hacerlo contigo.',
    ],
    vos: [
      'Lo que contás importa, y merecés que lo escuche alguien que pueda estar con vos. Acá no puedo seguir como con una persona adulta. Hoy: {line}. Y si hay peligro, {emergency}.',
      'Eso es mucho para tu edad, y no te toca resolverlo sin ayuda. Llamá o escribí hoy: {line}. Una persona adulta de confianza también puede hacerlo con vos.',
    ],
    usted: [
      'Lo que cuenta importa, y merece que lo escuche alguien que pueda acompañar. Aquí no puedo seguir como con una persona adulta. Hoy: {line}. Y si hay peligro, {emergency}.',
      'Eso es mucho para su edad, y no le toca resolverlo sin ayuda. Llame o escriba hoy: {line}. Una persona adulta de confianza también puede hacerlo.',
    ],
    pt: [
      'O que você conta importa, e merece que escute alguém que possa estar junto. Aqui não posso seguir como com uma pessoa adulta. Hoje: {line}. E se há perigo, {emergency}.',
      'Isso é muito para a sua idade, e não cabe resolver sem ajuda. Ligue ou escreva hoje: {line}. Uma pessoa adulta de confiança também pode fazer isso com você.',
    ],
  }),
  'eating.urgent': frame({
    tu: [
      'Eso lo tiene que ver un médico hoy, en urgencias. Si hay sangre, dolor en el pecho o te desmayas, se llama {toEmergency}. Que alguien vaya contigo. ¿A quién le pides que te acompañe?',
    ],
    vos: [
      'Eso lo tiene que ver un médico hoy, en la guardia. Si hay sangre, dolor en el pecho o te desmayás, se llama {toEmergency}. Que alguien vaya con vos. ¿A quién le pedís que te acompañe?',
    ],
    usted: [
      'Eso lo tiene que ver un médico hoy, en urgencias. Si hay sangre, dolor en el pecho o se desmaya, se llama {toEmergency}. Que alguien vaya con usted. ¿A quién le pide que le acompañe?',
    ],
    pt: [
      'Isso um médico precisa ver hoje, no pronto-socorro. Se há sangue, dor no peito ou desmaio, ligue para {emergency}. Que alguém vá com você. A quem você pede companhia?',
    ],
  }),
  'eating.care': frame({
    tu: [
      'Tomo en cuenta lo que dices. Comer a horas parecidas, aunque sea poco, cuida más que compensar. Y esto se trata mejor con alguien de salud que sepa del tema. ¿Qué suele pasar justo antes?',
    ],
    vos: [
      'Tomo en cuenta lo que decís. Comer a horas parecidas, aunque sea poco, cuida más que compensar. Y esto se trata mejor con alguien de salud que sepa del tema. ¿Qué suele pasar justo antes?',
    ],
    usted: [
      'Tomo en cuenta lo que dice. Comer a horas parecidas, aunque sea poco, cuida más que compensar. Y esto se trata mejor con alguien de salud que sepa del tema. ¿Qué suele pasar justo antes?',
    ],
    pt: [
      'Levo em conta o que você diz. Comer em horas parecidas, mesmo pouco, cuida mais do que compensar. E isso se cuida melhor com alguém da saúde que conheça o tema. O que costuma vir logo antes?',
    ],
  }),
  'violence.now.coming': frame({
    tu: [
      'Bien, alguien ya lo sabe. Hasta que llegue, no abras ni respondas. Si esa persona entra antes, se llama {toEmergency}, aunque no puedas hablar.',
    ],
    vos: [
      'Bien, alguien ya lo sabe. Hasta que llegue, no abras ni respondas. Si esa persona entra antes, se llama {toEmergency}, aunque no puedas hablar.',
    ],
    usted: [
      'Bien, alguien ya lo sabe. Hasta que llegue, no abra ni responda. Si esa persona entra antes, se llama {toEmergency}, aunque no pueda hablar.',
    ],
    pt: [
      'Certo, alguém já sabe. Até chegar, não abra nem responda. Se essa pessoa entrar antes, ligue para {emergency}, mesmo sem poder falar.',
    ],
  }),
  'violence.now.silent': frame({
    tu: [
      'No hace falta hablar: marca {emergency} y deja la línea abierta. Escribe tu dirección a alguien que pueda llamar. Aquí contesta solo si es seguro.',
    ],
    vos: [
      'No hace falta hablar: marcá {emergency} y dejá la línea abierta. Escribí tu dirección a alguien que pueda llamar. Acá contestá solo si es seguro.',
    ],
    usted: [
      'No hace falta hablar: marque {emergency} y deje la línea abierta. Escriba su dirección a alguien que pueda llamar. Aquí conteste solo si es seguro.',
    ],
    pt: [
      'Não precisa falar: ligue {emergency} e deixe a linha aberta. Escreva seu endereço a alguém que possa ligar. Aqui responda só se for seguro.',
    ],
  }),
  'psychosis.unwilling': frame({
    tu: [
      'Entiendo que no quieras ir. Puede ser primero tu médico de siempre, o una llamada con alguien al lado: {line}. Que no pase de hoy. ¿Quién podría acompañarte?',
    ],
    vos: [
      'Entiendo que no quieras ir. Puede ser primero tu médico de siempre, o una llamada con alguien al lado: {line}. Que no pase de hoy. ¿Quién podría acompañarte?',
    ],
    usted: [
      'Entiendo que no quiera ir. Puede ser primero su médico de siempre, o una llamada con alguien al lado: {line}. Que no pase de hoy. ¿Quién podría acompañar?',
    ],
    pt: [
      'Tudo bem não querer ir. Pode ser primeiro seu médico de sempre, ou uma ligação com alguém ao lado: {line}. Que não passe de hoje. Quem poderia acompanhar?',
    ],
  }),
  'others.child.stay': frame({
    tu: [
      'Hasta que te vean: el bebé con otra persona adulta, y tú también con alguien. Si nadie puede venir, se llama {toEmergency}. Soy una IA; esto lo tiene que ver un médico hoy.',
      'Que otra persona llame si cuesta: {emergency}. Basta decir: "Tuvo un bebé hace poco y necesita que la vean hoy". El bebé, con quien pueda cuidarlo.',
    ],
    vos: [
      'Hasta que te vean: el bebé con otra persona adulta, y vos también con alguien. Si nadie puede venir, se llama {toEmergency}. Soy una IA; esto lo tiene que ver un médico hoy.',
      'Que otra persona llame si cuesta: {emergency}. Basta decir: "Tuvo un bebé hace poco y necesita que la vean hoy". El bebé, con quien pueda cuidarlo.',
    ],
    usted: [
      'Hasta que le vean: el bebé con otra persona adulta, y usted también con alguien. Si nadie puede venir, se llama {toEmergency}. Soy una IA; esto lo tiene que ver un médico hoy.',
      'Que otra persona llame si cuesta: {emergency}. Basta decir: "Tuvo un bebé hace poco y necesita que la vean hoy". El bebé, con quien pueda cuidarlo.',
    ],
    pt: [
      'Até que atendam: o bebê com outra pessoa adulta, e você também com alguém. Se ninguém puder vir, ligue para {emergency}. Sou uma IA; isto um médico precisa ver hoje.',
      'Que outra pessoa ligue, se custar: {emergency}. Basta dizer: "Teve um bebê há pouco e precisa ser vista hoje". O bebê, com quem possa cuidar.',
    ],
  }),
  'others.child.fear': frame({
    tu: [
      'Ese miedo frena a mucha gente. No puedo asegurarte qué dirán; sí que contar ideas que no quieres es una forma de cuidar. Puedes llevar a tu gente contigo y preguntar antes qué harán. ¿Qué parte te asusta más?',
    ],
    vos: [
      'Ese miedo frena a mucha gente. No puedo asegurarte qué dirán; sí que contar ideas que no querés es una forma de cuidar. Podés llevar a tu gente con vos y preguntar antes qué harán. ¿Qué parte te asusta más?',
    ],
    usted: [
      'Ese miedo frena a mucha gente. No puedo asegurarle qué dirán; sí que contar ideas que no quiere es una forma de cuidar. Puede llevar a su gente y preguntar antes qué harán. ¿Qué parte le asusta más?',
    ],
    pt: [
      'Esse medo trava muita gente. Não posso garantir o que dirão; mas contar ideias que não quer é uma forma de cuidar. Dá para levar alguém junto e perguntar antes o que farão. Que parte assusta mais?',
    ],
  }),
  'minor.secret': frame({
    tu: [
      'Desde aquí no llamo ni escribo a nadie. Tampoco puedo pedirte que calles: contarlo es lo que protege. En {line} te escuchan y ayudan a decidir a quién. ¿Qué temes que pase si se sabe?',
    ],
    vos: [
      'Desde acá no llamo ni escribo a nadie. Tampoco puedo pedirte que calles: contarlo es lo que protege. En {line} te escuchan y ayudan a decidir a quién. ¿Qué temés que pase si se sabe?',
    ],
    usted: [
      'Desde aquí no llamo ni escribo a nadie. Tampoco puedo pedir que calle: contarlo es lo que protege. En {line} escuchan y ayudan a decidir a quién. ¿Qué teme que pase si se sabe?',
    ],
    pt: [
      'Daqui não ligo nem escrevo a ninguém. Também não posso pedir que cale: contar é o que protege. Em {line} escutam e ajudam a decidir a quem. O que você teme que aconteça se souberem?',
    ],
  }),
  'medical.after': frame({
    tu: [
      'Eso lo decide quien te atiende; puedes preguntarlo, y pedir que alguien tuyo se quede contigo. Cuando salgas, seguimos por donde quieras.',
    ],
    vos: [
      'Eso lo decide quien te atiende; podés preguntarlo, y pedir que alguien tuyo se quede con vos. Cuando salgas, seguimos por donde quieras.',
    ],
    usted: [
      'Eso lo decide quien le atiende; puede preguntarlo, y pedir que alguien suyo se quede con usted. Cuando salga, seguimos por donde quiera.',
    ],
    pt: [
      'Isso decide quem atende; você pode perguntar, e pedir que alguém seu fique junto. Quando sair, seguimos por onde quiser.',
    ],
  }),
  'violence.sexual.with': frame({
    tu: [
      'Te atienden aunque no denuncies, y puedes ir con alguien y decir solo: "Necesito que me vean, fue una agresión". Decides tú. ¿Quién podría acompañarte?',
    ],
    vos: [
      'Te atienden aunque no denuncies, y podés ir con alguien y decir solo: "Necesito que me vean, fue una agresión". Decidís vos. ¿Quién podría acompañarte?',
    ],
    usted: [
      'Le atienden aunque no denuncie, y puede ir con alguien y decir solo: "Necesito que me vean, fue una agresión". Decide usted. ¿Quién podría acompañar?',
    ],
    pt: [
      'Atendem você mesmo sem denúncia, e dá para ir com alguém e dizer só: "Preciso que me vejam, foi uma agressão". Você decide. Quem poderia acompanhar?',
    ],
  }),
  'others.with': frame({
    tu: [
      'Bien que haya alguien contigo. Dale a esa persona lo que lleves encima, y quédate ahí hasta que baje. Si vuelve a subir, se llama {toEmergency}.',
    ],
    vos: [
      'Bien que haya alguien con vos. Dale a esa persona lo que lleves encima, y quedate ahí hasta que baje. Si vuelve a subir, se llama {toEmergency}.',
    ],
    usted: [
      'Bien que haya alguien con usted. Dele a esa persona lo que lleve encima, y quédese ahí hasta que baje. Si vuelve a subir, se llama {toEmergency}.',
    ],
    pt: [
      'Que bom que há alguém com você. Entregue a essa pessoa o que estiver carregando, e fique aí até baixar. Se voltar a subir, ligue para {emergency}.',
    ],
  }),
} satisfies Frames;
