/**
 * Which exercise is offered to whom: by topic and by what they say, never against a reason of body or life, never
 * again after a no, and taken up again where it was left, today or another day.
 */
import { describe, expect, it } from 'vitest';
import { talk } from '../../../tests/support/replayed-talk.ts';
import type { Answers } from '../intake/questions.ts';
import { type Contraindication, styleProfile } from '../intake/style-profile.ts';
import { EXERCISES, findExercise, isSafeFor } from '../therapist/exercises/catalogue.ts';
import type { Memory } from '../therapist/move.ts';
import { planOpening } from '../therapist/opening.ts';
import { newState, type TherapistState } from '../therapist/state.ts';
import type { Topic } from '../therapist/understanding.ts';
import { type Decision, decideTurn } from './decide-turn.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 15));

type Case = {
  topic?: Topic;
  state?: Partial<TherapistState>;
  answers?: Answers;
  country?: string;
  memories?: Memory[];
};

function turn(
  text: string,
  state: TherapistState,
  { answers = {}, country = 'MX', memories = [] }: Case = {},
) {
  const profile = styleProfile(answers, { name: null, country });
  return decideTurn({ text, state, profile, memories, now: NOW });
}

/** Somebody heard out for a while who says one thing more; what is then offered, if anything. */
function offered(text: string, given: Case = {}): string | null {
  const { topic = null, state = {} } = given;
  const heard = { ...newState(), turn: 8, reflections: 7, topic, ...state };
  return offerIn(turn(text, heard, given));
}

const offerIn = ({ move, state }: Decision) =>
  move.kind === 'offer.two' ? (state.pending?.options[2] ?? null) : null;

describe('what is offered follows what they bring', () => {
  it.each<[string, Topic, string, string]>([
    ['anxiety', 'anxiety', 'no paro de preocuparme por lo que viene', 'worry'],
    ['anxiety', 'anxiety', 'le doy mil vueltas a lo mismo', 'defusion'],
    ['anxiety', 'anxiety', 'ando con el pecho apretado todo el día', 'breathing'],
    ['insomnia', 'insomnia', 'estoy con los hombros tensos toda la noche', 'muscles'],
    ['money', 'money', 'debo tres meses de alquiler', 'problem'],
    ['alcohol', 'alcohol', 'hoy tengo muchas ganas de tomar', 'urge'],
    ['self_esteem', 'self_esteem', 'me critico por todo lo que hago', 'kindness'],
    ['depression', 'depression', 'me siento vacío, los días pasan y ya', 'values'],
    ['depression', 'depression', 'paso la tarde en la cama', 'activation'],
    ['work_stress', 'work_stress', 'en la oficina van a pensar que no sirvo para el puesto', 'record'],
  ])('%s', (_, topic, text, id) => {
    expect(offered(text, { topic })).toBe(id);
  });

  it.each<[Topic, string, string]>([
    ['anxiety', 'fico preocupada o dia inteiro, minha cabeça não para', 'worry'],
    ['alcohol', 'hoje estou com muita vontade de beber', 'urge'],
    ['money', 'tenho dívidas e não sei como pagar', 'problem'],
    ['self_esteem', 'eu me cobro por tudo', 'kindness'],
  ])('in Portuguese too: %s', (topic, text, id) => {
    expect(offered(text, { topic, country: 'BR' })).toBe(id);
  });

  it('names the other door every time', () => {
    const heard = { ...newState(), turn: 8, reflections: 7, topic: 'anxiety' as const };
    const { move } = turn('no paro de preocuparme por lo que viene', heard);
    expect(move.choices).toEqual(['Probar algo corto', 'Seguir hablando']);
  });

  it('something for the body comes first when the number is very high', () => {
    const high = { mood: { first: 9, last: 9 } };
    expect(offered('estoy a punto de explotar con él', { topic: 'anger', state: high })).toBe('tipp');
    expect(offered('estoy a punto de explotar con él', { topic: 'anger' })).not.toBe('tipp');
  });

  it('lets the intake choose between those that fit', () => {
    const text = 'el lunes tengo una reunión y la espero con nervios';
    expect(offered(text, { topic: 'anxiety' })).toBe('breathing');
    const ask = (wish: string) => offered(text, { topic: 'anxiety', answers: { 6: [wish] } });
    expect(ask('questions my beliefs')).toMatch(/record|defusion/);
    expect(ask('assigns me tasks')).toBe('worry');
    const gentle = offered('fallé otra vez en el examen', {
      topic: 'self_esteem',
      answers: { 7: ['Gentil'] },
    });
    expect(gentle).toBe('kindness');
    const direct = offered('fallé otra vez en el examen', {
      topic: 'self_esteem',
      answers: { 7: ['Directo'] },
    });
    expect(direct).toBe('record');
  });
});

