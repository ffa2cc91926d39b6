/**
 * People who go through an exercise, for the tests: what each of four temperaments answers to each step. Who asks
 * back answers like the willing one, after a question of theirs.
 */
import type { Language } from '../intake/style-profile.ts';
import type { Replier } from './replayed-exercise.ts';

type Answers = Record<string, string>;
type Told = { willing: Answers; terse: Answers; talkative: Answers };

export const TEMPERAMENTS = ['willing', 'terse', 'talkative', 'asking'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

const COMMON: Record<Language, Told> = {
  es: {
    willing: {
      consent: 'sí, dale',
      before: '7',
      after: '4',
      confidence: '8',
      takeaway: 'que puedo ir de a poco',
    },
    terse: { consent: 'ok', before: 'seis', after: '5', confidence: 'un 7', takeaway: 'nada nuevo' },
    talkative: {
      consent: 'bueno sí, probemos, total no pierdo nada',
      before: 'uf, yo diría que un 8, porque llevo toda la semana así',
      after: 'bajó un poco, diría que un 5',
      confidence: 'como un 7, si no se me cruza nada',
      takeaway: 'que lo tenía todo enredado en la cabeza y escrito se ve más chico',
    },
  },
  pt: {
    willing: {
      consent: 'sim, vamos',
      before: '7',
      after: '4',
      confidence: '8',
      takeaway: 'que dá para ir aos poucos',
    },
    terse: { consent: 'ok', before: 'seis', after: '5', confidence: 'um 7', takeaway: 'nada novo' },
    talkative: {
      consent: 'tá bom, vamos tentar, não perco nada',
      before: 'nossa, eu diria um 8, porque estou assim a semana toda',
      after: 'baixou um pouco, diria um 5',
      confidence: 'uns 7, se nada atrapalhar',
      takeaway: 'que estava tudo embolado na cabeça e escrito parece menor',
    },
  },
};

const OWN: Record<string, Record<Language, Told>> = {
  opposite: {
    es: {
      willing: {
        emotion: 'vergüenza',
        urge: 'no ir al ensayo del coro',
        check: 'no, nadie',
        facts: 'no, solo desafiné una vez',
        step: 'ir y quedarme la primera media hora',
        way: 'mirar al frente y saludar',
        when: 'el jueves a las 7, en la parroquia',
      },
      terse: {
        emotion: 'miedo',
        urge: 'encerrarme',
        check: 'no',
        facts: 'no',
        step: 'salir',
        way: 'derecho',
        when: 'mañana',
      },
      talkative: {
        emotion: 'yo creo que vergüenza, aunque también algo de pena por cómo quedé delante de todos',
        urge: 'me dan ganas de no contestar los mensajes del grupo, de apagar el teléfono y de decir que estoy con gripe para no ir',
        check: 'no, para nada, son buena gente, lo peor que hacen es reírse un rato',
        facts: 'no tanto, la verdad exagero, fue una sola nota y nadie dijo nada',
        step: 'contestar el mensaje del grupo, mañana al llegar a la casa, con un 8',
        way: 'sin pedir disculpas y sin dar explicaciones que nadie pidió',
        when: 'mañana en la tarde',
      },
    },
    pt: {
      willing: {
        emotion: 'vergonha',
        urge: 'não ir ao ensaio do coral',
        check: 'não, ninguém',
        facts: 'não, só desafinei uma vez',
        step: 'ir e ficar a primeira meia hora',
        way: 'olhar para a frente e cumprimentar',
        when: 'na quinta às 7, na igreja',
      },
      terse: {
        emotion: 'medo',
        urge: 'me trancar',
        check: 'não',
        facts: 'não',
        step: 'sair',
        way: 'reto',
        when: 'amanhã',
      },
      talkative: {
        emotion: 'acho que vergonha, mas também um pouco de tristeza por como fiquei na frente de todos',
        urge: 'dá vontade de não responder o grupo, desligar o celular e dizer que estou gripada para não ir',
        check: 'não, de jeito nenhum, são gente boa, o pior que fazem é rir um pouco',
        facts: 'não tanto, exagero, foi uma nota só e ninguém falou nada',
        step: 'responder a mensagem do grupo, amanhã ao chegar em casa, com um 8',
        way: 'nada de pedir desculpa nem dar explicação que ninguém pediu',
        when: 'amanhã à tarde',
      },
    },
  },
  assertive: {
    es: {
      willing: {
        check: 'no, nada de eso, gritamos y ya',
        describe: 'marce, este mes pagué 360 de terapias y 90 de transporte',
        express: 'yo estoy cansada y me siento sola con esto',
        ask: 'te pido 180 antes del 5',
        reinforce: 'que mi mamá no pierde las terapias',
        rehearse: 'te oigo. cuánto puedes y qué día?',
        step: 'mañana al mediodía, por mensaje',
      },
      terse: {
        check: 'no',
        describe: 'ayer llegó tarde',
        express: 'cansado',
        ask: 'avisar antes',
        reinforce: 'menos peleas',
        rehearse: 'cuándo puedes?',
        step: 'el sábado',
      },
      talkative: {
        check: 'no, miedo no, es de gritar pero nunca me ha tocado ni nada por el estilo',
        describe: 'el lunes me dejó otra vez sola con el cierre de caja y estoy agotada de verdad',
        express: 'estoy agotada y me siento usada, aunque sé que ella también anda mal',
        ask: 'que los lunes cierre ella la caja, y que si no puede me avise el domingo antes de las 8',
        reinforce: 'que las dos salimos a la hora y no andamos de mala cara toda la semana en el local',
        rehearse: 'entiendo que estés cansada, yo también. el lunes te toca a ti, ¿te queda bien a las 6?',
        step: 'el domingo en la tarde, en persona, cuando estemos tomando once',
      },
    },
    pt: {
      willing: {
        check: 'não, nada disso, só gritamos',
        describe: 'Marta, este mês paguei 360 de terapia e 90 de transporte',
        express: 'eu estou cansada e me sinto só com isso',
        ask: 'te peço 180 antes do dia 5',
        reinforce: 'a mãe não perde as terapias',
        rehearse: 'te escuto. quanto você pode e que dia?',
        step: 'amanhã ao meio-dia, por mensagem',
      },
      terse: {
        check: 'não',
        describe: 'ontem chegou tarde',
        express: 'cansado',
        ask: 'avisar antes',
        reinforce: 'menos brigas',
        rehearse: 'quando você pode?',
        step: 'no sábado',
      },
      talkative: {
        check: 'não, medo não, ela grita mas nunca me encostou a mão nem nada parecido',
        describe: 'na segunda me deixou de novo sozinha com o fechamento do caixa e estou exausta de verdade',
        express: 'estou exausta e me sinto usada, embora saiba que ela também anda mal',
        ask: 'que na segunda ela feche o caixa, e se não puder me avise no domingo antes das 8',
        reinforce: 'as duas saímos na hora e não ficamos de cara feia a semana toda na loja',
        rehearse: 'entendo que você esteja cansada, eu também. segunda é a sua vez, pode ser às 6?',
        step: 'no domingo à tarde, pessoalmente, na hora do café',
      },
    },
  },
  sleep: {
    es: {
      willing: {
        check: 'no, nada de eso',
        diary: 'me acosté a las 11, tardé como dos horas y me levanté a las 7',
        rise: 'a las 7',
        bed: 'veo el teléfono',
        awake: 'sentarme en la cocina con una revista',
        cups: 'un café a las 6',
        step: 'el teléfono fuera del cuarto desde hoy',
      },
      terse: {
        check: 'no',
        diary: 'dormí poco',
        rise: '7',
        bed: 'celular',
        awake: 'leer',
        cups: 'mate',
        step: 'sin celular',
      },
      talkative: {
        check:
          'no, gracias a Dios, trabajo en una oficina de lunes a viernes y nunca me han dicho nada de eso',
        diary:
          'me metí a la cama como a las 10 pero di vueltas hasta las 2 y a las 6 ya estaba despierta pensando en todo',
        rise: 'yo creo que a las 6 y media, que es cuando se levantan los niños, aunque el domingo me va a costar',
        bed: 'uy de todo, contesto correos, veo videos, a veces como algo y me pongo a pensar en las deudas',
        awake: 'doblar la ropa limpia en la sala con la lámpara chica, que igual siempre está ahí esperando',
        cups: 'dos cafés en la tarde en la oficina y a veces una gaseosa con la cena',
        step: 'dejar el café después del almuerzo, desde mañana, con un 7',
      },
    },
    pt: {
      willing: {
        check: 'não, nada disso',
        diary: 'deitei às 11, demorei umas duas horas e levantei às 7',
        rise: 'às 7',
        bed: 'fico no celular',
        awake: 'sentar na cozinha com uma revista',
        cups: 'um café às 6',
        step: 'o celular fora do quarto desde hoje',
      },
      terse: {
        check: 'não',
        diary: 'dormi pouco',
        rise: '7',
        bed: 'celular',
        awake: 'ler',
        cups: 'café',
        step: 'sem celular',
      },
      talkative: {
        check:
          'não, graças a Deus, trabalho num escritório de segunda a sexta e nunca me disseram nada disso',
        diary: 'fui para a cama umas 10 mas rolei até as 2 e às 6 já estava acordada pensando em tudo',
        rise: 'acho que às 6 e meia, que é quando as crianças levantam, mas no domingo vai custar',
        bed: 'nossa, de tudo, respondo e-mail, vejo vídeo, às vezes como algo e fico pensando nas dívidas',
        awake: 'dobrar a roupa limpa na sala com a luz pequena, que sempre fica ali esperando',
        cups: 'dois cafés à tarde no escritório e às vezes um refrigerante no jantar',
        step: 'parar com o café depois do almoço, a partir de amanhã, com um 7',
      },
    },
  },
  grief: {
    es: {
      willing: {
        name: 'mi papá, le decía viejo',
        since: 'hace ocho meses',
        memory: 'sus manos podando los rosales',
        unsaid: 'viejo, gracias por llevarme al colegio. ¿te acuerdas de la camioneta?',
        answer: 'que no llore tanto y que riegue las plantas',
        step: 'podar los rosales como él',
        when: 'el domingo en la mañana',
        support: 'mi hermana',
      },
      terse: {
        name: 'mi abuela',
        since: 'en marzo',
        memory: 'su pan',
        unsaid: 'perdón',
        answer: 'tranquila',
        step: 'una vela',
        when: 'el domingo',
        support: 'mi tía',
      },
      talkative: {
        name: 'a mi mamá, le decíamos la gorda de cariño, murió hace dos años en la pandemia',
        since: 'hace dos años',
        memory:
          'cuando cocinaba los domingos con la radio puesta y cantaba boleros y nos retaba porque le sacábamos papas fritas',
        unsaid:
          'mamá, adiós, que no te pude decir porque no nos dejaron entrar. me haces falta, el hijo menor ya camina, ¿me escuchas?',
        answer:
          'me diría que no sea llorona y que le dé de comer bien a los niños, y después me haría cariño en el pelo',
        step: 'cocinar sus papas con la radio puesta, el domingo con mis hermanos',
        when: 'el domingo',
        support: 'mis hermanos, que ya dijeron que vienen con las guitarras el domingo',
      },
    },
    pt: {
      willing: {
        name: 'meu pai, eu chamava de velho',
        since: 'faz oito meses',
        memory: 'as mãos dele podando as roseiras',
        unsaid: 'velho, obrigada por me levar à escola. você lembra da caminhonete?',
        answer: 'que eu não chore tanto e regue as plantas',
        step: 'podar as roseiras como ele',
        when: 'no domingo de manhã',
        support: 'minha irmã',
      },
      terse: {
        name: 'minha avó',
        since: 'em março',
        memory: 'o pão dela',
        unsaid: 'perdão',
        answer: 'calma',
        step: 'uma vela',
        when: 'no domingo',
        support: 'minha tia',
      },
      talkative: {
        name: 'para a minha mãe, a gente chamava de gordinha, morreu há dois anos na pandemia',
        since: 'há dois anos',
        memory:
          'quando ela cozinhava no domingo com o rádio ligado e cantava e brigava porque a gente roubava batata frita',
        unsaid:
          'mãe, adeus, que não pude te dizer porque não deixaram entrar. você me faz falta, o menor já anda, me escuta?',
        answer:
          'diria para eu não ser chorona e dar comida direito às crianças, e depois faria carinho no cabelo',
        step: 'fazer as batatas dela com o rádio ligado, no domingo com meus irmãos',
        when: 'no domingo',
        support: 'meus irmãos, que já disseram que vêm com o violão no domingo',
      },
    },
  },
  connection: {
    es: {
      willing: {
        map: 'mi prima Belkis, Fer del gimnasio y una vecina',
        one: 'Fer',
        step: 'mandarle un audio corto',
        draft: 'hola Fer, ¿sigues yendo los martes?',
        when: 'hoy después de cenar',
        silence: 'que está trabajando',
      },
      terse: {
        map: 'mi hermano',
        one: 'él',
        step: 'un mensaje',
        draft: 'qué tal',
        when: 'mañana',
        silence: 'que está ocupado',
      },
      talkative: {
        map: 'está mi amiga Lucía que se fue a Rosario, un compañero de la facultad que ya no veo, y mi tía Olga',
        one: 'con mi tía Olga creo, porque ella siempre contesta aunque sea con un sticker',
        step: 'mandarle una foto de las plantas que me regaló, mañana al despertar, con un 8',
        draft: 'tía, mire cómo está su malvón, ¿se acuerda de cuando lo trajo en el colectivo?',
        when: 'mañana temprano',
        silence: 'que dejó el teléfono en la cocina como hace siempre y que a la noche lo ve',
      },
    },
    pt: {
      willing: {
        map: 'minha prima Bia, o Fê da academia e uma vizinha',
        one: 'o Fê',
        step: 'mandar um áudio curto',
        draft: 'oi Fê, você ainda vai às terças?',
        when: 'hoje depois do jantar',
        silence: 'que está trabalhando',
      },
      terse: {
        map: 'meu irmão',
        one: 'ele',
        step: 'uma mensagem',
        draft: 'e aí',
        when: 'amanhã',
        silence: 'que está ocupado',
      },
      talkative: {
        map: 'tem minha amiga Luísa que foi para Recife, um colega da faculdade que não vejo mais, e minha tia Olga',
        one: 'com minha tia Olga, acho, porque ela sempre responde nem que seja com figurinha',
        step: 'mandar uma foto das plantas que ela me deu, amanhã ao acordar, com um 8',
        draft: 'tia, olha como está a sua violeta, lembra quando você trouxe no ônibus?',
        when: 'amanhã cedo',
        silence: 'que deixou o celular na cozinha como sempre e de noite ela vê',
      },
    },
  },
  drinking: {
    es: {
      willing: {
        check: 'no, nada de eso',
        good: 'me relaja después del turno',
        bad: 'discuto con mi mujer y llego tarde',
        importance: '7',
        reason: 'por mis hijas, que ya se dan cuenta',
        able: '5',
        step: 'no comprar los lunes',
        support: 'mi cuñado, que no toma',
      },
      terse: {
        check: 'no',
        good: 'dormir',
        bad: 'plata',
        importance: '4',
        reason: 'mi vieja',
        able: '3',
        step: 'solo el sábado',
        support: 'mi hermano',
      },
      talkative: {
        check: 'no, nunca me ha pasado, a veces ando de mal humor pero temblar o ver cosas no',
        good: 'se me pasa la rabia del trabajo, me río con los compañeros y por un rato no pienso en nada de la casa',
        bad: 'que al otro día no sirvo, que gasté lo del gas, y que mi señora me mira y no me dice nada, que es peor',
        importance: 'yo le pondría un 8 porque ya me cansé de lo mismo',
        reason: 'porque mi hijo el mayor ya anda con los mismos amigos y no quiero que me vea llegar así',
        able: 'ahí no sé, un 4 será, ya he dicho muchas veces que iba a bajarle',
        step: 'irme derecho a la casa los viernes con el compañero que no toma',
        support: 'el Rodrigo, que anda en un grupo y siempre me dice que vaya con él un día',
      },
    },
    pt: {
      willing: {
        check: 'não, nada disso',
        good: 'me relaxa depois do turno',
        bad: 'brigo com minha mulher e chego tarde',
        importance: '7',
        reason: 'pelas minhas filhas, que já percebem',
        able: '5',
        step: 'não comprar na segunda',
        support: 'meu cunhado, que não bebe',
      },
      terse: {
        check: 'não',
        good: 'dormir',
        bad: 'dinheiro',
        importance: '4',
        reason: 'minha mãe',
        able: '3',
        step: 'só no sábado',
        support: 'meu irmão',
      },
      talkative: {
        check: 'não, nunca me aconteceu, às vezes fico de mau humor mas tremer ou ver coisas não',
        good: 'passa a raiva do trabalho, dou risada com os colegas e por um tempo não penso em nada de casa',
        bad: 'que no outro dia não presto para nada no serviço, gastei o do gás, e minha esposa me olha e não fala nada',
        importance: 'eu daria um 8 porque já cansei do mesmo',
        reason:
          'porque meu filho mais velho já anda com os mesmos amigos e não quero que me veja chegar assim',
        able: 'aí não sei, um 4 talvez, já disse muitas vezes que ia diminuir',
        step: 'ir direto para casa na sexta com o colega que não bebe',
        support: 'o Rodrigo, que anda num grupo e sempre me chama para ir um dia',
      },
    },
  },
  gratitude: {
    es: {
      willing: {
        check: 'no, ha estado parejo',
        first: 'el martes mi hija me guardó un pedazo de torta',
        second: 'llegué a tiempo al bus',
        third: 'terminé el informe',
        part: 'me quedé a cenar con ella',
        thank: 'a mi hija',
      },
      terse: {
        check: 'no',
        first: 'el café',
        second: 'el sol',
        third: 'dormí',
        part: 'salir',
        thank: 'nadie',
      },
      talkative: {
        check: 'no, al contrario, esta semana anduve bastante mejor que la anterior',
        first: 'me llamó mi hermano, comimos arepas en la vereda, y por fin arreglé la bicicleta',
        second: 'comimos arepas en la vereda',
        third: 'arreglé la bicicleta',
        part: 'que esta vez contesté el teléfono en vez de dejarlo sonar como hago siempre que ando bajoneada',
        thank: 'a mi hermano, que ni sabe lo bien que me hizo que llamara justo ese día',
      },
    },
    pt: {
      willing: {
        check: 'não, tem sido normal',
        first: 'na terça minha filha guardou um pedaço de bolo para mim',
        second: 'peguei o ônibus a tempo',
        third: 'terminei o relatório',
        part: 'fiquei para jantar com ela',
        thank: 'minha filha',
      },
      terse: {
        check: 'não',
        first: 'o café',
        second: 'o sol',
        third: 'dormi',
        part: 'sair',
        thank: 'ninguém',
      },
      talkative: {
        check: 'não, ao contrário, esta semana andei bem melhor que a passada',
        first: 'meu irmão ligou, comemos pastel na calçada, e enfim arrumei a bicicleta',
        second: 'comemos pastel na calçada',
        third: 'arrumei a bicicleta',
        part: 'desta vez atendi o telefone em vez de deixar tocar como faço sempre que estou para baixo',
        thank: 'meu irmão, que nem sabe o bem que me fez ligar justo naquele dia',
      },
    },
  },
};

const QUESTIONS: Record<Language, readonly string[]> = {
  es: [
    '¿para qué sirve esto?',
    '¿cómo así?',
    '¿me das un ejemplo?',
    '¿por qué me preguntas eso?',
    'no entiendo la pregunta',
  ],
  pt: [
    'para que serve isso?',
    'como assim?',
    'me dá um exemplo?',
    'por que você pergunta isso?',
    'não entendi',
  ],
};

/** Somebody of this temperament going through an exercise: now and then "no sé" or a question of theirs comes first. */
export function going(through: string, temperament: Temperament, language: Language): Replier {
  const kind = temperament === 'asking' ? 'willing' : temperament;
  const isUnsure = (id: string) =>
    temperament === 'terse' && /^(consent|urge|ask|bed|memory|one|bad|second)$/.test(id);
  const isAsking = (id: string) => temperament === 'asking' && id !== 'consent' && id.length % 2 === 0;
  return ({ step: { id }, times }) => {
    if (times === 0 && isUnsure(id)) return language === 'pt' ? 'não sei' : 'no sé';
    if (times === 0 && isAsking(id)) return QUESTIONS[language][id.length % QUESTIONS[language].length] ?? '';
    const answer = OWN[through]?.[language][kind][id] ?? COMMON[language][kind][id];
    if (answer === undefined) throw new Error(`nobody has an answer to ${through}.${id}`);
    return answer;
  };
}
