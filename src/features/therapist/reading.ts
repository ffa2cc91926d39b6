/** The planner's working terms: what is known of a turn, a rule that looks at it, and what comes of it. */
import type { Contraindication, StyleProfile } from '../intake/style-profile.ts';
import type { Assessment } from '../safety/risk.ts';
import type { Guides } from './guided/guide.ts';
import type { Memory, MemoryDraft, MemoryOrder, Move, MoveKind, Piece } from './move.ts';
import type { Pending, TherapistState } from './state.ts';
import type { Topic, Understanding } from './understanding.ts';

export type PlanInput = {
  text: string;
  understanding: Understanding;
  assessment: Assessment;
  state: TherapistState;
  profile: StyleProfile;
  memories: Memory[];
  /** False while the person keeps the memory paused. */
  mayRemember?: boolean;
  /** What the guide may say, by language. */
  guides: Guides;
  now: Date;
};

export type Plan = { move: Move; state: TherapistState; remember: MemoryDraft[]; order?: MemoryOrder };

export type Reading = PlanInput & {
  /** The message without accents, in lower case: what cues are matched against. */
  plain: string;
  style: StyleProfile;
  /** Topic of the thread after this message. */
  topic: Topic | null;
  reasonsAgainst: Contraindication[];
};

export type Draft = {
  kind: MoveKind;
  /** One or more phrase families, said in order: "mood.high + invite.what-weighs". */
  frame: string;
  holes?: Record<string, string | undefined>;
  /** Left out: nothing is open. */
  pending?: Pending | null;
  choices?: string[];
  piece?: Piece;
  state?: Partial<TherapistState>;
  remember?: MemoryDraft[];
};

/** Drafts the reply, or passes. */
export type Rule = (reading: Reading) => Draft | null;
