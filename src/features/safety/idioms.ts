/**
 * Everyday talk that borrows the words of death: taken out before signals are read, so that nobody is asked
 * about suicide for laughing. Only fixed expressions belong here; anything open stays and is asked about.
 */

const FIXED = [
  // dying of laughter, hunger, shame
  '(?:me |te |se |nos )?(?:re |quiero |queria |voy a |iba a )?(?:muero|mori|moria|morir|morirme|moriamos|morimos|muerome|mueres) (?:de|por) (?:la |el |una |mucha |mucho |pura |puro )?(?:risa|hambre|sueno|verguenza|ganas|frio|calor|amor|miedo|sed|envidia|ternura|pena|aburrimiento|nervios|curiosidad|rabia|cansancio|asco|vergo\\w+|antojo|celos|emocion|verte|verl[oa]s?|comer\\w*|ir|probar|saber|un|unos|unas|conocer\\w*|estres|tanto)',
  '(?:estoy |ando |quede |quedo |llegue |vengo |toy )?(?:re |medio |super )?muert[oa]s? (?:de|del) (?:la )?(?:risa|hambre|sueno|verguenza|cansancio|frio|calor|miedo|nervios|sed|trabajo|amor|rabia)',
  '(?:estoy|ando|quede|quedo|llegue|llego|vengo) (?:re |super |medio )?muert[oa] (?:despues|del|por el|con el|hoy|ya|tras|luego)',
  'morri de (?:rir|vergonha|fome|medo)|morrendo de (?:rir|fome|sono|vergonha|medo|saudade|calor|frio|vontade|rir|dor)|morta? de (?:fome|cansad\\w+|cansaco|sono|vergonha)|morro de (?:medo|rir|vergonha|amores|saudade)|quero morrer de (?:rir|vergonha)',
  'a morir|hasta morir|de muerte(?= (?:lenta|natural|subita)| esta| estaba|$)|mala muerte|ni muert[oa]|a muerte con|muert[oa] en vida social|sobre mi cadaver|hasta que la muerte',
  'como si (?:me|se|yo|nos|le|te) (?:\\w+ )?(?:fuera|muriera|murieran|hubiera muerto|hubiese muerto|estuviera muriendo|matara\\w*)(?: \\w+){0,3}|como se (?:eu|ele|ela) (?:fosse|morresse)(?: \\w+){0,3}',
  '(?:quise|queria|quiero|quisiera) (?:\\w+ )?(?:desaparecer|morirme|morir|esconderme)(?: \\w+){0,3} (?:de|del|por) (?:la |el |pura |puro |tanta |tanto )?(?:verguenza|roche|pena|oso|bochorno|papelon|plancha|verguenza ajena)|(?:queria|quis) (?:morrer|sumir)(?: \\w+){0,3} de vergonha',
  // somebody else dying of laughter; what hits the heart
  'se (?:esta|estaba|anda|estan|estaban|ta) (?:\\w+ )?(?:matando|muriendo|morindo|acabando) de (?:la )?(?:risa|rir|hambre|fome|sueno|sono|calor|frio|verguenza|vergonha|aburrimiento)|por eso (?:es que )?me pega(?: ,)?(?: mas| tanto)?|(?:pastillas|remedios?|comprimidos) que me (?:dio|receto|mando|indico|recomendo|vendio|passou|receitou)(?: \\w+){0,5}',
  // what weighs on somebody, who hangs up or leaves, a knife in a kitchen
  '(?:(?:eso |esto )?(?:lo|el|la) que (?:mas |a mi )?|eso (?:si )?|esto |como que |(?:mucho|duro|fuerte|feo|raro) )me (?:pega|pego)(?: (?:mas|mucho|duro|fuerte|feo|tanto))?(?= (?:es|era|fue|que|de|ver|saber|pensar|,)|$)|me (?:pega|pego) (?:la (?:nostalgia|soledad|tristeza|edad|realidad|cancion|ausencia|navidad|culpa)|el (?:bajon|recuerdo|silencio|domingo|encierro|duelo|vacio)|(?:mucho|fuerte|duro|feo) (?:que|ver|la|el|lo|saber|no)|diciembre|de golpe (?:que|la|el))',
  '(?:eso|esto|isso|lo (?:tuyo|ultimo)|l[ao]s? (?:noticia|cancion|frase|pelicula|serie|foto|carta|muerte|pregunta|idea|palabra|letra)s?|(?:el|este|ese) (?:tema|audio|mensaje|comentario|recuerdo|final|texto|libro|video)|(?:esa|esta) (?:noticia|cancion|frase|pelicula|serie|foto|carta|pregunta|palabra|letra)) me (?:pego|pega)(?! (?:con|en la (?:cara|cabeza|boca)|una? (?:cachetada|golpe|pina|patada|bofetada)))',
  'me (?:corto|corte|corta|cortaron|cortan|cortaba) (?:el (?:telefono|agua|gas|internet|wifi|servicio|rollo|mambo|saludo|rostro|chorro|aire)|la (?:llamada|luz|comunicacion|senal|leche|inspiracion|onda|retirada)|las alas|por (?:whats\\w*|wsp|mensaje|telefono|insta\\w*|audio|chat)|en la cara|a media (?:frase|llamada))|(?:mi (?:novi[oa]|polol[oa]|ex|pareja|jef[ea]|mama|papa|herman[oa]|hij[oa]|amig[oa])|ella|la chava|el chavo)(?: \\w+){0,2} me corto(?! (?:con|la cara|el brazo|la mano))|(?:contestar|llamar|llame|hablando|hablar|atender|atendio|colgo|telefono|llamada)(?: (?:\\w+|,)){0,6} me corto',
  'me (?:corto|corte|quemo|queme|cortaba|quemaba|rebane|rebano)(?: \\w+){0,3} (?:pelando|picando|cocinando|rebanando|lavando|abriendo|afeitand\\w+|rasurand\\w+|depiland\\w+|planchando|soldando|sirviendo|fritando|friendo|destapando|jugando|con (?:el (?:horno|papel|sol|vapor|cafe)|la (?:olla|lata|cebolla|grapadora|freidora|parrilla|sopa|hoja de papel)|(?:un|una) (?:lata|papel)))',
  'desaparecer de (?:ese|este|el|la|los|las|mi|mis|un) (?:grupo\\w*|chat|redes|reunion\\w*|oficina|pega|trabajo|chamba|fiesta|clase|facebook|instagram)|(?:me jogar|me joguei|vou me jogar|tirarme|me tiro) (?:na|no|en la|en el|a la) (?:cama|sofa|piscina|mar|rede|sillon|hamaca)',
  '(?:voy a |vou |ya )?(?:borro|borrar|borre|apagar|apago) (?:esto|el chat|la conversacion|los mensajes|este chat|isso|isto|a conversa|as mensagens)',
  // things that beat on things
  '(?:me )?golpean? (?:la|el|las|los|en la|en el) (?:almohada|puerta|ventana|pared|techo|piso|oido\\w*|timbre)',
  // what one is given that hurts nobody
  'me (?:pego|pega|pegaron|dio|dieron|metio|echo|echaron) (?:una? |el |la )?(?:gran |buena? |tremend[oa] |sant[oa] |super |mega )?(?:reganada|regano|reto|retada|cagada|puteada|bronca|susto|grito|lavada|gripe|resfriado|resfrio|fiebre|bajon|sueno|calor|flojera|antojo|hambre|sol|nostalgia|ataque de risa)',
  // goodbyes of a job
  '(?:carta|mensaje|correo|mail|fiesta|palabras) de despedida[,;?]?(?: (?:\\w+|[,;?])){0,10}? (?:companer\\w+|colegas|equipo|trabajo|pega|oficina|chamba|laburo|empresa|alumn\\w+|clientes)',
  // killing time, bulls, the mood
  'mat(?:o|a|ar|ando|e|amos) (?:el|un rato|las|mis) (?:tiempo|rato|horas|hambre|ganas|aburrimiento|antojo|bicho|mosquito|zancudo|cucaracha|arana|virus)',
  'matar (?:o tempo|aula|a saudade|saudades|a fome|a sede|a charada)',
  // "they killed me", said by somebody who writes
  'me mataron(?! a )',
  'me mat(?:a|as|an|o|aste|aron|aba|ando|e|ado) (?:de (?:la )?(?:risa|ternura|amor|hambre)|trabajando|estudiando|entrenando|corriendo|limpiando|cocinando|haciendo|laburando|chambeando|por (?:conseguir|llegar|complacer|darles|que|terminar|sacar|ellos|mis)|en (?:el gym|la pega|el trabajo|el gimnasio|la chamba|el juego|la partida|free|el lol)|el (?:dolor|calor|trafico|estres|frio|hombro|cuello|sueno|hambre)|la (?:espalda|cabeza|curiosidad|ansiedad|ternura|rodilla|cintura|duda|panza|muela|incertidumbre|tristeza|pena|rutina))',
  '(?:casi me mato|me matas|me mataste|me mato la|me mato el(?! (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo|dia))|me estas matando|me esta matando (?:el|la|este|esta)|matarme (?:trabajando|estudiando|entrenando|de (?:la )?risa|haciendo|en el (?:gym|gimnasio|trabajo)|por (?:nadie|ellos|un|una))|matandome (?:trabajando|estudiando|por|en|haciendo))',
  '(?:mi|la|el|los) (?:mama|ma|papa|pa|madre|padre|vieja|viejo|jef[ea]|prof\\w*|profe|novi[oa]|espos[oa]|mujer|marido|polol[oa]|suegra|viejos|papas|jefes) (?:\\w+ )?(?:me (?:mata|va a matar|matan|van a matar|matara|cuelga|va a colgar)|vai me matar)(?= si| cuando| por (?:llegar|eso|esto|el|la|no)| jaj| ,| porque (?:no|llegue|rompi|perdi|olvide|saque|gaste)|$)',
  '(?:minha mae|meu pai|meu chefe|minha chefe) (?:vai me|me) mata(?:r)?',
  'si (?:llego|repruebo|fallo|no (?:llego|entrego|aparezco)) (?:\\w+ ){0,3}me matan?|me van a matar (?:en|mis)|me matan (?:en|mis|si)',
  'mi (?:bebe|hij\\w+|niet\\w+|sobrin\\w+|gat\\w+|perr\\w+|hermanit\\w+) (?:\\w+ )?me (?:pega|muerde|patea|empuja|golpea) (?:jugando|cuando (?:hace|tiene) (?:berrinche|rabieta|pataleta|hambre))',
  // the word suicide as a figure, a topic or a title
  'suicidio (?:politico|financiero|comercial|social|profesional|deportivo|economico|laboral|academico)|escuadron suicida|(?:prevencion|dia|campana|tasas?|cifras|estadisticas|numeros) (?:\\w+ )?(?:del?|contra el|do|ao) suicidio|jugada suicida|mision suicida|es (?:un )?suicidio (?:salir|ir|manejar|invertir|meterse|comprar)',
  // hair, lawns, bed, pools
  'cort(?:arme|e|ar|arte|aron|o) (?:el|un poco el|las|mi|los|la) (?:pelo|cabello|fleco|chasquilla|unas|puntas|rulos|luz|llamada|dedo (?:cocinando|picando|con el papel))',
  '(?:tirarme|tiro|tire|tirar|echarme|lanzarme) (?:en|a) (?:la (?:cama|pileta|piscina|alberca|playa|hamaca)|el (?:sofa|sillon|pasto)|dormir|descansar|ver|la mar)',
  'lanzarme (?:al (?:agua|vacio laboral|mercado)|a (?:emprender|la aventura|buscar))|saltar (?:al agua|la soga|la cuerda|en paracaidas)|tirarme (?:al agua|de clavado|en paracaidas|en parapente|del bungee|del bungy|del tobogan|a la pile\\w*)',
  '(?:colgarme|cuelgo|colgue|colgar|colgo) (?:con|viendo|mirando|jugando|el telefono|la llamada|el celular|la ropa|del wifi)',
  'dormir (?:y no (?:despertar|levantarme) )?hasta (?:el|la|las|manana|mediodia|tarde)|no (?:quiero|queria) despertar(?:me)? (?:temprano|tan temprano|a las|a nadie|al|a mi|a la|a los)|no (?:quiero|queria) (?:levantarme|despertarme) (?:temprano|para ir)|no quiero vivir (?:con|en|lejos|ahi|alla|aca con|sol[oa]|cerca|de|bajo|peleando|encerrad\\w+)(?! (?:este mundo|esta vida|este dolor|dolor|miedo|asi))',
  'quiero que (?:se )?(?:acabe|termine) (?:el|la|este|esta) (?:dia|clase|semana|semestre|examen|reunion|turno|ano|mes|pandemia|cuarentena|carrera|jornada|tarea|trabajo)|terminar con todo (?:lo|el|este) (?:pendiente|trabajo|atrasado|papeleo)|acabar con todo (?:lo|el|este) (?:pendiente|trabajo|helado)|que todo (?:salga|mejore|pase rapido)',
  '(?:desaparecer|quiero que desaparezca\\w*) (?:las|los|mis|el|la|estas|estos) (?:manchas|granos|estrias|dolor(?:es)?|ojeras|arrugas|deudas|kilos|canas|acne|sintomas)|descansar (?:un rato|el fin de semana|unos dias|en vacaciones|despues)',
  // what is said to us about us: a tie to look at, not a wish to go
  '(?:ya )?no necesito a nadie (?:mas )?(?:que a|aparte de|fuera de) (?:ti|vos|usted)|nao preciso de (?:mais )?ninguem (?:mais )?(?:alem de|a nao ser) (?:voce|vc)|para que quiero (?:amigos|amigas|gente|novi[oa]) si te tengo a ti|(?:quisiera|quiero) quedarme (?:aqui |aca )?(?:hablando|conversando) (?:contigo|con vos) (?:para )?siempre',
  'dispar(?:ar|o|e) (?:fotos|un correo|los precios)|bomba de (?:tiempo|agua)|me muero si (?:no )?(?:gana|pierde|sale|viene|me)|muero si|es para morirse|para morirse de',
];

