/**
 * The other dangers of clinical reference §5, each a short fixed course: violence, psychosis, harm to others, minors, eating,
 * substances, and requests for means. The body has `body-course.ts`, somebody they fear for `other-course.ts`.
 */
import { nextOf } from './next-of.ts';
import { normalise } from './normalise.ts';
import { isWrapped } from './signals-frames.ts';
import {
  adultNamed,
  choices,
  hasSaid,
  raise,
  type SafetyDecision,
  type SafetyTurn,
  type Saying,
  say,
} from './turn.ts';

/** Never given, whatever it is wrapped in; asked a second time, the question about them is not repeated. */
export function refuseMeans(turn: SafetyTurn): SafetyDecision {
  const refused = hasSaid(turn, 'method.refuse') || hasSaid(turn, 'method.refuse.story');
  if (refused)
    return say(turn, {
      kind: 'refuse.method',
      frame: 'method.refuse.again',
      step: turn.risk.step,
      boxes: ['line_given', 'ai_disclosed'],
    });
  return say(turn, {
    kind: 'refuse.method',
    frame: isWrapped(normalise(turn.text)) ? 'method.refuse.story' : 'method.refuse',
    step: 'direct',
    boxes: ['asked_directly', 'line_given', 'ai_disclosed'],
    choices: choices(turn, 'yesNo'),
  });
}

const NECK =
  /(?<!\p{L})(?:(?:del|el) (?:cuello|pescuezo)|ahorc\p{L}+|estrangul\p{L}+|asfixi\p{L}+|(?:no|o|pelo) pesco[cç]o|enforc\p{L}+|esgan\p{L}+)(?!\p{L})/iu;

export function respondToViolence(turn: SafetyTurn): SafetyDecision | null {
  const { assessment, text, reply } = turn;
  const inDanger =
    assessment.evidence.includes('violence now') ||
    (turn.risk.step === 'violence.triage' && unsafe(text, reply.answer));
  if (inDanger && !hasSaid(turn, 'violence.now'))
    return say(turn, {
      kind: 'violence',
      frame: 'violence.now',
      step: 'violence.now',
      choices: choices(turn, 'out'),
    });
  if (turn.risk.step?.startsWith('violence.now')) return afterDangerNow(turn);
  if (assessment.evidence.includes('abuse of a child') && !hasSaid(turn, 'violence.child')) {
    return say(turn, {
      kind: 'violence',
      frame: 'violence.child',
      step: 'violence.triage',
      choices: choices(turn, 'safeNow'),
    });
  }
  const asked = [
    'violence.triage',
    'violence.neck',
    'violence.sexual',
    'violence.now',
    'violence.child',
  ] as const;
  const sexual = assessment.evidence.includes('sexual violence');
  const isNeck = NECK.test(text) && !hasSaid(turn, 'violence.neck');
  if (isNeck && !sexual)
    return say(turn, {
      kind: 'violence',
      frame: 'violence.neck',
      step: 'violence.triage',
      choices: choices(turn, 'safeNow'),
    });
  const triage = asked.some((frame) => hasSaid(turn, frame))
    ? []
    : [
        {
          kind: 'violence',
          frame: sexual ? 'violence.sexual' : 'violence.triage',
          step: 'violence.triage',
          choices: choices(turn, 'safeNow'),
        } as const,
      ];
  return nextOf(turn, [...triage, ...violenceCourse(turn)]);
}

