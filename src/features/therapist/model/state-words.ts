/** The state line in words, by language. */
import type { Address, Language } from '../../intake/style-profile.ts';
import type { Answer, Item } from '../../safety/marks.ts';
import type { RiskKind, RiskLevel } from '../../safety/risk.ts';
import type { Duty } from './duties.ts';

export type StateWords = {
  heading: string;
  clock: string;
  address: Record<Address, string>;
  gender: Record<'f' | 'm' | 'none', string>;
  calm: string;
  level: string;
  because: string;
  levels: Record<RiskLevel, string>;
  kinds: Record<RiskKind, string>;
  byIntake: string;
  before: string;
  justNow: string;
  before1: string;
  /** With {n}: messages back. */
  ago: string;
  hint: string;
  watched: Record<'screen' | 'now', string>;
  answered: string;
  items: Record<Item, string>;
  answers: Record<Answer | 'asked' | 'weary' | 'none', string>;
  accompanied: string;
  panel: Record<'none' | 'card' | 'full', string>;
  /** With {name}. */
  exercise: string;
  /** With {labels}. */
  offered: string;
  short: string;
  leaves: string;
  restQuestions: string;
  memory: Record<'forgot' | 'paused' | 'resumed', string>;
  again: Record<'shorter' | 'direct' | 'example', string>;
  now: string;
  directIfMeant: string;
  /** Somebody was asked for, and nobody is known to be there yet. */
  stillAlone: string;
  duties: Record<Duty, string>;
  missing: string;
  keptBack: string;
  goOn: string;
  writeAnew: string;
};

