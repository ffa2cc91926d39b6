/**
 * Spanish word families behind the signals: Mexico, Chile, Argentina, Colombia, Peru, Venezuela and neutral.
 * Families, not phrases: a desire or plan × an act × whose. Text is already normalised (no accents, no commas glued).
 */
import { anyOf, type Rule } from './signal.ts';

/** "quiero", "me dan ganas de", "estoy pensando en": what turns an act into something thought or wanted. */
const WANT =
  '(?:quiero|quisiera|queria|kiero|pienso|pense|pensaba|pensando|pensado|penso|pensar|ganas|deseo|deseado|desear|gustaria|prefiero|preferiria|idea|ideas|necesito|merezco|planeo|planeando|planeado|plan|podria|deberia|tendria|tengo|voy|vo|iba|considero|considerando|considerado|imagino|imaginando|fantaseo|fantasear|provoca|antoja|sueño|sueno|decidi|decidido|intencion|opcion|salida|solucion|capaz|impulso|impulsos|pensamientos?|tentado|tentada|falta|toca)';
/** Wishing only: "voy a morir" is fear far more often than wish. */
const DESIRE =
  '(?:quiero|quisiera|queria|pienso (?:\\w+ ){0,2}en|pense en|pensando (?:\\w+ ){0,2}en|pensado (?:\\w+ ){0,2}en|pensar en|ganas de|deseo|deseado|desear|gustaria|prefiero|preferiria|necesito|merezco|espero|sueno con|fantaseo con|imagino)';
const GAP = '(?: \\w+){0,4} ';
const OWN_LIFE =
  '(?:la|mi|esta|mi propia|esta puta|esta pinche|esta mierda de|esta maldita) (?:puta |pinche |mierda de |maldita )?(?:vida|existencia)';
/** Infinitives with the reflexive "me": the act is on oneself. */
const SELF_KILL = `(?:matarme|matar a mi misma|matar a mi mismo|suicidarme|suicidar|suicidio|desvivirme|quitarme ${OWN_LIFE}|quitarme de (?:en )?medio|quitarme del (?:medio|camino)|sacarme del medio|acabar con ${OWN_LIFE}|terminar con ${OWN_LIFE}|terminar ${OWN_LIFE}|acabar con mi sufrimiento|ponerle? (?:un )?(?:punto )?(?:fin|final) a ${OWN_LIFE}|poner(?:le)? fin a todo|ahorcarme|colgarme|petatearme|(?:darme|pegarme) un (?:tiro|balazo|corchazo)|volarme la cabeza|cortarme las venas|tirarme (?:al|a la|a las|del|de un|de una|por|desde|abajo)(?: \\w+)?|aventarme (?:al|a la|a las|del|de un|de una|por|desde)|arrojarme|lanzarme (?:al|a la|a las|del|de un|de una|por|desde)|botarme (?:al|del|de un|de una|desde))`;
/** "me quiero matar", "me re quiero matar": the pronoun goes first, and everyday exaggeration sounds the same. */
const PROCLITIC_KILL = `me (?:\\w+ )?(?:quiero|quisiera|queria|voy a|vo a|iba a|podria|tengo que|tendria que|deberia|dan (?:muchas |unas )?ganas de|pienso|planeo|gustaria|puedo|mejor) (?:\\w+ )?(?:matar|suicidar|desvivir|ahorcar|colgar|quitar (?:${OWN_LIFE}|del medio|de en medio)|pegar un tiro|dar un tiro|tirar (?:al|a la|a las|del|de un|por|desde|abajo)|aventar (?:al|a la|a las|del|de un|por|desde)|lanzar (?:al|a la|a las|del|de un|desde)|petatear)`;

const SOMEONE =
  '(?:(?:mi|mis|un|una|unas?|unos|su|el|la|este|esta|otra?) (?:\\w+ )?(?:mejor )?(?:amig\\w+|herman\\w+|hij\\w+|nin[oa]\\w*|prim\\w+|mam[ai]\\w*|madre|pap[ai]\\w*|padre|espos[oa]|marido|mujer|novi[oa]|parejas?|ex|ti[oa]|abuel\\w+|compan\\w+|vecin\\w+|alumn\\w+|estudiante|pacientes?|jef[ea]|conocid\\w+|sobrin\\w+|suegr\\w+|cunad\\w+|chic[oa]|muchach[oa]|roomie|nuer[oa]|yerno|polol[oa]|pata|pana|parcer[oa]|causa|cuate|hermanit[oa]|hijit[oa]|senor[oa]?|persona)|alguien|ella|el)';
const OTHER_KILL =
  '(?:(?<!\\bme )(?:se (?:quiere|queria|quisiera|va a|iba a|anda queriendo|intenta|esta por|piensa|podria|puede) (?:\\w+ )?(?:matar|suicidar|morir|quitar la vida|hacer dano|lastimar|desvivir|tirar|aventar)|(?:quiere|queria|piensa|piensa en|pensando en|ganas de|intentar|intenta|hablando de|habla de|amenaza con|quiera|podria|va a) (?:\\w+ )?(?:matarse|suicidarse|morirse|quitarse la vida|hacerse dano|lastimarse|cortarse|desvivirse|morir)|ya no quiere vivir|no quiere (?:vivir|seguir viviendo|despertar)|se (?:corta|lastima|hace dano|esta cortando)|(?:pensamientos|ideas) suicidas))';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