describe('what speaks against an exercise', () => {
  it('too much work is no error of thought: no thought record for burn-out', () => {
    for (const text of [
      'hago turnos dobles y no doy abasto',
      'estoy quemada, no tengo ni un día libre',
      'trabajo catorce horas y mi jefa pide más',
    ])
      expect(offered(text, { topic: 'work_stress' })).not.toBe('record');
  });

  it('what was told earlier in the talk still counts', () => {
    const { state } = turn('hago turnos dobles en el hospital', { ...newState(), turn: 3 });
    expect(offered('van a pensar que no sirvo para el puesto', { topic: 'work_stress', state })).not.toBe(
      'record',
    );
  });

  it('real danger: neither a record, nor distance from the thought, nor a worry hour', () => {
    const state = { cues: ['danger'] };
    for (const topic of ['family', 'couple', 'anxiety'] as const)
      expect(['record', 'defusion', 'worry', 'problem']).not.toContain(
        offered('no paro de preocuparme por lo que pueda pasar', { topic, state }),
      );
  });

  it('an urgent problem is not put off to a worry hour', () => {
    expect(offered('no paro de preocuparme, mañana me cortan la luz', { topic: 'money' })).toBe('problem');
  });

  it.each<[string, Contraindication, string[]]>([
    ['heart', 'heart', ['breathing']],
    ['chronic pain', 'pain', ['muscles']],
    ['psychosis', 'psychosis', ['record', 'defusion', 'worry']],
    ['mania', 'mania', ['activation', 'values']],
  ])('%s', (_, reason, closed) => {
    for (const id of closed) {
      const exercise = findExercise(id);
      expect(exercise && isSafeFor(exercise, [reason])).toBe(false);
    }
    const state = { heard: [reason] };
    for (const topic of ['anxiety', 'insomnia', 'depression', 'self_esteem'] as const)
      expect(closed).not.toContain(offered('hoy fue igual que ayer en la oficina', { topic, state }));
  });

  it('pain named in the intake closes muscle relaxation', () => {
    const text = 'estoy con la mandíbula apretada toda la noche';
    expect(offered(text, { topic: 'insomnia', answers: { 23: ['Sí'] } })).not.toBe('muscles');
  });

  it('at high risk nothing is offered', () => {
    const state = { risk: { ...newState().risk, level: 'high' as const } };
    expect(offered('no paro de preocuparme por lo que viene', { topic: 'anxiety', state })).toBeNull();
  });
});

/** The exercise running, its door answered with yes and the rating given. */
function begun(id: string, answers: Answers = {}, heard: Contraindication[] = []): TherapistState {
  let state: TherapistState = {
    ...newState(),
    turn: 6,
    heard,
    pending: { hint: 'choice', about: 'offer' },
  };
  for (const text of ['sí', 'sí', '8']) state = turn(text, state, { answers }).state;
  return state;
}

const openCell = ({ exercise }: TherapistState) =>
  exercise
    ? ['consent', ...(findExercise(exercise.id)?.steps.map(({ id }) => id) ?? [])][exercise.step]
    : null;

