import type { StyleProfile } from '../intake/style-profile.ts';
import type { Situation } from './model/state-line.ts';
import type { Memory } from './move.ts';
import type { Utterance } from './utterance.ts';

/** Everything an engine that leads the talk may know for one reply. No e-mail, no ids, no other person's data. */
export type LedTurn = {
  situation: Situation;
  profile: StyleProfile;
  /** Latest last, without the message being answered; bounded by the caller. */
  history: readonly Utterance[];
  beginning: string | null;
  summary: string | null;
  /** What the person just wrote. */
  heard: string;
  /** The handful of memories this message may need. */
  memories: readonly Memory[];
  mayRemember: boolean;
  /** Ids of the exercises that may be opened for this person. */
  exercises: readonly string[];
  /** Whoever waits, so that people take turns; it never leaves this process. */
  asker: string;
};