const OWN_DEATH: readonly Rule[] = [
  rule(
    'wish',
    // wanting to be dead
    `${DESIRE}${GAP}?(?:morirme|morir|estar muert[oa]|haberme muerto|haber muerto|no haber nacido|dejar de (?:existir|vivir|respirar|sufrir)|desaparecer(?:me)?(?! (?:unos|un|el|por|esta|este|hasta|de la ciudad|de las redes|en la))|no existir|no estar (?:aqui|aca|mas|viv[oa])|dormir para siempre|dormirme para siempre|dormir y no despertar|no despertar|terminar con todo|acabar con todo|que todo (?:se )?(?:acabe|termine)|que se (?:acabe|termine) todo|no seguir|irme de (?:este mundo|esta vida)|descansar para siempre|que todo se apague|acabar con (?:este|tanto|mi) (?:dolor|sufrimiento) (?:para siempre|de una vez)|borrarme|apagarme)`,
    'me (?:\\w+ )?(?:quiero|quisiera|queria|gustaria|dan ganas de|deseo) (?:\\w+ )?(?:morir|desaparecer(?! (?:unos|un|el|por|esta|hasta))|borrar|apagar|ir de este mundo|ir de esta vida)',
    '(?:ojala|ganas de que|quisiera que|quiero que|espero que|pido que|le pido a dios que|rezo para que|rezo por|deseo que|que bueno si|que bien si|si tan solo) (?:\\w+ ){0,4}(?:me (?:muera|muriera|muriese|lleve|llevara|recoja|atropell\\w+|pase algo|diera (?:algo|un)|parta|mate|matara|caiga un|de un infarto|de algo)|no (?:despi?ert\\w+|amane\\w+|hubiera nacido)|un (?:carro|auto|camion|bus|rayo) me)',
    '(?:ojala|quisiera|quiero|para|si|mejor|y|deseo) (?:\\w+ ){0,2}no (?:me )?(?:despertar(?:a|me|se|mas|nunca)?|volver a despertar|despertase|amanecer|amaneciera)(?! (?:al?|a (?:la|mi|los|las|nadie|mis)|el|la|los|las|mi|mis|sospech\\w+|tan|con|cansad\\w+|tarde|temprano) )',
    'no (?:me )?(?:quiero|quisiera|gustaria|deseo|queria) (?:\\w+ )?(?:despertar(?:me)?|amanecer|vivir|seguir (?:viviendo|aqui|aca|viv[oa]|en este mundo|adelante con (?:mi|la) vida|con (?:mi|esta|la) vida|respirando|existiendo)|existir|estar (?:mas )?(?:aqui|aca|viv[oa]|en este mundo|en este plano|en esta vida)|llegar a (?:mi|los|manana|fin|diciembre|ano|navidad))',
    'no (?:me )?(?:importaria|molestaria|preocuparia|da miedo|asusta)(?: nada)? (?:\\w+ ){0,3}(?:morir(?:me)?|morirme|no despertar|si (?:me )?(?:mori\\w+|muer\\w+|no despi?ert\\w+|pasara algo)|si manana no|que me (?:pasara|atropell\\w+|muriera)|no volver)',
    '(?:si|que) (?:\\w+ ){0,5}no (?:me |se )?(?:despert(?:ara|aba|ase|ar|o)|amaneciera|amanezco|levantara|levantaba) (?:(?:\\w+|,) ){0,4}(?:tampoco|no pasa|no pasaba|mejor|nadie|seria|igual|daba|da|descans\\w+|se acab\\w+|se termin\\w+|alivio)',
    '(?:mejor|preferible|mas facil|prefiero|preferiria|seria un (?:alivio|descanso)) (?:\\w+ ){0,3}(?:estar muert[oa]|muert[oa]|morir(?:me)?|morirme|no existir|no estar viv[oa]|no haber nacido|no estar aqui|no despertar|que me muera|me muero|me muriera)',
    'no (?:deberia|debi|tendria que|tuve que|merezco)(?: \\w+)? (?:haber nacido|existir|nacer|estar viv[oa]|vivir)',
    '(?:cansad[oa]|hart[oa]|harto|aburrid[oa]|podrid[oa]|agotad[oa]) (?:ya )?de (?:vivir(?! (?:con (?!este|tanto|esto|miedo|dolor)|en (?!este mundo|esta vida)|sol[oa]|lejos))|estar viv[oa]|existir|la vida|esta vida|mi vida|tanto vivir|seguir viv[oa])',
    '(?:desaparecer|borrarme) (?:para siempre|de este mundo|del mundo|de (?:la|esta) vida|sin que nadie)',
    '(?:ya )?no (?:tengo|hay|encuentro|siento) (?:ganas|deseos|fuerzas|motivos?|razon(?:es)?) (?:de|para|pa) (?:\\w+ )?(?:vivir|seguir viv\\w+|existir|estar viv[oa]|seguir aqui|despertar)',
    '(?:tengo|traigo|se me quitaron las|perdi las?|sin) (?:ganas|ilusion) (?:de|por|para) (?:vivir|morir(?:me)?|estar viv[oa])',
    '(?:dormir(?:me)?|acostar(?:me)?|cerrar los ojos) (?:\\w+ ){0,3}(?:y|para) (?:ya )?(?:no|nunca)(?: \\w+)? (?:despertar(?:me)?|abrirlos|levantarme|amanecer)',
    '(?:quiero|quisiera) (?:que )?(?:todo )?(?:se )?(?:apague|pare|parar) (?:todo )?(?:para siempre|de una vez|definitivamente)',
    'no (?:pensaba|pienso|creo|espero) (?:que )?(?:llegar|llegue|llegaria|estar|pasar) (?:\\w+ ){0,2}(?:viv[oa]|diciembre|navidad|fin de ano|ano nuevo|los \\d+|a manana)',
    'no (?:llego|voy a llegar|creo llegar) (?:a|al) (?:diciembre|navidad|fin de ano|ano nuevo|mi cumple\\w*|manana|los \\d+|el lunes)(?! con)',
    'si (?:yo )?(?:me muero|me muriera|muero|ya no estuviera|no estuviera|desaparezco|desapareciera|faltara|me pasara algo) (?:\\w+ ){0,3}(?:nadie|ni se|no pasa|no pasaria|todo seguiria|estarian|les|seria|nada|mejor|importaria)',
    '(?:nadie|quien) (?:me )?(?:extranaria|va a extranar|notaria|se daria cuenta|lloraria)(?: \\w+){0,3}',
    'si me (?:pasa|pasara) algo(?: malo)? (?:, )?(?:mejor|no importa|seria|que)|da (?:igual|lo mismo) (?:\\w+ ){0,3}(?:vivir|morir(?:me)?|no despi?ert\\w+|viv[oa] o muert[oa])',
    '(?:la muerte|morir(?:me)?) (?:\\w+ ){0,2}(?:seria|es|parece) (?:\\w+ )?(?:un |una |mi |la )?(?:unica )?(?:descanso|alivio|paz|salida|solucion)',
    '(?:pensando|pienso|fantaseo|sueno|imagino|imaginando) (?:\\w+ ){0,2}(?:en |con )?(?:la|mi|mi propia) (?:muerte|funeral|entierro|velorio)(?! de)|como seria (?:\\w+ )?(?:no (?:estar|existir|vivir)|estar muert[oa]|morir(?:me)?|si no (?:estuviera|existiera))',
    '(?:hubiera|habria|seria) (?:sido )?mejor no (?:nacer|haber nacido|existir)|(?:ya )?no quiero seguir(?= ,|$)|(?:las paces|en paz) con (?:la idea de )?(?:morir|mi muerte)',
    'ideas? (?:de muerte|suicidas?)|pensamientos? (?:de muerte|suicidas?|de morir\\w*|de acabar)',
    'dan ganas de (?:no despertar|no existir|morirse|morir|matarse|desaparecer)|para que (?:despi?ert\\w+|vivo|vivir|sigo viv\\w+|existo)',
    'colgar los tenis|estirar la pata yo|petatearme|irme al otro (?:lado|mundo|barrio)',
  ),
  rule(
    'act',
    `${WANT}${GAP}?${SELF_KILL}`,
    `(?:de|en|a|con|por|para|como) (?!suicidio)${SELF_KILL}`,
    '^suicid\\w+$|soy suicida|estoy suicida|me siento suicida|estoy en modo suicida|tendencias suicidas',
    '(?:me suicido|me suicidare|me matare|me quito la vida|me quitare la vida|me quito de en medio|me ahorco|me cuelgo de|me pego un tiro|me corto las venas|me tiro (?:al|del|de un|de una|a las vias|desde|por la ventana|por el balcon)|me aviento (?:al|del|de un|de una|desde)|me lanzo (?:al|del|de un|de una|desde))',
    'me (?:habria|hubiera|hubiese) (?:matado|suicidado|quitado la vida)|(?:puente|metro|tren|balcon|ventana|azotea|edificio|piso) (?:\\w+ |, ){0,7}(?:saltar|saltando|tirarme|tirandome|lanzarme|aventarme)|me imagino (?:colgad[oa]|muert[oa]|en (?:el|un|mi) (?:ataud|cajon))',
    'acabar de una vez (?:por todas )?con (?:todo|mi vida|esto)|dejar este mundo|partir de este mundo|irme de este mundo',
    'quitarme (?:la|mi) vida|terminar con mi (?:vida|existencia)|acabar con mi (?:vida|existencia)|poner fin a mi (?:vida|existencia)|desvivirme|suicidarme|matarme',
  ),
  rule('act_idiom', PROCLITIC_KILL, 'me mato|me mataria|me suicidaria', 'que alguien me mate'),
  rule(
    'intent',
    '(?:lo|si lo) (?:voy|vo) a (?:hacer|lograr|cumplir)|lo (?:hare|hago) (?:hoy|ahora|esta noche|manana|ya|este|cuando)|ya (?:lo )?(?:decidi|tengo decidido|esta decidido|tome la decision)|la decision (?:ya )?esta (?:tomada|hecha)|estoy decidid[oa]|esta vez (?:si|no fallo|no voy a fallar|va en serio)|(?:hoy|manana|esta noche) (?:lo hago|es el dia|me voy para siempre|acabo con todo|se acaba todo|termino con todo|acaba todo)|nada me va a (?:detener|parar)|no hay vuelta atras',
    'me (?:voy|vo) a (?:matar|suicidar|quitar la vida|ahorcar|colgar|pegar un tiro|desvivir|tirar (?:al|del|de un|de una|a las vias|por|desde)|aventar (?:al|del|de un|de una|desde))|(?:voy|vo) a (?:\\w+ )?(?:matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|ahorcarme|colgarme|tirarme (?:al|del|de un|de una|a las vias|desde)|desvivirme)|(?:hoy|manana|esta noche|ahorita|ahora|(?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?: (?:en|a|por) la (?:noche|tarde|madrugada|manana))? me (?:mato|suicido|quito la vida)|me (?:mato|suicido|quito la vida) (?:esta noche|manana|(?:el|este) (?:proximo )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))',
  ),
  rule(
    'reunion',
    '(?:reunirme|encontrarme|irme|estar|volver a estar|juntarme|irme pronto|alcanzar\\w*) con (?:el|ella|mi \\w+|ellos) (?:alla arriba|en el cielo|donde (?:este|esta)|al cielo|en el mas alla|alla donde)|(?:quiero|quisiera|deseo) (?:irme con|reunirme con|alcanzar a|seguir a) (?:el|ella|mi (?:mama|papa|madre|padre|hij\\w+|espos\\w+|abuel\\w+|herman\\w+))(?= (?:alla|que (?:murio|fallecio|se fue|partio|en paz)|al cielo|donde)|$)',
  ),
  rule(
    'attempt',
    '(?:intente|trate de|quise|intentado|estuve a punto de|llegue a|tratado de|intentaba) (?:\\w+ )?(?:matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|acabar con mi vida|terminar con mi vida|desvivirme)',
    'me (?:quise|intente|trate de|he querido|he intentado) (?:\\w+ )?(?:matar|suicidar|quitar la vida|ahorcar)|(?:mi|un|el|dos|tres|varios|otro) (?:\\w+ )?intentos? (?:de suicidio|suicida|de quitarme la vida|autolitico)|sobrevivi a (?:un|mi) intento|tuve (?:un|dos|tres|varios|otro) intentos?(?! de (?!suic|quitar|mat))|me (?:internaron|salvaron|lavaron el estomago|encontraron) (?:por|porque|cuando|despues) (?:\\w+ ){0,4}(?:matarme|suicid\\w+|quitarme la vida|pastillas|intent\\w+)',
  ),
  rule(
    'attempt_now',
    '(?:me|ya me) (?:acabo de |acabe de )?(?:tome|tomar|trague|tragar|meti|meter|empastille) (?:\\w+ ){0,4}(?:todas (?:las|mis)|todo el (?:frasco|blister)|un (?:monton|punado|frasco|chingo|vergo|cerro) de|muchas|bastantes|demasiadas|\\d+) (?:\\w+ ){0,3}(?:pastillas|pastas|pildoras|medicamentos?|remedios|clona\\w*|tabletas|capsulas|veneno)',
    // whatever it was, it was done in order to die
    '(?:tome|trague|tomado|tragado|meti|hice) (?:\\w+ ){0,5}para (?:ya )?(?:morir(?:me)?|matarme|no despertar(?:me)?|quitarme la vida|acabar con todo|que (?:todo )?se acabe|irme de este mundo)',
    'me (?:acabo de tomar|tome|trague) (?:un|el|todo el) frasco|me (?:empastille|acabo de (?:cortar las venas|ahorcar|colgar))|me corte las venas|acabo de (?:tomarme|tragarme|cortarme las venas)|ya (?:me tome|me trague) todo|(?:estoy|me estoy) (?:sangrando mucho|desangrando\\w*)|ya lo hice , adios|tengo la (?:soga|cuerda) (?:puesta|en el cuello)',
  ),
  rule(
    'self_harm',
    '(?:me corto|me corte|me he cortado|me estoy cortando|me cortaba|me volvi a cortar|me queme|me quemo|me rasguno|me arane) (?:\\w+ ){0,6}(?:los? brazos?|las? piernas?|las? munecas?|los? muslos?|la piel|a proposito|para (?:sentir|calmar|aliviar|no sentir|desahog\\w+)|cuando me (?:siento|pongo)|otra vez|de nuevo|con (?:una? )?(?:navaja|cuchilla|cuchillo|vidrio|tijeras?))',
    'me (?:hago|hice|hago yo|he hecho|hacia|estoy haciendo|sigo haciendo|vuelvo a hacer|volvi a hacer) (?:\\w+ )?dano(?! en el)|me (?:autolesiono|autolesione|lastimo|lastime|golpeo|golpee|pego) (?:a mi mism[oa]|yo mism[oa]|sol[oa]|a proposito|la cabeza contra|contra la pared|para)|autolesion\\w*|cutting|me quemo (?:\\w+ ){0,6}(?:a proposito|queriendo|cuando me (?:da|enojo|siento)|para no|para calmar\\w*|y (?:se )?me (?:alivia|calma|quita))|me corto$|me corto ,|me volvi a cortar|recai en (?:los cortes|cortarme)',
    // Once more, or in the end: said in the infinitive.
    '(?:volvi|vuelvo|volvia|he vuelto|termino|termine|acabo|acabe|empece|llegue|recai) (?:a|en|por) (?:autolesionarme|lastimarme|herirme|hacerme dano(?! en el)|cortarme(?! (?:el|las unas|las puntas|un poco el|pelo)))',
  ),
  rule(
    'self_harm_urge',
    `${WANT}${GAP}?(?:hacerme dano|lastimarme|cortarme(?! (?:el|las unas|las puntas|un poco el|pelo))|autolesionarme|golpearme|quemarme|castigarme)`,
    '(?:ganas|impulso|impulsos|necesidad|tentacion) de (?:hacerme dano|cortarme|lastimarme|volver a cortarme)',
  ),
  rule(
    'method_request',
    '(?:cuant[oa]s?|que|cual) (?:\\w+ ){0,6}(?:pastillas|pildoras|clona\\w*|dosis|veneno|medicamentos?|metodo|forma|manera) (?:\\w+ ){0,6}(?:morir(?:me|se)?|matar(?:me|se|te)?|muere|mueres|mata|matan|letal|mortal|sin dolor|suicid\\w+|no despertar|indolor\\w*|dormir para siempre)',
    '(?:forma|manera|metodo|modo)s? (?:\\w+ ){0,3}(?:de|para) (?:morir|matarse|matarme|suicidarse|suicidarme|quitarse la vida|acabar con mi vida)|como (?:puedo |me puedo |hago para |se puede )?(?:suicidarme|matarme|morirme|morir sin dolor|me suicido|me mato(?! de)|quitarme la vida|suicidarse sin|hacer un nudo)|(?:que pasa|que pasaria|me muero|moriria) si (?:me )?(?:tomo|tomara|mezclo|trago) (?:\\w+ ){0,4}(?:pastillas|todas|todo|frasco|blister|clona\\w*)|dosis (?:letal|mortal)|morir sin (?:dolor|sufrir)|(?:duele|tarda|cuanto tarda) (?:mucho )?(?:morir|ahorcarse|desangrarse)',
  ),
  rule(
    'voices_command',
    '(?:voces|una voz|la voz|voz en mi cabeza) (?:\\w+ ){0,5}(?:que )?(?:me )?(?:dice|dicen|diciendo|pide|piden|ordena|ordenan|manda|mandan|gritan|grita)(?: \\w+){0,4} (?:mate|maten|muera|mori|lastime|corte|haga dano|tire|aviente|acabe|dano|salte|suicid\\w+|matarl\\w+|matar\\w*|hacerle)',
  ),
];

