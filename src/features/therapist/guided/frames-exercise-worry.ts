/** A set hour for worry: written down, put off to its hour, sorted, and then acted on or let go. */
import { type Frames, frame } from './phrase.ts';

export const WORRY_EXERCISE_FRAMES: Frames = {
  'ex.worry.consent': frame({
    es: [
      'Pelear con una preocupación la agranda; citarla para más tarde la achica. Son preguntas cortas, unos {minutes} minutos, y con "alto" se acaba. ¿Va?',
      'Propongo anotarla, ponerle hora y ver si pide acción o pide soltar. {minutes} minutos, y "alto" lo detiene. ¿Empezamos?',
    ],
    tu: [
      'Es darle a la preocupación una hora fija, para que no ocupe las otras. Unos {minutes} minutos; escribes "alto" y paramos. ¿Lo armamos?',
    ],
    vos: [
      'Es darle a la preocupación una hora fija, para que no ocupe las otras. Unos {minutes} minutos; escribís "alto" y paramos. ¿Lo armamos?',
    ],
    usted: [
      'Es darle a la preocupación una hora fija, para que no ocupe las otras. Unos {minutes} minutos; escribe "alto" y paramos. ¿Le parece?',
    ],
    pt: [
      'É dar à preocupação uma hora marcada, para ela não ocupar as outras. Uns {minutes} minutos; escreva "para" e a gente para. Vamos montar?',
      'Brigar com uma preocupação faz ela crescer; marcar para mais tarde faz diminuir. São perguntas curtas, uns {minutes} minutos, e com "para" acaba. Topa?',
      'Proponho anotar, marcar hora e ver se ela pede ação ou pede para soltar. {minutes} minutos, e "para" interrompe. Começamos?',
    ],
  }),
  'ex.worry.why': frame({
    es: [
      'Sirve para que la preocupación no se adueñe del día: se la escucha entera, en su hora.',
      'La cabeza suelta mejor lo que sabe que tendrá su momento. El problema no se borra; deja de mandar.',
      'Separa lo que se puede mover de lo que solo da vueltas.',
    ],
    pt: [
      'Serve para a preocupação não tomar conta do dia: ela é ouvida inteira, só que na hora dela.',
      'A cabeça solta melhor o que sabe que vai ter seu momento. O problema não some; deixa de mandar.',
      'Separa o que dá para mexer do que só fica girando.',
    ],
  }),
  'ex.worry.note': frame({
    es: [
      'En una frase, ¿cuál es la preocupación que más vuelve?',
      '¿Qué es lo que la cabeza anuncia que va a pasar?',
    ],
    tu: ['Anótala aquí tal como suena. ¿Qué te estás diciendo que puede pasar?'],
    vos: ['Anotala acá tal como suena. ¿Qué te estás diciendo que puede pasar?'],
    usted: ['Anótela aquí tal como suena. ¿Qué se está diciendo que puede pasar?'],
    pt: [
      'Em uma frase, qual é a preocupação que mais volta?',
      'O que a cabeça anuncia que vai acontecer?',
      'Anote aqui do jeito que soa. O que você tem se dito que pode acontecer?',
    ],
  }),
  'ex.worry.note.help': frame({
    es: [
      'Puede empezar con "y si…". ¿Cómo seguiría?',
      'La última que apareció, aunque parezca menor. ¿Cuál fue?',
      '¿Tiene que ver con plata, con alguien o con la salud?',
    ],
    pt: [
      'Pode começar com "e se…". Como continuaria?',
      'A última que apareceu, mesmo que pareça pequena. Qual foi?',
      'Tem a ver com dinheiro, com alguém ou com a saúde?',
    ],
  }),
  'ex.worry.slot': frame({
    es: [
      '"{cell_worry}". Démosle quince minutos al día, siempre los mismos y lejos de la cama. ¿A qué hora?',
      'Tendrá su cita: "{cell_worry}", quince minutos, a una hora fija que no sea de noche. ¿Cuál?',
      'Quince minutos al día para preocuparse en serio, lejos de la hora de dormir. ¿A qué hora caben?',
    ],
    pt: [
      '"{cell_worry}". Vamos dar a isso quinze minutos por dia, sempre os mesmos e longe da cama. A que horas?',
      'Vai ter hora marcada: "{cell_worry}", quinze minutos, num horário fixo que não seja à noite. Qual?',
      'Quinze minutos por dia para se preocupar de verdade, longe da hora de dormir. A que horas cabem?',
    ],
  }),
  'ex.worry.slot.help': frame({
    es: [
      'Suele servir al volver a casa o antes de la cena. ¿Por ahí?',
      'Vale una hora cualquiera, después se cambia. ¿Cinco, seis o siete de la tarde?',
      '¿En qué rato del día nadie pide nada?',
    ],
    pt: [
      'Costuma servir ao voltar para casa ou antes do jantar. Por aí?',
      'Vale qualquer hora, depois a gente muda. Cinco, seis ou sete da noite?',
      'Em que parte do dia ninguém pede nada?',
    ],
  }),
  'ex.worry.back': frame({
    es: [
      'Si aparece antes, se anota en dos palabras y espera: "{cell_slot}". ¿Con qué se ocupan las manos mientras tanto?',
      'Antes de esa hora basta con decirle "luego". ¿Qué cosa sencilla ayuda a volver a lo de ahora?',
    ],
    tu: [
      'Hora puesta: "{cell_slot}". Si llega antes, apunta dos palabras y vuelve a algo de tus manos. ¿A qué volverías?',
    ],
    vos: [
      'Hora puesta: "{cell_slot}". Si llega antes, apuntá dos palabras y volvé a algo de tus manos. ¿A qué volverías?',
    ],
    usted: [
      'Hora puesta: "{cell_slot}". Si llega antes, apunte dos palabras y vuelva a algo de sus manos. ¿A qué volvería?',
    ],
    pt: [
      'Se aparecer antes, anota em duas palavras e espera: "{cell_slot}". Com que as mãos se ocupam enquanto isso?',
      'Antes dessa hora basta dizer "depois". Que coisa simples ajuda a voltar para o agora?',
      'Hora marcada: "{cell_slot}". Se ela chegar antes, anote duas palavras e volte a algo das mãos. Ao que você voltaria?',
    ],
  }),
  'ex.worry.back.help': frame({
    es: [
      'Lavar un plato, doblar ropa, caminar hasta la puerta. ¿Algo así?',
      '¿Qué se estaba haciendo la última vez que se olvidó por un rato?',
      'Puede ser mirar por la ventana y nombrar tres cosas. ¿Sirve?',
    ],
    pt: [
      'Lavar um prato, dobrar roupa, andar até a porta. Algo assim?',
      'O que se estava fazendo da última vez que ela sumiu um pouco?',
      'Pode ser olhar pela janela e nomear três coisas. Serve?',
    ],
  }),
  'ex.worry.sort': frame({
    es: [
      'Falta clasificarla. ¿Hay algo que se pueda hacer con eso esta semana, sí o no?',
      'De "{cell_worry}", ¿alguna parte se mueve con un acto, aunque sea chico?',
      '¿Tiene arreglo por algún lado, o es de las que solo preguntan? Con un sí o un no basta.',
    ],
    pt: [
      'Falta classificar. Tem algo que dê para fazer com isso esta semana, sim ou não?',
      'De "{cell_worry}", alguma parte se mexe com um ato, mesmo pequeno?',
      'Tem conserto por algum lado, ou é das que só perguntam? Um sim ou um não já basta.',
    ],
  }),
  'ex.worry.sort.help': frame({
    es: [
      'Si la mueve una llamada, un papel o una pregunta, es sí. Si depende del futuro o de otros, es no. ¿Cuál?',
      'Imaginemos diez minutos libres mañana: ¿cambiarían algo de esto?',
      'A ojo: ¿más sí o más no?',
    ],
    pt: [
      'Se uma ligação, um papel ou uma pergunta mexe nela, é sim. Se depende do futuro ou dos outros, é não. Qual?',
      'Imagine dez minutos livres amanhã: mudariam algo disso?',
      'Por alto: mais sim ou mais não?',
    ],
  }),
  'ex.worry.act': frame({
    es: [
      'Entonces pide acción. ¿Cuál es el primer movimiento, de diez minutos o menos?',
      'Hay por dónde. ¿Qué sería lo primero, tan chico que quepa mañana?',
      'Algo se puede mover. ¿Cuál es el paso más corto, y a qué hora?',
    ],
    pt: [
      'Então pede ação. Qual é o primeiro movimento, de dez minutos ou menos?',
      'Tem por onde. O que seria o primeiro, tão pequeno que caiba amanhã?',
      'Algo dá para mexer. Qual é o passo mais curto, e a que horas?',
    ],
  }),
  'ex.worry.act.help': frame({
    es: [
      'Una pregunta a alguien que sepa también es un paso. ¿A quién?',
      'Buscar un dato, abrir un papel, pedir una fecha. ¿Cuál de esos?',
      '¿Qué haría primero alguien con la cabeza fresca?',
    ],
    pt: [
      'Uma pergunta a alguém que saiba também é um passo. A quem?',
      'Procurar um dado, abrir um papel, pedir uma data. Qual desses?',
      'O que faria primeiro alguém de cabeça fresca?',
    ],
  }),
  'ex.worry.leave': frame({
    es: [
      'Hoy no hay qué hacer con ella, y eso también es una respuesta. ¿Con qué frase se la despide hasta su hora?',
      'No pide acción, pide soltar. ¿Qué palabras la dejan para luego sin pelear?',
    ],
    tu: ['No se resuelve hoy. Cuando vuelva, ¿qué le dices para dejarla en su hora?'],
    vos: ['No se resuelve hoy. Cuando vuelva, ¿qué le decís para dejarla en su hora?'],
    usted: ['No se resuelve hoy. Cuando vuelva, ¿qué le dice para dejarla en su hora?'],
    pt: [
      'Hoje não tem o que fazer com ela, e isso também é uma resposta. Que frase manda ela para a hora marcada?',
      'Não pede ação, pede para soltar. Que palavras deixam isso para depois, sem briga?',
      'Não se resolve hoje. Quando voltar, o que você diz para deixar na hora dela?',
    ],
  }),
  'ex.worry.leave.help': frame({
    es: [
      'Algo como "ahora no, luego". ¿Cómo sonaría mejor?',
      'Puede ser una sola palabra: "después". ¿Esa u otra?',
      '¿Qué se le dice a alguien que insiste a mala hora?',
    ],
    pt: [
      'Algo como "agora não, depois". Como soaria melhor?',
      'Pode ser uma palavra só: "depois". Essa ou outra?',
      'O que se diz a alguém que insiste na hora errada?',
    ],
  }),
};
