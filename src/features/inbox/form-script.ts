// The only script of pages with a form, two kilobytes at most: the timed states of the specification (§4), the
// draft, and help when the words ask for it. Without it the form posts by itself and a page answers.

const SEEN_MS = 400;
const RESET_MS = 3000;
const TIMEOUT_MS = 60_000;

type Reply = { message?: string; caseNumber?: string; help?: boolean; error?: { message?: string } };
type Control = HTMLInputElement | HTMLTextAreaElement;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) improve(form);

function improve(form: HTMLFormElement): void {
  const { dataset: words } = form;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const banner = form.querySelector<HTMLElement>('[data-banner]');
  if (!button || !banner) return;
  const rest = button.textContent;
  const slug = form.elements.namedItem('slug') as HTMLInputElement | null;
  const draftKey = `borrador:${words.form}:${slug ? slug.value : ''}`;
  const controls = [...form.elements].filter(
    (field): field is Control => 'value' in field && 'name' in field && field.name !== '',
  );
  let id = '';
  form.noValidate = true;
  draft((kept) => {
    for (const field of controls) {
      const value = kept[field.name];
      if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === 'on';
      else if (value && field.type !== 'hidden') field.value = value;
    }
  });

  form.addEventListener('input', ({ target }) => {
    id = ''; // other words are another message
    mark(target as Control, '');
    keep(JSON.stringify(Object.fromEntries(new FormData(form))));
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const missing = controls.filter((field) => {
      const isRight = field.checkValidity() && (!field.required || field.value.trim() !== '');
      mark(field, isRight ? '' : ((field.value.trim() === '' ? words.required : words.wrong) ?? ''));
      return !isRight;
    });
    if (missing.length === 0) return void send();
    say('error', words.error);
    missing[0]?.focus();
  });

  async function send(): Promise<void> {
    if (!button || button.disabled) return;
    button.disabled = true;
    button.textContent = words.busy ?? '';
    id ||= crypto.randomUUID?.() ?? '';
    const body = { ...Object.fromEntries(new FormData(form)), ...(id && { id }) };
    const reset = wait(RESET_MS);
    const [reply] = await Promise.all([ask(body), wait(SEEN_MS)]);
    if (reply?.message) {
      keep(null);
      say('ok', reply.message, words.next, reply.caseNumber && `${words.case} ${reply.caseNumber}.`);
      if (reply.help) addHelp();
      await reset;
      form.reset();
      id = '';
    } else {
      say('error', reply?.error?.message ?? words.unsent);
    }
    button.disabled = false;
    button.textContent = rest;
  }

  async function ask(body: object): Promise<Reply | null> {
    try {
      const response = await fetch(form.action, {
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

  function say(kind: 'ok' | 'error', ...lines: (string | undefined)[]): void {
    if (!banner) return;
    banner.hidden = false;
    banner.className = `banner banner-${kind}`;
    banner.setAttribute('role', kind === 'ok' ? 'status' : 'alert');
    const text = document.createElement('div');
    text.className = 'banner-text';
    for (const line of lines) if (line) text.appendChild(document.createElement('p')).textContent = line;
    banner.replaceChildren(text);
    if (kind === 'error') banner.focus();
  }

  function addHelp(): void {
    const text = banner?.firstChild;
    if (!text) return;
    const paragraph = document.createElement('p');
    paragraph.textContent = words.help ?? '';
    const link = document.createElement('a');
    link.href = '/ayuda-ahora';
    link.className = 'button button-help';
    link.textContent = words.helpLink ?? '';
    text.insertBefore(paragraph, text.firstChild).after(link);
  }

  function draft(use: (kept: Record<string, string>) => void): void {
    try {
      const kept = sessionStorage.getItem(draftKey);
      if (kept) use(JSON.parse(kept));
    } catch {
      // a browser that keeps nothing still sends
    }
  }

  function keep(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(draftKey);
      else sessionStorage.setItem(draftKey, text);
    } catch {
      // as above
    }
  }
}

/** Says below a field what is missing, or takes it back. */
function mark(field: Control, problem: string): void {
  const errorId = `${field.id}-error`;
  document.getElementById(errorId)?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  if (problem === '') return;
  const text = document.createElement('p');
  text.id = errorId;
  text.className = 'field-error';
  text.textContent = problem;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', errorId);
  field.parentElement?.append(text);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
