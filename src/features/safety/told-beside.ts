import { normalise } from './normalise.ts';
import type { SafetyCourse } from './risk-state.ts';
import type { SafetyTurn } from './turn.ts';

/** "No, jamás pensé cómo ni hice nada parecido": what was said is not asked. */
const NO_PLAN =
  /\b(?:no (?:tengo|hay|tuve|hice)|sin|ningun|nao tenho|sem|nenhum) (?:ningun |un |nenhum |um )?plan(?:o|es)?\b/;
const NEVER_TRIED =
  /\b(?:(?:nunca|jamas|nao|no) (?:lo |he |eu |ja )*(?:intent\w+|hice|hecho|tentei|fiz)(?: (?:nada|algo))?|(?:nunca|jamas) (?:nada|algo asi))\b/;

export function withToldBeside(turn: SafetyTurn): SafetyTurn {
  const plain = normalise(turn.text);
  const told: SafetyCourse['answers'] = {
    ...(NO_PLAN.test(plain) ? { 'screen.Q5': 'no' } : {}),
    ...(NEVER_TRIED.test(plain) ? { 'screen.Q6': 'no' } : {}),
    ...(turn.reply.deniesIntent ? { 'screen.Q4': 'no' } : {}),
  };
  return { ...turn, course: { ...turn.course, answers: { ...told, ...turn.course.answers } } };
}