const SURROUNDING: readonly Rule[] = [
  rule(
    'means',
    '(?:tengo|guarde|junte|compre|consegui|escondi|estoy juntando|fui juntando|estoy guardando|sostengo|agarre|saque) (?:\\w+ ){0,5}(?:pastillas|pildoras|soga|cuerda|pistola|arma|revolver|veneno|raticida|navaja|cuchillo|gillette|hoja de afeitar|escopeta)(?= (?:\\w+ ){0,4}(?:guardad\\w+|list[oa]s?|aqui|en la mano|a (?:la|mi) mano|al lado|cerca|enfrente|para (?:eso|esto|cuando|matarme|hacerlo|morir\\w*|irme|acabar)|por si|conmigo|cargad\\w+|juntad\\w+|en (?:la|el|mi))|$)',
    '(?:pastillas|soga|pistola|arma|navaja|cuchillo) (?:\\w+ )?(?:en la mano|al lado|list[oa]s?|enfrente|frente a mi|a mi lado|en el velador|en el cajon)',
  ),
  rule(
    'place',
    '(?:estoy|sentad[oa]|parad[oa]|subi|subid[oa]|subiendo|voy camino|me subi|vine|llegue|asomad[oa]) (?:\\w+ ){0,3}(?:en|a|al|sobre|hacia|por) (?:\\w+ ){0,3}(?:puente|azotea|cornisa|balcon|viaducto|ultimo piso|techo)',
  ),
  rule(
    'edge',
    '(?:estoy|sentad[oa]|parad[oa]|subi|subid[oa]|voy camino|me subi|vine|llegue|asomad[oa]|al borde) (?:\\w+ ){0,3}(?:en|a|al|sobre|hacia|por|de) (?:\\w+ ){0,3}(?:cornisa|vias?(?: del tren)?|linea del tren|rieles|barranco|acantilado|baranda|precipicio)',
  ),
  // said so that only who wants to hears it
  rule(
    'veiled',
    '(?:casi lo hago|estuve a punto de hacerlo|ya sabes? (?:cual es|a que me refiero|lo que (?:voy|quiero) hacer)|sabes a que me refiero|compre lo que (?:necesito|necesitaba|hace falta)|solo falta (?:que|el momento)|no voy a necesitar (?:nada|mas|ya)|llevo la cuenta de los dias|los dias que me quedan|lo unico que me (?:detiene|frena|ata|mantiene (?:viv[oa]|aqui|con vida)) es)',
  ),
  rule(
    'preparation',
    '(?:escribi|escribiendo|deje|dejando|hice|preparando|prepare|redactando|tengo) (?:\\w+ ){0,3}(?:cartas?|notas?|testamento|despedida)(?= (?:\\w+ ){0,5}(?:despedid\\w*|suicid\\w*|para (?:mis?|todos|cuando|que)|list[oa]s?|de adios|hech[oa]s?)|$)',
    '(?:cartas?|notas?) (?:de despedida|suicida|de suicidio|de adios)|mi testamento',
    '(?:regale|regalando|repartiendo|reparti|done|estoy regalando|voy a regalar) (?:\\w+ )?(?:mis|todas mis) (?:cosas|pertenencias|ropa|libros|discos|plantas)',
    '(?:deje|dejo|dejando|tengo|ya) (?:ya )?todo (?:arreglado|listo|ordenado|en orden|resuelto|preparado|planeado|planificado)(?! para (?:la|el|los|las|mi|un|una|manana|que (?:llegue|venga)))',
    'ya (?:escogi|elegi|tengo|fije|puse|decidi) (?:\\w+ )?(?:el dia|la fecha|la hora|el lugar|fecha|dia|como)(?! (?:del?|para|a|se) )|tengo (?:\\w+ )?(?:plan|fecha|todo planeado) (?:para|de) (?:morir\\w*|matarme|hacerlo|suicid\\w+|irme|acabar)|ya se (?:como|cuando|donde) (?:lo )?(?:voy a hacer|hacerlo|hare)|le (?:deje|di|encargue) (?:\\w+ ){0,3}(?:llaves|perro|gato|mascota|claves|contrasenas) (?:\\w+ ){0,5}carta',
  ),
  rule(
    'goodbye',
    '(?:me despedi|me despido|despedirme|despidiendome|me estoy despidiendo) (?:ya )?(?:de (?:todos|mi|mis(?! (?:companer|colegas|alumn|estudiantes|clientes|vecin))|ellos|la vida|este|ustedes|ti|la gente|vos|el mundo)|para siempre|por ultima vez)|(?:solo|nomas) (?:queria|quiero|vengo a|vine a) (?:decir adios|despedirme)|(?:este es|sera|es|hoy es) mi ultimo (?:mensaje|dia(?! (?:de|en)\\b)|ano|cumpleanos)|pronto (?:\\w+ )?(?:se |va a |voy a |ya )?(?:acaba\\w*|termina\\w*|descansar\\w*)|(?:les|te|le) dejo (?:a )?mis? (?:perr\\w+|gat\\w+|hij\\w+)|ya no voy a estar(?! (?:en|con|de|disponible|list))|mi ultima (?:noche|vez|navidad|carta|conversacion)|adios (?:a todos|mundo|para siempre|a la vida)|cuid(?:en|a|ale|enle|enme) (?:mucho )?(?:a|de) mi(?:s)? (?:hij\\w+|mama|mam[ai]|perr\\w+|gat\\w+|famil\\w+|herman\\w+|viej\\w+)|(?:perdon|perdonenme|perdoname)(?: a todos)? por (?:todo|lo que voy|irme)|diganle? (?:\\w+ ){0,3}que l[aeo]s? (?:amo|quiero|ame)|fue (?:un gusto|lindo|bonito) (?:conocer\\w*|mientras duro|haberl\\w+)|ya no (?:van|vas) a (?:saber de mi|tener que (?:preocupar\\w+|aguantar\\w+))|no (?:van|vas) a volver a (?:verme|saber de mi)',
  ),
  rule(
    'burden',
    '(?:soy|me siento|siento que soy|siendo|sere|convertido en|como) (?:\\w+ ){0,3}(?:una carga|un estorbo|un peso|un lastre|un parasito|una molestia|un problema para)',
    '(?:estarian|estaria|estaran|vivirian|serian|van a estar|estan|viven|quedarian|seria|les iria) (?:\\w+ )?(?:mejor|mas (?:felices|tranquil\\w+|livian\\w+)|felices|tranquil\\w+) (?:\\w+ )?(?:sin mi|si (?:yo )?(?:no|me|ya|desapar\\w+|muri\\w+|falt\\w+))',
    '(?:todos|el mundo|mi familia|mis hijos|ellos) (?:\\w+ ){0,3}mejor (?:\\w+ )?sin mi|mejor sin mi(?! \\w+ell?)|(?:solo|nomas|siempre) (?:estorbo|doy problemas|molesto a)|les (?:haria|hago) un favor (?:\\w+ ){0,3}(?:si|muriendo|desapare\\w+|me voy|yendome)|valgo mas muert[oa]|le(?:s)? sirvo mas muert[oa]|ya no (?:los |las |les |te )?(?:voy a|vo a) (?:molestar\\w*|estorbar\\w*)|(?:tener que )?cargar conmigo|sobro en (?:este|el) mundo|estoy de mas en (?:este|el) mundo',
  ),
  rule(
    'hopeless',
    '(?:ya )?no (?:hay|veo|tengo|encuentro|existe|le veo|me queda|queda) (?:\\w+ ){0,3}(?:salida|futuro|esperanza)(?! (?:a|en|con|para) (?:mi|la|esta|este|el|nuestra) (?:relacion|pareja|trabajo|matrimonio|carrera|empresa|pais|negocio|pega|chamba|proyecto|tesis))|(?:ya )?no (?:le )?(?:hay|veo|tengo|encuentro|queda) (?:\\w+ ){0,3}(?:sentido a (?:la|mi|nada de) vida|solucion para mi|remedio para mi|nada por (?:que|lo que) (?:vivir|luchar|seguir)|razon para seguir|motivo para seguir|caso a (?:la|mi) vida|nada que me ate|vida para mi)',
    '(?:mi|la|esta|esta puta) vida (?:\\w+ )?(?:no (?:tiene|vale|tiene ningun|sirve)|ya no (?:tiene|vale|sirve)|dejo de tener|perdio) ?(?:\\w+ )?(?:sentido|valor|la pena|nada|importa|de nada)?',
    '(?:para|pa) que (?:seguir|sigo|vivir|vivo|existir|estoy aqui|estoy viv[oa]|naci)(?! (?:estudiando|trabajando|en (?:la|el) (?:pega|trabajo|carrera)))|(?:ya )?no (?:le )?(?:busco|encuentro|veo) (?:sentido|caso|chiste|gracia) a (?:nada|vivir|seguir|la vida|esto|estar|mi)|ya no (?:le busco|lucho mas|voy a luchar|quiero luchar|quiero seguir luchando|peleo)|(?:nada|esto) (?:nunca )?(?:va a|podra|puede) (?:mejorar|cambiar) nunca|nunca (?:voy a|podre) (?:estar bien|salir de esto|ser feliz)|no vale la pena (?:vivir|seguir|nada)|todo (?:esta )?perdido para mi|cansad[oa] de luchar(?! (?:con|contra|por))|mi vida (?:ya )?(?:se )?(?:acabo|termino)|vivir (?:ya )?no (?:tiene|vale)|no sirvo para (?:vivir|esta vida|este mundo)|perdi (?:toda |la |las )?(?:esperanzas?|ganas de vivir)',
  ),
  rule(
    'trapped',
    '(?:estoy|me siento|siento que estoy) (?:\\w+ )?(?:atrapad[oa]|encerrad[oa] en (?:mi|esta)|acorralad[oa]|sin escapatoria|en un callejon)',
  ),
  rule(
    'unbearable',
    '(?:ya )?no (?:puedo|aguanto|soporto|doy|resisto) (?:mas|vivir|seguir viv\\w+|seguir asi|este dolor|tanto dolor|la vida|esta vida)|(?:que|quiero que) (?:pare|termine|acabe|se acabe|se vaya) (?:este|el|tanto) (?:dolor|sufrimiento)|(?:dolor|sufrimiento) (?:\\w+ )?(?:insoportable|no se (?:va|acaba) nunca)|no (?:quiero|puedo) sufrir mas|quiero (?:dejar de sufrir|descansar (?:ya|de todo|de una vez|por fin|en paz))|me rindo (?:con|ante) (?:todo|la vida)|ya me (?:rendi|canse) de (?:todo|luchar|la vida|vivir)',
  ),
];

