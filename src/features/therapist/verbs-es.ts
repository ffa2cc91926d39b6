/** Conjugates the verbs of verbs-es-list.ts once and says what a written form can be. Unknown forms have no reading. */
import { flatten } from './tokens.ts';
import { IRREGULAR_VERBS, VERBS } from './verbs-es-list.ts';

export type Person = 'yo' | 'tu' | 'vos' | 'el' | 'nosotros' | 'ellos';
type Tense =
  | 'present'
  | 'preterite'
  | 'imperfect'
  | 'future'
  | 'conditional'
  | 'subjunctive'
  | 'past-subjunctive';
type Reading = { verb: string; tense: Tense; person: Person; form: string };
type Row = Record<Person, string>;
type Paradigm = Record<Tense, Row>;

const ACCENT: Record<string, string> = { a: 'á', e: 'é', i: 'í', í: 'í', u: 'ú' };

function row(yo: string, tu: string, el: string, nosotros: string, ellos: string, vos = tu): Row {
  return { yo, tu, vos, el, nosotros, ellos };
}
function rowOf(words: string, vos?: string): Row {
  const [yo = '', tu = '', el = '', nosotros = '', ellos = ''] = words.split(' ');
  return row(yo, tu, el, nosotros, ellos, vos ?? tu);
}

/** Keeps the sound of the stem before e: llegué, busqué, empecé. */
function beforeE(stem: string): string {
  return stem.replace(/c$/, 'qu').replace(/gu$/, 'gü').replace(/g$/, 'gu').replace(/z$/, 'c');
}
/** Keeps the sound of the stem before o and a: recojo, sigo, venzo. */
function beforeO(stem: string): string {
  return stem
    .replace(/gu$/, 'g')
    .replace(/g$/, (g) => (stem.endsWith('gu') ? g : 'j'))
    .replace(/([rn])c$/, '$1z');
}

/** The stem with its stressed vowel changed: pens + ie → piens. */
function stressed(stem: string, change: string): string {
  switch (change) {
    case 'ie':
      return stem.replace(/e(?=[^e]*$)/, 'ie');
    case 'ue':
      return stem.replace(/[ou](?=[^ou]*$)/, 'ue').replace(/güe|gue(?=nz)/, 'güe');
    case 'i':
      return stem.replace(/e(?=[^e]*$)/, 'i');
    case 'í':
    case 'ú':
      return stem.replace(new RegExp(`${change === 'í' ? 'i' : 'u'}(?=[^iu]*$)`), change);
    case 'y':
      return `${stem}y`;
    default:
      return stem;
  }
}

type Spec = { verb: string; change: string; third: string };

function presentOf({ verb, change }: Spec): Row {
  const irregular = IRREGULAR_VERBS[verb] ?? {};
  const theme = verb.at(-2) ?? 'a';
  const stem = verb.slice(0, -2);
  const vos = irregular.vos ?? `${stem}${ACCENT[theme]}s`;
  if (irregular.present) return rowOf(irregular.present, vos);
  const strong = irregular.stem ?? stressed(stem, change);
  const soft = theme === 'a' ? 'a' : 'e';
  let yo = theme === 'a' ? `${strong}o` : `${beforeO(strong)}o`;
  if (change === 'zc') yo = `${stem.slice(0, -1)}zco`;
  const plural = theme === 'i' || theme === 'í' ? 'imos' : `${theme}mos`;
  return row(
    irregular.yo ?? yo,
    `${strong}${soft}s`,
    `${strong}${soft}`,
    `${stem}${plural}`,
    `${strong}${soft}n`,
    vos,
  );
}

function preteriteOf({ verb, third }: Spec): Row {
  const irregular = IRREGULAR_VERBS[verb] ?? {};
  if (irregular.preterite) return rowOf(irregular.preterite);
  const stem = verb.slice(0, -2);
  if (irregular.past) {
    const past = irregular.past;
    const they = past.endsWith('j') ? 'eron' : 'ieron';
    return row(`${past}e`, `${past}iste`, `${past}o`, `${past}imos`, `${past}${they}`);
  }
  if (verb.endsWith('ar')) {
    return row(`${beforeE(stem)}é`, `${stem}aste`, `${stem}ó`, `${stem}amos`, `${stem}aron`);
  }
  if (/[aeo]$/.test(stem)) {
    return row(`${stem}í`, `${stem}íste`, `${stem}yó`, `${stem}ímos`, `${stem}yeron`);
  }
  const weak = third ? third : stem;
  const glide = /[^gq]u$/.test(stem) ? 'y' : 'i';
  return row(`${stem}í`, `${stem}iste`, `${weak}${glide}ó`, `${stem}imos`, `${weak}${glide}eron`);
}

