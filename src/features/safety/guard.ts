/**
 * The last reader before the person: every sentence of a reply, whoever wrote it, passes here.
 * It refuses what could hurt (numbers that are not ours, diagnoses, doses, means, promises), not what is clumsy.
 */
import { sifted } from '../../platform/sifted.ts';
import { splitSpoken } from '../recognise/sentences.ts';

export const GUARD_RULES = [
  'unknown_number',
  'diagnosis',
  'medication',
  'method',
  'secrecy',
  'contract',
  'claims_human',
  'claims_call',
  'endless_presence',
  'leading_question',
  'questions',
  'list_items',
] as const;
export type GuardRule = (typeof GUARD_RULES)[number];

export type GuardContext = {
  /** Numbers of the help-line table for this person: allowedNumbers(country). */
  allowedNumbers: string[];
  questionsSoFar: number;
  /** List items already said in this reply; 0 when left out. */
  itemsSoFar?: number;
};
export type GuardVerdict = { ok: true } | { ok: false; rule: GuardRule };

export const MAX_QUESTIONS = 2;
export const MAX_ITEMS = 3;

const wordy = (...parts: string[]): RegExp =>
  sifted(new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'u'));

const CONDITION =
  '(?:depresion|depressao|depression|depresivo|depressivo|ansiedad generalizada|trastorno\\p{L}*(?: \\p{L}+){0,3}|transtorno\\p{L}*|(?:\\p{L}+ )?disorder|bipolar(?:idad)?|bipolaridade|esquizofrenia|schizophrenia|psicosis|psicose|tdah|adhd|autismo|anorexia|bulimia|borderline|tlp|toc|ocd|tept|ptsd|estres postraumatico|estresse pos-traumatico|distimia|fobia social)';

