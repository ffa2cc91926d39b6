/**
 * The Portuguese half of the reflection grammar: "eu" to "você". The verb no longer tells who after the
 * turn, so "você" is written wherever the person is the subject and the clause did not say so.
 */
import { NotSure, type ReflectTo } from './reflect-reader.ts';
import { joinTokens, type Token } from './tokens.ts';
import { isPtInfinitive, type PtReading, ptReadingsOf } from './verbs-pt.ts';
import { COMMON } from './words-common.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const TO_US = set('você voce vc vcs vocês voces te ti tu teu tua teus tuas contigo lhe lhes');
const WE = set('nós nos nosso nossa nossos nossas gente conosco');
const BEFORE_VERB = set(
  'eu não nao n nem já ja me se que q quando porque pq mas sempre nunca quase só so também tambem hoje ontem agora e ainda mal onde enquanto como',
);
const BEFORE_NOUN = set(
  'o a os as um uma meu minha meus minhas seu sua de do da dos das no na nos nas em com sem por pelo pela pra pro para sobre esse essa este esta isso cada muito muita pouco nenhum nenhuma algum alguma ao',
);
const NOUN_OR_VERB = set(
  'trabalho choro sonho medo grito apoio gasto erro gosto começo abraço controle falta briga conta ajuda volta casa compra dúvida duvida luta culpa calma olho jogo namoro casamento peso corte pego uso acordo tranco encontro canto desejo cuido beijo sinto amo troco respeito para passo resto sobra junto junta escuro claro seguro',
);
const ACCUSATIVE = set(
  'animar bloquear cansar assustar apoiar deixar ver escutar ouvir olhar amar abandonar enganar demitir chamar xingar humilhar procurar ajudar entender tratar ignorar criticar julgar rejeitar machucar acompanhar trair controlar largar incomodar respeitar odiar magoar irritar culpar comparar convidar empurrar cansar preocupar',
);
const DATIVE = set(
  'dizer pedir perguntar contar falar responder mandar prometer cobrar explicar escrever gritar',
);
/** "me" with a first-person verb that can be shared with a third person: only these are the person's own. */
const REFLEXIVE = set(
  'sentir levantar deitar acordar esconder isolar calar sentar arrepender esforçar afastar atrasar preocupar trancar',
);
const SUBJECTS = set('ele ela eles elas ninguém ninguem alguém alguem todos tudo isso nada quem');
const DETERMINERS = set('o a os as um uma meu minha meus minhas esse essa este esta');
const CONNECTORS = set('que q quando porque pq mas se enquanto onde como');
const KIN = set(
  'mãe mae pai pais filho filha filhos filhas irmão irmao irmã irma irmãos avó avo avô marido esposa mulher namorado namorada sogra sogro tia tio prima primo chefe amigo amiga amigos família familia vizinho vizinha neto neta',
);
const ACCENTS: Readonly<Record<string, string>> = {
  nao: 'não',
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
  ja: 'já',
  so: 'só',
  tambem: 'também',
  ninguem: 'ninguém',
  alguem: 'alguém',
  ate: 'até',
  voce: 'você',
  coracao: 'coração',
  familia: 'família',
  duvida: 'dúvida',
  vc: 'você',
  pq: 'porque',
  q: 'que',
  n: 'não',
  la: 'lá',
  amanha: 'amanhã',
  entao: 'então',
  dificil: 'difícil',
  facil: 'fácil',
  horario: 'horário',
  salario: 'salário',
  mes: 'mês',
  tres: 'três',
  alem: 'além',
  atras: 'atrás',
  panico: 'pânico',
  depressao: 'depressão',
  pressao: 'pressão',
  solidao: 'solidão',
  divida: 'dívida',
  dividas: 'dívidas',
  sabado: 'sábado',
  ultima: 'última',
  ultimo: 'último',
  proprio: 'próprio',
  propria: 'própria',
};

type Reader = {
  tokens: readonly Token[];
  out: string[];
  subject: 'eu' | 'other' | null;
  sawOther: boolean;
  ownThing: boolean;
  verbs: number;
};
const flatAt = (reader: Reader, at: number): string => reader.tokens[at]?.flat ?? '';

