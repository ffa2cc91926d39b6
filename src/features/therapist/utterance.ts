/** A line of the talk. */
export type Utterance = {
  from: 'person' | 'therapist';
  text: string;
  /** A text to copy that stood under it. */
  draft?: string;
};
