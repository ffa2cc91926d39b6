/** Data, phrases: two from ACT: stepping back from a thought, and asking what matters before choosing a step. */
import { type Frames, inForms } from './phrase.ts';

export const DISTANCE_EXERCISE_FRAMES: Frames = {
  'ex.defusion.consent': inForms(
    'Hay pensamientos que vuelven aunque uno discuta con ellos. Esta vez no vamos a discutir: vamos a mirarlo con un poco de distancia, para que moleste menos. Son unos {minutes} minutos, y con "alto" paramos. ¿Lo probamos?',
    'Há pensamentos que voltam mesmo que a gente discuta. Desta vez não vamos discutir: vamos olhar de uma certa distância, para incomodar menos. São uns {minutes} minutos; escreva "para" e paramos. Vamos tentar?',
  ),
  'ex.defusion.why': inForms(
    'Un pensamiento repetido parece una verdad. Si uno lo ve como una frase que la mente repite, pesa menos, aunque no cambie. No dice si es cierto o no.',
    'Um pensamento repetido parece uma verdade. Se a gente vê como uma frase que a mente repete, pesa menos, mesmo que não mude. Não diz se é certo ou não.',
  ),
  'ex.defusion.thought': inForms(
    '{Escribe|Escribí|Escriba} en pocas palabras el pensamiento que más vuelve, tal como aparece en la cabeza. Con ese vamos a trabajar.',
    'Escreva em poucas palavras o pensamento que mais volta, do jeito que aparece na cabeça. É esse que vamos trabalhar.',
  ),
  'ex.defusion.thought.help': inForms(
    'Si hay muchos, {elige|elegí|elija} el último que interrumpió lo que {hacías|hacías|hacía}. Por ejemplo: "no voy a poder" o "se va a enojar".',
    'Se há muitos, escolha o último que interrompeu o que você fazia. Por exemplo: "não vou conseguir" ou "vai ficar com raiva".',
  ),
  'ex.defusion.notice': inForms(
    'Ahora {escribe|escribí|escriba} el mismo pensamiento, pero empezando con "Noto que estoy pensando que". Parece poca cosa, y ayuda a verlo como una frase y no como un hecho.',
    'Agora escreva o mesmo pensamento, mas começando por "Noto que estou pensando que". Parece pouca coisa, e ajuda a ver como uma frase e não como um fato.',
  ),
  'ex.defusion.notice.help': inForms(
    'Por ejemplo, si el pensamiento fuera "no voy a poder", quedaría: "Noto que estoy pensando que no voy a poder". ¿Cómo queda el {tuyo|tuyo|suyo}?',
    'Por exemplo, se o pensamento fosse "não vou conseguir", ficaria: "Noto que estou pensando que não vou conseguir". Como fica o seu?',
  ),
  'ex.defusion.way': inForms(
    'Ahora vamos a quitarle seriedad. {Elige|Elegí|Elija} una manera: escucharlo con voz de dibujo animado, o imaginarlo escrito en una hoja que se va por un río. ¿Cuál {prefieres|preferís|prefiere}?',
    'Agora vamos tirar a seriedade dele. Escolha um jeito: ouvir na voz de um desenho animado, ou imaginar escrito numa folha que vai embora pelo rio. Qual você prefere?',
  ),
  'ex.defusion.way.help': inForms(
    'Si imaginar cuesta, la voz suele ser más fácil. {Escribe|Escribí|Escriba} "voz" u "hoja".',
    'Se imaginar é difícil, a voz costuma ser mais fácil. Escreva "voz" ou "folha".',
  ),
  'ex.defusion.play': inForms(
    'Bien. Durante medio minuto, {repite|repetí|repita} el pensamiento de esa manera, despacio. No se trata de que desaparezca, solo de que suene distinto. Después {escribe|escribí|escriba} "ya".',
    'Certo. Durante meio minuto, repita o pensamento desse jeito, devagar. Não é para desaparecer, só para soar diferente. Depois escreva "já".',
  ),
  'ex.defusion.play.help': inForms(
    'Con una sola vez alcanza. También se puede decir muy lento, sílaba por sílaba. Cuando {termines|termines|termine}, {escribe|escribí|escriba} "ya".',
    'Uma vez só basta. Também dá para dizer bem devagar, sílaba por sílaba. Quando terminar, escreva "já".',
  ),
  'ex.defusion.here': inForms(
    'Ahora {vuelve|volvé|vuelva} al lugar donde {estás|estás|está}, aunque el pensamiento siga ahí. {Escribe|Escribí|Escriba} una cosa que {veas|veas|vea} o que se oiga.',
    'Agora volte ao lugar onde você está, mesmo que o pensamento continue ali. Escreva uma coisa que você vê ou que dá para ouvir.',
  ),
  'ex.defusion.here.help': inForms(
    'Sirve cualquier cosa: la luz, un ruido, algo que esté sobre la mesa. {Escribe|Escribí|Escriba} la primera.',
    'Serve qualquer coisa: a luz, um ruído, algo que esteja sobre a mesa. Escreva a primeira.',
  ),
  'ex.defusion.back': inForms(
    'El pensamiento puede estar y no decidir. {Escribe|Escribí|Escriba} algo que {quieras|quieras|quiera} hacer en los próximos diez minutos, aunque el pensamiento siga ahí.',
    'O pensamento pode estar ali e não decidir. Escreva algo que você queira fazer nos próximos dez minutos, mesmo que o pensamento continue.',
  ),
  'ex.defusion.back.help': inForms(
    'Puede ser algo simple, como lavar un plato, cocinar o descansar un rato. ¿Qué {eliges|elegís|elige}?',
    'Pode ser algo simples, como lavar um prato, cozinhar ou descansar um pouco. O que você escolhe?',
  ),
  'ex.values.consent': inForms(
    'Cuando todo pesa, ayuda recordar qué {te|te|le} importa y dar un paso pequeño hacia ahí. Son preguntas cortas, unos {minutes} minutos, y con "alto" paramos. ¿Lo hacemos?',
    'Quando tudo pesa, ajuda lembrar o que importa para você e dar um passo pequeno nessa direção. São perguntas curtas, uns {minutes} minutos; escreva "para" e paramos. Fazemos?',
  ),
  'ex.values.why': inForms(
    'Cuando uno elige por lo que le importa, y no solo por lo que aprieta, es más fácil empezar y sostenerlo. No quita el malestar de golpe.',
    'Quando a gente escolhe pelo que importa, e não só pelo que aperta, é mais fácil começar e manter. Não tira o mal-estar de uma vez.',
  ),
  'ex.values.domain': inForms(
    'Primero, {elige|elegí|elija} una parte de {tu|tu|su} vida para mirar hoy: familia, amistades, pareja, trabajo, estudio, salud, fe u otra. Con una alcanza, así no se mezcla todo. ¿Cuál?',
    'Primeiro, escolha uma parte da sua vida para olhar hoje: família, amizades, casal, trabalho, estudo, saúde, fé ou outra. Uma basta, assim não se mistura tudo. Qual?',
  ),
  'ex.values.domain.help': inForms(
    'Suele ser la parte que más se extraña o la que más duele. ¿Cuál {te|te|le} gustaría cuidar más?',
    'Costuma ser a parte que mais faz falta ou a que mais dói. De qual você gostaria de cuidar mais?',
  ),
  'ex.values.matter': inForms(
    'Ahora el porqué, que es lo que da fuerza para moverse. {Escribe|Escribí|Escriba} qué {te|te|le} importa de esa parte de {tu|tu|su} vida. Por ejemplo: "estar presente" o "aprender".',
    'Agora o porquê, que é o que dá força para se mexer. Escreva o que importa para você nessa parte da vida. Por exemplo: "estar presente" ou "aprender".',
  ),
  'ex.values.matter.help': inForms(
    '{Piensa|Pensá|Piense} en un momento en que esa parte iba bien: ¿qué había ahí que hoy {extrañas|extrañás|extraña}?',
    'Pense num momento em que essa parte ia bem: o que havia ali de que hoje você sente falta?',
  ),
  'ex.values.how': inForms(
    'Lo que importa se nota en cosas pequeñas. {Escribe|Escribí|Escriba} qué {harías|harías|haría} en un día común si eso tuviera más lugar.',
    'O que importa aparece em coisas pequenas. Escreva o que você faria num dia comum se isso tivesse mais espaço.',
  ),
  'ex.values.how.help': inForms(
    'Puede ser algo de un minuto, como saludar, preguntar cómo está alguien o dejar el teléfono. ¿Qué sería?',
    'Pode ser algo de um minuto, como cumprimentar, perguntar como alguém está ou largar o celular. O que seria?',
  ),
  'ex.values.near': inForms(
    'Ahora una medida, sin juzgarla: del 0 al 10, ¿cuánto lugar tuvo eso en {tu|tu|su} última semana? 0 es nada y 10 es todo el que {querías|querías|quería}.',
    'Agora uma medida, sem julgar: de 0 a 10, quanto espaço isso teve na sua última semana? 0 é nada e 10 é todo o que você queria.',
  ),
  'ex.values.act': inForms(
    'No hace falta cambiar todo, alcanza con acercarse un poco. {Escribe|Escribí|Escriba} algo de cinco minutos que {puedas|puedas|pueda} hacer esta semana por eso que {te|te|le} importa.',
    'Não precisa mudar tudo, basta chegar um pouco mais perto. Escreva algo de cinco minutos que você possa fazer esta semana pelo que importa.',
  ),
};