describe('TIPP', () => {
  it('asks about heart, pregnancy and food before the cold, and a yes leaves cold and hard movement out', () => {
    const state = begun('tipp');
    expect(openCell(state)).toBe('check');
    expect(openCell(turn('no, nada', state).state)).toBe('cold');
    expect(openCell(turn('sí, del corazón', state).state)).not.toMatch(/cold|move/);
    expect(openCell(turn('sí', state).state)).toBe('pacer');
  });

  it('takes a doubt for a yes', () => {
    const once = turn('no sé', begun('tipp')).state;
    expect(openCell(turn('no sé', once).state)).toBe('pacer');
  });

  it('does not even ask when it is known', () => {
    expect(openCell(begun('tipp', {}, ['pregnancy']))).toBe('loosen');
    expect(openCell(begun('tipp', { 11: ['Malo'] }))).toBe('pacer');
    const told = turn('tuve bulimia hace años', { ...newState(), turn: 3 }).state;
    expect(told.heard).toContain('eating');
    expect(openCell(begun('tipp', {}, told.heard))).toBe('pacer');
    expect(turn('no tengo hipertensión', { ...newState(), turn: 3 }).state.heard).toEqual([]);
  });
});

describe('muscle relaxation', () => {
  it('leaves the part that hurts in peace, named at the door or half-way', () => {
    const door: TherapistState = {
      ...newState(),
      turn: 6,
      mood: { first: 7, last: 7 },
      pending: { hint: 'choice', about: 'offer' },
    };
    let state = turn('sí', door).state;
    const said = turn('sí, pero tengo una lesión en el hombro', state);
    expect(said.move.frame).toContain('ex.sore');
    state = said.state;
    const groups: (string | null | undefined)[] = [openCell(state)];
    for (let count = 0; count < 6; count += 1) {
      state = turn('ya', state).state;
      groups.push(openCell(state));
    }
    expect(groups).toEqual(['hands', 'arms', 'face', 'belly', 'legs', 'feet', 'after']);
    const half = turn('eso me duele', begun('muscles'));
    expect(half.move.frame).toContain('ex.sore');
    expect(openCell(half.state)).toBe('arms');
  });
});

describe('after a no', () => {
  it('the same exercise is not offered again, in this conversation or the next', () => {
    const heard = { ...newState(), turn: 8, reflections: 7, topic: 'anxiety' as const };
    const text = 'no paro de preocuparme por lo que viene';
    const first = turn(text, heard);
    expect(offerIn(first)).toBe('worry');
    const no = turn('no gracias', first.state);
    expect(no.state.refused).toContain('worry');
    const later = { ...no.state, turn: 40, reflections: 9, offeredAt: 1, asked: [] };
    expect(offerIn(turn(text, later))).not.toBe('worry');
    const { state } = planOpening({
      state: no.state,
      profile: styleProfile({}, { name: null, country: 'MX' }),
      memories: [],
      now: NOW,
      lastAt: new Date(NOW.getTime() - 72 * 3_600_000),
    });
    expect(offered(text, { topic: 'anxiety', state: { refused: state.refused } })).not.toBe('worry');
  });

  it('"mejor solo hablar" at the door is a no, and is followed', () => {
    const { frames, state } = talk(['quiero un ejercicio', 'mejor solo hablar']);
    expect(frames[1]).toBe('ex.declined');
    expect(state.exercise).toBeNull();
  });

  it('one kept in memory as of no use is not offered', () => {
    const memories: Memory[] = [
      { id: 'm1', at: NOW.toISOString(), kind: 'avoid', text: 'darle una hora a la preocupación' },
    ];
    expect(offered('no paro de preocuparme por lo que viene', { topic: 'anxiety', memories })).not.toBe(
      'worry',
    );
  });

  it('one done today is not offered again today, and may be another day', () => {
    const state = { counts: { 'done.worry': 1 } };
    const text = 'no paro de preocuparme por lo que viene';
    expect(offered(text, { topic: 'anxiety', state })).not.toBe('worry');
    expect(offered(text, { topic: 'anxiety' })).toBe('worry');
  });
});

