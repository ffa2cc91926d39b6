import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as answers from '../../platform/answers.ts';
import { inLocale, LOCALES, localeOf } from '../../platform/locale.ts';
import { acceptPlainForms, FORM_TYPES } from '../../platform/plain-forms.server.ts';
import type { ServerContext } from '../../server-context.ts';
import { type FormValue, formRoute } from './form-route.server.ts';
import { sendLetter } from './send-letter.server.ts';
import { CONFIRM_PATH, confirm, leave, subscribe } from './subscribe.server.ts';
import { askPage, tellPage } from './subscription-pages.ts';

/** Contact, allies and the lists: written to by anyone, read with `npm run desk`. */
export function inboxApi(app: FastifyInstance, context: ServerContext): void {
  app.register(async (forms) => {
    acceptPlainForms(forms);
    const letter = (kind: 'contact' | 'quote') => (value: FormValue<'contact'>) =>
      sendLetter(context, { ...value, kind });
    formRoute(forms, context, { form: 'contact', summary: 'Write to the team', keep: letter('contact') });
    formRoute(forms, context, {
      form: 'quote',
      summary: 'An organisation that wants to be an ally',
      keep: letter('quote'),
    });
    formRoute(forms, context, {
      form: 'newsletter',
      summary: 'Join a list; a mail asks the owner of the address to confirm',
      keep: async ({ email, list = 'newsletter', locale, isTrapped, from }) => {
        if (!isTrapped) await subscribe(context, { email, list, locale, from });
        return {};
      },
    });
    subscriptionLinks(forms, context);
  });
}

/** What else a mail reader or a browser adds to the link is left alone; a key that is none is an old link. */
const link = z.object({ clave: z.string().max(200).catch('') });
const pressed = link.extend({ locale: z.string().max(10).catch('').transform(localeOf) });

/** The link of the mail opens a page that asks: mail readers that visit every link change nothing. */
function subscriptionLinks(app: FastifyInstance, context: ServerContext): void {
  const { frame } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const page = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);
  for (const locale of LOCALES) {
    const schema = { hide: true, querystring: link, response: { 200: answers.page } };
    routes.get(inLocale(locale, CONFIRM_PATH), { schema }, async (request, reply) =>
      page(reply, frame(askPage(locale, request.query.clave))),
    );
  }
  const acts = [
    {
      name: 'confirm',
      act: confirm,
      done: 'confirmed',
      summary: 'Confirm an address with the key of its mail',
    },
    { name: 'leave', act: leave, done: 'left', summary: 'Leave the list with the key of its mail' },
  ] as const;
  for (const { name, act, done, summary } of acts) {
    routes.post(
      `/api/v1/newsletter/${name}`,
      {
        config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
        schema: {
          summary,
          consumes: FORM_TYPES,
          body: pressed,
          response: { 200: answers.page, 400: answers.pageOr(answers.errorSchema) },
        },
      },
      async (request, reply) => {
        const { clave, locale } = request.body;
        const isOurs = await act(context, clave);
        return page(reply.status(isOurs ? 200 : 400), frame(tellPage(locale, isOurs ? done : 'invalid')));
      },
    );
  }
}
