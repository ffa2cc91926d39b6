/** Data, phrases: words of levels high and imminent: plain, one thing at a time, nothing about the object, no step they have said is
 * impossible or done. Holes: {lead} what they just said, {who} a person near, {line} and {emergency} from the help-line table.
 */
import { type Frames, inForms, withLead } from './phrase.ts';

export const CRISIS_FRAMES = {
  'crisis.open': inForms(
    'Gracias por decirlo. Hay personas que atienden esto ahora: {line}. Si puede pasar hoy, {llama|llamá|llame} {toEmergency}. Soy una IA y no puedo llamar por {ti|vos|usted}. ¿{Estás|Estás|Está} pensando en {quitarte|quitarte|quitarse} la vida hoy?',
    'Que bom que disse. Há pessoas que atendem agora: {line}. Se pode ser hoje, ligue para {emergency}. Sou uma IA e não posso ligar por você. Você está pensando em tirar a própria vida hoje?',
  ),
  'crisis.presence': inForms(
    withLead(
      'Lo primero es que haya alguien {contigo|con vos|con usted}, en persona, ahora, y lo que pueda {dañarte|dañarte|dañarle}, lejos. ¿A quién {tienes|tenés|tiene} más cerca: familia, una amistad, quien vive al lado?',
    ),
    withLead(
      'O primeiro é ter alguém com você, em pessoa, agora, e longe o que possa machucar. Quem está mais perto: família, uma amizade, quem mora ao lado?',
    ),
  ),
  'crisis.presence.who': inForms(
    withLead(
      'Lo primero es que haya alguien {contigo|con vos|con usted}, en persona, ahora, y lo que pueda {dañarte|dañarte|dañarle}, lejos. ¿Puede venir {who}, o {puedes ir tú|podés ir vos|puede ir usted}?',
    ),
    withLead(
      'O primeiro é ter alguém com você, em pessoa, agora, e longe o que possa machucar. Dá para chamar {who}, ou ir até lá?',
    ),
  ),
  'crisis.move': inForms(
    withLead(
      '{Ve|Andá|Vaya} con alguien ahora. Basta decir: "Estoy pensando en matarme, {quédate|quedate|quédese} conmigo". {Deja|Dejá|Deje} atrás eso con lo que {pensaste hacerte|pensaste hacerte|pensó hacerse} daño; no hace falta decirme qué es. Después, juntos, a {urgencias|la guardia|urgencias}. ¿{Puedes|Podés|Puede} salir ya?',
    ),
    withLead(
      'Vá para perto de alguém agora. Basta dizer: "Estou pensando em me matar, fica comigo". Deixe para trás aquilo com que pensou se machucar; não precisa dizer o que é. Depois, juntos, ao pronto-socorro. Dá para sair agora?',
    ),
  ),
  'crisis.move.alone': inForms(
    'Entonces {sal|salí|salga} adonde haya gente: la puerta de al lado, un local abierto, {urgencias|la guardia|urgencias}. Basta decir: "No estoy bien, no me dejen a solas". {Deja|Dejá|Deje} atrás lo que pueda {dañarte|dañarte|dañarle}. En {urgencias|la guardia|urgencias} {te|te|le} ve un médico o psiquiatra. ¿{Puedes|Podés|Puede} salir ya?',
    'Então vá para onde haja gente: a porta ao lado, um lugar aberto, o pronto-socorro. Basta dizer: "Não estou bem, não me deixem a sós". Deixe para trás o que possa machucar. Lá um médico ou psiquiatra atende. Dá para sair agora?',
  ),
  'crisis.skill': inForms(
    [
      ...withLead(
        'Mientras tanto, lo que {anotaste|anotaste|anotó} en {tu|tu|su} plan: "{own}". Si no se puede, {apoya|apoyá|apoye} los pies y {suelta|soltá|suelte} el aire despacio. Si se pone más fuerte, {llama|llamá|llame} {toEmergency} sin esperar. Sigo en esta pantalla.',
      ),
      ...withLead(
        'Mientras tanto, el cuerpo: {apoya|apoyá|apoye} los pies y {siente|sentí|sienta} el suelo. {Nombra|Nombrá|Nombre} en voz baja tres cosas que {veas|veas|vea}. {Suelta|Soltá|Suelte} el aire despacio. Si se pone más fuerte, {pide|pedí|pida} ayuda {toEmergency} sin esperar. Sigo en esta pantalla.',
      ),
    ],
    [
      ...withLead(
        'Enquanto isso, o que você anotou no seu plano: "{own}". Se não der, apoie os pés e solte o ar devagar. Se ficar mais forte, ligue para {emergency} sem esperar. Sigo nesta tela.',
      ),
      ...withLead(
        'Enquanto isso, o corpo: apoie os pés e sinta o chão. Diga baixinho três coisas que vê. Solte o ar devagar. Se ficar mais forte, ligue para {emergency} sem esperar. Sigo nesta tela.',
      ),
    ],
  ),
  'crisis.check': inForms(
    '¿{Pudiste|Pudiste|Pudo} llamar? Es {line}. {Puedes|Podés|Puede} empezar con: "Estoy pensando en quitarme la vida y necesito hablar".',
    'Conseguiu ligar? É {line}. Pode começar com: "Estou pensando em tirar a minha vida e preciso falar".',
  ),
  'crisis.again': inForms(
    [
      'Vuelvo a lo que cuida: una persona {a tu lado|a tu lado|a su lado}. ¿Quién está {contigo|con vos|con usted} en este momento?',
      'Lo que {dices|decís|dice} pesa, y sigo aquí. ¿{Estás|Estás|Está} ya lejos de lo que pueda {dañarte|dañarte|dañarle} y cerca de alguien?',
    ],
    [
      'Volto ao que cuida: uma pessoa ao seu lado. Quem está com você neste momento?',
      'O que você diz pesa, e continuo aqui. Já está longe do que possa machucar e perto de alguém?',
    ],
  ),
  'crisis.stay': inForms(
    [
      '{Quédate|Quedate|Quédese} cerca de alguien. Este chat no se cierra. {Escribe|Escribí|Escriba} cómo {estás|estás|está} cuando {puedas|puedas|pueda}, y empezamos por ahí.',
      'Hoy lo que cuida es tener a alguien al lado y que {te|te|le} vea un médico. Si la idea se pone más fuerte, {llama|llamá|llame} {toEmergency}.',
      'Sigo en esta pantalla. No hace falta explicar nada. Solo {quédate|quedate|quédese} donde haya alguien.',
    ],
    [
      'Fique perto de alguém. Este chat não fecha. Escreva como está quando puder, e começamos por aí.',
      'Hoje o que cuida é ter alguém ao lado e um médico atender você. Se a ideia ficar mais forte, ligue para {emergency}.',
      'Sigo nesta tela. Não precisa explicar nada. Só fique onde haja alguém.',
    ],
  ),
  'crisis.together': inForms(
    'Qué bueno que haya alguien {contigo|con vos|con usted}. {Muéstrale|Mostrale|Muéstrele} esta pantalla o {dile|decile|dígale}: "Pienso en matarme, no me dejes a solas". Que guarde lejos lo que pueda {dañarte|dañarte|dañarle}, y vayan hoy juntos a {urgencias|la guardia|urgencias} o llamen con el altavoz: {line}.',
    'Que bom que há alguém com você. Mostre esta tela ou diga: "Penso em me matar, não me deixe a sós". Que guarde longe o que possa machucar, e vão hoje juntos ao pronto-socorro ou liguem no viva-voz: {line}.',
  ),
  'now.together': inForms(
    'Qué bueno que haya alguien {contigo|con vos|con usted}. {Muéstrale|Mostrale|Muéstrele} esta pantalla o {dile|decile|dígale}: "Pienso en matarme y no puedo quedarme a solas". Que guarde lejos lo que pueda {dañarte|dañarte|dañarle}, y vayan ahora juntos a {urgencias|la guardia|urgencias} o llamen {toEmergency}. Esta noche, sin separarse.',
    'Que bom que há alguém com você. Mostre esta tela ou diga: "Penso em me matar e não posso ficar a sós". Que essa pessoa guarde longe o que possa machucar, e vão agora juntos ao pronto-socorro ou liguem para {emergency}. Esta noite, sem se separar.',
  ),
  'crisis.means-by-other': inForms(
    'Sigan juntos. Quien {te|te|le} acompaña puede guardar lejos eso que {sabes|sabés|sabe} sin decir dónde; yo no necesito saber qué es. Después vayan a {urgencias|la guardia|urgencias}, a que {te|te|le} vea un médico hoy.',
    'Fiquem juntos. Quem acompanha você pode guardar longe aquilo que você sabe sem dizer onde; eu não preciso saber o que é. Depois vão ao pronto-socorro, para um médico ver você hoje.',
  ),
  'crisis.home': inForms(
    'Si se quedan en casa, que esa persona duerma en el mismo cuarto, con lo peligroso fuera de ahí, y llamen juntos hoy: {line}. Mañana temprano, un médico. Si la idea se pone más fuerte, {urgencias|la guardia|urgencias} sin esperar.',
    'Se ficarem em casa, que essa pessoa durma no mesmo quarto, com o perigoso fora dali, e liguem juntos hoje: {line}. Amanhã cedo, um médico. Se a ideia ficar mais forte, pronto-socorro sem esperar.',
  ),
  'crisis.tell': inForms(
    'Entonces se le dice ahora, con una sola frase o en silencio, mostrando esta pantalla: "Estoy pensando en matarme. No {tienes|tenés|tiene} que resolver nada, solo no me {dejes|dejes|deje} a solas". Lo que sigue lo hacen entre los dos.',
    'Então é dizer agora, com uma frase só ou em silêncio, mostrando esta tela: "Estou pensando em me matar. Você não precisa resolver nada, só não me deixe a sós". O resto vocês fazem juntos.',
  ),
  'crisis.coming': inForms(
    'Qué bueno que alguien viene. Hasta que llegue, {quédate|quedate|quédese} cerca de la puerta, con luz y lejos de lo que pueda {dañarte|dañarte|dañarle}. No hace falta ordenar nada ni explicar nada. Sigo leyendo. ¿Qué {ves|ves|ve} desde donde {estás|estás|está}?',
    'Que bom que alguém vem. Até chegar, fique perto da porta, com luz e longe do que possa machucar. Não precisa arrumar nem explicar nada. Continuo lendo. O que você vê daí?',
  ),
  'crisis.talk.1': inForms(
    'Sí, hablemos hasta que haya alguien al lado. {Apoya|Apoyá|Apoye} los pies en el piso. {Mira|Mirá|Mire} alrededor y {elige|elegí|elija} una cosa cualquiera: ¿de qué color es?',
    'Sim, vamos falando até ter alguém ao lado. Apoie os pés no chão. Olhe em volta e escolha uma coisa qualquer: de que cor ela é?',
  ),
  'crisis.talk.2': inForms(
    'Está bien. Ahora los oídos: además de {tu|tu|su} respiración, ¿qué se escucha, cerca o lejos?',
    'Tudo bem. Agora os ouvidos: além da sua respiração, o que se escuta, perto ou longe?',
  ),
  'crisis.talk.3': inForms(
    '{Deja|Dejá|Deje} que eso suene un momento. Ahora las manos: {toca|tocá|toque} algo que {tengas|tengas|tenga} al lado, la tela o la pared. ¿Está tibio o frío?',
    'Deixe esse som um instante. Agora as mãos: toque algo ao lado, o tecido ou a parede. Está morno ou frio?',
  ),
  'crisis.talk.4': inForms(
    'Bien. {Suelta|Soltá|Suelte} el aire más largo de lo que entra, tres veces, sin apuro. ¿Qué parte del cuerpo está un poco menos apretada?',
    'Certo. Solte o ar mais devagar do que entra, três vezes, sem pressa. Que parte do corpo está um pouco menos apertada?',
  ),
  'crisis.talk.5': inForms(
    'Sigo leyendo. Una cosa lejos de esta noche: ¿qué comida de {tu|tu|su} casa {te|te|le} gustaba en la infancia?',
    'Continuo lendo. Uma coisa longe desta noite: que comida da sua casa você gostava na infância?',
  ),
  'crisis.talk.6': inForms(
    'Me quedo con eso. ¿Quién la hacía, o con quién se comía?',
    'Fico com isso. Quem fazia, ou com quem vocês comiam?',
  ),
  'crisis.talk.7': inForms(
    'Gracias por contarme. Un minuto más: ¿qué canción o qué lugar {te|te|le} da algo de calma, aunque sea poca?',
    'Que bom que contou. Mais um minuto: que música ou que lugar dá um pouco de calma, mesmo que pouca?',
  ),
  'crisis.talk.8': inForms(
    'Sigo aquí. {Mira|Mirá|Mire} la puerta y {escucha|escuchá|escuche} si llegan. ¿Cómo {vienes|venís|viene} ahora: igual, un poco menos o más fuerte?',
    'Continuo aqui. Olhe para a porta e escute se estão chegando. Como está agora: igual, um pouco menos ou mais forte?',
  ),
  'crisis.progress': inForms(
    'Bien, ese paso está hecho. Mientras llega la respuesta, {ve|andá|vaya} adonde haya luz y gente, con el teléfono en la mano y lejos de lo que pueda {dañarte|dañarte|dañarle}. Si se pone más fuerte, {pide|pedí|pida} ayuda {toEmergency}. ¿{Te|Te|Le} contestan?',
    'Certo, esse passo está feito. Enquanto a resposta chega, vá para onde haja luz e gente, com o telefone na mão e longe do que possa machucar. Se ficar mais forte, peça ajuda em {emergency}. Já responderam?',
  ),
  'crisis.other-person': inForms(
    'Entonces otra persona, sin esperar a esa: alguien de la familia, una amistad, quien vive al lado. El mismo mensaje sirve: "No estoy bien y no puedo quedarme a solas. {Ven|Vení|Venga} ya, por favor". Si nadie contesta, {sal|salí|salga} adonde haya gente o {ve|andá|vaya} a {urgencias|la guardia|urgencias}. ¿A quién más?',
    'Então outra pessoa, sem esperar por essa: alguém da família, uma amizade, quem mora ao lado. A mesma mensagem serve: "Não estou bem e não posso ficar a sós. Vem já, por favor". Se ninguém responder, vá para onde haja gente ou ao pronto-socorro. Quem mais?',
  ),
  'crisis.barrier.shame': inForms(
    'Da vergüenza, y no hace falta explicar nada. {Muestra|Mostrá|Muestre} esta pantalla, o {di|decí|diga} solo: "No estoy bien, {quédate|quedate|quédese} conmigo". ¿A quién se lo {puedes|podés|puede} mandar ahora?',
    'Dá vergonha, e não precisa explicar nada. Mostre esta tela, ou diga só: "Não estou bem, fica comigo". A quem você pode mandar agora?',
  ),
  'crisis.barrier.fear': inForms(
    'Ese miedo pesa, y no sé qué decidirán. {Puedes|Podés|Puede} pedir que alguien de confianza no se separe de {ti|vos|usted}, y preguntar cada cosa antes. Lo que cuida hoy es tener a alguien al lado. ¿Quién podría ser?',
    'Esse medo pesa, e não sei o que vão decidir. Você pode pedir que alguém de confiança fique junto, e perguntar cada coisa antes. O que cuida hoje é ter alguém ao lado. Quem poderia ser?',
  ),
  'crisis.barrier.cannot-call': inForms(
    [
      'Está bien, sin llamar. Un mensaje escrito también trae ayuda: "{Ven|Vení|Venga} ahora, es urgente, no puedo quedarme a solas". {Déjalo|Dejalo|Déjelo} listo mientras {te alejas|te alejás|se aleja} de lo que pueda {dañarte|dañarte|dañarle}. ¿A quién se lo {escribes|escribís|escribe}?',
    ],
    'Tudo bem, sem ligar. Uma mensagem escrita também traz ajuda: "Vem agora, é urgente, não posso ficar a sós". Deixe pronta enquanto se afasta do que possa machucar. Para quem você escreve?',
  ),
  'crisis.barrier.no-one': inForms(
    'Entonces que sea gente que no {conoces|conocés|conoce}: quien vive al lado, un local abierto, {urgencias|la guardia|urgencias}. No hace falta conocer a nadie para pedir compañía. {Sal|Salí|Salga} ahora, con el teléfono en la mano, y {deja|dejá|deje} atrás lo que pueda {dañarte|dañarte|dañarle}. ¿{Puedes|Podés|Puede} salir?',
    'Então que seja gente que você não conhece: quem mora ao lado, um lugar aberto, o pronto-socorro. Não precisa conhecer ninguém para pedir companhia. Saia agora, com o telefone na mão, e deixe para trás o que possa machucar. Dá para sair?',
  ),
  'crisis.barrier.money': inForms(
    'Hoy el dinero puede esperar. Llamar {toEmergency} es gratis y {urgencias|la guardia|urgencias} atiende primero; lo demás se ve después. ¿{Puedes|Podés|Puede} marcar ahora?',
    'Hoje o dinheiro pode esperar. A ligação para {emergency} é grátis e o pronto-socorro atende primeiro; o resto se vê depois. Dá para ligar agora?',
  ),
  'now.emergency': inForms(
    'Gracias por decirlo. Lo primero es ayuda ahora: {llama|llamá|llame} {toEmergency}, o que llame otra persona, y {aléjate|alejate|aléjese} de lo que pueda {dañarte|dañarte|dañarle}. Soy una IA y no puedo llamar por {ti|vos|usted}. ¿Quién puede estar {contigo|con vos|con usted} en persona, ya?',
    'Que bom que disse. Primeiro, ajuda agora: ligue para {emergency}, ou que outra pessoa ligue, e afaste-se do que possa machucar. Sou uma IA e não posso ligar por você. Quem pode estar com você em pessoa, já?',
  ),
  'now.attempt': inForms(
    '{Llama|Llamá|Llame} ahora {toEmergency}. {Di|Decí|Diga} que {intentaste quitarte|intentaste quitarte|intentó quitarse} la vida y dónde {estás|estás|está}, aunque todavía no se sienta nada. Soy una IA y no puedo llamar por {ti|vos|usted}. ¿Hay alguien cerca que pueda llamar o acompañar?',
    'Ligue agora para {emergency}. Diga que tentou tirar a própria vida e onde está, mesmo que ainda não sinta nada. Sou uma IA e não posso ligar por você. Há alguém perto que possa ligar ou acompanhar?',
  ),
  'now.presence': inForms(
    withLead(
      'Ahora hace falta una persona al lado. {Abre|Abrí|Abra} la puerta y {pide|pedí|pida} ayuda a quien esté cerca, en voz alta o por mensaje: "Necesito ayuda, no me {dejes|dejes|deje} a solas". ¿Quién es la persona que puede llegar más rápido?',
    ),
    withLead(
      'Agora é preciso uma pessoa ao lado. Abra a porta e peça ajuda a quem estiver perto, em voz alta ou por mensagem: "Preciso de ajuda, não me deixe a sós". Quem consegue chegar mais rápido?',
    ),
  ),
  'now.away': inForms(
    withLead(
      '{Aléjate|Alejate|Aléjese} ahora de lo que pueda {dañarte|dañarte|dañarle}, a otro cuarto o adonde haya gente y luz; no hace falta decirme qué es. Si cuesta hablar, {muestra|mostrá|muestre} esta pantalla y {pide|pedí|pida} que {te|te|le} lleven a {urgencias|la guardia|urgencias}. ¿{Pudiste|Pudiste|Pudo} salir de ahí?',
    ),
    withLead(
      'Afaste-se agora do que possa machucar, para outro cômodo ou onde haja gente e luz; não precisa dizer o que é. Se custar falar, mostre esta tela e peça que levem você ao pronto-socorro. Conseguiu sair daí?',
    ),
  ),
  'now.check': inForms(
    '¿{Pudiste|Pudiste|Pudo} pedir ayuda {toEmergency}? Si no sale, que marque otra persona.',
    'Conseguiu pedir ajuda em {emergency}? Se não sair, que outra pessoa ligue.',
  ),
  'now.wait': inForms(
    'Mientras tanto, {siéntate|sentate|siéntese} con la espalda apoyada. {Mira|Mirá|Mire} un punto fijo y {suelta|soltá|suelte} el aire despacio. Sigo en esta pantalla.',
    'Enquanto isso, sente com as costas apoiadas. Olhe um ponto fixo e solte o ar devagar. Sigo nesta tela.',
  ),
} as const satisfies Frames;
