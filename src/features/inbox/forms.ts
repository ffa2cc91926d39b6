/** What each public form sends. A problem with a field is a code here; the catalogue has the words. */
import { z } from 'zod';
import { LOCALES } from '../../platform/locale.ts';

export const FIELD_PROBLEMS = ['required', 'email', 'url', 'agree', 'too_long', 'wrong'] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

const problem = (code: FieldProblem) => ({ error: code });

const words = (max: number) =>
  z.string(problem('required')).trim().min(1, problem('required')).max(max, problem('too_long'));

const email = z
  .string(problem('required'))
  .trim()
  .toLowerCase()
  .min(1, problem('required'))
  .max(320, problem('too_long'))
  .pipe(z.email(problem('email')));

/** A plain post sends `on` for a ticked box and nothing for an empty one. */
const agreed = z.union([z.literal(true), z.enum(['on', 'true'])], problem('agree'));

/** Only web addresses: a `javascript:` link must never reach the page. */
const website = z.union(
  [
    z.literal(''),
    z
      .string()
      .trim()
      .max(500)
      .pipe(z.url({ protocol: /^https?$/, hostname: /\./ })),
  ],
  problem('url'),
);

const common = {
  /** Made by the page: sending the same form twice keeps one message. */
  id: z.uuid(problem('wrong')).optional(),
  locale: z.enum(LOCALES, problem('wrong')).optional(),
  /** The trap: no person sees this field. */
  fax: z.string(problem('wrong')).max(500, problem('wrong')).optional(),
  /** Whose help lines to show, should the words ask for them; the script of the page fills them in. Kept nowhere. */
  country: z.string(problem('wrong')).max(60, problem('wrong')).optional(),
  zone: z.string(problem('wrong')).max(60, problem('wrong')).optional(),
};

const name = words(80);
const MESSAGE_MAX = 4_000;

export const contactForm = z.object({ ...common, name, email, message: words(MESSAGE_MAX) });
export const quoteForm = z.object({ ...common, name, email, message: words(MESSAGE_MAX), isAgreed: agreed });
export const newsletterForm = z.object({
  ...common,
  email,
  list: z.enum(['newsletter', 'launch'], problem('wrong')).optional(),
});
export const commentForm = z.object({
  ...common,
  slug: z
    .string(problem('required'))
    .max(120, problem('wrong'))
    .regex(/^[a-z0-9-]+$/, problem('wrong')),
  name,
  email,
  url: website.optional(),
  comment: words(MESSAGE_MAX),
});

export const FORMS = {
  contact: contactForm,
  quote: quoteForm,
  newsletter: newsletterForm,
  comment: commentForm,
} as const;
export type FormName = keyof typeof FORMS;

/** Fields a person fills in, in the order of the page. */
export const FIELDS = {
  contact: ['name', 'email', 'message'],
  quote: ['name', 'email', 'message', 'isAgreed'],
  newsletter: ['email'],
  comment: ['name', 'email', 'url', 'comment'],
} as const satisfies Record<FormName, readonly string[]>;
export type FieldName = (typeof FIELDS)[FormName][number];

/** Where each form is sent. */
export const ACTIONS: Record<FormName, string> = {
  contact: '/api/v1/contact',
  quote: '/api/v1/quote',
  newsletter: '/api/v1/newsletter',
  comment: '/api/v1/comments',
};

export type FieldProblems = Record<string, FieldProblem>;

type Read<K extends FormName> =
  | { ok: true; value: z.infer<(typeof FORMS)[K]> }
  | { ok: false; fields: FieldProblems };

/** The form, or what is wrong with each field. */
export function readForm<K extends FormName>(form: K, raw: unknown): Read<K> {
  const parsed = FORMS[form].safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data as z.infer<(typeof FORMS)[K]> };
  const fields: FieldProblems = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? 'form');
    fields[field] ??= FIELD_PROBLEMS.find((code) => code === issue.message) ?? 'wrong';
  }
  return { ok: false, fields };
}
