/** Data, phrases: words of the safety ladder at levels low and moderate: direct question, screener, people, line, plan, return.
 * Holes: {lead} what they just said, {who} a person near, {line} and {emergency} from the table, {ack}. our last echo, {dead}.
 */
import { type Frames, inForms } from './phrase.ts';

/**
 * The `screen.*` items and the question of `risk.direct.wish` carry the wording of the C-SSRS screener. The usted and
 * pt-BR texts must be checked word for word against Columbia's official versions before real use; tú and vos follow them.
 */
export const LADDER_FRAMES = {
  'risk.direct': inForms(
    'Eso pesa mucho, y gracias por decirlo. Pregunto con palabras claras, para saber cómo acompañar: ¿{estás|estás|está} pensando en {quitarte|quitarte|quitarse} la vida?',
    'Isso pesa muito, e que bom que disse. Pergunto com palavras claras, para saber como acompanhar: você está pensando em tirar a própria vida?',
  ),
  'risk.direct.intake': inForms(
    'Al empezar {marcaste|marcaste|marcó} que en estos días {pensaste|pensaste|pensó} en morir o en {hacerte|hacerte|hacerse} daño. Gracias por no saltarlo. Por eso empiezo preguntando, una sola vez: ¿{estás|estás|está} pensando en {quitarte|quitarte|quitarse} la vida?',
    'No começo você marcou que nestes dias pensou em morrer ou em se machucar. Que bom que não pulou. Por isso começo perguntando, uma vez só: você está pensando em tirar a própria vida?',
  ),
  'risk.direct.intake.read': inForms(
    'Leí lo que {escribiste|escribiste|escribió}, y lo tomo apenas {contestes|contestes|conteste} esto. Al empezar {marcaste|marcaste|marcó} que en estos días {pensaste|pensaste|pensó} en morir o en {hacerte|hacerte|hacerse} daño, y prefiero preguntarlo una vez, de frente: ¿{estás|estás|está} pensando en {quitarte|quitarte|quitarse} la vida?',
    'Li o que você escreveu, e retomo assim que responder isto. No começo você marcou que nestes dias pensou em morrer ou em se machucar, e prefiro perguntar uma vez, de frente: você está pensando em tirar a própria vida?',
  ),
  'screen.Q2': inForms(
    '{ack}. La pregunta que sigue viene de un cuestionario conocido, y {puedes|podés|puede} no contestarla: ¿{has tenido|tuviste|ha tenido} realmente la idea de {suicidarte|suicidarte|suicidarse}?',
    '{ack}. A pergunta que segue vem de um questionário conhecido, e você pode não responder: você realmente teve pensamentos de se matar?',
  ),
  'screen.Q3': inForms(
    '{ack}. Soy una IA, y para saber cómo acompañar hago unas preguntas cortas, una por vez; {puedes|podés|puede} parar. No necesito detalles: ¿{has pensado|pensaste|ha pensado} en cómo {llevarías|llevarías|llevaría} esto a cabo?',
    '{ack}. Sou uma IA, e para saber como acompanhar faço umas perguntas curtas, uma por vez; você pode parar. Não preciso de detalhes: você tem pensado em como faria isso?',
  ),
  'screen.Q4': inForms(
    '{ack}. Esta es la que más me importa: ¿{has tenido|tuviste|ha tenido} estas ideas y en cierto grado la intención de llevarlas a cabo?',
    '{ack}. Esta é a que mais me importa: você teve esses pensamentos e teve alguma intenção de colocá-los em prática?',
  ),
  'risk.direct.wish': {
    tu: [
      '{lead}. Y lo otro no quiero dejarlo pasar. ¿Has deseado {dead} o poder dormirte y no despertar?',
      'Gracias por ponerlo en palabras. Te lo pregunto de frente: ¿has deseado {dead} o poder dormirte y no despertar?',
    ],
    vos: [
      '{lead}. Y lo otro no quiero dejarlo pasar. ¿Deseaste {dead} o poder dormirte y no despertar?',
      'Gracias por ponerlo en palabras. Te lo pregunto de frente: ¿deseaste {dead} o poder dormirte y no despertar?',
    ],
    usted: [
      '{lead}. Y lo otro no quiero dejarlo pasar. ¿Ha deseado {dead} o poder dormirse y no despertar?',
      'Gracias por ponerlo en palabras. Se lo pregunto de frente: ¿ha deseado {dead} o poder dormirse y no despertar?',
    ],
    voce: [
      '{lead}. E o outro não quero deixar passar. Você desejou {dead} ou dormir e não acordar mais?',
      'Que bom que colocou em palavras. Pergunto de frente: você desejou {dead} ou dormir e não acordar mais?',
    ],
  },
  'risk.direct.active': {
    tu: [
      'Gracias por decirlo aquí. Es mucho para llevarlo a solas. Soy una IA, y hay personas que atienden esto: {line}. Quiero entender cómo estás. ¿Estás pensando en quitarte la vida?',
      'Lo leí, y me importa. Soy una IA, y hay gente que escucha justo esto: {line}. Te lo pregunto sin rodeos: ¿estás pensando en quitarte la vida?',
    ],
    vos: [
      'Gracias por decirlo acá. Es mucho para llevarlo a solas. Soy una IA, y hay personas que atienden esto: {line}. Quiero entender cómo estás. ¿Estás pensando en quitarte la vida?',
      'Lo leí, y me importa. Soy una IA, y hay gente que escucha justo esto: {line}. Te lo pregunto sin vueltas: ¿estás pensando en quitarte la vida?',
    ],
    usted: [
      'Gracias por decirlo aquí. Es mucho para llevarlo a solas. Soy una IA, y hay personas que atienden esto: {line}. Quiero entender cómo está. ¿Está pensando en quitarse la vida?',
      'Lo leí, y me importa. Soy una IA, y hay gente que escucha justo esto: {line}. Se lo pregunto sin rodeos: ¿está pensando en quitarse la vida?',
    ],
    voce: [
      'Que bom que disse isso aqui. É muito para carregar a sós. Sou uma IA, e há pessoas que atendem isso: {line}. Quero entender como você está. Você está pensando em tirar a própria vida?',
      'Eu li, e me importa. Sou uma IA, e há gente que escuta justo isso: {line}. Pergunto sem rodeios: você está pensando em tirar a própria vida?',
    ],
  },
  'risk.direct.self-harm': {
    tu: [
      'Gracias por contarlo; cuesta decirlo. No te juzgo. Soy una IA y quiero entender qué tan hondo va. Cuando te haces daño, o piensas en hacerlo, ¿también piensas en morir?',
    ],
    vos: [
      'Gracias por contarlo; cuesta decirlo. No te juzgo. Soy una IA y quiero entender qué tan hondo va. Cuando te hacés daño, o pensás en hacerlo, ¿también pensás en morir?',
    ],
    usted: [
      'Gracias por contarlo; cuesta decirlo. No le juzgo. Soy una IA y quiero entender qué tan hondo va. Cuando se hace daño, o piensa en hacerlo, ¿también piensa en morir?',
    ],
    voce: [
      'Que bom que contou; custa dizer. Não julgo você. Sou uma IA e quero entender até onde vai. Quando você se machuca, ou pensa nisso, também pensa em morrer?',
    ],
  },
  'risk.refused': {
    tu: [
      'Lo respeto, y no insisto. Soy una IA; para cuando quieras hablarlo con alguien, está {line}. También sirve un mensaje a una persona tuya o a un psicólogo: "Ando mal, ¿hablamos?". Sigue por donde prefieras.',
    ],
    vos: [
      'Lo respeto, y no insisto. Soy una IA; para cuando quieras hablarlo con alguien, está {line}. También sirve un mensaje a una persona tuya o a un psicólogo: "Ando mal, ¿hablamos?". Seguí por donde prefieras.',
    ],
    usted: [
      'Lo respeto, y no insisto. Soy una IA; para cuando quiera hablarlo con alguien, está {line}. También sirve un mensaje a una persona suya o a un psicólogo: "Ando mal, ¿hablamos?". Siga por donde prefiera.',
    ],
    voce: [
      'Respeito, e não insisto. Sou uma IA; para quando quiser falar com alguém, há {line}. Também serve uma mensagem a alguém seu ou a um psicólogo: "Não estou bem, podemos falar?". Siga por onde preferir.',
    ],
  },
  'risk.again': {
    tu: [
      'Vuelve a aparecer, y te leo. Soy una IA; para hablarlo con una persona ahora: {line}. Comparado con hace un rato, ¿la idea está más fuerte, igual o menos?',
      'Otra vez está ahí. No lo dejo pasar. Hay quien atiende ahora: {line}. Dime solo esto: ¿la idea está más fuerte, igual o menos que antes?',
    ],
    vos: [
      'Vuelve a aparecer, y te leo. Soy una IA; para hablarlo con una persona ahora: {line}. Comparado con hace un rato, ¿la idea está más fuerte, igual o menos?',
      'Otra vez está ahí. No lo dejo pasar. Hay quien atiende ahora: {line}. Decime solo esto: ¿la idea está más fuerte, igual o menos que antes?',
    ],
    usted: [
      'Vuelve a aparecer, y le leo. Soy una IA; para hablarlo con una persona ahora: {line}. Comparado con hace un rato, ¿la idea está más fuerte, igual o menos?',
      'Otra vez está ahí. No lo dejo pasar. Hay quien atiende ahora: {line}. Dígame solo esto: ¿la idea está más fuerte, igual o menos que antes?',
    ],
    voce: [
      'Voltou a aparecer, e estou lendo. Sou uma IA; para falar com uma pessoa agora: {line}. Comparado com antes, a ideia está mais forte, igual ou menos?',
      'De novo está aí. Não deixo passar. Há quem atenda agora: {line}. Diga só isto: a ideia está mais forte, igual ou menos que antes?',
    ],
  },
  'screen.Q1': {
    tu: ['{ack}. ¿Has deseado {dead} o poder dormirte y no despertar?'],
    vos: ['{ack}. ¿Deseaste {dead} o poder dormirte y no despertar?'],
    usted: ['{ack}. ¿Ha deseado {dead} o poder dormirse y no despertar?'],
    voce: ['{ack}. Você desejou {dead} ou dormir e não acordar mais?'],
  },
  'screen.Q5': {
    tu: ['{ack}. ¿Has comenzado a elaborar o has elaborado los detalles sobre cómo suicidarte?'],
    vos: ['{ack}. ¿Comenzaste a elaborar o elaboraste los detalles sobre cómo suicidarte?'],
    usted: ['{ack}. ¿Ha comenzado a elaborar o ha elaborado los detalles sobre cómo suicidarse?'],
    voce: ['{ack}. Você começou a elaborar ou elaborou os detalhes de como se matar?'],
  },
  'screen.Q6': {
    tu: [
      '{ack}. La última de estas. ¿Alguna vez has hecho algo, comenzado a hacer algo o te has preparado para hacer algo para terminar con tu vida?',
    ],
    vos: [
      '{ack}. La última de estas. ¿Alguna vez hiciste algo, comenzaste a hacer algo o te preparaste para hacer algo para terminar con tu vida?',
    ],
    usted: [
      '{ack}. La última de estas. ¿Alguna vez ha hecho algo, comenzado a hacer algo o se ha preparado para hacer algo para terminar con su vida?',
    ],
    voce: [
      '{ack}. A última destas. Você já fez alguma coisa, começou a fazer ou se preparou para fazer alguma coisa para acabar com a sua vida?',
    ],
  },
  'screen.Q6.when': {
    tu: ['{ack}. Siento que llegaras hasta ahí. No me cuentes cómo. ¿Fue en los últimos tres meses?'],
    vos: ['{ack}. Siento que llegaras hasta ahí. No me cuentes cómo. ¿Fue en los últimos tres meses?'],
    usted: ['{ack}. Siento que llegara hasta ahí. No me cuente cómo. ¿Fue en los últimos tres meses?'],
    voce: ['{ack}. Sinto que tenha chegado até aí. Não conte como. Foi nos últimos três meses?'],
  },
  reasons: {
    tu: [
      '{lead}. Si después de eso seguiste, algo o alguien ha pesado del otro lado. ¿Qué te ha sostenido hasta hoy?',
      'Gracias por contestar una por una. Con todo esto encima, algo o alguien ha pesado del otro lado. ¿Qué te ha sostenido hasta hoy?',
    ],
    vos: [
      '{lead}. Si después de eso seguiste, algo o alguien pesó del otro lado. ¿Qué te sostuvo hasta hoy?',
      'Gracias por contestar una por una. Con todo esto encima, algo o alguien pesó del otro lado. ¿Qué te sostuvo hasta hoy?',
    ],
    usted: [
      '{lead}. Si después de eso siguió, algo o alguien ha pesado del otro lado. ¿Qué le ha sostenido hasta hoy?',
      'Gracias por contestar una por una. Con todo esto encima, algo o alguien ha pesado del otro lado. ¿Qué le ha sostenido hasta hoy?',
    ],
    voce: [
      '{lead}. Se depois disso você seguiu, algo ou alguém pesou do outro lado. O que sustentou você até hoje?',
      'Que bom que respondeu uma por uma. Com tudo isso, algo ou alguém pesou do outro lado. O que sustentou você até hoje?',
    ],
  },
  'trusted.who': {
    tu: [
      '{lead}. Para que no lo lleves a solas: ¿sabe {who} cómo andas ahora?',
      'Para que no lo lleves a solas: ¿sabe {who} cómo andas ahora?',
    ],
    vos: [
      '{lead}. Para que no lo lleves a solas: ¿sabe {who} cómo andás ahora?',
      'Para que no lo lleves a solas: ¿sabe {who} cómo andás ahora?',
    ],
    usted: [
      '{lead}. Para que no lo lleve a solas: ¿sabe {who} cómo anda ahora?',
      'Para que no lo lleve a solas: ¿sabe {who} cómo anda ahora?',
    ],
    voce: [
      '{lead}. Para não carregar isso a sós: {who} sabe como você está agora?',
      'Para não carregar isso a sós: {who} sabe como você está agora?',
    ],
  },
  'trusted.ask': {
    tu: [
      '{lead}. Para que no lo lleves a solas: ¿quién de tu gente podría saber cómo estás?',
      'Para que no lo lleves a solas: ¿quién de tu gente podría saber cómo estás?',
    ],
    vos: [
      '{lead}. Para que no lo lleves a solas: ¿quién de tu gente podría saber cómo estás?',
      'Para que no lo lleves a solas: ¿quién de tu gente podría saber cómo estás?',
    ],
    usted: [
      '{lead}. Para que no lo lleve a solas: ¿quién de su gente podría saber cómo está?',
      'Para que no lo lleve a solas: ¿quién de su gente podría saber cómo está?',
    ],
    voce: [
      '{lead}. Para não carregar isso a sós: quem da sua gente poderia saber como você está?',
      'Para não carregar isso a sós: quem da sua gente poderia saber como você está?',
    ],
  },
  'trusted.none': {
    tu: [
      'Ahora mismo no aparece nadie, y eso pesa. A veces es alguien de antes, una vecina, un profe o quien atiende el consultorio. ¿A quién le escribirías solo "hola"?',
    ],
    vos: [
      'Ahora mismo no aparece nadie, y eso pesa. A veces es alguien de antes, una vecina, un profe o quien atiende la salita. ¿A quién le escribirías solo "hola"?',
    ],
    usted: [
      'Ahora mismo no aparece nadie, y eso pesa. A veces es alguien de antes, una vecina, un colega o quien atiende el consultorio. ¿A quién le escribiría solo "hola"?',
    ],
    voce: [
      'Agora não aparece ninguém, e isso pesa. Às vezes é alguém de antes, uma vizinha, um professor ou quem atende no posto. Para quem você escreveria só "oi"?',
    ],
  },
  'barrier.script': {
    tu: [
      '{lead}. Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llamas mañana?". ¿Qué le cambiarías para que suene a ti?',
      'Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llamas mañana?". ¿Qué le cambiarías para que suene a ti?',
    ],
    vos: [
      '{lead}. Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llamás mañana?". ¿Qué le cambiarías para que suene a vos?',
      'Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llamás mañana?". ¿Qué le cambiarías para que suene a vos?',
    ],
    usted: [
      '{lead}. Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llama mañana?". ¿Qué le cambiaría para que suene a usted?',
      'Puede ser un mensaje corto, sin explicar todo: "Ando mal por dentro, ¿me llama mañana?". ¿Qué le cambiaría para que suene a usted?',
    ],
    voce: [
      '{lead}. Pode ser uma mensagem curta, sem explicar tudo: "Não estou bem por dentro, me liga amanhã?". O que você mudaria para soar como você?',
      'Pode ser uma mensagem curta, sem explicar tudo: "Não estou bem por dentro, me liga amanhã?". O que você mudaria para soar como você?',
    ],
  },
  'barrier.shame': {
    tu: [
      'Da vergüenza, y es de lo más común. No hace falta contarlo todo: "Ando mal por dentro, ¿me llamas mañana?". ¿Qué le cambiarías para que suene a ti?',
    ],
    vos: [
      'Da vergüenza, y es de lo más común. No hace falta contarlo todo: "Ando mal por dentro, ¿me llamás mañana?". ¿Qué le cambiarías para que suene a vos?',
    ],
    usted: [
      'Da vergüenza, y es de lo más común. No hace falta contarlo todo: "Ando mal por dentro, ¿me llama mañana?". ¿Qué le cambiaría para que suene a usted?',
    ],
    voce: [
      'Dá vergonha, e é muito comum. Não precisa contar tudo: "Não estou bem por dentro, me liga amanhã?". O que você mudaria para soar como você?',
    ],
  },
  'barrier.burden': {
    tu: [
      'Temes molestar. Si fuera al revés, quizá querrías saberlo. Puede ser corto: "No tienes que arreglar nada, solo ando mal". ¿Qué le cambiarías?',
    ],
    vos: [
      'Temés molestar. Si fuera al revés, quizá querrías saberlo. Puede ser corto: "No tenés que arreglar nada, solo ando mal". ¿Qué le cambiarías?',
    ],
    usted: [
      'Teme molestar. Si fuera al revés, quizá querría saberlo. Puede ser corto: "No tiene que arreglar nada, solo ando mal". ¿Qué le cambiaría?',
    ],
    voce: [
      'Você teme incomodar. Se fosse ao contrário, talvez quisesse saber. Pode ser curto: "Não precisa resolver nada, só não estou bem". O que mudaria?',
    ],
  },
  'line.someday': {
    tu: [
      '{lead}. Por si algún día aprieta más, guárdalo aunque hoy no lo uses: {line}. ¿Qué te haría difícil llamar?',
      'Por si algún día aprieta más, guárdalo aunque hoy no lo uses: {line}. ¿Qué te haría difícil llamar?',
    ],
    vos: [
      '{lead}. Por si algún día aprieta más, guardalo aunque hoy no lo uses: {line}. ¿Qué te haría difícil llamar?',
      'Por si algún día aprieta más, guardalo aunque hoy no lo uses: {line}. ¿Qué te haría difícil llamar?',
    ],
    usted: [
      '{lead}. Por si algún día aprieta más, guárdelo aunque hoy no lo use: {line}. ¿Qué le haría difícil llamar?',
      'Por si algún día aprieta más, guárdelo aunque hoy no lo use: {line}. ¿Qué le haría difícil llamar?',
    ],
    voce: [
      '{lead}. Se um dia apertar mais, guarde mesmo que hoje não use: {line}. O que tornaria difícil ligar?',
      'Se um dia apertar mais, guarde mesmo que hoje não use: {line}. O que tornaria difícil ligar?',
    ],
  },
  provider: {
    tu: [
      '{lead}. Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que te siga, psicóloga o psiquiatra, quita peso. ¿Has visto a alguien, o por dónde podrías pedir hora?',
      'Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que te siga, psicóloga o psiquiatra, quita peso. ¿Has visto a alguien, o por dónde podrías pedir hora?',
    ],
    vos: [
      '{lead}. Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que te siga, psicóloga o psiquiatra, quita peso. ¿Viste a alguien, o por dónde podrías pedir turno?',
      'Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que te siga, psicóloga o psiquiatra, quita peso. ¿Viste a alguien, o por dónde podrías pedir turno?',
    ],
    usted: [
      '{lead}. Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que le siga, psicóloga o psiquiatra, quita peso. ¿Ha visto a alguien, o por dónde podría pedir cita?',
      'Para empezar basta decir: "Ando mal y necesito hablar". Y una persona que le siga, psicóloga o psiquiatra, quita peso. ¿Ha visto a alguien, o por dónde podría pedir cita?',
    ],
    voce: [
      '{lead}. Para começar basta dizer: "Não estou bem e preciso falar". E alguém que acompanhe, psicóloga ou psiquiatra, tira peso. Você já viu alguém, ou por onde poderia marcar?',
      'Para começar basta dizer: "Não estou bem e preciso falar". E alguém que acompanhe, psicóloga ou psiquiatra, tira peso. Você já viu alguém, ou por onde poderia marcar?',
    ],
  },
  'provider.fear': {
    tu: [
      'Ese miedo es comprensible, y no puedo asegurarte qué te dirán. Sí puedes preguntar antes qué harán con lo que cuentes. Una psicóloga o psiquiatra que te siga quita peso. ¿Has visto a alguien?',
    ],
    vos: [
      'Ese miedo es comprensible, y no puedo asegurarte qué te dirán. Sí podés preguntar antes qué harán con lo que cuentes. Una psicóloga o psiquiatra que te siga quita peso. ¿Viste a alguien?',
    ],
    usted: [
      'Ese miedo es comprensible, y no puedo asegurarle qué le dirán. Sí puede preguntar antes qué harán con lo que cuente. Una psicóloga o psiquiatra que le siga quita peso. ¿Ha visto a alguien?',
    ],
    voce: [
      'Esse medo é compreensível, e não posso garantir o que dirão. Dá para perguntar antes o que farão com o que contar. Uma psicóloga ou psiquiatra que acompanhe tira peso. Você já viu alguém?',
    ],
  },
  'provider.money': {
    tu: [
      'La plata cuenta. En el consultorio público puedes pedir hora de salud mental, y a veces en universidades atienden por poco. ¿Cuál te queda más cerca?',
    ],
    vos: [
      'La plata cuenta. En el hospital público podés pedir turno de salud mental, y a veces en universidades atienden por poco. ¿Cuál te queda más cerca?',
    ],
    usted: [
      'El dinero cuenta. En el centro público puede pedir cita de salud mental, y a veces en universidades atienden por poco. ¿Cuál le queda más cerca?',
    ],
    voce: [
      'O dinheiro conta. No posto ou no CAPS dá para pedir atendimento de saúde mental, e há universidades que atendem por pouco. Qual fica mais perto?',
    ],
  },
  'provider.text': {
    tu: [
      'Hablar cuesta. También vale escribir, o que otra persona marque contigo al lado. Y una psicóloga o psiquiatra puede atender en persona, sin teléfono. ¿Por dónde podrías pedir hora?',
    ],
    vos: [
      'Hablar cuesta. También vale escribir, o que otra persona marque con vos al lado. Y una psicóloga o psiquiatra puede atender en persona, sin teléfono. ¿Por dónde podrías pedir turno?',
    ],
    usted: [
      'Hablar cuesta. También vale escribir, o que otra persona marque a su lado. Y una psicóloga o psiquiatra puede atender en persona, sin teléfono. ¿Por dónde podría pedir cita?',
    ],
    voce: [
      'Falar custa. Também vale escrever, ou que outra pessoa ligue ao seu lado. E uma psicóloga ou psiquiatra pode atender em pessoa, sem telefone. Por onde poderia marcar?',
    ],
  },
  'provider.soft': {
    tu: [
      '{lead}. Si da pena contarlo, basta: "Ando mal, ¿me escuchas un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo contigo. Volvamos a lo que traías.',
      'Si da pena contarlo, basta: "Ando mal, ¿me escuchas un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo contigo. Volvamos a lo que traías.',
    ],
    vos: [
      '{lead}. Si da vergüenza contarlo, basta: "Ando mal, ¿me escuchás un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con vos. Volvamos a lo que traías.',
      'Si da vergüenza contarlo, basta: "Ando mal, ¿me escuchás un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con vos. Volvamos a lo que traías.',
    ],
    usted: [
      '{lead}. Si da pena contarlo, basta: "Ando mal, ¿me escucha un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con usted. Volvamos a lo que traía.',
      'Si da pena contarlo, basta: "Ando mal, ¿me escucha un rato?". Y si esto dura, una psicóloga o un médico puede seguirlo con usted. Volvamos a lo que traía.',
    ],
    voce: [
      '{lead}. Se der vergonha contar, basta: "Não estou bem, me escuta um pouco?". E se isso durar, uma psicóloga ou um médico pode acompanhar. Voltemos ao que você trazia.',
      'Se der vergonha contar, basta: "Não estou bem, me escuta um pouco?". E se isso durar, uma psicóloga ou um médico pode acompanhar. Voltemos ao que você trazia.',
    ],
  },
  'plan.offer': {
    tu: [
      '{lead}. Te propongo un plan corto para los ratos malos: seis partes, una por vez, con tus palabras. ¿Lo hacemos ahora?',
      'Te propongo un plan corto para los ratos malos: seis partes, una por vez, con tus palabras. ¿Lo hacemos ahora?',
    ],
    vos: [
      '{lead}. Te propongo un plan corto para los ratos malos: seis partes, una por vez, con tus palabras. ¿Lo hacemos ahora?',
      'Te propongo un plan corto para los ratos malos: seis partes, una por vez, con tus palabras. ¿Lo hacemos ahora?',
    ],
    usted: [
      '{lead}. Le propongo un plan corto para los ratos malos: seis partes, una por vez, con sus palabras. ¿Lo hacemos ahora?',
      'Le propongo un plan corto para los ratos malos: seis partes, una por vez, con sus palabras. ¿Lo hacemos ahora?',
    ],
    voce: [
      '{lead}. Proponho um plano curto para as horas ruins: seis partes, uma por vez, com suas palavras. Fazemos agora?',
      'Proponho um plano curto para as horas ruins: seis partes, uma por vez, com suas palavras. Fazemos agora?',
    ],
  },
  'plan.kept': {
    tu: [
      '{lead}. Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambias en el menú. Para bajar la ola anotaste: "{own}". ¿Eso sirve hoy?',
      'Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambias en el menú. Para bajar la ola anotaste: "{own}". ¿Eso sirve hoy?',
      'Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambias en el menú. ¿Qué parte de él sirve hoy?',
    ],
    vos: [
      '{lead}. Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambiás en el menú. Para bajar la ola anotaste: "{own}". ¿Eso sirve hoy?',
      'Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambiás en el menú. Para bajar la ola anotaste: "{own}". ¿Eso sirve hoy?',
      'Tu plan de seguridad ya está escrito con tus palabras: lo ves y lo cambiás en el menú. ¿Qué parte de él sirve hoy?',
    ],
    usted: [
      '{lead}. Su plan de seguridad ya está escrito con sus palabras: lo ve y lo cambia en el menú. Para bajar la ola anotó: "{own}". ¿Eso sirve hoy?',
      'Su plan de seguridad ya está escrito con sus palabras: lo ve y lo cambia en el menú. Para bajar la ola anotó: "{own}". ¿Eso sirve hoy?',
      'Su plan de seguridad ya está escrito con sus palabras: lo ve y lo cambia en el menú. ¿Qué parte de él sirve hoy?',
    ],
    voce: [
      '{lead}. Seu plano de segurança já está escrito com suas palavras: dá para ver e mudar no menu. Para baixar a onda você anotou: "{own}". Isso serve hoje?',
      'Seu plano de segurança já está escrito com suas palavras: dá para ver e mudar no menu. Para baixar a onda você anotou: "{own}". Isso serve hoje?',
      'Seu plano de segurança já está escrito com suas palavras: dá para ver e mudar no menu. Que parte dele serve hoje?',
    ],
  },
  'plan.1': {
    tu: [
      '{lead}. Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué notas en ti cuando el rato se pone malo?',
      'Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué notas en ti cuando el rato se pone malo?',
    ],
    vos: [
      '{lead}. Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué notás en vos cuando el rato se pone malo?',
      'Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué notás en vos cuando el rato se pone malo?',
    ],
    usted: [
      '{lead}. Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué nota usted cuando el rato se pone malo?',
      'Armemos un plan corto para los ratos malos: seis partes, una por vez. La primera, las señales. ¿Qué nota usted cuando el rato se pone malo?',
    ],
    voce: [
      '{lead}. Vamos montar um plano curto para as horas ruins: seis partes, uma por vez. A primeira, os sinais. O que você nota em si quando a hora fica ruim?',
      'Vamos montar um plano curto para as horas ruins: seis partes, uma por vez. A primeira, os sinais. O que você nota em si quando a hora fica ruim?',
    ],
  },
  'plan.2': {
    tu: [
      '{lead}. Segunda parte: algo que puedas hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué te ha servido a ti?',
      'Segunda parte: algo que puedas hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué te ha servido a ti?',
    ],
    vos: [
      '{lead}. Segunda parte: algo que puedas hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué te sirvió a vos?',
      'Segunda parte: algo que puedas hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué te sirvió a vos?',
    ],
    usted: [
      '{lead}. Segunda parte: algo que pueda hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué le ha servido a usted?',
      'Segunda parte: algo que pueda hacer sin nadie, para que la ola baje. Caminar, agua en la cara, una canción. ¿Qué le ha servido a usted?',
    ],
    voce: [
      '{lead}. Segunda parte: algo que dê para fazer sem ninguém, para a onda baixar. Andar, água no rosto, uma música. O que já serviu para você?',
      'Segunda parte: algo que dê para fazer sem ninguém, para a onda baixar. Andar, água no rosto, uma música. O que já serviu para você?',
    ],
  },
  'plan.3': {
    tu: [
      '{lead}. Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde irías o con quién estarías?',
      'Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde irías o con quién estarías?',
    ],
    vos: [
      '{lead}. Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde irías o con quién estarías?',
      'Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde irías o con quién estarías?',
    ],
    usted: [
      '{lead}. Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde iría o con quién estaría?',
      'Tercera: un lugar o una compañía que distraiga, sin hablar del tema. ¿A dónde iría o con quién estaría?',
    ],
    voce: [
      '{lead}. Terceira: um lugar ou uma companhia que distraia, sem falar do assunto. Aonde você iria ou com quem ficaria?',
      'Terceira: um lugar ou uma companhia que distraia, sem falar do assunto. Aonde você iria ou com quem ficaria?',
    ],
  },
  'plan.4': {
    tu: [
      '{lead}. Cuarta: a quién le dirías "hoy estoy mal, quédate conmigo". ¿Qué nombre pones ahí?',
      'Cuarta: a quién le dirías "hoy estoy mal, quédate conmigo". ¿Qué nombre pones ahí?',
    ],
    vos: [
      '{lead}. Cuarta: a quién le dirías "hoy estoy mal, quedate conmigo". ¿Qué nombre ponés ahí?',
      'Cuarta: a quién le dirías "hoy estoy mal, quedate conmigo". ¿Qué nombre ponés ahí?',
    ],
    usted: [
      '{lead}. Cuarta: a quién le diría "hoy estoy mal, quédese conmigo". ¿Qué nombre pone ahí?',
      'Cuarta: a quién le diría "hoy estoy mal, quédese conmigo". ¿Qué nombre pone ahí?',
    ],
    voce: [
      '{lead}. Quarta: para quem diria "hoje não estou bem, fica comigo". Que nome você põe aí?',
      'Quarta: para quem diria "hoje não estou bem, fica comigo". Que nome você põe aí?',
    ],
  },
  'plan.5': {
    tu: [
      '{lead}. Quinta: los profesionales. Va {line}, y urgencias si es ahora: {emergency}. ¿Qué consultorio o profesional agregamos?',
      'Quinta: los profesionales. Va {line}, y urgencias si es ahora: {emergency}. ¿Qué consultorio o profesional agregamos?',
    ],
    vos: [
      '{lead}. Quinta: los profesionales. Va {line}, y la guardia si es ahora: {emergency}. ¿Qué centro o profesional agregamos?',
      'Quinta: los profesionales. Va {line}, y la guardia si es ahora: {emergency}. ¿Qué centro o profesional agregamos?',
    ],
    usted: [
      '{lead}. Quinta: los profesionales. Va {line}, y urgencias si es ahora: {emergency}. ¿Qué consultorio o profesional agregamos?',
      'Quinta: los profesionales. Va {line}, y urgencias si es ahora: {emergency}. ¿Qué consultorio o profesional agregamos?',
    ],
    voce: [
      '{lead}. Quinta: os profissionais. Vai {line}, e urgência se for agora: {emergency}. Que posto ou profissional colocamos?',
      'Quinta: os profissionais. Vai {line}, e urgência se for agora: {emergency}. Que posto ou profissional colocamos?',
    ],
  },
  'plan.6': {
    tu: [
      '{lead}. Última parte: que en un mal rato haya distancia. No me digas qué es. Si cerca hay algo con lo que podrías hacerte daño, ¿quién podría guardarlo?',
      'Última parte: que en un mal rato haya distancia. No me digas qué es. Si cerca hay algo con lo que podrías hacerte daño, ¿quién podría guardarlo?',
    ],
    vos: [
      '{lead}. Última parte: que en un mal rato haya distancia. No me digas qué es. Si cerca hay algo con lo que podrías hacerte daño, ¿quién podría guardarlo?',
      'Última parte: que en un mal rato haya distancia. No me digas qué es. Si cerca hay algo con lo que podrías hacerte daño, ¿quién podría guardarlo?',
    ],
    usted: [
      '{lead}. Última parte: que en un mal rato haya distancia. No me diga qué es. Si cerca hay algo con lo que podría hacerse daño, ¿quién podría guardarlo?',
      'Última parte: que en un mal rato haya distancia. No me diga qué es. Si cerca hay algo con lo que podría hacerse daño, ¿quién podría guardarlo?',
    ],
    voce: [
      '{lead}. Última parte: que na hora ruim haja distância. Não me diga o que é. Se por perto há algo com que poderia se machucar, quem poderia guardar?',
      'Última parte: que na hora ruim haja distância. Não me diga o que é. Se por perto há algo com que poderia se machucar, quem poderia guardar?',
    ],
  },
  'return.topic': {
    tu: [
      'Gracias por llegar hasta aquí. La próxima vez te pregunto primero por esto. Y vuelvo a lo que te trajo hoy. ¿Por dónde seguimos?',
    ],
    vos: [
      'Gracias por llegar hasta acá. La próxima vez te pregunto primero por esto. Y vuelvo a lo que te trajo hoy. ¿Por dónde seguimos?',
    ],
    usted: [
      'Gracias por llegar hasta aquí. La próxima vez le pregunto primero por esto. Y vuelvo a lo que le trajo hoy. ¿Por dónde seguimos?',
    ],
    voce: [
      'Que bom que chegou até aqui. Na próxima vez pergunto primeiro por isso. E volto ao que trouxe você hoje. Por onde seguimos?',
    ],
  },
  'return.topic.unkept': {
    tu: [
      'El plan está completo, por hoy: no lo guardo, porque la memoria está apagada. Para tenerlo contigo, escríbelo en el menú, en Plan de seguridad. ¿Por dónde seguimos?',
    ],
    vos: [
      'El plan está completo, por hoy: no lo guardo, porque la memoria está apagada. Para tenerlo con vos, escribilo en el menú, en Plan de seguridad. ¿Por dónde seguimos?',
    ],
    usted: [
      'El plan está completo, por hoy: no lo guardo, porque la memoria está apagada. Para tenerlo a mano, escríbalo en el menú, en Plan de seguridad. ¿Por dónde seguimos?',
    ],
    voce: [
      'O plano está completo, por hoje: não guardo, porque a memória está desligada. Para ter com você, escreva no menu, em Plano de segurança. Por onde seguimos?',
    ],
  },
  'return.topic.plan': {
    tu: [
      'El plan está completo y queda guardado con tus palabras. La próxima vez te pregunto primero por esto. ¿Por dónde seguimos hoy?',
    ],
    vos: [
      'El plan está completo y queda guardado con tus palabras. La próxima vez te pregunto primero por esto. ¿Por dónde seguimos hoy?',
    ],
    usted: [
      'El plan está completo y queda guardado con sus palabras. La próxima vez le pregunto primero por esto. ¿Por dónde seguimos hoy?',
    ],
    voce: [
      'O plano está completo e fica guardado com suas palavras. Na próxima vez pergunto primeiro por isso. Por onde seguimos hoje?',
    ],
  },
  'skill.urge': {
    tu: [
      'Las ganas suben y bajan. En tu plan anotaste: "{own}". Prueba eso ahora. Si crece, hay personas: {line}, o {emergency}. Te leo.',
      '{lead}. Una ola así sube y baja. Apoya los pies y suelta el aire despacio. Si crece, {line}, o {emergency}. Te leo.',
      'Una ola así sube y baja. Apoya los pies y suelta el aire despacio. Si crece, hay personas: {line}, o {emergency}. Te leo.',
    ],
    vos: [
      'Las ganas suben y bajan. En tu plan anotaste: "{own}". Probá eso ahora. Si crece, hay personas: {line}, o {emergency}. Te leo.',
      '{lead}. Una ola así sube y baja. Apoyá los pies y soltá el aire despacio. Si crece, {line}, o {emergency}. Te leo.',
      'Una ola así sube y baja. Apoyá los pies y soltá el aire despacio. Si crece, hay personas: {line}, o {emergency}. Te leo.',
    ],
    usted: [
      'Una ola así sube y baja. En su plan anotó: "{own}". Pruebe eso ahora. Si crece, {line}, o {emergency}. Le leo.',
      '{lead}. Una ola así sube y baja. Apoye los pies y suelte el aire despacio. Si crece, {line}, o {emergency}. Le leo.',
      'Una ola así sube y baja. Apoye los pies y suelte el aire despacio. Si crece, {line}, o {emergency}. Le leo.',
    ],
    voce: [
      'Uma onda assim sobe e desce. No seu plano você anotou: "{own}". Tente isso agora. Se crescer, {line}, ou {emergency}. Estou lendo.',
      '{lead}. Uma onda assim sobe e desce. Apoie os pés e solte o ar devagar. Se crescer, {line}, ou {emergency}. Estou lendo.',
      'Uma onda assim sobe e desce. Apoie os pés e solte o ar devagar. Se crescer, {line}, ou {emergency}. Estou lendo.',
    ],
  },
  'return.low': {
    tu: [
      'Empiezo por lo importante. La otra vez hablamos de no querer vivir. ¿Cómo está eso hoy: menos, igual o más fuerte?',
    ],
    vos: [
      'Empiezo por lo importante. La otra vez hablamos de no querer vivir. ¿Cómo está eso hoy: menos, igual o más fuerte?',
    ],
    usted: [
      'Empiezo por lo importante. La otra vez hablamos de no querer vivir. ¿Cómo está eso hoy: menos, igual o más fuerte?',
    ],
    voce: [
      'Começo pelo importante. Da outra vez falamos de não querer viver. Como está isso hoje: menos, igual ou mais forte?',
    ],
  },
  'return.high': {
    tu: [
      'Qué bueno leerte. Soy una IA, y empiezo por lo que importa. Hoy, ¿la idea de quitarte la vida está igual, menos o más fuerte? Si aprieta ahora: {line}, o {emergency}.',
    ],
    vos: [
      'Qué bueno leerte. Soy una IA, y empiezo por lo que importa. Hoy, ¿la idea de quitarte la vida está igual, menos o más fuerte? Si aprieta ahora: {line}, o {emergency}.',
    ],
    usted: [
      'Qué bueno leerle. Soy una IA, y empiezo por lo que importa. Hoy, ¿la idea de quitarse la vida está igual, menos o más fuerte? Si aprieta ahora: {line}, o {emergency}.',
    ],
    voce: [
      'Que bom ler você. Sou uma IA, e começo pelo que importa. Hoje, a ideia de tirar a própria vida está igual, menos ou mais forte? Se apertar agora: {line}, ou {emergency}.',
    ],
  },
  'return.presence': {
    tu: [
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿se queda {who} contigo, o quién?',
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿quién se queda contigo?',
    ],
    vos: [
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿se queda {who} con vos, o quién?',
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿quién se queda con vos?',
    ],
    usted: [
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿se queda {who} con usted, o quién?',
      'Menos, y eso cuenta. Antes de lo demás, lo de esta noche: ¿quién se queda con usted?',
    ],
    voce: [
      'Menos, e isso conta. Antes do resto, a noite de hoje: {who} fica com você, ou quem?',
      'Menos, e isso conta. Antes do resto, a noite de hoje: quem fica com você?',
    ],
  },
} as const satisfies Frames;