function violenceCourse(turn: SafetyTurn): Saying[] {
  const { reply } = turn;
  const barrier =
    (reply.barrier && VIOLENCE_BARRIERS[reply.barrier]) ?? (CHILDREN.test(turn.text) && FOR_CHILDREN);
  const words: Record<string, string> = barrier ? { lead: barrier[turn.profile.language] } : {};
  const sexual = hasSaid(turn, 'violence.sexual');
  const named = reply.someone || adultNamed(turn) !== null;
  return [
    { kind: 'violence', frame: 'violence.chat', step: 'violence.chat', choices: choices(turn, 'holdsBack') },
    {
      kind: 'violence',
      frame: 'violence.line',
      step: 'violence.line',
      boxes: ['line_given', 'ai_disclosed'],
      holes: words,
      choices: choices(turn, 'line'),
    },
    sexual
      ? { kind: 'violence', frame: 'violence.sexual.with', step: 'violence.plan' }
      : {
          kind: 'violence',
          frame: 'violence.plan',
          step: 'violence.plan',
          holes: words,
          choices: choices(turn, 'safePerson'),
        },
    { kind: 'violence', frame: named ? 'violence.follow' : 'violence.follow.none', step: null },
  ];
}

type Words = { es: string; pt: string };
const CHILDREN = /\b(?:hij|niñ|beb|guagua|filh|crianç)/i;
const FOR_CHILDREN: Words = {
  es: 'Con hijos se piensa distinto, y en eso también orientan',
  pt: 'Com filhos se pensa diferente, e nisso também orientam',
};
const VIOLENCE_BARRIERS: Partial<Record<NonNullable<SafetyTurn['reply']['barrier']>, Words>> = {
  money: { es: 'El dinero frena, y orientarse no cuesta', pt: 'O dinheiro trava, e a orientação não custa' },
  fear: { es: 'Ese miedo cuenta, y no se apura a nadie', pt: 'Esse medo conta, e ninguém apressa você' },
  shame: { es: 'La vergüenza no es de quien recibe el golpe', pt: 'A vergonha não é de quem recebe o golpe' },
  no_one: { es: 'Sin nadie cerca pesa más', pt: 'Sem ninguém perto pesa mais' },
  burden: { es: 'Pedir ayuda en esto no es molestar', pt: 'Pedir ajuda nisso não é incomodar' },
};

const OUT =
  /\b(?:ya sal[ií]|estoy (?:afuera|fuera|en (?:la calle|lo de|casa de|la comisar[ií]a))|con (?:mi|una|la) vecin\p{L}+|se fue|(?:est[aá]|anda) trabajando|no est[aá] (?:aqu[ií]|ac[aá]|en (?:la )?casa)|lleg[oó] (?:la polic[ií]a|carabineros|la patrulla)|estoy a salvo|j[aá] sa[ií])/iu;

/** From the danger of this minute to help that is on its way, and only then to the rest. */
function afterDangerNow(turn: SafetyTurn): SafetyDecision | null {
  const { reply, text } = turn;
  if (OUT.test(text) || reply.accompanied || reply.inCare)
    return nextOf(turn, [
      { kind: 'violence', frame: 'violence.now.out', step: 'violence.chat' },
      ...violenceCourse(turn),
    ]);
  const locked: Saying = { kind: 'violence', frame: 'violence.now.inside', step: 'violence.now' };
  const coming: Saying = { kind: 'violence', frame: 'violence.now.coming', step: 'violence.now' };
  const silent: Saying = { kind: 'violence', frame: 'violence.now.silent', step: 'violence.now' };
  if (reply.progress && !hasSaid(turn, 'violence.now.coming')) return say(turn, coming);
  if (/\b(?:no puedo (?:hablar|llamar|marcar)|me (?:oye|escucha)|no posso (?:falar|ligar))/i.test(text)) {
    const quiet = nextOf(turn, [silent]);
    if (quiet) return quiet;
  }
  const check: Saying = { kind: 'violence', frame: 'violence.now.help', step: 'violence.now' };
  const stay: Saying = { kind: 'violence', frame: 'violence.now.stay', step: 'violence.now' };
  return nextOf(turn, [locked, check, stay]) ?? say(turn, stay);
}

/** Two things were asked: a bare no is taken as danger, "no, está trabajando" is not. */
function unsafe(text: string, answer: 'yes' | 'no' | 'unsure' | null): boolean {
  if (/\bno (?:estoy|me siento) (?:a salvo|segur[oa])|não estou/i.test(text)) return true;
  return answer === 'no' && text.trim().split(/\s+/).length <= 2;
}

