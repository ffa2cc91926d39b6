/** Where the trained reader joins the signals. It may raise what they found, never lower it. */
import { isOnlyWhen } from './idioms.ts';
import { type Assessment, atLeast, heardAs, highest, OWN_DEATH, type RiskKind } from './risk.ts';
import { readDanger } from './risk-model/read-danger.ts';
import { type RiskModel, unpackRiskModel } from './risk-model/risk-model.ts';
import RISK_MODEL_TABLE from './risk-model/risk-model-table.json' with { type: 'json' };
import type { RiskState } from './risk-state.ts';

const MODEL = unpackRiskModel(RISK_MODEL_TABLE);

/** In the evidence: "me quiero matar, perdí el bus". */
export const EXAGGERATION = 'exaggeration';

/** A letter, a bill, a form in the hand that they are not able to open: nothing is done with it. */
const HELD =
  /\b(?:carta|cartas|sobre|factura|recibo|formulario|contrato|examen|boleto|conta|envelope|tengo (?:un[oa]|el|la) (?:aqui |aca )?en la mano|tenho (?:um|uma) (?:aqui )?na mao)\b.*\b(?:no soy capaz|no (?:l[oa]s? )?puedo abrir\w*|no me (?:animo|atrevo)|nao (?:consigo|tenho coragem))\b/;

export type Listening = {
  /** The message answers something we asked in an exercise: a place, a number, a memory. */
  isAnswer?: boolean;
  /** A second reader weighs what this one hears (`sift.ts`). */
  isSifted?: boolean;
  model?: RiskModel;
  /** Only what the signals find: what statistics guess opens nothing where a model reads along. */
  isPlain?: boolean;
};

/**
 * Raises what the signals found when the trained reader hears more. On its word alone the level on file rises to
 * `low` at most, or `moderate` when it is sure, and by a doubt not at all: the question and the person's answer decide
 * the rest. To an answer, and once a question was asked, only what it is sure of counts: an answer says little by
 * itself, and nobody is asked again for little.
 * @param plain normalised text without idioms
 */
export function raise(found: Assessment, plain: string, risk: RiskState, listening: Listening): Assessment {
  const isCalm = isOnlyWhen(plain) || (HELD.test(plain) && risk.level === 'none');
  const danger = listening.isPlain || isCalm ? null : readDanger(listening.model ?? MODEL, plain);
  if (danger === null) return found;
  const isReply = risk.step !== null || risk.checklist.asked_directly === true || listening.isAnswer === true;
  const { kind, firmness } = danger;
  // "Me falta el aire" may be fear: the body is asked about before anybody is sent to a hospital.
  const isToBeAsked = kind === 'medical_emergency' && found.evidence.includes('body_alarm');
  const level = isToBeAsked && atLeast(danger.level, 'high') ? 'moderate' : danger.level;
  const isFirm = firmness === 'firm';
  const isSure = isFirm && level === 'high';
  if (isUnderstoodOtherwise(found, kind, isReply ? isSure : isFirm)) return found;
  const sure = OWN_DEATH.has(kind) && isSure ? 'moderate' : 'none';
  if (found.kinds.length > 0) {
    // Which danger it is, the signals know better; how grave, either may hear.
    const own = found.kinds.includes(kind) ? highest(found.own, sure) : found.own;
    return { ...found, level: highest(found.level, level), own };
  }
  // In an exercise or a field of ours they write what they write: where a second reader has its say, danger there is
  // heard like anywhere. (In an exercise about drinking they write of drinking.)
  const isOnlyAnswer =
    listening.isAnswer === true && listening.isSifted === true && risk.step === null && kind !== 'substance';
  if (isReply && !(isOnlyAnswer ? isFirm : isSure)) return found;
  const own = highest(sure, OWN_DEATH.has(kind) && isFirm ? 'low' : 'none');
  return { level, own, kinds: [kind], evidence: [...found.evidence, heardAs(firmness, kind)] };
}

/**
 * Whether the signals took words of one's own death for something else: the fear of dying of a body in alarm, which is
 * asked about first; or an exaggeration or a denial, unless the reader is certain. In "ela não sabe que vou me matar"
 * something else is denied.
 */
function isUnderstoodOtherwise({ evidence }: Assessment, kind: RiskKind, isCertain: boolean): boolean {
  if (!OWN_DEATH.has(kind)) return false;
  if (evidence.includes('body_alarm')) return true;
  return !isCertain && evidence.some((name) => UNDERSTOOD_OTHERWISE.has(name));
}

const UNDERSTOOD_OTHERWISE: ReadonlySet<string> = new Set([
  EXAGGERATION,
  ...['act', 'act_idiom', 'wish', 'intent', 'attempt', 'self_harm', 'self_harm_urge'].map(
    (it) => `denied:${it}`,
  ),
]);
