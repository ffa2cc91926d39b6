/** What the product is and for whom (§1), as the pages and the conversation say it. */
import assert from 'node:assert/strict';
import type { Answers } from '../../src/features/intake/questions.ts';
import { styleProfile } from '../../src/features/intake/style-profile.ts';
import { call, everyPage, screen, shows, showsNowhere, value } from './checks.ts';
import { differs, kept, type Line } from './line.ts';

const NO_INVENTION =
  'No invented people, clients or figures: only numbers with a source and a date may stand on a page.';

/** The first words of the therapist to a new person. */
const greetingOf = async ({ json }: { json: { messages: { from: string; text: string }[] } }) =>
  json.messages.find(({ from }) => from === 'therapist')?.text ?? '';

export const ABOUT: readonly Line[] = [
  kept(1, 'available 24/7', shows('/', 'A la hora que sea', 'Sí, de día y de noche, todos los días.')),
  kept(
    1,
    'in neutral Spanish, Portuguese and local variants',
    value('src/features/intake/style-profile.ts', () => {
      const spoken = (country: string, answers: Answers = {}) => {
        const { language, address } = styleProfile(answers, { name: null, country });
        return `${language} ${address}`;
      };
      assert.deepEqual([spoken('CL'), spoken('AR'), spoken('BR')], ['es tu', 'es vos', 'pt voce']);
      assert.equal(spoken('CL', { 9: ['Formal'] }), 'es usted');
    }),
  ),
  kept(
    1,
    'in neutral Spanish, Portuguese',
    call('GET /api/v1/chat/messages', async ({ person }) => {
      const hello = async (country: string) =>
        greetingOf(await (await person({ country })).call('GET', '/api/v1/chat/messages'));
      assert.match(await hello('BR'), /ã|õ|ê|você/);
      assert.doesNotMatch(await hello('CL'), /ã|õ|ê|você/);
    }),
  ),
  kept(
    1,
    "continues from earlier conversations (memory of the user's process)",
    shows('/', 'Se acuerda', 'Retoma donde quedaron. No tienes que contar todo de nuevo.'),
  ),
  kept(1, 'gives no clinical diagnoses', shows('/', 'No es una persona y no hace diagnósticos.')),
  kept(
    1,
    'it complements human psychologists and does not replace them',
    everyPage(({ path, text }) => {
      const isSaid =
        /no reemplaza a un psicólogo|never instead|não substitui|nunca em lugar|sem substituir/.test(text);
      assert.ok(isSaid || path.endsWith('/ayuda-ahora'), `${path} does not say it`);
    }),
  ),
  differs(
    1,
    'data is treated confidentially with bank-level security',
    {
      instead: 'The pages say what is encrypted, with which method and who holds the keys.',
      why: '"Bank-level" cannot be checked by anyone, so it is replaced with facts that can.',
    },
    shows('/seguridad', 'AES-256-GCM', 'No decimos "seguridad bancaria"'),
  ),
  kept(
    1,
    'Organisations (universities, mental health foundations, NGOs, AI ethics specialists) are invited to join as allies',
    shows('/', 'Universidades', 'Fundaciones y ONG', 'Ética de la IA', 'Ser aliado'),
  ),
  kept(1, 'Visitors read public pages', shows('/soledad', 'soledad')),
  kept(
    1,
    'Signed-in users complete an intake questionnaire and talk to the chatbot, called Terapeuta Artificial',
    screen('/chatbot', async ({ open, person }) => {
      const page = await open('/chatbot', { as: await person() });
      await page.getByRole('heading', { level: 1, name: 'Terapeuta Artificial' }).waitFor();
    }),
  ),
  kept(
    1,
    "The chat takes the user's earlier questionnaire answers into account",
    call('GET /api/v1/chat/messages', async ({ person }) => {
      const grieving = await person();
      const body = { id: 5, userId: grieving.email, questionId: 5, answer: ['grieving'] };
      await grieving.call('POST', '/answer', body);
      const page = await grieving.call('GET', '/api/v1/chat/messages');
      assert.equal(page.json.intakeRead, true);
      assert.match(await greetingOf(page), /duelo|perdiste|pérdida|falta/i);
    }),
  ),
  ...(
    [
      ['what therapy is offered', '¿Qué tipo de terapia ofrecen?'],
      ['whether the AI replaces a psychologist (no)', '¿Reemplaza a un psicólogo? No.'],
      ['whether data is private (yes)', '¿Mis datos son privados? Sí.'],
      [
        'whether it can be used any time (yes, 24/7)',
        '¿Puedo usarla a cualquier hora? Sí, de día y de noche',
      ],
      [
        'whether it costs anything (free plans and accessible options)',
        '¿Tiene algún costo? Conversar es gratis',
      ],
    ] as const
  ).map(([says, words]) => kept(1, says, shows('/', words))),
  differs(
    1,
    'team members, blog posts, app-download buttons, process steps, counters (21023 customers, 44023 downloads, 35023 satisfied, 2323 coffees), client logos, a team-member profile with skill bars of 80%, 70%, 85%',
    { instead: 'None of it stands on any page; the steps and the posts are real ones.', why: NO_INVENTION },
    showsNowhere('21023', '44023', '35023', '2323', 'App Store', 'Google Play'),
  ),
  differs(
    1,
    'an FAQ page with six placeholder questions (payment, yearly payment, discounts, VAT, extra features, message limits)',
    {
      instead:
        'Twelve questions that people ask, with the same two subjects of payment and limits among them.',
      why: 'Placeholders answer nobody. VAT is answered beside the prices.',
    },
    shows(
      '/faq',
      '¿Es una persona?',
      '¿Cuánto cuesta y en qué moneda?',
      '¿Se renueva solo?',
      '¿Me devuelven la plata?',
    ),
  ),
  differs(
    1,
    'a newsletter block with a 20% discount banner',
    {
      instead: 'The newsletter stays, without a banner.',
      why: 'There is no discount, and there are no crossed-out prices.',
    },
    everyPage(({ path, text }) =>
      assert.doesNotMatch(text, /20 ?% (off|de descuento|discount)|descuento/i, path),
    ),
  ),
  differs(
    1,
    'three short quotes, each with a first name and a country',
    { instead: 'The home says that there are none yet, and what will stand with them.', why: NO_INVENTION },
    shows('/', 'no hay aliados firmados ni testimonios', 'con nombre, fecha y permiso'),
  ),
  kept(
    1,
    "A footer text mentions a group of users called 'Juntos'",
    everyPage(({ path, html }) => {
      if (path.endsWith('/ayuda-ahora')) return;
      assert.match(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '', /«Juntos»/, path);
    }),
  ),
];
