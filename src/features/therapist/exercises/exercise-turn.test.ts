/** An exercise in the turns of a talk: its door, answers of any shape, what is left out for whom, and taking it up again. */
import { describe, expect, it } from 'vitest';
import { decideTurn } from '../../chat/decide-turn.ts';
import type { Answers } from '../../intake/questions.ts';
import { type Contraindication, styleProfile } from '../../intake/style-profile.ts';
import { NEW_GUIDED } from '../guided/guided-state.ts';
import { guideIn } from '../guided/guides.server.ts';
import { planOpening } from '../opening.ts';
import { newState, type TherapistState } from '../state.ts';
import { EXERCISES, findExercise, isSafeFor } from './catalogue.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 15));

function turn(text: string, state: TherapistState, answers: Answers = {}) {
  const profile = styleProfile(answers, { name: null, country: 'MX' });
  return decideTurn({ text, state, profile, memories: [], now: NOW, guides: guideIn });
}

describe('what speaks against an exercise', () => {
  it('what was told earlier in the talk still counts', () => {
    const { state } = turn('hago turnos dobles en el hospital', { ...newState(), turn: 3 });
    expect(state.cues).toContain('overwork');
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
  });
});

/** The chip that begins it was tapped. */
function opened(id: string, heard: Contraindication[] = []): TherapistState {
  const guided = { ...NEW_GUIDED, offered: [{ label: 'Empezar', to: `exercise:${id}` }] };
  return { ...newState(), turn: 6, heard, guided };
}

/** The exercise running, its door answered with yes and the rating given. */
function begun(id: string, answers: Answers = {}, heard: Contraindication[] = []): TherapistState {
  let state = opened(id, heard);
  for (const text of ['Empezar', 'sí', '8']) state = turn(text, state, answers).state;
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
    let state = turn('Empezar', opened('muscles')).state;
    const said = turn('sí, pero tengo una lesión en el hombro', state);
    expect(said.move.frame).toContain('ex.sore');
    state = turn('7', said.state).state;
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
  it('the same exercise is not begun again, in this conversation or the next', () => {
    const no = turn('no gracias', turn('Empezar', opened('worry')).state);
    expect(no.move.frame).toBe('ex.declined');
    expect(no.state.refused).toContain('worry');
    const { state } = planOpening({
      state: no.state,
      profile: styleProfile({}, { name: null, country: 'MX' }),
      memories: [],
      now: NOW,
      lastAt: new Date(NOW.getTime() - 72 * 3_600_000),
    });
    expect(state.refused).toContain('worry');
  });

  it('"mejor solo hablar" at the door is a no, and is followed', () => {
    const { move, state } = turn('mejor solo hablar', turn('Empezar', opened('breathing')).state);
    expect(move.frame).toBe('ex.declined');
    expect(state.exercise).toBeNull();
  });

  it('whoever goes on telling at the door is answered, and the exercise was never begun', () => {
    const told = turn(
      'no quiero hacer eso porque mi jefe me grita todos los días',
      turn('Empezar', opened('breathing')).state,
    );
    expect(told.move.kind).toBe('guide');
    expect(told.state.exercise).toBeNull();
  });
});

describe('a question in the middle', () => {
  it.each(['¿me das un ejemplo?', '¿para qué sirve esto?'])(
    'about the step is answered by it: "%s"',
    (asked) => {
      const { move, state } = turn(asked, begun('worry'));
      expect(move.frame).toMatch(/ex\.worry\./);
      expect(openCell(state)).toBe('worry');
      expect(state.exercise?.status).toBe('running');
    },
  );

  it.each(['¿tú eres un robot?', 'eres un robot'])(
    'is answered and never taken for an answer: "%s"',
    (asked) => {
      const { move, state } = turn(asked, begun('worry'));
      expect(move.kind).toBe('guide');
      expect(move.choices).toContain('Seguir con el ejercicio');
      expect(state.exercise).toMatchObject({ status: 'paused', cells: { before: '8' } });
      expect(Object.keys(state.exercise?.cells ?? {})).toEqual(['before']);
    },
  );
});

const half = turn('que me despidan por un error', begun('worry')).state;

