// What happens between Continuar and the next question. The answer is already in the browser; the person moves
// on only when the server has it, and only if this question is still on screen.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { appWords, at } from '../../platform/browser/language.ts';
import { navigate } from '../../platform/browser/router.tsx';
import { useComingBack } from '../../platform/browser/use-coming-back.ts';
import { useSession } from '../auth/use-session.tsx';
import type { AnswerBook } from './use-answers.ts';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** `isWaiting`: it is sent again by itself when the server can be reached. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  | { kind: 'signed_out' }
  /** Saved, and the person stays: there is something to read before going on. */
  | { kind: 'saved' }
  /** Saved, and the person goes on another day. */
  | { kind: 'left' };

export function useSubmit(
  id: number,
  book: AnswerBook,
  next: string,
  staysAfter: (answer: string[]) => boolean,
) {
  const { session, refresh } = useSession();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const isShown = useRef(true);
  const { send, tap, wait } = book;

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function deliver(answer: string[]): Promise<SubmitState> {
    const { notSaved } = appWords().question;
    const isKnown = session.status === 'in' || session.status === 'out';
    const now = isKnown ? session : await refresh();
    if (now.status === 'unreachable') return { kind: 'failed', message: notSaved, isWaiting: true };
    if (now.status === 'in') {
      const outcome = await send(now.me.person.email, id, answer);
      if (outcome.kind !== 'signed_out') {
        return outcome.kind === 'failed' ? { ...outcome, message: outcome.message ?? notSaved } : outcome;
      }
    }
    console.info('User is not authenticated');
    wait(id);
    return { kind: 'signed_out' };
  }

  async function submit(answer: string[], leaves = false): Promise<void> {
    again.current = () => void submit(answer, leaves);
    tap(id, answer);
    setState({ kind: 'sending' });
    const reached = await deliver(answer);
    if (!isShown.current) return;
    const isSaved = reached.kind === 'saved';
    setState(isSaved && leaves ? { kind: 'left' } : reached);
    if (isSaved && !leaves && !staysAfter(answer)) navigate(next);
  }

  const again = useRef(() => {});
  useComingBack(state.kind === 'failed' && state.isWaiting, () => again.current());

  // The answer that waited for an account leaves by itself once there is one, and once only.
  const isDue = book.waiting === id && book.isReady && session.status === 'in' && state.kind === 'idle';
  const sendWaiting = useEffectEvent(() => {
    const answer = book.answers[id];
    if (answer) void submit(answer);
  });
  useEffect(() => {
    if (isDue) sendWaiting();
  }, [isDue]);

  /** Goes on another day: what was chosen is saved first, and what cannot be is said to be here. */
  async function leave(chosen: string[]): Promise<void> {
    if (chosen.length > 0) return submit(chosen, true);
    if (Object.keys(book.answers).length === 0) window.location.assign(at('/'));
    else if (session.status === 'in') setState({ kind: 'left' });
    else if (session.status === 'out') setState({ kind: 'signed_out' });
    else setState({ kind: 'failed', message: appWords().question.notSaved, isWaiting: false });
  }

  return { state, submit, leave, edit: useCallback(() => setState({ kind: 'idle' }), []) };
}
