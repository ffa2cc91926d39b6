import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/db.server.ts';
import { consentsIn, isDeclined, listDecisions } from '../account/consent-store.server.ts';
import { getUsedAnswers } from '../intake/answer-store.server.ts';
import { type ProfileOf, type StyleProfile, styleProfile } from '../intake/style-profile.ts';
import { recallMemories } from '../memory/memory-store.server.ts';
import type { Memory } from '../therapist/move.ts';

/** Somebody with an account, on a page of ours or not. */
export type PersonOnFile = ProfileOf & { id: string };

/**
 * What the planner may know of a person: the intake as a profile, what was remembered, whether it may remember,
 * whether their words may go to another company's model, and whether they decided for the guided therapist, which
 * holds for a model of the house as well.
 */
export async function readPerson(
  db: Db,
  key: KeyObject,
  person: PersonOnFile,
): Promise<{
  profile: StyleProfile;
  memories: Memory[];
  mayRemember: boolean;
  mayLeave: boolean;
  choseGuided: boolean;
}> {
  const [answers, memories, decisions] = await Promise.all([
    getUsedAnswers(db, key, person.id),
    recallMemories(db, key, person.id),
    listDecisions(db, person.id),
  ]);
  const { memory: mayRemember, externalModel: mayLeave } = consentsIn(decisions);
  const choseGuided = isDeclined(decisions, 'externalModel');
  return { profile: styleProfile(answers, person), memories, mayRemember, mayLeave, choseGuided };
}
