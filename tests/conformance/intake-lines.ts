/** The 24 questions: what may be answered (§3, §5, §9) and how one screen follows another (§2, §4, §8). */
import assert from 'node:assert/strict';
import { PARTS, QUESTION_COUNT, QUESTIONS } from '../../src/features/intake/questions.ts';
import { call, screen, value } from './checks.ts';
import { differs, kept, type Line, type Visit } from './line.ts';

const FOUR = ['Ninguno', 'Algunos días', 'Muchos días', 'Prácticamente todos los días'];
const STATE = ['Bueno', 'Mediano', 'Malo'];
const YES_NO = ['Sí', 'No'];
const OFTEN = ['Diario', 'Semanal', 'No'];

type Row = [says: string, kind: 'single' | 'multi', values: string[]];
const TABLE: readonly Row[] = [
  ['Sex | Single: Hombre, Mujer, Otro', 'single', ['Hombre', 'Mujer', 'Otro']],
  [
    'Sexual identification | Single: Heterosexual, Homosexual, Bisexual',
    'single',
    ['Heterosexual', 'Homosexual', 'Bisexual'],
  ],
  [
    'Current relationship | Single: Soltero, En una relacion, Viudo, Divorciado, Casado',
    'single',
    ['Soltero', 'En una relacion', 'Viudo', 'Divorciado', 'Casado'],
  ],
  ['Prior therapy | Single: Si, No', 'single', ['Si', 'No']],
  [
    'Why consider therapy | Multi: feeling depressed; feeling anxious; mood interfering with work performance; difficulty building or keeping relationships; cannot find purpose or meaning in life; grieving; lived a traumatic experience; need to talk about a specific challenge; want to gain self-confidence; want to improve but do not know where to start',
    'multi',
    [
      'feeling depressed',
      'feeling anxious',
      'mood interfering with work performance',
      'difficulty building or keeping relationships',
      'cannot find purpose or meaning in life',
      'grieving',
      'lived a traumatic experience',
      'need to talk about a specific challenge',
      'want to gain self-confidence',
      'want to improve but do not know where to start',
    ],
  ],
  [
    'Looking for a therapist who | Multi: listens; explores my past; teaches me new skills; questions my beliefs; guides me to set goals; assigns me tasks',
    'multi',
    [
      'listens',
      'explores my past',
      'teaches me new skills',
      'questions my beliefs',
      'guides me to set goals',
      'assigns me tasks',
    ],
  ],
  ['Gentle or direct | Single: Gentil, Punto Medio, Directo', 'single', ['Gentil', 'Punto Medio', 'Directo']],
  [
    'Flexible or structured | Single: Flexible, Punto Medio, Estructurado',
    'single',
    ['Flexible', 'Punto Medio', 'Estructurado'],
  ],
  ['Casual or formal | Single: Casual, Punto Medio, Formal', 'single', ['Casual', 'Punto Medio', 'Formal']],
  ['Physical state | Single: Bueno, Mediano, Malo', 'single', STATE],
  ['Eating habits | Single: Bueno, Mediano, Malo', 'single', STATE],
  [
    'Last 2 weeks: days depressed or without meaning | Single: Ninguno, Algunos días, Muchos días, Prácticamente todos los días',
    'single',
    FOUR,
  ],
  ['Sleep problems or sleeping too much | same four', 'single', FOUR],
  ['Tired or low on energy | same four', 'single', FOUR],
  ['Feeling bad about oneself or having wronged family or others | same four', 'single', FOUR],
  ['Trouble concentrating (reading, TV) | same four', 'single', FOUR],
  ['Better off dead or wanting to self-harm | same four', 'single', FOUR],
  ['Do you have a job | Sí, No', 'single', YES_NO],
  ['Any problem with intimacy | Sí, No', 'single', YES_NO],
  ['Alcohol frequency | Diario, Semanal, No', 'single', OFTEN],
  ['Drug frequency | Diario, Semanal, No', 'single', OFTEN],
  ['Anxiety, panic attacks or phobias now | Sí, No', 'single', YES_NO],
  ['Chronic pain | Sí, No', 'single', YES_NO],
  ['Financial state | Bueno, Mediano, Malo', 'single', STATE],
];

/** Every option is taken and given back letter by letter; the question offers these and no other. */
const takes = (id: number, kind: 'single' | 'multi', values: string[]) =>
  call('POST /answer', async ({ person }) => {
    const someone = await person();
    const put = (answer: string[]) =>
      someone.call('POST', '/answer', { id, userId: someone.email, questionId: id, answer });
    for (const answer of kind === 'multi' ? [values] : values.map((one) => [one])) {
      assert.equal((await put(answer)).status, 200, answer.join());
      const { json } = await someone.call('GET', `/answer/${encodeURIComponent(someone.email)}`);
      assert.deepEqual(json.data, [{ questionId: id, answer }]);
    }
    assert.equal((await put(['otra cosa'])).status, 400);
    if (kind === 'single') assert.equal((await put(values.slice(0, 2))).status, 400);
    assert.deepEqual(
      QUESTIONS[id - 1]?.options.map((option) => option.value),
      values,
    );
  });

