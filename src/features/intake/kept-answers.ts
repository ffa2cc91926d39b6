// What the browser keeps of the intake until the server has it: the taps of each question, and the question
// whose Continuar is still waiting for an account. Pure: the hook beside it reads and writes the storage.
import { type Answers, QUESTION_COUNT } from './questions.ts';

export type KeptAnswers = {
  /** E-mail of the person they belong to; null while nobody is signed in. */
  owner: string | null;
  drafts: Answers;
  /** The question to send by itself as soon as there is a session. */
  waiting: number | null;
};

/**
 * The kept answers as this person may see them. A visitor's become theirs on sign-in; another person's are
 * dropped; without a session they stay, because an expired session must lose nothing.
 */
export function keptFor(kept: KeptAnswers | null, email: string | null): KeptAnswers {
  if (!kept || (email && kept.owner && kept.owner !== email)) {
    return { owner: email, drafts: {}, waiting: null };
  }
  return { ...kept, owner: email ?? kept.owner };
}

export function withDraft(kept: KeptAnswers, id: number, answer: string[]): KeptAnswers {
  return { ...kept, drafts: { ...kept.drafts, [id]: answer } };
}

/** The server has this one: nothing of it stays in the browser. */
export function withoutDraft(kept: KeptAnswers, id: number): KeptAnswers {
  const { [id]: _sent, ...drafts } = kept.drafts;
  return { ...kept, drafts, waiting: kept.waiting === id ? null : kept.waiting };
}

export function firstUnanswered(answers: Answers): number | null {
  for (let id = 1; id <= QUESTION_COUNT; id += 1) if (!answers[id]) return id;
  return null;
}

/** The rows of GET answer as answers by question. */
export function answersFrom(rows: { questionId: number; answer: string[] }[]): Answers {
  return Object.fromEntries(rows.map((row) => [row.questionId, row.answer]));
}

/** A tap on an option: radios replace, checkboxes toggle and keep the order of the screen. */
export function toggled(options: { value: string }[], chosen: string[], value: string): string[] {
  const next = new Set(chosen);
  if (!next.delete(value)) next.add(value);
  return options.map((option) => option.value).filter((option) => next.has(option));
}
