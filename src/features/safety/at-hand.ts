/** "Hoy", "esta noche", "ahora" beside a yes or a wish to die: it is at hand, and nothing more is asked (clinical reference §4). Pure. */
import { normalise } from './normalise.ts';
import { atLeast } from './risk.ts';
import type { SafetyTurn } from './turn.ts';

const WHEN =
  '(?:hoy(?: mismo)?|esta (?:misma )?(?:noche|tarde|madrugada)|ahora(?: mismo)?|ahorita(?: mismo)?|ya mismo|en un rato|hoje(?: mesmo)?(?: a noite)?|hj|agora(?: mesmo)?|essa noite|de hoy no paso|daqui a pouco)';
/** At the end of its clause: "ahora que lo pienso" is no time. */
const NOW = new RegExp(
  `(?<!\\b(?:mas|no|nao|hasta|ate|de|por|mais|desde|para) )\\b${WHEN}(?= ?(?:$|[.,;:!)]))(?! ?,? ?(?:no|nao)\\b)`,
);
const TO_DIE =
  '(?:me quiero matar|me vo a matar|quero me matar|matarme|suicidarme|quitarme la vida|morirme|morir|me matar|me suicidar|morrer|tirar (?:a )?(?:minha|propria) vida|acabar con (?:mi vida|todo)|acabar com (?:a minha vida|tudo)|me voy a matar|vou me matar)';
const DIES_NOW = new RegExp(
  `\\b${TO_DIE}\\b[^.;!?]{0,30}\\b${WHEN}\\b|\\b${WHEN}\\b[^.;!?]{0,20}\\b${TO_DIE}\\b`,
);
const ASKED = /^(?:direct$|screen\.Q[1-5]$|hint\.suicide$|crisis\.open$|again$|return\.)/;
const SHORT = 14;
/** Asked how or whether they mean to, the time alone answers. */
const ASKED_OF_INTENT = /^(?:screen\.Q[345]$|crisis\.open$)/;
const TIME_ALONE = 4;

export function saysAtHand({ text, risk, reply, assessment }: SafetyTurn): boolean {
  if (reply.deniesIntent || reply.answer === 'no' || reply.clarifies || reply.when === 'long ago')
    return false;
  const plain = normalise(text);
  const isSaid = assessment.kinds.includes('suicide') && atLeast(assessment.own, 'moderate') && !reply.laughs;
  if (isSaid && DIES_NOW.test(plain)) return true;
  const words = plain.split(' ').length;
  const isTime = ASKED_OF_INTENT.test(risk.step ?? '') && words <= TIME_ALONE;
  const isAnswer = ASKED.test(risk.step ?? '') && (reply.answer === 'yes' || isSaid || isTime);
  return isAnswer && NOW.test(plain) && words <= SHORT;
}
