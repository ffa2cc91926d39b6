/**
 * What a memory and a message have in common: their rare words cut to a stem, and the people in them. Everything
 * that matches memories (recalling, linking, forgetting, choosing for a turn) compares by these and nothing else.
 */
import { plain } from '../cues.ts';

/** Words that say nothing about what a sentence is about. */
const EMPTY = new Set(
  `a al algo alguien alguna algunas algunos alguno ante antes aqui aca ahi alla asi aun aunque bien bueno cada casi como con contra cosa cosas creo cual cuales cuando cuanto cuanta cuantos cuantas de del desde despues dia dias dice dije dijo donde dos el ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estamos estan estar este esto estos estoy fue fueron gente ha hace hacer hago han has hasta hay he hoy igual ir la las le les lo los luego mal manana mas me menos mi mia mio mis misma mismo momento mucha muchas mucho muchos muy nada nadie ni ninguna ninguno no nos nosotros nunca o otra otras otro otros para pero poco poder porque por pues puede puedo que quien quiere quiero se sea sean ser si siempre sido siento sin sobre solo somos son soy su sus suya suyo tal tambien tampoco tan tanto te tenemos tener tengo ti tiene tienen toda todas todavia todo todos tu tus un una unas uno unos usted va vamos van ve ver verdad vez veces vida voy vos y ya yo semana ayer noche tarde tiempo rato hice hizo llama llamo llaman recuerda recuerdas recuerdo acuerda acuerdas acordas acuerdo conte contado contaste hable hablamos hablar saber sabe sabes sabias quedamos quedado olvida olvides borra borres guarda guardes guardar
  ai ainda agora ali ao aos aqui as ate bem com como da das de dela dele deles depois do dos e ela elas ele eles em era essa esse esta estava este estou eu faz fazer foi hoje isso isto ja la mais mas me mesmo meu meus minha minhas muita muito na nao nas nem no nos num numa onde ontem os ou para pela pelo por porque pra pro qual quando que quem sabe se sei sem ser seu seus sim so sua suas ta tao tem tenho ter teu teve todo todos tudo um uma vai voce vou voz chama chamo lembra lembre lembrar contei falei esquece apaga guarda guarde amanha coisa coisas dia semana vez`
    .trim()
    .split(/\s+/),
);

/** People are told apart whole: a sister is not a brother. */
const PEOPLE: Readonly<Record<string, string>> = Object.fromEntries(
  `mama:mama mami:mama madre:mama vieja:mama mae:mama papa:papa papi:papa padre:papa viejo:papa pai:papa papas:padres padres:padres pais:padres
  hermana:hermana hermanita:hermana irma:hermana hermano:hermano hermanito:hermano irmao:hermano hermanos:hermanos hermanas:hermanas irmaos:hermanos
  hija:hija hijita:hija filha:hija nena:hija hijo:hijo hijito:hijo filho:hijo hijos:hijos hijas:hijas filhos:hijos ninos:hijos
  esposa:esposa senora:esposa mujer:esposa esposo:esposo marido:esposo novia:novia namorada:novia polola:novia novio:novio namorado:novio pololo:novio pareja:pareja ex:ex
  abuela:abuela abuelita:abuela avo:abuela nona:abuela nono:abuelo abuelo:abuelo abuelito:abuelo tia:tia tio:tio prima:prima primo:primo suegra:suegra sogra:suegra suegro:suegro sogro:suegro
  jefe:jefe patron:jefe chefe:jefe jefa:jefa patrona:jefa amiga:amiga amigo:amigo amigos:amigos amigas:amigas vecina:vecina vecino:vecino
  perro:perro perra:perro perrito:perro cachorro:perro gato:gato gata:gato gatita:gato nieta:nieta nieto:nieto
  psicologa:psicologo psicologo:psicologo terapeuta:psicologo psiquiatra:psiquiatra doctora:doctor doctor:doctor medica:doctor medico:doctor
  cunada:cunada cunado:cunado sobrina:sobrina sobrino:sobrino companera:companera companero:companero roomie:roomie`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Endings that tell apart forms of one word: "pinto", "pintar", "pintaba". */
const ENDING =
  /(?:ando|endo|iendo|aba[ns]?|ava[ms]?|ia[ns]?|aron|ieron|aram|eram|amos|emos|imos|ad[oa]s?|id[oa]s?|[aei]r|[aeio]s|[ae][nm]|[aeio]|s)$/;
/** "escribirle" is "escribir". */
const CLITIC = /(?<=\w{2}[aei]r)(?:se)?(?:l[aeo]s?|me|te|se|nos)$/;
const STEM_MAX = 7;

/** What stays of a word in all its forms, as far as it stays a word. */
function stemOf(word: string): string {
  const bare = word.replace(CLITIC, '');
  const bases = [bare.replace(ENDING, ''), bare.replace(/[aeio]s?$/, ''), bare];
  return (bases.find((base) => base.length >= 4) ?? word).slice(0, STEM_MAX);
}

export function wordsFlat(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? [];
}

/** Everybody named by their place in this person's life: "mi hermanita" → "hermana". */
export function peopleIn(text: string): string[] {
  return [...new Set(wordsFlat(text).flatMap((word) => PEOPLE[word] ?? []))];
}

/** Asked about several, whoever is one of them counts. */
const AMONG: Readonly<Record<string, readonly string[]>> = {
  hijos: ['hijo', 'hija', 'hijas'],
  hijas: ['hija'],
  hermanos: ['hermano', 'hermana', 'hermanas'],
  hermanas: ['hermana'],
  padres: ['mama', 'papa'],
  amigos: ['amigo', 'amiga', 'amigas'],
  amigas: ['amiga'],
};

export function among(person: string): readonly string[] {
  return [person, ...(AMONG[person] ?? [])];
}

/** Whom a clause is about: the first of the people in it. */
export function personOf(text: string): string | undefined {
  return peopleIn(text)[0];
}

/** The words worth comparing, as stems; people stand as themselves. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsFlat(text)) {
    const person = PEOPLE[word];
    if (person) stems.add(`@${person}`);
    else if (word.length >= 3 && !EMPTY.has(word)) stems.add(stemOf(word));
  }
  return stems;
}

export function isPersonStem(stem: string): boolean {
  return stem.startsWith('@');
}

/** Two texts that say the same, letter for letter but for accents, case and marks. */
export function sameText(a: string, b: string): boolean {
  // Marks and spaces make no more difference than this; most texts differ at a glance.
  if (Math.abs(a.length - b.length) > 6) return false;
  return wordsFlat(a).join(' ') === wordsFlat(b).join(' ');
}

/** Whether a text speaks of what the words name: of the person, or of everything else they name. */
export function touches(text: string, stems: ReadonlySet<string>): boolean {
  const own = stemsOf(text);
  const named = [...stems];
  const people = named.filter(isPersonStem);
  const things = named.filter((stem) => !isPersonStem(stem));
  const hasPeople = people.every((stem) => own.has(stem));
  const hasThings = things.length === 0 || things.some((stem) => own.has(stem));
  return named.length > 0 && hasPeople && hasThings;
}

/** The name that ends a mention: "mi hermana Laura" → "Laura". */
export function nameIn(text: string): string {
  return /\s(\p{Lu}\p{Ll}+)$/u.exec(text)?.[1] ?? '';
}