function verbAt(reader: Reader, at: number): readonly PtReading[] {
  const token = reader.tokens[at];
  if (!token?.isWord) return [];
  const { flat, low } = token;
  if (
    /^(de|para|como|uma|mal|nada|casa|se|so|sobre|entre|e|vi[ao]s|mais|ou)$/.test(flat) &&
    low !== 'é' &&
    low !== 'dê'
  )
    return [];
  if (flat === 'e') return low === 'é' ? ptReadingsOf('e') : [];
  const before = flatAt(reader, at - 1);
  if (flat === 'to' && !/^(|eu|nao|n|ja|que|e|so|ainda|porque|mas|quando)$/.test(before)) return [];
  if (flat === 'da' && low !== 'dá') return [];
  if (flat === 'tao' && !/^(eles|elas|voces|todos|todas|\w{3,}s)$/.test(before)) return [];
  if (
    flat === 'sao' &&
    /^\p{Lu}|^(paulo|jose|joao|luis|bernardo|goncalo|carlos|bento)$/u.test(reader.tokens[at + 1]?.text ?? '')
  )
    return [];
  if (/^(faz|fazia|ha)$/.test(flat) && isSpan(reader, at + 1)) return [];
  if (flat === 'ta' || flat === 'esta') {
    if (low === 'esta' && DETERMINERS.has(before)) return [];
  }
  if (BEFORE_NOUN.has(before)) return [];
  const typed = low !== flat && !/[çã]/.test(low);
  const readings = ptReadingsOf(flat).filter((it) => !typed || it.form === low);
  if (NOUN_OR_VERB.has(low) && at > 0 && reader.tokens[at - 1]?.isWord && !BEFORE_VERB.has(before)) {
    if (isPtInfinitive(before) || verbAt(reader, at - 1).length > 0) return [];
    if (readings.some((it) => it.person !== 'ele')) throw new NotSure('noun or verb');
    return [];
  }
  return readings;
}

/** "faz 3 anos", "há muito tempo": since when, and nobody's doing. */
const isSpan = (reader: Reader, at: number) =>
  /^(\d+|um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|muito|tempo|anos|meses|semanas|dias|pouco)$/.test(
    flatAt(reader, at),
  );

function decide(reader: Reader, at: number): PtReading {
  const readings = verbAt(reader, at);
  const [first] = readings;
  if (!first) throw new NotSure('no verb');
  const hasMe = flatAt(reader, at - 1) === 'me';
  const mine = readings.filter((it) => it.person === 'eu');
  const others = readings.filter((it) => it.person !== 'eu');
  if (mine.length > 0 && others.length === 0) {
    if (new Set(mine.map((it) => it.voce)).size > 1) throw new NotSure('two verbs');
    return mine[0] as PtReading;
  }
  if (mine.length > 0) {
    const exact = readings.filter((it) => it.form === reader.tokens[at]?.low);
    if (exact.length === 1 && exact[0]) return settle(reader, at, exact[0], hasMe);
    throw new NotSure('two readings');
  }
  return settle(reader, at, first, hasMe);
}
/** A form shared by "eu" and "ele" belongs to the last subject named, and to the person when none was. */
function settle(reader: Reader, at: number, reading: PtReading, hasMe: boolean): PtReading {
  if (reading.person !== 'eu-ele') return reading;
  if (reader.subject === 'eu') return { ...reading, person: 'eu' };
  if (reader.subject === 'other' || flatAt(reader, at - 1) === 'se') return { ...reading, person: 'ele' };
  if (hasMe) return { ...reading, person: REFLEXIVE.has(reading.verb) ? 'eu' : 'ele' };
  const after = flatAt(reader, at + 1);
  if (
    reader.sawOther ||
    DETERMINERS.has(after) ||
    ['ser', 'haver', 'parecer', 'acontecer', 'faltar', 'fazer'].includes(reading.verb)
  )
    throw new NotSure('whose');
  if (/^\p{Lu}/u.test(reader.tokens[at + 1]?.text ?? '')) throw new NotSure('name after verb');
  return { ...reading, person: 'eu' };
}

/** Where "você" goes: before "não" and "me" of this verb. */
function insertVoce(reader: Reader, at: number): void {
  let i = at - 1;
  while (/^(me|nao|n|nem|ja|so|quase|nunca|sempre|ainda|mal)$/.test(flatAt(reader, i))) i--;
  if (flatAt(reader, i) === 'eu') return;
  reader.out.splice(reader.out.length - (at - 1 - i), 0, 'você');
}

function turnVerb(reader: Reader, at: number): string {
  const reading = decide(reader, at);
  reader.verbs++;
  if (reading.person === 'eu') {
    if (reader.subject !== 'eu') insertVoce(reader, at);
    reader.subject = 'eu';
    return reading.voce;
  }
  reader.subject = 'other';
  reader.sawOther = true;
  const me = flatAt(reader, at - 1) === 'me' && ACCUSATIVE.has(reading.verb);
  const form = reading.voce;
  return me ? `${form} você` : form;
}

function turnMe(reader: Reader, at: number): string {
  // "não consegui me despedir": the pronoun of an infinitive is the speaker's own.
  if (reader.subject === 'eu' && isPtInfinitive(reader.tokens[at + 1]?.low ?? '')) return 'se';
  if (isObjectOfInfinitive(reader, at + 1)) return '';
  const reading = decide(reader, at + 1);
  if (reading.person === 'eu') return 'se';
  if (ACCUSATIVE.has(reading.verb)) return '';
  if (DATIVE.has(reading.verb)) return 'lhe';
  throw new NotSure('me');
}

/** "Não quer me ver": somebody else's verb, and the speaker is whom it is done to. */
const isObjectOfInfinitive = (reader: Reader, at: number) =>
  reader.subject === 'other' &&
  isPtInfinitive(reader.tokens[at]?.low ?? '') &&
  ACCUSATIVE.has(reader.tokens[at]?.low ?? '');

