/** Alcohol: both sides of it in their words, two numbers and a plan of their own. No amounts, no orders, no scolding. */
import { type Frames, frame } from './phrase.ts';

export const DRINKING_EXERCISE_FRAMES: Frames = {
  'ex.drinking.consent': frame({
    tu: [
      'No te voy a decir que lo dejes. Miramos qué te da, qué te cuesta y qué querrías tú. Unos {minutes} minutos; con "alto" paramos. ¿Me das permiso?',
      'Pensar los dos lados suele ayudar más que un sermón. Preguntas cortas, decides tú. Dices "alto" y se acaba. ¿Va?',
      'Propongo poner el alcohol sobre la mesa, con lo bueno incluido. "Alto" lo detiene. ¿Te parece?',
    ],
    vos: [
      'No te voy a decir que lo dejes. Miramos qué te da, qué te cuesta y qué querrías vos. Unos {minutes} minutos; con "alto" paramos. ¿Me das permiso?',
      'Pensar los dos lados suele ayudar más que un sermón. Preguntas cortas, decidís vos. Decís "alto" y se acaba. ¿Va?',
      'Propongo poner el alcohol sobre la mesa, con lo bueno incluido. "Alto" lo detiene. ¿Te parece?',
    ],
    usted: [
      'No le voy a decir que lo deje. Miramos qué le da, qué le cuesta y qué querría usted. Unos {minutes} minutos; con "alto" paramos. ¿Me da permiso?',
      'Pensar los dos lados suele ayudar más que un sermón. Preguntas cortas, decide usted. Dice "alto" y se acaba. ¿Comenzamos?',
      'Propongo poner el alcohol sobre la mesa, con lo bueno incluido. "Alto" lo detiene. ¿Le parece?',
    ],
    pt: [
      'Não vou dizer para você parar. Olhamos o que a bebida dá, o que custa e o que você gostaria. Uns {minutes} minutos; com "para" paramos. Posso?',
      'Pensar os dois lados costuma ajudar mais que um sermão. Perguntas curtas, quem decide é você. Diga "para" e acaba. Vamos?',
      'Proponho pôr a bebida na mesa, com o lado bom incluído. "Para" interrompe. O que acha?',
    ],
  }),
  'ex.drinking.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto pesa hoy el tema del alcohol?',
      'Un número para empezar, del 0 al 10: ¿cuánto preocupa esto?',
      '¿Cuánto espacio ocupa el alcohol en la cabeza estos días, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto pesa hoje a questão da bebida?',
      'Um número para começar, de 0 a 10: quanto isso preocupa?',
      'Quanto espaço a bebida ocupa na cabeça nestes dias, de 0 a 10?',
    ],
  }),
  'ex.drinking.why': frame({
    es: [
      'Cuando alguien empuja, uno defiende el vaso; cuando se mira de los dos lados, se ve qué se quiere. La decisión no es mía.',
      'Sirve para oír las propias razones. No cura una dependencia: eso lo ve un médico.',
      'Los motivos propios duran más que los prestados. Por eso pregunto y no aconsejo.',
    ],
    pt: [
      'Quando alguém empurra, a gente defende o copo; olhando dos dois lados, dá para ver o que se quer. A decisão não é minha.',
      'Serve para ouvir as próprias razões. Não cura uma dependência: isso é com médico.',
      'Os motivos próprios duram mais que os emprestados. Por isso pergunto e não aconselho.',
    ],
  }),
  'ex.drinking.check': frame({
    tu: [
      'Primero el cuerpo: si pasas un día sin tomar, ¿tiemblas, sudas, ves u oyes cosas, o has tenido convulsiones?',
      'Una pregunta médica antes: ¿te despiertas con temblor o sudor que se va al tomar?',
      'Cuando no tomas por un día, ¿el cuerpo lo reclama con temblor, sudor o ver cosas que no están?',
    ],
    vos: [
      'Primero el cuerpo: si pasás un día sin tomar, ¿temblás, sudás, ves u oís cosas, o tuviste convulsiones?',
      'Una pregunta médica antes: ¿te despertás con temblor o sudor que se va al tomar?',
      'Cuando no tomás por un día, ¿el cuerpo lo reclama con temblor, sudor o ver cosas que no están?',
    ],
    usted: [
      'Primero el cuerpo: si pasa un día sin tomar, ¿tiembla, suda, ve u oye cosas, o ha tenido convulsiones?',
      'Una pregunta médica antes: ¿se despierta con temblor o sudor que se va al tomar?',
      'Cuando no toma por un día, ¿el cuerpo lo reclama con temblor, sudor o ver cosas que no están?',
    ],
    pt: [
      'Primeiro o corpo: se passa um dia e você não bebe, treme, sua, vê ou ouve coisas, ou já teve convulsões?',
      'Uma pergunta médica antes: você acorda com tremor ou suor que passa ao beber?',
      'Quando fica um dia longe da bebida, o corpo cobra com tremor, suor ou visões?',
    ],
  }),
  'ex.drinking.check.help': frame({
    es: [
      'Lo pregunto porque en ese caso cortar de golpe es peligroso. ¿Pasa algo así?',
      'Manos que tiemblan en la mañana, sudor frío, mucha inquietud. ¿Alguna?',
      '¿Cómo fue el último día entero sin tomar, el cuerpo reclamó?',
    ],
    pt: [
      'Pergunto porque nesse caso cortar de uma vez é perigoso. Acontece algo assim?',
      'Mãos que tremem de manhã, suor frio, muita agitação. Alguma?',
      'Como foi o último dia inteiro longe da bebida, o corpo cobrou?',
    ],
  }),
  'ex.drinking.doctor': frame({
    tu: [
      'Primero un médico: si hay dependencia, cortar de golpe hace daño. No lo cambies por tu cuenta todavía. ¿A qué centro de salud podrías ir?',
      'Antes de cambiar nada, que lo vea un médico. Dejo el ejercicio. ¿Quién podría acompañarte a preguntar?',
      'Ahí prefiero no seguir sin que lo vea un médico. Sigue contándome lo que quieras, mientras tanto.',
    ],
    vos: [
      'Primero un médico: si hay dependencia, cortar de golpe hace daño. No lo cambies por tu cuenta todavía. ¿A qué centro de salud podrías ir?',
      'Antes de cambiar nada, que lo vea un médico. Dejo el ejercicio. ¿Quién podría acompañarte a preguntar?',
      'Ahí prefiero no seguir sin que lo vea un médico. Seguí contándome lo que quieras, mientras tanto.',
    ],
    usted: [
      'Primero un médico: si hay dependencia, cortar de golpe hace daño. No lo cambie por su cuenta todavía. ¿A qué centro de salud podría ir?',
      'Antes de cambiar nada, que lo vea un médico. Dejo el ejercicio. ¿Quién podría ir con usted a preguntar?',
      'Ahí prefiero no seguir sin que lo vea un médico. Siga contándome lo que quiera, mientras tanto.',
    ],
    pt: [
      'Primeiro um médico: se há dependência, cortar de uma vez faz mal. Não mude por conta própria ainda. A que posto de saúde você poderia ir?',
      'Antes de mudar qualquer coisa, que um médico veja. Deixo o exercício. Quem poderia ir com você perguntar?',
      'Aí prefiro não seguir antes de um médico ver. Continue me contando o que quiser, enquanto isso.',
    ],
  }),
  'ex.drinking.good': frame({
    tu: [
      'Empiezo por lo que casi nadie pregunta: ¿qué te da tomar?',
      'Lo bueno también cuenta. ¿Para qué te sirve el trago, en un día cualquiera?',
      '¿Qué cambia en ti después del primero: calma, sueño, risa, olvido?',
    ],
    vos: [
      'Empiezo por lo que casi nadie pregunta: ¿qué te da tomar?',
      'Lo bueno también cuenta. ¿Para qué te sirve el trago, en un día cualquiera?',
      '¿Qué cambia en vos después del primero: calma, sueño, risa, olvido?',
    ],
    usted: [
      'Empiezo por lo que casi nadie pregunta: ¿qué le da tomar?',
      'Lo bueno también cuenta. ¿Para qué le sirve el trago, en un día cualquiera?',
      '¿Qué cambia en usted después del primero: calma, sueño, risa, olvido?',
    ],
    pt: [
      'Começo pelo que quase ninguém pergunta: o que a bebida dá a você?',
      'O lado bom também conta. Para que serve beber, num dia qualquer?',
      'O que muda em você depois do primeiro: calma, sono, riso, esquecimento?',
    ],
  }),
  'ex.drinking.good.help': frame({
    es: [
      'Dormir, no pensar, estar con gente, aguantar el día. ¿Cuál se parece?',
      '¿A qué hora llegan más las ganas, y qué falta a esa hora?',
      '¿Qué se perdería si mañana no hubiera?',
    ],
    pt: [
      'Dormir, não pensar, estar com gente, aguentar o dia. Qual parece?',
      'A que hora a vontade vem mais, e o que falta nessa hora?',
      'O que se perderia se amanhã não tivesse?',
    ],
  }),
  'ex.drinking.bad': frame({
    tu: [
      '"{cell_good}". Eso es lo que da. ¿Y qué te quita, o qué te cobra al día siguiente?',
      'De un lado, "{cell_good}". Del otro, ¿qué te cuesta?',
      'Queda lo bueno: "{cell_good}". ¿Qué hay en la otra columna?',
      '¿Y qué te cuesta: el cuerpo, la plata, alguien de la casa, la mañana?',
    ],
    vos: [
      '"{cell_good}". Eso es lo que da. ¿Y qué te quita, o qué te cobra al día siguiente?',
      'De un lado, "{cell_good}". Del otro, ¿qué te cuesta?',
      'Queda lo bueno: "{cell_good}". ¿Qué hay en la otra columna?',
      '¿Y qué te cuesta: el cuerpo, la plata, alguien de la casa, la mañana?',
    ],
    usted: [
      '"{cell_good}". Eso es lo que da. ¿Y qué le quita, o qué le cobra al día siguiente?',
      'De un lado, "{cell_good}". Del otro, ¿qué le cuesta?',
      'Queda lo bueno: "{cell_good}". ¿Qué hay en la otra columna?',
      '¿Y qué le cuesta: el cuerpo, la plata, alguien de la casa, la mañana?',
    ],
    pt: [
      '"{cell_good}". Isso é o que dá. E o que tira, ou cobra no dia seguinte?',
      'De um lado, "{cell_good}". Do outro, o que custa?',
      'Fica o lado bom: "{cell_good}". O que há na outra coluna?',
      'E o que custa: o corpo, o dinheiro, alguém da casa, a manhã?',
    ],
  }),
  'ex.drinking.bad.help': frame({
    es: [
      '¿Hubo alguna mañana, alguna pelea o algún dinero que doliera?',
      '¿Quién de cerca lo ha notado, y qué dijo?',
      'Puede ser algo chico, como no acordarse de la película. ¿Qué sería?',
    ],
    pt: [
      'Houve alguma manhã, alguma briga ou algum dinheiro que doeu?',
      'Quem de perto notou, e o que disse?',
      'Pode ser algo pequeno, como não lembrar do filme. O que seria?',
    ],
  }),
  'ex.drinking.importance': frame({
    tu: [
      'Con las dos columnas a la vista: del 0 al 10, ¿qué tan importante es para ti cambiar algo?',
      'Del 0 al 10, ¿cuánto te importa hoy cambiar algo de esto?',
      'Ponle número a las ganas de cambiar algo, del 0 al 10. ¿Cuál?',
    ],
    vos: [
      'Con las dos columnas a la vista: del 0 al 10, ¿qué tan importante es para vos cambiar algo?',
      'Del 0 al 10, ¿cuánto te importa hoy cambiar algo de esto?',
      'Ponele número a las ganas de cambiar algo, del 0 al 10. ¿Cuál?',
    ],
    usted: [
      'Con las dos columnas a la vista: del 0 al 10, ¿qué tan importante es para usted cambiar algo?',
      'Del 0 al 10, ¿cuánto le importa hoy cambiar algo de esto?',
      'Póngale número a las ganas de cambiar algo, del 0 al 10. ¿Cuál?',
    ],
    pt: [
      'Com as duas colunas à vista: de 0 a 10, quanto é importante para você mudar algo?',
      'De 0 a 10, quanto importa hoje mudar algo disso?',
      'Dê um número à vontade de mudar algo, de 0 a 10. Qual?',
    ],
  }),
  'ex.drinking.reason': frame({
    tu: [
      '¿Por qué un {cell_importance}, y no menos? Lo que lo sube, dilo con tus palabras.',
      'Podría haber sido un número más bajo que {cell_importance}. ¿Qué lo sostiene?',
      '¿Qué hay dentro de ese {cell_importance}?',
      '¿Qué hace que te importe, aunque sea algo?',
    ],
    vos: [
      '¿Por qué un {cell_importance}, y no menos? Lo que lo sube, decilo con tus palabras.',
      'Podría haber sido un número más bajo que {cell_importance}. ¿Qué lo sostiene?',
      '¿Qué hay dentro de ese {cell_importance}?',
      '¿Qué hace que te importe, aunque sea algo?',
    ],
    usted: [
      '¿Por qué un {cell_importance}, y no menos? Lo que lo sube, dígalo con sus palabras.',
      'Podría haber sido un número más bajo que {cell_importance}. ¿Qué lo sostiene?',
      '¿Qué hay dentro de ese {cell_importance}?',
      '¿Qué hace que le importe, aunque sea algo?',
    ],
    pt: [
      'Por que um {cell_importance}, e não menos? O que faz subir, diga com as suas palavras.',
      'Poderia ter sido um número menor que {cell_importance}. O que sustenta?',
      'O que há dentro desse {cell_importance}?',
      'O que faz importar, mesmo que só um tanto?',
    ],
  }),
  'ex.drinking.reason.help': frame({
    es: [
      '¿Hay una persona, una fecha o algo del cuerpo detrás de ese número?',
      'Si en un año todo siguiera igual, ¿qué dolería más?',
      '¿Qué mañana se querría tener de vuelta?',
    ],
    pt: [
      'Há uma pessoa, uma data ou algo do corpo atrás desse número?',
      'Se daqui a um ano tudo continuasse igual, o que doeria mais?',
      'Que manhã se gostaria de ter de volta?',
    ],
  }),
  'ex.drinking.able': frame({
    tu: [
      'Y poder es otra cosa que querer: si lo decidieras, del 0 al 10, ¿cuánta confianza tienes en lograrlo?',
      'Del 0 al 10, ¿cuánto crees que podrías, si te lo propusieras?',
      'El segundo número, del 0 al 10: ¿qué tan capaz te ves hoy?',
    ],
    vos: [
      'Y poder es otra cosa que querer: si lo decidieras, del 0 al 10, ¿cuánta confianza tenés en lograrlo?',
      'Del 0 al 10, ¿cuánto creés que podrías, si te lo propusieras?',
      'El segundo número, del 0 al 10: ¿qué tan capaz te ves hoy?',
    ],
    usted: [
      'Y poder es otra cosa que querer: si lo decidiera, del 0 al 10, ¿cuánta confianza tiene en lograrlo?',
      'Del 0 al 10, ¿cuánto cree que podría, si se lo propusiera?',
      'El segundo número, del 0 al 10: ¿qué tan capaz se ve hoy?',
    ],
    pt: [
      'E poder é diferente de querer: se decidisse, de 0 a 10, quanta confiança você tem em conseguir?',
      'De 0 a 10, quanto acha que conseguiria, se quisesse?',
      'O segundo número, de 0 a 10: quão capaz você se vê hoje?',
    ],
  }),
  'ex.drinking.plan': frame({
    tu: [
      'La decisión es tuya, y puede ser no cambiar nada. Si cambiaras algo esta semana, ¿qué sería lo primero?',
      'Con esos dos números, ¿qué te gustaría probar, chico y tuyo?',
      '¿Qué harías distinto un solo día, si quisieras probar?',
    ],
    vos: [
      'La decisión es tuya, y puede ser no cambiar nada. Si cambiaras algo esta semana, ¿qué sería lo primero?',
      'Con esos dos números, ¿qué te gustaría probar, chico y tuyo?',
      '¿Qué harías distinto un solo día, si quisieras probar?',
    ],
    usted: [
      'La decisión es suya, y puede ser no cambiar nada. Si cambiara algo esta semana, ¿qué sería lo primero?',
      'Con esos dos números, ¿qué le gustaría probar, chico y propio?',
      '¿Qué haría distinto un solo día, si quisiera probar?',
    ],
    pt: [
      'A decisão é sua, e pode ser não mudar nada. Se mudasse algo esta semana, o que seria o primeiro?',
      'Com esses dois números, o que você gostaria de tentar, pequeno e seu?',
      'O que faria diferente um dia só, se quisesse tentar?',
    ],
  }),
  'ex.drinking.plan.help': frame({
    es: [
      'Un día elegido, una hora más tarde, otra cosa en la mano cuando llegan las ganas. ¿Alguna suena posible?',
      '¿Qué funcionó alguna vez, aunque durara poco?',
      'También puede ser contárselo a un médico. ¿Qué queda más cerca?',
    ],
    pt: [
      'Um dia escolhido, uma hora mais tarde, outra coisa na mão quando a vontade vem. Alguma parece possível?',
      'O que funcionou alguma vez, mesmo por pouco tempo?',
      'Também pode ser contar a um médico. O que fica mais perto?',
    ],
  }),
  'ex.drinking.plan.sudden': frame({
    tu: [
      'Querer dejarlo entero cuenta mucho. Si tomas a diario, hacerlo de golpe puede ser peligroso, y eso lo arma un médico. ¿Cuál sería el primer paso de esta semana?',
      'De una vez y sin médico, el cuerpo puede reaccionar mal. Guardo la meta. ¿Con qué empezarías, más chico?',
      'Esa es la meta. El comienzo conviene verlo en un centro de salud. ¿Qué harías primero: pedir hora, contárselo a alguien, otra cosa?',
    ],
    vos: [
      'Querer dejarlo entero cuenta mucho. Si tomás a diario, hacerlo de golpe puede ser peligroso, y eso lo arma un médico. ¿Cuál sería el primer paso de esta semana?',
      'De una vez y sin médico, el cuerpo puede reaccionar mal. Guardo la meta. ¿Con qué empezarías, más chico?',
      'Esa es la meta. El comienzo conviene verlo en un centro de salud. ¿Qué harías primero: pedir turno, contárselo a alguien, otra cosa?',
    ],
    usted: [
      'Querer dejarlo entero cuenta mucho. Si toma a diario, hacerlo de golpe puede ser peligroso, y eso lo arma un médico. ¿Cuál sería el primer paso de esta semana?',
      'De una vez y sin médico, el cuerpo puede reaccionar mal. Guardo la meta. ¿Con qué empezaría, más chico?',
      'Esa es la meta. El comienzo conviene verlo en un centro de salud. ¿Qué haría primero: pedir cita, contárselo a alguien, otra cosa?',
    ],
    pt: [
      'Querer parar de vez conta muito. Se você bebe todo dia, de uma vez pode ser perigoso, e isso se planeja com médico. Qual seria o primeiro passo desta semana?',
      'De uma vez e longe de um médico, o corpo pode reagir mal. Guardo a meta. Com que você começaria, menor?',
      'Essa é a meta. O começo é melhor ver num posto de saúde. O que você faria primeiro: marcar consulta, contar a alguém, outra coisa?',
    ],
  }),
  'ex.drinking.support': frame({
    tu: [
      '¿A quién se lo contarías, para no sostenerlo a solas?',
      '¿Quién podría ayudarte con eso, o al menos no ofrecerte un trago?',
      '¿Quién de tu gente estaría de tu lado en esto?',
    ],
    vos: [
      '¿A quién se lo contarías, para no sostenerlo a solas?',
      '¿Quién podría ayudarte con eso, o al menos no ofrecerte un trago?',
      '¿Quién de tu gente estaría de tu lado en esto?',
    ],
    usted: [
      '¿A quién se lo contaría, para no sostenerlo a solas?',
      '¿Quién podría ayudarle con eso, o al menos no ofrecerle un trago?',
      '¿Quién de su gente estaría de su lado en esto?',
    ],
    pt: [
      'A quem você contaria, para não carregar isso só?',
      'Quem poderia ajudar nisso, ou ao menos não oferecer um copo?',
      'Quem da sua gente estaria do seu lado nisso?',
    ],
  }),
  'ex.drinking.support.help': frame({
    es: [
      'Puede ser alguien que también lo dejó, o que no toma. ¿Hay alguien así?',
      'Un médico o un grupo también es gente. ¿Cuál sería más fácil?',
      '¿Quién ya lo sabe, aunque no se hable?',
    ],
    pt: [
      'Pode ser alguém que também parou, ou que não bebe. Tem alguém assim?',
      'Um médico ou um grupo também é gente. Qual seria mais fácil?',
      'Quem já sabe, mesmo que não se fale?',
    ],
  }),
  'ex.drinking.end': frame({
    tu: [
      'Queda, en tus palabras: "{step}". Si sale a medias, también enseña. Y si un día sin tomar trae temblor o sudor, ve a un médico antes de seguir.',
      '"{step}". Lo decidiste tú; yo te pregunto la próxima vez cómo fue. Un centro de salud puede acompañarlo mejor que un chat.',
      'Guardo "{step}", sin vigilarlo. Si el cuerpo reclama con temblor o visiones, eso es de urgencia.',
      'Hasta aquí. Pensarlo también es un paso, aunque hoy no cambie nada. Un médico puede acompañarlo cuando quieras.',
    ],
    vos: [
      'Queda, en tus palabras: "{step}". Si sale a medias, también enseña. Y si un día sin tomar trae temblor o sudor, andá a un médico antes de seguir.',
      '"{step}". Lo decidiste vos; yo te pregunto la próxima vez cómo fue. Un centro de salud puede acompañarlo mejor que un chat.',
      'Guardo "{step}", sin vigilarlo. Si el cuerpo reclama con temblor o visiones, eso es de urgencia.',
      'Hasta acá. Pensarlo también es un paso, aunque hoy no cambie nada. Un médico puede acompañarlo cuando quieras.',
    ],
    usted: [
      'Queda, en sus palabras: "{step}". Si sale a medias, también enseña. Y si un día sin tomar trae temblor o sudor, vaya a un médico antes de seguir.',
      '"{step}". Lo decidió usted; yo le pregunto la próxima vez cómo fue. Un centro de salud puede acompañarlo mejor que un chat.',
      'Guardo "{step}", sin vigilarlo. Si el cuerpo reclama con temblor o visiones, eso es de urgencia.',
      'Hasta aquí. Pensarlo también es un paso, aunque hoy no cambie nada. Un médico puede acompañarlo cuando quiera.',
    ],
    pt: [
      'Fica, nas suas palavras: "{step}". Se sair pela metade, também ensina. E se um dia longe da bebida trouxer tremor ou suor, procure um médico antes de continuar.',
      '"{step}". Quem decidiu foi você; da próxima vez pergunto como foi. Um posto de saúde pode acompanhar melhor que um chat.',
      'Guardo "{step}", nada de vigiar. Se o corpo cobrar com tremor ou visões, isso é urgência.',
      'Até aqui. Pensar nisso também é um passo, mesmo que hoje nada mude. Um médico pode acompanhar quando quiser.',
    ],
  }),
};
