import { describe, expect, test } from 'vitest';
import { riskFromIntake } from './advance-risk.ts';
import { signsIn } from './evidence.ts';
import { answersOf, hearPerson, kindsOf, levelOf, marked, marksOf, shownDanger } from './marks.ts';
import { readReply } from './reply.ts';
import { CALM, type RiskState } from './risk-state.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

/** A talk, message by message; a number says which question our last reply left open. */
function hear(risk: RiskState, text: string, turn = 1, now = NOW): RiskState {
  return hearPerson(risk, { text, reply: readReply(text), signs: signsIn(text, risk), turn, now });
}
const asked = (risk: RiskState, step: string): RiskState => ({ ...risk, step });

describe('marks of danger', () => {
  test('each kind keeps its own, and the highest rules', () => {
    const one = hear(CALM, 'El sábado mi marido me pegó');
    const both = hear(one, 'Ya no quiero vivir', 2);
    expect(kindsOf(both).toSorted()).toEqual(['abuse_violence', 'suicide']);
    expect(levelOf(both)).toBe('high');
    expect(marksOf(both).suicide).toMatchObject({ level: 'low', words: 'Ya no quiero vivir', by: 'said' });
  });

  test('a later, lower sign lowers nothing, nor does "ya estoy bien"', () => {
    const grave = hear(CALM, 'Tengo pensado matarme esta noche');
    const later = hear(hear(grave, 'a veces no quiero despertar', 2), 'ya estoy bien, olvídalo', 3);
    expect(levelOf(later)).toBe(levelOf(grave));
  });

  test('tonight, and what it would be done with, is heard from calm as well', () => {
    expect(levelOf(hear(CALM, 'es esta noche, ya tengo acá conmigo con qué'))).toBe('imminent');
  });

  test.each(['va a ser hoy', 'é hoje'])(
    'the hour and what is at hand make an open danger imminent, however short: %s',
    (text) => {
      expect(levelOf(hear(riskFromIntake(2, NOW), text))).toBe('imminent');
      expect(levelOf(hear(CALM, text))).toBe('none');
    },
  );

  test('what the questionnaire said and they now say is theirs, at the higher level', () => {
    const said = hear(riskFromIntake(2, NOW), 'Ya no quiero vivir');
    expect(marksOf(said).suicide).toMatchObject({ level: 'moderate', by: 'said' });
  });

  test('what stands first in a long message answers what was asked', () => {
    const open = asked(riskFromIntake(2, NOW), 'direct');
    expect(
      answersOf(hear(open, 'Sim, já falei que penso. E eu vou falar pra ela o quê, que já carrega tudo'))
        .direct,
    ).toBe('yes');
    const told = hear(open, 'Mi hermana dice que no, que exagero, y yo qué sé, llevo así meses enteros');
    expect(answersOf(told).direct).toBeUndefined();
  });

  test('a no behind the word is a no', () => {
    expect(levelOf(hear(CALM, 'No. Matarme, no. Es salir de acá.'))).toBe('none');
    expect(levelOf(hear(CALM, 'Matarme, no sé, lo pienso'))).not.toBe('none');
  });

  test('somebody is there when they say so, not when a story has one who comes', () => {
    const where = { ...hear(CALM, 'Tengo pensado matarme esta noche') };
    const open = { ...where, course: { ...where.course, answers: {}, said: ['led.presence'] } } as RiskState;
    expect(hear(open, 'está mi hermana conmigo', 2).checklist.physical_presence).toBe(true);
    expect(hear(open, 'ya casi llego al tercer día', 2).checklist.physical_presence).not.toBe(true);
  });

  test('the questionnaire counts from the first reply on', () => {
    expect(marksOf(riskFromIntake(1, NOW)).suicide).toMatchObject({ level: 'low', by: 'intake' });
    expect(levelOf(riskFromIntake(2, NOW))).toBe('moderate');
  });

  test('a clear no ends a hint and what only the questionnaire said', () => {
    const hinted = hear(CALM, 'quería desaparecer');
    expect(levelOf(hear(asked(hinted, 'direct'), 'No, para nada', 2))).toBe('none');
    expect(levelOf(hear(asked(riskFromIntake(1, NOW), 'direct'), 'no', 2))).toBe('none');
  });

  test('"no, pero a veces quisiera no estar" is no clear no', () => {
    const hinted = hear(CALM, 'quería desaparecer');
    const after = hear(asked(hinted, 'direct'), 'No, pero a veces quisiera no estar', 2);
    expect(levelOf(after)).toBe('low');
    expect(answersOf(after).direct).toBe('no');
  });

  test('a yes to each question of the ladder raises as the screener does', () => {
    const direct = hear(asked(hear(CALM, 'ya no quiero vivir'), 'direct'), 'sí', 2);
    expect(levelOf(direct)).toBe('low');
    const how = hear(asked(direct, 'screen.Q3'), 'sí, lo he pensado', 3);
    expect(levelOf(how)).toBe('moderate');
    const intent = hear(asked(how, 'screen.Q4'), 'sí', 4);
    expect(levelOf(intent)).toBe('high');
    expect(answersOf(intent)).toMatchObject({ direct: 'yes', how: 'yes', intent: 'yes' });
  });

  test('what makes it this hour is heard in two words', () => {
    const yes = hear(asked(hear(CALM, 'ya no quiero vivir'), 'direct'), 'sí', 2);
    expect(levelOf(hear(asked(yes, 'screen.Q3'), 'sí hoy', 3))).toBe('imminent');
    expect(levelOf(hear(yes, 'ya tengo con qué', 3))).toBe('imminent');
    expect(levelOf(hear(yes, 'hoy fui al mercado', 3))).toBe('low');
    expect(levelOf(hear(CALM, 'ya tengo con qué pagar', 1))).toBe('none');
  });

  test('a correction is believed: a way of speaking, and one’s age', () => {
    const said = hear(CALM, 'pienso bastante en matarme');
    expect(levelOf(hear(said, 'jajaja era un chiste, no lo tomes en serio', 2))).toBe('none');
    const young = marked(CALM, 'minor', { level: 'low', words: '', turn: 1, by: 'reader' }, NOW);
    expect(kindsOf(hear(young, 'no soy menor, tengo 33', 2))).toEqual([]);
    // Whoever says it again in the same breath is not taken at the word "chiste".
    expect(levelOf(hear(said, 'era un chiste, pero igual pienso en matarme', 2))).toBe('moderate');
  });

  test('on another day a no brings it down one step, on the same day it does not', () => {
    const said = asked(hear(CALM, 'pienso bastante en matarme'), 'return.strength');
    const tomorrow = new Date(NOW.getTime() + 20 * 3_600_000);
    expect(levelOf(hear(said, 'no, ya no', 1, tomorrow))).toBe('low');
    expect(levelOf(hear(said, 'no, ya no', 1, NOW))).toBe('moderate');
  });
});

