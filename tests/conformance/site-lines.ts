/** The home, who we are, contact, the small screens and the payment page (§2, §4, §9). */
import assert from 'node:assert/strict';
import { count, form, links, linksOf, page, screen, shows } from './checks.ts';
import { differs, kept, type Line } from './line.ts';

const openedFaq = screen('/', async ({ open }) => {
  const home = await open('/');
  const items = home.locator('details[name="faq"]');
  const opened = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  assert.deepEqual(await opened(), [true, false, false, false, false]);
  await items.nth(2).locator('summary').click();
  assert.deepEqual(await opened(), [false, false, true, false, false]);
});

const mapOf450 = screen('/contacto', async ({ open }) => {
  const contact = await open('/contacto');
  assert.equal((await contact.locator('.map').boundingBox())?.height, 450);
});

const priceOf = (id: string, price: string) => [
  `class="price-of price-of-${id}"[^>]*>${price.replace('$', '\\$')}<`,
];

const HOME: readonly Line[] = [
  kept(2, "hero with 'Empieza Ahora' linking to /chatbot", links('/', { 'Empieza Ahora': '/chatbot' })),
  differs(
    2,
    'an embedded video from a video service',
    {
      instead: 'A film of half a minute drawn in the page, with captions that are its transcript.',
      why: 'A video service learns who came here, costs megabytes of a prepaid plan, and there is no video yet.',
    },
    page('/', ({ html }) => {
      assert.match(html, /<details class="film">/);
      assert.doesNotMatch(html, /<iframe|<video|<embed|youtube|vimeo/);
    }),
  ),
  kept(
    2,
    "'why choose our therapy' with four benefit cards",
    page('/', ({ html }) => {
      const cards = /<ul class="benefits">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
      assert.equal(count(cards, /<h3>/g), 4);
    }),
  ),
  kept(2, 'why-best-option', shows('/', 'Por qué puede servirte')),
  kept(2, 'allies', links('/', { 'Ser aliado': '/aliados' })),
  kept(2, 'FAQ accordion (one item open at a time, first open by default)', openedFaq),
  kept(4, '**FAQ accordion**: one item open at a time, first open initially', openedFaq),
  kept(
    2,
    'subscription pricing section',
    shows('/', 'Cuánto cuesta', 'Semana', '$7.000', 'Mes', '$20.000', 'Año', '$150.000'),
  ),
  kept(
    2,
    'footer (quienes-somos, contacto, Blog, privacy policy, terms and security',
    page('/', ({ path, html }) => {
      const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
      const hrefs = linksOf({ path, html: footer, text: '' }).map(({ href }) => href);
      for (const href of ['/quienes-somos', '/contacto', '/blog', '/privacidad', '/terminos', '/seguridad'])
        assert.ok(hrefs.includes(href), href);
    }),
  ),
  differs(
    2,
    'social icons',
    {
      instead: 'Icons that pass the page on: WhatsApp, mail and RSS.',
      why: 'Juntos has no accounts on social networks; an icon that leads nowhere is a dead link.',
    },
    links('/', {
      WhatsApp: 'https://wa.me/?text=Juntos%3A%20conversar%20cuando%20el%20d%C3%ADa%20pesa',
      RSS: '/rss.xml',
    }),
  ),
];

const WHO: readonly Line[] = [
  kept(2, 'Hero, story, values', shows('/quienes-somos', 'La historia')),
  kept(
    2,
    'values (empathy, privacy, accessibility, innovation with purpose, social impact)',
    page('/quienes-somos', ({ html }) => {
      const headings = [...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, text]) => text);
      assert.deepEqual(headings.slice(0, 5), [
        'Empatía',
        'Privacidad',
        'Accesibilidad',
        'Innovación con propósito',
        'Impacto social',
      ]);
    }),
  ),
  kept(2, 'mission and vision', shows('/quienes-somos', 'Misión', 'Visión')),
  kept(
    2,
    "Header title 'Quienes somos'",
    page('/quienes-somos', ({ html }) => assert.match(html, /<title>Quienes somos - Juntos<\/title>/)),
  ),
];

const CONTACT: readonly Line[] = [
  kept(
    2,
    'About hero plus a contact form (name, email, message)',
    form('/contacto', '/api/v1/contact', {
      fields: ['name', 'email', 'message'],
      required: ['name', 'email', 'message'],
      button: 'Enviar mensaje',
    }),
  ),
  kept(2, 'promo cards (mail, 24/7 live chat', shows('/contacto', 'Por escrito', 'Chat, las 24 horas')),
  differs(
    2,
    'visit address',
    { instead: '"Atendemos en línea. Todavía no hay una oficina que visitar."', why: 'There is no office.' },
    shows('/contacto', 'Atendemos en línea. Todavía no hay una oficina que visitar.'),
  ),
  kept(2, 'map frame 450 px high', mapOf450),
  kept(9, 'map frame 450 px high', mapOf450),
  differs(
    2,
    'an embedded map frame 450 px high',
    {
      instead: 'A drawing of a square, of that height.',
      why: 'There is no address to show, and a map service would learn who came here.',
    },
    page('/contacto', ({ html }) => {
      assert.match(html, /<svg class="plaza-map"/);
      assert.doesNotMatch(html, /<iframe/);
    }),
  ),
];

