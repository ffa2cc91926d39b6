import { describe, expect, test } from 'vitest';
import { styleProfile } from '../intake/style-profile.ts';
import { riskFromIntake } from '../safety/advance-risk.ts';
import { answersOf, kindsOf, levelOf, marked } from '../safety/marks.ts';
import { guideIn } from '../therapist/guided/guides.server.ts';
import { dueIn, withSaid } from '../therapist/model/duties.ts';
import { readRiskSchema } from '../therapist/model/risk-question.ts';
import { newState, type TherapistState } from '../therapist/state.ts';
import { afterLed, decideLed } from './decide-led.ts';
import { decideTurn } from './decide-turn.ts';
import { raisedBy } from './read-risk-again.server.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const profile = styleProfile({}, { name: null, country: 'AR' });

function led(text: string, state: TherapistState = newState()) {
  const guided = decideTurn({ text, state, profile, memories: [], now: NOW, guides: guideIn });
  const input = { text, state, guided, memories: [], mayRemember: true, history: [], now: NOW };
  return { ...decideLed(input), now: NOW };
}
const reply = (text: string, missing: Parameters<typeof afterLed>[0]['missing'] = []) => ({
  text,
  acts: [],
  missing,
});

describe('the card with a question of the screener', () => {
  const SAID = led('La verdad pienso bastante en matarme, casi todas las noches');

  test('brings what a reply lacks', () => {
    const { beside } = afterLed(reply('Qué bueno que lo dices acá.', ['how']), SAID);
    expect(beside.piece?.kind).toBe('screener');
    expect(beside.choices).toHaveLength(3);
  });

  test.each([
    'Me quedo con eso. ¿Tenés algo cerca con lo que podrías hacerte daño?',
    'Te leo. ¿Hay alguien ahora ahí con vos?',
  ])('does not stand under a reply that asks of danger by itself: %s', (text) => {
    expect(afterLed(reply(text, ['intent']), SAID).beside.piece).toBeUndefined();
  });

  test('does not follow another', () => {
    const first = afterLed(reply('Qué bueno que lo dices acá.', ['how']), SAID);
    const next = led('no, la casa es un lío y mi vieja no para de hablar de eso', first.state);
    expect(afterLed(reply('Un lío encima de lo otro.', ['intent']), next).beside.piece).toBeUndefined();
  });
});

test('what may be offered is due once, whatever the model made of it', () => {
  const risk = { ...riskFromIntake(2, NOW) };
  const answers = { direct: 'yes', 'screen.Q3': 'no', 'screen.Q4': 'no', 'screen.Q6': 'no' } as const;
  const told = ['led.means', 'led.person'];
  const state = { ...newState(), risk: { ...risk, course: { ...risk.course, answers, said: told } } };
  const turn = led('hoy estuve con el muro del fondo, nada más', state as TherapistState);
  expect(dueIn(turn.turn.situation.risk)[0]).toBe('professional');
  const { state: after } = afterLed(reply('Un muro que espera. ¿Cuántas hiladas le faltan?'), turn);
  expect(dueIn(after.risk)).not.toContain('professional');
});

test('a message that takes a reply offered to tap is not one of few words, and a question is no goodbye', () => {
  const state = newState();
  const offered = { ...state, led: { ...led('hola').state.led, offered: ['Escribirle antes'] } };
  const situationOf = (text: string) => led(text, offered as TherapistState).turn.situation;
  expect(situationOf('Escribirle antes').isTapped).toBe(true);
  expect(situationOf('nada').isTapped).toBe(false);
  expect(situationOf('chau, me voy a dormir').leaves).toBe(true);
  expect(situationOf('se paró el auto y chau. ¿cuántas veces lo hago?').leaves).toBe(false);
  expect(situationOf('Que tengo que ir yo. Y no voy.').leaves).toBe(false);
});

test('who fears for somebody else has no danger of their own by that', () => {
  const { state } = led('Mi hija regaló su guitarra');
  const read = { level: 'high', kinds: ['third_party', 'suicide'], quote: 'regaló su guitarra' } as const;
  const told = { text: 'Mi hija regaló su guitarra', turn: 1, now: NOW };
  expect(kindsOf(raisedBy({ ...read, kinds: [...read.kinds] }, state.risk, told))).toEqual(['third_party']);
});

