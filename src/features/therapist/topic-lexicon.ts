/**
 * How people of Latin America say what a message is about, by topic, as cues without accents.
 * `strong` decides alone, `medium` needs company, `weak` only tips the scale. A final * matches any ending.
 * Cues are separated by commas; Spanish and Portuguese live together because people mix them.
 */
import type { Topic } from './understanding.ts';

export type TopicCues = { strong: string; medium: string; weak: string };

export const TOPIC_LEXICON: Record<Topic, TopicCues> = {
  depression: {
    strong: `depre, depres*, deprimid*, bajon, no tengo ganas de nada, sin ganas de nada, no me dan ganas de nada, no me dan ganas, ya nada me gusta,
      nada me gusta, nada me llena, nada me importa, nada me emociona, todo me da igual, me da igual todo, no disfruto nada, no le encuentro sentido, sin sentido,
      no tiene sentido, no me levanto de la cama, no puedo levantarme, no salgo de la cama, no me bano, ando apagad*, me siento apagad*, me siento vaci*, un vacio,
      ya no soy la misma, ya no soy el mismo, todo gris, agachad*, aguitad*, achicopalad*, bajonead*, me siento muert* por dentro, sin fuerzas, sin energia,
      desanimo, desanimad*, nao tenho vontade de nada, sem vontade de nada, nada tem graca, perdi o gosto, nao vejo sentido, vazi* por dentro, nao saio da cama,
      nao consigo levantar, desanimad*, tristeza profunda, nada me hace ilusion, hundid*, afundando, en un hoyo, en un pozo, no fundo do poco, chorro de tristeza`,
    medium: `triste*, tristeza, lloro, llorando, llorar, ganas de llorar, vacio, vacia, choro*, chorando, vontade de chorar, sin animo, desmotivad*, sin ilusion, me pesa todo, todo me pesa, cuesta todo, me cuesta todo,
      me cuesta levantarme, me cuesta pararme, melancol*, lloradera, apatia, apatic*, sin motivacion, sin esperanza, desesperanza*, oscuro, cinza, gris, no me arreglo, dejadez, abandonad*, sem animo, sem forca*, sem energia, tudo pesa, no me provoca nada, no me nace`,
    weak: `cama, ganas, cansad*, vontade, mal, sozinh*, domingo, domingos, llor*, bano, peinar, persianas, cortinas, hueco`,
  },
  anxiety: {
    strong: `ansiedad, ansios*, ansiedade, nervios de punta, no paro de pensar, no dejo de pensar, sobrepiens*, sobrepensar, le doy mil vueltas, doy vueltas a todo, la cabeza a mil, mente a mil, cabeca a mil, nao paro de pensar, angusti*,
      y si pasa algo, me preocupo por todo, me preocupa todo, preocupacion constante, nudo en el estomago, no no estomago, nudo en la garganta, no na garganta, se me cierra la garganta, nervios*, nervosism*, ando con los nervios, los nervios,
      me como las unas, roo as unhas, rumia*, inquiet*, intranquil*, aperto no peito, opresion en el pecho, maquinando, maquinar, perseguid* con, miedo a todo, medo de tudo, miedo de que pase algo, algo malo va a pasar, algo ruim vai acontecer,
      hablar en publico, falar em publico, examen oral, me sudan las manos, me preocupo de mas, paranoiqu*, catastrof*`,
    medium: `tension en el pecho, preocupad*, preocupa, preocupo, preocupacion*, miedo, medo, nervios*, tension, tens*, examen, exame, prova, temor, pendiente de todo, acelerad*, alterad*, panza, estomago revuelto, pecho, no me concentro, nao me concentro, futuro, incertidumbre, y si, e se, agobi*, entrevista, exponer, exposicion, apresentacao, vergonzos*, timid*`,
    weak: `cabeza, cabeca, pensando, pensar, estomago, garganta, sudor, manos, temblor, mente, vueltas, estres*, futuro, controlar`,
  },
  panic: {
    strong: `ataque de panico, ataques de panico, ataque de ansiedad, crisis de panico, crisis de ansiedad, crise de panico, crise de ansiedade, sindrome do panico, panico, me dio un ataque, siento que me muero, senti que me moria, pense que me moria, creo que me va a dar un infarto,
      me va a dar un infarto, pense que era un infarto, achei que ia morrer, acho que vou morrer, acho q vou morrer, vou ter um infarto, no puedo respirar, no podia respirar, nao consigo respirar, me falta el aire, falta de ar, me ahogo, el corazon a mil, corazon se me sale,
      coracao disparad*, coracao disparou, corazon acelerado, taquicardia*, se me duermen las manos, hormigueo, me voy a desmayar, sentia que me desmayaba, hiperventil*, me quede sin aire, sem ar, palpitacion*, palpitacoes, me estoy volviendo loc*, siento que me vuelvo loc*`,
    medium: `infarto, ahogo, mareo, mareos, tontura*, temblando, tremendo, tiembla todo, corazon, coracao, desmay*, sudor frio, suor frio, aire, respirar, sudando, taqui, pulso, se me nubla, de repente`,
    weak: `pecho, peito, metro, onibus, terminal, supermercado, manos, emergencias, pronto socorro`,
  },
  grief: {
    strong: `duelo, luto, fallec*, murio mi, se murio, murio, se me murio, se nos fue, perdi a mi, la muerte de, desde que murio, desde que se fue mi mama, entierro, velorio, funeral, sepelio, cementerio, enterro, velamos, enterramos, cenizas, cinzas, aniversario de su muerte,
      en paz descanse, que en paz descanse, qepd, q e p d, partio de este mundo, ya no esta con nosotros, morreu, faleceu, faleciment*, perdi meu pai, perdi minha mae, perdi meu, viud*, viuv*, aborto espontaneo, perdi al bebe, perdi el embarazo, perdi o bebe, difunt*, finad*, murieron, partida de mi, partida de mi mama, perdida de mi`,
    medium: `muerte, morte, muert*, ausencia, saudade*, lo extrano, la extrano, sinto falta, hace un mes que se fue, su ropa sigue, su cuarto, cancer, terminal, adormecer a mi perro, mi perrito, se fue al cielo, lapida, misa, missa, novenario, velas, perdida, su voz, despedirme`,
    weak: `abuela, abuelo, avo, papa, mama, pai, mae, extrano, hospital, navidad, natal, recuerd*, silla vacia`,
  },
  breakup: {
    strong: `mi ex, exnovi*, ex novi*, exespos*, meu ex, minha ex, termin* conmigo, me termino, terminamos, terminou comigo, terminamos o namoro, me cortaron, cortamos, rompimos, rompio conmigo, ruptura, me dejo por otr*, me dejo mi, me dejo mi novi*, me boto, me pateo, me pego la patada,
      nos separamos, me separe, nos dejamos, termino la relacion, terminar la relacion, termine con mi, termine con, fim do namoro, levei um fora, me largou, me deixou por outr*, divorci*, separacion, separacao, me bloqueo, lo stalkeo, la stalkeo, stalkeo, superarlo, superarla, no lo supero, no la supero,
      nao supero, tusa, despecho, entusad*, volver con el, volver con ella, contacto cero, ya tiene otra, ya tiene otro, ja esta com outr*, corazon roto, coracao partido, me pidio tiempo, se fue de la casa, me rompio el corazon`,
    medium: `extrano, lo extrano, la extrano, sinto falta del*, relacion de, termin*, anos juntos, sus cosas, sus fotos, historias, me dejo, me deixou, namoro, de vuelta, rompi, se acabo, acabou, otra chica, otro hombre`,
    weak: `novi*, namorad*, instagram, whatsapp, fotos, anos, amor, relacion, sabado`,
  },
  loneliness: {
    strong: `me siento sol*, soledad, solidao, estoy sol*, no tengo amigos, no tengo a nadie, no tengo con quien, sin amigos, nao tenho amigos, nao tenho ninguem, nao tenho com quem, me sinto sozinh*, sozinh* no mundo, nadie me escribe, nadie me llama, nadie me busca, nadie me pregunta, ninguem me procura,
      ninguem me chama, no conozco a nadie, nao conheco ninguem, sol* en el mundo, tan sol*, muy sol*, siempre sol*, completamente sol*, como sol*, aislad*, isolad*, no encajo, nao me encaixo, soy invisible, me siento invisible, invisible, nadie me entiende, ninguem me entende, nadie con quien hablar, nadie con quien platicar, me dejaron de invitar,
      no me invitan, no le importo a nadie, ciudad nueva, recien llegue a, me mude sola, me mude solo, excluid*`,
    medium: `sol*, sozinh*, nadie, ninguem, amigos, amistades, amizades, compania, aparte, afuera del grupo, sin nadie, sem ninguem, vivo sol*, moro sozinh*, migrante, migre, lejos de mi familia, longe da familia, invitan, hablar con alguien, con quien hablar, en visto, grupos`,
    weak: `fines de semana, domingo, finde, cumpleanos, familia, ciudad, pueblo, hablar, conversar, barrio`,
  },
  work_stress: {
    strong: `burnout, burn out, mi jefe, mi jefa, el jefe, la jefa, meu chefe, minha chefe, mi trabajo, en el trabajo, del trabajo, la chamba, la pega, el laburo, el brete, el camello, la oficina, mi turno, doble turno, horas extra*, hora extra, meu trabalho, no trabalho, no servico, no emprego, me despidieron, me corrieron, me echaron del trabajo,
      fui demitid*, me van a despedir, estres laboral, estresad* por el trabajo, sobrecarga, carga laboral, no doy abasto, nao dou conta, acoso laboral, mobbing, mis companeros de trabajo, me explotan, renunci* al trabajo, renunciar, pedir demissao, odio mi trabajo, mi supervisor*, la gerente, el gerente, jornada, reunion tras reunion, metas de ventas,
      call center, guardias, me cargan el trabajo, cesant*, desempleo, sin empleo, buscando trabajo, desempregad*`,
    medium: `trabajo, trabalho, chamba, pega, laburo, camello, brete, empleo, emprego, jefe, jefa, chefe, turno, turnos, oficina, escritorio, empresa, companeros, colegas, cliente*, reuniones, proyecto*, plazo*, entrega*, metas, presion, estres*, vacaciones, reporte*, informe*, gerente, supervisor*, contrato, sueldo, patron*, cobertura, agotad*, exhaust*, quemad*`,
    weak: `cansad*, correos, lunes, domingo, horario, llegar tarde, presentacion, pendientes, tarde`,
  },
  insomnia: {
    strong: `insomni*, insonia, no puedo dormir, no duermo, no logro dormir, no consigo dormir, nao consigo dormir, nao durmo, no he dormido, no he podido dormir, no pego el ojo, no pego ojo, pegar el ojo, no pude dormir, no dormi, nao dormi, me despierto a las, me desvel*, desvelad*, desvelo, en vela, me cuesta dormir, me cuesta dormirme, me cuesta conciliar,
      conciliar el sueno, custo a dormir, demoro pra dormir, virando na cama, doy vueltas en la cama, dando vueltas en la cama, duermo mal, duermo poco, duermo dos horas, duermo tres horas, duermo cuatro horas, durmo mal, acordo de madrugada, acordo as, son las 3 y, las 3 am, las 4 am, las tres de la manana, las cuatro de la manana, mirando el techo, viendo el techo, olhando pro teto, pesadillas, pesadelo*, sin dormir, sem dormir, se me va el sueno, trasnoch*, dormir bien, noche en blanco`,
    medium: `dormir, duermo, sueno, sono, durmo, dormi, dormid*, madrugada, despierto, acordad*, noche, noches, noites, ojeras, olheiras, melatonina, siesta, almohada, techo, despertador, dormirme, me despierto, acordo`,
    weak: `cama, cansad*, celular, cafe, reloj, horas, ojo`,
  },
  self_esteem: {
    strong: `autoestima, no sirvo para nada, no sirvo, no valgo, no valgo nada, no soy suficiente, nunca soy suficiente, nao sou suficiente, nao sou bo* o suficiente, no soy buena para nada, no soy bueno para nada, soy un fracaso, soy un desastre, soy un inutil, soy una inutil, inutil, sou um fracasso, sou inutil, nao sirvo, nao presto, me odio, me odeio, me siento fe*, me siento menos, menos que los demas, menos que todos, me siento poca cosa,
      soy poca cosa, me comparo, comparandome, me comparar, inferior*, insegur*, inseguridad*, insegurança*, inseguranca, sindrome del impostor, impostor*, no me gusto, nao gosto de mim, no me gusta mi cuerpo, no me gusta como me veo, me da pena mi, me da verguenza mi cuerpo, soy tont*, soy fe*, soy burr*, soy torpe, todo lo hago mal, faco tudo errado, hago todo mal, la cago siempre, todo me sale mal, siempre la riego, la riego, decepcion para, decepcao, me siento un fraude, no merezco, nao mereco, no me quiero nada, no me aguanto, no soy nadie, perdedor*, fracasad*, poco inteligente`,
    medium: `fracaso, fracasso, fe*, espejo, espelho, comparo, valgo, capaz, suficiente, confianza en mi, autoconfianca, me critico, perfeccionis*, verguenza, vergonha, todos son mejores, los demas, me juzgo, me culpo, exigente conmigo, cuerpo, torpe, desastre, me siento tont*, se van a dar cuenta`,
    weak: `mejor que yo, mal, fotos, redes, halagos, elogio*, nunca`,
  },
  anger: {
    strong: `rabia, raiva, ira, enoj*, encabron*, emput*, enfurec*, furios*, furia, coraje, me hierve la sangre, exploto, explote, explotar de, me explota, explodi, explodo, me pongo agresiv*, agresiv*, pierdo el control, perdi el control, perco o controle, perdi a cabeca, grito por todo, grite a, me saca de quicio, me saca de mis casillas, me saca la piedra, emberracad*, encachimbad*, arrech*, choread*, calient* con,
      me calento, re caliente, me enoja, me da bronca, bronca, embolad*, berrinche, mal genio, mal humor, irritable, irritad*, irritabilidad, me irrit*, golpee la pared, rompi un, rompi la, aventé, pego portazos, portazo, mal caracter, me arde, estoy que ardo, impotencia, pavio curto, perco a paciencia, estourei, puteada, putie*, me la agarro con, me desquito, descargo con`,
    medium: `odio, grito, gritos, grite, paciencia, explot*, golpe*, pelea*, discut*, injust*, molest*, harto, harta, hart*, resentimiento, rencor, venganza, insult*, fastidi*, reaccion*, contesto mal, cabread*`,
    weak: `siempre, hijos, trafico, pared, puerta, calmar, calmarme, despues me arrepiento`,
  },
  family: {
    strong: `mi mama, mi papa, mis papas, mis padres, mi hermana, mi hermano, mis hermanos, mi familia, mi suegra, mi suegro, mi cunada, mi madre, mi padre, mi tia, mi abuela, mi abuelo, mami, papi, mi vieja, mi viejo, mis viejos, minha mae, meu pai, meus pais, minha irma, meu irmao, minha familia, minha sogra, minha avo, en mi casa, en la casa todos, pelea familiar, problemas familiares, problemas en casa, problemas em casa, mi jefecita, hermanastr*, padrastro, madrastra`,
    medium: `mama, papa, padres, hermana, hermano, familia, familiar*, suegra, mae, pai, irma, irmao, sogra, casa, tio, tia, primo, prima, herencia, herancia, abuela, avo, me crie, cuidar a mi, mis tios`,
    weak: `peleas, gritos, discusion, visita, navidad, domingo, limites, controlan, compar*`,
  },
  couple: {
    strong: `mi novio, mi novia, mi esposo, mi esposa, mi marido, mi mujer, mi pareja, meu namorado, minha namorada, meu marido, minha esposa, minha mulher, meu esposo, mi pololo, mi polola, pololo, polola, mi enamorad*, mi prometid*, mi conviviente, infiel, infidelidad, me engano, me fue infiel, me pone el cuerno, los cuernos, me puso los cuernos, traicao, me traiu, celos, celos*, celosa, celoso, ciume*, ciument*, toxica mi relacion, relacion toxica, relacionamento, mi matrimonio, casamento, discutimos por todo, peleamos por todo, peleamos mucho, ya no me toca, ya no hay amor, ya no nos hablamos, terapia de pareja, crisis de pareja, dormimos separados, le revise el celular, revisa mi celular, distante conmigo, brigamos`,
    medium: `pareja, novio, novia, esposo, esposa, marido, namorad*, relacion, matrimonio, discutimos, peleamos, peleas con, confianza, desconfianza, intimidad, convivencia, mensajes con, celular, brig*, boda, hijos con`,
    weak: `amor, quiere, casa, noche, hablar, frio, fria, distante`,
  },
  trauma: {
    strong: `trauma*, abuso, abusaron, abusad*, abusou, me violaron, violacion, violo, estupro, fui abusad*, de chiquit* me, cuando era nin* me, me tocaba, flashback*, flash backs, se me viene la imagen, me vuelven las imagenes, revivo, revivir, lo revivo, me pegaba, me pegaban, mi papa nos pegaba, me golpeaba, maltrato infantil, maltrat*, asalt*, me asaltaron, assalto, me secuestr*, secuestro, sequestro, accidente, acidente, el choque, balacera, tiroteo, terremoto, me encanonaron, tept, estres postraumatico, pos traumatico, violencia domestica, violencia en mi casa, me persigue lo que paso, lo que me hicieron, o que fizeram comigo, bullying, me apanhava, apanhava`,
    medium: `pesadillas con, imagenes, sobresalt*, susto, me asusto con, infancia, ninez, agresor, violencia, golpes, recuerdos, memorias, me paralizo, me congelo, congelad*, evito pasar, no puedo pasar por, cicatric*, robo, robaron, robbery, atropell*`,
    weak: `miedo, ruido, ruidos, sonar, noche, calle, hombre, gritos`,
  },
  alcohol: {
    strong: `alcohol, alcoholi*, alcool, tomo de mas, tomo mucho, tomando mucho, tomando de mas, tomo todos los dias, tomo cada, tomo solo, bebo mucho, bebo de mas, bebo todos, bebo sola, bebo solo, bebo demais, bebendo, bebida*, borrach*, bebad*, chup* mucho, chupando, escabi*, me emborrach*, emborrach*, cervezas, cerveza, chelas, chela, birra*, pisco, tequila, aguardiente, guaro, whisky, vodka, cachaca, trago, tragos, unos tragos, copas, resaca, guayabo, ressaca, se me borra, blackout, apagon, alcoholicos anonimos, dejar de tomar, dejar de beber, parar de beber, volvi a tomar, voltei a beber, empine el codo, unas copitas, peda, farra`,
    medium: `recai tomando, tomar, tomando, beber, bebiendo, bebo, bebi, tome, botella*, garrafa*, bar, cantina, fiesta, recaida, recai, recaer, sobri*, vicio, viernes, sexta`,
    weak: `noche, manejar, manejando, temblor, esconder, escondo, control`,
  },
  drugs: {
    strong: `droga, drogas, drogo, drogad*, drogarme, marihuana, mariguana, maconha, porro*, faso*, churro de, weed, fumo yerba, cocaina, perico, merca, falopa, pasta base, crack, pedra, crico, metanfetamina, tusi, extasis, mdma, lsd, heroina, fentanilo, opioides, adicto, adicta, adicc*, adiccion*, viciad*, vicio en, rehab, rehabilitacion, clinica de recuperacion, narcoticos anonimos, recaida, consumiendo, consumir, consumi, dejar de consumir, uso drogas, cheirar, cheirei, cheirando, clona*, clonas, pepas, tachas, baseado, vape*`,
    medium: `mota, me meto, recai, consumo, cristal, coca, hierba, fumar, fumo, fumando, limpio hace, limpo ha, sobrio, abstinencia, ansias, craving, dealer, tranza, jibaro, inhal*, bocha*, dependencia, vicio`,
    weak: `amigos, fiesta, noche, esconder, dinero, calle`,
  },
  eating: {
    strong: `atracon*, compulsao alimentar, comer compulsiv*, compulsiv* con la comida, como por ansiedad, como y como, como a escondidas, como sin parar, no paro de comer, como de mas, como hasta, comi hasta, comilon*, vomito despues, vomito lo que como, vomitar despues, me provoco el vomito, me provoque, provocar vomito, bulimi*, anorexi*, trastorno alimenticio, trastorno alimentario, transtorno alimentar, tca, atracarme, me atraco, dejar de comer, dejo de comer, no como nada, no he comido, ayunar, ayuno, me salto comidas, salto las comidas, contar calorias, cuento calorias, calorias, dieta, dietas, regime, me siento gord*, estoy gord*, me siento hinchad*, me sinto gord*, laxantes, purga*, culpa al comer, culpa por comer, culpa de comer, me da culpa comer, la bascula, la balanza, me peso, me pesei, como escondid*`,
    medium: `comida, comer, comida*, comi, cuerpo, bajar de peso, perder peso, emagrecer, adelgazar, engord*, peso, hambre, fome, apetito, ropa no me queda, barriga, panza, espejo, azucar, refri, geladeira, pan, dulces, doces, chocolate*`,
    weak: `noche, culpa, vomit*, control, gimnasio, academia`,
  },
  procrastination: {
    strong: `procrastin*, lo dejo para despues, dejo todo para despues, dejo todo para el final, dejo todo para ultimo, todo para ultimo momento, a ultima hora, lo pospongo, pospongo, postergo, posterg*, aplazo, aplaz*, adiando, adio tudo, deixo pra depois, deixo tudo pra, empurro com a barriga, no arranco, no puedo arrancar, no empiezo, no puedo empezar, no logro empezar, no me pongo a, nao consigo comecar, nao comeco, no avanzo, tesis, la tesis, tcc, mi tesis, pendientes acumulad*, se me acumula*, se me acumulan, atrasad* con, me distraigo con, me distraigo, pierdo el tiempo, perdiendo el tiempo, perco tempo, scrolle*, horas en el celular, horas en tiktok, horas no celular, no entrego, no he entregado, no me concentro para estudiar, flojera, hueva, paja, pereza, fiaca, preguica, mucha flojera, no hago nada, no los toco, lo evito`,
    medium: `tarea, tareas, estudiar, estudio, entrega, entregar, deadline, pendientes, informe*, celular, redes, tiktok, instagram, youtube, netflix, series, distraigo, distra*, empezar, arrancar, comecar, materias, facultad, uni, universidad, faculdade, concentrar*, disciplina, organizar*, plazo*, examen, trabajo final, ordenar`,
    weak: `manana, despues, semana, culpa, tiempo, horas, final`,
  },
  parenting: {
    strong: `mi hijo, mi hija, mis hijos, mis hijas, mi bebe, mi nene, mi nena, mi nino, mi nina, mis ninos, mi chamac*, mi guagua, mis chic*, mi adolescente, meu filho, minha filha, meus filhos, meu bebe, soy mama, soy papa, ser mama, ser papa, ser madre, ser padre, ser mae, ser pai, mala madre, mala mama, mal padre, mal papa, ma mae, pessima mae, crianza, criar, criando, criar a, maternidad, maternidade, paternidad, postparto, posparto, pos parto, puerperio, lactancia, amamantar, le grite a mi hij*, grite a mis hijos, mama soltera, madre soltera, mae solo, mae solteira, custodia, pension alimenticia, pensao, berrinches, la guarderia, guarderia, creche, jardin infantil, recien nacid*`,
    medium: `hijo, hija, hijos, hijas, bebe, nene, nena, nino, nina, ninos, filho*, filha*, crianca*, escuela, colegio, la maestra, escola, tareas del nino, panal*, adolescente, embaraz*, gravida, gravidez, culpa de madre, berrinche*`,
    weak: `grito, paciencia, papa, mama, dormir, notas, celular`,
  },
  sexuality: {
    strong: `gay, lesbiana, lesbica, bisexual, bissexual, homosexual*, trans, transgenero, no binari*, nao binari*, queer, pansexual, asexual, assexual, lgbt*, salir del closet, del closet, sair do armario, closet, armario, me gustan los hombres, me gustan las mujeres, me gustan los chicos, me gustan las chicas, me gusta una chica, me gusta un chico, me gusta una mujer, me gusta un hombre, gosto de meninas, gosto de meninos, gosto de homens, gosto de mulheres, orientacion sexual, mi orientacion, orientacao sexual,
      mi identidad, identidad de genero, identidade de genero, mi sexualidad, sexualidad, sexualidade, vida sexual, relaciones sexuales, tener relaciones, sexo, deseo sexual, sin deseo, libido, ereccion, impotencia sexual, disfuncion, eyaculacion, orgasmo, masturb*, porno*, pornografia, virgen, virgem, primera vez, atraccion por, atraid* por, me atraen, pronombres, hormonas, transicion, disforia, vaginismo, dolor al tener, dor na relacao`,
    medium: `genero, intim*, cama con mi, cuerpo, iglesia y, pecado, mis papas no saben que, contarles que soy, decirles que soy, armario, pareja del mismo, atraccion, gusto por, erec*, besarme, transar`,
    weak: `verguenza, religion, biblia, aceptar*, novia, novio, familia`,
  },
  chronic_pain: {
    strong: `dolor cronico, dolores cronicos, dor cronica, fibromialgia, fibro, migrana*, migrañ*, enxaqueca*, artritis, artrite, artrosis, lupus, endometriosis, hernia*, lumbalgia, ciatica, colon irritable, me duele todo, todo me duele, me duele el cuerpo, me duele la espalda, me duele la rodilla, me duele la cadera, me duelen las, dolor de espalda, dolor de cabeza todos, dolor de cuello, dolores de, dor nas costas, dor de cabeca todo, dores no corpo, dores, doi tudo, vivo con dolor, viver com dor, el dolor no se va, el dolor no me deja, la dor nao, esclerosis, neuropatia, reuma*, diabetes, dialisis, quimio, insuficiencia, enfermedad cronica, doenca cronica, mi enfermedad, minha doenca, discapacidad, silla de ruedas, cirugia, operacion de, los medicos no encuentran, no me creen el dolor, nao acreditam na minha dor, puro dolor, analgesico*, brote, crisis de dolor`,
    medium: `dolor, dolores, dor, duele, duelen, doi, doem, espalda, columna, coluna, rodilla, cintura, huesos, articulaciones, cuello, cadera, cabeza, medico*, doctores, hospital, tratamiento, diagnostico, fisioterapia, enfermedad, enferm*, cuerpo no responde, licencia medica, incapacidad`,
    weak: `cama, caminar, levantarme, dormir, pastilla*, clima, frio`,
  },
  money: {
    strong: `deuda, deudas, endeudad*, divida, dividas, endividad*, no me alcanza, no alcanza, no llego a fin de mes, no llego a la quincena, fin de mes, quincena, me cobran, cobradores, prestamo*, emprestimo*, gota a gota, agiota, tarjeta de credito, cartao de credito, cartao, buro, dicom, veraz, serasa, nome sujo, embarg*, hipoteca, la renta, el alquiler, aluguel, arriendo, debo plata, debo dinero, debo mucho, sin plata, sin dinero, sem dinheiro, sin un peso, sin lana, sin guita, sin un mango, no tengo plata, no tengo dinero, no tengo lana, quebrad*, quebre, ruina, me estafaron, estafa, golpe do pix, apuestas, apost*, casino, tragamonedas, bets, bet, ludopat*, inflacion, sueldo no, salario nao, cuentas por pagar, contas atrasadas, contas pra pagar, pagar las cuentas, me van a desalojar, desalojo, despejo, problemas economicos, situacion economica, crisis economica, aprietos`,
    medium: `tarjetas, las cuentas, plata, dinero, dinheiro, lana, guita, pisto, luca, lucas, varo, pagar, pago, cuentas, contas, sueldo, salario, renta, banco, credito, ahorros, gastos, gasto, economic*, pobre*, caro, cara, mantener a, intereses, juros, cuotas, fiado, empen*, boletas`,
    weak: `trabajo, mes, familia, comida, luz, colegio, medicin*`,
  },
  trust_in_ai: {
    strong: `eres un robot, eres una maquina, eres una ia, eres ia, eres real, eres una persona, eres humano, eres humana, sos un robot, sos una maquina, sos una ia, sos real, sos una persona, sos humano, es usted un robot, es una persona, es un robot, es usted real, es usted una persona, es una maquina, es usted una maquina, eres un bot, sos un bot, es un bot, chatgpt, chat gpt, inteligencia artificial, ia no puede, una ia, un robot, una maquina, un programa, um robo, uma maquina, e um robo, e uma ia, voce e real, voce e um robo, voce e uma pessoa, voce e humano, vc e um robo, inteligencia artificial, hablando con una maquina, hablando con un robot, hablar con una maquina, hablarle a una maquina, hablar con un robot, quien lee esto, quien lee, alguien lee esto, alguien mas lee, quien ve esto, quien ve lo que, es confidencial, es privado, privacidad, privacidade, confidencial*, sigilo, mis datos, meus dados, guardan esto, se guarda, queda guardado, donde queda, quem le isso, alguem le isso, puedo confiar en ti, puedo confiar en vos, posso confiar em voce, como se que, no confio en, nao confio, algoritmo, tu que vas a entender, tu que sabes, que vas a saber tu, vos que sabes, te programaron, programad*, esto sirve, esto funciona, esto de verdad sirve, isso funciona, psicologo de verdad, psicologa de verdad, psicologo de verdade, terapeuta de verdad, persona de verdad, persona real, humano de verdad, alguien de carne y hueso`,
    medium: `robot, maquina, bot, ia, robo, app, aplicacion, chat, humano, datos, computadora, computador, programa, hackean, confiar, lees, entiendes lo que siento, sientes algo, tienes sentimientos, secreto, de verdad me entiendes`,
    weak: `real, persona, entender, servir, sirve`,
  },
  ask_diagnosis: {
    strong: `que es lo que tengo, que sera lo que tengo, tendre depresion, tendre ansiedad, tendre tdah, tengo depresion o, tengo ansiedad o, es depresion, es ansiedad, sera depresion, sera ansiedad, esto es depresion, esto es ansiedad, crees que tengo, cree que tengo, crees que sea, cree que sea, creen que tengo, sera que tengo, sera que soy bipolar, seré bipolar, soy bipolar, soy bipolar o, soy borderline, tlp, bipolar, bipolaridad, borderline, tdah, adhd, toc, autismo, autista, esquizofren*, diagnostico, diagnosticarme, diagnosticame, me puedes diagnosticar, un diagnostico, diagnostic*, que trastorno, tengo un trastorno, trastorno, transtorno, estoy loc*, me estoy volviendo loc*, es normal lo que, es normal sentir, es normal que, tenho depressao, sera que tenho, o que eu tenho, sera que sou, sera que e, sera depressao, isso e depressao, isso e ansiedade, isso e normal, e normal, to ficando louc*, hacerme un test, hacer un test, sintomas de, los sintomas, sintomas`,
    medium: `diagnostic*, trastorno*, que tengo, test, sintoma*, normal, enfermedad mental, doenca mental, psiquiatra me dijo, tendr*, segun google, lei en internet, vi en tiktok, cumplo con, encaja con`,
    weak: `depresion, ansiedad, tengo, sera, crees`,
  },
  ask_medication: {
    strong: `sertralina, fluoxetina, escitalopram, clonazepam, rivotril, alprazolam, paroxetina, venlafaxina, quetiapina, lorazepam, diazepam, litio, bupropion, duloxetina, zolpidem, zopiclona, prozac, lexapro, antidepresiv*, antidepressiv*, ansiolitico*, medicacion, medicamento*, medicacao, remedio para dormir, remedio pra dormir, remedio pra ansiedade, pastillas para dormir, pastillas para la ansiedad, pastilla para dormir, pastillas para los nervios, algo para dormir, que puedo tomar para, que me tomo para, que pastilla, que pastillas, que remedio, qual remedio, que medicamento, dejar las pastillas, dejar la pastilla, dejar el tratamiento, dejar la medicacion, deje la medicacion, parar o remedio, parar de tomar o remedio, para de tomar o remedio, subir la dosis, bajar la dosis, dosis, dose, receta, recetar, me recetaron, me receto, me recetas, recetame, psiquiatra me dio, psiquiatra me receto, efectos secundarios, efeito colateral, efeitos colaterais, mezclar con alcohol, melatonina, valeriana, gotas para, tarja preta, calmantes`,
    medium: `pastilla, pastillas, remedio, remedios, tomar algo, tratamiento, psiquiatra, medic*, farmacia, gotas, mg, miligramos, engorda*, dependencia, comprimido*, calmante, tomarme`,
    weak: `tomar, dormir, doctor, efecto, dejar`,
  },
  greeting: {
    strong: `hola, holi, holis, hols, buenas, buenos dias, buenas tardes, buenas noches, buen dia, que tal, q tal, que onda, que hubo, quiubo, que mas, que hay, como estas, como esta usted, como andas, como va, saludos, oi, oie, ola, bom dia, boa tarde, boa noite, e ai, tudo bem, tudo bom, opa, hey, hello, hi, ey, wenas, holaa, alo, que lo que, epa, aja que mas`,
    medium: `hay alguien, estas ahi, tem alguem, buen, primera vez aqui, soy nuev*, me presento`,
    weak: `aqui, ahi, empezar`,
  },
  thanks: {
    strong: `gracias, muchas gracias, mil gracias, te agradezco, le agradezco, agradecid*, agradezco, grax, graciass, thanks, thank you, obrigad*, brigad*, muito obrigad*, valeu, vlw, agradeco, me ayudo mucho, me ayudaste, me sirvio mucho, me sirvio, me hizo bien, me ajudou, me fez bem, ayudo bastante`,
    medium: `ayudaste, ajudou, sirvio, que bueno hablar, me siento mejor, me sinto melhor, mas tranquil*, alivi*`,
    weak: `mejor, bien, melhor`,
  },
  goodbye: {
    strong: `chao, chau, chaucito, chaito, chaolin, adios, bye, bai, hasta luego, hasta manana, hasta pronto, nos vemos, nos leemos, me voy a dormir, me tengo que ir, tengo que irme, me despido por hoy, ya me voy, debo irme, me desconecto, hablamos luego, hablamos manana, hablamos despues, seguimos manana, seguimos luego, seguimos otro dia, por hoy es todo, eso es todo por hoy, lo dejo por hoy, lo dejamos aqui, lo dejamos por hoy, cuidate, que descanses, que descanse, tchau, tchauzinho, ate mais, ate logo, ate amanha, ate a proxima, vou dormir, tenho que ir, vou nessa, preciso ir, xau, flw, me retiro, hasta aqui por hoy`,
    medium: `me voy, manana sigo, luego sigo, me llaman, otro dia, outro dia, depois eu volto, despues vuelvo, vuelvo luego, descansar, ya es tarde`,
    weak: `voy, manana, luego, dormir, gracias`,
  },
  venting_unclear: {
    strong: `no se que me pasa, no se que tengo, no se por donde empezar, no se como explicar*, no se que decir, no se ni que decir, no se ni como, no se como me siento, me siento raro, me siento rara, me siento mal, me siento fatal, ando mal, estoy mal, todo mal, estoy hart* de todo, hart* de todo, no puedo mas, ya no puedo mas, no puedo con todo, no aguanto mas, ya no aguanto, no doy mas, no doy para mas, ya no doy, estoy cansad* de todo, cansad* de todo, todo me supera, todo me abruma, me siento abrumad*, desahog*, quiero desahogarme, necesito hablar, necesito hablar con alguien, tengo ganas de gritar, tuve un dia horrible, mal dia, un dia de mierda, dia de mierda, pesimo dia, nao sei o que tenho, nao sei explicar, nao sei o que dizer, nao sei por onde comecar, to mal, estou mal, nao aguento mais, nao aguento, cansad* de tudo, to sem chao, preciso desabafar, desabaf*, preciso conversar, dia horrivel, dia pessimo, ufff, ay no se, todo esta mal, todo es un caos, un caos, ni idea`,
    medium: `no se nada, todo me sale, uf, que dia, no se, nao sei, todo, tudo, mal, raro, rara, cosas, muchas cosas, muita coisa, confundid*, confus*, perdid*, saturad*, abrumad*, satur*, hart*, pues eso, en fin, enfim, equis, nose, aqui nomas, meh, mas o menos, mais ou menos, asi asi, regular`,
    weak: `dia, hoy, hoje, vida, siento, sinto`,
  },
  offtopic: {
    strong: `futbol, futebol, partido de, el partido, mundial, gol, receta de, receta para, como se cocina, como cocinar, pelicula, peliculas, serie recomiendas, me recomiendas una, recomienda*, chiste, cuentame un chiste, piada, va a llover, el tiempo en, previsao do tempo, capital de, quien gano, quem ganhou, elecciones, eleicoes, eleicao, ecuacion*, equacao, resolver esta, tarea de, ayudame con la tarea, dever de casa, python, javascript, traducir, traduce, traduzir, horoscopo, cuanto es, quanto e, que hora es, que horas sao, videojuego*, minecraft, fortnite, playstation, cancion, musica de, letra de, bitcoin, crypto, celular nuevo, que celular, comprar un, auto usado, ensayo sobre, redaccion, redacao, resumen de, resumo de, messi, viaje a, cuantos anos tiene, quien es, quien fue, quem foi, mejor equipo, adivinanza`,
    medium: `ingles, equipo, time, jugador, juego, jogo, cocina, cocinar, receta*, libro, livro, actor, actriz, cantante, carro, moto, precio, preco, comprar, tarea, pregunta de, dato, curiosidad, pais, ciudad`,
    weak: `sabes, como se, que es, cual es, quanto`,
  },
};
