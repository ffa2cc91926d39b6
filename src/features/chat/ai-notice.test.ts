import { describe, expect, it } from 'vitest';
import { isNoticeDue, noticeWords, openingNotice } from './ai-notice.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21, 9) + hours * 3_600_000);
/** Hours at which a conversation with a message at each of `hours` carries the notice. */
function notices(hours: number[]): number[] {
  return hours.filter((hour, index) => index > 0 && isNoticeDue(hours.slice(0, index).map(at), at(hour)));
}

describe('the notice of every three hours', () => {
  it('comes with the first reply after three hours, and once', () => {
    expect(notices([0, 1, 2.99, 3, 3.1, 4])).toEqual([3]);
  });

  it('comes again three hours after the last one, not three hours after the round hour', () => {
    expect(notices([0, 2, 4.5, 6, 7, 7.5, 9])).toEqual([4.5, 7.5]);
  });

  it('comes after a silence within the conversation, once', () => {
    expect(notices([0, 0.1, 7, 7.1])).toEqual([7]);
  });

  it('is not due before anything was said, nor in a short talk', () => {
    expect(isNoticeDue([], at(0))).toBe(false);
    expect(notices([0, 0.5, 1, 1.5, 2])).toEqual([]);
  });

  it('is said in both languages, with a pause, and without one to somebody in danger', () => {
    expect(noticeWords('es', 'low')).toMatch(/soy una IA, no una persona.*pausa/);
    expect(noticeWords('pt', 'none')).toMatch(/sou uma IA, não uma pessoa.*pausa/);
    for (const language of ['es', 'pt'] as const) {
      for (const level of ['high', 'imminent'] as const) {
        expect(noticeWords(language, level)).toMatch(/IA/);
        expect(noticeWords(language, level)).not.toContain('pausa');
      }
      for (const level of ['none', 'high'] as const)
        expect(noticeWords(language, level)).not.toMatch(/[!¡\d]/);
    }
  });
});

it('an opening that says it is left as it is; any other has it above', () => {
  expect(openingNotice('Hola. Soy una IA, no una persona.', 'es')).toBeUndefined();
  expect(openingNotice('Hola, Ana. Pasaron 9 días.', 'es')).toContain('Soy una IA');
  expect(openingNotice('Oi de novo.', 'pt')).toContain('Sou uma IA');
});
