// The form of the page of prices: posted without script, answered with the way to the provider, with the modal for whoever
// is signed out, or with a page that says what is the matter.
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nothing, page } from '../../platform/answers.ts';
import { AppError, errorBody, type RefusalCode, statusOf } from '../../platform/errors.ts';
import { inLocale } from '../../platform/locale.ts';
import { escapeHtml, type FramedPage } from '../../platform/page-frame.ts';
import { FORM_TYPES, isPlainForm } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPerson, requireInUse } from '../auth/session.server.ts';
import { BUY_LIMIT, beginOrder } from './begin-order.server.ts';
import { providerIdSchema } from './money.ts';
import { planIdSchema } from './order.ts';
import type { Redirect } from './payment-provider.ts';

const PRICES = '/mediosDePago';
const LOCALES = ['es', 'pt'] as const;
type PayLocale = (typeof LOCALES)[number];

export function payFormRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const locale of LOCALES) payFormRoute(app, context, locale);
}

function payFormRoute(app: FastifyInstance, context: ServerContext, locale: PayLocale): void {
  const { frame, log } = context;
  const refused = (reply: FastifyReply, code: RefusalCode, requestId: string) => {
    const { message } = errorBody(code, requestId, undefined, locale).error;
    return reply
      .status(statusOf(code))
      .type('text/html; charset=utf-8')
      .send(frame(refusedPage(locale, message)));
  };
  app.withTypeProvider<ZodTypeProvider>().post(
    inLocale(locale, PRICES),
    {
      config: { rateLimit: BUY_LIMIT },
      schema: {
        hide: true,
        consumes: FORM_TYPES,
        body: z.object({ plan: planIdSchema.catch('semana'), medio: providerIdSchema }),
        response: { 303: nothing, 409: page, 423: page, 429: page, 500: page, 503: page },
      },
      errorHandler: (error: FastifyError, request, reply) => {
        if (!isPlainForm(request)) throw error;
        if (error instanceof AppError) return refused(reply, error.code, request.id);
        if (error.validation) return refused(reply, 'invalid_input', request.id);
        // Too much at once, or no form at all: no page of ours sends that.
        if (error.statusCode !== undefined && error.statusCode < 500) throw error;
        log.error('bug', { requestId: request.id, route: PRICES, cause: error });
        return refused(reply, 'internal', request.id);
      },
    },
    async (request, reply) => {
      const { plan, medio: provider } = request.body;
      const person = await findPerson(context, request);
      if (!person) return reply.redirect(`${inLocale(locale, '/pagar')}?plan=${plan}`, 303);
      requireInUse(person);
      const { redirect } = await beginOrder(context, { id: person.id, locale }, { plan, provider });
      return reply.redirect(addressOf(redirect), 303);
    },
  );
}

/** A browser without script goes on by itself: Webpay takes its token in the address, too. */
function addressOf({ url, fields }: Redirect): string {
  const to = new URL(url);
  for (const [name, value] of Object.entries(fields ?? {})) to.searchParams.set(name, value);
  return to.href;
}

const WORDS: Record<PayLocale, { title: string; back: string }> = {
  es: { title: 'No empezamos el pago', back: 'Volver a los pases' },
  pt: { title: 'O pagamento não começou', back: 'Voltar aos passes' },
};

function refusedPage(locale: PayLocale, message: string): FramedPage {
  const { title, back } = WORDS[locale];
  const main = [
    `<h1>${title}</h1>`,
    `<div class="banner banner-error" role="alert"><div class="banner-text"><p>${escapeHtml(message)}</p></div></div>`,
    `<p><a class="button" href="${inLocale(locale, PRICES)}">${back}</a></p>`,
  ];
  return { locale, title, main: main.join('') };
}
