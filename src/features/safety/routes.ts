/**
 * The other dangers of clinical reference §5, each a short fixed course: body before breathing, violence, psychosis,
 * harm to others, somebody else at risk, minors, eating, substances, and requests for means.
 */
import { crisisLead } from './lead.ts';
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

/** Says the first of these not yet said; null when all are. */
function nextOf(turn: SafetyTurn, sayings: readonly Saying[]): SafetyDecision | null {
  const next = sayings.find(({ frame }) => !hasSaid(turn, frame));
  return next ? say(turn, next) : null;
}

/** Before any breathing: is this the body in danger? */
export function checkBody(turn: SafetyTurn): SafetyDecision | null {
  return nextOf(turn, [
    { kind: 'medical', frame: 'medical.check', step: 'medical.check', choices: choices(turn, 'yesNo') },
  ]);
}

export function sendToEmergency(turn: SafetyTurn): SafetyDecision {
  const { reply, assessment } = turn;
  if (turn.risk.step === 'medical.seen')
    return say(turn, { kind: 'medical', frame: 'medical.after', step: null });
  const opened =
    hasSaid(turn, 'medical.now') || hasSaid(turn, 'medical.withdrawal') || hasSaid(turn, 'eating.urgent');
  if (reply.inCare && opened)
    return say(turn, { kind: 'medical', frame: 'medical.seen', step: 'medical.seen', boxes: ['provider'] });
  if (reply.someone && opened && !reply.barrier && !hasSaid(turn, 'medical.go'))
    return say(turn, { kind: 'medical', frame: 'medical.go', step: 'medical.now' });
  if (opened && makesLittle(turn) && !hasSaid(turn, 'medical.insist'))
    return say(turn, { kind: 'medical', frame: 'medical.insist', step: 'medical.now' });
  const first = assessment.evidence.includes('withdrawal') ? 'medical.withdrawal' : 'medical.now';
  const frames = [opened ? 'medical.with' : first, 'medical.with', 'medical.stay'] as const;
  const frame = frames.find((name) => !hasSaid(turn, name)) ?? 'medical.stay';
  const lead = crisisLead(turn);
  return say(turn, {
    kind: 'medical',
    frame,
    step: 'medical.now',
    boxes: ['ai_disclosed'],
    holes: opened && lead ? { lead } : {},
  });
}

/** "no es para tanto", "no quiero ir": the body is still in danger. */
function makesLittle({ reply, text }: SafetyTurn): boolean {
  const declines =
    /\bno (?:quiero|puedo|voy a) (?:ir|llamar|molestar)|\bse me (?:va a pasar|pasa)\b|\bya se pasa/i;
  return reply.better || reply.refuses || reply.barrier !== null || declines.test(text);
}

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

