// The only script of pages with a form, two kilobytes at most: the timed states of the specification (§4), the
// draft, and help when the words ask for it. Without it the form posts by itself and a page answers.

const SEEN_MS = 400;
const RESET_MS = 3000;
const TIMEOUT_MS = 60_000;
const HELP = '.form-help';

type Reply = {
  message?: string;
  caseNumber?: string;
  helpHtml?: string;
  error?: { message?: string; fields?: Record<string, string> };
};
type Control = HTMLInputElement | HTMLTextAreaElement;
type Draft = Record<string, string>;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const banner = form.querySelector<HTMLElement>('[data-banner]');
  if (button && banner) improve(form, button, banner);
}

function improve(form: HTMLFormElement, button: HTMLButtonElement, banner: HTMLElement): void {
  const { dataset: words } = form;
  const rest = button.textContent;
  const slug = form.elements.namedItem('slug') as HTMLInputElement | null;
  const draftKey = `borrador:${words.form}:${slug ? slug.value : ''}`;
  const controls = [...form.elements].filter(
    (field): field is Control => 'value' in field && 'name' in field && field.name !== '',
  );
  let id = '';
  form.noValidate = true;
  restore(controls, readDraft(draftKey));

  form.addEventListener('input', ({ target }) => {
    id = ''; // other words are another message
    mark(target as Control, '');
    keepDraft(draftKey, Object.fromEntries(new FormData(form)));
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = controls.filter((field) => {
      const isEmpty = field.required && field.value.trim() === '';
      const isRight = !isEmpty && field.checkValidity();
      const kind = field.type === 'checkbox' ? 'agree' : isEmpty ? 'required' : field.type;
      mark(field, isRight ? '' : (words[kind] ?? words.wrong ?? ''));
      return !isRight;
    });
    if (wrong.length === 0) return void send();
    form.querySelector(HELP)?.remove();
    say(banner, 'error', [words.error]);
    listWrong(banner, wrong);
  });

  async function send(): Promise<void> {
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = words.busy ?? '';
    id ||= crypto.randomUUID?.() ?? '';
    const body = { ...where(), ...Object.fromEntries(new FormData(form)), ...(id && { id }) };
    const reset = wait(RESET_MS);
    const [reply] = await Promise.all([ask(form.action, body), wait(SEEN_MS)]);
    if (reply?.message) {
      id = '';
      keepDraft(draftKey, null);
      say(banner, 'ok', [
        reply.message,
        words.next,
        reply.caseNumber && `${words.case} ${reply.caseNumber}.`,
      ]);
      addHelp(form, reply.helpHtml);
      await reset;
      form.reset();
    } else {
      say(banner, 'error', [reply?.error?.message ?? words.unsent]);
      const problems = reply?.error?.fields ?? {};
      const wrong = controls.filter(({ name }) => problems[name]);
      for (const field of wrong) mark(field, problems[field.name] ?? '');
      listWrong(banner, wrong);
      addHelp(form, reply?.helpHtml);
    }
    button.disabled = false;
    button.textContent = rest;
  }
}

/** What the server said, or null when nothing came. */
async function ask(url: string, body: object): Promise<Reply | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    return await response.json();
  } catch {
    return null;
  }
}

function say(banner: HTMLElement, kind: 'ok' | 'error', lines: (string | undefined)[]): void {
  banner.hidden = false;
  banner.className = `banner banner-${kind}`;
  banner.setAttribute('role', kind === 'ok' ? 'status' : 'alert');
  const text = document.createElement('div');
  text.className = 'banner-text';
  for (const line of lines) if (line) text.append(element('p', line));
  banner.replaceChildren(text);
  if (kind === 'error') banner.focus();
}

/** What is missing, each line a way to its field; the banner has the focus, so it is read aloud first. */
function listWrong(banner: HTMLElement, wrong: Control[]): void {
  if (wrong.length === 0) return;
  const list = element('ul');
  for (const { id, labels } of wrong) {
    const link = element(
      'a',
      `${labels?.[0]?.textContent}: ${document.getElementById(`${id}-error`)?.textContent}`,
    );
    link.href = `#${id}`;
    const item = element('li');
    item.append(link);
    list.append(item);
  }
  banner.firstElementChild?.append(list);
}

/** Above the banner and outside it, as the server drew it: our own words and numbers. What helped before goes. */
function addHelp(form: HTMLFormElement, html = ''): void {
  form.querySelector(HELP)?.remove();
  form.insertAdjacentHTML('afterbegin', html);
  form.querySelector<HTMLElement>(HELP)?.focus();
}

/** Whose help lines the words may ask for: the country the account left in this browser, or the clock's. */
function where(): Draft {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  try {
    const key = 'juntos.pais';
    const country = JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '""');
    return { zone, country: typeof country === 'string' ? country : '' };
  } catch {
    return { zone };
  }
}

/** Says below a field what is missing, or takes it back. */
function mark(field: Control, problem: string): void {
  const errorId = `${field.id}-error`;
  document.getElementById(errorId)?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  if (problem === '') return;
  const text = element('p', problem);
  text.id = errorId;
  text.className = 'field-error';
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', errorId);
  field.parentElement?.append(text);
}

function restore(controls: Control[], draft: Draft): void {
  for (const field of controls) {
    const kept = draft[field.name];
    if (field.type === 'hidden' || !kept) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = true;
    else field.value = kept;
  }
}

function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function keepDraft(key: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing still sends
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
