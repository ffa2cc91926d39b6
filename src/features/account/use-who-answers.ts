import { useState } from 'react';
import { putJson } from '../../platform/browser/api.ts';
import { useSession } from '../auth/use-session.tsx';
import { type WhoAnswers, whoAnswers } from '../auth/who-answers.ts';

export type ModelChoice = WhoAnswers & {
  /** Whose model it is and where; empty where none is connected or it is of the house. */
  provider: string;
  isBusy: boolean;
  hasFailed: boolean;
  /** Stores the decision; resolves with whether it is stored. */
  choose: (answers: 'model' | 'guided') => Promise<boolean>;
};

/** Who answers the person who is here, and how they change it; null while nobody is signed in. */
export function useWhoAnswers(): ModelChoice | null {
  const { session, refresh } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (session.status !== 'in') return null;

  async function choose(answers: 'model' | 'guided') {
    setBusy(true);
    const result = await putJson('/api/v1/consents', { externalModel: answers === 'model' });
    if (result.ok) await refresh();
    setFailed(!result.ok);
    setBusy(false);
    return result.ok;
  }

  return { ...whoAnswers(session.me), provider: session.me.model ?? '', isBusy, hasFailed, choose };
}