describe('what may stand on the screen', () => {
  test('nothing for a hint, the lines for what was said', () => {
    expect(shownDanger(hear(CALM, 'quería desaparecer'))).toBeNull();
    expect(shownDanger(hear(CALM, 'pienso bastante en matarme'))).toMatchObject({ level: 'moderate' });
  });

  const hit = hear(CALM, 'El sábado mi marido me pegó');

  test.each(['él me revisa el celular todas las noches', 'ele lê o meu celular'])(
    'nothing while somebody reads the phone, though it may be spoken of: %s',
    (text) => {
      const watched = hear(hit, text, 2);
      expect(watched.watched).toBe('screen');
      expect(shownDanger(watched)).toBeNull();
    },
  );

  test.each(['está aquí al lado, cambia de tema', 'acaba de llegar, hablemos de recetas'])(
    'nothing, and nothing is said of it, while somebody looks: %s',
    (text) => {
      const looking = hear(hit, text, 2);
      expect(looking.watched).toBe('now');
      expect(hear(looking, 'y qué receta me das para el pollo', 3).watched).toBe('now');
      expect(shownDanger(hear(looking, 'ya se fue, puedo hablar', 3))).not.toBeNull();
      expect(hear(looking, 'anoche me pegó otra vez', 3).watched).toBe('screen');
    },
  );

  test('who arrives where the phone is read may be the one who reads it', () => {
    const watched = hear(hear(hit, 'él me revisa el celular todas las noches', 2), 'ya llegó', 3);
    expect(watched.watched).toBe('now');
    expect(watched.checklist.physical_presence).not.toBe(true);
  });

  test('hands on a neck stand in the place of what was told of the same violence before', () => {
    const told = hear(hit, 'ese domingo me agarró de acá. Del cuello, un ratito', 3);
    expect(told.marks?.abuse_violence?.words).toMatch(/^agarró de acá. Del cuello/);
    expect(hear(CALM, 'me aprieta la garganta cuando hablo en clase').marks?.abuse_violence).toBeUndefined();
  });

  test('"el celular lo mira de noche" is a phone that is read', () => {
    expect(hear(hit, 'el celular lo mira de noche', 2).watched).toBe('screen');
  });

  test.each([
    'le hablo y él está mirando el celular',
    'mi hijo mira el celular todo el día',
    'la farmacia está al lado',
  ])('who looks at a phone where nobody is harmed looks at their own: %s', (text) =>
    expect(hear(CALM, text).watched).toBeNull(),
  );

  test.each(['nadie me revisa el celular', 'no me revisa el celular'])('%s: nobody looks', (text) => {
    expect(hear(CALM, text).watched).toBeNull();
  });
});
