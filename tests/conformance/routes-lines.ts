/** Every address of the specification (§2), and where the others that it names lead. */
import assert from 'node:assert/strict';
import { appScreen, call, exists, links, page, screen, shows } from './checks.ts';
import { differs, kept, type Line } from './line.ts';

const canonical = (path: string, own: string) =>
  page(path, ({ html }) =>
    assert.match(html, new RegExp(`<link rel="canonical" href="[^"]*://[^"/]+${own}"`)),
  );

/** Answered with a redirect that keeps the query. */
const leadsTo = (from: string, to: string) =>
  call(`GET ${from}`, async ({ ask }) => {
    const { status, headers } = await ask('GET', `${from}?volver=%2Fchatbot`);
    assert.deepEqual([status, headers.location], [302, `${to}?volver=%2Fchatbot`]);
  });

const served = (path: string, status: number) =>
  screen(path, async ({ url }) => {
    const response = await fetch(url + path);
    assert.equal(response.status, status);
    assert.match(await response.text(), /<h1[ >]/);
  });

const PUBLIC: [path: string, row: string][] = [
  ['/', '/ and /theme1 | Home'],
  ['/faq', '/faq | FAQ page (placeholder)'],
  ['/comingSoon', '/comingSoon | Coming soon'],
  ['/quienes-somos', "/aboutUs, /quienes-somos | About ('Quienes somos')"],
  ['/contacto', '/contacto | Contact'],
  ['/mediosDePago', '/mediosDePago | Payment methods'],
  ['/problemas', '/problemas | Problems listing'],
  ['/soledad', '/soledad | Loneliness information page'],
  ['/temas', '/temas | Therapy topics'],
  ['/tipos-de-terapia', '/tipos-de-terapia | Therapy types'],
  ['/terapia-holistica', '/terapia-holistica | Long article on holistic therapy'],
];

/** One question of each part stands for its neighbours in the browser; the 24 addresses are asked for below. */
const QUESTION_ADDRESSES = Array.from({ length: 24 }, (_, index) => `/preguntas${index + 1}`);

export const ROUTES: readonly Line[] = [
  ...PUBLIC.map(([path, row]) => kept(2, row, exists(path))),
  kept(2, '/ and /theme1 | Home', canonical('/theme1', '/')),
  kept(2, "/aboutUs, /quienes-somos | About ('Quienes somos')", canonical('/aboutUs', '/quienes-somos')),
  kept(2, '/404 | Not-found page', served('/404', 404)),
  kept(2, '/404 | Not-found page', served('/una-direccion-que-no-existe', 404)),
  kept(2, '/inicio-de-sesion | Sign-in', appScreen('/inicio-de-sesion', 'Ingresa a tu cuenta')),
  kept(2, '/signup | Registration', appScreen('/signup', 'Crea tu cuenta')),
  kept(2, '/resetPassword | Password reset', appScreen('/resetPassword', 'Recupera tu contraseña')),
  kept(2, '/chatbot | Full-screen chat', appScreen('/chatbot', 'Terapeuta Artificial')),
  kept(
    2,
    '/preguntas1 to /preguntas24 | One questionnaire screen per question',
    screen('/preguntas1…24', async ({ url }) => {
      const statuses = QUESTION_ADDRESSES.map(async (path) => (await fetch(url + path)).status);
      assert.deepEqual(await Promise.all(statuses), Array(24).fill(200));
      assert.equal((await fetch(`${url}/preguntas25`)).status, 404);
    }),
  ),
  kept(2, '/login (from the restricted-access modal', leadsTo('/login', '/inicio-de-sesion')),
  kept(
    2,
    'luchas-comunes-soledad (linked from some topic cards)',
    shows('/luchas-comunes-soledad', 'Depresión'),
  ),
  kept(
    2,
    '#contact',
    page('/contacto', ({ html }) => assert.match(html, /id="contact"/)),
  ),
  kept(2, 'blog (route not shown)', exists('/blog')),
  kept(
    2,
    'the blog, privacy policy, terms and security links in the footer (targets not shown)',
    links('/', { Blog: '/blog', Privacidad: '/privacidad', Términos: '/terminos', Seguridad: '/seguridad' }),
  ),
  kept(2, "The 'Empezar' button leads to preguntas1", links('/', { Empezar: '/preguntas1' })),

  kept(
    2,
    'problemas, with sub-links soledad, bullying, alcoholism, procrastination, see all',
    links('/contacto', {
      Soledad: '/soledad',
      'Acoso escolar': '/problemas/acoso-escolar',
      'Alcohol y recuperación': '/problemas/alcohol-y-recuperacion',
      Procrastinación: '/problemas/procrastinacion',
      'Ver todos los problemas': '/problemas',
    }),
  ),
  kept(
    2,
    'temas, with sub-links depression, anxiety, stress, low self-esteem, see all',
    links('/contacto', {
      Depresión: '/luchas-comunes-soledad',
      Ansiedad: '/temas/ansiedad',
      Estrés: '/temas/estres',
      'Baja autoestima': '/temas/baja-autoestima',
      'Ver todos los temas': '/temas',
    }),
  ),
  kept(
    2,
    'tipos-de-terapia, with sub-links terapia-holistica, transpersonal, family, systemic, see all',
    links('/contacto', {
      'Terapia holística': '/terapia-holistica',
      Transpersonal: '/tipos-de-terapia/transpersonal',
      Familiar: '/tipos-de-terapia/familiar',
      Sistémica: '/tipos-de-terapia/sistemica',
      'Ver todos los tipos': '/tipos-de-terapia',
    }),
  ),
  kept(
    2,
    "contacto, blog, and 'Terapia con IA' (chatbot)",
    links('/faq', { Contacto: '/contacto', Blog: '/blog', 'Terapia con IA': '/chatbot' }),
  ),
  differs(
    2,
    'Header navigation (relative paths)',
    {
      instead: 'Every link of the header begins with /.',
      why: 'A relative link breaks on any page one level down; the destinations are the same.',
    },
    page('/blog', ({ html }) => {
      const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
      for (const [, href] of header.matchAll(/href="([^"]*)"/g)) assert.match(href ?? '', /^\//);
    }),
  ),
  differs(
    2,
    'The chatbot link goes to /chatbot when a user is signed in, otherwise to the sign-in page',
    {
      instead:
        'The link always says /chatbot; there a visitor meets the modal that leads to the sign-in page.',
      why: 'Public pages are files without script, the same for everybody. The destination of each person is kept.',
    },
    screen('/chatbot', async ({ open }) => {
      const visitor = await open('/faq');
      await visitor.locator('.menu > summary').click();
      await visitor.getByRole('link', { name: 'Terapia con IA' }).last().click();
      await visitor.getByRole('dialog').getByRole('link', { name: 'Ir a Login' }).click();
      await visitor.waitForURL('**/inicio-de-sesion?volver=*');
    }),
  ),
];
