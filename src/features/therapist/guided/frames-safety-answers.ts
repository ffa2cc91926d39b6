/** Data, phrases: what the protocol says to an answer that is not one: the same item lighter, an item left open, leaving, a sign
 * taken back. Holes: {lead} what they just said, {who} a person near, {line} and {emergency} from the table.
 */
import { type Frames, frame, inForms } from './phrase.ts';

/** One phrase that takes up what was said, and the same without it. */
const withLead = (phrase: string): string[] => [`{lead}. ${phrase}`, phrase];
const shortly = (phrase: string): string[] => [`{lead}. Antes, en corto: ${phrase}`, `En corto: ${phrase}`];
const brevemente = (phrase: string): string[] => [
  `{lead}. Antes, bem curto: ${phrase}`,
  `Bem curto: ${phrase}`,
];

export const ANSWER_FRAMES_OF_SAFETY = {
  'light.direct': frame({
    es: shortly('¿aparece la idea de suicidio, aunque sea a ratos?'),
    pt: brevemente('aparece a ideia de suicídio, mesmo que às vezes?'),
  }),
  'light.Q1': frame({
    es: shortly('¿ha habido ganas de dormir y no despertar?'),
    pt: brevemente('houve vontade de dormir e não acordar?'),
  }),
  'light.Q2': frame({
    es: shortly('¿ha estado la idea de suicidio, aunque sea de paso?'),
    pt: brevemente('a ideia de suicídio esteve aí, mesmo de passagem?'),
  }),
  'light.Q3': frame({
    es: shortly('¿apareció alguna idea de cómo? No necesito detalles.'),
    pt: brevemente('apareceu alguma ideia de como? Não preciso de detalhes.'),
  }),
  'light.Q4': frame({
    es: shortly('¿hay algo de intención de hacerlo?'),
    pt: brevemente('há alguma intenção de fazer?'),
  }),
  'light.Q5': frame({
    es: shortly('¿hay algún plan?'),
    pt: brevemente('há algum plano?'),
  }),
  'light.Q6': frame({
    es: shortly('¿hubo alguna vez un intento, o algo preparado?'),
    pt: brevemente('houve alguma vez uma tentativa, ou algo preparado?'),
  }),
  'light.Q6.when': frame({
    es: shortly('¿fue hace menos de tres meses?'),
    pt: brevemente('foi há menos de três meses?'),
  }),
  'light.return': frame({
    es: shortly('¿cómo está hoy la idea de morir?'),
    pt: brevemente('como está hoje a ideia de morrer?'),
  }),
  'open.person': frame({
    tu: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Quién de tu gente podría saber cómo estás?',
    ),
    vos: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Quién de tu gente podría saber cómo estás?',
    ),
    usted: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Quién de su gente podría saber cómo está?',
    ),
    pt: withLead(
      'O que perguntei fica em aberto. Sou uma IA; para falar com uma pessoa: {line}. Quem da sua gente poderia saber como você está?',
    ),
  }),
  'open.person.who': frame({
    tu: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Podría saber {who} cómo estás, u otra persona?',
    ),
    vos: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Podría saber {who} cómo estás, u otra persona?',
    ),
    usted: withLead(
      'Lo que pregunté queda abierto, sin apuro. Soy una IA; para hablarlo con una persona: {line}. ¿Podría saber {who} cómo está, u otra persona?',
    ),
    pt: withLead(
      'O que perguntei fica em aberto. Sou uma IA; para falar com uma pessoa: {line}. Poderia {who} saber como você está, ou outra pessoa?',
    ),
  }),
  'soft.wish': frame({
    tu: [
      'Sin idea de suicidio, y aun así es mucho para llevarlo a solas. Soy una IA; por si aprieta, hay personas: {line}. De tu gente, ¿quién sabe cómo estás estos días?',
    ],
    vos: [
      'Sin idea de suicidio, y aun así es mucho para llevarlo a solas. Soy una IA; por si aprieta, hay personas: {line}. De tu gente, ¿quién sabe cómo estás estos días?',
    ],
    usted: [
      'Sin idea de suicidio, y aun así es mucho para llevarlo a solas. Soy una IA; por si aprieta, hay personas: {line}. De su gente, ¿quién sabe cómo está estos días?',
    ],
    pt: [
      'Sem ideia de suicídio, e mesmo assim é muito para carregar a sós. Sou uma IA; se apertar, há pessoas: {line}. Da sua gente, quem sabe como você está nestes dias?',
    ],
  }),
  'risk.clarified': frame({
    tu: ['Gracias por aclararlo; en esto prefiero preguntar. Vuelvo a lo tuyo: sigue por donde ibas.'],
    vos: ['Gracias por aclararlo; en esto prefiero preguntar. Vuelvo a lo tuyo: seguí por donde ibas.'],
    usted: ['Gracias por aclararlo; en esto prefiero preguntar. Vuelvo a lo suyo: siga por donde iba.'],
    pt: [
      'Que bom que esclareceu; nisso prefiro perguntar. Volto ao que você trazia: continue de onde estava.',
    ],
  }),
  'leave.low': frame({
    tu: [
      'Ve con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que {who} sepa cómo andas.',
      'Ve con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que alguien de tu gente sepa cómo andas.',
    ],
    vos: [
      'Andá con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que {who} sepa cómo andás.',
      'Andá con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que alguien de tu gente sepa cómo andás.',
    ],
    usted: [
      'Vaya con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que {who} sepa cómo anda.',
      'Vaya con calma. Si esto aprieta, hay personas que escuchan: {line}. Y que alguien de su gente sepa cómo anda.',
    ],
    pt: [
      'Vá com calma. Se isso apertar, há pessoas que escutam: {line}. E que {who} saiba como você está.',
      'Vá com calma. Se isso apertar, há pessoas que escutam: {line}. E que alguém da sua gente saiba como você está.',
    ],
  }),
  'leave.moderate': frame({
    tu: [
      'Ve con calma, y lleva esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que {who} sepa cómo estás.',
      'Ve con calma, y lleva esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que alguien de tu gente sepa cómo estás.',
    ],
    vos: [
      'Andá con calma, y llevá esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que {who} sepa cómo estás.',
      'Andá con calma, y llevá esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que alguien de tu gente sepa cómo estás.',
    ],
    usted: [
      'Vaya con calma, y lleve esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que {who} sepa cómo está.',
      'Vaya con calma, y lleve esto a mano: {line}. Si es urgente, se llama {toEmergency}. Hoy, que alguien de su gente sepa cómo está.',
    ],
    pt: [
      'Vá com calma, e leve isto à mão: {line}. Se for urgente, ligue para {emergency}. Hoje, que {who} saiba como você está.',
      'Vá com calma, e leve isto à mão: {line}. Se for urgente, ligue para {emergency}. Hoje, que alguém da sua gente saiba como você está.',
    ],
  }),
  'trusted.knows': frame({
    tu: [
      'Que {who} lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿te quedas un rato conmigo?". ¿Qué le cambiarías?',
      'Que alguien lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿te quedas un rato conmigo?". ¿Qué le cambiarías?',
    ],
    vos: [
      'Que {who} lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿te quedás un rato conmigo?". ¿Qué le cambiarías?',
      'Que alguien lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿te quedás un rato conmigo?". ¿Qué le cambiarías?',
    ],
    usted: [
      'Que {who} lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿me acompaña un rato?". ¿Qué le cambiaría?',
      'Que alguien lo sepa quita peso. Para los ratos malos sirve un mensaje corto: "Hoy ando mal, ¿me acompaña un rato?". ¿Qué le cambiaría?',
    ],
    pt: [
      'Que {who} saiba tira peso. Para as horas ruins serve uma mensagem curta: "Hoje não estou bem, fica um pouco comigo?". O que mudaria?',
      'Que alguém saiba tira peso. Para as horas ruins serve uma mensagem curta: "Hoje não estou bem, fica um pouco comigo?". O que mudaria?',
    ],
  }),
  'provider.soft.who': frame({
    tu: [
      'Con {who} ya hay alguien. Si cuesta empezar, basta: "Ando mal, ¿me escuchas un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo contigo. Volvamos a lo que traías.',
    ],
    vos: [
      'Con {who} ya hay alguien. Si cuesta empezar, basta: "Ando mal, ¿me escuchás un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con vos. Volvamos a lo que traías.',
    ],
    usted: [
      'Con {who} ya hay alguien. Si cuesta empezar, basta: "Ando mal, ¿me escucha un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con usted. Volvamos a lo que traía.',
    ],
    pt: [
      'Com {who} já há alguém. Se custar começar, basta: "Não estou bem, me escuta um pouco?". E se isso durar, uma psicóloga ou um médico pode acompanhar. Voltemos ao que você trazia.',
    ],
  }),
  'provider.soft.none': frame({
    tu: [
      'Que nadie lo sepa pesa también. Puede ser alguien de antes, o quien atiende el consultorio: "Ando mal y necesito hablar". Una psicóloga o un médico puede seguirlo contigo. Volvamos a lo que traías.',
    ],
    vos: [
      'Que nadie lo sepa pesa también. Puede ser alguien de antes, o quien atiende la salita: "Ando mal y necesito hablar". Una psicóloga o un médico puede seguirlo con vos. Volvamos a lo que traías.',
    ],
    usted: [
      'Que nadie lo sepa pesa también. Puede ser alguien de antes, o quien atiende el consultorio: "Ando mal y necesito hablar". Una psicóloga o un médico puede seguirlo con usted. Volvamos a lo que traía.',
    ],
    pt: [
      'Que ninguém saiba pesa também. Pode ser alguém de antes, ou quem atende no posto: "Não estou bem e preciso falar". Uma psicóloga ou um médico pode acompanhar. Voltemos ao que você trazia.',
    ],
  }),
  'return.asked': frame({
    tu: [
      'Empiezo por algo que importa, y después lo que traigas. Desde la última vez, ¿ha aparecido la idea de morir o de no despertar?',
    ],
    vos: [
      'Empiezo por algo que importa, y después lo que traigas. Desde la última vez, ¿apareció la idea de morir o de no despertar?',
    ],
    usted: [
      'Empiezo por algo que importa, y después lo que traiga. Desde la última vez, ¿ha aparecido la idea de morir o de no despertar?',
    ],
    pt: [
      'Começo por algo que importa, e depois o que você trouxer. Desde a última vez, apareceu a ideia de morrer ou de não acordar?',
    ],
  }),
  'place.other': frame({
    es: [
      'Gracias por avisar: ese número es de otro país. Para el lugar de ahora: {line}. Si un día es urgente, se llama {toEmergency}.',
    ],
    pt: [
      'Obrigada por avisar: esse número é de outro país. Para o lugar de agora: {line}. Se um dia for urgente, ligue para {emergency}.',
    ],
  }),
  'place.other.now': frame({
    tu: [
      'Gracias por avisar: ese número es de otro país. Llama {toEmergency}, o busca la línea en {line}. Mientras, no te quedes a solas. ¿Quién puede estar contigo ya?',
    ],
    vos: [
      'Gracias por avisar: ese número es de otro país. Llamá {toEmergency}, o buscá la línea en {line}. Mientras, no te quedes a solas. ¿Quién puede estar con vos ya?',
    ],
    usted: [
      'Gracias por avisar: ese número es de otro país. Llame {toEmergency}, o busque la línea en {line}. Mientras, no se quede a solas. ¿Quién puede estar con usted ya?',
    ],
    pt: [
      'Que bom que avisou: esse número é de outro país. Ligue para {emergency}, ou busque a linha em {line}. Enquanto isso, não fique a sós. Quem pode estar com você já?',
    ],
  }),
  'place.ask': frame({
    tu: ['Dime en qué país estás y te doy el número de ahí.'],
    vos: ['Decime en qué país estás y te doy el número de ahí.'],
    usted: ['Dígame en qué país está y le doy el número de ahí.'],
    pt: ['Diga em que país você está e eu dou o número de lá.'],
  }),
  'place.here': frame({
    es: ['Gracias por decirlo. {country}, entonces: {line}. Si un día es urgente, se llama {toEmergency}.'],
    pt: ['Que bom que disse. {country}, então: {line}. Se um dia for urgente, ligue para {emergency}.'],
  }),
  'place.here.now': frame({
    tu: [
      '{country}: llama {toEmergency} ahora. También escucha {line}. Mientras, no te quedes a solas. ¿Quién puede estar contigo ya?',
    ],
    vos: [
      '{country}: llamá {toEmergency} ahora. También escucha {line}. Mientras, no te quedes a solas. ¿Quién puede estar con vos ya?',
    ],
    usted: [
      '{country}: llame {toEmergency} ahora. También escucha {line}. Mientras, no se quede a solas. ¿Quién puede estar con usted ya?',
    ],
    pt: [
      '{country}: ligue para {emergency} agora. Também escuta {line}. Enquanto isso, não fique a sós. Quem pode estar com você já?',
    ],
  }),
  'place.here.call': frame({
    tu: ['{country}: llama {toEmergency} ahora, antes que nada. Yo sigo en esta pantalla. ¿Pudiste llamar?'],
    vos: ['{country}: llamá {toEmergency} ahora, antes que nada. Yo sigo en esta pantalla. ¿Pudiste llamar?'],
    usted: ['{country}: llame {toEmergency} ahora, antes que nada. Yo sigo en esta pantalla. ¿Pudo llamar?'],
    pt: ['{country}: ligue para {emergency} agora, antes de tudo. Eu sigo nesta tela. Conseguiu ligar?'],
  }),
  'place.here.stay': frame({
    tu: ['{country}: llama {toEmergency} ahora. También escucha {line}. No te quedes a solas; sigo aquí.'],
    vos: ['{country}: llamá {toEmergency} ahora. También escucha {line}. No te quedes a solas; sigo acá.'],
    usted: ['{country}: llame {toEmergency} ahora. También escucha {line}. No se quede a solas; sigo aquí.'],
    pt: ['{country}: ligue para {emergency} agora. Também escuta {line}. Não fique a sós; continuo aqui.'],
  }),
  'crisis.child': frame({
    tu: [
      'Un niño o una niña no puede cuidarte en esto, y no le toca. Que venga ya una persona adulta y se quede. Aléjate de lo que pueda dañarte; no me digas qué es. ¿A qué puerta puedes tocar?',
    ],
    vos: [
      'Un niño o una niña no puede cuidarte en esto, y no le toca. Que venga ya una persona adulta y se quede. Alejate de lo que pueda dañarte; no me digas qué es. ¿A qué puerta podés tocar?',
    ],
    usted: [
      'Un niño o una niña no puede cuidarle en esto, y no le toca. Que venga ya una persona adulta y se quede. Aléjese de lo que pueda dañarle; no me diga qué es. ¿A qué puerta puede tocar?',
    ],
    pt: [
      'Uma criança não pode cuidar de você nisso, e não cabe a ela. Que venha já uma pessoa adulta e fique. Afaste-se do que possa machucar; não diga o que é. Em que porta você pode bater?',
    ],
  }),
  'crisis.in-care': frame({
    tu: [
      'Bien: donde estás pueden cuidarte. Di ahí lo mismo que dijiste aquí, sin suavizarlo, y no te vayas hasta que te vean. Este chat sigue abierto.',
    ],
    vos: [
      'Bien: donde estás pueden cuidarte. Decí ahí lo mismo que dijiste acá, sin suavizarlo, y no te vayas hasta que te vean. Este chat sigue abierto.',
    ],
    usted: [
      'Bien: donde está pueden cuidarle. Diga ahí lo mismo que dijo aquí, sin suavizarlo, y no se vaya hasta que le vean. Este chat sigue abierto.',
    ],
    pt: [
      'Certo: onde está podem cuidar de você. Diga ali o mesmo que disse aqui, sem suavizar, e não saia até que atendam. Este chat segue aberto.',
    ],
  }),
  'crisis.better': frame({
    tu: [
      'Qué bueno que afloje. Una ola así puede volver, y por eso hoy importa no quedarte a solas. Si vuelve, {line}. ¿Quién se queda contigo esta noche?',
    ],
    vos: [
      'Qué bueno que afloje. Una ola así puede volver, y por eso hoy importa no quedarte a solas. Si vuelve, {line}. ¿Quién se queda con vos esta noche?',
    ],
    usted: [
      'Qué bueno que afloje. Una ola así puede volver, y por eso hoy importa no quedarse a solas. Si vuelve, {line}. ¿Quién se queda con usted esta noche?',
    ],
    pt: [
      'Que bom que aliviou. Uma onda assim pode voltar, e por isso hoje importa não ficar a sós. Se voltar, {line}. Quem fica com você esta noite?',
    ],
  }),
  'risk.quiet': frame({
    tu: [
      'De acuerdo, sin preguntas. La línea de antes queda en pantalla. Escribe solo si quieres, de lo que sea.',
    ],
    vos: [
      'De acuerdo, sin preguntas. La línea de antes queda en pantalla. Escribí solo si querés, de lo que sea.',
    ],
    usted: [
      'De acuerdo, sin preguntas. La línea de antes queda en pantalla. Escriba solo si quiere, de lo que sea.',
    ],
    pt: ['Tudo bem, sem perguntas. A linha de antes fica na tela. Escreva só se quiser, sobre o que for.'],
  }),
  'harm.wound': frame({
    tu: [
      'Gracias por decirlo; no te juzgo. Primero la herida: si es honda o no para de sangrar, que la vean hoy en urgencias, o {emergency}. Si no, lávala y cúbrela. ¿Cómo está ahora?',
    ],
    vos: [
      'Gracias por decirlo; no te juzgo. Primero la herida: si es honda o no para de sangrar, que la vean hoy en la guardia, o {emergency}. Si no, lavala y cubrila. ¿Cómo está ahora?',
    ],
    usted: [
      'Gracias por decirlo; no le juzgo. Primero la herida: si es honda o no para de sangrar, que la vean hoy en urgencias, o {emergency}. Si no, lávela y cúbrala. ¿Cómo está ahora?',
    ],
    pt: [
      'Que bom que disse; não julgo você. Primeiro a ferida: se é funda ou não para de sangrar, que vejam hoje no pronto-socorro, ou {emergency}. Se não, lave e cubra. Como está agora?',
    ],
  }),
  'skill.asked': frame({
    tu: [
      'Cuando vengan, primero lo de tu plan: "{own}". No decidas nada por diez minutos y busca a alguien cerca. Si no baja, {line}, o {emergency}.',
      'Cuando vengan: no decidas nada por diez minutos. Sal de ese cuarto, agua fría en las manos, nombra en voz alta cinco cosas que veas. Busca a alguien cerca. Si no baja, {line}, o {emergency}.',
    ],
    vos: [
      'Cuando vengan, primero lo de tu plan: "{own}". No decidas nada por diez minutos y buscá a alguien cerca. Si no baja, {line}, o {emergency}.',
      'Cuando vengan: no decidas nada por diez minutos. Salí de ese cuarto, agua fría en las manos, nombrá en voz alta cinco cosas que veas. Buscá a alguien cerca. Si no baja, {line}, o {emergency}.',
    ],
    usted: [
      'Cuando vengan, primero lo de su plan: "{own}". No decida nada por diez minutos y busque a alguien cerca. Si no baja, {line}, o {emergency}.',
      'Cuando vengan: no decida nada por diez minutos. Salga de ese cuarto, agua fría en las manos, nombre en voz alta cinco cosas que vea. Busque a alguien cerca. Si no baja, {line}, o {emergency}.',
    ],
    pt: [
      'Quando vier, primeiro o do seu plano: "{own}". Não decida nada por dez minutos e procure alguém perto. Se não baixar, {line}, ou {emergency}.',
      'Quando vier: não decida nada por dez minutos. Saia desse cômodo, água fria nas mãos, diga em voz alta cinco coisas que vê. Procure alguém perto. Se não baixar, {line}, ou {emergency}.',
    ],
  }),
  'return.calm': frame({
    tu: ['Qué bueno saberlo. Si un día vuelve, dilo aquí con esas palabras. ¿Qué traes hoy?'],
    vos: ['Qué bueno saberlo. Si un día vuelve, decilo acá con esas palabras. ¿Qué traés hoy?'],
    usted: ['Qué bueno saberlo. Si un día vuelve, dígalo aquí con esas palabras. ¿Qué trae hoy?'],
    pt: ['Que bom saber. Se um dia voltar, diga aqui com essas palavras. O que você traz hoje?'],
  }),
  'crisis.barrier.child': frame({
    tu: [
      'Hoy puede cuidar otra persona adulta: "Quédate con mi hija o mi hijo, tengo que ir a urgencias". Si nadie puede, llévalo contigo y dilo al llegar. ¿A quién se lo pides?',
    ],
    vos: [
      'Hoy puede cuidar otra persona adulta: "Quedate con mi hija o mi hijo, tengo que ir a la guardia". Si nadie puede, llevalo con vos y decilo al llegar. ¿A quién se lo pedís?',
    ],
    usted: [
      'Hoy puede cuidar otra persona adulta: "Quédese con mi hija o mi hijo, tengo que ir a urgencias". Si nadie puede, llévelo y dígalo al llegar. ¿A quién se lo pide?',
    ],
    pt: [
      'Que hoje uma pessoa adulta cuide: "Fica com a minha criança, preciso ir ao pronto-socorro". Se ninguém puder, leve junto e diga ao chegar. A quem você pede?',
    ],
  }),
  'crisis.leave': inForms(
    'Antes de cerrar: {ve|andá|vaya} adonde haya alguien, lejos de lo que pueda {dañarte|dañarte|dañarle}. {Lleva|Llevá|Lleve} esto a mano: {line}. Si se pone más fuerte, {llama|llamá|llame} {toEmergency}. Aquí se puede volver siempre.',
    'Antes de fechar: vá para onde haja alguém, longe do que possa machucar. Leve isto à mão: {line}. Se ficar mais forte, ligue para {emergency}. Aqui dá para voltar sempre.',
  ),
  'crisis.leave.together': inForms(
    '{Ve|Andá|Vaya} con esa persona, y qué bueno que {abriste|abriste|abrió} la puerta. Que esta noche no se separe de {ti|vos|usted}, que guarde lejos lo peligroso y que hoy {te|te|le} vea un médico. Si la idea se pone más fuerte, {toEmergency} sin esperar. Aquí se puede volver a cualquier hora.',
    'Vá com essa pessoa, e que bom que você abriu a porta. Que esta noite ela não se separe de você, que guarde longe o que é perigoso e que hoje um médico atenda. Se a ideia ficar mais forte, liguem para {emergency}. Aqui dá para voltar a qualquer hora.',
  ),
  'crisis.go': inForms(
    'Sí, que sea esa persona, aunque viva lejos. {Escríbele|Escribile|Escríbale} ahora, tal cual: "No estoy bien y no puedo quedarme a solas. {Ven|Vení|Venga} ya, por favor". Mientras contesta, {quédate|quedate|quédese} con luz, cerca de la puerta y lejos de lo que pueda {dañarte|dañarte|dañarle}. ¿Se lo {mandas|mandás|manda}?',
    'Sim, que seja essa pessoa, mesmo que more longe. Escreva agora, assim: "Não estou bem e não posso ficar a sós. Vem já, por favor". Enquanto responde, fique com luz, perto da porta e longe do que possa machucar. Você manda?',
  ),
  'crisis.refused': inForms(
    'De acuerdo, no pregunto más por ahora. Solo {te|te|le} pido una cosa: que hoy haya alguien cerca. Si {prefieres|preferís|prefiere} una voz humana: {line}. Si se pone más fuerte, {llama|llamá|llame} {toEmergency}. Este chat no se cierra.',
    'Tudo bem, não pergunto mais por agora. Só peço uma coisa: que hoje haja alguém por perto. Se preferir uma voz humana: {line}. Se ficar mais forte, ligue para {emergency}. Este chat não fecha.',
  ),
  'harm.skill': inForms(
    'Gracias por decirlo; {te|te|le} creo. Cuando vengan las ganas, lo que más ayuda es distancia y tiempo: salir de ese cuarto, agua fría en las manos, diez minutos cerca de alguien, y después otros diez. Si hay una herida, se lava y se cubre. ¿Quién sabe que {te pasa|te pasa|le pasa} esto?',
    'Que bom que disse; eu acredito. Quando vier a vontade, o que mais ajuda é distância e tempo: sair desse cômodo, água fria nas mãos, dez minutos perto de alguém, e depois mais dez. Se há uma ferida, lave e cubra. Quem sabe que isso acontece com você?',
  ),
  'harm.known': inForms(
    'Que alguien lo sepa protege, aunque sea a medias. A esa persona se le puede pedir algo chico: "Cuando escriba la palabra ruido, {quédate|quedate|quédese} un rato conmigo, sin preguntas". ¿Cómo están las ganas ahora?',
    'Que alguém saiba protege, mesmo que pela metade. A essa pessoa dá para pedir algo pequeno: "Quando eu escrever a palavra ruído, fica um pouco comigo, sem perguntas". Como está a vontade agora?',
  ),
  'harm.unknown': inForms(
    'Guardarlo a solas cansa. Se puede contar sin detalles, por mensaje: "A veces me hago daño cuando no aguanto, y estoy tratando de parar. No {tienes|tenés|tiene} que hacer nada, solo saberlo". Puede ser alguien de la familia, una amistad o quien atiende en salud. ¿Cómo están las ganas ahora?',
    'Guardar isso a sós cansa. Dá para contar sem detalhes, por mensagem: "Às vezes me machuco quando não aguento, e estou tentando parar. Você não precisa fazer nada, só saber". Pode ser alguém da família, uma amizade ou do posto. Como está a vontade agora?',
  ),
  'harm.calm': inForms(
    'Qué bueno que ahora estén más bajas. Es buen momento para dejar lejos lo que se usaba, en manos de alguien si se puede. Si vuelven, {puedes|podés|puede} escribirlo aquí. ¿De qué {quieres|querés|quiere} hablar?',
    'Que bom que agora está mais baixa. É um bom momento para deixar longe o que se usava, nas mãos de alguém se der. Se voltar, pode escrever aqui. Do que você quer falar?',
  ),
  'harm.urge': inForms(
    '{Te|Te|Le} leo. Ganas así suben, llegan a un punto y bajan, casi siempre en menos de media hora. Ahora: {sal|salí|salga} de donde está lo que {usarías|usarías|usaría}, adonde haya alguien o luz, y {pon|poné|ponga} las manos en agua fría. Diez minutos sin decidir nada. ¿{Puedes|Podés|Puede} salir de ahí?',
    'Estou lendo. Uma vontade assim sobe, chega a um ponto e desce, quase sempre em menos de meia hora. Agora: saia de onde está o que usaria, para onde haja alguém ou luz, e ponha as mãos em água fria. Dez minutos sem decidir nada. Dá para sair daí?',
  ),
  'harm.object': inForms(
    'Guardarlo otra vez fue cuidarse. Ahora, más lejos: fuera del cuarto o en manos de alguien, con un "{llévate|llevate|llévese} esto, por favor". Y las manos, ocupadas diez minutos: hielo, papel para romper, una toalla apretada. ¿Quién puede estar cerca un rato, ahí o por teléfono?',
    'Guardar de novo foi se cuidar. Agora, mais longe: fora do quarto ou nas mãos de alguém, com um "leva isto, por favor". E as mãos, ocupadas dez minutos: gelo, papel para rasgar, uma toalha apertada. Quem pode ficar por perto um pouco, aí ou por telefone?',
  ),
  'harm.leave': inForms(
    'Antes de cerrar, por esas ganas: lejos lo que pueda lastimar, y alguien que sepa cómo viene la noche. Si crecen, o aparece la idea de morir, hay personas: {line}. Aquí se puede volver a cualquier hora.',
    'Antes de fechar, por essa vontade: longe o que possa machucar, e alguém que saiba como está a noite. Se crescer, ou aparecer a ideia de morrer, há pessoas: {line}. Aqui dá para voltar a qualquer hora.',
  ),
  'harm.moved': inForms(
    'Eso ya es cuidarse. {Quédate|Quedate|Quédese} ahí estos diez minutos, con algo entre las manos: hielo o una toalla apretada. Si en vez de ganas aparece la idea de morir, {dilo|decilo|dígalo} enseguida: {line}. ¿Están más fuertes, igual o más bajas?',
    'Isso já é se cuidar. Fique aí estes dez minutos, com algo nas mãos: gelo ou uma toalha apertada. Se em vez de vontade aparecer a ideia de morrer, diga logo: {line}. Está mais forte, igual ou mais baixa?',
  ),
  'harm.stuck': inForms(
    'Entonces que la distancia la ponga otra cosa: lo que {usarías|usarías|usaría}, fuera del cuarto o detrás de una puerta cerrada, y un mensaje a alguien: "{Quédate|Quedate|Quédese} hablando conmigo diez minutos, aunque no {digas|digas|diga} nada". ¿A quién se lo {puedes|podés|puede} mandar?',
    'Então que a distância venha de outro jeito: o que usaria, fora do quarto ou atrás de uma porta fechada, e uma mensagem a alguém: "Fica falando comigo dez minutos, mesmo sem dizer nada". A quem você pode mandar?',
  ),
  'harm.after': inForms(
    'Gracias por contarme cómo sigue. Diez minutos más, con las manos ocupadas y alguien cerca, suelen bajarlo otro poco. Si no baja, hay personas: {line}. {Cuéntame|Contame|Cuénteme} qué pasó hoy, justo antes de que empezara.',
    'Que bom que contou como está. Mais dez minutos, com as mãos ocupadas e alguém por perto, costumam baixar mais um pouco. Se não baixar, há pessoas: {line}. Conte o que houve hoje, logo antes de começar.',
  ),
  'risk.direct.no': inForms(
    'Gracias por decirlo; {te|te|le} creo. Si eso cambia, {puedes escribirlo|podés escribirlo|puede escribirlo} aquí con esas palabras. Ahora, lo que {traías|traías|traía}: {cuéntame|contame|cuénteme} desde donde {quieras|quieras|quiera}.',
    'Que bom que disse; eu acredito. Se isso mudar, escreva aqui com essas palavras. Agora, o que você trazia: conte por onde quiser.',
  ),
  'risk.direct.now': inForms(
    'Esto último lo leí con cuidado, y prefiero preguntar de frente: ¿hay ahora alguna idea de {quitarte|quitarte|quitarse} la vida? Para hablarlo con una persona: {line}.',
    'Isto último eu li com cuidado, e prefiro perguntar de frente: há agora alguma ideia de tirar a própria vida? Para falar com uma pessoa: {line}.',
  ),
  'risk.direct.again': inForms(
    'Antes {dijiste|dijiste|dijo} que no, y lo creí. Esto último suena distinto, por eso pregunto una vez más: ¿hay ahora alguna idea de {quitarte|quitarte|quitarse} la vida? Para hablarlo con una persona: {line}.',
    'Antes você disse que não, e eu acreditei. Isto último soa diferente, por isso pergunto mais uma vez: há agora alguma ideia de tirar a própria vida? Para falar com uma pessoa: {line}.',
  ),
} satisfies Frames;