export function respondToViolence(turn: SafetyTurn): SafetyDecision | null {
  const { assessment, text, reply } = turn;
  const inDanger =
    assessment.evidence.includes('violence now') ||
    (turn.risk.step === 'violence.triage' && unsafe(text, reply.answer));
  if (inDanger && !hasSaid(turn, 'violence.now'))
    return say(turn, { kind: 'violence', frame: 'violence.now', step: 'violence.now' });
  if (turn.risk.step?.startsWith('violence.now')) return afterDangerNow(turn);
  if (assessment.evidence.includes('abuse of a child') && !hasSaid(turn, 'violence.child')) {
    return say(turn, {
      kind: 'violence',
      frame: 'violence.child',
      step: 'violence.triage',
      choices: choices(turn, 'safeNow'),
    });
  }
  const asked = ['violence.triage', 'violence.sexual', 'violence.now', 'violence.child'] as const;
  const sexual = assessment.evidence.includes('sexual violence');
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
    { kind: 'violence', frame: 'violence.chat', step: 'violence.chat' },
    {
      kind: 'violence',
      frame: 'violence.line',
      step: 'violence.line',
      boxes: ['line_given', 'ai_disclosed'],
      holes: words,
    },
    sexual
      ? { kind: 'violence', frame: 'violence.sexual.with', step: 'violence.plan' }
      : { kind: 'violence', frame: 'violence.plan', step: 'violence.plan', holes: words },
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
  const opened = hasSaid(turn, 'psychosis.open') || hasSaid(turn, 'psychosis.open.voices');
  if (!opened && !hasSaid(turn, 'psychosis.command'))
    return say(turn, {
      kind: 'psychosis',
      frame: voices ? 'psychosis.open.voices' : 'psychosis.open',
      step: 'psychosis.open',
    });
  // An order heard keeps us on safety alone, as any danger of this level.
  const stay = turn.risk.level === 'high' || turn.risk.level === 'imminent' ? 'psychosis.stay' : null;
  const unwilling = reply.barrier !== null || /\bno (?:quiero|voy a|puedo) ir/i.test(text);
  if (unwilling && hasSaid(turn, 'psychosis.care') && !hasSaid(turn, 'psychosis.unwilling'))
    return say(turn, { kind: 'psychosis', frame: 'psychosis.unwilling', step: 'psychosis.care' });
  const next = nextOf(turn, [
    ...voicesItem(turn, unclear),
    {
      kind: 'psychosis',
      frame: 'psychosis.care',
      step: 'psychosis.care',
      boxes: ['provider', 'line_given', 'ai_disclosed', 'trusted_person', 'means_distance'],
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

export function respondToHarmToOthers(turn: SafetyTurn): SafetyDecision | null {
  const { level } = turn.risk;
  if (level === 'high' || level === 'imminent') {
    const stay: Saying = { kind: 'harm-to-others', frame: 'others.stay', step: 'others.stay' };
    const near: Saying = { kind: 'harm-to-others', frame: 'others.with', step: 'others.stay' };
    const next = nextOf(turn, [
      { kind: 'harm-to-others', frame: 'others.now', step: 'others.now', boxes: ['ai_disclosed'] },
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

const BESIDE =
  /(?<!\p{L})(?:conmigo|a mi lado|aqu[ií] (?:al lado|en (?:la )?casa)|est(?:oy|ou|amos) con|lleg(?:u[eé]|amos)|ya estoy|comigo|do meu lado|cheguei)(?!\p{L})/iu;

export function coachForOther(turn: SafetyTurn): SafetyDecision | null {
  const saying = (frame: Saying['frame'], step: string | null): Saying => ({
    kind: 'third-party',
    frame,
    step,
  });
  if (turn.assessment.evidence.includes('other in danger now') && !hasSaid(turn, 'third.now'))
    return say(turn, { ...saying('third.now', 'third.now'), card: true });
  // Whoever said goodbye in a message and does not answer is somewhere else.
  const isUnseen = (turn.risk.signals.other_goodbye ?? 0) > 0 && !BESIDE.test(turn.text);
  const far =
    isUnseen ||
    turn.reply.answer === 'no' ||
    /\b(?:lejos|otra ciudad|otro pa[ií]s|no estoy|en su casa|longe)\b/i.test(turn.text);
  if (hasSaid(turn, 'third.now')) {
    const reached = hasSaid(turn, 'third.far') ? 'third.far.go' : far ? 'third.far' : 'third.beside';
    return nextOf(turn, [saying(reached, 'third.beside'), saying('third.you', null)]);
  }
  const asksWords =
    /\bqu[eé] (?:le )?(?:digo|decirle|hago)|no s[eé] qu[eé]|c[oó]mo (?:le )?(?:digo|ayudo)/i.test(turn.text);
  const opened = hasSaid(turn, 'third.open');
  return nextOf(turn, [
    { ...saying('third.open', 'third.open'), card: true },
    ...(opened && asksWords ? [saying('third.words', 'third.how')] : []),
    ...(opened && /\b(?:lejos|otra ciudad|otro pa[ií]s|longe)\b/i.test(turn.text)
      ? [saying('third.reach', 'third.how')]
      : []),
    saying('third.how', 'third.how'),
    saying('third.you', null),
  ]);
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
