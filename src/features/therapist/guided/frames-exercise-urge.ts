/** Data, phrases: two for a wave that is high, TIPP, through the body, and riding an urge until it passes. Few words each. */
import { type Frames, frame } from './phrase.ts';

export const URGE_EXERCISE_FRAMES: Frames = {
  'ex.tipp.consent': frame({
    es: [
      'Con el cuerpo a esa altura, hablar cuesta. Frío, movimiento y aire bajan la intensidad primero. {minutes} minutos, y "alto" lo corta. ¿Vamos?',
      'Son maniobras cortas para el cuerpo, una por vez; la cabeza viene después. Con "alto" se acaba. ¿Empezamos?',
    ],
    tu: [
      'Propongo bajarlo por el cuerpo, unos {minutes} minutos: pensar con claridad puede esperar. Escribes "alto" y paramos. ¿Lo hacemos?',
    ],
    vos: [
      'Propongo bajarlo por el cuerpo, unos {minutes} minutos: pensar con claridad puede esperar. Escribís "alto" y paramos. ¿Lo hacemos?',
    ],
    usted: [
      'Propongo bajarlo por el cuerpo, unos {minutes} minutos: pensar con claridad puede esperar. Escribe "alto" y paramos. ¿Lo hacemos?',
    ],
    pt: [
      'Com o corpo nessa altura, falar custa. Frio, movimento e ar baixam a intensidade primeiro. {minutes} minutos, e "para" corta. Vamos?',
      'São manobras curtas para o corpo, uma de cada vez; a cabeça vem depois. Com "para" acaba. Começamos?',
      'Proponho baixar pelo corpo, uns {minutes} minutos: pensar com clareza pode esperar. Escreva "para" e a gente para. Fazemos?',
    ],
  }),
  'ex.tipp.why': frame({
    es: [
      'Cambia el cuerpo para que la emoción afloje; no resuelve lo que pasó, da aire para verlo.',
      'Con la alarma a tope no se piensa bien. El frío y el movimiento le bajan el volumen.',
      'Sirve para pasar el pico sin hacer nada que después pese.',
    ],
    pt: [
      'Muda o corpo para a emoção afrouxar; não resolve o que houve, dá fôlego para olhar.',
      'Com o alarme no máximo não se pensa bem. O frio e o movimento baixam o volume.',
      'Serve para atravessar o pico sem fazer nada que depois pese.',
    ],
  }),
  'ex.tipp.check': frame({
    es: [
      'Antes del frío, una pregunta de salud: ¿hay algo del corazón, embarazo, o una relación difícil con la comida?',
      'Para elegir bien: corazón delicado, embarazo o problemas con la comida. ¿Hay alguno?',
      '¿Alguna de estas: corazón, embarazo, problemas con la comida? Un sí o un no alcanza, sin detalles.',
    ],
    pt: [
      'Antes do frio, uma pergunta de saúde: tem algo do coração, gravidez, ou uma relação difícil com a comida?',
      'Para escolher bem: coração delicado, gravidez ou problemas com a comida. Tem algum?',
      'Alguma destas: coração, gravidez, problemas com a comida? Um sim ou um não basta, sem detalhes.',
    ],
  }),
  'ex.tipp.check.help': frame({
    es: [
      'En la duda digamos que sí, y usamos lo suave. ¿Sí o no?',
      'Si un médico pidió cuidado con esfuerzos o con el frío, es sí. ¿Lo pidió alguno?',
      'Sin certeza, mejor lo suave. ¿Queda en sí?',
    ],
    pt: [
      'Na dúvida, digamos que sim, e usamos o suave. Sim ou não?',
      'Se um médico pediu cuidado com esforço ou com frio, é sim. Algum pediu?',
      'Na incerteza, melhor o suave. Fica em sim?',
    ],
  }),
  'ex.tipp.cold': frame({
    tu: [
      'Agua fría en la cara, o algo frío envuelto en tela sobre las mejillas, medio minuto. Respira normal. Escribe "ya".',
      'Moja la cara y la nuca con agua fría, sin apuro. Medio minuto. Avísame.',
      'Busca frío: agua en la cara o un paño húmedo en los ojos. Medio minuto, y me escribes.',
    ],
    vos: [
      'Agua fría en la cara, o algo frío envuelto en tela sobre las mejillas, medio minuto. Respirá normal. Escribí "ya".',
      'Mojá la cara y la nuca con agua fría, sin apuro. Medio minuto. Avisame.',
      'Buscá frío: agua en la cara o un paño húmedo en los ojos. Medio minuto, y me escribís.',
    ],
    usted: [
      'Agua fría en la cara, o algo frío envuelto en tela sobre las mejillas, medio minuto. Respire normal. Escriba "ya".',
      'Moje la cara y la nuca con agua fría, sin apuro. Medio minuto. Avíseme.',
      'Busque frío: agua en la cara o un paño húmedo en los ojos. Medio minuto, y me escribe.',
    ],
    pt: [
      'Água fria no rosto, ou algo frio enrolado num pano sobre as bochechas, meio minuto. Respire normal. Escreva "já".',
      'Molhe o rosto e a nuca, sem pressa. Meio minuto. Me avise.',
      'Procure frio: água no rosto ou um pano úmido nos olhos. Meio minuto, e me escreva.',
    ],
  }),
  'ex.tipp.cold.help': frame({
    tu: [
      'Una lata, un vaso frío, el piso con los pies descalzos. Lo que tengas. Escribe "ya".',
      'Si no hay agua a mano, saca las manos por la ventana. Y avísame.',
      'Se puede saltar. Escribe "ya" y vamos a lo siguiente.',
    ],
    vos: [
      'Una lata, un vaso frío, el piso con los pies descalzos. Lo que tengas. Escribí "ya".',
      'Si no hay agua a mano, sacá las manos por la ventana. Y avisame.',
      'Se puede saltar. Escribí "ya" y vamos a lo siguiente.',
    ],
    usted: [
      'Una lata, un vaso frío, el piso con los pies descalzos. Lo que tenga. Escriba "ya".',
      'Si no hay agua a mano, busque una pared fría para las palmas. Y avíseme.',
      'Se puede saltar. Escriba "ya" y vamos a lo siguiente.',
    ],
    pt: [
      'Uma lata, um copo gelado, o chão com os pés descalços. O que tiver. Escreva "já".',
      'Se não tem água por perto, procure uma parede fria para as palmas. E me avise.',
      'Dá para pular. Escreva "já" e vamos ao próximo.',
    ],
  }),
  'ex.tipp.move': frame({
    tu: [
      'Ahora gasta esa energía un minuto: marchar en el lugar, subir escaleras, empujar la pared. Escribe "ya".',
      'Un minuto de movimiento fuerte, donde estés: saltar, trotar, sacudir los brazos. Y avísame.',
      'Empuja una pared con todo, tres veces. Después sacude las manos. ¿Listo?',
    ],
    vos: [
      'Ahora gastá esa energía un minuto: marchar en el lugar, subir escaleras, empujar la pared. Escribí "ya".',
      'Un minuto de movimiento fuerte, donde estés: saltar, trotar, sacudir los brazos. Y avisame.',
      'Empujá una pared con todo, tres veces. Después sacudí las manos. ¿Listo?',
    ],
    usted: [
      'Ahora gaste esa energía un minuto: marchar en el lugar, subir escaleras, empujar la pared. Escriba "ya".',
      'Un minuto de movimiento fuerte, donde esté: saltar, trotar, sacudir los brazos. Y avíseme.',
      'Empuje una pared con todo, tres veces. Después sacuda las manos. ¿Listo?',
    ],
    pt: [
      'Agora gaste essa energia por um minuto: marchar no lugar, subir escada, empurrar a parede. Escreva "já".',
      'Um minuto de movimento forte, onde estiver: pular, trotar, sacudir os braços. E me avise.',
      'Empurre uma parede com força, três vezes. Depois sacuda as mãos. Pronto?',
    ],
  }),
  'ex.tipp.move.help': frame({
    tu: [
      'Si hay gente cerca, aprieta las manos bajo la mesa y suelta, diez veces. Escribe "ya".',
      'Solo ponte de pie y vuelve a sentarte cinco veces. Avísame.',
      'Caminar rápido hasta la puerta también cuenta. ¿Listo?',
    ],
    vos: [
      'Si hay gente cerca, apretá las manos bajo la mesa y soltá, diez veces. Escribí "ya".',
      'Solo parate y volvé a sentarte cinco veces. Avisame.',
      'Caminar rápido hasta la puerta también cuenta. ¿Listo?',
    ],
    usted: [
      'Si hay gente cerca, apriete las manos bajo la mesa y suelte, diez veces. Escriba "ya".',
      'Solo póngase de pie y vuelva a sentarse cinco veces. Avíseme.',
      'Caminar rápido hasta la puerta también cuenta. ¿Listo?',
    ],
    pt: [
      'Se tem gente por perto, aperte as mãos debaixo da mesa e solte, dez vezes. Escreva "já".',
      'Só levante e sente de novo cinco vezes. Me avise.',
      'Andar rápido até a porta também conta. Pronto?',
    ],
  }),
  'ex.tipp.breathe': frame({
    tu: [
      'Ahora el aire: entra en cuatro, sale en seis, sin retenerlo. Sigue el círculo y escribe cuando termine.',
      'Baja el ritmo con el círculo. Lo que importa es soltar largo. Avísame al final.',
      'Siéntate si puedes. El círculo marca: cuatro para tomar, seis para soltar.',
    ],
    vos: [
      'Ahora el aire: entra en cuatro, sale en seis, sin retenerlo. Seguí el círculo y escribí cuando termine.',
      'Bajá el ritmo con el círculo. Lo que importa es soltar largo. Avisame al final.',
      'Sentate si podés. El círculo marca: cuatro para tomar, seis para soltar.',
    ],
    usted: [
      'Ahora el aire: entra en cuatro, sale en seis, sin retenerlo. Siga el círculo y escriba cuando termine.',
      'Baje el ritmo con el círculo. Lo que importa es soltar largo. Avíseme al final.',
      'Siéntese si puede. El círculo marca: cuatro para tomar, seis para soltar.',
    ],
    pt: [
      'Agora o ar: entra em quatro, sai em seis, sem prender. Siga o círculo e escreva quando terminar.',
      'Baixe o ritmo seguindo o círculo. O que importa é soltar longo. Me avise no fim.',
      'Sente se der. O círculo marca: quatro para tomar, seis para soltar.',
    ],
  }),
  'ex.tipp.loosen': frame({
    tu: [
      'Al tomar aire, aprieta suave las manos; al soltarlo, suéltalas. Cinco veces, a tu paso. Escribe "ya".',
      'Hombros arriba al entrar el aire, abajo al salir. Cinco veces, sin fuerza. Avísame.',
      'Suelta la mandíbula, luego los hombros, luego las manos, una con cada salida de aire. ¿Ya?',
    ],
    vos: [
      'Al tomar aire, apretá suave las manos; al soltarlo, soltalas. Cinco veces, a tu paso. Escribí "ya".',
      'Hombros arriba al entrar el aire, abajo al salir. Cinco veces, sin fuerza. Avisame.',
      'Soltá la mandíbula, luego los hombros, luego las manos, una con cada salida de aire. ¿Ya?',
    ],
    usted: [
      'Al tomar aire, apriete suave las manos; al soltarlo, suéltelas. Cinco veces, a su paso. Escriba "ya".',
      'Hombros arriba al entrar el aire, abajo al salir. Cinco veces, sin fuerza. Avíseme.',
      'Suelte la mandíbula, luego los hombros, luego las manos, una con cada salida de aire. ¿Ya?',
    ],
    pt: [
      'Ao tomar o ar, aperte as mãos de leve; ao soltar, solte. Cinco vezes, no seu ritmo. Escreva "já".',
      'Ombros para cima quando o ar entra, para baixo quando sai. Cinco vezes, sem força. Me avise.',
      'Solte o maxilar, depois os ombros, depois as mãos, um a cada saída de ar. Já?',
    ],
  }),
  'ex.tipp.loosen.help': frame({
    tu: [
      'Solo las manos: abrir y cerrar despacio, tres veces. Escribe "ya".',
      'Deja caer los hombros una vez. Con eso basta. Avísame.',
      'Apoya las palmas en las piernas y siente el calor. ¿Ya?',
    ],
    vos: [
      'Solo las manos: abrir y cerrar despacio, tres veces. Escribí "ya".',
      'Dejá caer los hombros una vez. Con eso basta. Avisame.',
      'Apoyá las palmas en las piernas y sentí el calor. ¿Ya?',
    ],
    usted: [
      'Solo las manos: abrir y cerrar despacio, tres veces. Escriba "ya".',
      'Deje caer los hombros una vez. Con eso basta. Avíseme.',
      'Apoye las palmas en las piernas y sienta el calor. ¿Ya?',
    ],
    pt: [
      'Só as mãos: abrir e fechar devagar, três vezes. Escreva "já".',
      'Deixe os ombros caírem uma vez. Já basta. Me avise.',
      'Apoie as palmas nas pernas e sinta o calor. Já?',
    ],
  }),
  'ex.tipp.feet': frame({
    tu: [
      'Los dos pies en el piso. Nombra dos cosas que veas y un sonido.',
      'Mira alrededor, despacio. ¿Qué dos cosas tienes más cerca?',
      'Vuelve al lugar: escribe dónde estás y qué se oye.',
    ],
    vos: [
      'Los dos pies en el piso. Nombrá dos cosas que veas y un sonido.',
      'Mirá alrededor, despacio. ¿Qué dos cosas tenés más cerca?',
      'Volvé al lugar: escribí dónde estás y qué se oye.',
    ],
    usted: [
      'Los dos pies en el piso. Nombre dos cosas que vea y un sonido.',
      'Mire alrededor, despacio. ¿Qué dos cosas tiene más cerca?',
      'Vuelva al lugar: escriba dónde está y qué se oye.',
    ],
    pt: [
      'Os dois pés no chão. Diga duas coisas que vê e um som.',
      'Olhe em volta, devagar. Que duas coisas estão mais perto?',
      'Volte ao lugar: escreva onde está e o que se ouve.',
    ],
  }),
  'ex.tipp.feet.help': frame({
    es: [
      'Una cosa basta: la más cercana. ¿Cuál es?',
      '¿De qué color es lo que hay enfrente?',
      'El suelo, ¿es frío o tibio?',
    ],
    pt: [
      'Uma coisa basta: a mais próxima. Qual é?',
      'De que cor é o que está na frente?',
      'O chão é frio ou morno?',
    ],
  }),
  'ex.tipp.person': frame({
    es: [
      '¿Quién, de carne y hueso, puede saber que hubo un rato así?',
      'Que no quede solo aquí. ¿A quién se le puede mandar un mensaje corto ahora?',
    ],
    tu: ['¿Con quién puedes estar un rato, o a quién puedes llamar?'],
    vos: ['¿Con quién podés estar un rato, o a quién podés llamar?'],
    usted: ['¿Con quién puede estar un rato, o a quién puede llamar?'],
    pt: [
      'Quem, de carne e osso, pode saber que houve um momento assim?',
      'Que não fique só aqui. Para quem dá para mandar uma mensagem curta agora?',
      'Com quem você pode ficar um pouco, ou para quem pode ligar?',
    ],
  }),
  'ex.tipp.person.help': frame({
    es: [
      'No hay que explicar nada; con un "hablemos un rato" basta. ¿A quién?',
      'Puede ser alguien con quien solo se comparte un silencio. ¿Hay?',
      'Si hoy no hay nadie, en Ayuda ahora hay líneas que atienden. ¿O aparece un nombre?',
    ],
    pt: [
      'Não precisa explicar nada; um "me liga" já serve. Para quem?',
      'Pode ser alguém para dividir só o silêncio. Tem?',
      'Se hoje não há ninguém, em Ayuda ahora há linhas que atendem. Ou aparece um nome?',
    ],
  }),
  'ex.urge.consent': frame({
    es: [
      'Un impulso sube, llega arriba y baja, aunque nadie le haga caso. Se trata de mirarlo pasar, unos {minutes} minutos. Con "alto" paramos. ¿Lo intentamos?',
      'No es aguantar con los dientes apretados: es notarlo en el cuerpo hasta que afloja. "Alto" lo detiene. ¿Va?',
    ],
    tu: [
      'Vamos a surfearlo: lo miras como una ola, sin obedecer y sin pelear, {minutes} minutos. Dices "alto" y se acaba. ¿Empezamos?',
    ],
    vos: [
      'Vamos a surfearlo: lo mirás como una ola, sin obedecer y sin pelear, {minutes} minutos. Decís "alto" y se acaba. ¿Empezamos?',
    ],
    usted: [
      'Vamos a surfearlo: lo mira como una ola, sin obedecer y sin pelear, {minutes} minutos. Dice "alto" y se acaba. ¿Empezamos?',
    ],
    pt: [
      'Um impulso sobe, chega no alto e desce, mesmo que ninguém obedeça. É olhar ele passar, uns {minutes} minutos. Com "para" paramos. Tentamos?',
      'Não é aguentar de dentes cerrados: é notar no corpo até afrouxar. "Para" interrompe. Topa?',
      'Vamos surfar: você olha como uma onda, sem obedecer e sem brigar, {minutes} minutos. Diga "para" e acaba. Começamos?',
    ],
  }),
  'ex.urge.why': frame({
    es: [
      'Los impulsos duran menos de lo que anuncian. Mirar uno hasta que baja enseña que se puede.',
      'Pelear con las ganas las alimenta; notarlas en el cuerpo las deja pasar. No es una prueba de fuerza.',
      'Sirve para poner tiempo entre las ganas y el acto.',
    ],
    pt: [
      'Os impulsos duram menos do que anunciam. Olhar um até descer ensina que dá.',
      'Brigar dá força à vontade; notar no corpo deixa ela passar. Não é uma prova de força.',
      'Serve para pôr tempo entre a vontade e o ato.',
    ],
  }),
  'ex.urge.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto tira ahora?',
      'Si fuera una ola, del 0 al 10, ¿qué tan alta viene?',
      '¿Con qué fuerza llegan las ganas, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto puxa agora?',
      'Se fosse uma onda, de 0 a 10, que altura tem?',
      'Com que força chega a vontade, de 0 a 10?',
    ],
  }),
  'ex.urge.place': frame({
    es: [
      '¿En qué parte del cuerpo se nota más: boca, pecho, manos?',
      'Cuerpo de arriba abajo. ¿Dónde está más fuerte?',
    ],
    tu: ['Busca dónde vive. ¿En qué lugar del cuerpo lo sientes?'],
    vos: ['Buscá dónde vive. ¿En qué lugar del cuerpo lo sentís?'],
    usted: ['Busque dónde vive. ¿En qué lugar del cuerpo lo siente?'],
    pt: [
      'Em que parte do corpo aparece mais: boca, peito, mãos?',
      'Percorra o corpo de cima a baixo. Onde está mais forte?',
      'Procure onde mora. Em que lugar do corpo você sente?',
    ],
  }),
  'ex.urge.place.help': frame({
    es: [
      'Suele estar en la boca, el estómago o las manos. ¿Alguno?',
      '¿Qué parte del cuerpo se quiere mover ya?',
      'La mandíbula, ¿está suelta o apretada?',
    ],
    pt: [
      'Costuma estar na boca, no estômago ou nas mãos. Algum?',
      'Que parte do corpo quer se mexer já?',
      'O maxilar está solto ou apertado?',
    ],
  }),
  'ex.urge.feel': frame({
    es: [
      '"{cell_place}". ¿Cómo es ahí: tirante, caliente, inquieto?',
      'Miremos de cerca "{cell_place}". ¿Qué forma tiene, se mueve o está quieto?',
      '¿Cómo se siente ahí, si fuera un material o un clima?',
    ],
    pt: [
      '"{cell_place}". Como é ali: esticado, quente, inquieto?',
      'Vamos olhar de perto "{cell_place}". Que forma tem, se mexe ou fica parado?',
      'Como se sente ali, se fosse um material ou um clima?',
    ],
  }),
  'ex.urge.feel.help': frame({
    es: [
      '¿Más presión, más calor o más cosquilleo?',
      '¿Es grande como una mano o chico como una moneda?',
      'Puede no parecerse a nada. ¿Molesta, empuja o aprieta?',
    ],
    pt: [
      'Mais pressão, mais calor ou mais formigamento?',
      'É grande como uma mão ou pequeno como uma moeda?',
      'Pode não se parecer a nada. Incomoda, empurra ou aperta?',
    ],
  }),
  'ex.urge.ride': frame({
    tu: [
      'Ahora mira eso, "{cell_feel}", sin hacer nada con ello. Sube, llega arriba, baja. Respira ahí hasta diez minutos. Escribe cuando cambie.',
      'Quédate arriba de la ola: notas, sueltas el aire, notas otra vez. Hasta diez minutos. Escribe en cuanto se mueva.',
      'Nada que lograr. Obsérvalo como quien mira el mar, y avísame cuando afloje o cambie de lugar.',
    ],
    vos: [
      'Ahora mirá eso, "{cell_feel}", sin hacer nada con ello. Sube, llega arriba, baja. Respirá ahí hasta diez minutos. Escribí cuando cambie.',
      'Quedate arriba de la ola: notás, soltás el aire, notás otra vez. Hasta diez minutos. Escribí en cuanto se mueva.',
      'Nada que lograr. Observalo como quien mira el mar, y avisame cuando afloje o cambie de lugar.',
    ],
    usted: [
      'Ahora mire eso, "{cell_feel}", sin hacer nada con ello. Sube, llega arriba, baja. Respire ahí hasta diez minutos. Escriba cuando cambie.',
      'Quédese arriba de la ola: nota, suelta el aire, nota otra vez. Hasta diez minutos. Escriba en cuanto se mueva.',
      'Nada que lograr. Obsérvelo como quien mira el mar, y avíseme cuando afloje o cambie de lugar.',
    ],
    pt: [
      'Agora olhe isso, "{cell_feel}", sem fazer nada. Sobe, chega no alto, desce. Respire ali até dez minutos. Escreva quando mudar.',
      'Fique em cima da onda: note, solte o ar, note de novo. Até dez minutos. Escreva assim que se mexer.',
      'Nada para conseguir. Observe como quem olha o mar, e me avise quando afrouxar ou mudar de lugar.',
    ],
  }),
  'ex.urge.ride.help': frame({
    tu: [
      'Un minuto también cuenta. Mira el reloj, suelta el aire y vuelve a escribir.',
      'Si se pone pesado, mira algo lejano y sigue notando. Escribe "ya" cuando quieras.',
      'No hay manera de hacerlo mal. Solo deja pasar un rato y avísame.',
    ],
    vos: [
      'Un minuto también cuenta. Mirá el reloj, soltá el aire y volvé a escribir.',
      'Si se pone pesado, mirá algo lejano y seguí notando. Escribí "ya" cuando quieras.',
      'No hay manera de hacerlo mal. Solo dejá pasar un rato y avisame.',
    ],
    usted: [
      'Un minuto también cuenta. Mire el reloj, suelte el aire y vuelva a escribir.',
      'Si se pone pesado, mire algo lejano y siga notando. Escriba "ya" cuando quiera.',
      'No hay manera de hacerlo mal. Solo deje pasar un rato y avíseme.',
    ],
    pt: [
      'Um minuto também conta. Olhe o relógio, solte o ar e volte a escrever.',
      'Se ficar pesado, olhe algo distante e continue notando. Escreva "já" quando quiser.',
      'Não tem jeito errado. Só deixe passar um tempo e me avise.',
    ],
  }),
  'ex.urge.later': frame({
    es: [
      '¿En cuánto va la ola, del 0 al 10?',
      'Del 0 al 10, ¿cuánto tira en este momento?',
      '¿Qué número tiene ahora?',
    ],
    pt: [
      'Em quanto está a onda, de 0 a 10?',
      'De 0 a 10, quanto puxa neste momento?',
      'Que número tem agora?',
    ],
  }),
  'ex.urge.delay': frame({
    es: [
      'Sin decidir para siempre: ¿cuánto puede esperar, diez minutos, una hora, hasta mañana?',
      'Se pone un plazo y distancia de por medio. ¿Hasta cuándo?',
      '¿Qué rato se le puede decir "todavía no"?',
    ],
    pt: [
      'Sem decidir para sempre: quanto dá para esperar, dez minutos, uma hora, até amanhã?',
      'Coloca-se um prazo e uma distância no meio. Até quando?',
      'Por quanto tempo dá para dizer "ainda não"?',
    ],
  }),
  'ex.urge.delay.help': frame({
    es: [
      'Diez minutos es un buen plazo. ¿Ese?',
      'El más corto que parezca posible. ¿Cuál es?',
      '¿Hasta después de comer algo, o hasta salir a la puerta?',
    ],
    pt: [
      'Dez minutos é um bom prazo. Esse?',
      'O mais curto que pareça possível. Qual é?',
      'Até depois de comer algo, ou até sair à porta?',
    ],
  }),
  'ex.urge.meanwhile': frame({
    tu: [
      'Plazo: "{cell_delay}". Mientras pasa, ¿qué haces, dónde y con quién?',
      'Para "{cell_delay}", elige una cosa lejos de lo que llama. ¿Cuál?',
      'Mientras tanto, ¿a dónde te mueves y a quién le escribes?',
    ],
    vos: [
      'Plazo: "{cell_delay}". Mientras pasa, ¿qué hacés, dónde y con quién?',
      'Para "{cell_delay}", elegí una cosa lejos de lo que llama. ¿Cuál?',
      'Mientras tanto, ¿a dónde te movés y a quién le escribís?',
    ],
    usted: [
      'Plazo: "{cell_delay}". Mientras pasa, ¿qué hace, dónde y con quién?',
      'Para "{cell_delay}", elija una cosa lejos de lo que llama. ¿Cuál?',
      'Mientras tanto, ¿a dónde se mueve y a quién le escribe?',
    ],
    pt: [
      'Prazo: "{cell_delay}". Enquanto passa, o que você faz, onde e junto de quem?',
      'Para "{cell_delay}", escolha uma coisa longe do que chama. Qual?',
      'Enquanto isso, para onde você vai e para quem escreve?',
    ],
  }),
  'ex.urge.meanwhile.help': frame({
    es: [
      'Salir de la habitación ya cambia algo. ¿A dónde?',
      'Ducha, caminata o llamada: ¿cuál queda más a mano?',
      '¿Con quién cuesta más ceder a las ganas?',
    ],
    pt: [
      'Sair do cômodo já muda algo. Para onde?',
      'Banho, caminhada ou ligação: qual está mais à mão?',
      'Perto de quem é mais difícil ceder à vontade?',
    ],
  }),
};