describe('the questions of the ladder', () => {
  const said = led('La verdad pienso bastante en matarme, casi todas las noches');

  test('two in one reply are both asked, and not asked again', () => {
    const next = afterLed(reply('¿Tenés intención de hacerlo, y alguna vez intentaste matarte?'), said);
    const heard = led('no, nada de eso', next.state);
    expect(dueIn(heard.state.risk)).not.toContain('intent');
    expect(dueIn(heard.state.risk)).not.toContain('before');
  });

  test.each([
    'ya te dije que no',
    'parecés formulario',
    'me lo acabás de preguntar de nuevo',
    'já te falei que não',
  ])('end for whoever has had enough of them: %s', (text) => {
    expect(dueIn(said.state.risk)).toContain('intent');
    const { risk } = led(text, said.state).state;
    const due = dueIn(risk);
    expect(due).not.toContain('intent');
    expect(due).toContain('means');
    // They may still take something: that is asked in any case.
    const graver = marked(risk, 'suicide', { level: 'high', words: text, turn: 3, by: 'said' }, NOW);
    expect(dueIn(graver)).toContain('taken');
  });

  test('are not asked by words to say to somebody else', () => {
    const next = afterLed(
      reply('Decile antes que la querés, y después: «¿Estás pensando en matarte?». Que no quede sola.'),
      led('Mi hija de diecisiete regaló su guitarra y dice que nadie tiene que elegir'),
    );
    expect(next.state.risk.step).toBeNull();
    expect(answersOf(led('Sí, mi cuñado está a cien metros', next.state).state.risk).direct).toBeUndefined();
  });

  test('presume nothing of who only marked it in the questionnaire', () => {
    const state = { ...newState(), risk: riskFromIntake(2, NOW) };
    const asked = afterLed(reply('¿Has pensado en morir?'), led('hoy barrí el patio', state));
    const due = dueIn(led('mi vecino pintó la reja', asked.state).state.risk);
    for (const duty of ['how', 'intent', 'means', 'before']) expect(due).not.toContain(duty);
    const told = dueIn(led('sí, todas las noches', asked.state).state.risk);
    expect(told).toContain('how');
  });

  test('about a way or a time are none for who hurts themselves and does not want to die', () => {
    const asked = afterLed(reply('¿Pensaste en morir?'), led('me corté de nuevo, para que pare el ruido'));
    const due = dueIn(led('no, no quiero morirme', asked.state).state.risk);
    expect(due).not.toContain('how');
    expect(due).not.toContain('intent');
  });
});

describe('what the second reader understood', () => {
  const said = led('La verdad pienso bastante en matarme, casi todas las noches');
  const read = (answers: object, company: boolean | null = null) => ({
    ...{ level: 'none' as const, kinds: [], quote: '' },
    ...{ answers, company },
  });
  const heard = (state: TherapistState, reading: ReturnType<typeof read>) =>
    raisedBy(reading, state.risk, { text: 'eso, lo que te conté', turn: state.turn, now: NOW });

  test('of a question that was asked is its answer, and a no takes back no yes', () => {
    const next = heard(said.state, read({ direct: 'no', how: 'no', intent: null }));
    expect(answersOf(next)).toMatchObject({ direct: 'yes', how: 'no' });
    expect(dueIn(next)).not.toContain('how');
    expect(dueIn(next)).toContain('intent');
  });

  test('ends what only it had heard once they say no, and never what they said', () => {
    const hinted = raisedBy(
      { level: 'low', kinds: ['suicide'], quote: 'me iría con él', answers: {}, company: null },
      newState().risk,
      { text: 'a veces me iría con él', turn: 1, now: NOW },
    );
    const asked = withSaid(hinted, ['direct']);
    const calm = { text: '¿Cómo? No, por favor, qué idea', turn: 2, now: NOW };
    expect(levelOf(raisedBy(read({ direct: 'no' }), asked, calm))).toBe('none');
    expect(levelOf(heard(said.state, read({ direct: 'no' })))).toBe('moderate');
  });

  test('may come as yes and no or as true and false', () => {
    const answers = { direct: true, how: false, intent: null };
    const parsed = readRiskSchema.parse({ level: 'low', kinds: [], quote: '', answers, company: null });
    expect(parsed.answers).toEqual({ direct: 'yes', how: 'no', intent: null });
  });

  test('of somebody who is there counts in grave danger as well', () => {
    const high = marked(said.state.risk, 'suicide', { level: 'high', words: '', turn: 2, by: 'said' }, NOW);
    expect(heard({ ...said.state, risk: high }, read({}, true)).checklist.physical_presence).toBe(true);
  });

  test('of somebody who is there counts where it was asked, and of being alone always', () => {
    expect(heard(said.state, read({}, true)).checklist.physical_presence).toBeUndefined();
    const asked = withSaid(said.state.risk, ['presence']);
    const there = heard({ ...said.state, risk: asked }, read({}, true));
    expect(there.checklist.physical_presence).toBe(true);
    expect(heard({ ...said.state, risk: there }, read({}, false)).checklist.physical_presence).toBe(false);
  });
});

test('a danger the model heard and asked about in one reply is not asked about again', () => {
  const first = led('El cinturón se lo di a mi primo, a mí ya no me va a hacer falta');
  const concern = {
    act: 'concern',
    kind: 'suicide',
    level: 'moderate',
    quote: 'a mí ya no me va a hacer falta',
  } as const;
  const next = afterLed(
    { ...reply('Te lo pregunto de frente: ¿has pensado en matarte?'), acts: [concern] },
    first,
  );
  expect(dueIn(next.state.risk)).not.toContain('direct');
  expect(answersOf(led('Sí, casi todas las noches', next.state).state.risk).direct).toBe('yes');
});

describe('what a model heard to be none', () => {
  const takes = (text: string, kind: 'abuse_violence' | 'suicide') => {
    const told = led(text);
    const next = led('no, en serio, nadie me hace nada', told.state);
    const act = { act: 'concern', kind, level: 'none', quote: 'nadie me hace nada' } as const;
    return kindsOf(afterLed({ text: 'Te creo.', acts: [act], missing: [] }, next).state.risk);
  };
  test('is believed of words that may mean two things, and not of a wish to die', () => {
    expect(takes('mi novio me empujó', 'abuse_violence')).not.toContain('abuse_violence');
    expect(takes('pienso bastante en matarme', 'suicide')).toContain('suicide');
  });
});