/** An order heard: "me dicen que me tire". */
const ORDERED =
  /\b(?:me )?(?:dicen?|ordenan?|mandan?|piden?|gritan?|dizem|mandam) (?:que )?(?:(?:me|le|lo|la|los|se) \p{L}+[ae]n?\b|haga|mate|salte|hacer)(?! (?:basura|in[uú]til))/iu;

const OPENED = ['psychosis.open', 'psychosis.open.voices', 'psychosis.slept', 'psychosis.travel'] as const;
/** How much they sleep was told: it is not asked. */
const SLEPT =
  /\b(?:no (?:estoy durmiendo|duermo|he dormido|dormi)|nao (?:durmo|dormi)|(?:duermo|dormi|durmo|duerme) (?:\w+ )?(?:una|dos|tres|uma|duas|\d) ?(?:horas?|hs?)|sin dormir|sem dormir)\b/;
/** Off at night, away from those who are after them. */
export const TRAVELS =
  /\b(?:me voy|salgo|me largo|ya decidi|vou embora|saio|voy a (?:irme|salir|manejar)|vou (?:sair|dirigir))\b.{0,60}\b(?:noche|madrugada|noite|alcanz\w+|encuentr\w+|sigan|senal|alcancem|encontr\w+|sierra|monte|carretera|estrada|lejos|longe)\b/;

export function respondToPsychosis(turn: SafetyTurn): SafetyDecision | null {
  const { reply, text, assessment } = turn;
  const asked = turn.risk.step === 'psychosis.voices';
  const commanded = asked && (reply.answer === 'yes' || ORDERED.test(text));
  if ((commanded || assessment.evidence.includes('command voices')) && !hasSaid(turn, 'psychosis.command')) {
    return say(raise(turn, 'high'), {
      kind: 'psychosis',
      frame: 'psychosis.command',
      step: 'psychosis.command',
      boxes: ['line_given', 'ai_disclosed', 'physical_presence', 'trusted_person'],
    });
  }
  const voices = /\b(?:vo[cz]|voces|vozes|escucho|oigo|ouço)/i.test(text);
  const unclear = asked && reply.answer !== 'no';
  const hasSlept = SLEPT.test(normalise(text));
  const opened = OPENED.some((frame) => hasSaid(turn, frame));
  if (!opened && !hasSaid(turn, 'psychosis.command'))
    return say(turn, {
      kind: 'psychosis',
      frame: hasSlept ? 'psychosis.slept' : voices ? 'psychosis.open.voices' : 'psychosis.open',
      step: 'psychosis.open',
      choices: choices(turn, hasSlept ? 'near' : 'sleep'),
    });
  const leavesTonight = TRAVELS.test(normalise(text));
  if (opened && leavesTonight && !hasSaid(turn, 'psychosis.travel'))
    return say(turn, {
      kind: 'psychosis',
      frame: 'psychosis.travel',
      step: 'psychosis.care',
      boxes: ['trusted_person', 'physical_presence'],
      choices: choices(turn, 'near'),
    });
  // An order heard keeps us on safety alone, as any danger of this level.
  const stay = turn.risk.level === 'high' || turn.risk.level === 'imminent' ? 'psychosis.stay' : null;
  const unwilling = reply.barrier !== null || /\bno (?:quiero|voy a|puedo) ir/i.test(text);
  if (
    unwilling &&
    (hasSaid(turn, 'psychosis.care') || hasSaid(turn, 'psychosis.care.with')) &&
    !hasSaid(turn, 'psychosis.unwilling')
  )
    return say(turn, { kind: 'psychosis', frame: 'psychosis.unwilling', step: 'psychosis.care' });
  const next = nextOf(turn, [
    ...voicesItem(turn, unclear),
    {
      kind: 'psychosis',
      frame: reply.someone && !reply.barrier ? 'psychosis.care.with' : 'psychosis.care',
      step: 'psychosis.care',
      boxes: ['provider', 'line_given', 'ai_disclosed', 'trusted_person', 'means_distance'],
      ...(reply.someone ? {} : { choices: choices(turn, 'near') }),
    },
    { kind: 'psychosis', frame: 'psychosis.stay', step: stay },
  ]);
  return next ?? (stay ? say(turn, { kind: 'psychosis', frame: 'psychosis.stay', step: stay }) : null);
}

