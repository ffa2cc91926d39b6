/**
 * Words of levels high and imminent: plain, one thing at a time, nothing about the object.
 * Holes: {lead} what they just said, {who} a person near, {line} and {emergency} from the help-line table.
 */
import type { Frames } from './phrase.ts';

export const CRISIS_FRAMES = {
  'crisis.open': {
    tu: [
      'Gracias por decirlo. Esto va primero: {line}. Si puede ser hoy, {emergency}. Soy una IA y no puedo llamar por ti. ¿Estás pensando en quitarte la vida hoy?',
    ],
    vos: [
      'Gracias por decirlo. Esto va primero: {line}. Si puede ser hoy, {emergency}. Soy una IA y no puedo llamar por vos. ¿Estás pensando en quitarte la vida hoy?',
    ],
    usted: [
      'Gracias por decirlo. Esto va primero: {line}. Si puede ser hoy, {emergency}. Soy una IA y no puedo llamar por usted. ¿Está pensando en quitarse la vida hoy?',
    ],
    voce: [
      'Que bom que disse. Isto vem primeiro: {line}. Se pode ser hoje, {emergency}. Sou uma IA e não posso ligar por você. Você está pensando em tirar a própria vida hoje?',
    ],
  },
  'crisis.presence': {
    tu: [
      '{lead}. Lo primero es que no estés a solas. Alguien tiene que estar contigo, en persona, ahora. ¿A quién tienes más cerca: familia, una amistad, quien vive al lado?',
      'Lo primero es que no estés a solas. Alguien tiene que estar contigo, en persona, ahora. ¿A quién tienes más cerca: familia, una amistad, quien vive al lado?',
    ],
    vos: [
      '{lead}. Lo primero es que no estés a solas. Alguien tiene que estar con vos, en persona, ahora. ¿A quién tenés más cerca: familia, una amistad, quien vive al lado?',
      'Lo primero es que no estés a solas. Alguien tiene que estar con vos, en persona, ahora. ¿A quién tenés más cerca: familia, una amistad, quien vive al lado?',
    ],
    usted: [
      '{lead}. Lo primero es que no esté a solas. Alguien tiene que estar con usted, en persona, ahora. ¿A quién tiene más cerca: familia, una amistad, quien vive al lado?',
      'Lo primero es que no esté a solas. Alguien tiene que estar con usted, en persona, ahora. ¿A quién tiene más cerca: familia, una amistad, quien vive al lado?',
    ],
    voce: [
      '{lead}. O primeiro é não ficar a sós. Alguém tem que estar com você, em pessoa, agora. Quem está mais perto: família, uma amizade, quem mora ao lado?',
      'O primeiro é não ficar a sós. Alguém tem que estar com você, em pessoa, agora. Quem está mais perto: família, uma amizade, quem mora ao lado?',
    ],
  },
  'crisis.presence.who': {
    tu: [
      '{lead}. Lo primero es que no estés a solas. Alguien tiene que estar contigo, en persona, ahora. ¿Puede venir {who}, o puedes ir tú?',
      'Lo primero es que no estés a solas. Alguien tiene que estar contigo, en persona, ahora. ¿Puede venir {who}, o puedes ir tú?',
    ],
    vos: [
      '{lead}. Lo primero es que no estés a solas. Alguien tiene que estar con vos, en persona, ahora. ¿Puede venir {who}, o podés ir vos?',
      'Lo primero es que no estés a solas. Alguien tiene que estar con vos, en persona, ahora. ¿Puede venir {who}, o podés ir vos?',
    ],
    usted: [
      '{lead}. Lo primero es que no esté a solas. Alguien tiene que estar con usted, en persona, ahora. ¿Puede venir {who}, o puede ir usted?',
      'Lo primero es que no esté a solas. Alguien tiene que estar con usted, en persona, ahora. ¿Puede venir {who}, o puede ir usted?',
    ],
    voce: [
      '{lead}. O primeiro é não ficar a sós. Alguém tem que estar com você, em pessoa, agora. Dá para chamar {who}, ou ir até lá?',
      'O primeiro é não ficar a sós. Alguém tem que estar com você, em pessoa, agora. Dá para chamar {who}, ou ir até lá?',
    ],
  },
  'crisis.move': {
    tu: [
      '{lead}. Aun así, ve con alguien ahora. Basta decir: "Estoy pensando en matarme, quédate conmigo". Aléjate de eso con lo que pensaste hacerte daño; no me digas qué es. Luego, a urgencias, con un médico o psiquiatra. ¿Sales ya?',
      'Aun así, ve con alguien ahora. Basta decir: "Estoy pensando en matarme, quédate conmigo". Aléjate de eso con lo que pensaste hacerte daño; no me digas qué es. Luego, a urgencias, con un médico o psiquiatra. ¿Sales ya?',
    ],
    vos: [
      '{lead}. Aun así, andá con alguien ahora. Basta decir: "Estoy pensando en matarme, quedate conmigo". Alejate de eso con lo que pensaste hacerte daño; no me digas qué es. Después, a la guardia, con un médico o psiquiatra. ¿Salís ya?',
      'Aun así, andá con alguien ahora. Basta decir: "Estoy pensando en matarme, quedate conmigo". Alejate de eso con lo que pensaste hacerte daño; no me digas qué es. Después, a la guardia, con un médico o psiquiatra. ¿Salís ya?',
    ],
    usted: [
      '{lead}. Aun así, vaya con alguien ahora. Basta decir: "Estoy pensando en matarme, quédese conmigo". Aléjese de eso con lo que pensó hacerse daño; no me diga qué es. Luego, a urgencias, con un médico o psiquiatra. ¿Sale ya?',
      'Aun así, vaya con alguien ahora. Basta decir: "Estoy pensando en matarme, quédese conmigo". Aléjese de eso con lo que pensó hacerse daño; no me diga qué es. Luego, a urgencias, con un médico o psiquiatra. ¿Sale ya?',
    ],
    voce: [
      '{lead}. Mesmo assim, vá com alguém agora. Basta dizer: "Estou pensando em me matar, fica comigo". Afaste-se daquilo com que pensou se machucar; não diga o que é. Depois, pronto-socorro, com médico ou psiquiatra. Você sai agora?',
      'Mesmo assim, vá com alguém agora. Basta dizer: "Estou pensando em me matar, fica comigo". Afaste-se daquilo com que pensou se machucar; não diga o que é. Depois, pronto-socorro, com médico ou psiquiatra. Você sai agora?',
    ],
  },
  'crisis.move.alone': {
    tu: [
      'Entonces sal a donde haya gente: la puerta de al lado, un local abierto, urgencias. Basta decir: "No estoy bien, no me dejen a solas". Aléjate de eso; no me digas qué es. En urgencias te ve un médico o psiquiatra. ¿Puedes salir ya?',
    ],
    vos: [
      'Entonces salí a donde haya gente: la puerta de al lado, un local abierto, la guardia. Basta decir: "No estoy bien, no me dejen a solas". Alejate de eso; no me digas qué es. En la guardia te ve un médico o psiquiatra. ¿Podés salir ya?',
    ],
    usted: [
      'Entonces salga a donde haya gente: la puerta de al lado, un local abierto, urgencias. Basta decir: "No estoy bien, no me dejen a solas". Aléjese de eso; no me diga qué es. En urgencias le ve un médico o psiquiatra. ¿Puede salir ya?',
    ],
    voce: [
      'Então vá para onde haja gente: a porta ao lado, um lugar aberto, o pronto-socorro. Basta dizer: "Não estou bem, não me deixem a sós". Afaste-se daquilo; não diga o que é. Lá um médico ou psiquiatra atende. Dá para sair agora?',
    ],
  },
  'crisis.skill': {
    tu: [
      '{lead}. Mientras tanto, lo que anotaste en tu plan: "{own}". Si no se puede, apoya los pies y suelta el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, lo que anotaste en tu plan: "{own}". Si no se puede, apoya los pies y suelta el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      '{lead}. Mientras tanto, el cuerpo: apoya los pies y siente el suelo. Nombra en voz baja tres cosas que veas. Suelta el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, el cuerpo: apoya los pies y siente el suelo. Nombra en voz baja tres cosas que veas. Suelta el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
    ],
    vos: [
      '{lead}. Mientras tanto, lo que anotaste en tu plan: "{own}". Si no se puede, apoyá los pies y soltá el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, lo que anotaste en tu plan: "{own}". Si no se puede, apoyá los pies y soltá el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      '{lead}. Mientras tanto, el cuerpo: apoyá los pies y sentí el suelo. Nombrá en voz baja tres cosas que veas. Soltá el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, el cuerpo: apoyá los pies y sentí el suelo. Nombrá en voz baja tres cosas que veas. Soltá el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
    ],
    usted: [
      '{lead}. Mientras tanto, lo que anotó en su plan: "{own}". Si no se puede, apoye los pies y suelte el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, lo que anotó en su plan: "{own}". Si no se puede, apoye los pies y suelte el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      '{lead}. Mientras tanto, el cuerpo: apoye los pies y sienta el suelo. Nombre en voz baja tres cosas que vea. Suelte el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
      'Mientras tanto, el cuerpo: apoye los pies y sienta el suelo. Nombre en voz baja tres cosas que vea. Suelte el aire despacio. Si se pone más fuerte, {emergency}, sin esperar. Sigo en esta pantalla.',
    ],
    voce: [
      '{lead}. Enquanto isso, o que você anotou no seu plano: "{own}". Se não der, apoie os pés e solte o ar devagar. Se ficar mais forte, {emergency}, sem esperar. Sigo nesta tela.',
      'Enquanto isso, o que você anotou no seu plano: "{own}". Se não der, apoie os pés e solte o ar devagar. Se ficar mais forte, {emergency}, sem esperar. Sigo nesta tela.',
      '{lead}. Enquanto isso, o corpo: apoie os pés e sinta o chão. Diga baixinho três coisas que vê. Solte o ar devagar. Se ficar mais forte, {emergency}, sem esperar. Sigo nesta tela.',
      'Enquanto isso, o corpo: apoie os pés e sinta o chão. Diga baixinho três coisas que vê. Solte o ar devagar. Se ficar mais forte, {emergency}, sem esperar. Sigo nesta tela.',
    ],
  },
  'crisis.check': {
    tu: [
      '¿Pudiste llamar? Es {line}. Puedes empezar con: "Estoy pensando en quitarme la vida y necesito hablar".',
    ],
    vos: [
      '¿Pudiste llamar? Es {line}. Podés empezar con: "Estoy pensando en quitarme la vida y necesito hablar".',
    ],
    usted: [
      '¿Pudo llamar? Es {line}. Puede empezar con: "Estoy pensando en quitarme la vida y necesito hablar".',
    ],
    voce: [
      'Conseguiu ligar? É {line}. Pode começar com: "Estou pensando em tirar a minha vida e preciso falar".',
    ],
  },
  'crisis.again': {
    tu: [
      'Vuelvo a lo que cuida: una persona a tu lado. ¿Quién está contigo en este momento?',
      'Te sigo leyendo. Para hablar ahora con alguien: {line}. ¿Qué te frena de marcar?',
      'Lo que dices pesa, y sigo aquí. ¿Ya estás lejos de eso y cerca de alguien?',
    ],
    vos: [
      'Vuelvo a lo que cuida: una persona a tu lado. ¿Quién está con vos en este momento?',
      'Te sigo leyendo. Para hablar ahora con alguien: {line}. ¿Qué te frena de marcar?',
      'Lo que decís pesa, y sigo acá. ¿Ya estás lejos de eso y cerca de alguien?',
    ],
    usted: [
      'Vuelvo a lo que cuida: una persona a su lado. ¿Quién está con usted en este momento?',
      'Le sigo leyendo. Para hablar ahora con alguien: {line}. ¿Qué le frena de marcar?',
      'Lo que dice pesa, y sigo aquí. ¿Ya está lejos de eso y cerca de alguien?',
    ],
    voce: [
      'Volto ao que cuida: uma pessoa ao seu lado. Quem está com você neste momento?',
      'Sigo lendo. Para falar agora com alguém: {line}. O que impede de ligar?',
      'O que você diz pesa, e sigo aqui. Já está longe daquilo e perto de alguém?',
    ],
  },
  'crisis.stay': {
    tu: [
      'Quédate cerca de alguien. Este chat no se cierra. Escribe cómo estás cuando puedas, y empezamos por ahí.',
      'Hoy lo que cuida es no estar a solas y que te vea un médico. Si sube, {emergency}.',
      'Sigo en esta pantalla. No hace falta explicar nada. Solo quédate donde haya alguien.',
    ],
    vos: [
      'Quedate cerca de alguien. Este chat no se cierra. Escribí cómo estás cuando puedas, y empezamos por ahí.',
      'Hoy lo que cuida es no estar a solas y que te vea un médico. Si sube, {emergency}.',
      'Sigo en esta pantalla. No hace falta explicar nada. Solo quedate donde haya alguien.',
    ],
    usted: [
      'Quédese cerca de alguien. Este chat no se cierra. Escriba cómo está cuando pueda, y empezamos por ahí.',
      'Hoy lo que cuida es no estar a solas y que le vea un médico. Si sube, {emergency}.',
      'Sigo en esta pantalla. No hace falta explicar nada. Solo quédese donde haya alguien.',
    ],
    voce: [
      'Fique perto de alguém. Este chat não fecha. Escreva como está quando puder, e começamos por aí.',
      'Hoje o que cuida é não ficar a sós e um médico atender você. Se subir, {emergency}.',
      'Sigo nesta tela. Não precisa explicar nada. Só fique onde haja alguém.',
    ],
  },
  'crisis.together': {
    tu: [
      'Ya hay alguien contigo. Ahora juntos, con el altavoz: {line}. Digan lo mismo que me dijiste. ¿Pueden marcar ahora?',
    ],
    vos: [
      'Ya hay alguien con vos. Ahora juntos, con el altavoz: {line}. Digan lo mismo que me dijiste. ¿Pueden marcar ahora?',
    ],
    usted: [
      'Ya hay alguien con usted. Ahora juntos, con el altavoz: {line}. Digan lo mismo que me dijo. ¿Pueden marcar ahora?',
    ],
    voce: [
      'Já há alguém com você. Agora juntos, no viva-voz: {line}. Digam o mesmo que você me disse. Podem ligar agora?',
    ],
  },
  'crisis.means-by-other': {
    tu: [
      'Quédense juntos. Y pídele una cosa: que guarde lejos eso que sabes. Yo no necesito saber qué es. Luego vayan juntos a urgencias, a que te vea un médico.',
    ],
    vos: [
      'Quédense juntos. Y pedile una cosa: que guarde lejos eso que sabés. Yo no necesito saber qué es. Después vayan juntos a la guardia, a que te vea un médico.',
    ],
    usted: [
      'Quédense juntos. Y pídale una cosa: que guarde lejos eso que sabe. Yo no necesito saber qué es. Luego vayan juntos a urgencias, a que le vea un médico.',
    ],
    voce: [
      'Fiquem juntos. E peça uma coisa: que guarde longe aquilo que você sabe. Eu não preciso saber o que é. Depois vão juntos ao pronto-socorro, para um médico ver você.',
    ],
  },
  'crisis.progress': {
    tu: [
      'Bien, ese paso está hecho. Sigue hacia donde haya alguien, con el teléfono en la mano. Si se pone más fuerte antes, {emergency}. Escríbeme al llegar.',
    ],
    vos: [
      'Bien, ese paso está hecho. Seguí hacia donde haya alguien, con el teléfono en la mano. Si se pone más fuerte antes, {emergency}. Escribime al llegar.',
    ],
    usted: [
      'Bien, ese paso está hecho. Siga hacia donde haya alguien, con el teléfono en la mano. Si se pone más fuerte antes, {emergency}. Escríbame al llegar.',
    ],
    voce: [
      'Certo, esse passo está feito. Siga até onde haja alguém, com o telefone na mão. Se ficar mais forte antes, {emergency}. Escreva ao chegar.',
    ],
  },
  'crisis.barrier.shame': {
    tu: [
      'Da vergüenza, y no hace falta explicar nada. Muéstrale esta pantalla, o di solo: "No estoy bien, quédate conmigo". Hazlo ahora, y luego me cuentas.',
    ],
    vos: [
      'Da vergüenza, y no hace falta explicar nada. Mostrale esta pantalla, o decí solo: "No estoy bien, quedate conmigo". Hacelo ahora, y después me contás.',
    ],
    usted: [
      'Da vergüenza, y no hace falta explicar nada. Muéstrele esta pantalla, o diga solo: "No estoy bien, quédese conmigo". Hágalo ahora, y luego me cuenta.',
    ],
    voce: [
      'Dá vergonha, e não precisa explicar nada. Mostre esta tela, ou diga só: "Não estou bem, fica comigo". Faça agora, e depois me conta.',
    ],
  },
  'crisis.barrier.fear': {
    tu: [
      'Ese miedo pesa, y no sé qué decidirán. Puedes pedir que alguien tuyo no se separe de ti, y preguntar cada cosa. Hoy lo que cuida es no estar a solas. Da el primer paso ahora.',
    ],
    vos: [
      'Ese miedo pesa, y no sé qué decidirán. Podés pedir que alguien tuyo no se separe de vos, y preguntar cada cosa. Hoy lo que cuida es no estar a solas. Da el primer paso ahora.',
    ],
    usted: [
      'Ese miedo pesa, y no sé qué decidirán. Puede pedir que alguien suyo no se separe de usted, y preguntar cada cosa. Hoy lo que cuida es no estar a solas. Dé el primer paso ahora.',
    ],
    voce: [
      'Esse medo pesa, e não sei o que vão decidir. Você pode pedir que alguém seu fique junto, e perguntar cada coisa. Hoje o que cuida é não ficar a sós. Dê o primeiro passo agora.',
    ],
  },
  'crisis.barrier.cannot-call': {
    tu: [
      'Entonces que llame otra persona. Toca la puerta de al lado o escribe a alguien cerca: "Ven ahora, es urgente, llama {toEmergency}". También puedes ir a urgencias. ¿A quién le escribes?',
    ],
    vos: [
      'Entonces que llame otra persona. Tocá la puerta de al lado o escribí a alguien cerca: "Vení ahora, es urgente, llamá {toEmergency}". También podés ir a la guardia. ¿A quién le escribís?',
    ],
    usted: [
      'Entonces que llame otra persona. Toque la puerta de al lado o escriba a alguien cerca: "Venga ahora, es urgente, llame {toEmergency}". También puede ir a urgencias. ¿A quién le escribe?',
    ],
    voce: [
      'Então que outra pessoa ligue. Bata na porta ao lado ou escreva a alguém perto: "Vem agora, é urgente, liga para {emergency}". Também dá para ir ao pronto-socorro. Para quem você escreve?',
    ],
  },
  'crisis.barrier.no-one': {
    tu: [
      'Entonces que sea gente que no conoces: quien vive al lado, un local abierto, urgencias. No tienes que conocerlos para pedir que te acompañen. Sal ahora, con el teléfono en la mano.',
    ],
    vos: [
      'Entonces que sea gente que no conocés: quien vive al lado, un local abierto, la guardia. No hace falta conocerlos para pedir que te acompañen. Salí ahora, con el teléfono en la mano.',
    ],
    usted: [
      'Entonces que sea gente que no conoce: quien vive al lado, un local abierto, urgencias. No tiene que conocerlos para pedir que le acompañen. Salga ahora, con el teléfono en la mano.',
    ],
    voce: [
      'Então que seja gente que você não conhece: quem mora ao lado, um lugar aberto, o pronto-socorro. Não precisa conhecer para pedir companhia. Saia agora, com o telefone na mão.',
    ],
  },
  'crisis.barrier.money': {
    tu: [
      'Hoy no pienses en pagar. Llamar {toEmergency} es gratis y urgencias atiende primero. Lo demás se ve después. Marca ahora.',
    ],
    vos: [
      'Hoy no pienses en pagar. Llamar {toEmergency} es gratis y la guardia atiende primero. Lo demás se ve después. Marcá ahora.',
    ],
    usted: [
      'Hoy no piense en pagar. Llamar {toEmergency} es gratis y urgencias atiende primero. Lo demás se ve después. Marque ahora.',
    ],
    voce: [
      'Hoje não pense em pagar. Para {emergency} a ligação é grátis e o pronto-socorro atende primeiro. O resto se vê depois. Ligue agora.',
    ],
  },
  'now.emergency': {
    tu: [
      'Llama ahora a emergencias: {emergency}. Soy una IA y no puedo llamar por ti. ¿Estás por quitarte la vida en este momento?',
    ],
    vos: [
      'Llamá ahora a emergencias: {emergency}. Soy una IA y no puedo llamar por vos. ¿Estás por quitarte la vida en este momento?',
    ],
    usted: [
      'Llame ahora a emergencias: {emergency}. Soy una IA y no puedo llamar por usted. ¿Está por quitarse la vida en este momento?',
    ],
    voce: [
      'Ligue agora para a emergência: {emergency}. Sou uma IA e não posso ligar por você. Você está para tirar a própria vida neste momento?',
    ],
  },
  'now.attempt': {
    tu: [
      'Llama ahora a emergencias: {emergency}. Di que intentaste quitarte la vida y dónde estás. No esperes a sentirte peor. Soy una IA y no puedo llamar por ti. ¿Puedes marcar ya?',
    ],
    vos: [
      'Llamá ahora a emergencias: {emergency}. Decí que intentaste quitarte la vida y dónde estás. No esperes a sentirte peor. Soy una IA y no puedo llamar por vos. ¿Podés marcar ya?',
    ],
    usted: [
      'Llame ahora a emergencias: {emergency}. Diga que intentó quitarse la vida y dónde está. No espere a sentirse peor. Soy una IA y no puedo llamar por usted. ¿Puede marcar ya?',
    ],
    voce: [
      'Ligue agora para a emergência: {emergency}. Diga que tentou tirar a própria vida e onde está. Não espere piorar. Sou uma IA e não posso ligar por você. Consegue ligar já?',
    ],
  },
  'now.presence': {
    tu: [
      '{lead}. Ahora, una persona contigo. Abre la puerta y grita o toca al lado: "Necesito ayuda, no me dejen a solas".',
      'Ahora, una persona contigo. Abre la puerta y grita o toca al lado: "Necesito ayuda, no me dejen a solas".',
    ],
    vos: [
      '{lead}. Ahora, una persona con vos. Abrí la puerta y gritá o tocá al lado: "Necesito ayuda, no me dejen a solas".',
      'Ahora, una persona con vos. Abrí la puerta y gritá o tocá al lado: "Necesito ayuda, no me dejen a solas".',
    ],
    usted: [
      '{lead}. Ahora, una persona con usted. Abra la puerta y grite o toque al lado: "Necesito ayuda, no me dejen a solas".',
      'Ahora, una persona con usted. Abra la puerta y grite o toque al lado: "Necesito ayuda, no me dejen a solas".',
    ],
    voce: [
      '{lead}. Agora, uma pessoa com você. Abra a porta e grite ou bata ao lado: "Preciso de ajuda, não me deixem a sós".',
      'Agora, uma pessoa com você. Abra a porta e grite ou bata ao lado: "Preciso de ajuda, não me deixem a sós".',
    ],
  },
  'now.away': {
    tu: [
      '{lead}. Aléjate de eso, a un lugar con gente y luz. No me digas qué es. Si da vergüenza, muestra esta pantalla y pide que te lleven a urgencias.',
      'Aléjate de eso, a un lugar con gente y luz. No me digas qué es. Si da vergüenza, muestra esta pantalla y pide que te lleven a urgencias.',
    ],
    vos: [
      '{lead}. Alejate de eso, a un lugar con gente y luz. No me digas qué es. Si da vergüenza, mostrá esta pantalla y pedí que te lleven a la guardia.',
      'Alejate de eso, a un lugar con gente y luz. No me digas qué es. Si da vergüenza, mostrá esta pantalla y pedí que te lleven a la guardia.',
    ],
    usted: [
      '{lead}. Aléjese de eso, a un lugar con gente y luz. No me diga qué es. Si da vergüenza, muestre esta pantalla y pida que le lleven a urgencias.',
      'Aléjese de eso, a un lugar con gente y luz. No me diga qué es. Si da vergüenza, muestre esta pantalla y pida que le lleven a urgencias.',
    ],
    voce: [
      '{lead}. Afaste-se daquilo, para um lugar com gente e luz. Não diga o que é. Se der vergonha, mostre esta tela e peça que levem você ao pronto-socorro.',
      'Afaste-se daquilo, para um lugar com gente e luz. Não diga o que é. Se der vergonha, mostre esta tela e peça que levem você ao pronto-socorro.',
    ],
  },
  'now.check': {
    tu: ['¿Pudiste llamar {toEmergency}? Si no, pásale el teléfono a quien tengas cerca.'],
    vos: ['¿Pudiste llamar {toEmergency}? Si no, pasale el teléfono a quien tengas cerca.'],
    usted: ['¿Pudo llamar {toEmergency}? Si no, pase el teléfono a quien tenga cerca.'],
    voce: ['Conseguiu ligar para {emergency}? Se não, passe o telefone a quem estiver perto.'],
  },
  'now.wait': {
    tu: [
      'Mientras tanto, siéntate con la espalda apoyada. Mira un punto fijo y suelta el aire despacio. Sigo en esta pantalla.',
    ],
    vos: [
      'Mientras tanto, sentate con la espalda apoyada. Mirá un punto fijo y soltá el aire despacio. Sigo en esta pantalla.',
    ],
    usted: [
      'Mientras tanto, siéntese con la espalda apoyada. Mire un punto fijo y suelte el aire despacio. Sigo en esta pantalla.',
    ],
    voce: [
      'Enquanto isso, sente com as costas apoiadas. Olhe um ponto fixo e solte o ar devagar. Sigo nesta tela.',
    ],
  },
} as const satisfies Frames;
