import type { ExerciseTexts } from '../../src/features/therapist/exercises/exercise-card.ts';

// The exercises as fixed steps, read at the person's own pace. `{tú|vos|usted}` marks where the forms differ; the
// person's gender is left open. `unfit` is said before the first step.
export const EXERCISE_TEXTS_ES: ExerciseTexts = {
  breathing: {
    name: 'Respirar más lento',
    intro:
      'Soltar el aire más despacio de lo que entra ayuda al cuerpo a bajar la alarma. Son unos tres minutos.',
    unfit:
      'Este ejercicio no es para un dolor nuevo en el pecho, que un médico debe ver hoy, ni para problemas de pulmón o de corazón o un embarazo.',
    steps: [
      '{Apoya|Apoyá|Apoye} los pies en el piso y la espalda en algo firme. {Suelta|Soltá|Suelte} los hombros. Así el aire tiene espacio.',
      '{Toma|Tomá|Tome} aire por la nariz mientras {cuentas|contás|cuenta} hasta cuatro. Sin forzar y sin llenar del todo.',
      '{Suelta|Soltá|Suelte} el aire por la boca mientras {cuentas|contás|cuenta} hasta seis, como quien enfría una sopa. No {retengas|retengas|retenga} el aire en ningún momento.',
      '{Repite|Repetí|Repita} ocho o diez veces, sin apuro. Si {te mareas|te mareás|se marea} o {te|te|le} angustia, {vuelve|volvé|vuelva} a respirar como siempre y {déjalo|dejalo|déjelo} ahí.',
      '{Fíjate|Fijate|Fíjese} en qué cambió, aunque sea poco: los hombros, la mandíbula, el pecho. Al terminar {puedes|podés|puede} contarlo en la conversación.',
    ],
  },
  grounding: {
    name: 'Volver a los sentidos',
    intro:
      'Cuando todo se siente lejos o demasiado fuerte, los sentidos traen de vuelta al lugar donde {estás|estás|está}. Son unos cuatro minutos.',
    steps: [
      '{Mira|Mirá|Mire} alrededor y {nombra|nombrá|nombre} cinco cosas que {ves|ves|ve}. En voz baja o en silencio, sin apuro. Puede ser algo tan simple como una taza o una puerta.',
      '{Toca|Tocá|Toque} cuatro cosas: la ropa, la mesa, la pared, una mano con la otra. {Nota|Notá|Note} si son frías, ásperas o blandas.',
      '{Escucha|Escuchá|Escuche} tres sonidos. Primero el más fuerte, después uno lejano, después uno muy suave.',
      '{Busca|Buscá|Busque} dos olores y un sabor. Si no hay ninguno cerca, {recuerda|recordá|recuerde} dos olores que {te|te|le} gusten y {toma|tomá|tome} un trago de agua.',
      '{Pon|Poné|Ponga} los dos pies en el piso. {Di|Decí|Diga} dónde {estás|estás|está}, qué día es y qué hora es. Eso le recuerda al cuerpo que el momento es este.',
      '{Fíjate|Fijate|Fíjese} si el lugar se siente un poco más cerca. Si todavía no, {repite|repetí|repita} el paso que más {te|te|le} sirvió.',
    ],
  },
  record: {
    name: 'Revisar un pensamiento',
    intro:
      'Un pensamiento que duele puede parecer un hecho. Este ejercicio sirve para mirarlo por partes y ver qué queda en pie. Conviene escribirlo en papel o en las notas del teléfono.',
    unfit:
      'Si hay un peligro real, o si {oyes|oís|oye} o {ves|ves|ve} cosas que otras personas no, este ejercicio puede esperar y es mejor contarlo en la conversación.',
    steps: [
      '{Escribe|Escribí|Escriba} qué pasó, como lo grabaría una cámara: dónde, cuándo y con quién. Sin explicaciones todavía.',
      '{Escribe|Escribí|Escriba} la frase que {te|te|le} pasó por la cabeza en ese momento, tal cual. Después {anota|anotá|anote} cuánto la {crees|creés|cree}, de 0 a 100.',
      '{Ponle|Ponele|Póngale} nombre a lo que {sentiste|sentiste|sintió}: miedo, vergüenza, rabia, tristeza. Puede haber más de una cosa.',
      '{Anota|Anotá|Anote} los hechos que apoyan esa frase. Valen los que otra persona también podría ver, no las impresiones.',
      '{Anota|Anotá|Anote} los hechos que no encajan con ella. Ayuda pensar qué le {dirías|dirías|diría} a una amistad que contara lo mismo.',
      '{Escribe|Escribí|Escriba} una frase más justa, que tenga en cuenta las dos listas. No hace falta que sea optimista: basta con que sea cierta.',
      '{Lee|Leé|Lea} otra vez la primera frase y {anota|anotá|anote} cuánto la {crees|creés|cree} ahora. Si bajó un poco, ya se movió algo. Si no bajó, {puedes|podés|puede} contarlo en la conversación.',
    ],
  },
  activation: {
    name: 'Un paso pequeño para hoy',
    intro:
      'Cuando el ánimo baja se deja de hacer lo que daba ganas, y eso lo baja más. Este ejercicio corta ese círculo con una sola cosa pequeña.',
    unfit:
      'Si estos días {duermes|dormís|duerme} muy poco y {te|te|le} sobra energía, o si {piensas|pensás|piensa} en morir, este ejercicio puede esperar y es mejor contarlo en la conversación.',
    steps: [
      '{Piensa|Pensá|Piense} en el último día que fue un poco menos malo. {Escribe|Escribí|Escriba} qué {hiciste|hiciste|hizo} ese día y con quién. Ahí suele haber una pista.',
      '{Haz|Hacé|Haga} una lista de tres cosas: una que antes {te|te|le} gustaba, una que {te|te|le} importa y una pendiente que {te|te|le} daría alivio terminar.',
      '{Elige|Elegí|Elija} la más fácil y {córtala|cortala|córtela} hasta que quepa en cinco minutos. En vez de ordenar la casa, despejar una silla.',
      '{Escribe|Escribí|Escriba} cuándo y dónde la {vas|vas|va} a hacer. Con una hora y un lugar es más probable que ocurra que con un "después".',
      '{Piensa|Pensá|Piense} qué podría estorbar y qué {harías|harías|haría} entonces. Por ejemplo: si llueve, camino por el pasillo.',
      '{Hazla|Hacela|Hágala} aunque falten las ganas: suelen llegar después y no antes. Al terminar, {fíjate|fijate|fíjese} si el ánimo cambió, aunque sea un punto de diez.',
    ],
  },
  worry: {
    name: 'Un rato para las preocupaciones',
    intro:
      'Las preocupaciones ocupan todo el día cuando no tienen un lugar. Darles quince minutos fijos ayuda a que suelten el resto.',
    unfit:
      'Si lo que {te|te|le} preocupa hay que resolverlo hoy, primero va eso y este ejercicio puede esperar.',
    steps: [
      '{Elige|Elegí|Elija} una hora y un lugar para {preocuparte|preocuparte|preocuparse}, siempre los mismos, y que no sea justo antes de dormir. Quince minutos alcanzan.',
      'Cuando llegue una preocupación fuera de esa hora, {anótala|anotala|anótela} en una línea. {Di|Decí|Diga} en voz baja: "ahora no, a las siete". Después {vuelve|volvé|vuelva} a lo que {estabas|estabas|estaba} haciendo.',
      'A la hora elegida, {lee|leé|lea} la lista y {tacha|tachá|tache} lo que ya no importa. Suele ser más de lo que parece.',
      '{Separa|Separá|Separe} lo que queda en dos grupos: donde {puedes|podés|puede} hacer algo, y donde no depende de {ti|vos|usted}.',
      'Para el primer grupo, {escribe|escribí|escriba} un solo paso y el día en que lo {harás|harás|hará}. Para el segundo, basta con reconocer que pesa y soltarlo por hoy.',
      'Cuando pasen los quince minutos, {levántate|levantate|levántese} y {cambia|cambiá|cambie} de lugar. Lo que falte tiene su hora mañana.',
    ],
  },
  problem: {
    name: 'Ordenar un problema',
    intro: 'Un problema entero abruma. Por partes se vuelve una decisión pequeña. Sirve tener papel a mano.',
    unfit:
      'Si alguien ejerce violencia contra {ti|vos|usted}, primero va {tu|tu|su} seguridad y es mejor contarlo en la conversación.',
    steps: [
      '{Escribe|Escribí|Escriba} el problema en una sola frase: qué pasa y a quién afecta. Si salen varios, {elige|elegí|elija} uno.',
      '{Escribe|Escribí|Escriba} cómo {sabrías|sabrías|sabría} que mejoró un poco. Que sea una meta que dependa de {ti|vos|usted} y quepa en esta semana.',
      '{Anota|Anotá|Anote} cinco ideas sin juzgarlas, también las raras. Las buenas suelen aparecer después de las primeras.',
      '{Pon|Poné|Ponga} al lado de cada una qué tiene a favor y qué cuesta: tiempo, dinero, una conversación incómoda.',
      '{Elige|Elegí|Elija} una, o {junta|juntá|junte} dos. No tiene que ser perfecta: tiene que poder hacerse.',
      '{Escribe|Escribí|Escriba} el primer paso con día, hora y lugar. {Agrega|Agregá|Agregue} una línea con quién podría ayudar.',
      'Después de hacerlo, {mira|mirá|mire} qué cambió. Si no resultó, {vuelve|volvé|vuelva} a la lista: todavía quedan ideas.',
    ],
  },
  muscles: {
    name: 'Soltar el cuerpo por partes',
    intro:
      'El cuerpo se tensa sin avisar. Apretar y soltar cada parte ayuda a notar la diferencia y a aflojar. Son unos seis minutos.',
    unfit:
      'Si una parte {te|te|le} duele o está lesionada, {sáltala|saltala|sáltela} y {sigue|seguí|siga} con la próxima.',
    steps: [
      '{Siéntate|Sentate|Siéntese} o {acuéstate|acostate|acuéstese} donde el cuerpo quede apoyado. En cada parte, {aprieta|apretá|apriete} cinco segundos sin que duela y {suelta|soltá|suelte} diez. El aire entra y sale como siempre.',
      '{Cierra|Cerrá|Cierre} las manos en puño, {aprieta|apretá|apriete} y {suelta|soltá|suelte}. Después {dobla|doblá|doble} los brazos, {aprieta|apretá|apriete} y {suelta|soltá|suelte}. {Nota|Notá|Note} la diferencia.',
      '{Arruga|Arrugá|Arrugue} la cara: los ojos, la frente, la boca. {Aprieta|Apretá|Apriete}, y {suelta|soltá|suelte} hasta que la mandíbula quede floja.',
      '{Sube|Subí|Suba} los hombros hacia las orejas, {sostén|sostené|sostenga} cinco segundos y {deja|dejá|deje} que caigan. Es donde más suele juntarse el día.',
      '{Endurece|Endurecé|Endurezca} la panza y {suelta|soltá|suelte}. {Deja|Dejá|Deje} que la espalda se apoye entera.',
      '{Aprieta|Apretá|Apriete} los muslos y {suelta|soltá|suelte}. Después {lleva|llevá|lleve} la punta de los pies hacia arriba y {suelta|soltá|suelte}, con suavidad, para que no venga un calambre.',
      '{Quédate|Quedate|Quédese} un momento así. {Recorre|Recorré|Recorra} el cuerpo de las manos a los pies, y si una parte sigue dura, {repítela|repetila|repítala}.',
    ],
  },
  tipp: {
    name: 'Bajar la intensidad por el cuerpo',
    intro:
      'Cuando la emoción está en ocho o más de diez, pensar sirve poco. El cuerpo puede bajarla primero. Son unos cinco minutos.',
    unfit:
      'Con problemas del corazón, embarazo o un trastorno de la alimentación, {sáltate|salteate|sáltese} el frío y el movimiento fuerte y {empieza|empezá|empiece} en el paso 3.',
    steps: [
      '{Moja|Mojá|Moje} la cara con agua fría, o {pon|poné|ponga} un paño frío sobre los ojos y las mejillas, unos treinta segundos. El frío en la cara ayuda a que el corazón baje el ritmo.',
      '{Mueve|Mové|Mueva} el cuerpo dos o tres minutos: subir una escalera, caminar rápido, sacudir los brazos. Así se gasta la energía que la emoción juntó.',
      '{Respira|Respirá|Respire} más lento: cuatro tiempos para que entre el aire y seis para que salga, sin retenerlo. {Repite|Repetí|Repita} diez veces.',
      'Mientras {sueltas|soltás|suelta} el aire, {afloja|aflojá|afloje} una parte por vez: la mandíbula, los hombros, las manos, la panza.',
      '{Siente|Sentí|Sienta} los pies en el piso y {ponle|ponele|póngale} otra vez un número a la emoción. Si sigue muy alta, {repite|repetí|repita} lo que más ayudó o {llama|llamá|llame} a alguien de confianza.',
    ],
  },
  urge: {
    name: 'Surfear el impulso',
    intro:
      'Un impulso sube, llega a un punto alto y baja, como una ola. Este ejercicio es para mirarlo pasar sin hacer lo que pide.',
    unfit:
      'Si {piensas|pensás|piensa} en {hacerte|hacerte|hacerse} daño y ya hay una forma o un momento, no {te quedes|te quedes|se quede} en este ejercicio: {dilo|decilo|dígalo} ahora en la conversación o {abre|abrí|abra} Ayuda ahora.',
    steps: [
      '{Aléjate|Alejate|Aléjese} de lo que hace fácil seguir el impulso. Basta con cambiar de cuarto o salir a la puerta.',
      '{Busca|Buscá|Busque} en qué parte del cuerpo se siente: la garganta, el pecho, las manos. {Ponle|Ponele|Póngale} un número de 0 a 10.',
      '{Míralo|Miralo|Mírelo} como una ola durante un minuto. {Fíjate|Fijate|Fíjese} si sube, si tiembla, si cambia de lugar. No hay que empujarlo ni obedecerlo.',
      '{Espera|Esperá|Espere} diez minutos con otra cosa entre manos: lavar un plato, caminar, oír una canción entera. Una alarma puede ayudar.',
      '{Ponle|Ponele|Póngale} otra vez un número. Si bajó, la ola está pasando. Si sigue igual, {espera|esperá|espere} otros diez minutos: cada espera cuenta.',
      '{Escribe|Escribí|Escriba} una línea sobre qué lo trajo y qué ayudó. Y {piensa|pensá|piense} a quién {puedes|podés|puede} llamar la próxima vez.',
    ],
  },
  kindness: {
    name: 'Una pausa con otro tono',
    intro:
      'La voz que critica por dentro suele ser más dura que cualquier otra. Este ejercicio busca un tono más justo, sin mentir.',
    unfit:
      'Si las palabras amables {te|te|le} suenan falsas, {usa|usá|use} solo el tono de una buena amistad, sincero y sin adornos.',
    steps: [
      '{Escribe|Escribí|Escriba} la frase más dura que {te has dicho|te dijiste|se ha dicho} hoy, tal cual. Verla escrita ya le quita un poco de volumen.',
      '{Nota|Notá|Note} qué hace esa frase en el cuerpo: un nudo, un peso, calor en la cara. {Pon|Poné|Ponga} una mano ahí, si {te|te|le} resulta cómodo.',
      '{Recuerda|Recordá|Recuerde} que equivocarse, cansarse o no poder con todo les pasa a las personas. No es una falla solo {tuya|tuya|suya}.',
      '{Imagina|Imaginá|Imagine} que una amistad querida {te|te|le} cuenta exactamente lo mismo. {Escribe|Escribí|Escriba} qué le {dirías|dirías|diría}.',
      '{Lee|Leé|Lea} esa respuesta como si fuera para {ti|vos|usted}. {Cambia|Cambiá|Cambie} lo que haga falta hasta que suene cierta.',
      '{Elige|Elegí|Elija} una frase corta para guardar y {déjala|dejala|déjela} donde la {veas|veas|vea}.',
    ],
  },
  defusion: {
    name: 'Tomar distancia de un pensamiento',
    intro:
      'Hay pensamientos que vuelven y vuelven. No hace falta discutirlos: se pueden mirar desde un poco más lejos.',
    unfit:
      'Si {oyes|oís|oye} voces o {sientes|sentís|siente} que alguien {te|te|le} persigue, este ejercicio no es el indicado y es mejor contarlo en la conversación.',
    steps: [
      '{Escribe|Escribí|Escriba} el pensamiento que más vuelve, en una frase. Solo uno, tal como suena.',
      '{Ponle|Ponele|Póngale} delante estas palabras: "Noto que estoy pensando que". {Lee|Leé|Lea} la frase completa dos veces. La frase sigue ahí, y {tú|vos|usted} {estás|estás|está} un paso atrás.',
      '{Dilo|Decilo|Dígalo} con otra voz: muy lenta, o como un anuncio de radio. No es para burlarse. Es para oír que son palabras.',
      '{Imagina|Imaginá|Imagine} que la frase va escrita en una hoja que baja por un río. {Mírala|Mirala|Mírela} pasar. Si vuelve, {ponla|ponela|póngala} en otra hoja.',
      '{Mira|Mirá|Mire} una cosa cercana y {haz|hacé|haga} lo próximo que {ibas|ibas|iba} a hacer. El pensamiento puede venir también, pero no tiene que dirigir.',
    ],
  },
  values: {
    name: 'Lo que importa y un paso',
    intro:
      'Cuando todo parece vacío o hay que decidir, ayuda recordar qué importa. Este ejercicio termina en un paso muy pequeño.',
    unfit:
      'Si {piensas|pensás|piensa} en morir, este ejercicio puede esperar y es mejor contarlo ahora en la conversación.',
    steps: [
      '{Elige|Elegí|Elija} una parte de {tu|tu|su} vida: la gente querida, el trabajo o el estudio, el cuerpo, la fe, el barrio, algo que {te|te|le} gusta hacer. Solo una.',
      '{Escribe|Escribí|Escriba} cómo {te|te|le} gustaría estar en esa parte. No un logro, sino una manera: con paciencia, con presencia, con curiosidad.',
      '{Escribe|Escribí|Escriba} por qué {te|te|le} importa. Si la respuesta es "porque debería", {busca|buscá|busque} otra que sea más {tuya|tuya|suya}.',
      '{Piensa|Pensá|Piense} en algo de menos de diez minutos que vaya en esa dirección. Un mensaje, una página, una vuelta a la manzana.',
      '{Escribe|Escribí|Escriba} cuándo lo {harás|harás|hará} y dónde. {Anota|Anotá|Anote} también qué {harás|harás|hará} si algo se cruza.',
      'Después de hacerlo, {fíjate|fijate|fíjese} cómo se sintió. No importa cuánto {lograste|lograste|logró}, importa si fue por ahí.',
    ],
  },
  opposite: {
    name: 'Ir al revés del impulso',
    intro:
      'Cada emoción empuja a hacer algo: esconderse, callar, atacar. Cuando eso empeora las cosas, hacer lo contrario ayuda a que la emoción baje.',
    unfit:
      'Si alguien amenaza o hay un peligro real, ese miedo cuida, no hay que ir en contra y es mejor contarlo en la conversación.',
    steps: [
      '{Ponle|Ponele|Póngale} nombre a la emoción y un número de 0 a 10. Si hay varias, {elige|elegí|elija} la que más empuja.',
      '{Escribe|Escribí|Escriba} a qué {te|te|le} empuja: no salir, no contestar, gritar, revisar el teléfono.',
      '{Mira|Mirá|Mire} si los hechos le dan la razón. Si la emoción avisa de algo cierto, conviene atender eso y dejar el ejercicio aquí.',
      '{Escribe|Escribí|Escriba} lo contrario, en pequeño. Si empuja a esconderse, asomarse cinco minutos. Si empuja a gritar, hablar más bajo y más lento.',
      '{Hazlo|Hacelo|Hágalo} entero, también con el cuerpo: la espalda, la mirada, la voz. A medias suele no funcionar.',
      '{Ponle|Ponele|Póngale} otra vez un número a la emoción. Puede tardar varias veces en bajar, y cada vez cuenta.',
    ],
  },
  assertive: {
    name: 'Preparar cómo pedirlo',
    intro: 'Pedir algo o poner un límite sale mejor cuando las primeras frases ya están pensadas.',
    unfit:
      'Si con la otra persona ha habido golpes o amenazas, no {uses|uses|use} este ejercicio con ella y {cuéntalo|contalo|cuéntelo} en la conversación, porque primero va {tu|tu|su} seguridad.',
    steps: [
      '{Escribe|Escribí|Escriba} a quién y qué {quieres|querés|quiere} pedir, en una línea. Una sola cosa.',
      '{Describe|Describí|Describa} lo que pasó sin opinar. Por ejemplo: "Esta semana me quedé tres noches hasta las nueve".',
      '{Di|Decí|Diga} cómo {te|te|le} afecta, hablando desde lo propio. Por ejemplo: "Estoy llegando a casa sin fuerzas". Así es más fácil que la otra persona escuche.',
      '{Pide|Pedí|Pida} algo concreto, que se pueda hacer. Por ejemplo: "Necesito salir a las seis los martes y los jueves".',
      '{Agrega|Agregá|Agregue} qué gana la otra persona o qué {puedes|podés|puede} ofrecer. Un acuerdo se sostiene mejor cuando les sirve a las dos partes.',
      '{Ensáyalo|Ensayalo|Ensáyelo} en voz alta dos veces. {Piensa|Pensá|Piense} qué {harás|harás|hará} si la respuesta es no: repetirlo con calma o dejarlo para otro día.',
      '{Elige|Elegí|Elija} un lugar tranquilo y una hora sin apuro. {Escribe|Escribí|Escriba} cuándo será.',
    ],
  },
  sleep: {
    name: 'Ordenar el sueño',
    intro:
      'El sueño no se fuerza, pero se le puede hacer lugar. Estos pasos se prueban durante un par de semanas, de a uno.',
    unfit:
      'Con trastorno bipolar o epilepsia, o si {manejas|manejás|maneja} de noche o {trabajas|trabajás|trabaja} por turnos, {sáltate|salteate|sáltese} los pasos 2 y 4 y {háblalo|hablalo|háblelo} con un médico.',
    steps: [
      '{Anota|Anotá|Anote} durante unos días a qué hora {te acuestas|te acostás|se acuesta}, cuánto {tardas|tardás|tarda} en dormir y a qué hora {te levantas|te levantás|se levanta}. No hace falta mirar el reloj de noche: a ojo basta.',
      '{Elige|Elegí|Elija} una hora fija para {levantarte|levantarte|levantarse}, todos los días, también después de una mala noche. Es lo que más ordena el sueño.',
      '{Usa|Usá|Use} la cama para dormir. El teléfono, la tele y las cuentas van en otro lugar, para que el cuerpo aprenda que ahí se duerme.',
      'Si pasan unos veinte minutos sin sueño, {levántate|levantate|levántese} y {haz|hacé|haga} algo tranquilo con poca luz. {Vuelve|Volvé|Vuelva} a la cama cuando venga el sueño.',
      '{Deja|Dejá|Deje} el café, el mate y las bebidas con cafeína para la mañana. El alcohol da sueño al principio y después lo corta.',
      'La hora antes de {acostarte|acostarte|acostarse}, {baja|bajá|baje} las luces y {anota|anotá|anote} en papel lo que quedó para mañana. Para empezar, {elige|elegí|elija} uno solo de estos pasos.',
    ],
  },
  grief: {
    name: 'Una carta y un gesto',
    intro:
      'Cuando alguien muere, muchas cosas quedan sin decir. Este ejercicio les da un lugar. Conviene hacerlo con tiempo.',
    unfit:
      'Si la muerte fue hace menos de dos semanas, o si {sientes|sentís|siente} ganas de {irte|irte|irse} con esa persona, {deja|dejá|deje} este ejercicio y {cuéntalo|contalo|cuéntelo} en la conversación.',
    steps: [
      '{Escribe|Escribí|Escriba} su nombre y quién era en {tu|tu|su} vida. Una o dos líneas bastan.',
      '{Elige|Elegí|Elija} un recuerdo pequeño y concreto: una comida, una frase, un domingo. {Escríbelo|Escribilo|Escríbalo} con los detalles que {tengas|tengas|tenga}.',
      '{Escribe|Escribí|Escriba} lo que quedó sin decir. Puede ser amor, enojo, perdón o una pregunta. Nadie más tiene que leerlo.',
      '{Escribe|Escribí|Escriba} qué {crees|creés|cree} que esa persona respondería, en el tono que tenía. Si no sale, se deja en blanco.',
      '{Elige|Elegí|Elija} un gesto para honrar el recuerdo: una vela, una canción, su receta, una caminata. {Anota|Anotá|Anote} el día.',
      '{Piensa|Pensá|Piense} quién podría acompañar ese momento o saber que lo {harás|harás|hará}. Al terminar, {haz|hacé|haga} algo que {te|te|le} cuide: agua, aire, un abrazo.',
    ],
  },
  connection: {
    name: 'Un contacto pequeño',
    intro:
      'La soledad suele decir que ya nadie quiere saber nada. Un contacto pequeño es una forma de comprobarlo sin arriesgar mucho.',
    steps: [
      '{Haz|Hacé|Haga} una lista de personas, también las que {ves|ves|ve} poco: familia, trabajo, barrio, gente de antes. {Deja|Dejá|Deje} fuera a quien {te|te|le} haya hecho daño.',
      '{Elige|Elegí|Elija} a alguien con quien el contacto sea fácil, aunque no sea la persona más cercana.',
      '{Piensa|Pensá|Piense} en el contacto más pequeño posible: un saludo, una foto, una pregunta corta. No hace falta contar cómo {estás|estás|está}.',
      '{Escribe|Escribí|Escriba} el mensaje. Por ejemplo: "Hoy pasé por la plaza y me acordé de aquella tarde. ¿Cómo va todo?"',
      '{Elige|Elegí|Elija} cuándo lo {vas|vas|va} a mandar, y {mándalo|mandalo|mándelo} sin corregirlo más de una vez.',
      'Si la respuesta tarda, suele ser por mil cosas que no tienen que ver {contigo|con vos|con usted}. {Piensa|Pensá|Piense} quién sería la segunda persona de la lista.',
    ],
  },
  drinking: {
    name: 'El lugar del alcohol',
    intro:
      'Este ejercicio no manda dejar nada. Sirve para mirar qué da el alcohol, qué cuesta y qué {quieres|querés|quiere} hacer con eso.',
    unfit:
      'Si al pasar horas sin beber {tiemblas|temblás|tiembla}, {sudas|sudás|suda} o {ves|ves|ve} cosas, no lo {dejes|dejes|deje} de golpe, porque es peligroso y un médico puede ayudar a hacerlo bien.',
    steps: [
      '{Escribe|Escribí|Escriba} qué {te|te|le} da el alcohol. Vale lo que sea cierto: descanso, compañía, sueño, no pensar.',
      '{Escribe|Escribí|Escriba} qué {te|te|le} cuesta: en el cuerpo, en el dinero, con la gente, por las mañanas.',
      '{Ponle|Ponele|Póngale} un número de 0 a 10 a cuánto {te|te|le} importa cambiar algo. {Escribe|Escribí|Escriba} por qué no es un número más bajo. Ahí está {tu|tu|su} razón.',
      '{Ponle|Ponele|Póngale} otro número a cuánto {crees|creés|cree} que {podrías|podrías|podría}. {Escribe|Escribí|Escriba} qué lo subiría un punto.',
      '{Elige|Elegí|Elija} un cambio {tuyo|tuyo|suyo} para esta semana, con día y lugar. Por ejemplo: contarle a alguien que hay ganas de beber menos.',
      '{Piensa|Pensá|Piense} quién puede saberlo y qué {harás|harás|hará} cuando vengan las ganas. Si {bebes|bebés|bebe} todos los días, {háblalo|hablalo|háblelo} antes con un médico.',
    ],
  },
  gratitude: {
    name: 'Tres cosas concretas',
    intro:
      'La cabeza guarda mejor lo malo que lo bueno. Este ejercicio no lo niega: le da lugar también a lo otro.',
    unfit:
      'Si estos días casi todo se ve negro, este ejercicio puede pesar más de lo que ayuda, y está bien dejarlo para después.',
    steps: [
      '{Recuerda|Recordá|Recuerde} los últimos siete días y {escribe|escribí|escriba} una cosa concreta que estuvo bien. Pequeña sirve: un café caliente, un mensaje, un rato de sol.',
      '{Escribe|Escribí|Escriba} una segunda, que haya venido de otra persona. {Anota|Anotá|Anote} qué hizo.',
      '{Escribe|Escribí|Escriba} una tercera que haya dependido de {ti|vos|usted}. Levantarse de la cama también cuenta.',
      'Al lado de cada una, {anota|anotá|anote} qué parte {tuviste|tuviste|tuvo} en que ocurriera. Ayuda a que se repita.',
      '{Elige|Elegí|Elija} a una persona de la lista y {piensa|pensá|piense} si {quieres|querés|quiere} agradecerle. Con una línea alcanza.',
    ],
  },
};
