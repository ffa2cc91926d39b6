import { describe, expect, test } from 'vitest';
import type { Recognition } from '../../recognise/recognise.ts';
import { EXERCISES } from '../exercises/catalogue.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { converse } from './converse.ts';
import { guideOf } from './guide.ts';
import { type GuidedState, NEW_GUIDED, type Offer } from './guided-state.ts';
import type { Answer } from './heard.ts';

const guide = guideOf('es', readAuthoredContent('es'));
const exercises = new Map(EXERCISES.map(({ id, name }) => [id, name.es]));

const NOTHING: Recognition = { situations: [], topics: [], acts: [], questions: [], things: [] };
type Found = Partial<Record<keyof Recognition, [string, number][]>>;

function recognition(found: Found): Recognition {
  const list = (name: keyof Recognition) =>
    (found[name] ?? []).map(([label, certainty]) => ({ label, certainty, passage: null }));
  return {
    situations: list('situations'),
    topics: list('topics'),
    acts: list('acts'),
    questions: list('questions'),
    things: list('things'),
  };
}

type Said = Parameters<typeof converse>[0];

function hear(text: string, state: GuidedState = NEW_GUIDED, found: Recognition = NOTHING): Said {
  return {
    ...{ text, recognition: found, asked: null, guide, state, exercises },
    likeness: (texts) => texts.map(() => 0),
    likenessOf: (_, texts) => texts.map(() => 0),
    dangers: [],
    askedEach: [],
    isWorried: false,
    among: (ids) => ids.map(() => 0),
    now: new Date('2026-11-23T15:00:00Z'),
    timeZone: 'America/Santiago',
    address: 'tu',
    seed: text,
    feeling: null,
  };
}

/** A person who writes one thing after another, each as it was recognised. */
function talk(...messages: (string | [string, Found])[]): Answer[] {
  const answers: Answer[] = [];
  for (const [at, message] of messages.entries()) {
    const [text, found] = typeof message === 'string' ? [message, {}] : message;
    const heard = hear(text, answers.at(-1)?.state, recognition(found));
    answers.push(converse({ ...heard, seed: `${at}${text}` }));
  }
  return answers;
}

const sure = (id: string): Found => ({
  situations: [[id, 0.97]],
  topics: [[id.split('/')[0] ?? '', 0.97]],
  acts: [['telling', 0.9]],
});
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const labels = ({ state }: Answer) => state.offered.map(({ label }) => label);

describe('a situation that is sure', () => {
  test('is listened to, and asked about with its own chips and a way out', () => {
    const [answer] = talk(['terminamos y seguimos en la misma casa', sure('ruptura/misma-casa')]);
    const situation = guide.situations.get('ruptura/misma-casa');
    expect(answer?.state.situation).toBe('ruptura/misma-casa');
    expect(answer?.says).toContain('?');
    expect(labels(answer as Answer)).toEqual([
      ...(situation?.ask[0]?.chips.map(({ label }) => label) ?? []),
      'No es eso',
    ]);
  });

  test('goes deeper while they tell, and never says a sentence twice', () => {
    const tells = Array.from({ length: 12 }, (_, at) => `y otra cosa ${at}`);
    const answers = talk(['terminamos y seguimos en la misma casa', sure('ruptura/misma-casa')], ...tells);
    const sentences = answers
      .flatMap(({ says }) => says.split(/(?<=[.?]) /))
      .filter((one) => wordsOf(one) > 9);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(answers.every(({ says }) => wordsOf(says) > 3 && wordsOf(says) <= 100)).toBe(true);
  });

  test('can be undone by one tap, is believed, and is not said or offered again', () => {
    const answers = talk(['x', sure('ruptura/misma-casa')], 'No es eso', [
      'es otra cosa',
      {
        ...sure('ruptura/misma-casa'),
        situations: [
          ['ruptura/misma-casa', 0.9],
          ['ruptura/extranar', 0.3],
        ],
      },
    ]);
    expect(answers[1]?.state.situation).toBeNull();
    expect(answers[2]?.state.offered.map(({ to }) => to)).not.toContain('situation:ruptura/misma-casa');
    expect(answers[2]?.state.situation).toBeNull();
  });
});

