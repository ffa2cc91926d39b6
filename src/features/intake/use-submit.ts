// What happens between Continuar and the next question. The answer is already in the browser; the person moves
// on only when the server has it, and only if this question is still on screen.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { appWords } from '../../platform/browser/language.ts';
import { navigate } from '../../platform/browser/router.tsx';
import { useSession } from '../auth/use-session.tsx';
import type { AnswerBook } from './use-answers.ts';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string }
  | { kind: 'signed_out' }
  /** Saved, and the person stays: there is something to read before going on. */
  | { kind: 'saved' };

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
    if (now.status === 'unreachable') return { kind: 'failed', message: notSaved };
    if (now.status === 'in') {
      const outcome = await send(now.me.person.email, id, answer);
      if (outcome.kind !== 'signed_out') {
        return outcome.kind === 'failed' ? { kind: 'failed', message: outcome.message ?? notSaved } : outcome;
      }
    }
    console.info('User is not authenticated');
    wait(id);
    return { kind: 'signed_out' };
  }

  async function submit(answer: string[], goTo = next): Promise<void> {
    tap(id, answer);
    setState({ kind: 'sending' });
    const reached = await deliver(answer);
    if (!isShown.current) return;
    setState(reached);
    if (reached.kind === 'saved' && !staysAfter(answer)) navigate(goTo);
  }

  // The answer that waited for an account leaves by itself once there is one, and once only.
  const isDue = book.waiting === id && book.isReady && session.status === 'in' && state.kind === 'idle';
  const sendWaiting = useEffectEvent(() => {
    const answer = book.answers[id];
    if (answer) void submit(answer);
  });
  useEffect(() => {
    if (isDue) sendWaiting();
  }, [isDue]);

  return { state, submit, edit: useCallback(() => setState({ kind: 'idle' }), []) };
}