const IDIOM = new RegExp(`\\b(?:${FIXED.join('|')})\\b`, 'g');

/** Normalised text without its idioms; a mark stays in their place so that neighbours do not join. */
export function withoutIdioms(text: string): string {
  return text.replace(IDIOM, '*');
}

/** Small mishaps that make "me quiero matar" an exaggeration when nothing else is said. */
const MISHAP =
  /\b(?:bus|micro|colectivo|bondi|metro|camion de las|uber|taxi|vuelo|tren de las|celu|celular|telefono|cargador|wifi|internet|partido|gol|penal|equipo|spoiler|episodio|capitulo|temporada|serie|cafe|mate|pizza|comida|dieta|torta|helado|llaves|paraguas|zapatos|vestido|corte de pelo|pelo|cabello|fleco|grano|outfit|foto|historia|crush|audio|mensaje equivocado|grupo equivocado|calor|frio|lluvia|trafico|taco|fila|tramite|clave|contrasena|excel|impresora|compu|cuaderno|apuntes|resumen\w*|mochila|billetera|usb|archivo|carpeta|maqueta|parcial|examen|tarea|trabajo practico|tp|quiz|prueba|clase|profe|(?<!(?:el|este|proximo) )lunes|alarma|madrugar|reunion|zoom|meme|cancion|onibus|prova|jogo|(?<!(?:na|n[eo]ssa|proxima) )segunda|pc|mouse|juego|nivel|ranked|partida|oferta|entradas|boletas|concierto|recital)\b/;