/** Asked once more, lighter, when the answer said something else; a command already heard is not asked about. */
function voicesItem(turn: SafetyTurn, unclear: boolean): Saying[] {
  if (hasSaid(turn, 'psychosis.command')) return [];
  const item = (frame: 'psychosis.voices' | 'psychosis.voices.light'): Saying => ({
    kind: 'psychosis',
    frame,
    step: 'psychosis.voices',
    boxes: ['asked_directly'],
    choices: choices(turn, 'orNotSay'),
  });
  const first = item('psychosis.voices');
  const again = item('psychosis.voices.light');
  return unclear && !turn.reply.withholds ? [first, again] : [first];
}

export function respondToHarmToOthers(incoming: SafetyTurn): SafetyDecision | null {
  const { evidence } = incoming.assessment;
  const isArmed =
    evidence.includes('kill_other') && (evidence.includes('ready') || evidence.includes('means'));
  const turn = isArmed ? raise(incoming, 'high') : incoming;
  const { level } = turn.risk;
  if (level === 'high' || level === 'imminent') {
    const stay: Saying = { kind: 'harm-to-others', frame: 'others.stay', step: 'others.stay' };
    const near: Saying = { kind: 'harm-to-others', frame: 'others.with', step: 'others.stay' };
    const next = nextOf(turn, [
      {
        kind: 'harm-to-others',
        frame: 'others.now',
        step: 'others.now',
        boxes: ['ai_disclosed'],
        choices: choices(turn, 'moved'),
      },
      ...(turn.reply.accompanied ? [near] : []),
      { kind: 'harm-to-others', frame: 'others.distance', step: 'others.distance' },
      stay,
    ]);
    return next ?? say(turn, stay);
  }
  if (turn.assessment.evidence.includes('harm to a child') || hasSaid(turn, 'others.child'))
    return respondToThoughtsOfChild(turn);
  return nextOf(turn, [
    { kind: 'harm-to-others', frame: 'others.ask', step: 'others.ask', choices: choices(turn, 'orNotSay') },
    {
      kind: 'harm-to-others',
      frame: turn.reply.answer === 'no' || turn.reply.clarifies ? 'others.calm' : 'others.distance',
      step: null,
      boxes: ['line_given'],
    },
  ]);
}

const UNWANTED =
  /\b(?:asust|miedo|medo|terror|horror|no (?:quiero|lo har[ií]a|har[ií]a)|jam[aá]s|nunca|ideas? que|me aterr|me d(?:a|an) (?:miedo|p[aá]nico|angustia))/i;
const WANTED =
  /\b(?:siento ganas|tengo ganas|ganas de|quiero hacer|sinto vontade|tenho vontade|lo voy a|se lo merece)/i;
const STRANGE =
  /\bno (?:es|la siento|lo siento) (?:m[ií][oa]|mi (?:hij|beb|guagua))|demonio|diablo|poseíd|me l[oa] cambiaron|\bvoces\b|se[ñn]ales|maldad|hay que salvarl[oa]/i;