describe('left half-way', () => {
  const half = turn('que me despidan por un error', begun('worry')).state;

  it('a goodbye keeps the place, and "sigamos" goes back to the open question', () => {
    const gone = turn('me tengo que ir', half);
    expect(gone.state.exercise?.status).toBe('paused');
    const back = turn('sigamos con el ejercicio', gone.state);
    expect(back.move.kind).toBe('topic.resume');
    expect(openCell(back.state)).toBe('slot');
    expect(back.move.holes.cell).toBe('que me despidan por un error');
  });

  it('another day the greeting names it, and after the mood "¿seguimos donde quedamos?" has two doors', () => {
    const profile = styleProfile({}, { name: null, country: 'MX' });
    const lastAt = new Date(NOW.getTime() - 72 * 3_600_000);
    const opened = planOpening({ state: half, profile, memories: [], now: NOW, lastAt });
    expect(opened.move.frame).toContain('greet.return.halfway');
    const mood = turn('un 5', opened.state);
    expect(mood.move.frame).toContain('ex.resume.again');
    expect(mood.move.choices).toEqual(['Terminar el ejercicio', 'Seguir hablando']);
    expect(openCell(turn('sí', mood.state).state)).toBe('slot');
    const talked = turn('prefiero solo hablar', mood.state).state;
    expect(talked.exercise).toBeNull();
    expect(talked.refused).toContain('worry');
  });

  it('the stop word is a no: it is not brought up another day', () => {
    const stopped = turn('alto', half).state;
    const profile = styleProfile({}, { name: null, country: 'MX' });
    const lastAt = new Date(NOW.getTime() - 72 * 3_600_000);
    const opened = planOpening({ state: stopped, profile, memories: [], now: NOW, lastAt });
    expect(opened.state.exercise).toBeNull();
    expect(opened.move.frame).not.toContain('halfway');
  });
});

describe('answers of any shape', () => {
  it('two and three at once: the step, its hour and the confidence', () => {
    let state = begun('values');
    for (const text of ['mi gente', 'estar con mi hijo', 'cenar juntos', '3'])
      state = turn(text, state).state;
    const { exercise } = turn('llamarlo por teléfono, mañana a las 7, confianza 8', state).state;
    expect(exercise?.cells).toMatchObject({
      step: 'llamarlo por teléfono',
      when: 'mañana a las 7',
      confidence: '8',
    });
  });

  it('a number with the story beside it fills both', () => {
    let state: TherapistState = {
      ...newState(),
      turn: 6,
      pending: { hint: 'choice', about: 'offer' },
    };
    for (const text of ['sí', 'sí']) state = turn(text, state).state;
    const after = turn('un 8, porque creo que pierdo el trabajo', state).state;
    expect(after.exercise?.cells).toMatchObject({ before: '8', worry: 'creo que pierdo el trabajo' });
    expect(openCell(after)).toBe('slot');
  });

  it('a worry that has nothing to do goes to letting go, one that has goes to a step', () => {
    let state = begun('worry');
    for (const text of ['que llueva en la boda', 'a las 7', 'lavar platos']) state = turn(text, state).state;
    expect(openCell(state)).toBe('sort');
    expect(openCell(turn('no, depende del clima', state).state)).toBe('leave');
    expect(openCell(turn('sí', state).state)).toBe('step');
    expect(turn('sí, puedo alquilar una carpa', state).state.exercise?.cells.step).toBe(
      'puedo alquilar una carpa',
    );
  });

  it('a kind phrase that rings false is met with the tone of a friend', () => {
    let state = begun('kindness');
    for (const text of ['que fallo siempre', 'en el pecho', 'mi hermana', 'que descanse'])
      state = turn(text, state).state;
    expect(turn('suena falso', state).move.frame).toBe('ex.kindness.fake');
  });

  it('a brother who does not help is no complaint about us', () => {
    const { state } = turn('mi hermano no me ayuda con nada', begun('problem'));
    expect(state.exercise?.status).toBe('running');
    expect(turn('esto no me sirve', begun('problem')).move.frame).toBe('ex.stop.useless');
  });
});

describe('the catalogue', () => {
  it('every exercise takes at most twelve steps, says why, and rates before and after', () => {
    for (const exercise of EXERCISES) {
      const ids = exercise.steps.map(({ id }) => id);
      expect(ids).toContain('before');
      expect(ids).toContain('after');
      expect(exercise.why, exercise.id).toBeDefined();
      expect(ids.length, exercise.id).toBeLessThanOrEqual(12);
    }
  });
});
