/**
 * Spanish ways of saying it sideways: life that weighs, absence that would help, care for oneself given up, fear of
 * oneself. Each is a family (what weighs × how; who is missing × what for), broad because the answer is one question.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

const LIVING =
  '(?:vivir|la vida|existir|mi existencia|estar viv[oa]|seguir viv[oa]|despertar cada dia|esta vida)';
const AMOUNT =
  '(?:[6-9]|\\d{2,}|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|media caja|una caja|dos cajas|todo|todas?|un monton|un punado|muchas|bastantes|demasiadas)';
const PILLS =
  '(?:pastillas?|pildoras?|clona\\w*|alprazolam|lorazepam|tabletas?|comprimidos?|capsulas?|medicamentos?|remedios|paracetamol\\w*|calmantes|antidepresivos)';

const TOUCHER =
  '(?:mi (?:padrastro|papa|padre|tio|abuelo|hermano|hermanastro|primo|cunado|profe\\w*|maestro|jefe|patron|vecino|novio|esposo|marido|ex|entrenador|doctor)|el (?:novio de mi mama|marido de mi mama|profe\\w*|patron|jefe|cura|pastor|entrenador|senor|encargado|dueno|residente|educador|supervisor|chofer)|la (?:maestra|profesora|monja)|un (?:senor|tio|primo|companero|profe\\w*))';

export const VEILED_SPANISH_RULES: readonly Rule[] = [
  rule(
    'wish',
    `${LIVING} (?:ya )?(?:me |se me )?(?:hace )?(?:duele|pesa|cansa|estorba|sobra|queda grande|es (?:una tortura|un infierno|un castigo|una condena|un martirio|insoportable))|me (?:pesa|duele|cansa|cuesta) (?:mucho |tanto |mas )?(?:vivir|existir|seguir viv[oa]|estar viv[oa])`,
    `(?:me canse|me aburri|me harte|ya estuvo bueno|hasta aca|hasta aqui) (?:ya )?de (?:vivir|existir|esta vida|la vida)|(?:ya )?no (?:puedo|aguanto|soporto|quiero) (?:mas )?(?:con )?(?:vivir|la vida|esta vida|mi vida|existir|mi existencia)(?! (?:de (?:estudiante|casad|oficina)|social|amorosa))`,
    '(?:razon(?:es)?|motivos?|ganas|fuerzas) (?:de|para|pa) (?:quedarme|seguir (?:aca|aqui|viv[oa]|con vida|existiendo)|despertar|levantarme vivo)',
    '(?:a nadie le|no le) (?:hago|haria) falta|nadie me (?:necesita|va a llorar|lloraria|echaria de menos)|si (?:yo )?(?:faltara|no existiera|no estuviera|desapareciera|me fuera para siempre|me muriera)|cuando (?:yo )?(?:ya )?no (?:este|exista)|el mundo (?:seria|estaria) mejor sin mi',
    '(?:quiero|quisiera|gustaria|necesito|solo) (?:\\w+ ){0,3}(?:cerrar los ojos|dormirme|dormir) (?:\\w+ ){0,3}(?:y que todo|para siempre|y ya no|y no)|que todo (?:ya )?(?:se )?(?:termine|terminara|acabe|acabara|apague) (?:ya|de una vez|para siempre)|(?:me quiero|quiero|quisiera) bajar(?:me)? (?:de|del) (?:este tren|esta vida|mundo)|me quiero bajar(?=$| ,)',
    '(?:ojala|quisiera|deseo|pido|espero)(?: que)? (?:\\w+ )?me (?:enferm\\w+ de algo|diera|de|caiga|cayera|parta|mate\\w*|muriera|muera|llev\\w+|recog\\w+)(?: \\w+)? ?(?:algo|grave|un infarto|cancer|un rayo|dios|mientras duermo)?',
    '(?:me quiero|quiero|me voy a|quisiera|voy a) (?:\\w+ )?(?:ir(?:me)? con (?:dios\\w*|mi (?:angel|angelito))|dejar(?:me)? (?:morir|ir)|irme al cielo|reunir(?:me)? (?:\\w+ )?con mi \\w+|piteal|pitear(?:me)?|autoeliminar(?:me)?|echar(?:me)? al pico)',
    '(?:quiero|quisiera|deseo) (?:estar|irme|volver) con mi \\w+ (?:que (?:en paz descanse|descansa en paz|murio|fallecio|partio|ya no esta)|en el cielo|alla arriba)|al cielo con mi',
    'no (?:se si|creo que?|pienso|voy a) (?:\\w+ )?(?:llegue|llegar|pase|pasar|aguante|aguantar|amanezca|amanecer|sobreviva|sobrevivir) (?:a|de|hasta|esta|al)(?: \\w+)? ?(?:manana|noche|semana|fin de ano|navidad)',
    '(?:siento|pienso|creo) que (?:mi vida (?:ya )?(?:termino|acabo|no (?:vale|sirve))|ya (?:vivi|di) (?:suficiente|lo que tenia)|estoy de mas|sobro)|naci (?:para sufrir|por error)|soy un error',
  ),
  rule(
    'burden',
    'soy (?:un|una) (?:gasto|carga|estorbo|lastre|problema) (?:para|mas)|(?:solo |nomas )?estorbo (?:en|a)|(?:mi|el|cobr\\w+ (?:mi|el)) seguro(?: de vida)? (?:\\w+ ){0,6}(?:deudas|mejor|les|ayudaria|dejar\\w*|alcanz\\w+)|gastan en mi|se (?:arreglarian|acabarian) (?:\\w+ ){0,3}(?:problemas|deudas)(?: si| sin)?|se haga cargo otr[oa] de mis|les (?:arruino|arruine|amargo|cago) la vida|seria un alivio para (?:todos|mi|ellos)',
  ),
  rule(
    'veiled',
    '(?:miedo|asusta|temo|aterra) (?:\\w+ ){0,3}(?:lo que (?:pueda|puedo|vaya a|voy a)? ?hacer(?:me)?|hacerme (?:algo|dano)|de mi mism[oa]|quedarme sol[oa] conmigo)|no (?:me siento|estoy) segur[oa] (?:conmigo|sol[oa])|no respondo (?:por|de) (?:lo que|mi)|(?:hacer|cometer|haga|hago|haciendo) (?:una|alguna) (?:locura|tonteria|estupidez|barbaridad|pendejada|wea)',
    '(?:pensamientos|ideas) (?:muy )?(?:fe[ao]s|oscur[oa]s|negr[oa]s|mal[oa]s|intrusiv[oa]s)(?: \\w+)?|(?:pensamientos|ideas|cosas) (?:muy )?(?:oscuras|negras|de hacerme|de muerte)(?: \\w+)?|(?:volvieron|tengo|me llegan) (?:\\w+ )?(?:esos|los mismos) pensamientos',
    'a ver si (?:me )?(?:pasa algo|estrello|atropell\\w+|mato|muero|choco|no despierto)|(?:me da igual|no me importa|da lo mismo) si (?:me )?(?:pasa algo|muero|mato|pasa|atropell\\w+)|sin mirar (?:\\w+ )?(?:a ver|ojala)|deje de (?:tomar|ponerme|usar) (?:\\w+ ){0,3}(?:insulina|medicina|tratamiento|remedios|pastillas) (?:a proposito|para (?:morir\\w*|dejarme))|no como (?:\\w+ ){0,3}(?:dejar(?:me)? (?:ir|morir)|para morir\\w*)',
    '(?:cuestion de|en (?:unas|una|pocas)|faltan? pocas?) (?:dias|horas|hora|semanas) (?:\\w+ )?(?:ya )?(?:no (?:voy a|estare|exist\\w+)|y (?:ya|todo))?|falta poco para que (?:todo|esto) (?:\\w+ )?(?:se )?(?:acabe|termine)|ya (?:encontre|se|tengo|investigue|averigue|busque) (?:la (?:forma|manera)|como (?:hacerlo|irme|acabar)|el metodo)',
    'no (?:se|hay) (?:como|de que) agarrarme|ya no (?:soy|me importa) nada|me da todo igual ya',
  ),
  rule(
    'goodbye',
    '(?:esta|este) es mi (?:despedida|adios|final|ultimo adios)|(?:ya )?(?:deje|escribi) la (?:nota|carta) (?:en la mesa|sobre la|list)|(?:carta|nota)s? (?:a|para) cada uno de mis|para cuando (?:lean|leas|encuentren) esto|(?:el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|manana|pronto|en una hora) (?:yo )?ya no (?:voy a (?:estar|existir)|estare|existire|estoy)(?! (?:en|con|de|disponible|list))|voy a (?:dejar de existir|extranarlos donde este)',
  ),
  rule(
    'means',
    `(?:guardo|escondo|junto|acumulo|voy juntando) (?:\\w+ ){0,3}${PILLS}|(?:estoy con|tengo|se donde (?:esta|guarda\\w*|hay)) (?:\\w+ ){0,3}(?:pistola|arma|revolver|escopeta|veneno)|(?:pistola|arma|revolver) (?:de|que) (?:mi|tiene mi) (?:papa|padre|hermano|tio|esposo|abuelo|casa)|(?:que|cuales|ver que|viendo que|busque|buscando) ${PILLS} (?:sirven|son|matan|funcionan)`,
  ),
  rule(
    'attempt',
    '(?:intente|trate de|quise|iba a|casi) (?:hacerlo|lo hago|me tiro|me lanzo|me aviento|me ahorco|me cuelgo|me corto las venas) ?(?:\\w+ )?(?:pero|y no|ayer|anoche|del|de la|desde|al|a las)|me puse (?:la|una) (?:soga|cuerda|cinta)|me (?:salvaron|encontraron|rescataron|bajaron) (?:\\w+ )?(?:de milagro|a tiempo|en |cuando|antes)|(?:tome|trague|tomado) (?:\\w+ ){0,3}(?:pastillas|veneno) para (?:no despertar|morir\\w*|matarme|dormir para)',
  ),
  rule(
    'attempt_now',
    `(?:me|ya me) (?:acabo de )?(?:tome|tomar|trague|tragar) (?:como |casi |unas |mas de )?${AMOUNT} (?:\\w+ ){0,2}${PILLS}(?! para (?:el|la|mi) (?:dolor|gripe|fiebre|presion|cabeza|tos))|ya me las? (?:tome|trague)|me (?:tome|trague) todo lo que (?:habia|tenia|encontre)|(?:cort\\w+) (?:\\w+ ,? ?){0,6}(?:no (?:para|deja) de (?:\\w+ )?(?:sangr\\w+|salir)|mucha sangre)|me corte (?:muy |demasiado )(?:profundo|hondo|feo)`,
  ),
  rule(
    'self_harm',
    'me (?:rasguno|rasco|muerdo|pincho|golpeo|pego|quemo|arano) (?:\\w+ ){0,4}(?:hasta (?:sangrar|que)|con (?:cigarr\\w+|encendedor|el encendedor)|cuando no aguanto|para calmar\\w*|contra la pared)|ver (?:mi )?sangre para|necesito (?:sentir dolor|ver sangre|cortarme|lastimarme)',
  ),
  rule(
    'intent',
    'nadie me (?:va a|puede) (?:hacer cambiar|detener|convencer)|cuando (?:se duerman|todos duerman|me quede sol[oa]|no haya nadie) (?:\\w+ )?(?:lo (?:voy a hacer|hago)|me (?:mato|voy))|hoy es el (?:dia|ultimo)',
  ),
  rule(
    'violence',
    'me (?:sigue|persigue|acosa|espia) y me (?:amenaza|pega)|me tiene (?:encerrad[oa]|amenazad[oa]|secuestrad[oa])|no me deja (?:salir de (?:la )?casa|salir a la calle|ir a ningun lado)|(?:miedo|temo) (?:\\w+ ){0,3}que me (?:mate|haga algo|golpee|pegue|encuentre|lastime)|(?:me va a matar|me mata|me matara|me hace algo) si (?:lo|la|le|me) (?:dejo|denuncio|voy|separo|digo|cuento)|si (?:lo|la) (?:dejo|denuncio) (?:\\w+ ){0,3}me mata|(?:esta|llega|llego) (?:borrach[oa]|tomad[oa]|drogad[oa]) (?:y|\\w+ )(?:\\w+ ){0,3}(?:rompiendo|golpea\\w*|pega\\w*|grita\\w*|insulta\\w*|me pega)',
  ),
  rule(
    'sexual_violence',
    // "me toca guardia" is a turn of duty: whoever touches is named, or where and how.
    'me (?:toca|tocaba) (?:(?:todo )?(?:el|la|las|los|mi|mis) (?:cuerpo|pech\\w+|senos?|piern\\w+|partes?|cola|nalgas?|trasero|poto|cintura|cosita)|ahi|abajo|por (?:debajo|abajo|encima|atras)|cuando|mientras|sin (?:que|permiso|mi)|(?:en |por )las? noches?|de noche|entre las|donde|aunque|raro|feo|de mas|cada (?:que|vez)|y (?:me|no|yo|dice))',
    `${TOUCHER} (?:\\w+ ){0,3}me (?:toca|tocaba)(?! (?:a mi|la puerta|el timbre|\\w+ (?:guitarra|piano|bocina|hombro)|\\w+[aei]r(?:me|se|l[oae]s?)?\\b))`,
    '(?:me manosea|entra a mi cuarto|abusa de mi|se aprovecho de mi|me drogaron|me obliga a (?:tener|hacer|acostarme))(?! (?:el turno|trabajar|ir|pagar|lavar|la|a mi))',
  ),
  rule(
    'child_abuse',
    '(?:golpea|pega|maltrata|lastima|grita y pega|abusa de|toca|manosea) (?:\\w+ )?(?:a )?(?:mis? (?:hij\\w+|niet\\w+|sobrin\\w+|nin[oa]s))',
  ),
  rule(
    'psychosis',
    '(?:las|unas) voces (?!de )(?:\\w+ ){0,3}(?:no me|me|hablan|dicen|gritan|insultan)|hablan de mi (?:por|en|desde|a traves)|(?:pusieron|hay|instalaron) (?:camaras|microfonos) (?:en|por) (?:mi|toda|la)|(?:el gobierno|la policia|la cia|los vecinos|mis vecinos|ellos|una secta) (?:\\w+ )?me (?:vigila\\w*|sigue\\w*|espia\\w*|persigue\\w*|quiere\\w* (?:matar|envenenar))|(?:fue|fueron|es un) (?:reemplazad[oa]s?|impostor\\w*|clon\\w*)',
  ),
  rule(
    'mania',
    '(?:dias|noches) sin dormir y (?:\\w+ ){0,5}(?:ideas|energia|imparable|feliz|poder)|dios me (?:habla|eligio|dio|manda)|soy imparable',
  ),
  rule(
    'medical',
    '(?:me )?duele (?:\\w+ ){0,2}(?:el )?pecho (?:\\w+ |, ){0,8}(?:nunca|aire|respirar)|me golpee la cabeza (?:\\w+ |, ){0,5}(?:vomit\\w+|mare\\w+|sangr\\w+)|embarazad[oa] (?:\\w+ |, ){0,5}(?:sangr\\w+|no se mueve)',
  ),
  rule(
    'kill_other_plan',
    '(?:tengo|llevo|agarre|compre) (?:un|una|el|la) (?:\\w+ )?(?:cuchillo|arma|pistola|machete|navaja) (?:\\w+ |, ){0,4}(?:esperando(?:lo|la)|(?:lo|la) (?:estoy )?(?:espero|esperando|voy)|para (?:el|ella|ese|esa))|voy a ir a buscarl[oa] y (?:\\w+ )?(?:l[oa] )?(?:voy a )?mat\\w+',
  ),
  rule(
    'other_act',
    '(?:mi (?:novi\\w+|ex|espos\\w+|marido|pareja|herman\\w+|amig\\w+|hij\\w+|mama|papa)) (?:\\w+ ){0,6}(?:se mata(?! (?:de|por|en|entrenando|trabajando|estudiando))|se va a matar|se hace algo|mensaje de despedida|carta de despedida)|carta de despedida de (?:mi|un|una)',
  ),
  rule(
    'minor',
    '(?:estoy|voy) en (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|1ro|2do|3ro) (?:de )?(?:primaria|secundaria|prepa|medio|basico|bachillerato|la secundaria)(?! como)',
  ),
];
