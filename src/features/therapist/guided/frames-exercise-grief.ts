/** Grief: a few lines to who died and a small ritual. Nothing is closed or got over; somebody near is named. */
import { type Frames, frame } from './phrase.ts';

export const GRIEF_EXERCISE_FRAMES: Frames = {
  'ex.grief.consent': frame({
    tu: [
      'Escribimos unas líneas para quien ya no está y buscamos un gesto que lo recuerde. No es para cerrar nada. Unos {minutes} minutos; puede doler, y con "alto" paramos. ¿Quieres?',
      'A veces lo no dicho pesa más que la ausencia. Propongo decirlo por escrito, a tu ritmo. Escribes "alto" y se detiene. ¿Va?',
      'Es una carta corta y un gesto pequeño para tener cerca a quien extrañas. Paras cuando quieras, con "alto". ¿Empezamos?',
    ],
    vos: [
      'Escribimos unas líneas para quien ya no está y buscamos un gesto que lo recuerde. No es para cerrar nada. Unos {minutes} minutos; puede doler, y con "alto" paramos. ¿Querés?',
      'A veces lo no dicho pesa más que la ausencia. Propongo decirlo por escrito, a tu ritmo. Escribís "alto" y se detiene. ¿Va?',
      'Es una carta corta y un gesto pequeño para tener cerca a quien extrañás. Parás cuando quieras, con "alto". ¿Empezamos?',
    ],
    usted: [
      'Escribimos unas líneas para quien ya no está y buscamos un gesto que lo recuerde. No es para cerrar nada. Unos {minutes} minutos; puede doler, y con "alto" paramos. ¿Desea hacerlo?',
      'A veces lo no dicho pesa más que la ausencia. Propongo decirlo por escrito, a su ritmo. Escribe "alto" y se detiene. ¿Comenzamos?',
      'Es una carta corta y un gesto pequeño para tener cerca a quien extraña. Se para cuando quiera, con "alto". ¿Empezamos?',
    ],
    pt: [
      'Escrevemos umas linhas para quem se foi e buscamos um gesto de lembrança. Não é para encerrar nada. Uns {minutes} minutos; pode doer, e com "para" paramos. Você quer?',
      'Às vezes o que não foi dito pesa mais que a ausência. Proponho dizer por escrito, no seu ritmo. Escreva "para" e interrompe. Vamos?',
      'É uma carta curta e um gesto pequeno para ter perto quem faz falta. Para quando quiser, com "para". Começamos?',
    ],
  }),
  'ex.grief.before': frame({
    es: [
      'Antes de escribir: del 0 al 10, ¿cuánto duele hoy?',
      'Del 0 al 10, ¿qué tan fuerte está la pena en este momento?',
      'Un número para saber de dónde se parte: ¿cuánto pesa la ausencia, del 0 al 10?',
    ],
    pt: [
      'Antes de escrever: de 0 a 10, quanto dói hoje?',
      'De 0 a 10, quão forte está a dor neste momento?',
      'Um número para saber de onde se parte: quanto pesa a falta, de 0 a 10?',
    ],
  }),
  'ex.grief.why': frame({
    es: [
      'El vínculo no termina con la muerte; cambia de lugar. Escribirle y recordarle le da uno. No quita la pena.',
      'Lo que no se dijo da vueltas. Puesto en palabras, suele pesar menos; a veces primero se llora.',
      'No es para olvidar ni para superar. Es para poder recordar sin que todo duela igual.',
    ],
    pt: [
      'O vínculo não termina com a morte; muda de lugar. Escrever e lembrar dão um lugar a ele. Não tira a dor.',
      'O que não se disse fica girando. Posto em palavras, costuma pesar menos; às vezes primeiro se chora.',
      'Não é para esquecer nem para superar. É para poder lembrar e nem tudo doer igual.',
    ],
  }),
  'ex.grief.name': frame({
    tu: [
      '¿A quién le escribirías, y cómo le decías?',
      'Empieza por su nombre, o como le decías en casa. ¿Cuál era?',
      '¿Para quién es la carta?',
    ],
    vos: [
      '¿A quién le escribirías, y cómo le decías?',
      'Empezá por su nombre, o como le decías en casa. ¿Cuál era?',
      '¿Para quién es la carta?',
    ],
    usted: [
      '¿A quién le escribiría, y cómo le decía?',
      'Empiece por su nombre, o como le decía en casa. ¿Cuál era?',
      '¿Para quién es la carta?',
    ],
    pt: [
      'Para quem você escreveria, e como chamava essa pessoa?',
      'Comece pelo nome, ou pelo jeito como você chamava em casa. Qual era?',
      'Para quem é a carta?',
    ],
  }),
  'ex.grief.name.help': frame({
    es: [
      'Puede ser una persona, o un animal que fue de la familia. ¿Quién viene primero?',
      'Sin nombre también se puede: "a quien extraño". ¿Lo dejamos así?',
      'Si son varios, uno por hoy. ¿Cuál?',
    ],
    pt: [
      'Pode ser uma pessoa, ou um bicho que foi da família. Quem vem primeiro?',
      'Dá também para não dizer o nome: "a quem me faz falta". Deixamos assim?',
      'Se são vários, um por hoje. Qual?',
    ],
  }),
  'ex.grief.since': frame({
    es: ['¿Hace cuánto fue?', '¿Cuánto tiempo ha pasado desde entonces?', '¿Cuándo fue que murió?'],
    pt: ['Há quanto tempo foi?', 'Quanto tempo passou desde então?', 'Quando foi a morte?'],
  }),
  'ex.grief.since.help': frame({
    es: [
      'A ojo sirve: semanas, meses o años. ¿Cuál?',
      'Lo pregunto porque en los primeros días no se escribe, se acompaña. ¿Hace más de dos semanas?',
      '¿Fue este año o antes?',
    ],
    pt: [
      'Por alto serve: semanas, meses ou anos. Qual?',
      'Pergunto porque nos primeiros dias não se escreve, se acompanha. Faz mais de duas semanas?',
      'Foi este ano ou antes?',
    ],
  }),
  'ex.grief.fresh': frame({
    tu: [
      'Es muy reciente para una carta. Estos días lo que toca es comer algo, dormir lo que se pueda y no estar a solas. ¿Quién está contigo hoy?',
      'Entonces lo dejo para más adelante; ahora no hay nada que trabajar. Cuéntame de esa persona, o de cómo van estas horas.',
      'Hace tan pocos días que basta con pasar el día. Te leo, sin ejercicio. ¿Has podido comer algo?',
    ],
    vos: [
      'Es muy reciente para una carta. Estos días lo que toca es comer algo, dormir lo que se pueda y no estar a solas. ¿Quién está con vos hoy?',
      'Entonces lo dejo para más adelante; ahora no hay nada que trabajar. Contame de esa persona, o de cómo van estas horas.',
      'Hace tan pocos días que basta con pasar el día. Te leo, sin ejercicio. ¿Pudiste comer algo?',
    ],
    usted: [
      'Es muy reciente para una carta. Estos días lo que toca es comer algo, dormir lo que se pueda y no estar a solas. ¿Quién está con usted hoy?',
      'Entonces lo dejo para más adelante; ahora no hay nada que trabajar. Cuénteme de esa persona, o de cómo van estas horas.',
      'Hace tan pocos días que basta con pasar el día. Le leo, sin ejercicio. ¿Ha podido comer algo?',
    ],
    pt: [
      'É muito recente para uma carta. Nestes dias o que cabe é comer algo, dormir o que der e não ficar só. Quem está com você hoje?',
      'Então deixo para mais adiante; agora não há nada a trabalhar. Conte dessa pessoa, ou de como vão estas horas.',
      'Faz tão poucos dias que passar o dia já basta. Estou lendo, nada de exercício. Conseguiu comer alguma coisa?',
    ],
  }),
  'ex.grief.pause': frame({
    tu: [
      'Ahí paro la carta. Eso de ir con quien murió se habla en voz alta con alguien vivo: de tu gente o de un centro de salud. ¿Quién está cerca ahora?',
      'La carta espera. Con esas palabras, prefiero que hoy no estés a solas. ¿A quién puedes llamar?',
      'Dejo de escribir aquí. Extrañar es una cosa e irse es otra. ¿Con quién puedes hablarlo hoy?',
    ],
    vos: [
      'Ahí paro la carta. Eso de ir con quien murió se habla en voz alta con alguien vivo: de tu gente o de un centro de salud. ¿Quién está cerca ahora?',
      'La carta espera. Con esas palabras, prefiero que hoy no estés a solas. ¿A quién podés llamar?',
      'Dejo de escribir acá. Extrañar es una cosa e irse es otra. ¿Con quién podés hablarlo hoy?',
    ],
    usted: [
      'Ahí paro la carta. Eso de ir con quien murió se habla en voz alta con alguien vivo: de su gente o de un centro de salud. ¿Quién está cerca ahora?',
      'La carta espera. Con esas palabras, prefiero que hoy no esté a solas. ¿A quién puede llamar?',
      'Dejo de escribir aquí. Extrañar es una cosa e irse es otra. ¿Con quién puede hablarlo hoy?',
    ],
    pt: [
      'Aí paro a carta. Isso de ir com quem morreu se fala em voz alta com alguém vivo: da sua gente ou de um posto de saúde. Quem está por perto agora?',
      'A carta espera. Com essas palavras, prefiro que hoje você não fique só. Para quem pode ligar?',
      'Paro de escrever aqui. Sentir falta é uma coisa e ir embora é outra. Com quem você pode falar disso hoje?',
    ],
  }),
  'ex.grief.heard': frame({
    es: [
      'Lo leí despacio.',
      'Queda aquí, entero.',
      'Ahí se ve a quien falta.',
      'Leído, sin apuro.',
      'Eso queda dicho.',
      'Va guardado con su nombre.',
    ],
    pt: [
      'Li devagar.',
      'Fica aqui, inteiro.',
      'Aí se vê quem faz falta.',
      'Lido, com tempo.',
      'Isso fica dito.',
      'Vai guardado com o nome.',
    ],
  }),
  'ex.grief.memory': frame({
    es: [
      'Un recuerdo chico, de los que nadie más guarda: un olor, una frase, sus manos haciendo algo. ¿Cuál viene?',
      '¿Qué imagen aparece primero, de un día cualquiera?',
      'Antes de la carta, una escena de los días buenos. ¿Dónde estaban y qué hacía?',
    ],
    pt: [
      'Uma lembrança pequena, das que ninguém mais guarda: um cheiro, uma frase, as mãos fazendo algo. Qual vem?',
      'Que imagem aparece primeiro, de um dia qualquer?',
      'Antes da carta, uma cena dos dias bons. Onde vocês estavam e o que a pessoa fazia?',
    ],
  }),
  'ex.grief.memory.help': frame({
    es: [
      'Su comida, su música, lo que decía al llegar. ¿Algo de eso?',
      'Si solo vienen los últimos días, vale ir más atrás. ¿Qué había un domingo?',
      '¿Qué cosa de la casa todavía tiene su huella?',
    ],
    pt: [
      'A comida, a música, o que dizia ao chegar. Algo disso?',
      'Se só vêm os últimos dias, vale ir mais atrás. O que havia num domingo?',
      'Que coisa da casa ainda tem a marca dessa pessoa?',
    ],
  }),
  'ex.grief.unsaid': frame({
    tu: [
      '"{cell_memory}". Guardo esa imagen. Ahora escríbele a esa persona, no a mí: ¿qué quedó sin decir?',
      'Queda "{cell_memory}". Dile lo que no alcanzaste: un gracias, un perdón, un reclamo. ¿Cómo empieza?',
      'Con eso delante, "{cell_memory}", escríbele dos o tres líneas. Lo que salga.',
      'Ahora escríbele a esa persona, no a mí: ¿qué quedó sin decir?',
    ],
    vos: [
      '"{cell_memory}". Guardo esa imagen. Ahora escribile a esa persona, no a mí: ¿qué quedó sin decir?',
      'Queda "{cell_memory}". Decile lo que no alcanzaste: un gracias, un perdón, un reclamo. ¿Cómo empieza?',
      'Con eso delante, "{cell_memory}", escribile dos o tres líneas. Lo que salga.',
      'Ahora escribile a esa persona, no a mí: ¿qué quedó sin decir?',
    ],
    usted: [
      '"{cell_memory}". Guardo esa imagen. Ahora escríbale a esa persona, no a mí: ¿qué quedó sin decir?',
      'Queda "{cell_memory}". Dígale lo que no alcanzó: un gracias, un perdón, un reclamo. ¿Cómo empieza?',
      'Con eso delante, "{cell_memory}", escríbale dos o tres líneas. Lo que salga.',
      'Ahora escríbale a esa persona, no a mí: ¿qué quedó sin decir?',
    ],
    pt: [
      '"{cell_memory}". Guardo essa imagem. Agora escreva para essa pessoa, não para mim: o que ficou por dizer?',
      'Fica "{cell_memory}". Diga o que não deu tempo: um obrigado, um perdão, uma queixa. Como começa?',
      'Com isso à frente, "{cell_memory}", escreva duas ou três linhas para ela. O que sair.',
      'Agora escreva para essa pessoa, não para mim: o que ficou por dizer?',
    ],
  }),
  'ex.grief.unsaid.help': frame({
    es: [
      'Puede empezar con "Todavía…" o con "Nunca hablamos de…". ¿Cómo sigue?',
      'Un gracias, un perdón, un enojo, un cariño: ¿cuál de esos falta?',
      'Si tuviera un minuto más de conversación, ¿qué iría primero?',
    ],
    pt: [
      'Pode começar com "Ainda…" ou com "Nunca te disse que…". Como continua?',
      'Obrigado, perdão, saudade, uma mágoa: qual dessas falta?',
      'Se houvesse mais um minuto de conversa, o que viria primeiro?',
    ],
  }),
  'ex.grief.answer': frame({
    tu: [
      'Si pudiera leerlo, ¿qué crees que te contestaría, con su forma de hablar?',
      'Ahora al revés: ¿qué te diría al leer eso?',
      'Conoces su voz. ¿Cómo te respondería?',
    ],
    vos: [
      'Si pudiera leerlo, ¿qué creés que te contestaría, con su forma de hablar?',
      'Ahora al revés: ¿qué te diría al leer eso?',
      'Conocés su voz. ¿Cómo te respondería?',
    ],
    usted: [
      'Si pudiera leerlo, ¿qué cree que le contestaría, con su forma de hablar?',
      'Ahora al revés: ¿qué le diría al leer eso?',
      'Usted conoce su voz. ¿Cómo le respondería?',
    ],
    pt: [
      'Se pudesse ler, o que você acha que responderia, com o jeito de falar que tinha?',
      'Agora ao contrário: o que diria a você ao ler isso?',
      'Você conhece essa voz. Como ela responderia?',
    ],
  }),
  'ex.grief.answer.help': frame({
    es: [
      '¿Qué decía cuando alguien de la casa lloraba?',
      'Puede ser un gesto en vez de palabras. ¿Cuál sería?',
      'Y si no se sabe, también queda así: sin respuesta. ¿O algo se oye?',
    ],
    pt: [
      'O que dizia quando alguém da casa chorava?',
      'Pode ser um gesto em vez de palavras. Qual seria?',
      'E se não dá para saber, também fica assim: no silêncio. Ou algo se ouve?',
    ],
  }),
  'ex.grief.ritual': frame({
    tu: [
      'Falta un gesto que le haga lugar: una vela, su canción, cocinar algo suyo, ir a un sitio. ¿Cuál sería el tuyo?',
      '¿Qué podrías hacer, con las manos, para recordarle un día de estos?',
      'Algo pequeño que se pueda repetir cada año o cada mes. ¿Qué harías?',
    ],
    vos: [
      'Falta un gesto que le haga lugar: una vela, su canción, cocinar algo suyo, ir a un sitio. ¿Cuál sería el tuyo?',
      '¿Qué podrías hacer, con las manos, para recordarle un día de estos?',
      'Algo pequeño que se pueda repetir cada año o cada mes. ¿Qué harías?',
    ],
    usted: [
      'Falta un gesto que le haga lugar: una vela, su canción, cocinar algo suyo, ir a un sitio. ¿Cuál sería el de usted?',
      '¿Qué podría hacer, con las manos, para recordarle un día de estos?',
      'Algo pequeño que se pueda repetir cada año o cada mes. ¿Qué haría?',
    ],
    pt: [
      'Falta um gesto que abra um lugar: uma vela, a música, cozinhar algo que era do gosto, ir a um canto. Qual seria o seu?',
      'O que você poderia fazer, com as mãos, para lembrar um dia desses?',
      'Algo pequeno que dê para repetir todo ano ou todo mês. O que você faria?',
    ],
  }),
  'ex.grief.ritual.help': frame({
    es: [
      'Plantar algo, mirar sus fotos con alguien, leerle la carta en voz alta. ¿Cuál queda más cerca?',
      'Puede ser sin fe o con ella. ¿Qué le habría gustado?',
      '¿Qué fecha del año es más suya?',
    ],
    pt: [
      'Plantar algo, ver as fotos com alguém, ler a carta em voz alta. Qual fica mais perto?',
      'Pode ser com fé ou fora dela. Do que essa pessoa teria gostado?',
      'Que data do ano é mais dela?',
    ],
  }),
  'ex.grief.when': frame({
    es: ['¿Qué día sería, y a qué hora?', '¿Cuándo, y en qué lugar?', 'Falta ponerle día. ¿Cuál?'],
    pt: ['Que dia seria, e a que hora?', 'Quando, e em que lugar?', 'Falta escolher o dia. Qual?'],
  }),
  'ex.grief.when.help': frame({
    es: [
      'No corre prisa. ¿Este fin de semana, o una fecha que ya es suya?',
      'Un día sin apuro y de día. ¿Cuál se parece?',
      '¿Esta semana o cuando se pueda?',
    ],
    pt: [
      'Não há pressa. Neste fim de semana, ou numa data que já é dessa pessoa?',
      'Um dia tranquilo, e com luz. Qual parece?',
      'Esta semana ou quando der?',
    ],
  }),
  'ex.grief.support': frame({
    tu: [
      '¿Quién podría estar cerca ese día, o al menos saberlo?',
      'El duelo acompañado pesa distinto. ¿Con quién lo harías, o a quién se lo contarías?',
      '¿Quién más le extraña y podría acompañarte?',
    ],
    vos: [
      '¿Quién podría estar cerca ese día, o al menos saberlo?',
      'El duelo acompañado pesa distinto. ¿Con quién lo harías, o a quién se lo contarías?',
      '¿Quién más le extraña y podría acompañarte?',
    ],
    usted: [
      '¿Quién podría estar cerca ese día, o al menos saberlo?',
      'El duelo acompañado pesa distinto. ¿Con quién lo haría, o a quién se lo contaría?',
      '¿Quién más le extraña y podría acompañar?',
    ],
    pt: [
      'Quem poderia estar por perto nesse dia, ou ao menos saber?',
      'O luto acompanhado pesa diferente. Com quem você faria, ou a quem contaria?',
      'Quem mais sente falta e poderia acompanhar você?',
    ],
  }),
  'ex.grief.support.help': frame({
    es: [
      'Alguien que también le conoció, o alguien que solo sepa estar. ¿Quién?',
      'Basta que una persona lo sepa. ¿A quién se le puede mandar un mensaje?',
      'Hay grupos de duelo en muchas parroquias y hospitales. ¿Habría alguno cerca?',
    ],
    pt: [
      'Alguém que também conheceu, ou alguém que só saiba estar junto. Quem?',
      'Basta uma pessoa saber. Para quem dá para mandar uma mensagem?',
      'Há grupos de luto em muitas igrejas e hospitais. Teria algum por perto?',
    ],
  }),
  'ex.grief.end': frame({
    tu: [
      'Queda el gesto: "{step}". La carta es tuya: puedes copiarla, leerla en voz alta o dejarla aquí. Si hoy queda removido, que alguien lo sepa.',
      '"{step}". Recordarle así no es soltarle. La próxima vez te pregunto cómo fue, si quieres contarlo.',
      'Guardo "{step}". Después de esto puede venir llanto o sueño, y está bien. Busca hoy a alguien de tu gente.',
      'Hasta aquí por hoy. Lo escrito queda, y puedes volver. Si queda removido, que alguien de tu gente lo sepa.',
    ],
    vos: [
      'Queda el gesto: "{step}". La carta es tuya: podés copiarla, leerla en voz alta o dejarla acá. Si hoy queda removido, que alguien lo sepa.',
      '"{step}". Recordarle así no es soltarle. La próxima vez te pregunto cómo fue, si querés contarlo.',
      'Guardo "{step}". Después de esto puede venir llanto o sueño, y está bien. Buscá hoy a alguien de tu gente.',
      'Hasta acá por hoy. Lo escrito queda, y podés volver. Si queda removido, que alguien de tu gente lo sepa.',
    ],
    usted: [
      'Queda el gesto: "{step}". La carta es suya: puede copiarla, leerla en voz alta o dejarla aquí. Si hoy queda removido, que alguien lo sepa.',
      '"{step}". Recordarle así no es soltarle. La próxima vez le pregunto cómo fue, si quiere contarlo.',
      'Guardo "{step}". Después de esto puede venir llanto o sueño, y está bien. Busque hoy a alguien de su gente.',
      'Hasta aquí por hoy. Lo escrito queda, y puede volver. Si queda removido, que alguien de su gente lo sepa.',
    ],
    pt: [
      'Fica o gesto: "{step}". A carta é sua: dá para copiar, ler em voz alta ou deixar aqui. Se hoje ficar mexido por dentro, que alguém saiba.',
      '"{step}". Lembrar assim não é soltar. Da próxima vez pergunto como foi, se quiser contar.',
      'Guardo "{step}". Depois disso pode vir choro ou sono, e tudo bem. Procure hoje alguém da sua gente.',
      'Até aqui por hoje. O que foi escrito fica, e você pode voltar. Se mexer por dentro, que alguém da sua gente saiba.',
    ],
  }),
};
