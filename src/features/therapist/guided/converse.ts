/**
 * One turn of the guided talk (therapist.md 3.4), after danger was heard: what was tapped, what the message does, what is asked,
 * what is happening. The first step that knows what to say says it. Pure, and the same for the same seed.
 */

import { actSteps, askedAgainSteps } from './converse-act.ts';
import { askedFirstSteps, plainlyAskedStep, withinSteps } from './converse-asked.ts';
import { catalogueSteps, lifeSteps, questionOfUs, sureQuestion } from './converse-catalogue.ts';
import { chipStep, meantStep } from './converse-chip.ts';
import { correctionStep } from './converse-corrected.ts';
import { dangerSteps } from './converse-danger.ts';
import { kindSteps, reviewSteps } from './converse-kind.ts';
import { leaveSteps } from './converse-leave.ts';
import { reckonStep } from './converse-reckon.ts';
import { tellSteps } from './converse-tell.ts';
import { toolStep, withWaiting } from './converse-tool.ts';
import { withDenied } from './denied.ts';
import { withEvidence } from './evidence.ts';
import { bounded } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { mendStep } from './tool-mend.ts';
import { withWhose } from './whose.ts';

/** Who know what is asked. */
const ANSWERS: readonly Step[] = [
  ...askedFirstSteps,
  ...catalogueSteps,
  ...withinSteps,
  ...lifeSteps,
  ...kindSteps,
];

const STEPS: readonly Step[] = [
  chipStep,
  toolStep(plainlyAskedStep, [sureQuestion, ...withinSteps, questionOfUs]),
  reckonStep,
  mendStep,
  plainlyAskedStep,
  ...dangerSteps,
  ...leaveSteps,
  correctionStep(ANSWERS),
  ...reviewSteps,
  ...actSteps,
  ...ANSWERS,
  ...askedAgainSteps,
  meantStep,
  ...tellSteps,
];

export function converse(said: Omit<Heard, 'earlier'>): Answer {
  const left = withDenied(said);
  const heard = withEvidence(withWaiting({ ...withWhose(left), earlier: left.state.evidence }));
  for (const step of STEPS) {
    const answer = step(heard);
    if (answer) return { ...answer, state: bounded(answer.state) };
  }
  throw new Error('no step answered');
}
