// What happens with Google's credential: in, or one more question first. The credential stays in this page's memory.
import { useState } from 'react';
import { postJson, putJson } from '../../platform/browser/api.ts';
import { appWords, at } from '../../platform/browser/language.ts';
import { noSoonerThan, SEEN_MS } from '../../platform/browser/pace.ts';
import { navigate } from '../../platform/browser/router.tsx';
import type { Notice } from './form-banner.tsx';
import { GOOGLE_PATH } from './use-google.ts';
import { useSession } from './use-session.tsx';

/** What the server may answer; another one may stand between, so nothing is taken for granted. */
type EntryReply = {
  status?: string;
  user?: { email: string; name: string } | null;
  data?: { userEmail: string; userName: string; canStartAnew: boolean; isWrong: boolean } | null;
};

/** What Google alone does not do. `open`: which of its questions is on the screen. */
export type PendingEntry = {
  open: 'agreement' | 'password';
  email: string;
  name: string;
  canStartAnew: boolean;
};

export type EntryAnswers =
  | { password: string }
  | { name: string; country?: string | undefined; isAdult: boolean; isAgreed: boolean; memory: boolean };

export type GoogleEntry = {
  isBusy: boolean;
  pending: PendingEntry | null;
  begin: (credential: string) => void;
  answer: (answers: EntryAnswers) => Promise<void>;
  startAnew: () => void;
  giveUp: () => void;
};

export function useGoogleEntry({
  isOwnPhone,
  volver,
  say,
  onRefused,
}: {
  isOwnPhone: boolean;
  volver: string | null;
  say: (notice: Notice | null) => void;
  onRefused: () => void;
}): GoogleEntry {
  const words = appWords().signIn;
  const { enter } = useSession();
  const [credential, setCredential] = useState('');
  const [pending, setPending] = useState<PendingEntry | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(token: string, answers?: EntryAnswers): Promise<void> {
    setBusy(true);
    say(null);
    const { memory = false, ...told } = { memory: false, ...answers };
    const result = await noSoonerThan(SEEN_MS, postJson<EntryReply>(GOOGLE_PATH, { token, ...told }));
    if (!result.ok) {
      say({ kind: 'error', text: result.error.message || words.failed });
      if (result.error.code === 'google_refused') {
        setPending(null);
        onRefused();
      }
    } else if (result.value.user) {
      await goIn(result.value.user, answers !== undefined && 'isAdult' in answers, memory);
      return;
    } else {
      askFurther(result.value);
    }
    setBusy(false);
  }

  async function goIn({ email, name }: { email: string; name: string }, isNew: boolean, memory: boolean) {
    say({ kind: 'ok', text: words.done });
    if (memory) await putJson('/api/v1/consents', { memory: true });
    await noSoonerThan(SEEN_MS, enter({ email, name }, isOwnPhone));
    navigate(volver ?? at(isNew ? '/preguntas1' : '/chatbot'), 'replace');
  }

  function askFurther({ status, data }: EntryReply) {
    const open = { needs_agreement: 'agreement', needs_password: 'password' }[status ?? ''];
    if (!data || (open !== 'agreement' && open !== 'password')) {
      say({ kind: 'error', text: words.google.noUser });
      return;
    }
    const { userEmail: email, userName: name, canStartAnew, isWrong } = data;
    setPending({ open, email, name, canStartAnew });
    if (isWrong) say({ kind: 'error', text: words.wrong });
  }

  return {
    isBusy,
    pending,
    begin: (given) => {
      setCredential(given);
      void ask(given);
    },
    answer: (answers) => ask(credential, answers),
    startAnew: () => setPending((now) => now && { ...now, open: 'agreement' }),
    giveUp: () => {
      say(null);
      setPending(null);
      onRefused();
    },
  };
}
