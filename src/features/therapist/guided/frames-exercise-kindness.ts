/** The self-compassion pause: what the hard voice says, where it hurts, who else, and a sentence of a friend. */
import { type Frames, frame } from './phrase.ts';

export const KINDNESS_EXERCISE_FRAMES: Frames = {
  'ex.kindness.consent': frame({
    tu: [
      'Es cambiar el tono con que te hablas, no la verdad de lo que pasó. Unos {minutes} minutos; escribes "alto" y paramos. ¿Lo intentamos?',
      'La dureza cansa y rara vez corrige. Vamos a probar el tono que usarías con alguien querido. "Alto" y se acaba. ¿Va?',
      'Propongo parar un momento y oír esa voz desde afuera. Son preguntas cortas, con "alto" se cortan. ¿Empezamos?',
    ],
    vos: [
      'Es cambiar el tono con que te hablás, no la verdad de lo que pasó. Unos {minutes} minutos; escribís "alto" y paramos. ¿Lo intentamos?',
      'La dureza cansa y rara vez corrige. Vamos a probar el tono que usarías con alguien querido. "Alto" y se acaba. ¿Va?',
      'Propongo parar un momento y oír esa voz desde afuera. Son preguntas cortas, con "alto" se cortan. ¿Empezamos?',
    ],
    usted: [
      'Es cambiar el tono con que se habla, no la verdad de lo que pasó. Unos {minutes} minutos; escribe "alto" y paramos. ¿Lo intentamos?',
      'La dureza cansa y rara vez corrige. Vamos a probar el tono que usaría con alguien querido. "Alto" y se acaba. ¿Le parece?',
      'Propongo parar un momento y oír esa voz desde afuera. Son preguntas cortas, con "alto" se cortan. ¿Empezamos?',
    ],
    pt: [
      'É mudar o tom da conversa interna, não a verdade do que aconteceu. Uns {minutes} minutos; escreva "para" e a gente para. Tentamos?',
      'A dureza cansa e quase nunca corrige. Vamos experimentar o tom que você usaria falando de alguém querido. "Para" e acaba. Topa?',
      'Proponho parar um momento e ouvir essa voz de fora. São perguntas curtas, e "para" interrompe. Começamos?',
    ],
  }),
  'ex.kindness.why': frame({
    es: [
      'Con un tono menos duro se piensa y se repara mejor. No es darse permiso ni mentirse.',
      'La crítica constante cansa y deja menos fuerza para cambiar algo. Esto afloja la mano.',
      'Sirve para tratar un error como lo trataría alguien justo.',
    ],
    pt: [
      'Num tom menos duro se pensa e se repara melhor. Não é passar a mão na cabeça nem mentir.',
      'A crítica constante cansa e deixa menos força para mudar algo. Isto afrouxa a mão.',
      'Serve para tratar um erro como trataria alguém justo.',
    ],
  }),
  'ex.kindness.critic': frame({
    tu: [
      '¿Qué frase dura te estás diciendo? Escríbela como suena; no la voy a repetir.',
      'Esa voz que te juzga, ¿qué dice hoy?',
      '¿Por qué te estás castigando ahora, en una línea?',
    ],
    vos: [
      '¿Qué frase dura te estás diciendo? Escribila como suena; no la voy a repetir.',
      'Esa voz que te juzga, ¿qué dice hoy?',
      '¿Por qué te estás castigando ahora, en una línea?',
    ],
    usted: [
      '¿Qué frase dura se está diciendo? Escríbala como suena; no la voy a repetir.',
      'Esa voz que juzga, ¿qué dice hoy?',
      '¿Por qué se está castigando ahora, en una línea?',
    ],
    pt: [
      'Que frase dura você está se dizendo? Escreva como soa; não vou repetir.',
      'Essa voz que julga, o que diz hoje?',
      'Por que você está se castigando agora, em uma linha?',
    ],
  }),
  'ex.kindness.critic.help': frame({
    es: [
      'Suele empezar con "debería" o con "otra vez". ¿Cómo sigue?',
      '¿Es sobre algo hecho, algo no hecho o la forma de ser?',
      'Si tuviera volumen, ¿en qué momento del día grita más?',
    ],
    pt: [
      'Costuma começar por "deveria" ou "de novo". Como continua?',
      'É sobre algo feito, algo não feito ou o jeito de ser?',
      'Se tivesse volume, em que hora do dia grita mais?',
    ],
  }),
  'ex.kindness.body': frame({
    es: [
      '¿En qué parte del cuerpo cae esa frase?',
      'Al leerla, ¿qué se nota primero: pecho, garganta, estómago?',
      '¿Dónde duele cuando esa voz habla?',
    ],
    pt: [
      'Em que parte do corpo essa frase cai?',
      'Ao ler, o que se nota primeiro: peito, garganta, estômago?',
      'Onde dói quando essa voz fala?',
    ],
  }),
  'ex.kindness.body.help': frame({
    es: [
      'Puede ser un peso, un nudo o un calor. ¿Cuál se acerca?',
      '¿Más arriba o más abajo del pecho?',
      'Si no se nota en el cuerpo, ¿qué emoción deja?',
    ],
    pt: [
      'Pode ser um peso, um nó ou um calor. Qual se aproxima?',
      'Mais acima ou mais abaixo do peito?',
      'Se não se nota no corpo, que emoção deixa?',
    ],
  }),
  'ex.kindness.shared': frame({
    es: [
      '"{cell_body}". Duele, y es de las cosas que le duelen a mucha gente. ¿A quién conocido le pasó algo parecido?',
      'Eso que cae en "{cell_body}" no le pasa a una sola persona. ¿Quién más lo entendería?',
      'Fallar y dolerse es de todos. ¿A quién cercano le habrá tocado algo así?',
    ],
    pt: [
      '"{cell_body}". Dói, e é das coisas que doem em muita gente. Quem, entre os conhecidos, passou por algo parecido?',
      'Isso que aparece em "{cell_body}" não acontece só com uma pessoa. Quem mais entenderia?',
      'Errar e doer é de todos. Quem próximo já deve ter passado por algo assim?',
    ],
  }),
  'ex.kindness.shared.help': frame({
    es: ['¿Quién se equivocó alguna vez y aun así se le quiere?'],
    tu: [
      'Puede ser alguien de la familia, un compañero o un personaje. ¿Se te ocurre uno?',
      'Cualquiera con tu mismo cansancio. ¿Quién sería?',
    ],
    vos: [
      'Puede ser alguien de la familia, un compañero o un personaje. ¿Se te ocurre uno?',
      'Cualquiera con tu mismo cansancio. ¿Quién sería?',
    ],
    usted: [
      'Puede ser alguien de la familia, un compañero o un personaje. ¿Se le ocurre uno?',
      'Cualquiera con su mismo cansancio. ¿Quién sería?',
    ],
    pt: [
      'Pode ser alguém da família, um colega ou um personagem. Vem alguém?',
      'Quem já errou e mesmo assim é querido?',
      'Qualquer um que carregue o mesmo cansaço. Quem seria?',
    ],
  }),
  'ex.kindness.friend': frame({
    tu: [
      'Si esa persona viniera a contártelo, ¿qué le dirías?',
      'Alguien querido te dice la misma frase sobre sí. ¿Qué le contestas?',
      'Imagina que te lo cuenta un amigo. ¿Cuáles serían tus primeras palabras?',
    ],
    vos: [
      'Si esa persona viniera a contártelo, ¿qué le dirías?',
      'Alguien querido te dice la misma frase sobre sí. ¿Qué le contestás?',
      'Imaginá que te lo cuenta un amigo. ¿Cuáles serían tus primeras palabras?',
    ],
    usted: [
      'Si esa persona viniera a contárselo, ¿qué le diría?',
      'Alguien querido le dice la misma frase sobre sí. ¿Qué le contesta?',
      'Imagine que se lo cuenta un amigo. ¿Cuáles serían sus primeras palabras?',
    ],
    pt: [
      'Se essa pessoa viesse contar isso, o que você diria a ela?',
      'Alguém querido diz a mesma frase sobre si. O que você responde?',
      'Imagine que um amigo conta isso. Quais seriam as suas primeiras palavras?',
    ],
  }),
  'ex.kindness.friend.help': frame({
    es: [
      '¿Le daría la razón a esa frase, o le diría otra cosa?',
      'A veces basta "ven, siéntate". ¿Qué más?',
      '¿Qué vería en esa persona que ella no ve?',
    ],
    pt: [
      'Concordaria com essa frase, ou diria outra coisa?',
      'Às vezes basta "vem, senta aqui". O que mais?',
      'O que se veria nessa pessoa que ela não vê?',
    ],
  }),
  'ex.kindness.phrase': frame({
    tu: [
      '"{cell_friend}". Ahora dilo para ti, cambiando lo que haga falta. ¿Cómo queda?',
      'Toma eso, "{cell_friend}", y ponlo en primera persona. ¿Qué frase sale?',
      'En tono de amigo, ¿qué te dirías a ti?',
    ],
    vos: [
      '"{cell_friend}". Ahora decilo para vos, cambiando lo que haga falta. ¿Cómo queda?',
      'Tomá eso, "{cell_friend}", y ponelo en primera persona. ¿Qué frase sale?',
      'En tono de amigo, ¿qué te dirías a vos?',
    ],
    usted: [
      '"{cell_friend}". Ahora dígalo para usted, cambiando lo que haga falta. ¿Cómo queda?',
      'Tome eso, "{cell_friend}", y póngalo en primera persona. ¿Qué frase sale?',
      'En tono de amigo, ¿qué se diría a usted?',
    ],
    pt: [
      '"{cell_friend}". Agora diga isso para você, mudando o que precisar. Como fica?',
      'Pegue isso, "{cell_friend}", e ponha na primeira pessoa. Que frase sai?',
      'Em tom de amigo, o que você se diria?',
    ],
  }),
  'ex.kindness.phrase.help': frame({
    es: [
      'Puede empezar así: "Es un mal momento, y…". ¿Cómo sigue?',
      'Algo corto: "hago lo que puedo con lo que hay". ¿Va, o cuál otra?',
      'No tiene que ser bonita, solo justa. ¿Cuál?',
    ],
    pt: [
      'Pode começar assim: "É um momento ruim, e…". Como continua?',
      'Algo curto: "faço o que posso do jeito que dá". Serve, ou qual outra?',
      'Não precisa ser bonita, só justa. Qual?',
    ],
  }),
  'ex.kindness.fake': frame({
    tu: [
      'Suena falso porque falta costumbre. Ponle tono de amigo, seco si quieres: ¿qué te diría alguien que te conoce y no exagera?',
      'Fuera lo cursi. Una frase que sí te creas, aunque sea al sesenta por ciento. ¿Cuál?',
      'No hace falta quererte hoy. Basta con no pegarte. ¿Qué frase sería solo justa?',
    ],
    vos: [
      'Suena falso porque falta costumbre. Ponele tono de amigo, seco si querés: ¿qué te diría alguien que te conoce y no exagera?',
      'Fuera lo cursi. Una frase que sí te creas, aunque sea al sesenta por ciento. ¿Cuál?',
      'No hace falta quererte hoy. Basta con no pegarte. ¿Qué frase sería solo justa?',
    ],
    usted: [
      'Suena falso porque falta costumbre. Póngale tono de amigo, seco si quiere: ¿qué le diría alguien que le conoce y no exagera?',
      'Fuera lo cursi. Una frase que sí se crea, aunque sea al sesenta por ciento. ¿Cuál?',
      'No hace falta quererse hoy. Basta con no pegarse. ¿Qué frase sería solo justa?',
    ],
    pt: [
      'Soa falso porque falta costume. Ponha tom de amigo, seco se quiser: o que diria alguém que conhece você e não exagera?',
      'Fora o piegas. Uma frase em que dê para acreditar, nem que seja sessenta por cento. Qual?',
      'Não precisa se amar hoje. Basta não se bater. Que frase seria só justa?',
    ],
  }),
  'ex.kindness.rest': frame({
    tu: [
      'Léela dos veces, despacio, con una mano donde dolía: "{cell_takeaway}". Escribe "ya".',
      '"{cell_takeaway}". Dila en voz baja mientras sueltas el aire. Dos veces. Avísame.',
      'Quédate medio minuto con esa frase, sin discutirla. Escribe "ya".',
    ],
    vos: [
      'Leela dos veces, despacio, con una mano donde dolía: "{cell_takeaway}". Escribí "ya".',
      '"{cell_takeaway}". Decila en voz baja mientras soltás el aire. Dos veces. Avisame.',
      'Quedate medio minuto con esa frase, sin discutirla. Escribí "ya".',
    ],
    usted: [
      'Léala dos veces, despacio, con una mano donde dolía: "{cell_takeaway}". Escriba "ya".',
      '"{cell_takeaway}". Dígala en voz baja mientras suelta el aire. Dos veces. Avíseme.',
      'Quédese medio minuto con esa frase, sin discutirla. Escriba "ya".',
    ],
    pt: [
      'Leia duas vezes, devagar, uma mão onde doía: "{cell_takeaway}". Escreva "já".',
      '"{cell_takeaway}". Diga em voz baixa enquanto solta o ar. Duas vezes. Me avise.',
      'Fique meio minuto nessa frase, sem discutir. Escreva "já".',
    ],
  }),
  'ex.kindness.rest.help': frame({
    tu: [
      'Solo pon una mano en el pecho y suelta el aire una vez. Escribe "ya".',
      'Salta la frase. Afloja los hombros y avísame.',
      'Si incomoda, mírala de lejos nada más. Escribe "ya".',
    ],
    vos: [
      'Solo poné una mano en el pecho y soltá el aire una vez. Escribí "ya".',
      'Saltá la frase. Aflojá los hombros y avisame.',
      'Si incomoda, mirala de lejos nada más. Escribí "ya".',
    ],
    usted: [
      'Solo ponga una mano en el pecho y suelte el aire una vez. Escriba "ya".',
      'Salte la frase. Afloje los hombros y avíseme.',
      'Si incomoda, mírela de lejos nada más. Escriba "ya".',
    ],
    pt: [
      'Só ponha uma mão no peito e solte o ar uma vez. Escreva "já".',
      'Pule a frase. Afrouxe os ombros e me avise.',
      'Se incomodar, olhe de longe só. Escreva "já".',
    ],
  }),
};
