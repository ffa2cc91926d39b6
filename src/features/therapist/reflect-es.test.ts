/**
 * What people say of themselves and how it comes back, by form of address: the grammar of conversations §4,
 * first its own examples and then many lives. A pair that changes here changes what people read.
 */
import { describe, expect, test } from 'vitest';
import { type ReflectTo, reflect } from './reflect.ts';

const TU = `
mi jefe quiere que trabaje los domingos → tu jefe quiere que trabajes los domingos | mi suegra quiere que cocine → tu suegra quiere que cocines | me dijo que no me preocupe → te dijo que no te preocupes | mis papás quieren que estudie leyes → tus papás quieren que estudies leyes | una amiga me dijo que me alejara → una amiga te dijo que te alejaras | el médico me dijo que descansara → el médico te dijo que descansaras
todos me dicen que sea fuerte → todos te dicen que seas fuerte | mi mamá dice que me regrese a Puebla → tu mamá dice que te regreses a Puebla
me pongo re caliente y le grito → te pones re caliente y le gritas | igual capaz me regreso → quizás te regresas
los fines de semana no hablo con nadie → los fines de semana no hablas con nadie | en la prepa todos me decían Leo → en la prepa todos te decían Leo
mi esposo dice que renuncie → tu esposo dice que renuncies | igual ella es fuerte → ella es fuerte | anoche se nos murió un niño → anoche se les murió un niño
ayer me levante y no habia nadie → ayer te levantaste y no había nadie | compre un boleto y no viaje → compraste un boleto y no viajaste
mi esposo toma y luego maneja → tu esposo toma y luego maneja | mi hermana me conto que se casa → tu hermana te contó que se casa
me encontre a mi ex y salude → te encontraste a tu ex y saludaste | pague la deuda de mi hermano → pagaste la deuda de tu hermano
cuando llamo no contesta → cuando llamas no contesta | llamo a mi mamá y llora → llamas a tu mamá y llora | extraño el mar → extrañas el mar
es extraño vivir sola → es extraño vivir sola | el pago no llega → el pago no llega | me siento vacía → te sientes vacía
quedo como la mala → quedas como la mala | me quedo como tonta → te quedas como tonta | parezco robot → pareces robot
la casa limpia me calma → la casa limpia te calma | me calma limpiar → te calma limpiar | me calmo sola → te calmas sola
me canse de rogar → te cansaste de rogar | cuento las horas → cuentas las horas | sufro de migraña → sufres de migraña
mi migraña no me deja trabajar → tu migraña no te deja trabajar | no duermo por el trabajo → no duermes por el trabajo
por el trabajo no veo a mis hijos → por el trabajo no ves a tus hijos | abrazo a mi hijo y siento culpa → abrazas a tu hijo y sientes culpa
creo que me engaña → crees que te engaña | mi novio cree que lo engaño → tu novio cree que lo engañas
mi novio dice que lo controlo → tu novio dice que lo controlas | lo que dice me duele → lo que dice te duele
lo que digo no importa → lo que dices no importa | ella sabe que la quiero → ella sabe que la quieres
ella me quiere y yo no → ella te quiere y tú no | ella no me quiere pero yo la quiero → ella no te quiere, y tú la quieres
si no ayudo se enojan → si no ayudas se enojan | yo era feliz antes → tú eras feliz antes
estaba bien hasta que llegó él → estabas bien hasta que llegó él | tenía una tienda y la perdí → tenías una tienda y la perdiste
mi prima tenía una tienda y la perdió → tu prima tenía una tienda y la perdió
mi prima tenía una tienda y yo la atendía → tu prima tenía una tienda y tú la atendías
le pedí que se fuera y no se fue → le pediste que se fuera y no se fue | le pedí que me esperara → le pediste que te esperara
espero a que se duerma para llorar → esperas a que se duerma para llorar | cuando se duerme lloro → cuando se duerme lloras
cuando mis hijos se duermen lloro → cuando tus hijos se duermen lloras | mis hijos duermen y yo limpio → tus hijos duermen y tú limpias
mis hijos duermen mientras limpio → tus hijos duermen mientras limpias | vivo para trabajar → vives para trabajar
trabajo para vivir → trabajas para vivir | cumplo 40 mañana → cumples 40 mañana
me ofrecieron un puesto y no acepté → te ofrecieron un puesto y no aceptaste | no acepto que se fue → no aceptas que se fue
acepto todo para que no se enoje → aceptas todo para que no se enoje | me voy mañana de la casa → te vas mañana de la casa
salgo de una y me meto en otra → sales de una y te metes en otra | me sacaron del grupo → te sacaron del grupo
sacaron a mi papá del hospital → sacaron a tu papá del hospital
mi papá salió del hospital y no sé cuidarlo → tu papá salió del hospital y no sabes cuidarlo
no tengo quien me ayude → no tienes quien te ayude | busco a alguien que me entienda → buscas a alguien que te entienda
nada de lo que hago alcanza → nada de lo que haces alcanza | ya sé que debo dormir → ya sabes que debes dormir
prometí no llamarlo → prometiste no llamarlo | le prometí a mi hija que iba a ir → le prometiste a tu hija que ibas a ir
mi hija me pidió que fuera a su obra → tu hija te pidió que fuera a su obra | fui a su obra y no me habló → fuiste a su obra y no te habló
hoy cumple años mi hijo → hoy cumple años tu hijo | aun lo amo → aún lo amas | aún sueño con la casa → aún sueñas con la casa
solo quiero paz → solo quieres paz | sólo duermo → sólo duermes | tanto trabajo me enferma → tanto trabajo te enferma
tanto trabajo y no ahorro → tanto trabajo y no ahorras | ojalá me llamen → ojalá te llamen | ojala me llame → ojalá te llame
siempre que hablo me callan → siempre que hablas te callan | yo hablo y me callan → tú hablas y te callan
me siento invisible en mi casa → te sientes invisible en tu casa | no puedo con todo → no puedes con todo
mi jefe me grita → tu jefe te grita | se me fue el bus y lloré → se te fue el bus y lloraste
le dije que me dejara en paz → le dijiste que te dejara en paz | me lo quitaron → te lo quitaron | estoy harto de mí → estás harto de ti
quiero irme pero me da miedo → quieres irte, y te da miedo | nadie me escucha cuando hablo → nadie te escucha cuando hablas
ya no sé ni qué soy para él → ya no sabes ni qué eres para él | siento que estoy fallando → sientes que estás fallando
uno se cansa → te cansas | mis hijos y yo nos quedamos solos → tus hijos y tú se quedaron solos
antes salía, ahora no → antes salías, ahora no | debería haber llamado → piensas que deberías haber llamado
hoy reprobé química otra vez → hoy reprobaste química otra vez
mi hermana vendió la bicicleta de mi abuelo → tu hermana vendió la bicicleta de tu abuelo
cuido a mi mamá desde que le dio el derrame → cuidas a tu mamá desde que le dio el derrame
me da pánico subirme al metro → te da pánico subirte al metro | no tengo trabajo desde marzo → no tienes trabajo desde marzo
extraño a mi perro → extrañas a tu perro | discutí con mi papá por la herencia → discutiste con tu papá por la herencia
mi esposo duerme en la sala → tu esposo duerme en la sala | nadie me felicitó en mi cumpleaños → nadie te felicitó en tu cumpleaños
me duele la espalda cuando cargo cajas → te duele la espalda cuando cargas cajas
me despierto a las tres y ya no duermo → te despiertas a las tres y ya no duermes
siempre soy yo la que limpia → siempre eres tú la que limpia | mis amigas salieron sin mí → tus amigas salieron sin ti
mis amigas salieron sin mi → tus amigas salieron sin ti | a mí nadie me pregunta → a ti nadie te pregunta
a mi hijo le gritan en la escuela → a tu hijo le gritan en la escuela | perdí el camión y llegué tarde → perdiste el camión y llegaste tarde
tuve que vender la moto → tuviste que vender la moto | tengo que pagar la renta mañana → tienes que pagar la renta mañana
me cuesta mucho levantarme → te cuesta mucho levantarte | estoy cansada de fingir → estás cansada de fingir
mi mamá dice que exagero → tu mamá dice que exageras | mi mama dice que exagero → tu mamá dice que exageras
creo que mi novio ya no me quiere → crees que tu novio ya no te quiere | no sé cómo decirle a mi hija → no sabes cómo decirle a tu hija
no se como decirle a mi hija → no sabes cómo decirle a tu hija | se me olvida todo → se te olvida todo
me quedé sola con los niños → te quedaste sola con los niños | me estoy ahogando en deudas → te estás ahogando en deudas
llevo tres meses sin dormir bien → llevas tres meses sin dormir bien | ando bien bajoneada → andas bien bajoneada
cuando llego a la casa nadie me habla → cuando llegas a la casa nadie te habla | cuando llego a casa lloro → cuando llegas a casa lloras
si no contesto rápido se enoja → si no contestas rápido se enoja
mi jefa me cambió el turno sin avisarme → tu jefa te cambió el turno sin avisarte
me hicieron firmar la renuncia → te hicieron firmar la renuncia | terminé con mi novio el sábado → terminaste con tu novio el sábado
termine con mi novio el sabado → terminaste con tu novio el sábado | siento un hueco en el pecho → sientes un hueco en el pecho
mi papá tomaba y llegaba tarde → tu papá tomaba y llegaba tarde | estaba llorando cuando llamó mi tía → estabas llorando cuando llamó tu tía
quería contarle todo a mi prima → querías contarle todo a tu prima | mi hijo no quería comer → tu hijo no quería comer
no podía respirar en el elevador → no podías respirar en el elevador | tenía que cuidar a mis hermanos → tenías que cuidar a tus hermanos
cuando era niña me escondía en el patio → cuando eras niña te escondías en el patio
ojalá pudiera descansar un día → ojalá pudieras descansar un día | quiero que me escuchen → quieres que te escuchen
quiero que mi mamá me crea → quieres que tu mamá te crea | necesito que alguien me ayude → necesitas que alguien te ayude
espero que me llamen del trabajo → esperas que te llamen del trabajo | aunque me esfuerzo no avanzo → aunque te esfuerzas no avanzas
nos peleamos ayer por la plata → se pelearon ayer por la plata | nos mudamos a otra ciudad → se mudaron a otra ciudad
somos cuatro en un cuarto → son cuatro en un cuarto | estamos endeudados → están endeudados
le presté dinero a mi cuñado → le prestaste dinero a tu cuñado | les digo que no y se burlan → les dices que no y se burlan
me lo dijo enfrente de todos → te lo dijo enfrente de todos | me la paso pensando en eso → te la pasas pensando en eso
no me lo perdono → no te lo perdonas | se lo conté a mi hermana → se lo contaste a tu hermana | he intentado de todo → has intentado de todo
no he podido hablar con ella → no has podido hablar con ella | me han dejado de hablar → te han dejado de hablar
había preparado todo para la boda → habías preparado todo para la boda | voy a perder el año → vas a perder el año
me van a correr → te van a correr | me da vergüenza pedir ayuda → te da vergüenza pedir ayuda | odio mi trabajo → odias tu trabajo
como a escondidas → comes a escondidas | no como nada desde el martes → no comes nada desde el martes
como madre me siento sola → como madre te sientes sola | hago todo en la casa → haces todo en la casa
pongo la mesa y nadie baja → pones la mesa y nadie baja | doy clases en dos colegios → das clases en dos colegios
oigo los gritos del vecino → oyes los gritos del vecino | me río pero por dentro no → te ríes, y por dentro no
me caigo de sueño → te caes de sueño | no quepo en mi propia casa → no cabes en tu propia casa
vengo de una familia muy callada → vienes de una familia muy callada | traigo un nudo en la garganta → traes un nudo en la garganta
conozco a poca gente aquí → conoces a poca gente ahí | no merezco esto → no mereces esto
envío currículums y nadie responde → envías currículums y nadie responde | me siento como un mueble → te sientes como un mueble
mi suegra se mete en todo → tu suegra se mete en todo | ella me bloqueó de todos lados → ella te bloqueó de todos lados
el me grita cuando toma → él te grita cuando toma | mi amigo Toño me prestó su casa → tu amigo Toño te prestó su casa
Andrea me dejó de hablar → Andrea te dejó de hablar | ya ni salgo → ya ni sales | ni duermo ni como → ni duermes ni comes
todo me sale mal → todo te sale mal | nada me sirve → nada te sirve | todo el mundo me pide cosas → todo el mundo te pide cosas
ayer no fui a trabajar → ayer no fuiste a trabajar | fui al doctor sola → fuiste al doctor sola
prefiero quedarme callada → prefieres quedarte callada | pienso que todos se ríen → piensas que todos se ríen
me preocupa mi hija → te preocupa tu hija | me preocupo por mi hija → te preocupas por tu hija
me dolió que no vinieran → te dolió que no vinieran | no me gusta cómo me mira → no te gusta cómo te mira | me mira feo → te mira feo
esta semana no dormí → esta semana no dormiste | esta lloviendo y no puedo salir → está lloviendo y no puedes salir
mi papa esta en el hospital → tu papá está en el hospital | mi papá está enfermo y yo estoy lejos → tu papá está enfermo y tú estás lejos
mi gato murió el lunes → tu gato murió el lunes | mis hijos no me hacen caso → tus hijos no te hacen caso
mi hijo mayor no me habla → tu hijo mayor no te habla | lo extraño mucho → lo extrañas mucho
la llamo y no contesta → la llamas y no contesta | le grité a mi hijo y me siento culpable → le gritaste a tu hijo y te sientes culpable
debí quedarme con ella → debiste quedarte con ella | tendría que haber estado ahí → piensas que tendrías que haber estado ahí
no debería sentirme así → piensas que no deberías sentirte así | debo tres meses de renta → debes tres meses de renta
me aguanto las ganas de llorar → te aguantas las ganas de llorar | me encierro en el cuarto → te encierras en el cuarto
me tiembla la voz → te tiembla la voz | se burlan de mi acento → se burlan de tu acento
soy la única que trabaja → eres la única que trabaja | soy mamá de dos → eres mamá de dos
sé que no es para tanto → sabes que no es para tanto | dejé la carrera en tercero → dejaste la carrera en tercero
dejo todo para el final → dejas todo para el final | mi novio me grito → tu novio te gritó
me grito frente a sus amigos → te gritó frente a sus amigos | yo grito y luego me arrepiento → tú gritas y luego te arrepientes
lloro y mi mamá se enoja → lloras y tu mamá se enoja | mi mamá se enoja y lloro → tu mamá se enoja y lloras
mi mamá se enojó y me encerré → tu mamá se enojó y te encerraste | quisiera irme lejos → quisieras irte lejos
me gustaría dormir una noche entera → te gustaría dormir una noche entera | sigo pensando en lo que dijo → sigues pensando en lo que dijo
estudio y no se me queda nada → estudias y no se te queda nada | me comparo con mis primas → te comparas con tus primas
paso todo el día en el celular → pasas todo el día en el celular | no paso de la primera página → no pasas de la primera página
busqué trabajo todo el año → buscaste trabajo todo el año | llegué a Chile hace dos años → llegaste a Chile hace dos años
cruzo la calle para no verlo → cruzas la calle para no verlo | apago el celular y me escondo → apagas el celular y te escondes
me choqué con mi ex en el súper → te chocaste con tu ex en el súper | cacho que no le importo → cachas que no le importas
mañana me operan → mañana te operan | mañana opero a un paciente → mañana operas a un paciente
gané el concurso y nadie vino → ganaste el concurso y nadie vino | ganaba más antes → ganabas más antes
vivía con mi abuela → vivías con tu abuela | dormía en el sofá → dormías en el sofá | me acuerdo de todo → te acuerdas de todo
no me acuerdo de nada → no te acuerdas de nada | recuerdo su voz → recuerdas su voz | su voz me persigue → su voz te persigue
me trabo al hablar → te trabas al hablar | me quitaron a mis hijos → te quitaron a tus hijos | dependo de mi mamá → dependes de tu mamá
no sé si quedarme o irme → no sabes si quedarte o irte | no puedo dejar de pensar en él → no puedes dejar de pensar en él
me puse a ordenar la alacena → te pusiste a ordenar la alacena | ya le dije → ya le dijiste | puedo hacerlo mañana → puedes hacerlo mañana
quiero dormirme temprano → quieres dormirte temprano | terminé quedándome sola → terminaste quedándote sola
vivo quejándome → vives quejándote | me paso el día esperándolo → te pasas el día esperándolo | mi trabajo me aburre → tu trabajo te aburre
mi trabajo me da de comer → tu trabajo te da de comer | el trabajo me tiene mal → el trabajo te tiene mal
mi sueño era ser médica → tu sueño era ser médica | tengo sueño todo el día → tienes sueño todo el día
sueño con mi papá → sueñas con tu papá | gasto más de lo que gano → gastas más de lo que ganas | el gasto me supera → el gasto te supera
camino una hora diaria → caminas una hora diaria | el partido empieza a las ocho → el partido empieza a las ocho
lo mío no le importa a nadie → lo tuyo no le importa a nadie | lo que siento no se lo digo a nadie → lo que sientes no se lo dices a nadie
lo que me pasa es que no descanso → lo que te pasa es que no descansas
desde que murió mi papá no canto → desde que murió tu papá no cantas | a veces creo que molesto → a veces crees que molestas
estudiaba cuando me llamaron → estudiabas cuando te llamaron | me enteré por Facebook → te enteraste por Facebook
por eso no voy → por eso no vas | hasta mi perro me ignora → hasta tu perro te ignora
mi hermano y mi papá se pelearon → tu hermano y tu papá se pelearon | con mi sueldo no me alcanza → con tu sueldo no te alcanza
ya no me reconozco → ya no te reconoces | uno se acostumbra → te acostumbras | uno trabaja y trabaja → trabajas y trabajas
uno no sabe qué hacer → no sabes qué hacer | lo que uno siente no importa → lo que sientes no importa
el lunes empiezo un trabajo nuevo → el lunes empiezas un trabajo nuevo
mi ex se caso y me entere por una foto → tu ex se casó y te enteraste por una foto | no pude entrar al examen → no pudiste entrar al examen
perdi a mi bebe en agosto → perdiste a tu bebé en agosto | deje de ir a la iglesia → dejaste de ir a la iglesia
llegue tarde y me regañaron → llegaste tarde y te regañaron | me quede dormida en el bus → te quedaste dormida en el bus
mi papa se fue cuando yo tenia ocho → tu papá se fue cuando tú tenías ocho | mi papa llego borracho → tu papá llegó borracho
sali corriendo de la reunion → saliste corriendo de la reunión | senti que todos me miraban → sentiste que todos te miraban
me senti menos que ellas → te sentiste menos que ellas | pense que iba a cambiar → pensaste que ibas a cambiar
pensé que él iba a cambiar → pensaste que él iba a cambiar | pensé que iba a perder el trabajo → pensaste que ibas a perder el trabajo
mi novia quería terminar y yo no → tu novia quería terminar y tú no | no quería ir pero fui → no querías ir, y fuiste
quería gritar pero me callé → querías gritar, y te callaste | mi hermana lloraba y yo no hacía nada → tu hermana lloraba y tú no hacías nada
mi abuela me cuidaba cuando mi mamá trabajaba → tu abuela te cuidaba cuando tu mamá trabajaba
lloraba todas las noches → llorabas todas las noches | trabajaba y estudiaba → trabajabas y estudiabas
cantaba en un coro → cantabas en un coro | me gustaba cantar → te gustaba cantar | me dolía que no me llamara → te dolía que no te llamara
sentía que no encajaba → sentías que no encajabas | le decía a mi mamá que no podía → le decías a tu mamá que no podías
hacía frío y no llegaba el bus → hacía frío y no llegaba el bus | iba a la universidad → ibas a la universidad
yo no sabía que estaba embarazada → tú no sabías que estabas embarazada | me quedaba callada → te quedabas callada
viviré con mi tía → vivirás con tu tía | no volveré a pedirle nada → no volverás a pedirle nada
podría haberme quedado → podrías haberte quedado | lo haría todo distinto → lo harías todo distinto
a veces siento que nadie me extrañaría → a veces sientes que nadie te extrañaría | me cae mal mi cuñada → te cae mal tu cuñada
le caigo mal a mi suegra → le caes mal a tu suegra | me caí en la calle → te caíste en la calle | me cae bien → te cae bien
me da igual → te da igual | me di cuenta de que no lo quiero → te diste cuenta de que no lo quieres
me hace falta mi mamá → te hace falta tu mamá | me hago la fuerte → te haces la fuerte
me toca cuidar a mi abuelo → te toca cuidar a tu abuelo | me llevo mal con mi papá → te llevas mal con tu papá
me llevo a mis hijos los viernes → te llevas a tus hijos los viernes | me lleva el coraje → te lleva el coraje
me pongo nerviosa → te pones nerviosa | me puse a llorar en la fila → te pusiste a llorar en la fila | me pone nerviosa → te pone nerviosa
se me hace tarde siempre → se te hace tarde siempre | se me junta todo → se te junta todo | se me quitó el hambre → se te quitó el hambre
se enojó conmigo → se enojó contigo | se fue sin decirme nada → se fue sin decirte nada | todo lo hago yo → todo lo haces tú
todo me recuerda a él → todo te recuerda a él | lo dejé todo por él → lo dejaste todo por él
lo único que hago es dormir → lo único que haces es dormir | la única que trabaja soy yo → la única que trabaja eres tú
aquí todos gritan → ahí todos gritan | así no puedo seguir → así no puedes seguir | así soy yo → así eres tú
con él me siento segura → con él te sientes segura | sin trabajo no puedo pagar el colegio → sin trabajo no puedes pagar el colegio
para mí es difícil → para ti es difícil | para mi mamá todo está mal → para tu mamá todo está mal | a mi me toca todo → a ti te toca todo
es mi primer trabajo → es tu primer trabajo | son mis papás los que deciden → son tus papás los que deciden | fue mi idea → fue tu idea
fue un año horrible → fue un año horrible | hay días que no me levanto → hay días que no te levantas
hay mucho ruido en mi casa → hay mucho ruido en tu casa | hace dos años que no veo a mi hermano → hace dos años que no ves a tu hermano
nunca he vivido sola → nunca has vivido sola | tengo 34 años y vivo con mis papás → tienes 34 años y vives con tus papás
tengo un nudo aquí → tienes un nudo ahí | tengo que callarme siempre → tienes que callarte siempre | tengo miedo → tienes miedo
tengo miedo a quedarme sola → tienes miedo a quedarte sola | tengo examen mañana y no estudié → tienes examen mañana y no estudiaste
estudie toda la noche y reprobe → estudiaste toda la noche y reprobaste | la maestra me mandó llamar → la maestra te mandó llamar
Luis y yo discutimos ayer → Luis y tú discutieron ayer | Luis me ayuda pero se cansa → Luis te ayuda, y se cansa
mi esposo Luis no me apoya → tu esposo Luis no te apoya | cuando Luis toma me escondo → cuando Luis toma te escondes
cuando mi papá toma me encierro → cuando tu papá toma te encierras | si le digo algo se enoja → si le dices algo se enoja
quiero llorar y no puedo → quieres llorar y no puedes | quiero vivir tranquila → quieres vivir tranquila
necesito descansar → necesitas descansar | necesito que me abracen → necesitas que te abracen
amo a mi hija pero me agota → amas a tu hija, y te agota | voy de mal en peor → vas de mal en peor
veo las noticias y me angustio → ves las noticias y te angustias | veo a mi mamá y me pongo triste → ves a tu mamá y te pones triste
leo y no entiendo → lees y no entiendes | ya lo hablé con él → ya lo hablaste con él | ya no puedo ni bañarme → ya no puedes ni bañarte
ya no soy la misma → ya no eres la misma | ya no soy la de antes → ya no eres la de antes
sueño que se cae la casa → sueñas que se cae la casa | manejo para una app doce horas → manejas para una app doce horas
vendo ropa en la feria → vendes ropa en la feria | cobro el bono y no alcanza → cobras el bono y no alcanza
fumo cuando me estreso → fumas cuando te estresas | tomo café para no dormirme → tomas café para no dormirte
tomo para olvidar → tomas para olvidar | tome mucho ayer → tomaste mucho ayer | anoche tome de mas → anoche tomaste de más
el mes pasado me operaron → el mes pasado te operaron | soy de Guayaquil y vivo en Quito → eres de Guayaquil y vives en Quito
escribo esto desde el baño → escribes esto desde el baño | no le cuento a nadie → no le cuentas a nadie
no cuento con nadie → no cuentas con nadie | no lo cuento → no lo cuentas | apoyo a todos y nadie me apoya → apoyas a todos y nadie te apoya
el apoyo no llega → el apoyo no llega | me falta el aire → te falta el aire | me faltan ganas → te faltan ganas
le falté al respeto a mi mamá → le faltaste al respeto a tu mamá | choco con mi papá → chocas con tu papá
me ignoran en el grupo → te ignoran en el grupo | crecí entre gritos → creciste entre gritos
me criaron mis abuelos → te criaron tus abuelos | me crié con mis abuelos → te criaste con tus abuelos
me sudan las manos → te sudan las manos | empiezo cosas y no las termino → empiezas cosas y no las terminas
empecé la dieta y la dejé → empezaste la dieta y la dejaste | me rindo rápido → te rindes rápido | me exijo mucho → te exiges mucho
me exige mucho → te exige mucho | me avergüenzo de mi casa → te avergüenzas de tu casa | huyo de los problemas → huyes de los problemas
me avergüenza mi casa → te avergüenza tu casa | les grité a mis hijos → les gritaste a tus hijos | nos gritó a todos → les gritó a todos
nos quitaron la casa → les quitaron la casa | nos vamos a separar → se van a separar | tenemos dos hijos → tienen dos hijos
no nos alcanza → no les alcanza | me regaña si llego tarde → te regaña si llegas tarde | me parece injusto → te parece injusto
este trabajo me está matando → este trabajo te está matando | este trabajo me tiene agotada → este trabajo te tiene agotada
esto me supera → esto te supera | eso me dolió → eso te dolió | ese día no comí → ese día no comiste
mi vida es un caos → tu vida es un caos | mi celular no deja de sonar → tu celular no deja de sonar
mis días son iguales → tus días son iguales | su mamá me odia → su mamá te odia | su familia no me acepta → su familia no te acepta
ella dice que yo ya no estaba hace rato → ella dice que tú ya no estabas hace rato | dice que no lo quiero → dice que no lo quieres
dicen que exagero → dicen que exageras | me dicen que exagero → te dicen que exageras
me pregunto si vale la pena → te preguntas si vale la pena | me pregunta por qué lloro → te pregunta por qué lloras
lo bueno es que tengo a mi hermana → lo bueno es que tienes a tu hermana
lo peor es cuando llega la noche → lo peor es cuando llega la noche | lo amo pero me hace daño → lo amas, y te hace daño
Hoy me sentí mal → hoy te sentiste mal | uno llega a la casa y nadie saluda → llegas a la casa y nadie saluda
yo como madre no descanso → tú como madre no descansas
`;
const VOS = `
me dijo que viaja y que vuelve → te dijo que viaja y que vuelve | no entiendo nada de lo que leo → no entendés nada de lo que leés
estoy re cansada → estás re cansada | ya ni hablo con mi vieja → ya ni hablás con tu vieja | corto con él y vuelvo → cortás con él y volvés
no tengo ganas de nada → no tenés ganas de nada | me parece que molesto → te parece que molestás
vine sola y me quiero volver → viniste sola y te querés volver | conmigo no cuenta nadie → con vos no cuenta nadie
siento que no puedo más con la facultad → sentís que no podés más con la facultad | no sé qué hago acá → no sabés qué hacés ahí
me levanto y ya quiero volver a la cama → te levantás y ya querés volver a la cama
mi viejo no me habla desde Navidad → tu viejo no te habla desde Navidad | laburo todo el día y no llego → laburás todo el día y no llegás
tengo miedo de que me dejen → tenés miedo de que te dejen | soy la que siempre pide perdón → sos la que siempre pide perdón
voy a terapia pero no sirve → vas a terapia, y no sirve | vivo con mi abuela → vivís con tu abuela
no quiero ir al cumple de mi hermana → no querés ir al cumple de tu hermana
me pongo mal cuando no me contesta → te ponés mal cuando no te contesta | prefiero no salir → preferís no salir
duermo cuatro horas → dormís cuatro horas | pido ayuda y nadie me da bola → pedís ayuda y nadie te da bola
he pensado en dejar la carrera → has pensado en dejar la carrera | estoy harta de mí misma → estás harta de vos misma
mi hija no quiere estar conmigo → tu hija no quiere estar con vos | mañana rindo y no sé nada → mañana rendís y no sabés nada
me fui a vivir sola → te fuiste a vivir sola | no podía hablar → no podías hablar | me echaron del laburo → te echaron del laburo
no llego a fin de mes → no llegás a fin de mes | me da cosa pedir → te da cosa pedir | me cuelgo con el celular → te colgás con el celular
siento un vacío cuando vuelvo a casa → sentís un vacío cuando volvés a casa | sueño con mi ex → soñás con tu ex
cierro los ojos y lo veo → cerrás los ojos y lo ves | juego todas las noches → jugás todas las noches
pienso en ella todo el día → pensás en ella todo el día | le escribí y no me respondió → le escribiste y no te respondió
sigo sin poder dormir → seguís sin poder dormir | recuerdo todo → recordás todo | empiezo y no termino → empezás y no terminás
elegí mal → elegiste mal | me río por no llorar → te reís por no llorar | oigo a mis viejos pelear → oís a tus viejos pelear
huyo de todo → huís de todo | debería llamarla → pensás que deberías llamarla | hago terapia hace un año → hacés terapia hace un año
vengo mal desde marzo → venís mal desde marzo | sé que la perdí → sabés que la perdiste | le digo que sí a todo → le decís que sí a todo
no duermo bien desde enero → no dormís bien desde enero
mi mamá me llama todos los días → tu mamá te llama todos los días
me cuesta levantarme de la cama → te cuesta levantarte de la cama
perdí el trabajo la semana pasada → perdiste el trabajo la semana pasada
mi esposo no me ayuda con los niños → tu esposo no te ayuda con los niños
tengo miedo de quedarme sola → tenés miedo de quedarte sola
siento rabia conmigo → sentís rabia con vos
mi jefa me habla mal delante de todos → tu jefa te habla mal delante de todos
no quiero volver a esa casa → no querés volver a esa casa
extraño a mi hermano → extrañás a tu hermano
me arrepiento de haberle gritado → te arrepentís de haberle gritado
le mentí a mi papá → le mentiste a tu papá
mi hija no me quiere ver → tu hija no te quiere ver
cuido a mi abuela de noche → cuidás a tu abuela de noche
debo tres meses de alquiler → debés tres meses de alquiler
no puedo dejar de pensar en eso → no podés dejar de pensar en eso
mis amigos se fueron y me quedé en casa → tus amigos se fueron y te quedaste en casa
me siento invisible en el trabajo → te sentís invisible en el trabajo
mi novio me dejó por mensaje → tu novio te dejó por mensaje
tengo que pagar la luz mañana → tenés que pagar la luz mañana
estoy esperando un resultado → estás esperando un resultado
ayer lloré en el bus → ayer lloraste en el bus
no sé qué decirle a mi mamá → no sabés qué decirle a tu mamá
mi hermano vendió el carro sin avisarme → tu hermano vendió el carro sin avisarte
me duele la cabeza todos los días → te duele la cabeza todos los días
dejé la universidad en marzo → dejaste la universidad en marzo
mi papá nunca me abrazó → tu papá nunca te abrazó
quiero dormir una noche entera → querés dormir una noche entera
me enojo por cualquier cosa → te enojás por cualquier cosa
no le he contado a nadie → no le has contado a nadie
trabajo con mi cuñado → trabajás con tu cuñado
vivo con mi tía y mis primos → vivís con tu tía y tus primos
mi vecina me ayudó mucho → tu vecina te ayudó mucho
como a deshoras y me siento mal → comés a deshoras y te sentís mal
me encerré en el baño del trabajo → te encerraste en el baño del trabajo
mi suegra se mete en todo → tu suegra se mete en todo
no me miro en el espejo → no te mirás en el espejo
soñé con el accidente otra vez → soñaste con el accidente otra vez
mi perro murió el domingo → tu perro murió el domingo
yo crié a mis hermanos → vos criaste a tus hermanos
tengo dos hijos y ninguno me llama → tenés dos hijos y ninguno te llama
me mudé en enero y no conozco a nadie → te mudaste en enero y no conocés a nadie
mi hijo dice que exagero → tu hijo dice que exagerás
mi mamá dice que estoy loca → tu mamá dice que estás loca
fumo cuando estoy nerviosa → fumás cuando estás nerviosa
tomé anoche después de dos meses → tomaste anoche después de dos meses
no voy a la iglesia desde que murió → no vas a la iglesia desde que murió
le grité a mi hijo y me sentí horrible → le gritaste a tu hijo y te sentiste horrible
me despierto a las cuatro → te despertás a las cuatro
pienso en mi mamá todo el día → pensás en tu mamá todo el día
mi ex no me deja ver a los niños → tu ex no te deja ver a los niños
no tengo con quién hablar → no tenés con quién hablar
me da miedo manejar → te da miedo manejar
me cansé de fingir → te cansaste de fingir
no confío en nadie → no confiás en nadie
quisiera volver a pintar → quisieras volver a pintar
mi cabeza no descansa → tu cabeza no descansa
olvidé el cumpleaños de mi hermana → olvidaste el cumpleaños de tu hermana
gasto más de lo que gano → gastás más de lo que ganás
mi sueldo no alcanza → tu sueldo no alcanza
salí de la reunión y vomité → saliste de la reunión y vomitaste
me tiemblan las manos cuando grita → te tiemblan las manos cuando grita
me quedé callada en la reunión → te quedaste callada en la reunión
tengo vergüenza de mi cuerpo → tenés vergüenza de tu cuerpo
mi pareja revisa mi celular → tu pareja revisa tu celular
no fui al entierro de mi abuelo → no fuiste al entierro de tu abuelo
guardo su ropa en el armario → guardás su ropa en el armario
paso los domingos en la cama → pasás los domingos en la cama
evito a mis amigas → evitás a tus amigas
tengo pesadillas con el asalto → tenés pesadillas con el asalto
camino por la playa y me calmo → caminás por la playa y te calmás
pude salir de casa hoy → pudiste salir de casa hoy
me aprobaron el crédito y no me alegré → te aprobaron el crédito y no te alegraste
discutí con mi jefe el lunes → discutiste con tu jefe el lunes
pedí ayuda y nadie vino → pediste ayuda y nadie vino
no me atrevo a decirle → no te atrevés a decirle
mi primo me prestó plata y no puedo devolverla → tu primo te prestó plata y no podés devolverla
fui a la psicóloga dos veces → fuiste a la psicóloga dos veces
me siento culpable por descansar → te sentís culpable por descansar
creo que mi esposa ya no me quiere → creés que tu esposa ya no te quiere
si no contesto mi mamá se enoja → si no contestás tu mamá se enoja
cuando llego a casa nadie me habla → cuando llegás a casa nadie te habla
desde que nació mi hija no salgo → desde que nació tu hija no salís
me llamaron del colegio de mi hijo → te llamaron del colegio de tu hijo
no reconozco mi vida → no reconocés tu vida
`;
const USTED_WOMAN = `
mi esposa me dice que cambie → su esposa le dice que usted cambie | me pidió que renunciara → le pidió que usted renunciara
quiere que me vaya → quiere que usted se vaya
mi esposa y mi suegra me reclaman → su esposa y su suegra le reclaman | me dejaron sola en la oficina → la dejaron sola en la oficina
perdí mi puesto → perdió su puesto | me siento atrapada en mi matrimonio → se siente atrapada en su matrimonio
mi esposo no me habla desde el domingo → su esposo no le habla desde el domingo
me duele la cabeza cuando discuto con él → le duele la cabeza cuando usted discute con él
me tratan como empleada → la tratan como empleada | me humillaron en la reunión → la humillaron en la reunión
le conté a mi hermana y me juzgó → le contó a su hermana y la juzgó | me levanto llorando → se levanta llorando
no me reconozco → no se reconoce | no me entiende → no la entiende | me entendió mal → la entendió mal
mis hijos se fueron y la casa está vacía → sus hijos se fueron y la casa está vacía
mi mamá enfermó y dejé de trabajar → su mamá enfermó y usted dejó de trabajar
cuando me grita me quedo callada → cuando le grita usted se queda callada | me van a operar → la van a operar
me ayuda hablar → le ayuda hablar | tengo mi negocio cerrado → tiene su negocio cerrado | trabajo en mi casa → trabaja en su casa
ya no quiero verlo → ya no quiere verlo | no puedo perdonarme → no puede perdonarse | uno se siente solo → se siente solo
debería haber hablado → piensa que debería haber hablado
no duermo bien desde enero → no duerme bien desde enero
mi mamá me llama todos los días → su mamá la llama todos los días
perdí el trabajo la semana pasada → perdió el trabajo la semana pasada
mi esposo no me ayuda con los niños → su esposo no la ayuda con los niños
tengo miedo de quedarme sola → tiene miedo de quedarse sola
siento rabia conmigo → siente rabia con usted
mi jefa me habla mal delante de todos → su jefa le habla mal delante de todos
no quiero volver a esa casa → no quiere volver a esa casa
extraño a mi hermano → extraña a su hermano
me arrepiento de haberle gritado → se arrepiente de haberle gritado
le mentí a mi papá → le mintió a su papá
mi hija no me quiere ver → su hija no la quiere ver
cuido a mi abuela de noche → cuida a su abuela de noche
debo tres meses de alquiler → debe tres meses de alquiler
no puedo dejar de pensar en eso → no puede dejar de pensar en eso
mis amigos se fueron y me quedé en casa → sus amigos se fueron y usted se quedó en casa
me siento invisible en el trabajo → se siente invisible en el trabajo
mi novio me dejó por mensaje → su novio la dejó por mensaje
tengo que pagar la luz mañana → tiene que pagar la luz mañana
estoy esperando un resultado → está esperando un resultado
ayer lloré en el bus → ayer lloró en el bus
no sé qué decirle a mi mamá → no sabe qué decirle a su mamá
me duele la cabeza todos los días → le duele la cabeza todos los días
dejé la universidad en marzo → dejó la universidad en marzo
mi papá nunca me abrazó → su papá nunca la abrazó
quiero dormir una noche entera → quiere dormir una noche entera
me enojo por cualquier cosa → se enoja por cualquier cosa
no le he contado a nadie → no le ha contado a nadie
trabajo con mi cuñado → trabaja con su cuñado
vivo con mi tía y mis primos → vive con su tía y sus primos
mi vecina me ayudó mucho → su vecina la ayudó mucho
como a deshoras y me siento mal → come a deshoras y se siente mal
me encerré en el baño del trabajo → se encerró en el baño del trabajo
mi suegra se mete en todo → su suegra se mete en todo
no me miro en el espejo → no se mira en el espejo
soñé con el accidente otra vez → soñó con el accidente otra vez
mi perro murió el domingo → su perro murió el domingo
yo crié a mis hermanos → usted crió a sus hermanos
tengo dos hijos y ninguno me llama → tiene dos hijos y ninguno la llama
me mudé en enero y no conozco a nadie → se mudó en enero y no conoce a nadie
mi hijo dice que exagero → su hijo dice que usted exagera
mi mamá dice que estoy loca → su mamá dice que usted está loca
fumo cuando estoy nerviosa → fuma cuando está nerviosa
tomé anoche después de dos meses → tomó anoche después de dos meses
no voy a la iglesia desde que murió → no va a la iglesia desde que murió
le grité a mi hijo y me sentí horrible → le gritó a su hijo y se sintió horrible
me despierto a las cuatro → se despierta a las cuatro
pienso en mi mamá todo el día → piensa en su mamá todo el día
mi ex no me deja ver a los niños → su ex no la deja ver a los niños
no tengo con quién hablar → no tiene con quién hablar
me da miedo manejar → le da miedo manejar
me cansé de fingir → se cansó de fingir
no confío en nadie → no confía en nadie
quisiera volver a pintar → quisiera volver a pintar
mi cabeza no descansa → su cabeza no descansa
olvidé el cumpleaños de mi hermana → olvidó el cumpleaños de su hermana
gasto más de lo que gano → gasta más de lo que gana
mi sueldo no alcanza → su sueldo no alcanza
salí de la reunión y vomité → salió de la reunión y vomitó
me tiemblan las manos cuando grita → le tiemblan las manos cuando grita
me quedé callada en la reunión → se quedó callada en la reunión
tengo vergüenza de mi cuerpo → tiene vergüenza de su cuerpo
no fui al entierro de mi abuelo → no fue al entierro de su abuelo
paso los domingos en la cama → pasa los domingos en la cama
evito a mis amigas → evita a sus amigas
tengo pesadillas con el asalto → tiene pesadillas con el asalto
camino por la playa y me calmo → camina por la playa y se calma
pude salir de casa hoy → pudo salir de casa hoy
discutí con mi jefe el lunes → discutió con su jefe el lunes
pedí ayuda y nadie vino → pidió ayuda y nadie vino
no me atrevo a decirle → no se atreve a decirle
mi primo me prestó plata y no puedo devolverla → su primo le prestó plata y usted no puede devolverla
fui a la psicóloga dos veces → fue a la psicóloga dos veces
me siento culpable por descansar → se siente culpable por descansar
creo que mi esposa ya no me quiere → cree que su esposa ya no la quiere
si no contesto mi mamá se enoja → si no contesta su mamá se enoja
cuando llego a casa nadie me habla → cuando llega a casa nadie le habla
desde que nació mi hija no salgo → desde que nació su hija usted no sale
me llamaron del colegio de mi hijo → la llamaron del colegio de su hijo
no reconozco mi vida → no reconoce su vida
`;
const USTED_MAN = `
otra vez me corrieron el horario → otra vez le corrieron el horario
me cambiaron el turno → le cambiaron el turno
me dejaron la puerta abierta → le dejaron la puerta abierta
mi hijo me pidió dinero y no tengo → su hijo le pidió dinero y usted no tiene
mi hijo toma y no sé qué hacer → su hijo toma y usted no sabe qué hacer
mi esposa trabaja y yo cuido la casa → su esposa trabaja y usted cuida la casa
mi esposa trabaja y cuido la casa → su esposa trabaja y usted cuida la casa
mi esposa se fue y me quedé con los niños → su esposa se fue y usted se quedó con los niños
perdí el negocio y mi esposa se fue → perdió el negocio y su esposa se fue
me operaron y no puedo cargar → lo operaron y usted no puede cargar | extraño a mi mamá → extraña a su mamá
me falta mi hijo → le falta su hijo | me acompaña mi hija → lo acompaña su hija
me acompaña mi hija al médico → lo acompaña su hija al médico | vivo con mi hermano, que toma mucho → vive con su hermano, que toma mucho
la empresa me debe dos meses → la empresa le debe dos meses
la empresa cerró y quedé en la calle → la empresa cerró y usted quedó en la calle | no le hablo a mi hermano → no le habla a su hermano
mi hermano no me habla ni yo le hablo → su hermano no le habla ni usted le habla
tengo deudas que mi esposa no conoce → tiene deudas que su esposa no conoce | cuando llego ella ya duerme → cuando llega ella ya duerme
ella duerme cuando llego → ella duerme cuando usted llega | ella llega y yo salgo → ella llega y usted sale
mi vida no tiene orden → su vida no tiene orden | me siento muy solo en las noches → se siente muy solo en las noches
mi hija no me contesta → su hija no le contesta | me despidieron después de veinte años → lo despidieron después de veinte años
no logro concentrarme → no logra concentrarse | me preocupa el dinero → le preocupa el dinero | me cuesta dormir → le cuesta dormir
tengo que hablar con mi hijo → tiene que hablar con su hijo | mi hijo no me escucha → su hijo no lo escucha
mi socio me quitó la cartera de clientes → su socio le quitó la cartera de clientes
mi hermano vive con mi mamá → su hermano vive con su mamá | me quieren ver fracasar → lo quieren ver fracasar
me da pena molestar → le da pena molestar | mi jefe grita y me encierro → su jefe grita y usted se encierra
cuando ella llora no sé qué decir → cuando ella llora usted no sabe qué decir
yo pago todo y ella no agradece → usted paga todo y ella no agradece | me voy a quedar sin nada → se va a quedar sin nada
se me olvidan las cosas → se le olvidan las cosas | me lo reclaman siempre → se lo reclaman siempre | nadie me llama → nadie lo llama
perdí a mi esposa en enero → perdió a su esposa en enero | no quiero irme de mi casa → no quiere irse de su casa
estoy harto de mí → está harto de usted | mis nietos no me visitan → sus nietos no lo visitan | quiero descansar → quiere descansar
conmigo nadie cuenta → con usted nadie cuenta | uno se cansa → se cansa | uno se cansa de esperar → se cansa de esperar
`;