const es: StateWords = {
  heading: 'ESTADO (lo pone el servidor; vale para esta respuesta y no se menciona)',
  clock: 'Ahora es',
  address: {
    tu: 'Háblale de tú; si ella escribe de usted o de vos, síguela.',
    vos: 'Háblale de vos, con voseo; si ella escribe de usted o de tú, síguela.',
    usted: 'Háblale de usted; si pide o usa claramente tú o vos contigo, síguela.',
    voce: 'Fale com a pessoa em português do Brasil, de você.',
  },
  gender: {
    f: 'Concuerda en femenino.',
    m: 'Concuerda en masculino.',
    none: 'No marques su género mientras ella no lo haya dicho.',
  },
  calm: 'Nivel de peligro: ninguno. Nada de seguridad está pendiente.',
  level: 'Nivel de peligro',
  because: 'Por',
  levels: { none: 'ninguno', low: 'bajo', moderate: 'moderado', high: 'alto', imminent: 'inminente' },
  kinds: {
    suicide: 'morir',
    self_harm: 'hacerse daño',
    harm_to_others: 'daño a otra persona',
    abuse_violence: 'violencia que recibe',
    psychosis_mania: 'ideas o percepciones que asustan, o días acelerados',
    eating: 'comida y cuerpo',
    substance: 'alcohol u otra sustancia',
    medical_emergency: 'el cuerpo',
    third_party: 'otra persona en peligro',
    minor: 'es menor de edad',
  },
  byIntake:
    'en el cuestionario marcó que estas dos semanas tuvo esos pensamientos; en la charla no lo nombró',
  before: 'de una charla anterior',
  justNow: 'acaba de escribir',
  before1: 'en su mensaje anterior escribió',
  ago: 'hace {n} mensajes escribió',
  hint: 'puede ser una forma de hablar',
  watched: {
    screen:
      'Dijo que alguien revisa o puede leer su teléfono: la pantalla está limpia, sin tarjeta ni líneas. Puedes seguir hablando de lo que contó; si no lo sabes, pregunta si puede leerlo alguien ahora, y recuérdale la salida rápida y que puede borrar esta charla. Si cambia de tema de golpe o usa una palabra que acordaron, síguela en eso y no nombres nada de lo otro.',
    now: 'Alguien puede ver la pantalla: está limpia. No nombres ayuda, violencia ni peligro; sigue con el tema inocente que la persona puso, en pocas palabras. Si vuelve después de un silencio, primero pregunta solo quién está ahí.',
  },
  answered: 'Preguntado y contestado',
  items: {
    direct: 'pensar en matarse o morir',
    how: 'cómo',
    intent: 'intención',
    before: 'antes',
    taken: 'ya hizo o tomó algo',
  },
  answers: {
    yes: 'sí',
    no: 'no',
    unsure: 'no sabe o prefiere no decir',
    asked: 'ya preguntado; lo que contestó está en la charla, no lo repitas',
    weary: 'no lo preguntes: se cansó de las preguntas',
    none: 'no preguntado',
  },
  accompanied: 'Hay alguien con la persona.',
  panel: {
    none: 'Pantalla: solo el botón pequeño «Ayuda ahora».',
    card: 'Pantalla: la tarjeta con una línea de ayuda de su país está a la vista; no escribas números.',
    full: 'Pantalla: el panel con emergencias y líneas de su país está a la vista; remite a «la pantalla», sin números.',
  },
  exercise:
    'Pantalla: está abierto el ejercicio «{name}», con sus pasos; acompáñalo sin repetirlos, o déjalo si la persona cambió de tema.',
  offered: 'Bajo tu última respuesta podía tocar: {labels}.',
  short: 'Escribió muy poco: si no hay peligro ni pidió algo largo, contesta en una o dos frases cortas.',
  leaves: 'Parece que se despide: si es así, despídete, sin preguntas ni propuestas.',
  restQuestions: 'Tus últimas respuestas terminaron en pregunta: esta, si puedes, no pregunta.',
  memory: {
    forgot: 'Pidió olvidar algo y el servidor ya lo borró de lo que se recuerda: confírmalo en una frase.',
    paused: 'Pidió que no se guarde nada más: ya está así; confírmalo en una frase.',
    resumed: 'Pidió que se vuelva a recordar: ya está así; confírmalo en una frase.',
  },
  again: {
    shorter: 'Pidió tu última respuesta más corta: di lo mismo en 25 palabras o menos.',
    direct: 'Pidió tu última respuesta más directa: sin rodeos ni suavizantes, con respeto.',
    example:
      'Pidió un ejemplo de lo último que dijiste: dilo con una situación cotidiana inventada, y avisa que es inventada.',
  },
  now: 'TOCA EN ESTA RESPUESTA',
  stillAlone:
    'Que se sepa, todavía no hay nadie ahí: acompaña la espera, pregunta si ya viene o llegó, y no repitas lo dicho.',
  directIfMeant:
    'Lo que escribió puede ser un decir o puede ser en serio. Si por el contexto no está claro que es un decir, pregúntale con suavidad y una sola vez si ha pensado en morir o en quitarse la vida.',
  duties: {
    direct: 'Pregúntale de frente, una sola vez, si ha pensado en morir o en quitarse la vida.',
    how: 'Pregúntale, una sola vez, si ha pensado cómo, aclarando que no hacen falta detalles.',
    intent: 'Pregúntale si tiene intención de hacerlo, o si hay un momento pensado.',
    before:
      'Pregúntale si alguna vez antes intentó algo o se preparó para hacerlo, y si fue en los últimos tres meses.',
    taken: 'Pregúntale si ya tomó o hizo algo hoy.',
    person:
      'Acerca a una persona de confianza: quién de su gente puede saberlo hoy y con qué palabras decírselo.',
    professional:
      'Nombra la ayuda profesional como un paso posible (psicólogo, médico, centro de salud de su zona) y qué la haría más fácil.',
    means: 'Pide distancia de aquello con lo que podría dañarse, ahora, sin preguntar qué es.',
    presence:
      'Que haya alguien con la persona, ahí mismo, ahora: pregunta o di quién puede ir o a dónde puede ir.',
    today: 'Que la vea hoy un servicio de salud o urgencias, no mañana; mejor acompañada.',
    plan: 'Ofrécele armar su plan de seguridad, el que se guarda en su página.',
    action: 'Empieza por una sola acción concreta, en imperativo, para hacer ya.',
    human: 'Nombra a una persona que tiene que estar ahí ahora, con las palabras exactas para llamarla.',
    emergency: 'Manda a emergencias, que están en la pantalla.',
    reader: 'Pregunta si alguien más puede ver o leer este chat.',
    safe: 'Pregunta si está a salvo ahora y dónde está quien le hace daño.',
    checkup:
      'Di que la revise hoy un servicio de salud aunque no duela: apretar el cuello puede dañar por dentro.',
    home: 'Pregunta quién está con la persona en casa.',
    sleep: 'Pregunta cuánto ha dormido y si dejó algún remedio.',
    apart: 'Distancia ya entre la persona y quien está en riesgo: a dónde puede irse uno de los dos ahora.',
    adult: 'Acerca a un adulto de confianza hoy, con las palabras para decírselo, sin prometer secreto.',
    stay: 'Guíala para la otra persona: preguntarle de frente, no dejarla sola, apartar lo peligroso, ayuda; y pregunta cómo está quien escribe.',
  },
  missing: 'A tu respuesta le falta algo que no puede faltar:',
  keptBack: 'Tu frase «{sentence}» no se mostró porque {reason}.',
  goOn: 'Escribe solo cómo sigue, en una o dos frases que continúen con naturalidad lo ya dicho, sin repetirlo y sin mencionar esto.',
  writeAnew:
    'De tu respuesta no se mostró nada: escríbela entera de nuevo, con otras palabras y lo que ESTADO pide, sin mencionar esto.',
};