const LAUGHTER = /\b(?:(?:ja|je|ji|ha|he|ka|ks|rs){2,}\w*|jaj\w*|lol|xd+|k{3,}|lmao)\b/;

/** Ashamed before others: the earth that should open, the face that burns. */
const EMBARRASSED =
  /\b(?:trag\w+ (?:la )?tierra|tierra (?:me |se )?(?:trag\w+|abr\w+)|piso(?: \w+){0,3} abr\w+|chao(?: \w+){0,4} abr\w+|roj[oa]|colorad[oa]|vermelh[oa]|pimentao|tomate|verguenza|vergonha|roche|plancha|papelon|bochorno|(?:todos|todo el mundo|todo mundo|la gente)(?: \w+){0,2} (?:vieron|vio|miraron|miro|viu|olhou|olharam|rieron|riu)|cara(?: \w+){0,2} (?:ard\w+|quemaba|no chao)|oso)\b/;

export function isEmbarrassed(text: string): boolean {
  return EMBARRASSED.test(text);
}

/** A blow of a game or a crowd. */
const PLAYED =
  /\b(?:partido|cancha|futbol|futsal|basquet|voley|rugby|jugando|entren\w+|karate|boxeo|judo|taekwondo|sparring|torneo|pelota|gol|arbitro|recreo|jogando|treino|pelada|quadra|mosh|concierto|recital|berrinche|pataleta|brincando)\b|\bempuj\w+(?: \w+){0,5} (?:metro|bus|micro|combi|colectivo|fila|cola|onibus|trem)\b/;

