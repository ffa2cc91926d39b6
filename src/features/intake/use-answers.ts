// The answers of the intake as the screens need them: saved ones from the server, taps kept in the browser,
// and one way to send. It is used once by the intake page and lives while the person moves between questions.
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson, postJson } from '../../platform/browser/api.ts';
import { keep, readKept } from '../../platform/browser/storage.ts';
import { emailOf, useSession } from '../auth/use-session.tsx';
import { answersFrom, type KeptAnswers, keptFor, withDraft, withoutDraft } from './kept-answers.ts';
import type { Answers } from './questions.ts';

const STORED_AS = 'respuestas';

export type SendOutcome =
  | { kind: 'saved' }
  | { kind: 'signed_out' }
  /** `isWaiting`: no answer came. */
  | { kind: 'failed'; message?: string; isWaiting: boolean };

export type AnswerBook = {
  /** What to show: taps of this browser over what the server has. */
  answers: Answers;
  /** False until the server's answers are known, or known to be out of reach. */
  isReady: boolean;
  waiting: number | null;
  tap: (id: number, answer: string[]) => void;
  send: (email: string, id: number, answer: string[]) => Promise<SendOutcome>;
  /** Keeps the question to be sent as soon as there is an account. */
  wait: (id: number) => void;
};

type AnswerRows = { status_code: number; data: { questionId: number; answer: string[] }[] };

export function useAnswers(): AnswerBook {
  const { session } = useSession();
  const email = emailOf(session);
  const [saved, setSaved] = useState<Answers>({});
  const [isReady, setReady] = useState(false);
  const [kept, setKept] = useState<KeptAnswers>(() => keptFor(readKept(STORED_AS), email));
  const latest = useRef(kept);

  const change = useCallback((next: KeptAnswers) => {
    latest.current = next;
    keep(STORED_AS, next);
    setKept(next);
  }, []);

  useEffect(() => {
    if (session.status === 'loading') return;
    change(keptFor(latest.current, email));
    if (session.status !== 'in' || !email) {
      setReady(true);
      return;
    }
    let isShown = true;
    void getJson<AnswerRows>(`/answer/${encodeURIComponent(email)}`).then((result) => {
      if (!isShown) return;
      if (result.ok) setSaved((sentMeanwhile) => ({ ...answersFrom(result.value.data), ...sentMeanwhile }));
      setReady(true);
    });
    return () => {
      isShown = false;
    };
  }, [session.status, email, change]);

  const send = async (owner: string, id: number, answer: string[]): Promise<SendOutcome> => {
    const result = await postJson('/answer', { id, userId: owner, questionId: id, answer });
    if (result.ok) {
      setSaved((before) => ({ ...before, [id]: answer }));
      change(withoutDraft(latest.current, id));
      return { kind: 'saved' };
    }
    if (result.error.status === 401) return { kind: 'signed_out' };
    const { status, message } = result.error;
    return { kind: 'failed', message: status === 400 ? message : undefined, isWaiting: status === 0 };
  };

  return {
    answers: { ...saved, ...kept.drafts },
    isReady,
    waiting: kept.waiting,
    tap: (id, answer) => change(withDraft(latest.current, id, answer)),
    send,
    wait: (id) => change({ ...latest.current, waiting: id }),
  };
}