const OTHERS: readonly Rule[] = [
  rule(
    'other_act',
    `${SOMEONE} (?:\\w+ ){0,8}${OTHER_KILL}`,
    `(?:me (?:dijo|dice|conto|escribio|confeso|mando) (?:\\w+ ){0,4}que) (?:\\w+ ){0,4}(?:${OTHER_KILL}|no aguanta vivir)`,
    `como (?:ayudo|ayudar|puedo ayudar|le ayudo|apoyo|acompano) a (?:alguien|un|una|mi) (?:\\w+ ){0,4}(?:suicid\\w*|morir\\w*|matar\\w*|quitarse|que se corta|cortarse|lastimarse|hacerse dano)`,
    '(?:evit\\w+|impid\\w+|impedir) (?:\\w+ ){0,2}que (?:\\w+ ){1,4}se (?:mate|suicide|corte|lastime|haga dano|quite la vida)',
  ),
  rule(
    'other_done',
    '(?:se (?:suicido|mato|quito la vida|ahorco|colgo)|suicidio de (?:mi|su|un|una)|murio por suicidio|se me (?:suicido|murio|mato)|perdi a (?:mi|un|una) (?:\\w+ ){0,5}suicid\\w+)',
  ),
  rule(
    'other_now',
    `${SOMEONE} (?:\\w+ ){0,5}(?:se (?:acaba de )?(?:tomo|tomar|empastillo|trago|corto las venas|esta (?:ahorcando|matando|desangrando)|quiere tirar|va a tirar)|esta (?:en el puente|en la azotea|colgad[oa])|no (?:despierta|respira|reacciona)|no responde(?= (?:a nada|ni se mueve|y (?:no|esta))))`,
    `(?:tirad\\w+|inconsciente|desmayad\\w+|en el (?:piso|suelo)) (?:\\w+ ){0,5}no responde`,
    'se (?:empastillo|tomo (?:todas las|un (?:monton|frasco) de|muchas) \\w+)',
  ),
  rule(
    'kill_other',
    '(?:quiero|quisiera|ganas de|pienso en|pensando en|pense en|voy a|planeo|deseo|me dan ganas de|podria) (?:\\w+ )?(?:matarl[oa]s?|matar a (?!mi mism)|asesinar\\w*|acuchillar\\w*|hacerle (?:mucho )?dano a|lastimarl[oa]s?|lastimar a|apunalar\\w*|dispararle\\w*|darle un (?:tiro|balazo)|quemarl[oa]s? viv|desaparecerl[oa]s?)',
    '(?:l[oa]s?) (?:quiero|voy a|podria|juro que) (?:\\w+ )?(?:matar|asesinar|desaparecer)',
  ),
  rule(
    'kill_other_plan',
    '(?:ya )?(?:tengo|compre|consegui|llevo|traigo|agarre) (?:\\w+ ){0,3}(?:arma|pistola|cuchillo|machete|navaja|revolver|escopeta) (?:\\w+ ){0,6}(?:para (?:el|ella|matar\\w*|mi|ese|esa|cuando)|y (?:voy|vo) (?:a|por|para))|(?:lo|la|los) (?:voy|vo) a (?:matar|esperar|buscar) (?:\\w+ ){0,5}(?:hoy|esta noche|manana|cuando salga|a la salida|con (?:el|mi|un|una) (?:cuchillo|pistola|machete|arma))',
  ),
  rule(
    'harm_child',
    '(?:hacerle dano|lastimar|ahogar|sacudir|matar|tirar|golpear|hacer dano)(?:lo|la)? (?:\\w+ )?(?:al? )?(?:mi |la |el )?(?:bebe|guagua|hij[oa]s?|nin[oa]s?|recien nacid[oa])|(?:imagenes|pensamientos) (?:\\w+ ){0,4}(?:dano|lastimar\\w*) (?:\\w+ ){0,3}(?:bebe|guagua|hij[oa])',
  ),
];