/** Ambiguous subject, lost tense, noun or verb, unknown form: better nothing than the wrong person. */
const UNSURE_TU = `
extraño hasta como dejaba las luces prendidas | mi mama me obligo a ir | le mande un mensaje y me ignoro | mi papa me pregunto si fumo
llame a mi mama y lloro | pago la luz yo sola | me siento en la cama y lloro | limpio casas ajenas | el cuento de mi vida
me abrazo a la almohada | desde que cambie de turno no duermo | creo que me engaño | mi mamá espera que ayude
mi hija espera que la ayude | a veces pienso que sería mejor irme | era feliz antes | tenía un novio que me pegaba
mi prima tenía una tienda donde trabajaba | decía que me iba a dejar | mi novio y yo vivimos juntos | nado los martes | voto por irme
fue mi culpa que se fuera | Sofía dejó el colegio y no sé qué decirle | hoy cumplimos un año de casados | me dijo gorda enfrente de todos
que me perdone mi mamá | ojalá me perdone | trabajo de noche y estudio de día | discutimos todas las noches
me siento a llorar en el baño | era tarde y no había nadie | si hubiera llegado antes la habría visto | no creo que pueda con la tesis
mi pareja y yo ya no hablamos | me fui sin despedirme de nadie | la casa esta vacia
me pelié con mi vieja | toy cansada | vivía mi abuela con nosotros | llamaba mi tía todos los días | antes venía mi hermano
me decía que era floja | te dije que no puedo | tú qué crees | camino al trabajo me dan náuseas
mi hermano y yo no nos hablamos | hable con mi jefa y no cambio nada | me miraba al espejo y no me gustaba | creía que era mi culpa
nadie sabía que estaba embarazada | me daba vergüenza comer con ellos | me hacía la dormida | me haces falta
si me quedo me muero de tristeza | quiero un trabajo que no me enferme | vamos a perder la casa
peleamos por todo | me encantaba bailar y ya no bailo | pareciera que no existo | mi cabeza no para | me siento como una basura
`;
const UNSURE_USTED = `
mi hermano usa mi carro | mi jefe dice que no sirvo | puede ayudarme mi hermano | nos peleamos ayer
mi mamá me crió sola | me ha costado aceptarlo | me han ayudado mis vecinas
él vendió mi carro
`;