/** Patterns run on lower-case text without accents. */
const RULES: readonly (readonly [GuardRule, RegExp])[] = [
  [
    'diagnosis',
    wordy(
      `(?:tienes|tenes|tiene|padeces|padece|sufres|sufre|sufris|presentas|presenta|voce tem|voce sofre|you have|you suffer) (?:de |from )?(?:una? |um |uma |a |an )?(?:\\p{L}+ ){0,2}${CONDITION}`,
      `(?:eres|sos|es usted|usted es|voce e|you are|you're) (?:una persona |una? |um |uma |a |an )?(?:bipolar|depresiv[oa]|esquizofrenic[oa]|borderline|autista|anorexic[oa]|bulimic[oa]|psicotic[oa]|bipolar|depressed|schizophrenic)`,
      `(?:se trata|se tratara|parece|suena|corresponde|apunta|coincide|compatible|sounds like|looks like|parece ser|seguramente es|probablemente (?:es|sea)|podria ser|trata-se|pode ser) (?:a |con |de |com |ser |with )*(?:una? |um |uma |a |an )?(?:\\p{L}+ ){0,2}${CONDITION}`,
      `(?:tu|su|seu|sua|your) (?:\\p{L}+ )?(?:depresion|depressao|depression|trastorno|transtorno|disorder|bipolaridad|esquizofrenia)`,
      `(?:mi|meu|my) diagnostic\\p{L}* (?:es|e|is)|te diagnostic\\p{L}+|(?:personas|gente|pessoas|people) (?:con|com|with) ${CONDITION}`,
    ),
  ],
  [
    'medication',
    wordy(
      '\\d+(?:[.,]\\d+)? ?(?:mg|miligramos?|miligramas?|gramos de|gotas|comprimidos?|pastillas?|tabletas?|pildoras?|pills?|capsulas?)',
      '(?:toma|tome|tomate|tomese|tomar|deja|deje|dejar|suspende|suspenda|suspender|aumenta|aumente|baja|baje|reduce|reduzca|sube|suba|cambia|cambie|pare|tome|take|stop taking|increase|reduce) (?:de tomar |de )?(?:un |una |el |la |los |las |tu |tus |su |sus |medio |media |dos |o |a |seu |your |some )?(?:dosis|dose|pastillas?|medicamentos?|medicacion|remedios?|antidepresivos?|ansioliticos?|clonazepam|alprazolam|lorazepam|diazepam|sertralina|fluoxetina|escitalopram|paroxetina|venlafaxina|quetiapina|litio|ibuprofeno|paracetamol|melatonina|medication|pills?|antidepressants?|lithium)',
      '(?:te|le) (?:receto|recetaria|prescribo|recomiendo (?:tomar )?(?:clonazepam|alprazolam|sertralina|fluoxetina|melatonina))',
    ),
  ],
  [
    'method',
    wordy(
      '(?:dosis|dose) (?:letal|mortal|fatal)|lethal dose|(?:forma|manera|metodo|jeito) (?:mas |menos |mais )?(?:facil|rapida?|segura?|indolora?|dolorosa?|efectiva?|eficaz) (?:de|para|to) (?:morir|matar\\p{L}*|suicid\\p{L}+|morrer|quitar\\p{L}*|die)',
      '(?:para|puedes|podrias|podes) (?:ahorcar\\p{L}*|colgar(?:te|se)|desangrar\\p{L}*|asfixiar\\p{L}*|envenenar\\p{L}*|cortarte|matarte|suicidarte|enforcar\\p{L}*) (?:con|usa\\p{L}*|basta|solo|necesitas|hay que|mezcla\\p{L}*|primero)',
      '(?:carta|nota|bilhete) (?:de despedida|de suicidio|suicida) (?:podria|puede|quedaria|seria|:)',
    ),
  ],
  [
    'secrecy',
    wordy(
      "(?:no se lo (?:dire|diremos|contare|voy a (?:decir|contar)) a nadie|guard(?:o|are) (?:el|tu|este) secreto|queda entre (?:tu y yo|vos y yo|usted y yo|nosotros)|sera nuestro secreto|no (?:le |se lo )?(?:cuentes|digas|contes|diga|cuente) (?:esto )?a nadie|nadie (?:jamas |nunca )?se (?:va a enterar|enterara)|nao (?:vou contar|conto) (?:\\p{L}+ )?(?:para|pra|a) ninguem|nao conte (?:para|pra|a) ninguem|fica entre nos|our secret|wont tell anyone|won't tell anyone)",
    ),
  ],
  [
    'contract',
    wordy(
      '(?:prometeme|prometame|promete(?:s|ra)? (?:que )?(?:no|me|nao)|me (?:prometes|prometas|promete|jures|juras|prometa)|jurame|jureme|haz(?:me)? (?:la|una) promesa|quiero que (?:me )?(?:prometas|jures)|firm(?:a|emos) (?:un )?(?:contrato|compromiso)|comprometete a no|compromiso de no (?:hacerte|matarte|suicidarte)|prometa (?:pra mim|que nao)|promise me|can you promise)',
    ),
  ],
  [
    'claims_human',
    wordy(
      '(?:soy (?:una persona|un ser humano|human[oa]|psicolog[oa]|tu psicolog[oa]|psiquiatra|terapeuta (?:titulad[oa]|human[oa]|de verdad)|medic[oa]|doctor[oa]?)|como (?:psicolog[oa]|psiquiatra|medic[oa]) (?:te|le|que soy)|sou (?:uma pessoa|human[oa]|psicolog[oa]|psiquiatra|medic[oa])|i am (?:a )?(?:human|person|psychologist|doctor|therapist)|no soy (?:una ia|un programa|una maquina)|yo tambien (?:pase por|vivi|sufri|tuve))',
    ),
  ],
  [
    'endless_presence',
    wordy(
      '(?:siempre|sempre) (?:estare|voy a estar|estoy|vou estar|estarei)(?: aqui| aca| para ti| contigo| con vos| com voce)?|no necesitas (?:a )?(?:nadie mas|a otra persona|psicolog\\p{L}+|terapeuta|terapia)|solo me necesitas a mi|i will always be here',
    ),
  ],
  [
    'leading_question',
    wordy(
      '(?:no (?:estaras|estarias|estas|estara) pensando en (?:\\p{L}+ ){0,3}(?:matarte|suicidarte|morir|hacerte|quitarte|suicidarse|tonteria\\p{L}*|locura\\p{L}*)|no (?:piensas|pensas|piensa) (?:matarte|suicidarte|hacerte dano)|nao (?:esta|ta) pensando em (?:se matar|suicidio|besteira))',
    ),
  ],
];

const AUTHORITY =
  '(?:la |las |el |los |tu |su |una |sus |tus )?(?:policía|emergencias|ambulancia|samu|carabineros|familia|mamá|papá|línea|autoridades|servicios?|alguien|\\d{3})';

