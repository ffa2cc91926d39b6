/** A body in danger is seen before anything else: what was told of the way there decides the reply (clinical reference §5). Pure. */
import { crisisLead } from './lead.ts';
import { nextOf } from './next-of.ts';
import { normalise } from './normalise.ts';
import { choices, hasSaid, type SafetyDecision, type SafetyTurn, say } from './turn.ts';

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
  const ofDrink = hasSaid(turn, 'medical.withdrawal');
  const way = ofDrink ? 'medical.way' : 'medical.way.other';
  const plain = normalise(turn.text);
  if (opened && ON_THE_WAY.test(plain) && !turn.text.includes('?') && !hasSaid(turn, way))
    return say(turn, { kind: 'medical', frame: way, step: 'medical.now', boxes: ['provider'] });
  if (ofDrink && WILL_NOT_GO.test(plain) && !hasSaid(turn, 'medical.insist.withdrawal'))
    return say(turn, { kind: 'medical', frame: 'medical.insist.withdrawal', step: 'medical.now' });
  if ((reply.someone || RIDES.test(plain)) && opened && !reply.barrier && !hasSaid(turn, 'medical.go'))
    return say(turn, {
      kind: 'medical',
      frame: 'medical.go',
      step: 'medical.now',
      choices: choices(turn, 'ride').slice(1, 3),
    });
  if (opened && reply.barrier === 'no_one' && !hasSaid(turn, 'medical.alone'))
    return say(turn, { kind: 'medical', frame: 'medical.alone', step: 'medical.now' });
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
    ...(frame === 'medical.stay' ? {} : { choices: choices(turn, 'ride') }),
  });
}

const RIDES = /\b(?:me lleva|me llevan|tiene (?:carro|auto|coche|moto|camioneta)|me leva|tem carro)\b/;
const ON_THE_WAY =
  /\b(?:(?:ya )?(?:voy|vamos|estoy|estamos|salimos|salgo) (?:\w+ )?(?:en camino|en el (?:carro|auto|taxi|coche)|saliendo|para (?:alla|el hospital)|al hospital|a (?:urgencias|la guardia))|me voy(?: pues| ya)?(?= ?(?:$|[.,;]))|manejando|al volante|tamos? indo|a gente (?:ta|esta) indo|ja vou|(?:to|estou|vou|estamos) (?:indo|no carro|no taxi|a caminho)|dirigindo)\b/;
const WILL_NOT_GO =
  /\b(?:al hospital no|no (?:voy|quiero ir|pienso ir|vou)(?: a| al| ao| pro)?(?: la| el)?(?: ningun| nenhum)? ?(?:hospital|urgencias|guardia|clinica|medico)|ahi no hay nada|hospital nao|nao vou (?:ao|pro|para o) hospital)\b/;

/** "no es para tanto", "no quiero ir": the body is still in danger. */
function makesLittle({ reply, text }: SafetyTurn): boolean {
  const declines =
    /\bno (?:quiero|puedo|voy a) (?:ir|llamar|molestar)|\bse me (?:va a pasar|pasa)\b|\bya se pasa/i;
  return reply.better || reply.refuses || reply.barrier !== null || declines.test(text);
}