const VIOLENCE: readonly Rule[] = [
  rule(
    'violence',
    '(?<!\\bse )(?<!susto que )(?<!(?:bebe|beba|panza|barriga|guata) )(?:me|nos) (?:pega|pego|golpea|golpeo|cachetea|cacheteo|patea|pateo|empuja|empujo contra|ahorca|ahorco|estrangula|estrangulo|jalonea|jalo del pelo|encierra|encerro|quemo (?=con (?:un |el |su |la )?(?:cigar|plancha|agua|encendedor|aceite|cafe)|la (?:mano|cara|espalda) en)|maltrata|agrede|agredio|apunto con|pegaba anoche|ha (?:pegado|golpeado)|levanta la mano|levanto la mano|zarandea)(?! (?:el|la|un|una) (?:sol|luz|viento|aire|gripe|virus|susto|resfri\\w*|hambre|calor|frio|sueno|chicle|calcoman\\w*|sticker|tristeza|nostalgia|silencio|humedad|pena|soledad|cancion|tiro))(?! los piojos| duro la | durisimo)',
    '(?:me|nos) (?:amenaza|amenazo|ha amenazado|amenazan|dice que me va|dijo que me va|juro que me) (?:\\w+ ){0,3}(?:con |de |a )?(?:matar\\w*|muerte|pegar\\w*|un (?:cuchillo|arma)|pistola|quemar\\w*|hacerme|quitarme a)|(?:mi (?:ex|marido|esposo|novio|pareja|papa|padrastro|hermano|pololo) (?:\\w+ )?|\\bel )me (?:quiere|va a|quiso) matar(?! (?:por (?:chocar|perder|romper|llegar|reprobar)|de un|jaj))|(?:le tengo|tengo|me da|vivo con) (?:\\w+ )?miedo (?:a|de) (?:que )?(?:mi (?:marido|esposo|novio|pareja|ex|papa|padrastro|pololo)|el) ?(?:me (?:haga|mate|pegue|encuentre)|llegue|cuando)?|violencia (?:domestica|intrafamiliar|de genero|familiar)|sufro (?:de )?(?:violencia|maltrato)|me (?:deja|dejo) (?:moretones|marcada|morada)',
  ),
  rule(
    'violence_now',
    '(?:me esta|nos esta) (?:pegando|golpeando|ahorcando|buscando con|amenazando)|(?:escondid[oa]|encerrad[oa]) (?:en (?:el|la|mi) )?(?:bano|closet|cuarto|pieza|habitacion)(?: \\w+){0,6} (?:el (?:viene|esta|quiere|me|grita\\w*|no|anda|golpea\\w*|patea\\w*)|porque|viene|quiere|afuera|golpea\\w*|patea\\w*|tumbar)|(?:el|mi (?:ex|marido|esposo|novio|pareja|papa|padrastro)) (?:(?!perr|gat|vient|nen|nin|beb|veci|carter|repartid)\\w+ ){0,3}(?:(?:esta|sigue|anda) (?:afuera|en la puerta|(?:pate|golpe|tumb|tir|romp|derrib|forz|empuj|aporre|revent)\\w*ndo (?:la |mi )?(?:puerta|reja|porton|ventana)|tumbando|rompiendo|borracho y)|viene (?:para aca|hacia aca|por mi|con un)|tiene (?:un|una|el|la) (?:cuchillo|pistola|arma|machete))|(?:quiere|va a|trata de|tratando de|intenta) (?:tumbar|tirar|romper|derribar|echar)(?:me|nos)? (?:abajo )?la puerta|(?:quiere|va a) tirarla abajo|que la va a (?:tirar abajo|tumbar|romper)(?= |$|[.,])|va a entrar',
  ),
  rule(
    'sexual_violence',
    'me (?:violo|violaron|violaba|viola|han violado|abuso|abusaron|abusaba|forzo|forzaron|manoseo|manosearon|manoseaba|toco sin|tocaba cuando era|obligo a (?:tener|acostarme|hacer)|obliga a (?:tener|acostarme))|abus(?:o|aron|aba|an) (?:sexualmente )?de mi|fui (?:violad[oa]|abusad[oa])|abuso sexual|(?:tuve|tengo) (?:que tener )?relaciones (?:a la fuerza|obligad[oa]|sin querer)|sin mi consentimiento',
  ),
  rule(
    'child_abuse',
    '(?:le (?:pega|pego|pegan|golpea)|toca|toco|abusa de|abuso de|manosea|viola|violo|maltrata) (?:a )?(?:mi (?:hij\\w+|niet\\w+|sobrin\\w+|herman(?:it)?[oa]|prim(?:it)?[oa] (?:chiquit\\w+|chic[oa]|menor|pequen\\w+))|la nina|el nino|los ninos|mis hij\\w+|una? (?:nin[oa]|alumn[oa]|menor))',
  ),
];