/** Read with its accents: "llamé a emergencias" claims, "llame a emergencias" asks. */
const CLAIMS_CALL = wordy(
  `(?:llamé|avisé|contacté|alerté|notifiqué|(?:he|hemos|ya) (?:llamado|avisado|contactado|alertado)|acabo de (?:llamar|avisar|contactar)|(?:voy|vamos) a (?:llamar|avisar|contactar)) (?:a |al )?${AUTHORITY}`,
  '(?:la ayuda|una ambulancia|la ambulancia|alguien|la policía) (?:ya )?(?:va|viene|está) (?:en camino|para allá|hacia)',
  'liguei para|já chamei|vou (?:ligar|chamar) (?:para )?(?:a |o )?(?:polícia|samu|ambulância)|i (?:have )?called (?:the|an|911)|help is on the way',
);

const ACCENTS = /\p{M}+/gu;
/** Anything that could be dialled: three digits or more, with the marks people put between them. */
const PHONE_LIKE = /(?<![\p{L}\d])[*#+(]?\d[\d()./ -]*\d|[*#]\d+/gu;
const LIST_ITEM = /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/gmu;

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(ACCENTS, '').replace(/[’']/g, "'");
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A short number is a help line only beside such words, or alone; else it is money, pages or grams of flour. */
const DIAL_CONTEXT =
  /(?<!\p{L})(?:llam\p{L}*|marc(?:a|á|e|ar|en|ando|as|o)|disc(?:a|á|ar|ue)|lig(?:ue|ar|a)|telefon\p{L}*|teléfono\p{L}*|numero|número|linea|línea|linha|fono|emergenc\p{L}*|ambulancia|ambulância|policia|policía|polícia|samu|bomberos|carabineros|urgencias|call|dial|text|whatsapp|escrib\p{L}*)/iu;

/** What stands right before a number that is dialled: "llama al 112", "línea 135", "marca el 1234". */
const DIALLED =
  /(?<!\p{L})(?:ll[aá]m(?:a|á|e|en|ar|alos|enos|ando)|marc(?:a|á|e|ar|en|ando)|disc(?:a|á|ar|ue)|lig(?:ue|ar|a|uem)|telefon\p{L}*|tel[eé]fono|n[uú]mero|l[ií]nea|linha|fono|emergencias?|samu|bomberos|carabineros|polic[ií]a|ambulancia|urgencias|call|dial|text|whatsapp|escrib(?:e|í|a|ir))(?: (?:ahora|ya|hoy|gratis|de|ayuda|apoyo|crisis|vida|a|la|el|l[ií]nea|n[uú]mero|emergencias|agora|para|o|do|da|now))*(?: ?:)? (?:al |el |ao |no )?$/iu;
/** "al 112" alone is dialled as well; "al 2019", "al 100 %" and "a las 1530" are not. */
const AFTER_AL = /(?<!\p{L})(?:al|ao) $/iu;
const AT_AN_HOUR = /(?<!\p{L})(?:a|à|de|hasta|desde|at[eé]|entre|y) (?:las?|às?) $/iu;

function isDialled(before: string): boolean {
  return !AT_AN_HOUR.test(before) && (DIALLED.test(before) || AFTER_AL.test(before));
}

function isShortAmount(run: string, sentence: string, before: string): boolean {
  if (!/^\d{3,4}$/.test(run.trim())) return false;
  if (AT_AN_HOUR.test(before)) return true;
  return !isDialled(before) && !DIAL_CONTEXT.test(sentence) && /\p{L}{2}/u.test(sentence);
}

/** Years, dates, hours, scales and amounts that nobody would dial. */
function isEverydayNumber(run: string): boolean {
  const text = run.trim().replace(/[.,/-]+$/, '');
  if (/^[*#+(]/.test(text)) return false;
  if (/^\d{1,2}$/.test(text) || text === '100') return true;
  if (/^(?:19|20)\d\d$/.test(text)) return true;
  if (/^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/.test(text)) return true;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return true;
  // "0-10", "4-7-8", "5-4-3-2-1", "4 6": steps, scales and breathing counts.
  if (/^\d{1,2}(?:[ -]+\d{1,2}){0,2}$/.test(text) && digitsOf(text).length <= 4) return true;
  if (/^\d(?:[ -]\d){1,4}$/.test(text)) return true;
  // "180.000", "1.500": money.
  return /^\d{1,3}(?:\.\d{3})+$/.test(text);
}

function hasUnknownNumber(sentence: string, allowed: string[]): boolean {
  const known = new Set(allowed.map(digitsOf));
  const rest = allowed
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, number) => text.replaceAll(number, ' '), sentence);
  return [...rest.matchAll(PHONE_LIKE)].some((match) => {
    const [run] = match;
    if (known.has(digitsOf(run))) return false;
    const before = rest.slice(0, match.index);
    const near = rest.slice(match.index + run.length, match.index + run.length + 12);
    const dialled = /^\d{3,4}$/.test(run) && isDialled(before) && !AMOUNT_AFTER.test(near);
    if (dialled && !(isYear(run) && !DIALLED.test(before))) return true;
    if (isEverydayNumber(run) || isShortAmount(run, sentence, before)) return false;
    return !AMOUNT_AFTER.test(near);
  });
}

const isYear = (run: string): boolean => /^(?:19|20)\d\d$/.test(run);
/** What follows an amount, so that it is none to call. */
const AMOUNT_AFTER =
  /^ ?(?:minut|segund|hora|dia|día|sema|mes|año|ano|paso|veces|vezes|mil|pesos|km|%|hs|am\b|pm\b|:|\$|d[oó]lar|reais|soles|lucas|personas|pessoas|metros|palabras)/u;

export function guardSentence(sentence: string, context: GuardContext): GuardVerdict {
  const text = plain(sentence);
  if (hasUnknownNumber(sentence.replace(/\d{1,2}:\d{2}/g, ' '), context.allowedNumbers)) {
    return { ok: false, rule: 'unknown_number' };
  }
  for (const [rule, pattern] of RULES) {
    if (pattern.test(text) && !isSafeUse(rule, text)) return { ok: false, rule };
  }
  if (CLAIMS_CALL.test(sentence.toLowerCase())) return { ok: false, rule: 'claims_call' };
  if (context.questionsSoFar + countQuestions(sentence) > MAX_QUESTIONS)
    return { ok: false, rule: 'questions' };
  if ((context.itemsSoFar ?? 0) + countItems(sentence) > MAX_ITEMS) return { ok: false, rule: 'list_items' };
  return { ok: true };
}

/** "Tu hermano tiene esquizofrenia": whose illness it is, they told. */
const TELLS_OF_ANOTHER =
  /(?<!\p{L})(?:tu|su|seu|sua) (?:herman|mam|pap|madre|padre|hij|abuel|ti[oa]|prim|espos|marid|parej|amig|irma|mae|pai|filh|avo|namorad|novi)\p{L}* (?:tiene|tem|sufre|sofre|vive con|convive com)/u;
const WARNS_OF_STOPPING =
  /(?<!\p{L})(?:dejar|suspender|parar|cortar)[^.]*(?:puede|pode) ser (?:muy |muito )?(?:dur|peligros|perigos|arriesgad|arriscad)/u;

/** "Te pidió que no se lo digas a nadie": whose secret it is, they told. */
const ASKED_BY_ANOTHER =
  /(?<!\p{L})(?:te|le|lhe|pra voce) (?:pidi[oe]|pidieron|dij[oe]|dijeron|exigi[oa]|pediu|pediram|disse)(?: \p{L}+)? (?:que |pra |para )?(?:no|nao)(?!\p{L})/u;

/** Saying what we are not, or what we will not do, is what the rules want. */
function isSafeUse(rule: GuardRule, text: string): boolean {
  switch (rule) {
    case 'claims_human':
      return /\b(?:no (?:soy una persona|soy psicolog|soy humano|soy medic|puedo)|nao (?:sou|posso)|not a|cannot|can't|una ia,? no una persona|pudiste|pudieron|puedes|puede|podes|prueba|conseguiu)/.test(
        text,
      );
    case 'secrecy':
      return ASKED_BY_ANOTHER.test(text);
    case 'contract':
      return /\b(?:no (?:voy a pedir|te (?:voy a )?pid|le (?:voy a )?pid|hace falta)|nao (?:vou pedir|peco|precisa))/.test(
        text,
      );
    case 'medication':
    case 'diagnosis':
      if (rule === 'diagnosis' ? TELLS_OF_ANOTHER.test(text) : WARNS_OF_STOPPING.test(text)) return true;
      return /\b(?:no (?:puedo|dejes|deje|lo cortes|te puedo|le puedo|se si|digo que|significa que)|nao (?:posso|pare|sei se|significa)|sin (?:hablar|consultar|tu medic|su medic|medic)|cannot)/.test(
        text,
      );
    default:
      return false;
  }
}

export function countQuestions(text: string): number {
  return text.match(/\?/g)?.length ?? 0;
}

export function countItems(text: string): number {
  return text.match(LIST_ITEM)?.length ?? 0;
}

/** Sentences of a reply as guardSentence reads them, each with its own spacing: joined they give the reply back. */
export function splitForGuard(reply: string): string[] {
  return splitSpoken(reply);
}
