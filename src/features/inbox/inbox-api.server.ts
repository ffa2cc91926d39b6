import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLocale, LOCALES, type Locale, localeOf } from '../../platform/locale.ts';
import { acceptPlainForms } from '../../platform/plain-forms.server.ts';
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
      keep: async ({ email, list = 'newsletter', locale, isTrapped }) => {
        if (!isTrapped) await subscribe(context, { email, list, locale });
        return {};
      },
    });
    subscriptionLinks(forms, context);
  });
}

/** The link of the mail opens a page that asks: mail readers that visit every link change nothing. */
function subscriptionLinks(app: FastifyInstance, context: ServerContext): void {
  const { frame } = context;
  const page = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);
  for (const locale of LOCALES) {
    app.get(inLocale(locale, CONFIRM_PATH), { schema: { hide: true } }, (request, reply) => {
      const token = textIn(request.query, 'clave');
      return page(reply, frame(askPage(locale, token)));
    });
  }
  const answer =
    (act: (token: string) => Promise<boolean>, done: 'confirmed' | 'left') =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const locale: Locale = localeOf(textIn(request.body, 'locale'));
      const isOurs = await act(textIn(request.body, 'clave'));
      return page(reply.status(isOurs ? 200 : 400), frame(tellPage(locale, isOurs ? done : 'invalid')));
    };
  const limited = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  app.post(
    '/api/v1/newsletter/confirm',
    { ...limited, schema: { summary: 'Confirm an address with the key of its mail' } },
    answer((token) => confirm(context, token), 'confirmed'),
  );
  app.post(
    '/api/v1/newsletter/leave',
    { ...limited, schema: { summary: 'Leave the list with the key of its mail' } },
    answer((token) => leave(context, token), 'left'),
  );
}

function textIn(source: unknown, name: string): string {
  const value =
    typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
}
