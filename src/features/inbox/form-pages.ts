// What a plain post is answered with: the result, or the same form again with everything the person wrote.
// HTML as text, because it is made on request; the classes are those of src/ui.
import type { Locale } from '../../platform/locale.ts';
import { escapeHtml, type FramedPage } from '../../platform/page-frame.ts';
import { FORM_COPY } from './form-copy.ts';
import { ACTIONS, FIELDS, type FieldName, type FieldProblems, type FormName } from './forms.ts';
import { type Help, helpHtml } from './help-html.ts';

const MESSAGE_ROWS = 5;
const COMMENT_ROWS = 8;

type Sent = { form: FormName; locale: Locale; back: string; caseNumber?: string; help: Help | null };

export function sentPage({ form, locale, back, caseNumber, help }: Sent): FramedPage {
  const { FORM_OK, result } = FORM_COPY[locale];
  const main = [
    help && helpHtml(locale, help),
    `<h1>${result.title}</h1>`,
    `<div class="banner banner-ok" role="status"><div class="banner-text"><p>${FORM_OK}</p></div></div>`,
    `<p>${result.next[form]}</p>`,
    caseNumber && `<p>${result.caseNumber} <strong>${escapeHtml(caseNumber)}</strong>.</p>`,
    `<p><a class="button" href="${escapeHtml(back)}">${result.back}</a></p>`,
  ];
  return { locale, title: result.title, main: main.filter(Boolean).join('') };
}

type Unsent = {
  form: FormName;
  locale: Locale;
  back: string;
  banner: string;
  fields: FieldProblems;
  raw: unknown;
  help: Help | null;
};

/** Nothing has to be written again: every field comes back as it was, beside what is wrong with it. */
export function unsentPage({ form, locale, back, banner, fields, raw, help }: Unsent): FramedPage {
  const copy = FORM_COPY[locale];
  const values = valuesOf(raw);
  const wrong = FIELDS[form].filter((field) => fields[field]);
  const list = wrong
    .map(
      (field) =>
        `<li><a href="#${field}">${copy.labels[field]}: ${problemOf(locale, fields, field)}</a></li>`,
    )
    .join('');
  const kept = ['slug', 'list', 'id'].filter((name) => values[name]);
  const main = [
    help && helpHtml(locale, help),
    `<h1>${copy.result.errorTitle}</h1>`,
    `<div class="banner banner-error" role="alert"><div class="banner-text"><p>${banner}</p>${list && `<ul>${list}</ul>`}</div></div>`,
    `<form class="form" method="post" action="${ACTIONS[form]}">`,
    `<input type="hidden" name="locale" value="${locale}">`,
    ...kept.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(values[name] ?? '')}">`),
    ...FIELDS[form].map((field) => fieldHtml(locale, field, values[field] ?? '', fields)),
    `<button class="button button-primary" type="submit">${copy.send[form][0]}</button></form>`,
    `<p><a href="${escapeHtml(back)}">${copy.result.back}</a></p>`,
  ];
  return { locale, title: copy.result.errorTitle, main: main.filter(Boolean).join('') };
}

function fieldHtml(locale: Locale, field: FieldName, value: string, problems: FieldProblems): string {
  const label = FORM_COPY[locale].labels[field];
  const problem = problemOf(locale, problems, field);
  const error = problem && `<p class="field-error" id="${field}-error">${problem}</p>`;
  const described = problem ? ` aria-invalid="true" aria-describedby="${field}-error"` : '';
  const control = `id="${field}" name="${field}"${field === 'url' ? '' : ' required'}${described}`;
  if (field === 'isAgreed') {
    const ticked = value === '' ? '' : ' checked';
    return `<div class="check"><input type="checkbox" class="tick" value="on" ${control}${ticked}><label for="${field}">${label}</label>${error}</div>`;
  }
  const rows = { message: MESSAGE_ROWS, comment: COMMENT_ROWS, name: 0, email: 0, url: 0 }[field];
  const type = { email: 'email', url: 'url', name: 'text', message: '', comment: '' }[field];
  const written = escapeHtml(value);
  const input = rows
    ? `<textarea class="input" rows="${rows}" ${control}>\n${written}</textarea>`
    : `<input class="input" type="${type}" autocomplete="${field}" value="${written}" ${control}>`;
  return `<div class="field"><label class="field-label" for="${field}">${label}</label>${input}${error}</div>`;
}

function problemOf(locale: Locale, fields: FieldProblems, field: string): string {
  const code = fields[field];
  return code ? FORM_COPY[locale].problems[code] : '';
}

function valuesOf(raw: unknown): Record<string, string> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
