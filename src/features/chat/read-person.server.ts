import type { KeyObject } from 'node:crypto';
import type { Db } from '../../db/database.server.ts';
import { getConsents } from '../account/consent-store.server.ts';
import { getAnswers } from '../intake/answer-store.server.ts';
import { type ProfileOf, type StyleProfile, styleProfile } from '../intake/style-profile.ts';
import { recallMemories } from '../memory/memory-store.server.ts';
import type { Memory } from '../therapist/move.ts';

/** Somebody with an account, on a page of ours or not. */
export type PersonOnFile = ProfileOf & { id: string };

/**
 * What the planner may know of a person: the intake as a profile, what was remembered, whether it may remember, and
 * whether their words may go to another company's model.
 */
export async function readPerson(
  db: Db,
  key: KeyObject,
  person: PersonOnFile,
): Promise<{ profile: StyleProfile; memories: Memory[]; mayRemember: boolean; mayLeave: boolean }> {
  const [answers, memories, { memory: mayRemember, externalModel: mayLeave }] = await Promise.all([
    getAnswers(db, key, person.id),
    recallMemories(db, key, person.id),
    getConsents(db, person.id),
  ]);
  return { profile: styleProfile(answers, person), memories, mayRemember, mayLeave };
}