describe('left half-way', () => {
  it('a goodbye keeps the place, and "sigamos" goes back to the open question', () => {
    const gone = turn('me tengo que ir', half);
    expect(gone.state.exercise?.status).toBe('paused');
    const back = turn('sigamos con el ejercicio', gone.state);
    expect(back.move.kind).toBe('topic.resume');
    expect(openCell(back.state)).toBe('slot');
    expect(back.move.frame).toBe('ex.resume + ex.worry.slot.help');
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

describe('the number of a return', () => {
  it('is kept in the language that is spoken, with an exercise left half-way as without', () => {
    const profile = styleProfile({}, { name: null, country: 'BR' });
    const left = { ...half, refused: [] };
    const lastAt = new Date(NOW.getTime() - 72 * 3_600_000);
    const { state } = planOpening({ state: left, profile, memories: [], now: NOW, lastAt });
    const text = 'um 5';
    const { move, remember } = decideTurn({ text, state, profile, memories: [], now: NOW, guides: guideIn });
    expect(move.frame).toContain('ex.resume.again');
    expect(remember).toContainEqual({ kind: 'mood', text: 'Ânimo 5 de 10' });
  });
});

describe('asked for by its name', () => {
  it.each([
    ['quiero hacer el ejercicio de respiración', 'breathing'],
    ['me gustaría hacer el ejercicio de los sentidos', 'grounding'],
    ['quiero elegir una cosa chica', 'activation'],
    ['vamos con tres cosas concretas', 'gratitude'],
    ['necesito preparar cómo pedirlo', 'assertive'],
    ['quero o exercício de arrumar o sono', 'sleep'],
  ])('is begun: "%s"', (asked, id) => {
    const { move, state } = turn(asked, { ...newState(), turn: 3 });
    expect(state.exercise).toMatchObject({ id, status: 'running', step: 0 });
    expect(move.frame).toBe(`ex.${id}.consent`);
  });

  it.each(['quiero dormir', 'ya hice el ejercicio de respiración'])(
    'is not heard where nobody asks: "%s"',
    (said) => expect(turn(said, { ...newState(), turn: 3 }).state.exercise).toBeNull(),
  );

  it('one that is not for them makes way for another, and it is said', () => {
    const state = { ...newState(), turn: 3, heard: ['pain' as const] };
    const { move, state: after } = turn('quiero soltar los músculos', state);
    expect(move.frame).toBe('ex.unfit + ex.grounding.consent');
    expect(after.exercise?.id).toBe('grounding');
  });
});

describe('what is said of the exercise', () => {
  it.each([
    'esto es una tontería',
    'déjalo, no sirve',
    'ya no quiero hacer esto',
    'me aburrí',
    'paremos por favor',
    'esto me hace sentir mal',
    'da pereza hacer esto',
    'son demasiadas preguntas',
    'me pone nerviosa esto',
    'ya no quiero más pasos',
  ])('fills no field, stops it, and it is found again: "%s"', (said) => {
    const stopped = turn(said, begun('worry')).state;
    expect(stopped.exercise).toMatchObject({ status: 'paused', cells: { before: '8' } });
    expect(stopped.exercise?.cells.worry).toBeUndefined();
    const back = turn('sigamos con el ejercicio', stopped).state;
    expect(openCell(back)).toBe('worry');
    expect(back.refused).not.toContain('worry');
  });

  it('also where the words are for somebody else', () => {
    let state = begun('connection');
    for (const text of ['mi prima', 'ella', 'un mensaje']) state = turn(text, state).state;
    expect(openCell(state)).toBe('draft');
    expect(turn('ya no quiero hacer esto', state).state.exercise?.status).toBe('paused');
  });

  it.each([
    ['¿cuánto falta?', /^ex\.left/],
    ['¿y si no se me ocurre nada?', /^ex\.no-wrong$/],
    ['no entendí nada', /^ex\.worry\.note\.help$/],
    ['¿es obligatorio?', /^ex\.free$/],
    ['¿esto en qué me ayuda?', /^ex\.worry\.why/],
    ['¿son muchas preguntas?', /^ex\.left/],
    ['bueno, sigamos con el ejercicio', /^ex\.worry\.note\.help$/],
    ['espera, tocan la puerta', /^ex\.wait$/],
    ['estoy con hambre jajaja', /^ex\.wait$/],
  ])('is answered by it: "%s"', (asked, frame) => {
    const { move, state } = turn(asked, begun('worry'));
    expect(move.frame).toMatch(frame);
    expect(openCell(state)).toBe('worry');
  });

  it.each([
    ['problem', 'esto me pesa mucho y no sé cómo decirlo en casa'],
    ['worry', 'lo que me preocupa es que no llegue el sueldo'],
  ])('%s: what answers is no word about it: "%s"', (id, said) => {
    const { state } = turn(said, begun(id));
    expect(state.exercise?.status).toBe('running');
    expect(Object.values(state.exercise?.cells ?? {})).toContain(said);
  });

  it('a letter is no place for a question to us about who reads it', () => {
    let state = begun('connection');
    for (const text of ['mi prima', 'ella', 'un mensaje']) state = turn(text, state).state;
    const { move, state: after } = turn('¿quién lee esto?', state);
    expect(move.kind).toBe('guide');
    expect(after.exercise).toMatchObject({ status: 'paused' });
    expect(after.exercise?.cells.draft).toBeUndefined();
  });

  it.each(['acabo de enterarme de que echaron a mi hermano', 'en realidad lo que me pesa es la deuda'])(
    'what comes in between fills no field: "%s"',
    (said) => {
      let state = begun('problem');
      for (const text of ['no alcanza para la luz', 'pagar la mitad']) state = turn(text, state).state;
      const met = turn(said, state);
      expect(met.move.kind).toBe('guide');
      expect(met.state.exercise?.status).toBe('paused');
      expect(openCell(turn('¿podemos seguir con lo que estábamos haciendo?', met.state).state)).toBe('ideas');
    },
  );

  it('another matter is answered, and the exercise waits with a way back', () => {
    const { move, state } = turn('otra cosa, mi hermana me acaba de llamar llorando', begun('worry'));
    expect(move.kind).toBe('guide');
    expect(move.choices).toContain('Seguir con el ejercicio');
    expect(state.exercise?.status).toBe('paused');
  });

  it.each(['no quiero vivir más', 'mi pareja me pegó anoche'])('danger comes before it: "%s"', (said) => {
    const { move, state } = turn(said, begun('worry'));
    expect(move.level).not.toBe('none');
    expect(state.exercise?.status).toBe('paused');
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

  it('what was typed is said back whole, and a day in its middle stays where it is', () => {
    const typed =
      'poner la radio vieja de mi abuelo el domingo y bailar un rato en la cocina con mis dos hijas';
    let state = begun('worry');
    for (const text of ['que no llegue la plata', 'a las 7', 'lavar platos', 'sí', typed])
      state = turn(text, state).state;
    expect(state.exercise?.cells.step).toBe(typed);
  });

  it('a number is heard inside a telling, and the telling fills no field', () => {
    let state = opened('worry');
    for (const text of ['Empezar', 'sí']) state = turn(text, state).state;
    const after = turn('ay, diría que un 8, porque creo que pierdo el trabajo', state).state;
    expect(after.exercise?.cells).toEqual({ before: '8' });
    expect(openCell(after)).toBe('worry');
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