function subjunctiveOf(spec: Spec, present: Row): Row {
  const irregular = IRREGULAR_VERBS[spec.verb] ?? {};
  if (irregular.subjunctive) return rowOf(irregular.subjunctive);
  const ar = spec.verb.endsWith('ar');
  const vowel = ar ? 'e' : 'a';
  const strong = ar ? beforeE(present.yo.slice(0, -1)) : present.yo.slice(0, -1);
  const weakBase = spec.verb.slice(0, -2);
  const goes = /g$|zc$/.test(strong) || irregular.yo;
  const weak = ar ? beforeE(weakBase) : goes ? strong : beforeO(spec.third || weakBase);
  return row(
    `${strong}${vowel}`,
    `${strong}${vowel}s`,
    `${strong}${vowel}`,
    `${weak}${vowel}mos`,
    `${strong}${vowel}n`,
  );
}

function conjugate(spec: Spec): Paradigm {
  const { verb } = spec;
  const irregular = IRREGULAR_VERBS[verb] ?? {};
  const stem = verb.slice(0, -2);
  const present = presentOf(spec);
  const preterite = preteriteOf(spec);
  const future = irregular.future ?? verb.replace('ír', 'ir');
  const past = preterite.ellos.slice(0, -3);
  const accented = past.replace(/[aeiou]$/, (vowel) => ACCENT[vowel] ?? vowel);
  const ia = verb.endsWith('ar') ? null : `${stem}ía`;
  return {
    present,
    preterite,
    imperfect: irregular.imperfect
      ? rowOf(irregular.imperfect)
      : ia
        ? row(ia, `${ia}s`, ia, `${ia}mos`, `${ia}n`)
        : row(`${stem}aba`, `${stem}abas`, `${stem}aba`, `${stem}ábamos`, `${stem}aban`),
    future: row(`${future}é`, `${future}ás`, `${future}á`, `${future}emos`, `${future}án`),
    conditional: row(`${future}ía`, `${future}ías`, `${future}ía`, `${future}íamos`, `${future}ían`),
    subjunctive: subjunctiveOf(spec, present),
    'past-subjunctive': row(`${past}ra`, `${past}ras`, `${past}ra`, `${accented}ramos`, `${past}ran`),
  };
}

/** "obtener:tener" conjugates like tener with its own prefix. */
function likeIts(verb: string, model: string): Paradigm {
  const prefix = verb.slice(0, -model.length);
  const base = conjugate({ verb: model, change: '', third: '' });
  const prefixed = Object.entries(base).map(([tense, forms]) => [
    tense,
    Object.fromEntries(Object.entries(forms).map(([person, form]) => [person, prefix + form])),
  ]);
  return Object.fromEntries(prefixed) as Paradigm;
}

function paradigms(): Map<string, Paradigm> {
  const table = new Map<string, Paradigm>();
  for (const entry of [...Object.keys(IRREGULAR_VERBS), ...VERBS.trim().split(/\s+/)]) {
    const [verb = '', rule = ''] = entry.split(':');
    if (table.has(verb)) continue;
    if (/^(tener|poner|traer|caer|decir)$/.test(rule)) {
      table.set(verb, likeIts(verb, rule));
      continue;
    }
    const [change = '', thirdChange = ''] = rule === 'g' ? [''] : rule.split('/');
    const weak = thirdChange || (change === 'i' ? 'i' : '');
    const stem = verb.slice(0, -2);
    const third = weak ? stem.replace(weak === 'u' ? /o(?=[^o]*$)/ : /e(?=[^e]*$)/, weak) : '';
    table.set(verb, conjugate({ verb, change, third }));
  }
  return table;
}

const READINGS = new Map<string, Reading[]>();
for (const [verb, paradigm] of paradigms()) {
  for (const [tense, forms] of Object.entries(paradigm) as [Tense, Row][]) {
    for (const [person, form] of Object.entries(forms) as [Person, string][]) {
      const key = flatten(form);
      const readings = READINGS.get(key) ?? [];
      if (!readings.some((it) => it.verb === verb && it.tense === tense && it.person === person)) {
        readings.push({ verb, tense, person, form });
      }
      READINGS.set(key, readings);
    }
  }
}

/** Every reading of a written form, accents ignored. */
export function readingsOf(flat: string): readonly Reading[] {
  return READINGS.get(flat) ?? [];
}
