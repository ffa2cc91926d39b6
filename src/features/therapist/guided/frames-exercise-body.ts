/** Breathing 4-6 and 5-4-3-2-1: one instruction a turn, few words, because reading costs effort just then. */
import { type Frames, frame } from './phrase.ts';

export const BODY_EXERCISE_FRAMES: Frames = {
  'ex.breathing.consent': frame({
    tu: [
      'Son {minutes} minutos: el aire entra en cuatro y sale en seis, sin retenerlo. Escribes "alto" y paramos. Si hay asma, embarazo o algo del corazón, dímelo y usamos otra. ¿La hacemos?',
      'Respirar con un círculo, {minutes} minutos, soltando más largo de lo que entra. Con "alto" se acaba. Si tienes algo de pulmón, corazón o embarazo, avísame. ¿Va?',
      'Propongo el aire: cuatro para tomarlo, seis para soltarlo, sin retener. "Alto" y se detiene. ¿Hay asma, corazón o embarazo, o podemos empezar?',
    ],
    vos: [
      'Son {minutes} minutos: el aire entra en cuatro y sale en seis, sin retenerlo. Escribís "alto" y paramos. Si hay asma, embarazo o algo del corazón, decímelo y usamos otra. ¿La hacemos?',
      'Respirar con un círculo, {minutes} minutos, soltando más largo de lo que entra. Con "alto" se acaba. Si tenés algo de pulmón, corazón o embarazo, avisame. ¿Va?',
      'Propongo el aire: cuatro para tomarlo, seis para soltarlo, sin retener. "Alto" y se detiene. ¿Hay asma, corazón o embarazo, o podemos empezar?',
    ],
    usted: [
      'Son {minutes} minutos: el aire entra en cuatro y sale en seis, sin retenerlo. Escribe "alto" y paramos. Si hay asma, embarazo o algo del corazón, dígamelo y usamos otra. ¿La hacemos?',
      'Respirar con un círculo, {minutes} minutos, soltando más largo de lo que entra. Con "alto" se acaba. Si tiene algo de pulmón, corazón o embarazo, avíseme. ¿Comenzamos?',
      'Propongo el aire: cuatro para tomarlo, seis para soltarlo, sin retener. "Alto" y se detiene. ¿Hay asma, corazón o embarazo, o podemos empezar?',
    ],
    pt: [
      'São {minutes} minutos: o ar entra em quatro e sai em seis, sem prender. Escreva "para" e a gente para. Se tem asma, gravidez ou algo do coração, me diga e usamos outra. Fazemos?',
      'Respirar com um círculo, {minutes} minutos, soltando mais longo do que entra. Com "para" acaba. Se tem algo de pulmão, coração ou gravidez, avise. Vamos?',
      'Proponho o ar: quatro para tomar, seis para soltar, sem prender. "Para" e se detém. Tem asma, coração ou gravidez, ou podemos começar?',
    ],
  }),
  'ex.breathing.pacer': frame({
    tu: [
      'Pies en el piso, hombros sueltos. Sigue el círculo: cuatro para tomar aire, seis para soltarlo. Si aprieta, solo suelta más lento. Escribe cuando termine.',
      'Ahora el círculo: entra en cuatro, sale en seis, como quien enfría un café. No hace falta escribir hasta el final.',
      'Espalda apoyada. El círculo marca el ritmo. Lo que importa es soltar largo. Avísame al terminar.',
    ],
    vos: [
      'Pies en el piso, hombros sueltos. Seguí el círculo: cuatro para tomar aire, seis para soltarlo. Si aprieta, solo soltá más lento. Escribí cuando termine.',
      'Ahora el círculo: entra en cuatro, sale en seis, como quien enfría un café. No hace falta escribir hasta el final.',
      'Espalda apoyada. El círculo marca el ritmo. Lo que importa es soltar largo. Avisame al terminar.',
    ],
    usted: [
      'Pies en el piso, hombros sueltos. Siga el círculo: cuatro para tomar aire, seis para soltarlo. Si aprieta, solo suelte más lento. Escriba cuando termine.',
      'Ahora el círculo: entra en cuatro, sale en seis, como quien enfría un café. No hace falta escribir hasta el final.',
      'Espalda apoyada. El círculo marca el ritmo. Lo que importa es soltar largo. Avíseme al terminar.',
    ],
    pt: [
      'Pés no chão, ombros soltos. Siga o círculo: quatro para tomar o ar, seis para soltar. Se apertar, só solte mais devagar. Escreva quando terminar.',
      'Agora o círculo: entra em quatro, sai em seis, como quem esfria um café. Não precisa escrever até o fim.',
      'Costas apoiadas. O círculo marca o ritmo. O que importa é soltar longo. Avise ao terminar.',
    ],
  }),
  'ex.breathing.pacer.help': frame({
    tu: [
      'Sin contar también sirve: solo suelta el aire largo, dos o tres veces. Escribe cuando termines.',
      'Deja el círculo y suelta el aire como un suspiro, tres veces.',
      'No tiene que salir bien. Suelta el aire lento una vez y dime.',
    ],
    vos: [
      'Sin contar también sirve: solo soltá el aire largo, dos o tres veces. Escribí cuando termines.',
      'Dejá el círculo y soltá el aire como un suspiro, tres veces.',
      'No tiene que salir bien. Soltá el aire lento una vez y decime.',
    ],
    usted: [
      'Sin contar también sirve: solo suelte el aire largo, dos o tres veces. Escriba cuando termine.',
      'Deje el círculo y suelte el aire como un suspiro, tres veces.',
      'No tiene que salir bien. Suelte el aire lento una vez y dígame.',
    ],
    pt: [
      'Sem contar também serve: só solte o ar longo, duas ou três vezes. Escreva quando terminar.',
      'Deixe o círculo e solte o ar como um suspiro, três vezes.',
      'Não precisa sair bem. Solte o ar devagar uma vez e me diga.',
    ],
  }),
  'ex.grounding.consent': frame({
    tu: [
      'Son unos {minutes} minutos con los cinco sentidos, para volver al lugar donde estás. Escribes "alto" y paramos. ¿Empezamos?',
      'Es corto: nombrar lo que ves, tocas y oyes. Con "alto" se termina. ¿Va?',
      'Vamos a usar los ojos y las manos, no la cabeza. {minutes} minutos, y "alto" lo corta. ¿Lo hacemos?',
    ],
    vos: [
      'Son unos {minutes} minutos con los cinco sentidos, para volver al lugar donde estás. Escribís "alto" y paramos. ¿Empezamos?',
      'Es corto: nombrar lo que ves, tocás y oís. Con "alto" se termina. ¿Va?',
      'Vamos a usar los ojos y las manos, no la cabeza. {minutes} minutos, y "alto" lo corta. ¿Lo hacemos?',
    ],
    usted: [
      'Son unos {minutes} minutos con los cinco sentidos, para volver al lugar donde está. Escribe "alto" y paramos. ¿Empezamos?',
      'Es corto: nombrar lo que ve, toca y oye. Con "alto" se termina. ¿Comenzamos?',
      'Vamos a usar los ojos y las manos, no la cabeza. {minutes} minutos, y "alto" lo corta. ¿Lo hacemos?',
    ],
    pt: [
      'São uns {minutes} minutos com os cinco sentidos, para voltar ao lugar onde você está. Escreva "para" e paramos. Começamos?',
      'É curto: dizer o que vê, toca e ouve. Com "para" termina. Vamos?',
      'Vamos usar os olhos e as mãos, não a cabeça. {minutes} minutos, e "para" corta. Fazemos?',
    ],
  }),
  'ex.grounding.see': frame({
    tu: [
      'Escribe cinco cosas que veas desde ahí. Solo los nombres.',
      'Mira alrededor, sin prisa: cinco cosas, con su color.',
      'Cinco cosas a la vista. Nómbralas como salgan.',
    ],
    vos: [
      'Escribí cinco cosas que veas desde ahí. Solo los nombres.',
      'Mirá alrededor, sin prisa: cinco cosas, con su color.',
      'Cinco cosas a la vista. Nombralas como salgan.',
    ],
    usted: [
      'Escriba cinco cosas que vea desde ahí. Solo los nombres.',
      'Mire alrededor, sin prisa: cinco cosas, con su color.',
      'Cinco cosas a la vista. Nómbrelas como salgan.',
    ],
    pt: [
      'Escreva cinco coisas que vê daí. Só os nomes.',
      'Olhe em volta, sem pressa: cinco coisas, com a cor.',
      'Cinco coisas à vista. Diga como saírem.',
    ],
  }),
  'ex.grounding.see.help': frame({
    es: [
      'Con una basta: la cosa más cercana. ¿Cuál es?',
      'Sirve hasta el teléfono. ¿Qué hay al lado?',
      'Una sola, la que tenga más color.',
    ],
    pt: [
      'Uma basta: a coisa mais próxima. Qual é?',
      'Serve até o telefone. O que tem ao lado?',
      'Uma só, a que tiver mais cor.',
    ],
  }),
  'ex.grounding.touch': frame({
    tu: [
      'Ahora cuatro cosas que puedas tocar. Tócalas y di cómo son.',
      'Cuatro texturas: la ropa, la silla, lo que tengas.',
      'Lleva las manos a cuatro cosas. Escríbelas.',
    ],
    vos: [
      'Ahora cuatro cosas que puedas tocar. Tocalas y decí cómo son.',
      'Cuatro texturas: la ropa, la silla, lo que tengas.',
      'Llevá las manos a cuatro cosas. Escribilas.',
    ],
    usted: [
      'Ahora cuatro cosas que pueda tocar. Tóquelas y diga cómo son.',
      'Cuatro texturas: la ropa, la silla, lo que tenga.',
      'Lleve las manos a cuatro cosas. Escríbalas.',
    ],
    pt: [
      'Agora quatro coisas que possa tocar. Toque e diga como são.',
      'Quatro texturas: a roupa, a cadeira, o que tiver.',
      'Leve as mãos a quatro coisas. Escreva.',
    ],
  }),
  'ex.grounding.touch.help': frame({
    es: [
      'Una basta: la tela más cercana. ¿Es suave o áspera?',
      'El teléfono en la mano, ¿frío o tibio?',
      'Los pies también tocan. ¿Qué hay debajo?',
    ],
    pt: [
      'Uma basta: o tecido mais próximo. É macio ou áspero?',
      'O telefone na mão, frio ou morno?',
      'Os pés também tocam. O que há embaixo?',
    ],
  }),
  'ex.grounding.hear': frame({
    es: [
      'Ahora tres sonidos, aunque sean lejanos.',
      'Tres ruidos que haya en este momento.',
      'Y tres sonidos, cerca o lejos.',
    ],
    pt: [
      'Agora três sons, mesmo distantes.',
      'Três ruídos que haja neste momento.',
      'E três sons, perto ou longe.',
    ],
  }),
  'ex.grounding.hear.help': frame({
    es: [
      'Hasta el silencio zumba. ¿Qué es lo más lejano que se oye?',
      'Uno solo: motor, voz, viento. ¿Cuál?',
      'Sirve el sonido del propio aire.',
    ],
    pt: [
      'Até o silêncio zumbe. O que se ouve de mais longe?',
      'Um só: motor, voz, vento. Qual?',
      'Serve o som do próprio ar.',
    ],
  }),
  'ex.grounding.smell': frame({
    es: [
      'Dos olores, por suaves que sean.',
      'Ahora el olfato: dos cosas que huelan a algo.',
      'Dos olores del lugar, o de la ropa.',
    ],
    pt: [
      'Dois cheiros, por leves que sejam.',
      'Agora o olfato: duas coisas que tenham cheiro.',
      'Dois cheiros do lugar, ou da roupa.',
    ],
  }),
  'ex.grounding.smell.help': frame({
    es: [
      'La manga de la ropa suele oler a algo. ¿A qué?',
      'Si no hay ninguno, vale un olor que guste.',
      'Uno recordado también sirve.',
    ],
    pt: [
      'A manga da roupa costuma ter cheiro. De quê?',
      'Se não há nenhum, vale um cheiro de que goste.',
      'Um lembrado também serve.',
    ],
  }),
  'ex.grounding.taste': frame({
    es: ['Y un sabor, el que haya en la boca.', 'Falta uno: un sabor.', 'Un sabor, aunque sea el del agua.'],
    pt: ['E um sabor, o que houver na boca.', 'Falta um: um sabor.', 'Um sabor, nem que seja o da água.'],
  }),
  'ex.grounding.taste.help': frame({
    es: [
      'Un trago de agua sirve para este paso.',
      'Vale "ninguno". Se anota y seguimos.',
      '¿Qué fue lo último que pasó por la boca?',
    ],
    pt: [
      'Um gole de água serve para este passo.',
      'Vale "nenhum". Anoto e seguimos.',
      'O que passou pela boca por último?',
    ],
  }),
  'ex.grounding.orient': frame({
    tu: [
      'Siente los dos pies. ¿Qué día es hoy y dónde estás?',
      'Los pies en el suelo, la espalda apoyada. Escribe el día y el lugar.',
      'Último: di en voz baja qué día es y en qué lugar estás, y escríbelo.',
    ],
    vos: [
      'Sentí los dos pies. ¿Qué día es hoy y dónde estás?',
      'Los pies en el suelo, la espalda apoyada. Escribí el día y el lugar.',
      'Último: decí en voz baja qué día es y en qué lugar estás, y escribilo.',
    ],
    usted: [
      'Sienta los dos pies. ¿Qué día es hoy y dónde está?',
      'Los pies en el suelo, la espalda apoyada. Escriba el día y el lugar.',
      'Último: diga en voz baja qué día es y en qué lugar está, y escríbalo.',
    ],
    pt: [
      'Sinta os dois pés. Que dia é hoje e onde você está?',
      'Os pés no chão, as costas apoiadas. Escreva o dia e o lugar.',
      'Último: diga em voz baixa que dia é e em que lugar está, e escreva.',
    ],
  }),
  'ex.grounding.orient.help': frame({
    es: [
      'Con el día basta. ¿Es lunes, viernes, domingo?',
      '¿Es una casa, una calle, un trabajo?',
      'Vale mirar el reloj y copiar la hora.',
    ],
    pt: [
      'O dia basta. É segunda, sexta, domingo?',
      'É uma casa, uma rua, um trabalho?',
      'Vale olhar o relógio e copiar a hora.',
    ],
  }),
  'ex.body.stop': frame({
    tu: [
      'Entonces el cuerpo va primero. Llama ahora a emergencias y avisa a quien tengas cerca. El ejercicio puede esperar; eso no.',
      'Eso lo tiene que ver un médico ya. Llama a emergencias o ve a urgencias con alguien. En Ayuda ahora está el número.',
      'No respiremos todavía: busca atención médica ahora, y que alguien se quede contigo.',
    ],
    vos: [
      'Entonces el cuerpo va primero. Llamá ahora a emergencias y avisá a quien tengas cerca. El ejercicio puede esperar; eso no.',
      'Eso lo tiene que ver un médico ya. Llamá a emergencias o andá a una guardia con alguien. En Ayuda ahora está el número.',
      'No respiremos todavía: buscá atención médica ahora, y que alguien se quede con vos.',
    ],
    usted: [
      'Entonces el cuerpo va primero. Llame ahora a emergencias y avise a quien tenga cerca. El ejercicio puede esperar; eso no.',
      'Eso lo tiene que ver un médico ya. Llame a emergencias o vaya a urgencias con alguien. En Ayuda ahora está el número.',
      'No respiremos todavía: busque atención médica ahora, y que alguien se quede con usted.',
    ],
    pt: [
      'Então o corpo vem primeiro. Ligue agora para a emergência e chame quem está por perto. O exercício pode esperar; isso não.',
      'Isso precisa ser visto por um médico já. Ligue para a emergência ou vá ao pronto-socorro com alguém. Em Ayuda ahora está o número.',
      'Ainda não vamos respirar: procure atendimento médico agora, e que alguém fique com você.',
    ],
  }),
};
