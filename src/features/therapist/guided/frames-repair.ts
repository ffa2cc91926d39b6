/** When the thread slips: insult, "ya probé", "no me sirve", a correction, talk of something else. */
import { type Frames, frame } from './phrase.ts';

export const REPAIR_FRAMES: Frames = {
  repair: frame({
    tu: [
      'Me fui por otro lado. Dime qué es lo central.',
      'Leí mal. Ponlo con otras palabras y sigo desde ahí.',
      'Error mío. Vuelve a decírmelo, más corto.',
      'No era por ahí, entonces. ¿Qué era lo importante?',
    ],
    vos: [
      'Me fui por otro lado. Decime qué es lo central.',
      'Leí mal. Ponelo con otras palabras y sigo desde ahí.',
      'Error mío. Volvé a decírmelo, más corto.',
      'No era por ahí, entonces. ¿Qué era lo importante?',
    ],
    usted: [
      'Me fui por otro lado. Dígame qué es lo central.',
      'Leí mal. Póngalo con otras palabras y sigo desde ahí.',
      'Error mío. Vuelva a decírmelo, más corto.',
      'No era por ahí, entonces. ¿Qué era lo importante?',
    ],
    pt: [
      'Fui para outro lado. Diga o que é central.',
      'Li errado. Ponha com outras palavras e sigo daí.',
      'Erro meu. Diga de novo, mais curto.',
      'Não era por aí, então. O que era importante?',
    ],
  }),
  'repair.corrected': frame({
    es: [
      'Leí mal: {fact}. Sigo desde ahí.',
      'Corregido: {fact}. Gracias por decirlo.',
      'Tomo la corrección. {fact}.',
      'Me equivoqué. Entonces {fact}.',
    ],
    pt: [
      'Li errado: {fact}. Sigo daí.',
      'Corrigido: {fact}. Bom que disse.',
      'Tomo a correção. {fact}.',
      'Me enganei. Então {fact}.',
    ],
  }),
  'insult.first': frame({
    tu: [
      'Te fallé en algo o vienes con mucha rabia. Las dos caben. ¿Qué fue?',
      'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?',
      'Recibido. Si metí la pata, dime dónde.',
    ],
    vos: [
      'Te fallé en algo o venís con mucha rabia. Las dos caben. ¿Qué fue?',
      'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?',
      'Recibido. Si metí la pata, decime dónde.',
    ],
    usted: [
      'Le fallé en algo o viene con mucha rabia. Las dos caben. ¿Qué fue?',
      'Algo salió mal ahí. ¿Fue lo que dije, o viene de antes?',
      'Recibido. Si me equivoqué, dígame dónde.',
    ],
    pt: [
      'Falhei em algo ou você vem com muita raiva. As duas cabem. O que foi?',
      'Algo saiu errado aí. Foi o que eu disse, ou vem de antes?',
      'Recebido. Se errei, diga onde.',
    ],
  }),
  'insult.again': frame({
    tu: [
      'Puedes estar con rabia y seguir. Vuelvo a {word}.',
      'La rabia cabe aquí. Quedó abierto {word}; sigue si quieres.',
      'No me voy por eso. ¿Retomamos {word}, o sueltas primero lo que trae hoy la rabia?',
    ],
    vos: [
      'Podés estar con rabia y seguir. Vuelvo a {word}.',
      'La rabia cabe acá. Quedó abierto {word}; seguí si querés.',
      'No me voy por eso. ¿Retomamos {word}, o soltás primero lo que trae hoy la rabia?',
    ],
    usted: [
      'Puede estar con rabia y seguir. Vuelvo a {word}.',
      'La rabia cabe aquí. Quedó abierto {word}; siga si quiere.',
      'No me voy por eso. ¿Retomamos {word}, o suelta primero lo que trae hoy la rabia?',
    ],
    pt: [
      'Dá para estar com raiva e continuar. Volto a {word}.',
      'A raiva cabe aqui. Ficou aberto {word}; siga se quiser.',
      'Não vou embora por isso. Retomamos {word}, ou você solta primeiro o que a raiva traz hoje?',
    ],
  }),
  'insult.stay': frame({
    tu: [
      'La rabia cabe aquí. Escríbela toda, sin cuidar las palabras.',
      'No me ofende. Dime con quién es de verdad, si es con alguien.',
      'Puedes soltarlo aquí. Después vemos qué hay debajo.',
    ],
    vos: [
      'La rabia cabe acá. Escribila toda, sin cuidar las palabras.',
      'No me ofende. Decime con quién es de verdad, si es con alguien.',
      'Podés soltarlo acá. Después vemos qué hay debajo.',
    ],
    usted: [
      'La rabia cabe aquí. Escríbala toda, sin cuidar las palabras.',
      'No me ofende. Dígame con quién es de verdad, si es con alguien.',
      'Puede soltarlo aquí. Después vemos qué hay debajo.',
    ],
    pt: [
      'A raiva cabe aqui. Escreva toda, sem medir as palavras.',
      'Não me ofende. Diga com quem é de verdade, se é com alguém.',
      'Pode soltar aqui. Depois vemos o que há por baixo.',
    ],
  }),
  'tried.first': frame({
    es: [
      'Entonces no lo repetimos. ¿Qué fue lo que no funcionó de esa vez?',
      'Ya está probado, así que no va de nuevo. ¿En qué parte se cayó?',
      'Queda fuera, entonces. ¿Qué pasó cuando se intentó?',
    ],
    pt: [
      'Então não repetimos. O que não funcionou daquela vez?',
      'Já foi testado, então não vai de novo. Em que parte caiu?',
      'Fica fora, então. O que houve quando se tentou?',
    ],
  }),
  'tried.again': frame({
    tu: [
      'Lo marco para no ofrecerlo más. Sigue por donde quieras.',
      'Otra cosa que sale de la lista. Cuéntame qué sí ha servido, aunque sea poco.',
      'Anotado: eso tampoco. Dejo de proponer y te leo.',
    ],
    vos: [
      'Lo marco para no ofrecerlo más. Seguí por donde quieras.',
      'Otra cosa que sale de la lista. Contame qué sí sirvió, aunque sea poco.',
      'Anotado: eso tampoco. Dejo de proponer y te leo.',
    ],
    usted: [
      'Lo marco para no ofrecerlo más. Siga por donde quiera.',
      'Otra cosa que sale de la lista. Cuénteme qué sí ha servido, aunque sea poco.',
      'Anotado: eso tampoco. Dejo de proponer y le leo.',
    ],
    pt: [
      'Marco para não oferecer mais. Siga por onde quiser.',
      'Outra coisa que sai da lista. Conte o que serviu, mesmo que pouco.',
      'Anotado: isso também não. Paro de propor e leio.',
    ],
  }),
  'tried.noted': frame({
    tu: [
      'Con eso sé qué no repetir: {word}. Dime qué parte, en cambio, aflojó un poco.',
      'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?',
      'Con eso sé por dónde no ir. Cuéntame qué sí ayudó alguna vez, aunque fuera poco.',
    ],
    vos: [
      'Con eso sé qué no repetir: {word}. Decime qué parte, en cambio, aflojó un poco.',
      'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?',
      'Con eso sé por dónde no ir. Contame qué sí ayudó alguna vez, aunque fuera poco.',
    ],
    usted: [
      'Con eso sé qué no repetir: {word}. Dígame qué parte, en cambio, aflojó un poco.',
      'Queda claro por qué no sirvió. ¿Qué tendría que ser distinto esta vez?',
      'Con eso sé por dónde no ir. Cuénteme qué sí ayudó alguna vez, aunque fuera poco.',
    ],
    pt: [
      'Com isso sei o que não repetir: {word}. Diga que parte, ao contrário, aliviou um pouco.',
      'Fica claro por que não serviu. O que teria que ser diferente desta vez?',
      'Com isso sei por onde não ir. Conte o que ajudou alguma vez, mesmo que pouco.',
    ],
  }),
  'useless.first': frame({
    tu: [
      'Gracias por decirlo. ¿Qué buscabas: que te escuche, entenderlo o hacer algo?',
      'Entonces cambio. ¿Qué te serviría más: que lea sin preguntar, pensarlo juntos o algo práctico?',
      'Bueno saberlo ahora. Dime qué necesitas: escucha, claridad o un paso.',
    ],
    vos: [
      'Gracias por decirlo. ¿Qué buscabas: que te escuche, entenderlo o hacer algo?',
      'Entonces cambio. ¿Qué te serviría más: que lea sin preguntar, pensarlo o algo práctico?',
      'Bueno saberlo ahora. Decime qué necesitás: escucha, claridad o un paso.',
    ],
    usted: [
      'Gracias por decirlo. ¿Qué buscaba: que le escuche, entenderlo o hacer algo?',
      'Entonces cambio. ¿Qué le serviría más: que lea sin preguntar, pensarlo o algo práctico?',
      'Bueno saberlo ahora. Dígame qué necesita: escucha, claridad o un paso.',
    ],
    pt: [
      'Que bom que disse. O que você buscava: que eu escute, entender ou fazer algo?',
      'Então mudo. O que serviria mais: ler sem perguntar, pensar ou algo prático?',
      'Bom saber agora. Diga do que precisa: escuta, clareza ou um passo.',
    ],
  }),
  'useless.again': frame({
    tu: [
      'Dejo los ejercicios por hoy. Te leo.',
      'De acuerdo, no propongo nada más. Cuenta lo que quieras.',
      'Suelto las propuestas. Queda solo leer lo que traigas.',
    ],
    vos: [
      'Dejo los ejercicios por hoy. Te leo.',
      'De acuerdo, no propongo nada más. Contá lo que quieras.',
      'Suelto las propuestas. Queda solo leer lo que traigas.',
    ],
    usted: [
      'Dejo los ejercicios por hoy. Le leo.',
      'De acuerdo, no propongo nada más. Cuente lo que quiera.',
      'Suelto las propuestas. Queda solo leer lo que traiga.',
    ],
    pt: [
      'Deixo os exercícios por hoje. Estou lendo.',
      'De acordo, não proponho mais nada. Conte o que quiser.',
      'Solto as propostas. Fica só ler o que você trouxer.',
    ],
  }),
  'useless.people': frame({
    tu: [
      'Puede que esto necesite una persona y no un programa. ¿Con quién hablarías hoy, aunque sea cinco minutos?',
      'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.',
      'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse contigo un rato?',
    ],
    vos: [
      'Puede que esto necesite una persona y no un programa. ¿Con quién hablarías hoy, aunque sea cinco minutos?',
      'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.',
      'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse con vos un rato?',
    ],
    usted: [
      'Puede que esto necesite una persona y no un programa. ¿Con quién hablaría hoy, aunque sea cinco minutos?',
      'Hay días en que escribir no alcanza. En Ayuda ahora hay personas que contestan.',
      'No siempre sirvo, y está bien decirlo. ¿Quién cercano podría sentarse con usted un rato?',
    ],
    pt: [
      'Pode ser que isso precise de uma pessoa e não de um programa. Com quem você falaria hoje, nem que cinco minutos?',
      'Há dias em que escrever não basta. Na Ajuda agora há pessoas que atendem.',
      'Nem sempre sirvo, e tudo bem dizer. Quem próximo poderia sentar com você um pouco?',
    ],
  }),
  smalltalk: frame({
    tu: [
      'Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy prefieres despejarte?',
      'De eso sé poco, y está bien que salga. Quedó {word} en pausa; tú dices.',
      'Cambio de aire, entonces. {word} puede esperar.',
    ],
    vos: [
      'Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy preferís despejarte?',
      'De eso sé poco, y está bien que salga. Quedó {word} en pausa; vos decís.',
      'Cambio de aire, entonces. {word} puede esperar.',
    ],
    usted: [
      'Un rato de otra cosa no viene mal. ¿Seguimos con {word} o hoy prefiere despejarse?',
      'De eso sé poco, y está bien que salga. Quedó {word} en pausa; usted dice.',
      'Cambio de aire, entonces. {word} puede esperar.',
    ],
    pt: [
      'Um pouco de outra coisa não faz mal. Seguimos com {word} ou hoje prefere espairecer?',
      'Disso sei pouco, e tudo bem que apareça. Ficou {word} em pausa; você diz.',
      'Mudança de ares, então. {word} pode esperar.',
    ],
  }),
  'smalltalk.follow': frame({
    tu: [
      'Sigue, que también se puede hablar de eso. ¿Qué es lo que te gusta de ahí?',
      'Va, conversamos de otra cosa. Cuéntame.',
      'De eso no sé mucho. Explícamelo como a alguien que llega tarde.',
    ],
    vos: [
      'Seguí, que también se puede hablar de eso. ¿Qué es lo que te gusta de ahí?',
      'Va, conversamos de otra cosa. Contame.',
      'De eso no sé mucho. Explicámelo como a alguien que llega tarde.',
    ],
    usted: [
      'Siga, que también se puede hablar de eso. ¿Qué es lo que le gusta de ahí?',
      'Bien, conversamos de otra cosa. Cuénteme.',
      'De eso no sé mucho. Explíquemelo como a alguien que llega tarde.',
    ],
    pt: [
      'Siga, também dá para falar disso. Do que você gosta aí?',
      'Certo, conversamos de outra coisa. Conte.',
      'Disso não sei muito. Explique como a alguém que chega atrasado.',
    ],
  }),
};
