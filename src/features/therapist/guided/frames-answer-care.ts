/** Questions about one's own state and what to do: a name for it, medicine, professionals, advice, what we understood. */
import { type Frames, frame } from './phrase.ts';

export const ANSWER_CARE_FRAMES: Frames = {
  'answer.pretend': frame({
    es: [
      'Ese papel no lo voy a hacer: soy una IA, y fingir dejaría más lejos a la persona de verdad. Lo que habría que decirle sí lo podemos poner en palabras. ¿Qué sería?',
      'Prefiero no hacer de otra persona. Soy un programa, y aquí cabe lo que hace falta oír de ella. ¿Qué sería eso hoy?',
      'Fingir que soy alguien no ayudaría mucho rato; soy una IA. Lo que hay debajo de ese deseo, sí: ¿a quién se extraña?',
    ],
    pt: [
      'Esse papel eu não faço: sou uma IA, e fingir deixaria mais longe a pessoa de verdade. O que haveria para dizer a ela, isso sim dá para pôr em palavras. O que seria?',
      'Prefiro não fazer de outra pessoa. Sou um programa, e aqui cabe o que falta ouvir dela. O que seria isso hoje?',
      'Fingir que sou alguém não ajudaria por muito tempo; sou uma IA. O que há por baixo desse desejo, sim: de quem é a falta?',
    ],
  }),
  'answer.love': frame({
    es: [
      'Ese cariño es de verdad, aunque aquí haya una IA que no puede sentirlo de vuelta. Dice que hay mucho para dar. ¿Quién, cerca, podría recibir un poco?',
      'Gracias por decirlo. Soy un programa: leer con cuidado sí, querer no puedo. Eso que se siente merece alguien que responda. ¿Quién podría ser?',
      'No hay nada de malo en sentirlo. Del otro lado hay una IA, y fingir otra cosa no sería justo. ¿Desde cuándo falta alguien así cerca?',
    ],
    pt: [
      'Esse carinho é de verdade, mesmo que aqui haja uma IA que não pode sentir de volta. Diz que há muito para dar. Quem, por perto, poderia receber um pouco?',
      'Que bom que disse. Sou um programa: ler com cuidado sim, amar não posso. O que se sente merece alguém que responda. Quem poderia ser?',
      'Não há nada de errado em sentir isso. Do outro lado há uma IA, e fingir outra coisa não seria justo. Desde quando falta alguém assim por perto?',
    ],
  }),
  'answer.rather': frame({
    es: [
      'Escribir aquí sale más fácil, y se entiende: no hay caras ni apuro. Soy una IA, y ojalá no sea lo único. ¿Con quién costaría menos probar dos líneas?',
      'Qué bueno que aquí haya sitio para decirlo. Una IA no da un abrazo ni llega a la puerta. ¿Quién, aunque sea de lejos, podría?',
      'Eso dice cuánta falta hace que alguien escuche. Aquí se puede seguir, y también hacer una pausa; soy una IA. ¿Con qué persona hablar fue liviano alguna vez?',
    ],
    pt: [
      'Escrever aqui sai mais fácil, e faz sentido: não há rostos nem pressa. Sou uma IA, e tomara que não seja o único lugar. Com quem custaria menos tentar duas linhas?',
      'Que bom que aqui haja lugar para dizer. Uma IA não dá abraço nem chega até a porta. Quem, mesmo de longe, poderia?',
      'Isso diz quanta falta faz que alguém escute. Aqui dá para seguir, e também fazer uma pausa; sou uma IA. Com que pessoa falar já foi leve?',
    ],
  }),
  'answer.plan': frame({
    es: [
      'El plan dice: {plan}. Está completo en el menú, en Plan de seguridad.',
      'De ese plan leo: {plan}. Lo demás está en el menú, en Plan de seguridad.',
      'Está guardado tal como se escribió: en el menú, en Plan de seguridad.',
    ],
    pt: [
      'O plano diz: {plan}. Está inteiro no menu, em Plano de segurança.',
      'Desse plano leio: {plan}. O resto está no menu, em Plano de segurança.',
      'Está guardado como foi escrito: no menu, em Plano de segurança.',
    ],
  }),
  'answer.plan.empty': frame({
    es: [
      'Todavía no hay un plan escrito. Se arma parte por parte en el menú, en Plan de seguridad.',
      'Aún está en blanco. En el menú, en Plan de seguridad, se llena a ritmo propio, una parte por vez.',
      'No hay nada escrito ahí por ahora. El menú lo tiene listo para empezar: Plan de seguridad.',
    ],
    pt: [
      'Ainda não há um plano escrito. Ele se faz parte por parte no menu, em Plano de segurança.',
      'Está em branco por enquanto. No menu, em Plano de segurança, dá para preencher uma parte por vez.',
      'Não há nada escrito ali por agora. O menu deixa começar: Plano de segurança.',
    ],
  }),
  'answer.diagnosis': frame({
    tu: [
      'No puedo ponerle nombre; eso lo evalúa una persona profesional. Sí puedo ayudarte a anotar qué contarle. ¿Desde cuándo te pasa?',
      'Ese nombre no lo pongo yo. Un psicólogo o médico puede mirarlo bien. ¿Qué es lo primero que le contarías?',
      'No diagnostico. Lo que sí podemos es juntar lo que notas, para llevarlo a una cita. ¿Qué cambió primero?',
    ],
    vos: [
      'No puedo ponerle nombre; eso lo evalúa una persona profesional. Sí puedo ayudarte a anotar qué contarle. ¿Desde cuándo te pasa?',
      'Ese nombre no lo pongo yo. Un psicólogo o médico puede mirarlo bien. ¿Qué es lo primero que le contarías?',
      'No diagnostico. Lo que sí podemos es juntar lo que notás, para llevarlo a una cita. ¿Qué cambió primero?',
    ],
    usted: [
      'No puedo ponerle nombre; eso lo evalúa una persona profesional. Sí puedo ayudarle a anotar qué contarle. ¿Desde cuándo le pasa?',
      'Ese nombre no lo pongo yo. Un psicólogo o médico puede mirarlo bien. ¿Qué es lo primero que le contaría?',
      'No diagnostico. Lo que sí podemos es juntar lo que nota, para llevarlo a una cita. ¿Qué cambió primero?',
    ],
    pt: [
      'Não posso dar nome a isso; quem avalia é um profissional. Posso ajudar a anotar o que contar. Desde quando acontece?',
      'Esse nome não sou eu que dou. Um psicólogo ou médico pode olhar bem. O que você contaria primeiro?',
      'Não diagnostico. O que dá é juntar o que você nota, para levar a uma consulta. O que mudou primeiro?',
    ],
  }),
  'answer.diagnosis.again': frame({
    tu: [
      'Querer un nombre tiene sentido: con nombre asusta menos. Para la cita ya hay esto: {summary}.',
      'Sigo sin poder decirlo. Lo que llevas contado sirve tal cual para un profesional: {summary}.',
      'El nombre lo dará quien te vea en persona. Aquí podemos cuidar el día de hoy mientras tanto.',
    ],
    vos: [
      'Querer un nombre tiene sentido: con nombre asusta menos. Para la cita ya hay esto: {summary}.',
      'Sigo sin poder decirlo. Lo que llevás contado sirve tal cual para un profesional: {summary}.',
      'El nombre lo dará quien te vea en persona. Acá podemos cuidar el día de hoy mientras tanto.',
    ],
    usted: [
      'Querer un nombre tiene sentido: con nombre asusta menos. Para la cita ya hay esto: {summary}.',
      'Sigo sin poder decirlo. Lo que lleva contado sirve tal cual para un profesional: {summary}.',
      'El nombre lo dará quien le vea en persona. Aquí podemos cuidar el día de hoy mientras tanto.',
    ],
    pt: [
      'Querer um nome faz sentido: com nome assusta menos. Para a consulta já temos isto: {summary}.',
      'Continuo sem poder dizer. O que você contou serve assim para um profissional: {summary}.',
      'O nome vem de quem vir você pessoalmente. Aqui podemos cuidar do dia de hoje enquanto isso.',
    ],
  }),
  'answer.medication': frame({
    tu: [
      'De medicinas no opino: no es seguro desde aquí. Pregúntale a quien te la recetó, y no cambies nada antes. ¿Qué es lo que te preocupa?',
      'Eso lo decide un médico, aunque sea por teléfono o en una farmacia. ¿Qué estás notando?',
      'No puedo decirte si tomarla o dejarla. Sí puedo ayudarte a escribir la pregunta para el médico.',
    ],
    vos: [
      'De medicinas no opino: no es seguro desde acá. Preguntale a quien te la recetó, y no cambies nada antes. ¿Qué es lo que te preocupa?',
      'Eso lo decide un médico, aunque sea por teléfono o en una farmacia. ¿Qué estás notando?',
      'No puedo decirte si tomarla o dejarla. Sí puedo ayudarte a escribir la pregunta para el médico.',
    ],
    usted: [
      'De medicinas no opino: no es seguro desde aquí. Pregunte a quien se la recetó, y no cambie nada antes. ¿Qué es lo que le preocupa?',
      'Eso lo decide un médico, aunque sea por teléfono o en una farmacia. ¿Qué está notando?',
      'No puedo decirle si tomarla o dejarla. Sí puedo ayudarle a escribir la pregunta para el médico.',
    ],
    pt: [
      'De remédios não opino: não é seguro daqui. Pergunte a quem receitou, e não mude nada antes. O que preocupa você?',
      'Isso quem decide é um médico, mesmo por telefone ou em uma farmácia. O que você está notando?',
      'Não posso dizer se é para tomar ou parar. Posso ajudar a escrever a pergunta para o médico.',
    ],
  }),
  'answer.medication.again': frame({
    tu: [
      'Ahí no me muevo, y es por cuidado. Llama hoy a quien te receta o a una farmacia, y diles justo eso.',
      'Sigo sin poder opinar. Escribe esa misma pregunta y llévala a tu médico. De lo demás, sí hablamos.',
      'Eso queda para quien receta. Cuéntame cómo estás durmiendo con todo esto.',
    ],
    vos: [
      'Ahí no me muevo, y es por cuidado. Llamá hoy a quien te receta o a una farmacia, y deciles justo eso.',
      'Sigo sin poder opinar. Escribí esa misma pregunta y llevala a tu médico. De lo demás, sí hablamos.',
      'Eso queda para quien receta. Contame cómo estás durmiendo con todo esto.',
    ],
    usted: [
      'Ahí no me muevo, y es por cuidado. Llame hoy a quien le receta o a una farmacia, y diga justo eso.',
      'Sigo sin poder opinar. Escriba esa misma pregunta y llévela a su médico. De lo demás, sí hablamos.',
      'Eso queda para quien receta. Cuénteme cómo está durmiendo con todo esto.',
    ],
    pt: [
      'Aí não me mexo, e é por cuidado. Ligue hoje para quem receita ou para uma farmácia, e diga exatamente isso.',
      'Continuo sem poder opinar. Escreva essa mesma pergunta e leve ao seu médico. Do resto, falamos sim.',
      'Isso fica para quem receita. Conte como você está dormindo com tudo isso.',
    ],
  }),
  'answer.understood': frame({
    tu: [
      'Esto leí: {summary}. ¿Qué me falta?',
      'Lo que tengo hasta aquí: {summary}. Corrígeme donde no sea.',
      'Si junto lo que escribiste: {summary}. ¿Qué pondrías distinto?',
    ],
    vos: [
      'Esto leí: {summary}. ¿Qué me falta?',
      'Lo que tengo hasta acá: {summary}. Corregime donde no sea.',
      'Si junto lo que escribiste: {summary}. ¿Qué pondrías distinto?',
    ],
    usted: [
      'Esto leí: {summary}. ¿Qué me falta?',
      'Lo que tengo hasta aquí: {summary}. Corríjame donde no sea.',
      'Si junto lo que escribió: {summary}. ¿Qué pondría distinto?',
    ],
    pt: [
      'Isto eu li: {summary}. O que falta?',
      'O que tenho até aqui: {summary}. Me corrija onde não for.',
      'Se junto o que você escreveu: {summary}. O que diria diferente?',
    ],
  }),
  'answer.understood.again': frame({
    tu: [
      'Puede que se me escape algo. Dímelo en una línea, lo central.',
      'No del todo, quizás. ¿Qué es lo que más importa que entienda?',
      'Lo intento de nuevo: dime cuál de todas es la parte que pesa.',
    ],
    vos: [
      'Puede que se me escape algo. Decímelo en una línea, lo central.',
      'No del todo, quizás. ¿Qué es lo que más importa que entienda?',
      'Lo intento de nuevo: decime cuál de todas es la parte que pesa.',
    ],
    usted: [
      'Puede que se me escape algo. Dígamelo en una línea, lo central.',
      'No del todo, quizás. ¿Qué es lo que más importa que entienda?',
      'Lo intento de nuevo: dígame cuál de todas es la parte que pesa.',
    ],
    pt: [
      'Pode ser que algo me escape. Diga em uma linha, o central.',
      'Não de todo, talvez. O que mais importa que eu entenda?',
      'Tento de novo: diga qual de todas é a parte que pesa.',
    ],
  }),
  'answer.summary': frame({
    es: [
      'En corto: {summary}.',
      'Hasta aquí va esto: {summary}.',
      'Junto lo dicho: {summary}. Si falta algo, se agrega.',
    ],
    pt: [
      'Em resumo: {summary}.',
      'Até aqui temos isto: {summary}.',
      'Junto o que foi dito: {summary}. Se falta algo, se acrescenta.',
    ],
  }),
  'answer.summary.empty': frame({
    tu: [
      'Todavía tengo poco para resumir. Cuéntame lo central y lo ordeno.',
      'Llevo pocas líneas tuyas. Dime qué parte no quieres que se pierda.',
      'Aún me falta. ¿Qué es lo primero que debería tener claro?',
    ],
    vos: [
      'Todavía tengo poco para resumir. Contame lo central y lo ordeno.',
      'Llevo pocas líneas tuyas. Decime qué parte no querés que se pierda.',
      'Aún me falta. ¿Qué es lo primero que debería tener claro?',
    ],
    usted: [
      'Todavía tengo poco para resumir. Cuénteme lo central y lo ordeno.',
      'Llevo pocas líneas suyas. Dígame qué parte no quiere que se pierda.',
      'Aún me falta. ¿Qué es lo primero que debería tener claro?',
    ],
    pt: [
      'Ainda tenho pouco para resumir. Conte o central e eu organizo.',
      'Tenho poucas linhas suas. Diga que parte não quer que se perca.',
      'Ainda falta. O que eu deveria ter claro primeiro?',
    ],
  }),
  'answer.professional': frame({
    tu: [
      'Hablarlo con un psicólogo es buena idea, y más si dura o te quita el sueño. ¿Qué te frena para buscarlo?',
      'Sí, una persona profesional puede ver lo que yo no. Puedo ayudarte a escribir cómo pedir la hora.',
      'Vale la pena preguntarlo en tu centro de salud o a alguien de confianza. ¿Por dónde te quedaría más fácil?',
    ],
    vos: [
      'Hablarlo con un psicólogo es buena idea, y más si dura o te quita el sueño. ¿Qué te frena para buscarlo?',
      'Sí, una persona profesional puede ver lo que yo no. Puedo ayudarte a escribir cómo pedir el turno.',
      'Vale la pena preguntarlo en tu centro de salud o a alguien de confianza. ¿Por dónde te quedaría más fácil?',
    ],
    usted: [
      'Hablarlo con un psicólogo es buena idea, y más si dura o le quita el sueño. ¿Qué le frena para buscarlo?',
      'Sí, una persona profesional puede ver lo que yo no. Puedo ayudarle a escribir cómo pedir la cita.',
      'Vale la pena preguntarlo en su centro de salud o a alguien de confianza. ¿Por dónde le quedaría más fácil?',
    ],
    pt: [
      'Falar com um psicólogo é boa ideia, ainda mais se dura ou tira o sono. O que trava você para procurar?',
      'Sim, uma pessoa profissional pode ver o que eu não vejo. Posso ajudar a escrever como marcar.',
      'Vale perguntar no posto de saúde ou a alguém de confiança. Por onde seria mais fácil?',
    ],
  }),
  'answer.opinion': frame({
    tu: [
      'No vivo tu vida ni tengo una. Puedo ordenar contigo lo que pesa de cada lado. ¿Qué hay a favor?',
      'Decidirlo te toca a ti. Miremos las dos partes: ¿qué perderías y qué ganarías?',
      'No sé qué conviene. Antes de decidir, ¿qué es lo que más te importa cuidar ahí?',
      'No quiero mandarte a ciegas. Dime qué opciones ves, aunque ninguna guste, y las miramos.',
    ],
    vos: [
      'No vivo tu vida ni tengo una. Puedo ordenar con vos lo que pesa de cada lado. ¿Qué hay a favor?',
      'Decidirlo te toca a vos. Miremos las dos partes: ¿qué perderías y qué ganarías?',
      'No sé qué conviene. Antes de decidir, ¿qué es lo que más te importa cuidar ahí?',
      'No quiero mandarte a ciegas. Decime qué opciones ves, aunque ninguna guste, y las miramos.',
    ],
    usted: [
      'No vivo su vida ni tengo una. Puedo ordenar con usted lo que pesa de cada lado. ¿Qué hay a favor?',
      'Decidirlo le toca a usted. Miremos las dos partes: ¿qué perdería y qué ganaría?',
      'No sé qué conviene. Antes de decidir, ¿qué es lo que más le importa cuidar ahí?',
      'No quiero mandarle a ciegas. Dígame qué opciones ve, aunque ninguna guste, y las miramos.',
    ],
    pt: [
      'Não vivo a sua vida nem tenho uma. Posso organizar com você o que pesa de cada lado. O que há a favor?',
      'Decidir cabe a você. Olhemos as duas partes: o que perderia e o que ganharia?',
      'Não sei o que convém. Antes de decidir, o que mais importa cuidar aí?',
      'Não quero aconselhar às cegas. Diga que opções você vê, mesmo que nenhuma agrade, e olhamos juntos.',
    ],
  }),
  'answer.opinion.again': frame({
    tu: [
      'Si alguien que quieres te lo preguntara, ¿qué le dirías?',
      'Imagina que ya pasó un mes: ¿qué te gustaría haber hecho primero?',
      '¿Cuál es el paso más chico que no te compromete a nada?',
    ],
    vos: [
      'Si alguien que querés te lo preguntara, ¿qué le dirías?',
      'Imaginá que ya pasó un mes: ¿qué te gustaría haber hecho primero?',
      '¿Cuál es el paso más chico que no te compromete a nada?',
    ],
    usted: [
      'Si alguien que quiere se lo preguntara, ¿qué le diría?',
      'Imagine que ya pasó un mes: ¿qué le gustaría haber hecho primero?',
      '¿Cuál es el paso más chico que no le compromete a nada?',
    ],
    pt: [
      'Se alguém que você ama perguntasse isso, o que diria?',
      'Imagine que já passou um mês: o que gostaria de ter feito primeiro?',
      'Qual é o menor passo que não compromete você com nada?',
    ],
  }),
  'answer.unknown': frame({
    tu: [
      'No lo sé. Lo que sí tengo es lo que contaste. ¿Qué hay detrás de la pregunta?',
      'Esa respuesta no la tengo, y prefiero no inventarla. Cuéntame qué te hace preguntarlo.',
      'No sabría decirte. Dime qué cambiaría si la respuesta fuera que sí.',
      'Me quedo con la pregunta, porque dice algo: {word}. Sigue un poco más.',
    ],
    vos: [
      'No lo sé. Lo que sí tengo es lo que contaste. ¿Qué hay detrás de la pregunta?',
      'Esa respuesta no la tengo, y prefiero no inventarla. Contame qué te hace preguntarlo.',
      'No sabría decirte. Decime qué cambiaría si la respuesta fuera que sí.',
      'Me quedo con la pregunta, porque dice algo: {word}. Seguí un poco más.',
    ],
    usted: [
      'No lo sé. Lo que sí tengo es lo que contó. ¿Qué hay detrás de la pregunta?',
      'Esa respuesta no la tengo, y prefiero no inventarla. Cuénteme qué le hace preguntarlo.',
      'No sabría decirle. Dígame qué cambiaría si la respuesta fuera que sí.',
      'Me quedo con la pregunta, porque dice algo: {word}. Siga un poco más.',
    ],
    pt: [
      'Não sei. O que tenho é o que você contou. O que há por trás da pergunta?',
      'Essa resposta não tenho, e prefiro não inventar. Conte o que faz você perguntar.',
      'Não saberia dizer. Diga o que mudaria se a resposta fosse sim.',
      'Fico com a pergunta, porque diz algo: {word}. Siga um pouco mais.',
    ],
  }),
};
