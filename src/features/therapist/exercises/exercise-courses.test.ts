/**
 * Every exercise run to its end by four temperaments, in tú, vos, usted and Portuguese: it ends, it says what it
 * is and how to stop, it keeps to the shape of a turn and leaves a note.
 */
import { describe, expect, it } from 'vitest';
import { COURSES, somebody, TEMPERAMENTS } from '../../../../tests/support/course-people.ts';
import { slipsIn } from '../../../../tests/support/register-slips.ts';
import { course, type Said } from '../../../../tests/support/replayed-exercise.ts';
import type { Person } from '../../../../tests/support/replayed-talk.ts';
import { allowedNumbers } from '../../help/help-lines.ts';
import type { Address, Language } from '../../intake/style-profile.ts';
import { guardSentence, splitForGuard } from '../../safety/guard.ts';
import { openerOf } from '../guided/guided-engine.ts';
import { findExercise } from './catalogue.ts';

const PEOPLE: [string, Language, Person, Address][] = [
  ['tú', 'es', { country: 'MX' }, 'tu'],
  ['vos', 'es', { country: 'AR' }, 'vos'],
  ['usted', 'es', { country: 'CO', answers: { 9: ['Formal'] } }, 'usted'],
  ['você', 'pt', { country: 'BR' }, 'voce'],
];

function shapeFaults(turns: Said[], country: string): string[] {
  return turns.flatMap(({ text, openers }, at) => {
    const asked = text.match(/\?/g)?.length ?? 0;
    const faults = [
      text.split(/\s+/).length > 60 ? 'long' : '',
      asked > 1 ? 'asks twice' : '',
      /[!¡{}]|undefined|\bnull\b/.test(text) ? 'broken' : '',
      openers.includes(openerOf(text)) ? 'opens alike' : '',
      turns.slice(0, at).some((before) => before.text === text) ? 'said before' : '',
      isGuarded(text, country) ? '' : 'guard',
    ];
    return faults.filter(Boolean).map((fault) => `${fault}: ${text}`);
  });
}

function isGuarded(text: string, country: string): boolean {
  return splitForGuard(text).every(
    (sentence) => guardSentence(sentence, { allowedNumbers: allowedNumbers(country), questionsSoFar: 0 }).ok,
  );
}

const cases = COURSES.flatMap((id) => PEOPLE.map((person) => [id, ...person] as const));

describe.each(cases)('%s in %s', (id, _, language, person, address) => {
  const country = person.country ?? 'MX';

  it.each(TEMPERAMENTS)('is carried to its end with somebody %s, in the shape of a turn', (temperament) => {
    const { turns, state, frames } = course(id, person, somebody(id, temperament, language));
    expect(state.exercise).toBeNull();
    expect(frames.at(-1)).toMatch(/ex\.end|step\.shrink/);
    expect(shapeFaults(turns, country)).toEqual([]);
    expect(turns.flatMap(({ text }) => slipsIn(text, address))).toEqual([]);
    const name = findExercise(id)?.name[language] ?? '';
    expect(turns.at(-1)?.remember.some(({ text }) => text.startsWith(`${name}:`))).toBe(true);
  });

  it('says at the door how it is stopped, and stops at once with that word', () => {
    const stop = language === 'pt' ? 'para' : 'alto';
    const { turns, state, frames } = course(id, person, ({ step }) =>
      step.id === 'consent' ? (language === 'pt' ? 'sim' : 'sí') : stop,
    );
    expect(turns[0]?.text.toLowerCase()).toMatch(/"?(alto|para)"?|cuando (quieras|quiera)/);
    expect(frames.at(-1)).toBe('ex.stop');
    expect(state.exercise?.status).toBe('paused');
    expect(state.refused).toContain(id);
  });

  it('rates before and after', () => {
    const { frames } = course(id, person, somebody(id, 'cooperative', language));
    expect(frames.some((frame) => /before$/.test(frame))).toBe(true);
    expect(frames.some((frame) => /after$/.test(frame))).toBe(true);
  });
});
