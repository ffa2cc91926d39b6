/**
 * One turn of the guided talk (therapist.md 3.4), after danger was heard: what was tapped, what the message does, what is asked,
 * what is happening. The first step that knows what to say says it. Pure, and the same for the same seed.
 */

import { actSteps, askedAgainSteps } from './converse-act.ts';
import { askedFirstSteps, askedSteps } from './converse-asked.ts';
import { catalogueSteps } from './converse-catalogue.ts';
import { chipStep, meantStep } from './converse-chip.ts';
import { dangerSteps } from './converse-danger.ts';
import { tellSteps } from './converse-tell.ts';
import { toolStep, withWaiting } from './converse-tool.ts';
import { withEvidence } from './evidence.ts';
import { bounded } from './guided-state.ts';
import type { Answer, Heard, Step } from './heard.ts';

const STEPS: readonly Step[] = [
  chipStep,
  toolStep,
  ...dangerSteps,
  ...actSteps,
  ...askedFirstSteps,
  ...catalogueSteps,
  ...askedSteps,
  ...askedAgainSteps,
  meantStep,
  ...tellSteps,
];

export function converse(said: Heard): Answer {
  const heard = withEvidence(withWaiting(said));
  for (const step of STEPS) {
    const answer = step(heard);
    if (answer) return { ...answer, state: bounded(answer.state) };
  }
  throw new Error('no step answered');
}
