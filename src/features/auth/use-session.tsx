// Who is signed in, for every screen of the app area. The server's answer to GET me is the truth; the two
// storage keys are written for display. A 401 from any call turns the session to "out" without leaving the page.
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ApiResult, getJson, onSignedOut, postJson } from '../../platform/browser/api.ts';
import {
  forgetPerson,
  isSharedPhone,
  keep,
  readRaw,
  setSharedPhone,
  writeRaw,
} from '../../platform/browser/storage.ts';
import { type StoredPerson, storedPerson } from './stored-person.ts';

export type Consents = { memory: boolean; externalModel: boolean; reminders: boolean; research: boolean };
export type Me = {
  person: { email: string; name: string; country: string | null };
  /** Whether they showed that the e-mail is theirs. */
  emailVerified: boolean;
  answered: number[];
  /** Answers they keep from the talk. */
  unused: number[];
  consents: Consents;
  /** When each consent was given or taken back, and under which version of the privacy page (a date). */
  decided: Partial<Record<keyof Consents, { at: string; version: string }>>;
  /** Whose model may answer whoever allows it. */
  model: string | null;
  /** A model of the house answers whoever did not decide against it; nothing leaves for it. */
  modelIsLocal: boolean;
};

export type Session =
  | { status: 'loading' }
  | { status: 'in'; me: Me }
  /** `expiredFor`: whose session ended while a screen was open; what they typed stays on it. */
  | { status: 'out'; expiredFor: string | null }
  /** No answer from the server: the stored person, if any, lets local work go on. */
  | { status: 'unreachable'; person: StoredPerson | null };

type SessionValue = {
  session: Session;
  /** Asks the server who is here; calls made meanwhile share one question. */
  refresh: () => Promise<Session>;
  enter: (person: StoredPerson, isOwnPhone: boolean) => Promise<void>;
  leave: () => Promise<ApiResult<void>>;
};

const SessionContext = createContext<SessionValue | null>(null);

function rememberPerson(person: StoredPerson): void {
  const shown = JSON.stringify({ email: person.email, name: person.name });
  writeRaw('user', shown);
  writeRaw('userLogin', shown);
}

function clearDisplayKeys(): void {
  writeRaw('user', null);
  writeRaw('userLogin', null);
}

/** On a shared phone the session ends with the tab that opened it, even if the cookie lived on. */
async function endForgottenSession(): Promise<void> {
  if (!isSharedPhone() || readRaw('user') !== null) return;
  const left = await postJson('/api/v1/logout', {});
  if (left.ok) setSharedPhone(false);
}

async function askWho(): Promise<Session> {
  await endForgottenSession();
  const result = await getJson<Me>('/api/v1/me');
  if (result.ok) {
    rememberPerson(result.value.person);
    // Ayuda ahora opens with it, also where it is a page of its own (features/site/help-script.ts).
    keep('pais', result.value.person.country);
    return { status: 'in', me: result.value };
  }
  if (result.error.status === 401) {
    clearDisplayKeys();
    return { status: 'out', expiredFor: null };
  }
  return { status: 'unreachable', person: storedPerson(readRaw('user'), readRaw('userLogin')) };
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' });

  const asking = useRef<Promise<Session> | null>(null);

  const refresh = useCallback(() => {
    asking.current ??= askWho().then((answer) => {
      asking.current = null;
      setSession(answer);
      return answer;
    });
    return asking.current;
  }, []);

  // Whoever enters or leaves in one tab does so in all of them.
  useEffect(() => {
    const follow = (event: StorageEvent) => (event.key === 'user' || event.key === null) && void refresh();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [refresh]);

  useEffect(() => {
    void refresh();
    return onSignedOut(() => {
      clearDisplayKeys();
      setSession((now) => {
        const expiredFor = emailOf(now);
        return expiredFor ? { status: 'out', expiredFor } : now;
      });
    });
  }, [refresh]);

  const value = useMemo<SessionValue>(
    () => ({
      session,
      refresh,
      enter: async (person, isOwnPhone) => {
        setSharedPhone(!isOwnPhone);
        rememberPerson(person);
        await refresh();
      },
      leave: async () => {
        const result = await postJson<void>('/api/v1/logout', {});
        if (result.ok) {
          forgetPerson();
          setSession({ status: 'out', expiredFor: null });
        }
        return result;
      },
    }),
    [session, refresh],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

/** The person's e-mail, from the session or, without an answer from the server, from this browser. */
export function emailOf(session: Session): string | null {
  switch (session.status) {
    case 'in':
      return session.me.person.email;
    case 'unreachable':
      return session.person?.email ?? null;
    case 'loading':
    case 'out':
      return null;
    default:
      return session satisfies never;
  }
}
