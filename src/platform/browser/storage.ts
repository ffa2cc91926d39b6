// What the browser keeps, all under one prefix so that signing out can leave nothing of the person behind.
// On a shared phone it goes to sessionStorage and ends with the tab. Storage may be full or forbidden:
// reading then gives null and writing does nothing.

const PREFIX = 'juntos.';
const SHARED_PHONE = 'juntos.prestado';

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const isOfPerson = (key: string) => key.startsWith(PREFIX) || key === 'user' || key === 'userLogin';

export function isSharedPhone(): boolean {
  return attempt(() => localStorage.getItem(SHARED_PHONE)) === 'si';
}

/** What a visitor already wrote moves along, so that signing in on a borrowed phone loses nothing. */
export function setSharedPhone(isShared: boolean): void {
  attempt(() => {
    const [from, to] = isShared ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    for (const key of Object.keys(from).filter(isOfPerson)) {
      if (key === SHARED_PHONE) continue;
      to.setItem(key, from.getItem(key) ?? '');
      from.removeItem(key);
    }
    if (isShared) localStorage.setItem(SHARED_PHONE, 'si');
    else localStorage.removeItem(SHARED_PHONE);
  });
}

function personStore(): Storage {
  return isSharedPhone() ? sessionStorage : localStorage;
}

/** The raw documented keys (`user`, `userLogin`) and our own go through the same door. */
export function readRaw(key: string): string | null {
  return attempt(() => personStore().getItem(key));
}

export function writeRaw(key: string, value: string | null): void {
  attempt(() => (value === null ? personStore().removeItem(key) : personStore().setItem(key, value)));
}

export function readKept<T>(name: string): T | null {
  const raw = readRaw(PREFIX + name);
  return raw === null ? null : attempt(() => JSON.parse(raw) as T);
}

export function keep(name: string, value: unknown): void {
  writeRaw(PREFIX + name, value === null ? null : JSON.stringify(value));
}

/** Erases everything of the person from this browser, whichever store held it. */
export function forgetPerson(): void {
  for (const store of [attempt(() => localStorage), attempt(() => sessionStorage)]) {
    if (!store) continue;
    for (const key of Object.keys(store)) {
      if (isOfPerson(key)) store.removeItem(key);
    }
  }
}