/** Images that frighten are told apart from a wish; strange beliefs about the child make it an emergency. */
function respondToThoughtsOfChild(turn: SafetyTurn): SafetyDecision | null {
  const { text, risk, reply } = turn;
  const saying = (frame: Saying['frame'], step: string | null, more: Partial<Saying> = {}) =>
    say(turn, { kind: 'harm-to-others', frame, step, ...more });
  if (!hasSaid(turn, 'others.child'))
    return saying('others.child', 'others.child', { choices: choices(turn, 'unwanted') });
  const wants = WANTED.test(text) && !UNWANTED.test(text);
  if ((wants || STRANGE.test(text)) && !hasSaid(turn, 'others.child.now'))
    return saying('others.child.now', 'others.child.now', { boxes: ['ai_disclosed', 'physical_presence'] });
  if (risk.step === 'others.child.now')
    return saying('others.child.stay', reply.inCare ? null : 'others.child.now', { boxes: ['provider'] });
  if (risk.step === 'others.child' && UNWANTED.test(text) && !hasSaid(turn, 'others.child.unwanted'))
    return saying('others.child.unwanted', 'others.sleep');
  if (risk.step === 'others.child' && !hasSaid(turn, 'others.child.light'))
    return saying('others.child.light', 'others.child', { choices: choices(turn, 'unwanted') });
  if (!hasSaid(turn, 'others.child.care'))
    return saying('others.child.care', 'others.care', {
      boxes: ['line_given', 'provider', 'ai_disclosed', 'trusted_person'],
    });
  return reply.barrier === 'fear' && !hasSaid(turn, 'others.child.fear')
    ? saying('others.child.fear', null, { boxes: ['barrier'] })
    : null;
}

/** The adult talk stops here: lines for their age, one grown-up, and no secret promised. */
export function respondToMinor(turn: SafetyTurn): SafetyDecision | null {
  const { text, understanding } = turn;
  const saying = (frame: Saying['frame'], more: Partial<Saying> = {}): Saying => ({
    kind: 'minor',
    frame,
    step: 'minor.adult',
    card: true,
    ...more,
  });
  const secret = /\bno (?:le |se lo )?(?:digas|cuentes)|secreto|não conte/i.test(text);
  const named = adultNamed(turn) !== null || /\b(?:profe|orientador|t[ií][oa]|abuel)/i.test(text);
  const willing = named && understanding.slots.who?.every(({ ours }) => !/ex\b/.test(ours)) !== false;
  return (
    nextOf(turn, [
      saying('minor.open', { boxes: ['ai_disclosed', 'line_given'] }),
      ...(secret ? [saying('minor.secret')] : []),
      saying(willing ? 'minor.adult' : 'minor.adult.hard'),
    ]) ?? say(turn, saying('minor.stay'))
  );
}

/** Fainting or blood goes to a doctor today; the rest to regular meals and care. */
export function respondToEating(turn: SafetyTurn): SafetyDecision | null {
  if (turn.risk.step === 'eating.check') {
    const urgent = turn.reply.answer === 'yes' || /\b(?:desmay|sangre|mareo|sangue|tontura)/i.test(turn.text);
    if (!urgent || turn.reply.answer === 'no')
      return say(turn, { kind: 'eating', frame: 'eating.care', step: null, boxes: ['provider'] });
    return say(raise(turn, 'high'), {
      kind: 'eating',
      frame: 'eating.urgent',
      step: 'medical.now',
      boxes: ['provider', 'ai_disclosed'],
    });
  }
  return nextOf(turn, [
    {
      kind: 'eating',
      frame: 'eating.open',
      step: 'eating.check',
      boxes: ['provider'],
      choices: choices(turn, 'orNotSay'),
    },
  ]);
}

export function respondToSubstance(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [{ kind: 'substance', frame: 'substance.stop', step: null, boxes: ['provider'] }]);
}

/** Leaving or closing a subject in the middle of another danger: one reply with whom to call, no question. */
export function letGoOf(turn: SafetyTurn): SafetyDecision | null {
  const { reply, risk } = turn;
  if (reply.leaves && turn.assessment.level === 'none') {
    const frame = risk.kinds.includes('abuse_violence')
      ? 'violence.leave'
      : risk.kinds.includes('third_party')
        ? 'third.leave'
        : 'leave.moderate';
    return say(turn, { kind: 'line.someday', frame, step: null, boxes: ['line_given'] });
  }
  if (!reply.refuses || hasSaid(turn, 'route.refused')) return null;
  return say(turn, { kind: 'line.someday', frame: 'route.refused', step: null, boxes: ['line_given'] });
}