const BODY_AND_MIND: readonly Rule[] = [
  rule(
    'psychosis',
    '(?:escucho|oigo|oir|me hablan|hay) (?:\\w+ ){0,2}(?:voces|una voz)(?: \\w+)?|(?:me|nos) (?:persiguen|vigilan|espian|estan (?:vigilando|siguiendo|persiguiendo|espiando|grabando|envenenando)|siguen (?:por la calle|a todos|todos lados|desde|por todas|por todos)|quieren envenenar|envenenan|pusieron un chip|implantaron|leen (?:la mente|el pensamiento|los pensamientos)|controlan (?:la mente|desde|con|por)|mandan mensajes por (?:la|el) (?:tele\\w*|radio))|(?:leen|roban|meten|controlan|escuchan) (?:mis pensamientos|mi mente|pensamientos en mi)|(?:la tele|la television|la radio|el noticiero) (?:\\w+ )?(?:me habla|habla de mi|me manda|me dice)|un chip en (?:la|mi)|(?:el demonio|el diablo|un espiritu) (?:\\w+ )?(?:me posey\\w+|esta dentro|me habla|controla)|(?:mi|el|la) (?:bebe|guagua) (?:\\w+ )?(?:no es (?:mi[oa]|humano|mi bebe)|es (?:el demonio|malo|malvado)|me la cambiaron|esta poseid\\w+)',
  ),
  rule(
    'mania',
    '(?:llevo|tengo|van) (?:\\w+ ){0,3}(?:dias|noches) sin dormir y (?:\\w+ ){0,4}(?:energia|no (?:estoy|siento|necesito)|me siento (?:increible|genial|mejor|imparable|poderos\\w+))|soy (?:el|la) (?:elegid[oa]|mesias|enviad[oa]|profeta|hij[oa] de dios)|dios me (?:eligio|escogio|hablo|dio una mision)|tengo (?:una mision|poderes|superpoderes)|(?:no necesito|no me hace falta) dormir (?:\\w+ ){0,3}(?:energia|imparable|todo|mil)|(?:gaste|gastando) todo(?: \\w+){0,5} (?:energia|imparable|mil ideas|sin dormir)',
  ),
  rule(
    'eating',
    '(?:me )?(?:provoco|provoque|induzco|induje) (?:el )?vomit\\w+|vomito (?:\\w+ ){0,2}(?:despues de|todo lo que|lo que) com\\w+|me (?:meto|metia) los dedos (?:\\w+ )?vomit\\w+|(?:llevo|van) (?:\\w+ ){0,2}(?:dias|semanas?) sin comer|(?:deje|dejar) de comer (?:para|por|y)|laxantes|atracones?|me (?:mato|muero) de hambre para (?:adelgazar|bajar)|no como (?:nada )?(?:para (?:adelgazar|bajar|ser)|hace \\w+ dias)|anorexia|bulimia',
  ),
  rule(
    'eating_flag',
    '(?:vomit(?:o|e|ando)|escupo) (?:\\w+ )?sangre|me (?:desmayo|desmaye) (?:\\w+ ){0,5}(?:no com\\w+|sin comer|vomit\\w+)|(?:(?:com|trag|pas|retien|reteng|toler|tom|beb|acept|recib|aguant)\\w* (?:\\w+ ){0,4}ni agua|ni agua (?:me|le|puedo|puede|entra|pasa|toler|aguant|reteng|retien|tom|beb)|no tomo (?:ni )?agua|no bebo (?:ni )?agua)|sin tomar (?:agua|liquidos)',
  ),
  rule(
    'withdrawal',
    '(?:deje|deja|dejo|dejando|sin) (?:de )?(?:tomar|beber|el (?:alcohol|trago|clona\\w*|alprazolam|lorazepam)|las pastillas|la benzo\\w*|chupar|tomo)(?: \\w+){0,10} (?:tiembl\\w+|temblor\\w*|temblando|sudo|sudor\\w*|sudando|alucin\\w+|veo cosas|convuls\\w+|escucho cosas)|(?:tiembl\\w+|temblor\\w*|temblando|sudando|alucin\\w+|convuls\\w+)(?: \\w+){0,10} (?:deje|dejar|sin) (?:de )?(?:tomar|beber|alcohol|trago|clona\\w*|pastillas)|delirium tremens|sindrome de abstinencia',
  ),
  rule(
    'substance_stop',
    '(?:voy a|quiero|pienso|deje|dejo|puedo|decidi) (?:\\w+ )?(?:dejar|cortar|suspender|deje)?(?: de)?(?: tomar| beber)? ?(?:el |la |las |los |mi |mis )?(?:alcohol|trago|clona\\w*|alprazolam|lorazepam|benzo\\w*|litio|antidepresivos?|sertralina|quetiapina|pastillas|medicamentos?|medicacion|remedios)(?: \\w+){0,3} (?:de golpe|de un dia|hoy mismo|en seco|de una|por mi cuenta|sin (?:decirle|avisar|el medico))',
  ),
  rule(
    'overdose_now',
    'sobredosis|me (?:pase|pasamos) (?:\\w+ )?(?:de|con) (?:\\w+ )?(?:pastillas|clona\\w*|droga|coca|fentanilo|heroina|medicamento|dosis)|(?:labios|unas) (?:morad\\w+|azules)|no (?:despierta|respira|reacciona)',
  ),
  rule(
    'medical',
    '(?:dolor|presion|punzada|opresion|puntada)(?: \\w+){0,3} (?:en el|del|al) pecho(?: \\w+){0,8} (?:brazo|mandibula|espalda|sudor\\w*|sudando|nuev[oa]|nunca|fuert\\w+|desmay\\w+|aplasta)|(?:me )?duele (?:\\w+ ){0,2}(?:el )?pecho(?: \\w+){0,8} (?:brazo|mandibula|sudor\\w*|sudando|fuert\\w+|desmay\\w+|nunca)|(?:se me (?:durmio|duerme|paralizo|torcio|fue)|no (?:siento|puedo mover)) (?:\\w+ ){0,2}(?:la mitad|medio|mitad|un lado|la cara|el lado|media cara|la boca)|(?:cara|boca) (?:torcida|chueca|caida)|no puedo hablar bien de repente|(?:el )?peor dolor de cabeza de mi vida|me golpee (?:\\w+ )?la cabeza(?: \\w+){0,6} (?:vomit\\w+|mare\\w+|confund\\w+|sangr\\w+|desmay\\w+|inconsciente)|(?:tuve|tengo|tuvo|teniendo) (?:una )?convulsi\\w+|vomitando sangre|me estoy ahogando con',
  ),
  rule(
    'body_alarm',
    '(?:me duele|dolor|aprieta|presion|opresion|punzad\\w+|puntad\\w+)(?: \\w+){0,3} pecho|no (?:puedo|me sale|logro|consigo) (?:\\w+ )?(?:respirar|respiro)|me falta (?:mucho )?(?:el )?aire|me (?:ahogo|estoy ahogando|asfixio)|(?:corazon|pecho) (?:\\w+ ){0,3}(?:acelerad\\w+|a mil|disparad\\w+|se me sale|explot\\w+|salirse|muy rapido|taquicardia)|taquicardia|(?:siento que|creo que|pienso que|voy a|parece que) (?:\\w+ )?me (?:muero|voy a morir|da un infarto|esta dando|va a dar un)(?: \\w+)?|ataque de panico|un infarto',
  ),
  rule(
    'minor',
    '(?:tengo|cumpli|acabo de cumplir|soy de) (?:solo |apenas )?(?:[89]|1[0-7]|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)(?: anos| anitos| ano)(?! (?:trabajando|con|de (?:casad\\w+|novi\\w+|relacion|experiencia|antiguedad|servicio|matrimonio)|en|sin|viviendo|aqui|juntos|estudiando|separad\\w+|divorciad\\w+|tomando|sobri\\w+|esperando|siendo|pagando|manejando|pensando))|soy (?:menor de edad|menor|una? (?:nin[oa]|adolescente))(?! (?:de|que) mis)',
  ),
];

export const SPANISH_RULES: readonly Rule[] = [
  ...OWN_DEATH,
  ...SURROUNDING,
  ...OTHERS,
  ...VIOLENCE,
  ...BODY_AND_MIND,
];