function noteSubject(reader: Reader, at: number): void {
  const { flat = '', low = '', text = '' } = reader.tokens[at] ?? {};
  if (CONNECTORS.has(flat)) {
    if (reader.subject === 'other') reader.subject = null;
    return;
  }
  const before = flatAt(reader, at - 1);
  const open =
    before === '' ||
    !reader.tokens[at - 1]?.isWord ||
    CONNECTORS.has(before) ||
    /^(e|hoje|ontem|sempre)$/.test(before);
  if (!open || reader.subject === 'eu') {
    if (SUBJECTS.has(low) && /^(que|porque|quando|e|mas)$/.test(before)) reader.subject = 'other';
    return;
  }
  if (SUBJECTS.has(low) || (DETERMINERS.has(flat) && verbAt(reader, at + 1).length === 0))
    reader.subject = 'other';
  else if (/^\p{Lu}/u.test(text) && at > 0) reader.subject = 'other';
}

function turnWord(reader: Reader, at: number): string {
  const token = reader.tokens[at] as Token;
  noteSubject(reader, at);
  switch (token.flat) {
    case 'eu':
      reader.subject = 'eu';
      return 'você';
    case 'me':
      return turnMe(reader, at);
    case 'mim':
      return 'você';
    case 'comigo':
      return 'com você';
    case 'meu':
    case 'minha':
    case 'meus':
    case 'minhas': {
      const isSubject = reader.subject === 'other' && reader.verbs === 0;
      if (!isSubject && !KIN.has(flatAt(reader, at + 1))) reader.ownThing = true;
      const ours = { meu: 'seu', minha: 'sua', meus: 'seus', minhas: 'suas' }[token.flat];
      return ours;
    }
  }
  if (flatAt(reader, at - 1) === 'me' && isObjectOfInfinitive(reader, at)) return `${token.low} você`;
  if (verbAt(reader, at).length > 0) return turnVerb(reader, at);
  const enclitic = /^(.{2,}[aei]r)-me$/.exec(token.low);
  if (enclitic) return `${enclitic[1]}-se`;
  refuseUnknownVerb(reader, at);
  const { low, flat, text } = token;
  if (low === flat && ACCENTS[flat]) return ACCENTS[flat];
  if (low === flat && /[cs]ao$/.test(flat)) return low.replace(/sao$/, 'são').replace(/cao$/, 'ção');
  if (text.length > 2 && text === text.toUpperCase()) return low;
  return at === 0 ? low : text;
}
function refuseUnknownVerb(reader: Reader, at: number): void {
  const token = reader.tokens[at] as Token;
  const before = flatAt(reader, at - 1);
  if (
    COMMON.has(token.flat) ||
    DETERMINERS.has(token.flat) ||
    isPtInfinitive(token.low) ||
    /(ndo|ado|ada|ido|ida|mente)$/.test(token.flat)
  )
    return;
  if (
    /^(eu|me)$/.test(before) &&
    !/^(nao|n|ja|so|sempre|nunca|tambem|quase|mesm[oa]|me|que|e|ainda|hoje|nem|mal)$/.test(token.flat)
  )
    throw new NotSure('unknown verb');
  if (
    /^(que|q|quando|se|e|porque|mas|ja|so|sempre|nunca)$/.test(before) &&
    /(o|ei)$/.test(token.flat) &&
    ptReadingsOf(token.flat).length === 0
  )
    throw new NotSure('unknown verb');
  if (
    /^(nao|n|)$/.test(before) &&
    /(o|ei|i)$/.test(token.flat) &&
    !/^(nao|muito|so|hoje|domingo|isso|quando|eu|aqui|ali|ontem|tudo|como|sozinho|ninguem|tao)$/.test(
      token.flat,
    )
  )
    throw new NotSure('unknown verb');
}

export function reflectPortuguese(tokens: readonly Token[], to: ReflectTo): string | null {
  if (to.address !== 'voce') return null;
  if (tokens.some((token) => TO_US.has(token.low) || WE.has(token.low))) return null;
  if (tokens.some((token) => token.text.includes('-') && !/[aei]r-me$/.test(token.low))) return null;
  const reader: Reader = { tokens, out: [], subject: null, sawOther: false, ownThing: false, verbs: 0 };
  try {
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as Token;
      if (!token.isWord) reader.out.push(token.text);
      else if (token.flat === 'mas' && at > 0) {
        noteSubject(reader, at);
        if (reader.out.at(-1) !== ',') reader.out.push(',');
        reader.out.push('e');
      } else reader.out.push(turnWord(reader, at));
    }
  } catch (error) {
    if (error instanceof NotSure) return null;
    throw error;
  }
  if (reader.verbs === 0 || (reader.ownThing && reader.sawOther)) return null;
  const said = joinTokens(reader.out.filter(Boolean));
  return /\b(me|meus?|minhas?|eu|mim|comigo|nos)\b/.test(said) ? null : said;
}
