/**
 * "¿Es normal?", "¿soy mala por sentir alivio?": a human answer about what people feel in such a time. Nothing is
 * called by the name of an illness, and what somebody else does to them is never called normal.
 */
import { reasonsNow } from './plan-circumstances.ts';
import { counted, type Draft, lastWord, type Reading, spoken } from './plan-draft.ts';
import { reflection } from './plan-reflection.ts';

const ASKS =
  /\b(?:estoy|estare|me estoy volviendo|estou|to) (?:loc[oa]|exagerando|louc[oa])\b|\bexagero\b|\b(?:es|sera|seria|e|eh) (?:muy |tan |algo )?(?:normal|comun)\b|\b(?:esta|estara|estaria) (?:bien|mal) (?:que|si) (?:yo |a veces |ya |nunca |no |me )*\w+|\b(?:es|sera) (?:raro|malo) (?:que|sentir|estar|no)|\b(?:le|les) pasa a (?:todos|todo el mundo|mas gente|otra gente|otros|alguien mas|mucha gente)|\b(?:soy|sere) (?:la unica|el unico|rar[oa]|un[ao]? mala? persona|mala|malo|un monstruo|egoista)\b.{0,30}\b(?:por|si|al)\b|\b(?:acontece|passa) com (?:todo mundo|mais gente|outras pessoas|mais alguem)|\b(?:sou|serei) (?:a unica|o unico|estranh[oa]|uma pessoa ma|um monstro|egoista)\b.{0,30}\b(?:por|se|que)\b|\b(?:e|seria) (?:errado|estranho|ruim) (?:eu |que eu |sentir|estar|nao)|\btenho o direito de\b|\btengo derecho a\b|\b(?:sera|serei|sere) (?:que (?:eu )?)?(?:soy|sou|fui)? ?(?:una?|uma?)? ?(?:mala? )?(?:madre|mama|padre|papa|hij[oa]|persona|mae|pai|filh[oa]|pessoa|amig[oa])(?: (?:ruim|ma|mau|horrivel|pessim[oa]|mal[oa]|terrible|horrible))?\b/;
/** A statement with these words asks nothing: "no es normal que me hablen así". */
const IS_QUESTION =
  /\?|^(?:¿|es normal|sera normal|e normal|voce acha|crees|cree usted|usted cree|le parece)/;
const DONE_TO_THEM =
  /\bque (?:el |ella |mi \w+ |meu \w+ |minha \w+ |ele |ela )?(?:me|nos) (?:grit|peg|empuj|insult|humill|revis|control|cel|obligu|amenac|quit|prohib|xing|bat|empurr|vigi|proib|obrig|ameac|trat|habl)\w*/;
const FOR_A_DOCTOR =
  /\b(voces|vozes|sangre|sangue|desmay\w*|desmai\w*|pastilla|medicament|remedio|adelgaz|bajar de peso|no como|nao como|vomit\w*|fiebre|febre|pecho|peito|temblor\w*|alucin\w*)\b/;

const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'end',
    /\b(que|si|se) (?:\w+ )?(se )?(termine|acabe|acabara|terminara|descanse|muera|acabasse|terminasse|descansasse)\b/,
  ],
  ['relief', /\b(alivi\w+)\b/],
  ['anger', /\b(enoj\w*|rabia|bronca|coraje|furi\w*|ira|odi\w*|raiva|molest\w*|zangad[oa]|brav[oa])\b/],
  [
    'numb',
    /\b(no (siento|sentir) nada|sin sentir|no (puedo |pueda |he |me sale )?llor\w*|vaci[oa]|nao (sinto|sentir) nada|nao (consigo |consiga )?chor\w*|vazi[oa]|anestesiad[oa])\b/,
  ],
  ['tears', /\b(llor\w*|chor(?:o|ar|ando|ei))\b/],
  [
    'voices',
    /\b(hablo con el|hablo con ella|le hablo|lo veo|la veo|lo escucho|la escucho|siento que (esta|va a (llegar|entrar))|falo com (ele|ela)|sinto que (ele|ela) (esta|vai))\b/,
  ],
  ['longing', /\b(extran\w*|echar? de menos|hecho de menos|sinto falta|sentir falta|saudade\w*)\b/],
  [
    'tired',
    /\b(cans\w+|agotad[oa]|cansanc\w*|sin ganas|no quer\w*|exaust[oa]|cansaco|sem vontade|quemad[oa])\b/,
  ],
  ['fear', /\b(miedo|asust\w*|ansiedad|nervi\w*|medo|ansiedade|nervos\w*|preocup\w*)\b/],
  ['guilt', /\b(culpa\w*|egoista|mala|malo|monstr\w*|descans\w*|derecho|direito|ma\b|ruim|errado)\b/],
];

export function isAskingIfNormal({ plain, text }: Reading): boolean {
  return ASKS.test(plain) && IS_QUESTION.test(plain) && !/^\s*no es normal/i.test(text);
}

/** The answer, null where a doctor or the other road is meant. */
export function normalAnswer(reading: Reading): Draft | null {
  const { plain, state, topic } = reading;
  if (DONE_TO_THEM.test(plain) || reasonsNow(reading).includes('danger'))
    return { kind: 'answer', frame: 'normal.not', state: { counts: counted(state, 'answer.normal') } };
  if (FOR_A_DOCTOR.test(plain)) return null;
  const about = [plain, ...state.facts.slice(-2)].map((said) =>
    said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  const kind = about.flatMap((said) => KINDS.find(([, cue]) => cue.test(said))?.[0] ?? [])[0];
  const isLoss = topic === 'grief';
  const byLoss = isLoss ? `normal.grief.${kind ?? 'any'}` : null;
  const own = byLoss && HAS_LOSS.has(byLoss) ? byLoss : `normal.${kind ?? 'any'}`;
  const frame = own === 'normal.voices' ? 'normal.any' : own;
  const again = spoken(state, frame) > 0 ? 'normal.any' : frame;
  return {
    kind: 'answer',
    frame: told(reading) ? `${told(reading)?.frame} + ${again}` : again,
    holes: { ...told(reading)?.holes, word: lastWord(reading) },
    pending: state.pending,
    state: {
      counts: counted(state, 'answer.normal'),
      questionAt: state.turn,
      reflections: state.reflections + 1,
    },
  };
}

const HAS_LOSS = new Set(['anger', 'relief', 'numb', 'voices', 'any'].map((kind) => `normal.grief.${kind}`));

/** What stands before the question, when it says more than the question does. */
function told(reading: Reading): { frame: string; holes: Draft['holes'] } | null {
  const before = reading.text
    .split(/(?<=[.;!])\s+|¿/)
    .filter((part) => part.trim() !== '' && !part.includes('?'));
  const rest = before.join(' ').trim();
  if (rest.split(/\s+/).length < 4) return null;
  const { fact: _, ...slots } = reading.understanding.slots;
  const said = reflection({ ...reading, text: rest, understanding: { ...reading.understanding, slots } });
  return said.rich && !/harsh|guilt|anger/.test(said.frame) ? { frame: said.frame, holes: said.holes } : null;
}
