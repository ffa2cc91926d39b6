/**
 * Opposite action, asking, sleep, grief, connection, alcohol and gratitude: each walked to its end by four
 * temperaments in tú, vos, usted and Portuguese, and each left where it must be left.
 */
import { describe, expect, it } from 'vitest';
import { going, TEMPERAMENTS } from '../../../../tests/support/exercise-temperaments.ts';
import { slipsIn } from '../../../../tests/support/register-slips.ts';
import { course } from '../../../../tests/support/replayed-exercise.ts';
import type { Person } from '../../../../tests/support/replayed-talk.ts';
import { type Address, type Language, styleProfile } from '../../intake/style-profile.ts';
import { FRAMES } from '../guided/frames.ts';
import { EXERCISES, findExercise, isSafeFor } from './catalogue.ts';
import { scriptOf } from './exercise.ts';

const IDS = ['opposite', 'assertive', 'sleep', 'grief', 'connection', 'drinking', 'gratitude'];
const MX: Person = { country: 'MX' };
const BR: Person = { country: 'BR' };
const PEOPLE: [string, Language, Person, Address][] = [
  ['tú', 'es', { country: 'MX' }, 'tu'],
  ['vos', 'es', { country: 'AR' }, 'vos'],
  ['usted', 'es', { country: 'CO', answers: { 9: ['Formal'] } }, 'usted'],
  ['você', 'pt', { country: 'BR' }, 'voce'],
];

/** What is ours of a reply: their own words stand between quotation marks. */
const ours = (text: string) => text.toLowerCase().replace(/"[^"]*"/g, '');

/** Answers like the willing one, save where `instead` says what they answer, one after the other. */
function withAnswers(id: string, instead: Record<string, string[]>, person = MX) {
  const willing = going(id, 'willing', person.country === 'BR' ? 'pt' : 'es');
  return course(id, person, (open) => {
    const lines = instead[open.step.id];
    return lines ? (lines[Math.min(open.times, lines.length - 1)] ?? '') : willing(open);
  });
}

const cases = IDS.flatMap((id) =>
  PEOPLE.flatMap((person) => TEMPERAMENTS.map((temperament) => [id, temperament, ...person] as const)),
);