describe('what is not sure', () => {
  const unsure: Found = {
    situations: [
      ['ruptura/extranar', 0.6],
      ['ruptura/me-dejaron', 0.35],
    ],
    topics: [['ruptura', 0.95]],
    acts: [['telling', 0.9]],
  };

  test('is a search: something true for the topic, and the likeliest to tap', () => {
    const [answer] = talk(['no sé cómo seguir sin esa persona', unsure]);
    expect(answer?.state.situation).toBeNull();
    expect(answer?.state.offered[0]?.to).toBe('situation:ruptura/extranar');
    expect(wordsOf(answer?.says ?? '')).toBeGreaterThan(10);
  });

  test('is not searched twice in a row', () => {
    const answers = talk(['a', unsure], ['b', unsure]);
    expect(answers[0]?.state.hasSearched).toBe(true);
    expect(answers[1]?.state.hasSearched).toBe(false);
  });

  test('of which nothing is known leads to the tree', () => {
    const [answer] = talk('…mmm');
    expect(answer?.says).toContain('?');
    expect(answer?.state.offered.map(({ to }) => to)).toContain('root:0');
  });
});

describe('everything can be reached by tapping', () => {
  const follow = (state: GuidedState, offer: Offer): Answer =>
    converse(hear(offer.label, { ...state, offered: [offer] }));

  test('every situation lies on a path of chips from the root', () => {
    const reached = new Set<string>();
    const seen = new Set<string>();
    const walk = (answer: Answer) => {
      for (const offer of answer.state.offered) {
        if (offer.to.startsWith('situation:')) reached.add(offer.to.slice('situation:'.length));
        else if (/^(?:root|branch|topic):/.test(offer.to) && !seen.has(offer.to)) {
          seen.add(offer.to);
          walk(follow(NEW_GUIDED, offer));
        }
      }
    };
    walk(follow(NEW_GUIDED, { label: 'x', to: 'root:0' }));
    expect([...guide.situations.keys()].filter((id) => !reached.has(id))).toEqual([]);
  });

  test('every chip of every situation says something that fits in a reply', () => {
    for (const situation of guide.situations.values()) {
      situation.ask.forEach(({ chips }, question) => {
        chips.forEach(({ label, target }, at) => {
          const to =
            target.to === 'situation'
              ? `situation:${target.id}`
              : target.to === 'do'
                ? 'idea'
                : `here:${situation.id}#${question}.${at}`;
          const { says, state } = follow({ ...NEW_GUIDED, situation: situation.id }, { label, to });
          expect(wordsOf(says), `${situation.id}: ${label}`).toBeGreaterThan(5);
          expect(state.offered.length).toBeGreaterThan(0);
        });
      });
    }
  });

  test('no reply leaves a brace of the forms of address', () => {
    for (const situation of guide.situations.values()) {
      const { says } = converse(hear('x', NEW_GUIDED, recognition(sure(situation.id))));
      expect(says).not.toMatch(/[{}|]/);
    }
  });
});

