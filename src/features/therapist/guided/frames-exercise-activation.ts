/** Behavioural activation: from the least heavy hour to one small thing with time, place and obstacle. */
import { type Frames, frame } from './phrase.ts';

export const ACTIVATION_FRAMES: Frames = {
  'ex.activation.consent': frame({
    tu: [
      'Es elegir algo de cinco minutos que mueva un poco el día. Unas preguntas cortas, y con "alto" paramos. ¿Lo hacemos?',
      'No es para animarte a la fuerza: es probar un paso chico y ver qué pasa. "Alto" y se acaba. ¿Va?',
      'Propongo buscar una cosa mínima, de las que antes daban algo. Paras cuando quieras. ¿Empezamos?',
    ],
    vos: [
      'Es elegir algo de cinco minutos que mueva un poco el día. Unas preguntas cortas, y con "alto" paramos. ¿Lo hacemos?',
      'No es para animarte a la fuerza: es probar un paso chico y ver qué pasa. "Alto" y se acaba. ¿Va?',
      'Propongo buscar una cosa mínima, de las que antes daban algo. Parás cuando quieras. ¿Empezamos?',
    ],
    usted: [
      'Es elegir algo de cinco minutos que mueva un poco el día. Unas preguntas cortas, y con "alto" paramos. ¿Lo hacemos?',
      'No es para animarse a la fuerza: es probar un paso chico y ver qué pasa. "Alto" y se acaba. ¿Comenzamos?',
      'Propongo buscar una cosa mínima, de las que antes daban algo. Para cuando quiera. ¿Empezamos?',
    ],
    pt: [
      'É escolher algo de cinco minutos que mova um pouco o dia. Umas perguntas curtas, e com "para" paramos. Fazemos?',
      'Não é para se animar à força: é tentar um passo pequeno e ver. "Para" e acaba. Vamos?',
      'Proponho buscar uma coisa mínima, das que antes davam algo. Pare quando quiser. Começamos?',
    ],
  }),
  'ex.activation.link': frame({
    es: [
      'De ayer o de hoy, ¿qué momento fue un poco menos pesado, y qué había ahí?',
      'Repasemos el día: ¿en qué rato el ánimo aflojó, aunque fuera poco?',
      '¿Qué se estaba haciendo en el rato menos malo de la semana?',
    ],
    pt: [
      'De ontem ou de hoje, que momento foi um pouco menos pesado, e o que havia ali?',
      'Vamos rever o dia: em que momento o ânimo aliviou, mesmo que pouco?',
      'O que se fazia no momento menos ruim da semana?',
    ],
  }),
  'ex.activation.link.help': frame({
    es: [
      'Puede ser mínimo: una ducha, un mate, una canción. ¿Hubo algo así?',
      'Si no hubo ninguno, ¿cuál fue el menos malo?',
      '¿Mañana, tarde o noche pesó menos?',
    ],
    pt: [
      'Pode ser mínimo: um banho, um café, uma música. Houve algo assim?',
      'Se não houve nenhum, qual foi o menos ruim?',
      'Manhã, tarde ou noite pesou menos?',
    ],
  }),
  'ex.activation.list': frame({
    tu: [
      'Ahora tres cosas: una que te gustaba, una que te dejaba algo hecho, una que te importa.',
      'Nombra dos o tres cosas que antes te daban gusto o sensación de haber hecho algo.',
      'Haz una lista corta, de tres: algo agradable, algo útil, algo con alguien.',
    ],
    vos: [
      'Ahora tres cosas: una que te gustaba, una que te dejaba algo hecho, una que te importa.',
      'Nombrá dos o tres cosas que antes te daban gusto o sensación de haber hecho algo.',
      'Hacé una lista corta, de tres: algo agradable, algo útil, algo con alguien.',
    ],
    usted: [
      'Ahora tres cosas: una que le gustaba, una que le dejaba algo hecho, una que le importa.',
      'Nombre dos o tres cosas que antes le daban gusto o sensación de haber hecho algo.',
      'Haga una lista corta, de tres: algo agradable, algo útil, algo con alguien.',
    ],
    pt: [
      'Agora três coisas: uma de que gostava, uma que deixava algo feito, uma que importa.',
      'Diga duas ou três coisas que antes davam gosto ou sensação de ter feito algo.',
      'Faça uma lista curta, de três: algo agradável, algo útil, algo com alguém.',
    ],
  }),
  'ex.activation.list.help': frame({
    es: [
      'Vale lo de hace años. ¿Qué se hacía un domingo?',
      'Basta una: caminar una cuadra, regar una planta, escribirle a alguien. ¿Cuál suena menos lejos?',
      '¿Qué extraña el cuerpo: moverse, agua, sol, música?',
    ],
    pt: [
      'Vale o de anos atrás. O que se fazia num domingo?',
      'Uma basta: andar um quarteirão, regar uma planta, escrever a alguém. Qual soa menos longe?',
      'De que o corpo sente falta: mover-se, água, sol, música?',
    ],
  }),
  'ex.activation.pick': frame({
    tu: [
      'De esas, elige una y déjala en cinco minutos. ¿Cuál?',
      '¿Cuál harías aunque no haya ganas, solo el comienzo?',
      'Escoge la más fácil y achícala. ¿Cómo queda?',
    ],
    vos: [
      'De esas, elegí una y dejala en cinco minutos. ¿Cuál?',
      '¿Cuál harías aunque no haya ganas, solo el comienzo?',
      'Elegí la más fácil y achicala. ¿Cómo queda?',
    ],
    usted: [
      'De esas, elija una y déjela en cinco minutos. ¿Cuál?',
      '¿Cuál haría aunque no haya ganas, solo el comienzo?',
      'Escoja la más fácil y achíquela. ¿Cómo queda?',
    ],
    pt: [
      'Dessas, escolha uma e deixe em cinco minutos. Qual?',
      'Qual você faria mesmo sem vontade, só o começo?',
      'Escolha a mais fácil e diminua. Como fica?',
    ],
  }),
  'ex.activation.pick.help': frame({
    es: [
      'La que pida menos ropa, menos gente y menos plata. ¿Cuál sería?',
      '¿Y si fuera solo abrir la ventana cinco minutos?',
      'Da igual cuál. ¿La primera de la lista?',
    ],
    pt: [
      'A que pedir menos roupa, menos gente e menos dinheiro. Qual seria?',
      'E se fosse só abrir a janela cinco minutos?',
      'Tanto faz qual. A primeira da lista?',
    ],
  }),
  'ex.activation.when': frame({
    es: [
      '¿Cuándo y dónde sería? Mejor pegado a algo que ya pasa cada día.',
      '¿A qué hora, y después de qué?',
      'Falta el lugar y la hora. ¿Cuáles?',
    ],
    pt: [
      'Quando e onde seria? Melhor grudado em algo que já acontece todo dia.',
      'A que hora, e depois de quê?',
      'Falta o lugar e a hora. Quais?',
    ],
  }),
  'ex.activation.when.help': frame({
    es: [
      'Después del desayuno, al llegar, antes de dormir: ¿cuál cuesta menos?',
      'Vale "mañana en la mañana". ¿Sirve?',
      '¿Hoy mismo o mañana?',
    ],
    pt: [
      'Depois do café, ao chegar, antes de dormir: qual custa menos?',
      'Vale "amanhã de manhã". Serve?',
      'Hoje mesmo ou amanhã?',
    ],
  }),
  'ex.activation.obstacle': frame({
    es: [
      '¿Qué podría atravesarse, y qué se haría entonces?',
      'Si ese momento llega sin ganas, ¿cuál es la versión de un minuto?',
      '¿Qué lo tumbaría, y cómo se salva la mitad?',
    ],
    pt: [
      'O que poderia atravessar, e o que se faria então?',
      'Se esse momento chegar sem vontade, qual é a versão de um minuto?',
      'O que derrubaria isso, e como se salva a metade?',
    ],
  }),
  'ex.activation.obstacle.help': frame({
    es: [
      'Suelen ser el cansancio, la gente o el teléfono. ¿Alguno de esos?',
      'Puede que nada. ¿Lo dejamos así?',
      '¿Qué pasó la última vez que no salió?',
    ],
    pt: [
      'Costumam ser o cansaço, as pessoas ou o telefone. Algum desses?',
      'Pode ser que nada. Deixamos assim?',
      'O que houve da última vez que não saiu?',
    ],
  }),
};
