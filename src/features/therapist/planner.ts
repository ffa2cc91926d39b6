import type { StyleProfile } from '../intake/style-profile.ts';
import type { Assessment } from '../safety/risk.ts';
import type { Memory, MemoryDraft, Move } from './move.ts';
import type { TherapistState } from './state.ts';
import type { Understanding } from './understanding.ts';

export type PlanInput = {
  text: string;
  understanding: Understanding;
  assessment: Assessment;
  state: TherapistState;
  profile: StyleProfile;
  memories: Memory[];
  now: Date;
};

export type Plan = { move: Move; state: TherapistState; remember: MemoryDraft[] };