export function isPlayed(sentence: string): boolean {
  return PLAYED.test(sentence);
}

export function isMishap(sentence: string): boolean {
  return MISHAP.test(sentence);
}

export function isLaughing(text: string): boolean {
  return LAUGHTER.test(text);
}

/** Games, films, songs, studies and news: the words describe a work, not a life. */
const MADE_UP =
  /\b(?:juego|jugando|videojuego|partida|ranked|free fire|fortnite|valorant|lol|gta|minecraft|personaje|pelicula|peli|serie|anime|novela|libro|cancion|capitulo|cuento|obra|guion|poema|tesis|noticias?|noticiero|documental|charla|seminario|taller|capacitacion|filme|livro|personagem|musica|jogo|pelis?|protagonista)\b/;

export function isAboutWork(sentence: string): boolean {
  return MADE_UP.test(sentence);
}

/** Days, hours and the small words between them. */
const WHEN =
  'hoy|hoje|manana|amanha|ayer|ontem|anteayer|antier|anteontem|ahora|ahorita|agora|agorinha|luego|despues|depois|antes|pronto|logo|temprano|cedo|tarde|tardecita|noche|noite|madrugada|mediodia|meio dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|feira|semana|fin de semana|mes|ano|dia|dias|que viene|que vem|pasad[oa]|passad[oa]|proxim[oa]|a ratos|el|la|los|las|o|a|as|os|en|em|de|del|da|do|na|no|por|pela|pelo|este|esta|essa|esse|nessa|nesse|y|e|ya|ja|bem|bien|muy|muito|mas|\\d+';
const ONLY_WHEN = new RegExp(`^(?:${WHEN})(?:[ ,.]+(?:${WHEN}))*[ .!]*$`);

/** "amanhã cedo", "el lunes a la tarde": what answers a when and says nothing by itself. */
export function isOnlyWhen(plain: string): boolean {
  return ONLY_WHEN.test(plain);
}
