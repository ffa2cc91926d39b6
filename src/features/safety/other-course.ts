/**
 * Somebody they fear for (clinical reference §5). What they tell decides the reply: that person said yes, or no; help is coming; they are
 * going together. What they ask is answered by the guide, as in any danger. Pure.
 */
import { toldInCrisis } from './crisis-told.ts';
import { normalise } from './normalise.ts';
import { atLeast } from './risk.ts';
import { backToTheirs } from './support.ts';
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, type Saying, say } from './turn.ts';

const SAID =
  '(?<!\\b(?:si|se|cuando|quando) )(?<!\\b(?:si|se) (?:me|ele|ela) )(?:me |nos |le )?(?:dijo|dice|contesto|respondio|confeso|disse|diz|falou|respondeu|confessou)';
const SAID_YES = new RegExp(
  `\\b${SAID} (?:que )?(?:s[i]|sim)\\b(?! (?:no|nao|yo|eu|me|algun|quiere (?:ir|ayuda|hablar)|va|acepta|viene|come|esta bien|vai|aceita|vem))|\\b${SAID} (?:que )?(?:quiere|piensa|va a|quer|pensa em|vai) (?:hacerlo|matarse|morir\\w*|suicidarse|quitarse|fazer|se matar|morrer)\\b`,
);
const SAID_NO = new RegExp(
  `\\b${SAID} (?:que )?(?:hoy |hoje |ahora |agora )?n(?:o|ao)\\b(?! (?:quiere|quer|puede|pode|aguanta|vale|va|vai|sirve|tiene|tem|le|se|me|hay|ha)\\b)`,
);
const GOING =
  /\b(?:lo|la|le|nos|ya|estamos|vamos|voy|salimos|llevo|llevamos|llevando|vou|indo|levo|levando|levamos)\b.{0,30}\b(?:hospital|clinica|urgencias?|guardia|pronto.?socorro|emergencias?|psiquiatra|centro de salud|upa|caps)\b/;
const WILL_NOT = /\b(?:no|nao) (?:quiere|quer|va|vai|acepta|aceita)\b/;
const BESIDE =
  /(?<!\p{L})(?:conmigo|a mi lado|aqu[ií] (?:al lado|en (?:la )?casa)|est(?:oy|ou|amos) con|lleg(?:u[eé]|amos)|ya estoy|comigo|do meu lado|cheguei)(?!\p{L})/iu;
const FAR = /\b(?:lejos|otra ciudad|otro pais|no estoy|en su casa|longe|outra cidade|outro pais)\b/;
/** Somebody who has come, not somebody who was there. */
const HAS_COME =
  /\b(?:ya )?(?:lleg(?:o|aron)|chegou|chegaram|vino|veio)\b|\bya esta(?:n)? (?:aqui|aca)\b|\bja esta(?:o)? aqui\b/;
const GOES_THERE =
  /\b(?:ya )?(?:va|van|vai|sale|salio|saiu|esta yendo|ta indo|esta indo) (?:para alla|para la|pra la|en camino|a caminho|a verl[ao]|alla|la)\b/;
const IS_NOT_IT = /^\W*(?:no es eso|nao e isso)\W*$/;

const saying = (frame: Saying['frame'], step: string | null, more: Partial<Saying> = {}): Saying => ({
  kind: 'third-party',
  frame,
  step,
  card: true,
  ...more,
});

const isNow = ({ assessment: { evidence, level, own, kinds } }: SafetyTurn): boolean =>
  evidence.includes('other in danger now') ||
  (kinds.includes('third_party') && atLeast(level, 'high') && own === 'none');

export function coachForOther(turn: SafetyTurn): SafetyDecision | null {
  const plain = normalise(turn.text);
  if (isNow(turn) && !hasSaid(turn, 'third.now'))
    return say(turn, saying('third.now', 'third.now', { choices: choices(turn, 'beside') }));
  if (hasSaid(turn, 'third.now') && turn.risk.step?.startsWith('third.')) {
    const after = afterNow(turn, plain);
    if (after) return after;
  }
  const news = newsOfThem(turn);
  if (news) return news;
  if (!hasSaid(turn, 'third.open') && !hasSaid(turn, 'third.now'))
    return say(
      turn,
      saying('third.open', 'third.open', { boxes: ['line_given'], choices: choices(turn, 'there') }),
    );
  return turn.risk.step === 'third.open' ? afterOpen(turn, plain) : null;
}

/** What that person said and who is on the way; null where nothing of it is told. */
export function newsOfThem(turn: SafetyTurn): SafetyDecision | null {
  const plain = normalise(turn.text);
  const { facts } = toldInCrisis(turn.text, turn.reply);
  const isOpen = hasSaid(turn, 'third.open') || hasSaid(turn, 'third.now') || hasSaid(turn, 'third.yes');
  const once = (frame: Saying['frame'], step: string | null, more: Partial<Saying> = {}) =>
    hasSaid(turn, frame) ? null : say(turn, saying(frame, step, more));
  if (SAID_YES.test(plain)) return once('third.yes', 'third.yes', { choices: choices(turn, 'saidYes') });
  if (!isOpen) return null;
  if (SAID_NO.test(plain)) return once('third.said-no', null, { choices: choices(turn, 'saidNo') });
  if (turn.text.includes('?')) return null;
  if (GOING.test(plain) && !WILL_NOT.test(plain)) return once('third.going', null);
  const isFar = hasSaid(turn, 'third.reach') || hasSaid(turn, 'third.far');
  if (isFar && (GOES_THERE.test(plain) || facts.includes('coming'))) return once('third.you', null);
  if (hasSaid(turn, 'third.reach') && turn.reply.someone) return once('third.far.go', null);
  const hasCome = facts.includes('here') && HAS_COME.test(plain);
  if (facts.includes('coming') || hasCome) return once('third.coming', null);
  return null;
}

function afterOpen(turn: SafetyTurn, plain: string): SafetyDecision | null {
  if (turn.text.includes('?')) return null;
  if (IS_NOT_IT.test(plain))
    return backToTheirs({
      ...turn,
      risk: { ...turn.risk, kinds: turn.risk.kinds.filter((kind) => kind !== 'third_party') },
    });
  const frame = FAR.test(plain)
    ? 'third.reach'
    : turn.reply.answer === 'no' || turn.reply.barrier === 'no_one'
      ? 'third.alone'
      : turn.reply.answer === 'yes' || turn.reply.accompanied
        ? 'third.with'
        : null;
  return frame && say(turn, saying(frame, null, { choices: choices(turn, 'coached') }));
}

function afterNow(turn: SafetyTurn, plain: string): SafetyDecision | null {
  // Whoever said goodbye in a message and does not answer is somewhere else.
  const isUnseen = (turn.risk.signals.other_goodbye ?? 0) > 0 && !BESIDE.test(turn.text);
  const isFar = isUnseen || turn.reply.answer === 'no' || FAR.test(plain);
  const reached = hasSaid(turn, 'third.far') ? 'third.far.go' : isFar ? 'third.far' : 'third.beside';
  const next = [reached, 'third.you'] as const;
  const frame = next.find((name) => !hasSaid(turn, name));
  return frame === undefined ? null : say(turn, saying(frame, frame === 'third.you' ? null : 'third.beside'));
}