describe('what a message does', () => {
  test.each([
    ['goodbye', 'chau'],
    ['thanks', 'gracias'],
    ['complaint', 'otra vez lo mismo'],
    ['not-understood', 'cómo?'],
    ['just-read', 'solo leeme'],
    ['doubt', 'no sé'],
  ])('%s is met as such', (act, text) => {
    const [, answer] = talk(['x', sure('ruptura/misma-casa')], [text, { acts: [[act, 0.95]] }]);
    expect(answer?.says.length).toBeGreaterThan(3);
    expect(answer?.state.tellings).toBe(0);
  });

  test('a goodbye ends it and asks nothing', () => {
    const [, answer] = talk('hola', ['me voy a dormir', { acts: [['goodbye', 0.95]] }]);
    expect(answer?.ends).toBe(true);
    expect(answer?.says).not.toContain('?');
  });

  test('"que me leas y nada más" holds until it is taken back', () => {
    const answers = talk(
      ['solo léeme', { acts: [['just-read', 0.95]] }],
      ['hoy fue horrible', sure('ruptura/misma-casa')],
      ['y más', {}],
      'Volver a conversar',
    );
    expect(answers.slice(1, 3).every(({ says }) => !says.includes('?') && wordsOf(says) < 15)).toBe(true);
    expect(answers[3]?.state.readsOnly).toBe(false);
  });

  test('a question to us is answered from the catalogue', () => {
    const [answer] = talk([
      'quién lee esto?',
      { acts: [['question', 0.95]], questions: [['privacidad/quien-lee', 0.9]] },
    ]);
    const answers =
      guide.questions.get('privacidad/quien-lee')?.answers.map((text) => text.slice(0, 20)) ?? [];
    expect(answers.some((begin) => answer?.says.startsWith(begin))).toBe(true);
  });
});

describe('a question', () => {
  test('that nothing answers gets what its topic has for its kind, and the tool that helps', () => {
    const [, answer] = talk(['x', sure('ruptura/misma-casa')], '¿renuncio o espero a diciembre?');
    const line = guide.topics.get('ruptura')?.byKind.find(({ kind }) => kind === 'choose')?.says ?? 'none';
    // A choice is somebody's own: that of the topic is said only where it is near to what they ask.
    expect(answer?.says).not.toBe(line);
    expect(answer?.state.offered[0]?.to).toBe('tool:two-options');
    expect(answer?.state.situation).toBe('ruptura/misma-casa');
    const [, normal] = talk(['x', sure('ruptura/misma-casa')], '¿es normal?');
    const ofTopic = guide.topics.get('ruptura')?.byKind.find(({ kind }) => kind === 'normal')?.says ?? 'none';
    expect(normal?.says).toBe(ofTopic);
  });

  test('of the topic is answered without any situation', () => {
    const asked = guide.topics.get('sueno')?.asked ?? [];
    const heard = {
      ...hear('¿y la siesta?', { ...NEW_GUIDED, said: ['x'] }, recognition({ topics: [['sueno', 0.9]] })),
      likeness: (texts: readonly string[]) => texts.map((text) => (text === asked[0]?.question ? 0.95 : 0)),
    };
    expect(converse(heard).says).toBe(asked[0]?.answer);
  });

  test('asked twice gets another answer, and asked again an apology', () => {
    const answers = talk(['x', sure('ruptura/misma-casa')], '¿cuánto dura esto?', '¿y cuánto dura?');
    expect(answers[2]?.says).not.toBe(answers[1]?.says);
    const again = talk('¿hay luna hoy?', 'te pregunté si hay luna. ¿hay luna?')[1]?.says ?? '';
    expect(again).toContain('Perd');
  });

  test('about us and one of their own in one message are both met', () => {
    const us = recognition({ acts: [['question', 0.95]], questions: [['privacidad/quien-lee', 0.9]] });
    const heard = {
      ...hear('¿Quién lee esto? ¿Es normal que extrañe a mi ex?', { ...NEW_GUIDED, said: ['x'] }, us),
      askedEach: [us, recognition({})],
    };
    const line = guide.topics.get('ruptura')?.byKind.find(({ kind }) => kind === 'normal')?.says ?? 'none';
    const { says } = converse({
      ...heard,
      recognition: { ...us, topics: [{ label: 'ruptura', certainty: 0.9 }] },
    });
    expect(says).toContain(line);
    const privacy =
      guide.questions.get('privacidad/quien-lee')?.answers.map((text) => text.slice(0, 20)) ?? [];
    expect(privacy.some((begin) => says.startsWith(begin))).toBe(true);
  });

  test.each([
    '"paso mañana a las ocho por mis cosas", ¿así está bien?',
    '"passo amanhã às oito pelas minhas coisas", tá ruim?',
  ])('about words of their own is answered: %s', (text) => {
    const lines = guide.wordings.lines.get('asks-review') ?? [];
    const [answer] = talk(text);
    expect(lines.some((line) => answer?.says.includes(line.slice(0, 30)))).toBe(true);
  });

  test('that is only near is answered with what is known, without their words changed', () => {
    const situation = guide.situations.get('dinero/deudas');
    const heard = {
      ...hear('¿y me pueden demandar?', { ...NEW_GUIDED, situation: 'dinero/deudas', said: ['x'] }),
      likeness: (texts: readonly string[]) =>
        texts.map((text) => (text === situation?.asked[0]?.question ? 0.65 : 0)),
    };
    const answer = converse(heard);
    expect(answer.says).toContain(situation?.asked[0]?.answer);
    expect(answer.state.offered[0]?.to).toBe('not-that');
  });
});