const pt: StateWords = {
  heading: 'ESTADO (posto pelo servidor; vale para esta resposta e não se menciona)',
  clock: 'Agora é',
  address: {
    tu: 'A pessoa escreve em espanhol: responda em espanhol, de tú.',
    vos: 'A pessoa escreve em espanhol: responda em espanhol, de vos.',
    usted: 'A pessoa escreve em espanhol: responda em espanhol, de usted.',
    voce: 'Trate por você, em português do Brasil.',
  },
  gender: {
    f: 'Concorde no feminino.',
    m: 'Concorde no masculino.',
    none: 'Não marque o gênero da pessoa enquanto ela não o disser.',
  },
  calm: 'Nível de perigo: nenhum. Nada de segurança está pendente.',
  level: 'Nível de perigo',
  because: 'Por',
  levels: { none: 'nenhum', low: 'baixo', moderate: 'moderado', high: 'alto', imminent: 'iminente' },
  kinds: {
    suicide: 'morrer',
    self_harm: 'se machucar',
    harm_to_others: 'dano a outra pessoa',
    abuse_violence: 'violência que sofre',
    psychosis_mania: 'ideias ou percepções que assustam, ou dias acelerados',
    eating: 'comida e corpo',
    substance: 'álcool ou outra substância',
    medical_emergency: 'o corpo',
    third_party: 'outra pessoa em perigo',
    minor: 'é menor de idade',
  },
  byIntake:
    'no questionário marcou que nestas duas semanas teve esses pensamentos; na conversa não falou disso',
  before: 'de uma conversa anterior',
  justNow: 'acabou de escrever',
  before1: 'na mensagem anterior escreveu',
  ago: 'há {n} mensagens escreveu',
  hint: 'pode ser jeito de falar',
  watched: {
    screen:
      'Disse que alguém mexe ou pode ler o telefone: a tela está limpa, sem cartão nem linhas. Você pode seguir falando do que ela contou; se não sabe, pergunte se alguém pode ler agora, e lembre da saída rápida e de que ela pode apagar esta conversa. Se mudar de assunto de repente ou usar uma palavra combinada, siga com ela nisso e não fale de nada do resto.',
    now: 'Alguém pode ver a tela: ela está limpa. Não fale de ajuda, violência nem perigo; siga o assunto inocente que a pessoa pôs, em poucas palavras. Se ela voltar depois de um silêncio, primeiro pergunte só quem está aí.',
  },
  answered: 'Perguntado e respondido',
  items: {
    direct: 'pensar em se matar ou morrer',
    how: 'como',
    intent: 'intenção',
    before: 'antes',
    taken: 'já fez ou tomou algo',
  },
  answers: {
    yes: 'sim',
    no: 'não',
    unsure: 'não sabe ou prefere não dizer',
    asked: 'já perguntado; o que respondeu está na conversa, não repita',
    weary: 'não pergunte: cansou das perguntas',
    none: 'não perguntado',
  },
  accompanied: 'Há alguém com a pessoa.',
  panel: {
    none: 'Tela: só o botão pequeno «Ajuda agora».',
    card: 'Tela: o cartão com uma linha de ajuda do país está à vista; não escreva números.',
    full: 'Tela: o painel com emergência e linhas do país está à vista; aponte para «a tela», sem números.',
  },
  exercise:
    'Tela: está aberto o exercício «{name}», com os passos; acompanhe sem repeti-los, ou deixe de lado se a pessoa mudou de assunto.',
  offered: 'Debaixo da sua última resposta dava para tocar: {labels}.',
  short:
    'Escreveu muito pouco: se não há perigo nem pediu algo longo, responda em uma ou duas frases curtas.',
  leaves: 'Parece que se despede: se for assim, despeça-se, sem perguntas nem propostas.',
  restQuestions: 'Suas últimas respostas terminaram em pergunta: esta, se der, não pergunta.',
  memory: {
    forgot: 'Pediu para esquecer algo e o servidor já apagou do que é lembrado: confirme em uma frase.',
    paused: 'Pediu que nada mais seja guardado: já está assim; confirme em uma frase.',
    resumed: 'Pediu que volte a ser lembrado: já está assim; confirme em uma frase.',
  },
  again: {
    shorter: 'Pediu a sua última resposta mais curta: diga o mesmo em 25 palavras ou menos.',
    direct: 'Pediu a sua última resposta mais direta: sem rodeios nem suavizantes, com respeito.',
    example:
      'Pediu um exemplo do que você disse por último: diga com uma situação cotidiana inventada, e avise que é inventada.',
  },
  now: 'CABE NESTA RESPOSTA',
  stillAlone:
    'Que se saiba, ainda não há ninguém ali: acompanhe a espera, pergunte se já vem ou chegou, e não repita o que já disse.',
  directIfMeant:
    'O que escreveu pode ser jeito de falar ou pode ser sério. Se pelo contexto não está claro que é jeito de falar, pergunte com suavidade e uma vez só se tem pensado em morrer ou em tirar a própria vida.',
  duties: {
    direct: 'Pergunte de frente, uma vez só, se tem pensado em morrer ou em tirar a própria vida.',
    how: 'Pergunte, uma vez só, se pensou como, deixando claro que não precisa de detalhes.',
    intent: 'Pergunte se tem intenção de fazer isso, ou se há um momento pensado.',
    before:
      'Pergunte se alguma vez antes tentou algo ou se preparou para isso, e se foi nos últimos três meses.',
    taken: 'Pergunte se já tomou ou fez algo hoje.',
    person: 'Aproxime uma pessoa de confiança: quem da gente dela pode saber hoje e com que palavras contar.',
    professional:
      'Fale da ajuda profissional como um passo possível (psicólogo, médico, posto de saúde da região) e do que a tornaria mais fácil.',
    means: 'Peça distância daquilo com que poderia se machucar, agora, sem perguntar o que é.',
    presence:
      'Que haja alguém com a pessoa, ali mesmo, agora: pergunte ou diga quem pode ir ou para onde ela pode ir.',
    today: 'Que um serviço de saúde ou pronto-socorro veja a pessoa hoje, não amanhã; melhor acompanhada.',
    plan: 'Ofereça montar o plano de segurança dela, o que fica guardado na página.',
    action: 'Comece por uma única ação concreta, no imperativo, para fazer já.',
    human: 'Nomeie uma pessoa que precisa estar ali agora, com as palavras exatas para chamá-la.',
    emergency: 'Mande para a emergência, que está na tela.',
    reader: 'Pergunte se mais alguém pode ver ou ler esta conversa.',
    safe: 'Pergunte se está em segurança agora e onde está quem a machuca.',
    checkup:
      'Diga que um serviço de saúde examine hoje mesmo que não doa: apertar o pescoço pode machucar por dentro.',
    home: 'Pergunte quem está com a pessoa em casa.',
    sleep: 'Pergunte quanto dormiu e se parou algum remédio.',
    apart: 'Distância já entre a pessoa e quem está em risco: para onde um dos dois pode ir agora.',
    adult: 'Aproxime um adulto de confiança hoje, com as palavras para contar, sem prometer segredo.',
    stay: 'Oriente para a outra pessoa: perguntar de frente, não deixar sozinha, afastar o perigoso, ajuda; e pergunte como está quem escreve.',
  },
  missing: 'Falta na sua resposta algo que não pode faltar:',
  keptBack: 'A sua frase «{sentence}» não foi mostrada porque {reason}.',
  goOn: 'Escreva só a continuação, em uma ou duas frases que sigam com naturalidade o que já foi dito, sem repetir e sem mencionar isto.',
  writeAnew:
    'Nada da sua resposta foi mostrado: escreva-a inteira de novo, com outras palavras e o que ESTADO pede, sem mencionar isto.',
};

export const STATE_WORDS: Record<Language, StateWords> = { es, pt };