const SMALL: readonly Line[] = [
  kept(
    2,
    "'We're Coming Soon', … an email field, a 'Subscribe' button",
    shows('/en/comingSoon', "We're Coming Soon"),
    'en',
  ),
  kept(
    2,
    "an email field, a 'Subscribe' button",
    form('/en/comingSoon', '/api/v1/newsletter', {
      fields: ['email'],
      required: ['email'],
      button: 'Subscribe',
    }),
    'en',
  ),
  differs(
    2,
    'a countdown area',
    {
      instead: '"There is no countdown, because there is no date."',
      why: 'A countdown to no date is a lie.',
      locale: 'en',
    },
    shows('/en/comingSoon', 'There is no countdown, because there is no date.'),
  ),
  kept(
    2,
    "'404', 'Sorry, something went wrong', link 'Go to Homepage' to '/'",
    page('/en/404', (made) => {
      assert.match(made.text, /404.*Sorry, something went wrong.*Go to Homepage/);
      assert.ok(linksOf(made).some(({ href, words }) => href === '/' && words === 'Go to Homepage'));
    }),
    'en',
  ),
  kept(
    2,
    'Fields name, email, message, terms checkbox',
    form('/en/aliados', '/api/v1/quote', {
      fields: ['name', 'email', 'message', 'isAgreed'],
      required: ['name', 'email', 'message', 'isAgreed'],
      button: 'Send Message',
    }),
    'en',
  ),
  differs(
    2,
    'It promises a response within 24 hours',
    {
      instead:
        '"Te contestamos por correo." and the days, where the operator set them (`OPERATOR_ANSWER_DAYS`).',
      why: 'Nobody is on duty around the clock; a promise is made only where it can be kept.',
    },
    shows('/aliados', 'Te contestamos por correo.'),
  ),
  differs(
    9,
    'quote response promise 24 hours',
    {
      instead: 'No time, unless the operator set one.',
      why: 'See §2: a promise is made only where it can be kept.',
    },
    shows('/aliados', 'Te contestamos por correo.'),
  ),
];

const PAYMENT: readonly Line[] = [
  kept(2, 'Three plans (see section 9)', shows('/mediosDePago', 'Semana', 'Mes', 'Año')),
  kept(
    2,
    'Buy buttons lead to /mediosDePago',
    page('/', (made) => {
      const hrefs = linksOf(made).map(({ href }) => href);
      for (const id of ['semana', 'mes', 'anio'])
        assert.ok(hrefs.includes(`/mediosDePago?plan=${id}#${id}`), id);
    }),
  ),
  kept(
    2,
    "The payment page is titled 'Medio de Pago' with a prompt to select the payment method",
    page('/mediosDePago', ({ html }) => {
      assert.match(html, /<h1>Medio de Pago<\/h1>/);
      assert.match(html, />Selecciona el medio de pago</);
    }),
  ),
  kept(
    2,
    'three cards: a Chilean card-payment provider, a wallet provider and a card provider',
    shows('/mediosDePago', 'Webpay', 'Mercado Pago', 'Tarjeta internacional'),
  ),
  kept(
    2,
    'Each has a button to go to that provider and shows $7.000',
    page('/mediosDePago', ({ html }) => {
      for (const provider of ['Webpay', 'Mercado Pago', 'Tarjeta internacional'])
        assert.match(html, new RegExp(`>Ir a (<!-- -->)?${provider}<`));
      for (const pattern of priceOf('semana', '$7.000'))
        assert.equal(count(html, new RegExp(pattern, 'g')), 3);
    }),
  ),
  differs(
    2,
    'shows $7.000',
    {
      instead: 'The cards show the price of the chosen pass; without a choice, $7.000 of the week.',
      why: 'A month is not sold for the price of a week.',
    },
    screen('/mediosDePago', async ({ open }) => {
      const pay = await open('/mediosDePago?plan=mes');
      const prices = await pay.locator('.provider-price').allInnerTexts();
      assert.deepEqual(new Set(prices), new Set(['$20.000']));
    }),
  ),
  differs(
    2,
    'Links are placeholders, not wired',
    {
      instead:
        'Each leads to its provider where that is set up. Where none is, the page says that one cannot pay yet.',
      why: 'A pass that is announced can be bought.',
    },
    screen('/mediosDePago', async ({ open, person }) => {
      const page = await open('/mediosDePago', { as: await person() });
      await page.getByRole('button', { name: 'Ir a Pago de prueba' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pago de prueba' }).waitFor();
    }),
  ),
];

export const SITE: readonly Line[] = [...HOME, ...WHO, ...CONTACT, ...SMALL, ...PAYMENT];
