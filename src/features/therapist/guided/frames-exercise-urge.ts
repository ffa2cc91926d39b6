/** Data, phrases: two for when it is high: TIPP, through the body, and riding an urge until it passes. Few words each. */
import { type Frames, inForms } from './phrase.ts';

export const URGE_EXERCISE_FRAMES: Frames = {
  'ex.tipp.consent': inForms(
    'Cuando la emoción está muy alta, cuesta pensar, y ayuda empezar por el cuerpo. Son cosas cortas, de a una: agua fría, movimiento y respiración. Lleva unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Quando a emoção está muito alta, é difícil pensar, e ajuda começar pelo corpo. São coisas curtas, uma de cada vez: água fria, movimento e respiração. Leva uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.tipp.why': inForms(
    'El frío, el movimiento y el aire lento bajan la alarma del cuerpo en pocos minutos. No resuelve lo que pasó, pero ayuda a atravesar el momento sin hacer algo que después pese.',
    'O frio, o movimento e o ar lento baixam o alarme do corpo em poucos minutos. Não resolve o que aconteceu, mas ajuda a atravessar o momento e não fazer algo que depois pese.',
  ),
  'ex.tipp.check': inForms(
    'Primero una pregunta por {tu|tu|su} salud, porque el frío y el esfuerzo no son para todos: ¿hay algún problema del corazón, embarazo o dificultades con la comida? Con sí o no alcanza.',
    'Primeiro uma pergunta pela sua saúde, porque o frio e o esforço não são para todos: há algum problema do coração, gravidez ou dificuldades com a comida? Sim ou não basta.',
  ),
  'ex.tipp.check.help': inForms(
    'Si alguna vez un médico pidió cuidado con el esfuerzo o el frío, {escribe|escribí|escriba} "sí" y usamos solo lo suave. Si no, {escribe|escribí|escriba} "no".',
    'Se alguma vez um médico pediu cuidado com esforço ou frio, escreva "sim" e usamos só o que é suave. Se não, escreva "não".',
  ),
  'ex.tipp.cold': inForms(
    'Empezamos con frío, que baja el pulso. {Mójate|Mojate|Mójese} la cara con agua fría, o {pon|poné|ponga} algo frío envuelto en una tela sobre las mejillas, medio minuto y respirando normal. Después {escribe|escribí|escriba} "ya".',
    'Começamos com frio, que baixa o pulso. Molhe o rosto com água fria, ou ponha algo frio enrolado num pano sobre as bochechas, meio minuto e respirando normal. Depois escreva "já".',
  ),
  'ex.tipp.cold.help': inForms(
    'Si no hay agua cerca, sirve un vaso frío en las manos o los pies descalzos en el piso. También se puede saltar. {Escribe|Escribí|Escriba} "ya" y seguimos.',
    'Se não há água por perto, serve um copo frio nas mãos ou os pés descalços no chão. Também dá para pular. Escreva "já" e seguimos.',
  ),
  'ex.tipp.move': inForms(
    'Ahora movimiento, para gastar la energía que el cuerpo juntó. {Marcha|Marchá|Marche} en el lugar, {sube|subí|suba} una escalera o {empuja|empujá|empuje} una pared durante un minuto. Después {escribe|escribí|escriba} "ya".',
    'Agora movimento, para gastar a energia que o corpo juntou. Marche no lugar, suba uma escada ou empurre uma parede por um minuto. Depois escreva "já".',
  ),
  'ex.tipp.move.help': inForms(
    'Si hay gente cerca, sirve apretar y soltar las manos diez veces, o pararse y sentarse cinco veces. Cuando {termines|termines|termine}, {escribe|escribí|escriba} "ya".',
    'Se há gente por perto, serve apertar e soltar as mãos dez vezes, ou levantar e sentar cinco vezes. Quando terminar, escreva "já".',
  ),
  'ex.tipp.breathe': inForms(
    'Ahora el aire. {Siéntate|Sentate|Siéntese} y {sigue|seguí|siga} el círculo: {toma|tomá|tome} aire mientras crece y {suéltalo|soltalo|suéltelo} despacio mientras se achica. Cuando termine, {escribe|escribí|escriba} "ya".',
    'Agora o ar. Sente e siga o círculo: puxe o ar enquanto ele cresce e solte devagar enquanto ele diminui. Quando terminar, escreva "já".',
  ),
  'ex.tipp.loosen': inForms(
    'Ahora aflojamos. Al tomar aire {sube|subí|suba} un poco los hombros, y al soltarlo {déjalos|dejalos|déjelos} caer. {Hazlo|Hacelo|Hágalo} cinco veces sin fuerza y {escribe|escribí|escriba} "ya".',
    'Agora relaxamos. Ao puxar o ar levante um pouco os ombros, e ao soltar deixe cair. Faça cinco vezes, bem leve, e escreva "já".',
  ),
  'ex.tipp.loosen.help': inForms(
    'Alcanza con dejar caer los hombros una vez y abrir las manos. Después {escribe|escribí|escriba} "ya".',
    'Basta deixar cair os ombros uma vez e abrir as mãos. Depois escreva "já".',
  ),
  'ex.tipp.feet': inForms(
    'Para volver al lugar, {apoya|apoyá|apoye} los dos pies en el piso y {escribe|escribí|escriba} dos cosas que {veas|veas|vea} y un sonido que se oiga.',
    'Para voltar ao lugar, apoie os dois pés no chão e escreva duas coisas que você vê e um som que dá para ouvir.',
  ),
  'ex.tipp.feet.help': inForms(
    'Con una cosa alcanza: la más cercana. {Escribe|Escribí|Escriba} qué es y de qué color.',
    'Uma coisa basta: a mais próxima. Escreva o que é e de que cor.',
  ),
  'ex.tipp.person': inForms(
    'Después de un momento así es mejor no quedarse a solas. {Escribe|Escribí|Escriba} con quién {puedes|podés|puede} estar un rato o a quién {puedes|podés|puede} llamar.',
    'Depois de um momento assim é melhor não ficar só. Escreva com quem você pode ficar um pouco ou para quem pode ligar.',
  ),
  'ex.tipp.person.help': inForms(
    'No hace falta explicar nada, alcanza con pedir que hablen un rato. Si hoy no hay nadie, en Ayuda ahora hay líneas que atienden.',
    'Não precisa explicar nada, basta pedir para conversar um pouco. Se hoje não há ninguém, em Ayuda ahora há linhas que atendem.',
  ),
  'ex.urge.consent': inForms(
    'Las ganas fuertes suben, llegan a un punto alto y bajan, aunque uno no les haga caso. Vamos a acompañarlas hasta que bajen, mirando qué pasa en el cuerpo. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'As vontades fortes sobem, chegam a um ponto alto e baixam, mesmo que a gente não obedeça. Vamos acompanhar até baixar, olhando o que acontece no corpo. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.urge.why': inForms(
    'Las ganas suelen durar menos de lo que parece. Cada vez que uno las mira pasar sin hacerles caso, la próxima vez cuesta un poco menos.',
    'As vontades costumam durar menos do que parece. Cada vez que a gente olha passar e não obedece, da próxima vez custa um pouco menos.',
  ),
  'ex.urge.before': inForms(
    'Empecemos por medirlas: del 0 al 10, ¿qué tan fuertes son las ganas ahora? 0 es nada y 10 es casi no poder aguantarlas.',
    'Vamos começar medindo: de 0 a 10, quão forte está a vontade agora? 0 é nada e 10 é quase não aguentar.',
  ),
  'ex.urge.place': inForms(
    'Las ganas se notan en el cuerpo, y mirarlas ahí ayuda a no pelear con ellas. {Revisa|Revisá|Revise} el cuerpo de arriba abajo y {escribe|escribí|escriba} en qué parte se {te|te|le} notan más.',
    'A vontade aparece no corpo, e olhar ali ajuda a não brigar com ela. Repare no corpo de cima a baixo e escreva em que parte você nota mais.',
  ),
  'ex.urge.place.help': inForms(
    'Suele ser en la boca, el pecho, el estómago o las manos. {Escribe|Escribí|Escriba} la parte que esté más tensa o inquieta.',
    'Costuma ser na boca, no peito, no estômago ou nas mãos. Escreva a parte que estiver mais tensa ou inquieta.',
  ),
  'ex.urge.feel': inForms(
    'Ahora {mira|mirá|mire} esa parte de cerca, sin cambiar nada. ¿Qué se siente ahí: presión, calor, cosquilleo, inquietud? {Escríbelo|Escribilo|Escríbalo} con {tus|tus|sus} palabras.',
    'Agora repare nessa parte de perto, e não mude nada. O que se sente ali: pressão, calor, formigamento, inquietação? Escreva com as suas palavras.',
  ),
  'ex.urge.feel.help': inForms(
    'Si cuesta encontrar la palabra, {di|decí|diga} si molesta mucho o poco y si se mueve o está quieto.',
    'Se for difícil achar a palavra, diga se incomoda muito ou pouco e se se move ou está parado.',
  ),
  'ex.urge.ride': inForms(
    'Ahora {quédate|quedate|quédese} unos minutos mirando esa sensación, hasta diez si se puede. {Respira|Respirá|Respire} despacio y {deja|dejá|deje} que suba y baje sin hacer nada. Cuando cambie o afloje, {escribe|escribí|escriba} "ya".',
    'Agora fique alguns minutos reparando nessa sensação, até dez se der. Respire devagar e deixe subir e descer por conta própria. Quando mudar ou aliviar, escreva "já".',
  ),
  'ex.urge.ride.help': inForms(
    'Un minuto también sirve. {Mira|Mirá|Mire} la hora, {respira|respirá|respire} despacio hasta que pase un minuto y {escribe|escribí|escriba} "ya".',
    'Um minuto também serve. Olhe a hora, respire devagar até passar um minuto e escreva "já".',
  ),
  'ex.urge.later': inForms(
    'Medimos otra vez: del 0 al 10, ¿qué tan fuertes son las ganas ahora?',
    'Medimos de novo: de 0 a 10, quão forte está a vontade agora?',
  ),
  'ex.urge.delay': inForms(
    'No hace falta decidir para siempre, solo ganar tiempo. {Escribe|Escribí|Escriba} cuánto {puedes|podés|puede} esperar sin hacerles caso: diez minutos, una hora, hasta mañana.',
    'Não precisa decidir para sempre, só ganhar tempo. Escreva quanto você pode esperar sem obedecer: dez minutos, uma hora, até amanhã.',
  ),
  'ex.urge.delay.help': inForms(
    'Diez minutos es un buen comienzo, y después se puede alargar. ¿Cuánto {pones|ponés|pone}?',
    'Dez minutos é um bom começo, e depois dá para aumentar. Quanto você põe?',
  ),
  'ex.urge.meanwhile': inForms(
    'Mientras pasa ese tiempo, ayuda hacer otra cosa lejos de lo que tienta. {Escribe|Escribí|Escriba} qué {vas|vas|va} a hacer y dónde.',
    'Enquanto passa esse tempo, ajuda fazer outra coisa longe do que tenta você. Escreva o que vai fazer e onde.',
  ),
  'ex.urge.meanwhile.help': inForms(
    'Puede ser salir a caminar, darse una ducha o llamar a alguien. ¿Cuál {tienes|tenés|tiene} más a mano ahora?',
    'Pode ser sair para caminhar, tomar um banho ou ligar para alguém. Qual está mais à mão agora?',
  ),
  'ex.urge.after': inForms(
    'Una última medida: después de todo esto, ¿qué tan fuertes son las ganas, del 0 al 10?',
    'Uma última medida: depois de tudo isto, quão forte está a vontade, de 0 a 10?',
  ),
};