describe('a tool', () => {
  const begun = talk('hazme un plan de estudio', 'unidad 1, unidad 2', 'Sí, así está bien');

  test('is begun by its name and asks one thing a reply', () => {
    expect(begun[0]?.says).toContain('Son seis preguntas cortas');
    expect(begun[1]?.says).not.toContain('preguntas');
    expect(begun[1]?.says).toContain('Anoté esto: unidad 1 · unidad 2.');
    expect(labels(begun[2] as Answer)).toContain('En 3 días');
  });

  test('waits where it was left, and is found again', () => {
    const answers = talk(
      'hazme un plan de estudio',
      'unidad 1, unidad 2',
      'Dejarlo aquí',
      'Seguir con lo que armábamos',
    );
    expect(answers[2]?.says).toMatch(/guardado/);
    expect(answers[2]?.state.tool?.values).toEqual({ what: 'unidad 1, unidad 2' });
    expect(labels(answers[2] as Answer)).toContain('Seguir con lo que armábamos');
    expect(answers[3]?.says).toContain('Anoté esto: unidad 1 · unidad 2.');
  });

  test('asks once more for what it cannot read, then leaves it blank', () => {
    const answers = talk(
      'hazme un plan de estudio',
      'unidad 1',
      'sí',
      'cuando se pueda',
      'ni idea de cuándo',
    );
    expect(answers[3]?.says).toContain('Puede ser un día');
    expect(answers[4]?.says).toContain('¿Cuántas horas por día');
  });

  test('ends in lines to keep, with what was typed unchanged', () => {
    const answers = talk(
      'ayúdame a escribirle a mi mamá',
      'Hola, ma',
      'terminamos con Beto',
      'Hablarlo en persona',
    );
    expect(answers.at(-1)?.keeps?.text).toContain('Terminamos con Beto.');
    expect(answers.at(-1)?.state.tool).toBeNull();
  });

  test('takes what answers it beside a question, and says plainly where it knows no answer', () => {
    const answers = talk('hazme un plan de estudio', 'unidad 1, unidad 2. ¿a qué hora conviene?');
    expect(answers[1]?.says).toMatch(/^.{5,120}\. Anoté esto/s);
    expect(answers[1]?.says).toContain('Anoté esto: unidad 1 · unidad 2.');
    expect(answers[1]?.state.tool?.values.what).toBe('unidad 1, unidad 2.');
  });

  test('takes out the sentence that does not belong to the message', () => {
    const answers = talk(
      'ayúdame a escribirle a mi mamá',
      'Hola, ma',
      'Terminamos con Beto. Él lee todo lo mío.',
      'nada',
      'lo último no va',
    );
    expect(answers.at(-1)?.keeps?.text).toContain('Terminamos con Beto.');
    expect(answers.at(-1)?.keeps?.text).not.toContain('lee todo');
  });

  const plan = talk(
    'trabajo de jueves a domingo de 2 a 10 de la noche',
    'hazme un plan de estudio',
    'unidad 1 a 5, la 1 ya la estudié',
    'sí',
    'en 7 días',
    'lun mar mie sí tengo toda la tarde, jue vie sab y dom solo hasta la 1 pm pq entro a las 2',
    '2 horas',
  );
  const planned = plan.at(-1)?.keeps?.text ?? '';

  test('takes what was told anywhere, asks for none of it, and plans nothing into a time that is not free', () => {
    expect(plan[1]?.says).toContain('Son cinco preguntas');
    expect(plan[2]?.says).toContain('unidad 2 · unidad 3 · unidad 4 · unidad 5');
    // The hours of work are no answer to how many there are.
    expect(plan[5]?.says).toContain('¿Cuántas horas');
    expect(planned).toContain('unidad 2');
    expect(planned).not.toContain('unidad 1');
    const days = planned.split('\n').filter((line) => /^(?:jueves|viernes|sábado|domingo)/.test(line));
    const ends = days.flatMap((line) => [...line.matchAll(/–(\d+):/g)].map(([, hour]) => Number(hour)));
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThan(13);
  });

  test('keeps what answers another question, and asks its own again', () => {
    const answers = talk(
      'necesito un plan, voy por el capítulo 4 de 6 en fisio y rindo el jueves',
      'así está bien',
      'ya hice el 5',
      'a las 5 salgo del trabajo',
      '2 horas',
    );
    expect(answers[0]?.says).toContain('Anoté esto: capítulo 5 en fisio · capítulo 6 en fisio.');
    expect(answers[2]?.says).toContain('Anotado. ¿Cuántas horas');
    expect(answers[3]?.says).toContain('¿Cuántas horas');
    expect(answers[4]?.state.tool?.values).toMatchObject({ hours: '2', until: 'rindo el jueves' });
    expect(answers[4]?.state.tool?.values.times).toBe('-0123456 0-1020');
  });

  test('"ya te dije" is no answer of its own', () => {
    const answers = talk(
      'quiero separar el problema por partes',
      'mi viejo está internado',
      'ya te dije',
      'llamarlo',
    );
    expect(answers[2]?.state.tool?.values.mine).toBeUndefined();
    expect(answers[3]?.state.tool?.values.mine).toBe('llamarlo');
  });

  test('answers what is asked of it once it is made', () => {
    const asked = converse(hear('¿y si no me alcanza el tiempo?', plan.at(-1)?.state));
    expect(asked.says).toContain('conviene quitar algo');
    expect(converse(hear('4 horas por día', asked.state)).keeps?.text).toMatch(/jueves.*11:00–11:50/);
  });

  test('is made again at once when they put it right in their own words', () => {
    const mended = converse(hear('no, el lunes no puedo, y sin la 2', plan.at(-1)?.state));
    expect(mended.keeps?.text).not.toMatch(/^lunes|unidad 2/m);
    expect(mended.keeps?.text).toContain('unidad 3');
    const unclear = converse(hear('eso está mal', mended.state));
    expect(unclear.says).toContain('No entendí qué parte');
    expect(labels(unclear)).toContain('Cambiar la fecha');
    const again = converse(hear('Cambiar la fecha', unclear.state));
    expect(converse(hear('en 3 días', again.state)).keeps?.text).toContain('unidad 3');
  });

  test('says plainly when no time is left, and takes the time they then find', () => {
    const full = converse(hear('de lunes a domingo trabajo de 0 a 23:30', plan.at(-1)?.state));
    expect(full.keeps).toBeUndefined();
    expect(full.says).toContain('no queda ningún rato libre');
    const mended = converse(hear('el sábado de 9 a 11', full.state));
    expect(mended.keeps?.text).toMatch(/^sábado.*9:00–9:50/m);
  });

  test('is offered once more after three replies elsewhere, and then only when asked for', () => {
    const elsewhere = ['Dejarlo aquí', 'hoy llovió', 'y ayer', 'y antes', 'y más'];
    const answers = talk('hazme un plan de estudio', ...elsewhere, 'sigamos con el plan');
    const isOffered = answers.map((answer) => labels(answer).includes('Seguir con lo que armábamos'));
    expect(isOffered.slice(1, 6)).toEqual([true, false, false, true, false]);
    expect(answers[6]?.says).toContain('¿Qué hay que estudiar');
  });

  test('is answered after a question was met', () => {
    const answers = talk(
      'hazme un plan de estudio',
      'unidad 1',
      'sí',
      'mañana',
      '¿y si no puedo?',
      '2 horas',
    );
    expect(answers[5]?.state.tool?.values.hours).toBe('2');
  });

  test.each(['me voy yo', 'Me voy', 'que se vaya, gracias', 'dejarlo todo y parar'])(
    'takes what may be one of two options for no goodbye: %s',
    (option) => {
      const bye: Found = { acts: [['goodbye', 0.95]] };
      const answers = talk('quiero comparar dos opciones', [option, bye]);
      expect(answers[1]?.state.tool?.values.first).toBe(option);
    },
  );

  test('is left by a goodbye, and nothing of it becomes an answer', () => {
    const answers = talk('hazme un plan de estudio', ['chao, me voy', { acts: [['goodbye', 0.95]] }]);
    expect(answers[1]?.ends).toBe(true);
    expect(answers[1]?.state.tool?.values).toEqual({});
  });
});