const open = async (visit: Visit, path: string) => {
  const person = await visit.person();
  return { person, page: await visit.open(path, { as: person }) };
};

const goesTo = (from: string, option: string, to: string) =>
  screen(from, async (visit) => {
    const { page } = await open(visit, from);
    await page.getByRole('radio', { name: option, exact: true }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(`**${to}`);
  });

const answersPosted = '**/answer';

const firstMustBeChosen = screen('/preguntas1', async (visit) => {
  const { page } = await open(visit, '/preguntas1');
  const goOn = page.getByRole('button', { name: 'Continuar' });
  assert.ok(await goOn.isDisabled());
  await page.getByRole('radio', { name: 'Otro' }).check();
  assert.ok(await goOn.isEnabled());
});

const stays = screen('/preguntas4', async (visit) => {
  const { page } = await open(visit, '/preguntas4');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.route(answersPosted, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('No pudimos guardar esta respuesta. Sigue guardada en tu teléfono.').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Continuar' }).isEnabled());
  assert.ok(page.url().endsWith('/preguntas4'));
});

const signedOut = screen('/preguntas4', async ({ open: openPage }) => {
  const page = await openPage('/preguntas4');
  const posts: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  page.on('console', (message) => logged.push(message.text()));
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page
    .getByText('Tu respuesta quedó en este teléfono. Para seguir, ingresa o crea una cuenta.')
    .waitFor();
  assert.ok(!posts.includes('/answer'));
  assert.ok(logged.includes('User is not authenticated'));
});

const WHY_VISIBLE =
  'Silence looks like a broken page; the answer is kept on the phone and leaves once it can.';

export const INTAKE: readonly Line[] = [
  kept(
    2,
    'One question per screen at /preguntasN, hidden from search engines (noindex, nofollow)',
    screen('/preguntas1…24', async ({ url }) => {
      for (let id = 1; id <= QUESTION_COUNT; id++) {
        const response = await fetch(`${url}/preguntas${id}`);
        assert.equal(response.headers.get('x-robots-tag'), 'noindex, nofollow');
        assert.match(await response.text(), /<meta name="robots" content="noindex, nofollow"/);
      }
    }),
  ),
  kept(
    2,
    'Each has a Continuar button',
    screen('/preguntas1, 5, 12, 24', async ({ open: openPage }) => {
      const page = await openPage('/preguntas1');
      for (const id of [1, 5, 12, 24]) {
        await page.goto(new URL(`/preguntas${id}`, page.url()).href);
        await page.getByRole('button', { name: 'Continuar' }).waitFor();
        assert.equal(await page.locator('fieldset').count(), 1);
      }
    }),
  ),
  ...TABLE.map(([says, kind, values], index) =>
    kept(3, `${index + 1} | ${says}`, takes(index + 1, kind, values)),
  ),
  differs(
    3,
    'Si, No',
    {
      instead:
        'People read "Sí"; what is stored and sent stays "Si". The same for accents and gender in the others.',
      why: 'A label may be corrected and made inclusive; a documented value may not.',
    },
    screen('/preguntas4', async ({ open: openPage }) => {
      const page = await openPage('/preguntas4');
      assert.equal(await page.getByRole('radio', { name: 'Sí', exact: true }).inputValue(), 'Si');
    }),
  ),
  kept(
    3,
    'The order of questions 12 to 17 in one reading is depressed, sleep, tiredness, feeling bad about oneself, concentration, self-harm thoughts',
    value('src/features/intake/questions.ts', () =>
      assert.deepEqual(
        QUESTIONS.slice(11, 17).map(({ topic }) => topic),
        ['Tu ánimo', 'Tu sueño', 'Tu energía', 'Cómo te ves', 'Tu atención', 'Pensar en morir'],
      ),
    ),
  ),
  kept(
    3,
    'For single-choice questions one string (empty string if nothing chosen; the first four questions are one string inside an array); for multi-select, all ticked options (empty list if none)',
    call('POST /answer', async ({ person }) => {
      const someone = await person();
      for (const [id, answer] of [
        [2, ['']],
        [5, []],
      ] as const) {
        const body = { id, userId: someone.email, questionId: id, answer };
        assert.equal((await someone.call('POST', '/answer', body)).status, 200);
      }
      const { json } = await someone.call('GET', `/answer/${encodeURIComponent(someone.email)}`);
      assert.deepEqual(json.data, [
        { questionId: 2, answer: [''] },
        { questionId: 5, answer: [] },
      ]);
    }),
  ),
  kept(4, '**Questionnaire**: 1 → 2', goesTo('/preguntas1', 'Mujer', '/preguntas2')),
  kept(4, 'each step moving on only after a successful answer submission to /preguntasN+1', stays),
  kept(4, '24 → /chatbot', goesTo('/preguntas24', 'Bueno', '/chatbot')),
  kept(
    4,
    "while sending, Continuar is disabled and reads 'Enviando...'; the flag resets at the end",
    screen('/preguntas4', async (visit) => {
      const { page } = await open(visit, '/preguntas4');
      await page.getByRole('radio', { name: 'No', exact: true }).check();
      await page.route(answersPosted, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.getByRole('button', { name: 'Continuar' }).click();
      assert.ok(await page.getByRole('button', { name: 'Enviando...' }).isDisabled());
      await page.waitForURL('**/preguntas5');
      await page.getByRole('button', { name: 'Continuar' }).waitFor();
    }),
  ),
  kept(
    4,
    'Navigation occurs only if the screen is still shown',
    screen('/preguntas4', async (visit) => {
      const { page } = await open(visit, '/preguntas4');
      await page.getByRole('radio', { name: 'No', exact: true }).check();
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.route(answersPosted, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('link', { name: 'Volver' }).click();
      await page.waitForURL('**/preguntas3');
      await answered;
      await page.waitForTimeout(300);
      assert.ok(page.url().endsWith('/preguntas3'));
    }),
  ),
  differs(
    4,
    'On failure the user stays and the error is only logged',
    { instead: 'The person stays, reads what happened and can try again.', why: WHY_VISIBLE },
    stays,
  ),
  differs(
    4,
    'If there is no signed-in user with an email, submit does nothing silently',
    { instead: 'Nothing is sent; the screen says so and shows the two ways in.', why: WHY_VISIBLE },
    signedOut,
  ),
  kept(5, 'question 1 requires a selection (Continuar disabled until chosen)', firstMustBeChosen),
  kept(
    5,
    'Questions 2 to 24 have no required check; empty answers can be sent',
    call('POST /answer', async ({ person }) => {
      const someone = await person();
      for (const { id, kind } of QUESTIONS) {
        const body = { id, userId: someone.email, questionId: id, answer: kind === 'single' ? [''] : [] };
        assert.equal((await someone.call('POST', '/answer', body)).status, id === 1 ? 400 : 200, String(id));
      }
    }),
  ),
  differs(
    5,
    'empty answers can be sent',
    {
      instead: '"Prefiero no responder" says what an empty answer means; the payload is the same.',
      why: 'Not answering is a choice and is shown as one.',
    },
    screen('/preguntas2', async (visit) => {
      const { page } = await open(visit, '/preguntas2');
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/answer'),
      );
      await page.getByRole('button', { name: 'Prefiero no responder' }).click();
      assert.deepEqual((await posted).postDataJSON().answer, ['']);
    }),
  ),
  differs(
    8,
    'Answer submission failure | only logged; no message, stays on screen, button re-enabled',
    { instead: 'A message and a way to try again besides.', why: WHY_VISIBLE },
    stays,
  ),
  differs(
    8,
    "Not signed in on answer submit | silent; logged 'User is not authenticated'",
    { instead: 'Logged, and said on the screen.', why: WHY_VISIBLE },
    signedOut,
  ),
  kept(
    9,
    'Questionnaire: 24 questions, ids 1 to 24 equal to the question number',
    value('src/features/intake/questions.ts', () => {
      assert.equal(QUESTION_COUNT, 24);
      assert.deepEqual(
        QUESTIONS.map(({ id }) => id),
        Array.from({ length: 24 }, (_, index) => index + 1),
      );
      assert.deepEqual([PARTS[0]?.first, PARTS.at(-1)?.last], [1, 24]);
    }),
  ),
  kept(
    9,
    'look-back window 2 weeks',
    screen('/preguntas12…17', async ({ open: openPage }) => {
      const page = await openPage('/preguntas12');
      for (let id = 12; id <= 17; id++) {
        await page.goto(new URL(`/preguntas${id}`, page.url()).href);
        await page.getByText('En las últimas 2 semanas').waitFor();
      }
    }),
  ),
  kept(
    9,
    'four frequency levels as listed',
    screen('/preguntas12', async ({ open: openPage }) => {
      const page = await openPage('/preguntas12');
      await page.getByRole('radio').first().waitFor();
      const values = await page
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      assert.deepEqual(values, FOUR);
    }),
  ),
];
