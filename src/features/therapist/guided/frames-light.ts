/** Doors for whoever is lost, what stands after a bare "ok", light turns, and the listening contract kept. */
import { type Frames, frame } from './phrase.ts';

export const LIGHT_FRAMES: Frames = {
  'doubt.doors': frame({
    tu: [
      'No hace falta ponerle nombre. ¿Por dónde es más fácil entrar: el cuerpo, la gente, el trabajo? O cuéntame solo qué pasó hoy.',
      'Estar mal sin saber por qué también vale. ¿Empezamos por el cuerpo, por alguien, o por lo que hiciste hoy?',
      'Se puede empezar sin saber. Elige una puerta: el cuerpo, la gente, el trabajo. O cuéntame tu día, tal cual.',
    ],
    vos: [
      'No hace falta ponerle nombre. ¿Por dónde es más fácil entrar: el cuerpo, la gente, el trabajo? O contame solo qué pasó hoy.',
      'Estar mal sin saber por qué también vale. ¿Empezamos por el cuerpo, por alguien, o por lo que hiciste hoy?',
      'Se puede empezar sin saber. Elegí una puerta: el cuerpo, la gente, el trabajo. O contame tu día, tal cual.',
    ],
    usted: [
      'No hace falta ponerle nombre. ¿Por dónde es más fácil entrar: el cuerpo, la gente, el trabajo? O cuénteme solo qué pasó hoy.',
      'Estar mal sin saber por qué también vale. ¿Empezamos por el cuerpo, por alguien, o por lo que hizo hoy?',
      'Se puede empezar sin saber. Elija una puerta: el cuerpo, la gente, el trabajo. O cuénteme su día, tal cual.',
    ],
    pt: [
      'Não precisa dar nome. Por onde é mais fácil entrar: o corpo, as pessoas, o trabalho? Ou conte só o que aconteceu hoje.',
      'Estar mal sem saber por quê também vale. Começamos pelo corpo, por alguém, ou pelo que você fez hoje?',
      'Dá para começar sem saber. Escolha uma porta: o corpo, as pessoas, o trabalho. Ou conte o seu dia.',
    ],
  }),
  'doubt.listen': frame({
    es: ['No saberlo también vale aquí.', 'Puede quedar sin respuesta.', 'No hay que saberlo para contarlo.'],
    pt: ['Não saber também vale aqui.', 'Pode ficar sem resposta.', 'Não precisa saber para contar.'],
  }),
  'door.body': frame({
    tu: [
      'El cuerpo, entonces. ¿Qué notas más: cansancio, nudo o dolor?',
      'Por el cuerpo. ¿Cómo dormiste y qué comiste hoy?',
      'El cuerpo. Del cuello a los pies, ¿dónde pesa?',
    ],
    vos: [
      'El cuerpo, entonces. ¿Qué notás más: cansancio, nudo o dolor?',
      'Por el cuerpo. ¿Cómo dormiste y qué comiste hoy?',
      'El cuerpo. Del cuello a los pies, ¿dónde pesa?',
    ],
    usted: [
      'El cuerpo, entonces. ¿Qué nota más: cansancio, nudo o dolor?',
      'Por el cuerpo. ¿Cómo durmió y qué comió hoy?',
      'El cuerpo. Del cuello a los pies, ¿dónde pesa?',
    ],
    pt: [
      'O corpo, então. O que você nota mais: cansaço, nó ou dor?',
      'Pelo corpo. Como você dormiu e o que comeu hoje?',
      'O corpo. Do pescoço aos pés, onde pesa?',
    ],
  }),
  'door.people': frame({
    tu: [
      'La gente, entonces. ¿Quién te viene primero a la cabeza?',
      'Por la gente. ¿Con quién hablaste hoy, y cómo quedaste?',
      'La gente. ¿Sobra alguien, o falta alguien?',
    ],
    vos: [
      'La gente, entonces. ¿Quién te viene primero a la cabeza?',
      'Por la gente. ¿Con quién hablaste hoy, y cómo quedaste?',
      'La gente. ¿Sobra alguien, o falta alguien?',
    ],
    usted: [
      'La gente, entonces. ¿Quién le viene primero a la cabeza?',
      'Por la gente. ¿Con quién habló hoy, y cómo quedó?',
      'La gente. ¿Sobra alguien, o falta alguien?',
    ],
    pt: [
      'As pessoas, então. Quem vem primeiro à cabeça?',
      'Pelas pessoas. Com quem você falou hoje, e como ficou?',
      'As pessoas. Sobra alguém, ou falta alguém?',
    ],
  }),
  'door.duties': frame({
    es: [
      'Eso, entonces. ¿Qué parte del día se hace más larga?',
      'Por ahí. ¿Qué es lo que espera mañana?',
      'Vamos por ese lado. ¿Pesa más la carga o la gente de ahí?',
    ],
    pt: [
      'Isso, então. Que parte do dia fica mais longa?',
      'Por aí. O que espera amanhã?',
      'Vamos por esse lado. Pesa mais a carga ou as pessoas dali?',
    ],
  }),
  'door.day': frame({
    tu: [
      'El día, tal cual. ¿Cómo fue despertar hoy?',
      'Solo el día. Cuéntame desde que te levantaste.',
      'Por el día, entonces. ¿Cuál fue el rato más largo?',
    ],
    vos: [
      'El día, tal cual. ¿Cómo fue despertar hoy?',
      'Solo el día. Contame desde que te levantaste.',
      'Por el día, entonces. ¿Cuál fue el rato más largo?',
    ],
    usted: [
      'El día, tal cual. ¿Cómo fue despertar hoy?',
      'Solo el día. Cuénteme desde que se levantó.',
      'Por el día, entonces. ¿Cuál fue el rato más largo?',
    ],
    pt: [
      'O dia, do jeito que foi. Como foi acordar hoje?',
      'Só o dia. Conte desde que você levantou.',
      'Pelo dia, então. Qual foi o momento mais longo?',
    ],
  }),
  'ack.no': frame({
    tu: [
      'Entonces por ahí no. Queda lo que dijiste: {fact}. Dime qué se acerca más.',
      'Eso no. Vuelvo a lo tuyo: {fact}.',
      'Mi pregunta no iba. Lo que sí está: {fact}. Sigue desde ahí.',
    ],
    vos: [
      'Entonces por ahí no. Queda lo que dijiste: {fact}. Decime qué se acerca más.',
      'Eso no. Vuelvo a lo tuyo: {fact}.',
      'Mi pregunta no iba. Lo que sí está: {fact}. Seguí desde ahí.',
    ],
    usted: [
      'Entonces por ahí no. Queda lo que dijo: {fact}. Dígame qué se acerca más.',
      'Eso no. Vuelvo a lo suyo: {fact}.',
      'Mi pregunta no iba. Lo que sí está: {fact}. Siga desde ahí.',
    ],
    pt: [
      'Então por aí não. Fica o que você disse: {fact}. Diga o que se aproxima mais.',
      'Isso não. Volto ao seu: {fact}.',
      'Minha pergunta não era. O que está: {fact}. Siga daí.',
    ],
  }),
  'ack.back': frame({
    tu: [
      'Vuelvo a lo que contaste: {fact}. ¿Seguimos por ahí, o hay algo que pese más hoy?',
      'Quedó esto sobre la mesa: {fact}. ¿Lo miramos, o vamos a otra cosa?',
      'Antes dijiste esto: {fact}. ¿Qué parte de eso sigue viva hoy?',
    ],
    vos: [
      'Vuelvo a lo que contaste: {fact}. ¿Seguimos por ahí, o hay algo que pese más hoy?',
      'Quedó esto sobre la mesa: {fact}. ¿Lo miramos, o vamos a otra cosa?',
      'Antes dijiste esto: {fact}. ¿Qué parte de eso sigue viva hoy?',
    ],
    usted: [
      'Vuelvo a lo que contó: {fact}. ¿Seguimos por ahí, o hay algo que pese más hoy?',
      'Quedó esto sobre la mesa: {fact}. ¿Lo miramos, o vamos a otra cosa?',
      'Antes dijo esto: {fact}. ¿Qué parte de eso sigue viva hoy?',
    ],
    pt: [
      'Volto ao que você contou: {fact}. Seguimos por aí, ou algo pesa mais hoje?',
      'Ficou isto na mesa: {fact}. Olhamos, ou vamos a outra coisa?',
      'Antes você disse isto: {fact}. Que parte disso continua viva hoje?',
    ],
  }),
  'useless.ok': frame({
    tu: [
      'Entonces dejo de proponer. Lo último tuyo fue esto: {fact}. Empecemos de ahí, a tu manera.',
      'Sin recetas. Vuelvo a lo que importa: {fact}. ¿Qué me faltó leer en eso?',
      'De acuerdo, sin propuestas. Cuéntame lo que quieras que se lea hoy.',
    ],
    vos: [
      'Entonces dejo de proponer. Lo último tuyo fue esto: {fact}. Empecemos de ahí, a tu manera.',
      'Sin recetas. Vuelvo a lo que importa: {fact}. ¿Qué me faltó leer en eso?',
      'De acuerdo, sin propuestas. Contame lo que quieras que se lea hoy.',
    ],
    usted: [
      'Entonces dejo de proponer. Lo último suyo fue esto: {fact}. Empecemos de ahí, a su manera.',
      'Sin recetas. Vuelvo a lo que importa: {fact}. ¿Qué me faltó leer en eso?',
      'De acuerdo, sin propuestas. Cuénteme lo que quiera que se lea hoy.',
    ],
    pt: [
      'Então paro de propor. O último que você disse foi isto: {fact}. Começamos daí, do seu jeito.',
      'Sem receitas. Volto ao que importa: {fact}. O que me faltou ler nisso?',
      'De acordo, sem propostas. Conte o que quer que se leia hoje.',
    ],
  }),
  'ex.never': frame({
    tu: [
      'Sin ejercicios, entonces, y no los vuelvo a proponer. Sigo con lo tuyo: {word}.',
      'De acuerdo: nada de ejercicios en esta charla. Cuéntame lo que traes, a tu ritmo.',
      'Fuera los ejercicios. Me quedo leyendo, y seguimos por donde quieras.',
    ],
    vos: [
      'Sin ejercicios, entonces, y no los vuelvo a proponer. Sigo con lo tuyo: {word}.',
      'De acuerdo: nada de ejercicios en esta charla. Contame lo que traés, a tu ritmo.',
      'Fuera los ejercicios. Me quedo leyendo, y seguimos por donde quieras.',
    ],
    usted: [
      'Sin ejercicios, entonces, y no los vuelvo a proponer. Sigo con lo suyo: {word}.',
      'De acuerdo: nada de ejercicios en esta charla. Cuénteme lo que trae, a su ritmo.',
      'Fuera los ejercicios. Me quedo leyendo, y seguimos por donde quiera.',
    ],
    pt: [
      'Sem exercícios, então, e não proponho de novo. Sigo com o seu: {word}.',
      'De acordo: nada de exercícios nesta conversa. Conte o que traz, no seu ritmo.',
      'Fora os exercícios. Fico lendo, e seguimos por onde você quiser.',
    ],
  }),
  'ex.thanks': frame({
    tu: [
      'De nada. El ejercicio quedó abierto: sigues donde íbamos, o escribes "alto" y lo dejamos.',
      'A ti. ¿Terminamos lo que falta, o lo dejamos aquí?',
      'De nada. Falta poco; contesta lo de antes, o di "alto".',
    ],
    vos: [
      'De nada. El ejercicio quedó abierto: seguís donde íbamos, o escribís "alto" y lo dejamos.',
      'A vos. ¿Terminamos lo que falta, o lo dejamos acá?',
      'De nada. Falta poco; contestá lo de antes, o decí "alto".',
    ],
    usted: [
      'De nada. El ejercicio quedó abierto: sigue donde íbamos, o escribe "alto" y lo dejamos.',
      'A usted. ¿Terminamos lo que falta, o lo dejamos aquí?',
      'De nada. Falta poco; conteste lo de antes, o diga "alto".',
    ],
    pt: [
      'De nada. O exercício ficou aberto: siga de onde íamos, ou escreva "para" e deixamos.',
      'Por nada. Terminamos o que falta, ou deixamos aqui?',
      'De nada. Falta pouco; responda o de antes, ou diga "para".',
    ],
  }),
  'listen.contract.tasks': frame({
    tu: [
      'Sin ejercicios ni consejos: te escucho. Empieza por donde quieras.',
      'De acuerdo. Tú cuentas y yo escucho, sin ejercicios y sin tareas.',
      'Nada de ejercicios. Cuéntalo como salga; aquí solo se escucha.',
    ],
    vos: [
      'Sin ejercicios ni consejos: te escucho. Empezá por donde quieras.',
      'De acuerdo. Vos contás y yo escucho, sin ejercicios y sin tareas.',
      'Nada de ejercicios. Contalo como salga; acá solo se escucha.',
    ],
    usted: [
      'Sin ejercicios ni consejos: le escucho. Empiece por donde quiera.',
      'De acuerdo. Usted cuenta y yo escucho, sin ejercicios y sin tareas.',
      'Nada de ejercicios. Cuéntelo como salga; aquí solo se escucha.',
    ],
    pt: [
      'Sem exercícios nem conselhos: eu escuto. Comece por onde quiser.',
      'De acordo. Você conta e eu escuto, sem exercícios e sem tarefas.',
      'Nada de exercícios. Conte como sair; aqui só se escuta.',
    ],
  }),
  'listen.thing': frame({
    tu: [
      'Cuéntame de {thing}, si quieres.',
      'Hay espacio para {thing}, si te sale.',
      'Y {thing}, con lo que traiga.',
    ],
    vos: [
      'Contame de {thing}, si querés.',
      'Hay espacio para {thing}, si te sale.',
      'Y {thing}, con lo que traiga.',
    ],
    usted: [
      'Cuénteme de {thing}, si quiere.',
      'Hay espacio para {thing}, si le sale.',
      'Y {thing}, con lo que traiga.',
    ],
    pt: ['Conte de {thing}, se quiser.', 'Tem espaço para {thing}, se sair.', 'E {thing}, com o que vier.'],
  }),
  'invite.thing': frame({
    tu: ['Cuéntame más de {thing}.', 'Háblame de {thing}.', 'Sigue con {thing}.'],
    vos: ['Contame más de {thing}.', 'Hablame de {thing}.', 'Seguí con {thing}.'],
    usted: ['Cuénteme más de {thing}.', 'Hábleme de {thing}.', 'Siga con {thing}.'],
    pt: ['Conte mais de {thing}.', 'Fale de {thing}.', 'Continue com {thing}.'],
  }),
  'smalltalk.probe': frame({
    tu: [
      'Me estás probando, y se vale. Cuando quieras, cuéntame algo de tu día.',
      'Ahí no encontré nada que leer. Una frase tuya me sirve más.',
      'Prueba pasada, o no. ¿Qué hay de verdad hoy?',
    ],
    vos: [
      'Me estás probando, y se vale. Cuando quieras, contame algo de tu día.',
      'Ahí no encontré nada que leer. Una frase tuya me sirve más.',
      'Prueba pasada, o no. ¿Qué hay de verdad hoy?',
    ],
    usted: [
      'Me está probando, y se vale. Cuando quiera, cuénteme algo de su día.',
      'Ahí no encontré nada que leer. Una frase suya me sirve más.',
      'Prueba pasada, o no. ¿Qué hay de verdad hoy?',
    ],
    pt: [
      'Você está me testando, e vale. Quando quiser, conte algo do seu dia.',
      'Aí não achei nada para ler. Uma frase sua me serve mais.',
      'Passei no teste, ou não. O que há de verdade hoje?',
    ],
  }),
  'smalltalk.trick': frame({
    tu: [
      'Los chistes me salen tiesos y secretos no guardo: soy un programa. Leer lo tuyo, eso sí. ¿Cómo viene el día?',
      'No soy gracioso, y a todos les digo lo mismo: leo con atención. ¿Qué te trajo hoy?',
      'De eso tengo poco. Prefiero que hables tú: ¿qué pasó hoy?',
    ],
    vos: [
      'Los chistes me salen tiesos y secretos no guardo: soy un programa. Leer lo tuyo, eso sí. ¿Cómo viene el día?',
      'No soy gracioso, y a todos les digo lo mismo: leo con atención. ¿Qué te trajo hoy?',
      'De eso tengo poco. Prefiero que hables vos: ¿qué pasó hoy?',
    ],
    usted: [
      'Los chistes me salen tiesos y secretos no guardo: soy un programa. Leer lo suyo, eso sí. ¿Cómo viene el día?',
      'No soy gracioso, y a todos les digo lo mismo: leo con atención. ¿Qué le trajo hoy?',
      'De eso tengo poco. Prefiero que hable usted: ¿qué pasó hoy?',
    ],
    pt: [
      'Piadas me saem duras e segredos não guardo: sou um programa. Ler você, isso sim. Como vem o dia?',
      'Não tenho graça, e digo o mesmo a todos: leio com atenção. O que trouxe você hoje?',
      'Disso tenho pouco. Prefiro que você fale: o que aconteceu hoje?',
    ],
  }),
};
