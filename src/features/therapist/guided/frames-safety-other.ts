/** Data, phrases: somebody they fear for. Holes: {other} who that is, "tu hijo" or "esa persona"; {line}, {emergency} from the table. */
import { type Frames, inForms } from './phrase.ts';

export const OTHER_FRAMES = {
  'hint.third': inForms(
    'Suena a que {te|te|le} preocupa {other}. ¿{Temes|Temés|Teme} que pueda hacerse daño o quitarse la vida?',
    'Parece que você está com medo por alguém. Teme que {other} possa se machucar ou tirar a própria vida?',
  ),
  'third.open': inForms(
    'Qué importante que lo {digas|digas|diga}. Preguntarle de frente no mete la idea: "¿Estás pensando en quitarte la vida?". Para orientarse en esto: {line}. Lo primero es que no esté a solas: ¿hay alguien ahora con {other}?',
    'Que importante dizer isso. Perguntar de frente não põe a ideia: "Você está pensando em tirar a própria vida?". Para orientação: {line}. O primeiro é não ficar a sós: há alguém agora com {other}?',
  ),
  'third.with': inForms(
    'Bien, que siga habiendo alguien cerca, también de noche. Lo que viene: preguntarle de frente, escuchar hasta el final y sacar de su alcance lo que pueda hacer daño. ¿Por dónde {quieres|querés|quiere} empezar?',
    'Certo, que continue havendo alguém por perto, também de noite. O que vem agora: perguntar de frente, escutar até o fim e tirar do alcance o que possa machucar. Por onde você quer começar?',
  ),
  'third.alone': inForms(
    'Entonces lo primero es que alguien vaya ahora: {tú|vos|usted}, o la persona adulta que esté más cerca. Mientras llega, una llamada para acompañar. Si no contesta o dijo que es hoy, {llama|llamá|llame} {toEmergency} y {da|da|dé} la dirección. ¿Quién puede llegar antes?',
    'Então o primeiro é alguém ir agora: você, ou a pessoa adulta que estiver mais perto. Enquanto chega, uma ligação para acompanhar. Se não atender ou disse que é hoje, ligue para {emergency} e dê o endereço. Quem chega antes?',
  ),
  'third.reach': inForms(
    'Desde lejos también se cuida: una llamada ahora, y alguien de su zona que pueda pasar hoy. Si hay peligro, {llama|llamá|llame} {toEmergency} y {da|da|dé} la dirección. ¿Quién vive cerca de {other}?',
    'De longe também se cuida: uma ligação agora, e alguém de perto que possa passar hoje. Se há perigo, ligue para {emergency} e dê o endereço. Quem mora perto?',
  ),
  'third.yes': inForms(
    'Que lo haya podido decir abre una puerta. Se le responde: "Gracias por contármelo, no me voy de aquí". Desde ahora alguien a su lado todo el tiempo, y lejos lo que pueda hacer daño. Si es para hoy, {llama|llamá|llame} {toEmergency} o vayan ya a {urgencias|la guardia|urgencias}. ¿Quién más puede venir?',
    'Ter conseguido dizer abre uma porta. A resposta pode ser: "Que bom que me contou, não saio daqui". A partir de agora alguém ao lado o tempo todo, e longe o que possa machucar. Se é para hoje, ligue para {emergency} ou vão já ao pronto-socorro. Quem mais pode vir?',
  ),
  'third.said-no': inForms(
    'Que haya contestado ya es algo, y un no de hoy no cierra la pregunta. Lo que cuida sigue igual: alguien cerca de {other}, lejos lo que pueda hacer daño, y una consulta esta semana. Mañana se puede volver a preguntar, sin reproche. ¿Qué parte falta?',
    'Ter respondido já é algo, e um não de hoje não fecha a pergunta. O que cuida continua igual: alguém por perto, longe o que possa machucar, e uma consulta nesta semana. Amanhã dá para perguntar de novo, sem cobrança. Que parte falta?',
  ),
  'third.going': inForms(
    'Bien, eso es lo que hace falta. En el camino, que una persona maneje y otra vaya al lado de {other}. Al llegar se dice: "Piensa en quitarse la vida y no puede quedarse a solas". Después, {tú también necesitas|vos también necesitás|usted también necesita} con quién hablar de esto.',
    'Certo, é isso que é preciso. No caminho, que uma pessoa dirija e outra vá ao lado. Ao chegar se diz: "Pensa em tirar a própria vida e não pode ficar a sós". Depois, você também precisa de alguém com quem falar disso.',
  ),
  'third.coming': inForms(
    'Bien, así ya no {estás|estás|está} sin ayuda en esto. Hasta que estén los dos, {quédate|quedate|quédese} cerca de {other}, sin discutir y con la puerta abierta. Después una persona acompaña y la otra llama o prepara la salida. No {te toca|te toca|le toca} hacerlo todo.',
    'Certo, assim você já não está sem ajuda nisso. Até estarem os dois, fique por perto, sem discutir e com a porta aberta. Depois uma pessoa acompanha e a outra liga ou prepara a saída. Não cabe a você fazer tudo.',
  ),
  'third.now': inForms(
    '{Llama|Llamá|Llame} ya {toEmergency} y {di|decí|diga} lo que pasó y dónde. Que {other} no se quede a solas ni tome nada más, y lo que dañe, lejos, si se puede sin forcejear. Soy una IA y no puedo llamar. ¿{Estás|Estás|Está} a su lado?',
    'Ligue já para {emergency} e diga o que houve e onde. Que {other} não fique a sós nem tome mais nada, e o que machuca, longe, se der sem forçar. Sou uma IA e não posso ligar. Você está ao lado?',
  ),
  'third.beside': inForms(
    '{Quédate a su lado y háblale|Quedate a su lado y hablale|Quédese a su lado y háblele}, aunque no conteste. Si tomó algo, el envase a mano, para mostrarlo. Si deja de respirar o no despierta, {llama|llamá|llame} otra vez {toEmergency}. ¿Ya viene la ayuda?',
    'Fique ao lado e fale, mesmo sem resposta. Se tomou algo, a embalagem à mão, para mostrar. Se parar de respirar ou não acordar, ligue de novo para {emergency}. A ajuda já vem?',
  ),
  'third.far': inForms(
    'Aunque {estés|estés|esté} lejos se puede: {llama|llamá|llame} {toEmergency} y {da|da|dé} su dirección. Después, alguien que viva cerca y pueda ir ya. ¿A quién le {escribes|escribís|escribe}?',
    'Mesmo de longe dá: ligue para a emergência, {emergency}, e dê o endereço. Depois, alguém que more perto e possa ir já. Para quem você escreve?',
  ),
  'third.far.go': inForms(
    'Que vaya ya, entre si puede y se quede con {other}. Mientras, {llama|llamá|llame} {toEmergency} y {da|da|dé} la dirección. ¿{Pudiste|Pudiste|Pudo} avisar?',
    'Que vá já, entre se puder e fique ali. Enquanto isso, ligue para {emergency} e dê o endereço. Conseguiu avisar?',
  ),
  'third.you': inForms(
    'Lo que {haces|hacés|hace} por {other} ya cuida, y nadie tiene que sostenerlo sin ayuda. ¿Y {tú, cómo estás|vos, cómo estás|usted, cómo está} con todo esto?',
    'O que você faz por {other} já cuida, e ninguém tem que sustentar isso sem ajuda. E você, como está com tudo isso?',
  ),
  'third.leave': inForms(
    '{Ve|Andá|Vaya} con {other}. Alguien a su lado esta noche, lejos lo que pueda hacer daño, y ayuda para {ti|vos|usted} también: {line}. Si es para hoy, {llama|llamá|llame} {toEmergency}. Aquí se puede volver.',
    'Vá ficar com {other}. Alguém ao lado esta noite, longe o que possa machucar, e ajuda para você também: {line}. Se é para hoje, ligue para {emergency}. Aqui dá para voltar.',
  ),
  'medical.way': inForms(
    'Bien, eso es lo que hacía falta. En el camino, que maneje otra persona. Al llegar {di|decí|diga} desde cuándo {dejaste|dejaste|dejó} de tomar y si alguna vez hubo una convulsión. Si pasa algo antes, que paren en un lugar seguro y llamen {toEmergency}. Aquí se puede volver después.',
    'Certo, era isso que era preciso. No caminho, que outra pessoa dirija. Ao chegar diga desde quando parou de beber e se já houve convulsão. Se algo acontecer antes, que parem em um lugar seguro e liguem para {emergency}. Aqui dá para voltar depois.',
  ),
  'medical.way.other': inForms(
    'Bien, eso es lo que hacía falta. En el camino, que maneje otra persona y nadie deje de mirar cómo {sigues|seguís|sigue}. Al llegar {di|decí|diga} qué {sientes|sentís|siente} y desde cuándo. Si empeora antes, que paren y llamen {toEmergency}. Aquí se puede volver después.',
    'Certo, era isso que era preciso. No caminho, que outra pessoa dirija e alguém fique olhando como você está. Ao chegar diga o que sente e desde quando. Se piorar antes, que parem e liguem para {emergency}. Aqui dá para voltar depois.',
  ),
  'medical.insist.withdrawal': inForms(
    'Ver cosas que no están, o haber convulsionado antes, es justo lo que hace que hoy no se pueda esperar en casa: puede repetirse en pocas horas, y allí saben evitarlo. Si un hospital no tiene con qué, mandan a otro. ¿Qué es lo que más frena para ir?',
    'Ver coisas que não estão ali, ou já ter tido convulsão, é justo o que faz com que hoje não dê para esperar em casa: pode se repetir em poucas horas, e lá sabem evitar. Se um hospital não tem com quê, encaminham. O que mais impede de ir?',
  ),
  'psychosis.slept': inForms(
    'Perdón si no contesté: si eso es verdad o no, desde aquí no lo puedo saber, y no lo voy a discutir. Dormir tan poco agota, y todo se siente más cerca y más fuerte. Lo primero es descanso y compañía. ¿Quién puede pasar esta noche {contigo|con vos|con usted}?',
    'Desculpa se não respondi: se isso é verdade ou não, daqui não posso saber, e não vou discutir. Dormir tão pouco esgota, e tudo parece mais perto e mais forte. O primeiro é descanso e companhia. Quem pode passar esta noite com você?',
  ),
  'psychosis.care.with': inForms(
    'Bien, esa persona puede acompañar. Alcanza con decirle: "Duermo poco, tengo mucho miedo y necesito que {vengas|vengas|venga} conmigo a un médico hoy". Que se quede también esta noche. Para hablar con alguien ahora: {line}.',
    'Certo, essa pessoa pode acompanhar. Basta dizer: "Durmo pouco, estou com muito medo e preciso que você venha comigo ao médico hoje". Que fique também esta noite. Para falar com alguém agora: {line}.',
  ),
  'risk.passed': inForms(
    'Está bien no contestarlo ahora. Si esa idea aparece, se puede escribir aquí con esas palabras. Volvamos a lo que {traías|traías|traía}: {cuéntame|contame|cuénteme} un poco más.',
    'Tudo bem não responder agora. Se essa ideia aparecer, dá para escrever aqui com essas palavras. Voltemos ao que você trazia: conte um pouco mais.',
  ),
  'trusted.here': inForms(
    'Qué bueno que no {estés|estés|esté} a solas. Se le puede decir: "Ando muy mal, {quédate|quedate|quédese} hoy conmigo". No hace falta explicar más. Si la idea se pone más fuerte: {line}, o {urgencias|la guardia|urgencias} en compañía.',
    'Que bom que você não está a sós. Dá para dizer assim: "Estou muito mal e não quero ficar a sós hoje, fica comigo". Não precisa explicar mais. Se a ideia ficar mais forte: {line}, ou pronto-socorro em companhia.',
  ),
  'psychosis.travel': inForms(
    'El miedo que hay ahí es real, y por eso {te|te|le} pido algo: esta noche no {salgas|salgas|salga}. Con tan poco descanso y a solas, el camino es lo más peligroso. Primero que venga o conteste alguien de confianza, y mañana temprano un médico. ¿A quién {puedes|podés|puede} llamar ahora?',
    'O medo que há aí é real, e por isso peço uma coisa: não saia esta noite. Com tão pouco descanso e a sós, a estrada é o mais perigoso. Primeiro que venha ou atenda alguém de confiança, e amanhã cedo um médico. Quem você pode chamar agora?',
  ),
  'medical.go': inForms(
    'Bien. {Dile|Decile|Dígale} ahora, tal cual: "Me siento mal, ¿me {llevas|llevás|lleva} al hospital?". Que maneje esa persona y, si se puede, que otra vaya al lado. Si empeora en el camino, que paren y llamen {toEmergency}.',
    'Certo. Diga agora, assim: "Estou passando mal, me leva ao hospital?". Que essa pessoa dirija e, se der, que outra vá ao lado. Se piorar no caminho, que parem e liguem para {emergency}.',
  ),
  'medical.alone': inForms(
    'Entonces que la ayuda vaya hasta ahí: {llama|llamá|llame} {toEmergency}, {pide|pedí|pida} una ambulancia y {di|decí|diga} que no hay nadie más. {Deja|Dejá|Deje} la puerta sin llave y {siéntate|sentate|siéntese} donde puedan {verte|verte|verle}. Si se puede, {toca|tocá|toque} la puerta de al lado.',
    'Então que a ajuda vá até aí: ligue para {emergency}, peça uma ambulância e diga que não há mais ninguém. Deixe a porta destrancada e sente onde possam ver você. Se der, bata na porta ao lado.',
  ),
  quiet: inForms(
    [
      'Lo dejamos aquí por hoy. Se puede seguir otro día, de lo que sea.',
      'De acuerdo. Queda para otro momento.',
      'Está bien. Cuando haya un rato, se sigue.',
      'Aquí sigue abierto para otro día.',
    ],
    [
      'Deixamos por aqui por hoje. Dá para continuar outro dia, sobre o que for.',
      'Tudo bem. Fica para outro momento.',
      'Certo. Quando der um tempo, continuamos.',
      'Continua aberto para outro dia.',
    ],
  ),
} satisfies Frames;