describe('a sum', () => {
  test('is said at once with how it was reckoned, and the month with it', () => {
    const [answer] = talk('gano 3.600.000, alquiler 1.100.000, comida 1.300.000. ¿cuánto me queda?');
    expect(answer?.says).toContain('Quedan 1.200.000: entran 3.600.000 y salen 2.400.000.');
    expect(answer?.keeps?.text).toContain('Queda: 1.200.000');
    const mended = converse(hear('el alquiler son 1.000.000', answer?.state));
    expect(mended.keeps?.text).toContain('Queda: 1.300.000');
    expect(converse(hear('¿cuánto le puedo prometer por mes?', mended.state)).says).toContain(
      '1.300.000 por mes',
    );
  });

  test('that lacks a figure asks for it alone, and is said when it comes', () => {
    const answers = talk('tengo 240 para comer, ¿cuánto por día?', 'hasta el viernes', 'hasta el viernes');
    expect(answers[0]?.says).toContain('¿hasta qué día');
    expect(answers[1]?.says).toContain('Son 60 por día: 240 repartidos en los 4 días');
    expect(answers[2]?.says).not.toContain('por día');
  });

  test('what has nothing to do with the month changes nothing of it', () => {
    const answers = talk(
      'debo 4200 y no duermo',
      'gano 1500 al mes, pago 600 de cuarto, 350 comida y 120 pasajes, cuánto me sobra?',
      'entonces cuándo termino?',
      'me quedan 90 hasta el 30, cuánto por día',
      'caminé 40 cuadras',
    );
    expect(answers[1]?.says).toContain('Quedan 430: entran 1.500 y salen 1.070.');
    expect(answers[2]?.says).toContain('Serían 10 meses');
    expect(answers[3]?.says).toContain('Son 12,85 por día');
    expect(answers[4]?.keeps).toBeUndefined();
  });

  test('a message that opens the month asks only for what it lacks', () => {
    const answers = talk('ayúdame con las cuentas del mes: alquiler 550, luz 40', 'gano 900');
    expect(answers[0]?.says).toContain('Es una sola pregunta');
    expect(answers[1]?.keeps?.text).toContain('Queda: 310');
  });
});

describe('where a message only worries', () => {
  test('they are asked once how they are; very low leads to the question', () => {
    const worried = {
      ...hear('ya no le veo la gracia a nada de esto', { ...NEW_GUIDED, said: ['x'] }),
      isWorried: true,
    };
    const answer = converse(worried);
    expect(labels(answer)).toEqual(['Bien', 'Regular', 'Muy mal']);
    expect(converse(hear('Muy mal', answer.state)).asksOfDeath).toBe(true);
    expect(converse(hear('Bien', answer.state)).asksOfDeath).toBeUndefined();
    expect(labels(converse({ ...worried, state: answer.state }))).not.toEqual(labels(answer));
  });
});
