// One public form as a route: JSON for scripts and a page for plain posts, the same checks for both. A refusal,
// a limit or a bug gives a plain post its form back with everything in it.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorSchema, pageOr } from '../../platform/answers.ts';
import { AppError, errorBody, type RefusalCode, statusOf } from '../../platform/errors.ts';
import { type Locale, localeOf } from '../../platform/locale.ts';
import { cameFrom, FORM_TYPES, isPlainForm } from '../../platform/plain-forms.server.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { FORM_COPY } from './form-copy.ts';
import { sentPage, unsentPage } from './form-pages.ts';
import { ACTIONS, FIELDS, type FieldProblems, FORMS, type FormName, readForm } from './forms.ts';
import { helpFor, textIn } from './help-for.server.ts';
import { type Help, helpHtml } from './help-html.ts';

/** Many phones share one address of their operator, so the limit is wide for a person and narrow for a robot. */
const LIMIT = { max: 20, timeWindow: '10 minutes', hook: 'preHandler' as const };

/** Where a form lives when the browser does not say where it came from. */
const HOME: Record<FormName, string> = {
  contact: '/contacto',
  quote: '/aliados',
  newsletter: '/',
  comment: '/blog',
};

export type Kept = { caseNumber?: string; help?: boolean };
export type FormValue<K extends FormName> = z.infer<(typeof FORMS)[K]> & {
  locale: Locale;
  isTrapped: boolean;
  /** The address of the network it comes from. */
  from: string;
};

type FormRoute<K extends FormName> = {
  form: K;
  summary: string;
  keep(value: FormValue<K>): Promise<Kept>;
};

/** Who to call, as both ways of sending draw it: our own words, with nothing in it that anybody wrote. */
const panel = z.string().optional();
const answered = z.object({
  ok: z.literal(true),
  code: z.literal('FORM_OK'),
  message: z.string(),
  caseNumber: z.string().optional(),
  help: z.boolean().optional(),
  helpHtml: panel,
});
const refused = errorSchema.extend({ help: z.boolean().optional(), helpHtml: panel });

export function formRoute<K extends FormName>(
  app: FastifyInstance,
  { frame, log, clock }: Pick<ServerContext, 'frame' | 'log' | 'clock'>,
  { form, summary, keep }: FormRoute<K>,
): void {
  const page = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

  const helpOf = (request: FastifyRequest, locale: Locale) =>
    helpFor(
      request,
      FIELDS[form].map((field) => textIn(request.body, field)),
      locale,
      clock(),
    );

  const logBug = (cause: FastifyError, request: FastifyRequest) =>
    log.error('bug', { requestId: request.id, route: ACTIONS[form], cause });

  function unsent(request: FastifyRequest, reply: FastifyReply, status: number, fields: FieldProblems) {
    const locale = localeIn(request.body);
    const banner = bannerOf(status, locale);
    const help = helpOf(request, locale);
    if (isPlainForm(request)) {
      const back = cameFrom(request) ?? addressIn(locale, HOME[form]);
      return page(
        reply.status(status),
        frame(unsentPage({ form, locale, back, banner, fields, raw: request.body, help })),
      );
    }
    const { error } = errorBody('invalid_input', request.id, wordsOf(fields, locale));
    return reply
      .status(status)
      .send({ error: { ...error, code: 'FORM_ERROR', message: banner }, ...helpAnswer(locale, help) });
  }

  /** To a script: the words every refusal has, and who to call. @throws the error itself where nothing speaks of danger */
  function refuse(request: FastifyRequest, reply: FastifyReply, error: FastifyError, code: RefusalCode) {
    const locale = localeIn(request.body);
    const help = helpOf(request, locale);
    if (!help) throw error;
    if (code === 'internal') logBug(error, request);
    return reply
      .status(statusOf(code))
      .send({ ...errorBody(code, request.id, undefined, locale), ...helpAnswer(locale, help) });
  }

  app.post(
    ACTIONS[form],
    {
      attachValidation: true,
      config: { rateLimit: LIMIT },
      schema: {
        summary,
        consumes: FORM_TYPES,
        body: FORMS[form],
        response: { 200: pageOr(answered), 400: pageOr(refused), 409: pageOr(refused) },
      },
      errorHandler: (error: FastifyError, request, reply) => {
        const code = error instanceof AppError ? error.code : 'internal';
        const isFull = code === 'inbox_full';
        if (!isPlainForm(request) && !isFull) return refuse(request, reply, error, code);
        if (code === 'internal') logBug(error, request);
        return unsent(request, reply, statusOf(code), {});
      },
    },
    async (request, reply) => {
      const read = readForm(form, request.body);
      if (!read.ok) return unsent(request, reply, 400, read.fields);
      const locale = localeIn(request.body);
      const kept = await keep({
        ...read.value,
        locale,
        isTrapped: Boolean(read.value.fax),
        from: request.ip,
      });
      const help = helpOf(request, locale);
      if (!isPlainForm(request)) {
        return answered.parse({
          ok: true,
          code: 'FORM_OK',
          message: FORM_COPY[locale].FORM_OK,
          ...kept,
          ...helpAnswer(locale, help),
        });
      }
      const back = cameFrom(request) ?? addressIn(locale, HOME[form]);
      return page(reply, frame(sentPage({ form, locale, back, ...kept, help })));
    },
  );
}

function helpAnswer(locale: Locale, help: Help | null) {
  return help ? { help: true, helpHtml: helpHtml(locale, help) } : { help: false };
}

function bannerOf(status: number, locale: Locale): string {
  const copy = FORM_COPY[locale];
  if (status === 429) return copy.FORM_TOO_MANY;
  if (status === statusOf('inbox_full')) return errorBody('inbox_full', '', undefined, locale).error.message;
  return status === 400 ? copy.FORM_ERROR : copy.FORM_UNSENT;
}

function wordsOf(fields: FieldProblems, locale: Locale): Record<string, string> {
  const words = FORM_COPY[locale].problems;
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, words[code]]));
}

function localeIn(body: unknown): Locale {
  return localeOf(textIn(body, 'locale'));
}