describe('every one of the seven', () => {
  it.each(cases)(
    '%s, %s, in %s: goes to its end in the shape of a turn',
    (id, temperament, _, language, person, address) => {
      const { turns, state, frames } = course(id, person, going(id, temperament, language));
      expect(state.exercise).toBeNull();
      expect(frames.at(-1)).toMatch(new RegExp(`ex\\.${id}\\.end$|step\\.shrink$`));
      expect(turns.length).toBeLessThanOrEqual(24);
      const texts = turns.map(({ text }) => text);
      expect(texts.filter((text) => text.split(/\s+/).length > 60)).toEqual([]);
      expect(texts.filter((text) => (ours(text).match(/\?/g)?.length ?? 0) > 1)).toEqual([]);
      expect(texts.filter((text) => /[!¡{}]|undefined/.test(text))).toEqual([]);
      expect(texts.flatMap((text) => slipsIn(text, address))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  it.each(IDS)(
    '%s: says what it is, how long and how to stop, then six to twelve steps with a number at each end',
    (id) => {
      const exercise = findExercise(id);
      const script = exercise ? scriptOf(exercise, styleProfile({}, { name: null, country: 'MX' })) : [];
      expect(script.length).toBeGreaterThanOrEqual(6);
      expect(script.length).toBeLessThanOrEqual(13);
      expect(script.map((step) => step.id)).toEqual(expect.arrayContaining(['before', 'after']));
      const { turns } = course(id, MX, going(id, 'willing', 'es'));
      expect(turns[0]?.text).toMatch(/minutos.*"alto"/);
    },
  );

  it.each(IDS)('%s: leaves a note with both numbers and with what they chose', (id) => {
    const notes = course(id, MX, going(id, 'willing', 'es')).turns.at(-1)?.remember ?? [];
    expect(notes.map(({ text }) => text).join()).toContain('de 7 a 4');
    expect(notes.some(({ kind }) => kind === 'step' || kind === 'takeaway')).toBe(true);
  });
});

describe('opposite action', () => {
  it('is left when the emotion fits the facts, and goes to safety when somebody harms them', () => {
    expect(withAnswers('opposite', { facts: ['sí'] }).frames.at(-1)).toBe('ex.opposite.fits');
    const hurt = withAnswers('opposite', { check: ['sí'] });
    expect(hurt.frames.at(-1)).toBe('violence.triage');
    expect(hurt.state.exercise?.status).toBe('paused');
  });
});

describe('asking for something', () => {
  it.each(['sí', 'a veces', 'no, pero una vez me empujó', 'ya me pegó'])(
    'is never prepared for somebody who harms them: "%s"',
    (answer) => {
      expect(withAnswers('assertive', { check: [answer] }).frames.at(-1)).toBe('violence.triage');
    },
  );

  it('goes on after a plain no, and takes a doubt that stays as a reason not to', () => {
    expect(withAnswers('assertive', { check: ['no, nunca me ha pegado'] }).frames.at(-1)).toMatch(
      /assertive\.end/,
    );
    expect(withAnswers('assertive', { check: ['no sé', 'no sé'] }).frames.at(-1)).toBe('ex.assertive.unsure');
  });

  it('is not taken up again once violence was told', () => {
    const { state } = withAnswers('assertive', { check: ['sí, me amenaza'] });
    expect(state.risk.kinds).toContain('abuse_violence');
    const exercise = findExercise('assertive');
    expect(exercise && isSafeFor(exercise, ['violence'])).toBe(false);
  });

  it('meets a verdict, a wish nobody can see and giving up with one more try, and reads the draft back whole', () => {
    const { frames, turns } = withAnswers('assertive', {
      describe: ['marce eres una descarada', 'marce, este mes pagué 360 de terapias'],
      ask: ['que me respete', 'te pido 180 antes del 5'],
      rehearse: ['bueno, no importa', 'te lo pido igual, para el 5'],
    });
    expect(frames).toEqual(
      expect.arrayContaining([
        'ex.assertive.describe.judge',
        'ex.assertive.ask.vague',
        'ex.assertive.rehearse.yield',
      ]),
    );
    const texts = turns.map(({ text }) => text).join('\n');
    expect(texts).toContain(
      'marce, este mes pagué 360 de terapias. Yo estoy cansada y me siento sola con esto. Te pido 180 antes del 5',
    );
    expect(texts).not.toContain('descarada');
  });

  it('takes a fact and what it does to them out of one message', () => {
    const { frames } = withAnswers('assertive', { describe: ['ayer llegó a las 11 y me siento sola'] });
    expect(frames.join()).not.toContain('ex.assertive.express,');
    expect(frames.some((frame) => frame.endsWith('ex.assertive.express'))).toBe(false);
  });
});

describe('sleep', () => {
  const rest = { anchor: ['bajar la luz'] };

  it.each([['sí, tengo epilepsia'], ['manejo un taxi de noche'], ['no sé']])(
    'takes no hour of sleep away from whom it could harm: "%s"',
    (answer) => {
      const { frames } = withAnswers('sleep', { check: [answer], ...rest });
      const said = frames.join();
      expect(said).not.toMatch(/sleep\.(rise|awake)/);
      expect(said).toContain('ex.sleep.anchor');
      expect(frames.at(-1)).toMatch(/sleep\.end/);
    },
  );

  it('is not offered in mania', () => {
    const exercise = findExercise('sleep');
    expect(exercise && isSafeFor(exercise, ['mania'])).toBe(false);
  });
});

describe('grief', () => {
  it.each(['hace 5 días', 'el jueves', 'fue ayer', 'la semana pasada'])(
    'is not worked on within two weeks: "%s"',
    (since) => {
      expect(withAnswers('grief', { since: [since] }).frames.at(-1)).toBe('ex.grief.fresh');
    },
  );

  it('goes on after months, also on the day of the anniversary', () => {
    expect(withAnswers('grief', { since: ['hoy hace un año'] }).frames.at(-1)).toMatch(/grief\.end/);
  });

  it.each([
    ['mamá, pronto voy a estar contigo', MX],
    ['quiero reunirme contigo', MX],
    ['espérame, que ya voy', MX],
    ['mãe, logo vou com você', BR],
    ['quero ir com você', BR],
  ])('asks directly when the letter speaks of going to them: "%s"', (line, person) => {
    const { turns, state } = withAnswers('grief', { unsaid: [line] }, person);
    expect(turns.at(-1)?.move.kind).toBe('risk.direct');
    expect(state.exercise?.status).toBe('paused');
  });

  it('takes what is written to the dead as written to them', () => {
    const { frames } = withAnswers('grief', { unsaid: ['gracias por todo'] });
    expect(frames.join()).not.toContain('ex.thanks');
    expect(frames.at(-1)).toMatch(/grief\.end/);
  });
});

describe('connection', () => {
  it('widens the map once for whom there is nobody, and goes on with whoever appears', () => {
    const { frames } = withAnswers('connection', { map: ['nadie', 'la señora de la tienda'] });
    expect(frames).toContain('ex.connection.map.nobody');
    expect(frames.at(-1)).toMatch(/connection\.end/);
  });
});

describe('alcohol', () => {
  it.each(['sí', 'en la mañana me tiemblan las manos'])(
    'sends signs of dependence to a doctor: "%s"',
    (answer) => {
      const { frames, state } = withAnswers('drinking', { check: [answer] });
      expect(frames.at(-1)).toBe('substance.stop');
      expect(state.exercise?.status).toBe('paused');
    },
  );

  it('does not plan stopping at once', () => {
    const { frames, state } = withAnswers('drinking', {
      step: ['dejarlo para siempre', 'no comprar los lunes'],
    });
    expect(frames).toContain('ex.drinking.plan.sudden');
    expect(state.step).toBe('no comprar los lunes');
  });
});

describe('concrete gratitude', () => {
  it('makes way for one small thing to do when nearly every day is heavy', () => {
    const steps = { check: ['sí, casi todos'], link: ['alto'], consent: ['sí', 'alto'] };
    const { frames } = withAnswers('gratitude', steps);
    expect(frames).toContain('ex.gratitude.heavy + ex.activation.consent');
  });

  it('is offered neither with severe low mood nor in a crisis', () => {
    const low = styleProfile({ 12: ['Prácticamente todos los días'] }, { name: null, country: 'MX' });
    const exercise = findExercise('gratitude');
    expect(low.contraindications).toContain('low_mood');
    expect(exercise && isSafeFor(exercise, low.contraindications)).toBe(false);
    expect(exercise && isSafeFor(exercise, ['crisis'])).toBe(false);
  });

  it('reads three things out of one line', () => {
    const { frames } = withAnswers('gratitude', { first: ['el café, la llamada de mi hermano, el sol'] });
    expect(frames.some((frame) => frame.includes('ex.gratitude.three'))).toBe(true);
    expect(frames.join()).not.toMatch(/gratitude\.(second|third)/);
  });
});

describe('the phrases', () => {
  it('every exercise has phrases for what its data names', () => {
    const frames = EXERCISES.flatMap(({ why, end, steps }) => [
      why,
      end,
      ...steps.flatMap((step) => [
        step.frame,
        step.help,
        step.stumble?.frame,
        ...(step.leaves ?? []).map(({ frame }) => frame),
        ...(step.notices ?? []).map(({ frame }) => frame),
      ]),
    ]);
    expect(frames.filter((frame) => frame !== undefined && !(frame in FRAMES))).toEqual([]);
  });
});
