/**
 * "No, yo no, es mi hermano": what was heard as their own danger is somebody else's. From there on the talk is about that person, with what
 * to do now (clinical reference §5). Pure.
 */
import { normalise } from './normalise.ts';
import { OWN_DEATH } from './risk.ts';
import type { SafetyTurn } from './turn.ts';

const PERSON =
  '(?:mi|mis|una?|un|meu|minha|meus|uma|um) (?:\\w+ ){0,2}(?:herman[oa]|hermanit[oa]|amig[oa]|prim[oa]|hij[oa]|sobrin[oa]|ti[oa]|mama|papa|madre|padre|espos[oa]|marido|mujer|pareja|novi[oa]|polol[oa]|ex|cunad[oa]|abuel[oa]|compan\\w+|vecin[oa]|alumn[oa]|estudiante|pan[ao]|parce\\w*|causa|cuate|nan[oa]|irma|irmao|filh[oa]|mae|pai|namorad[oa]|colega|vizinh[oa]|alun[oa])';
const IT_IS_THEM = new RegExp(
  `\\b(?:es|era|fue|hablo|hablaba|se trata|digo|lo digo|estoy hablando|pregunto|escribo|e|eh|foi|falo|estou falando|me refiero|me referia|pensando|preocupad[oa]|el que|la que|quien|o que|quem)(?: (?:que|por|de|del|a|em|com|pelo|pela|do|da|lo|dice|esta|anda|so)){0,3} ${PERSON}\\b|^\\W*(?:no|nao) ?,? ?(?:${PERSON}|(?:el|ella|ele|ela)(?= ?(?:$|[.,;])))`,
);
const NOT_ME =
  /\b(?:yo no|eu nao|no soy yo|nao sou eu|no yo|no (?:es|hablo|lo digo|era) (?:por|de|para) (?:mi|mim)|nao (?:e|falo) (?:por|de) mim|de (?:el|ella|mi (?:herman|amig|hij|prim)\w+) hablo|no,? (?:es )?(?:el|ella|ele|ela)(?= ?(?:$|[.,;])))\b/;
const OF_THEM = new RegExp(`\\b(?:${PERSON}|el|ella|ele|ela)\\b`);
const OWN_STEPS = /^(?:direct$|screen\.|hint\.suicide$)/;

/** The turn as one about that person, or null where it is still about themselves. */
export function aboutSomebodyElse(turn: SafetyTurn): SafetyTurn | null {
  const { risk, assessment } = turn;
  if (!risk.step || !OWN_STEPS.test(risk.step)) return null;
  const plain = normalise(turn.text);
  const denies = turn.reply.answer === 'no' || NOT_ME.test(plain);
  const isThem = IT_IS_THEM.test(plain) || (NOT_ME.test(plain) && OF_THEM.test(plain));
  if (!denies || !isThem || assessment.kinds.some((kind) => OWN_DEATH.has(kind))) return null;
  const kinds = [...risk.kinds.filter((kind) => !OWN_DEATH.has(kind)), 'third_party' as const];
  return { ...turn, risk: { ...risk, level: 'none', kinds: [...new Set(kinds)], signals: {}, step: null } };
}