function pairs(table: string): [said: string, back: string][] {
  return table
    .trim()
    .split(/ \| |\n/)
    .map((line) => line.split(' → ') as [string, string]);
}
const cases: [name: string, to: ReflectTo, table: string][] = [
  ['tú', { address: 'tu', gender: null }, TU],
  ['vos', { address: 'vos', gender: null }, VOS],
  ['usted, a woman', { address: 'usted', gender: 'f' }, USTED_WOMAN],
  ['usted, a man', { address: 'usted', gender: 'm' }, USTED_MAN],
];

describe.each(cases)('said back with %s', (_name, to, table) => {
  test.each(pairs(table))('%s → %s', (said, back) => {
    expect(reflect(said, to)).toBe(back);
  });
});

describe('not sure whose it is: nothing is said back', () => {
  test.each(UNSURE_TU.trim().split(/ \| |\n/))('%s', (said) => {
    expect(reflect(said, { address: 'tu', gender: 'f' })).toBeNull();
  });
  test.each(UNSURE_USTED.trim().split(/ \| |\n/))('to usted: %s', (said) => {
    expect(reflect(said, { address: 'usted', gender: 'f' })).toBeNull();
  });
  test('"me dejaron" to usted of unknown gender is not turned into lo or la', () => {
    expect(reflect('me dejaron en la oficina', { address: 'usted', gender: null })).toBeNull();
  });
});
