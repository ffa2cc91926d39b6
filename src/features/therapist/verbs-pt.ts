/**
 * What a written form of a Portuguese verb can be. Many of the first and the third person are identical ("estava",
 * "disse"): those are marked shared, because only the subject tells whose they are.
 */
import { flatten } from './tokens.ts';
import { IRREGULAR_PT, VERBS_PT } from './verbs-pt-list.ts';

type PtReading = { verb: string; person: 'eu' | 'ele' | 'eu-ele' | 'outros'; form: string };

const READINGS = new Map<string, PtReading[]>();

function add(verb: string, person: PtReading['person'], form: string): void {
  const key = flatten(form);
  const list = READINGS.get(key) ?? [];
  if (!list.some((it) => it.verb === verb && it.person === person && it.form === form))
    list.push({ verb, person, form });
  READINGS.set(key, list);
}
function addPair(verb: string, eu: string, ele: string): void {
  if (eu === ele) add(verb, 'eu-ele', eu);
  else {
    add(verb, 'eu', eu);
    add(verb, 'ele', ele);
  }
}

/** c/ç, g/j and gu/qu before the ending's vowel. */
function spelled(stem: string, ending: string, theme: string): string {
  if (theme === 'a' && /^[eé]/.test(ending))
    return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c') + ending;
  if (theme !== 'a' && /^[oa]/.test(ending))
    return stem.replace(/gu$/, 'g').replace(/c$/, 'ç').replace(/g$/, 'j') + ending;
  return stem + ending;
}

function regular(verb: string, euPresent?: string): void {
  const theme = verb.at(-2) ?? 'a';
  const stem = verb.slice(0, -2);
  const put = (eu: string, ele: string) => addPair(verb, spelled(stem, eu, theme), spelled(stem, ele, theme));
  const soft = theme === 'a' ? 'a' : 'e';
  addPair(verb, euPresent ?? spelled(stem, 'o', theme), stem + soft);
  if (theme === 'a') put('ei', 'ou');
  else put('i', theme === 'e' ? 'eu' : 'iu');
  const past = theme === 'a' ? 'ava' : 'ia';
  put(past, past);
  addPair(verb, `${verb}ei`, `${verb}á`);
  addPair(verb, `${verb}ia`, `${verb}ia`);
  const subjunctive = euPresent
    ? euPresent.slice(0, -1) + (theme === 'a' ? 'e' : 'a')
    : spelled(stem, theme === 'a' ? 'e' : 'a', theme);
  addPair(verb, subjunctive, subjunctive);
  const wished = `${stem}${theme}sse`;
  addPair(verb, wished, wished);
  const they = theme === 'a' ? ['am', 'aram', 'avam'] : ['em', `${theme}ram`, 'iam'];
  for (const ending of they) add(verb, 'outros', stem + ending);
}

for (const entry of VERBS_PT.trim().split(/\s+/)) {
  const [verb = '', eu] = entry.split(':');
  regular(verb, eu);
}
for (const [verb, { pairs, others }] of Object.entries(IRREGULAR_PT)) {
  for (const pair of pairs.split(' ')) {
    const [eu = '', ele = eu] = pair.split('/');
    addPair(verb, eu, ele);
  }
  for (const form of others.split(' ')) add(verb, 'outros', form);
}
add('estar', 'eu', 'tô');
add('estar', 'ele', 'tá');
add('estar', 'eu-ele', 'tava');
add('ir', 'eu', 'vô');

export function ptReadingsOf(flat: string): readonly PtReading[] {
  return READINGS.get(flat) ?? [];
}
