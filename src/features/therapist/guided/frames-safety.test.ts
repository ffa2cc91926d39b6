import { describe, expect, it } from 'vitest';
import { lineSentence } from '../../help/help-lines.ts';
import { guardSentence, splitForGuard } from '../../safety/guard.ts';
import { SAFETY_FRAMES } from './frames-safety.ts';

const FORMS = ['tu', 'vos', 'usted', 'voce'] as const;
const HOLES = new Set([
  'line',
  'emergency',
  'dead',
  'who',
  'fact',
  'ack',
  'lead',
  'toEmergency',
  'country',
  'own',
  'other',
]);
const phrases = Object.entries(SAFETY_FRAMES).flatMap(([id, frame]) =>
  FORMS.flatMap((form) => frame[form].map((phrase: string) => ({ id, form, phrase }))),
);
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The longest thing each hole can hold, so that the limit is true for every country. */
const FILLED: Record<string, string> = {
  line: lineSentence('CR', new Date('2026-11-21T12:00:00Z')),
  emergency: 'el número de emergencias del país',
  dead: 'no estar con vida',
  toEmergency: 'al número de emergencias del país',
  country: 'República Dominicana',
  own: 'salir a caminar con el perro hasta la plaza',
  lead: 'Te cambiaron el turno y el bus no pasa. De eso hablamos enseguida',
  who: 'tu hermana mayor',
  other: 'tu hermana',
  fact: 'Te cambiaron el turno y el bus no pasa a esa hora',
  ack: 'Está la idea, y me dices que no harías nada: me quedo con las dos cosas',
};
const filled = (phrase: string): string =>
  phrase.replace(/\{(\w+)\}/g, (_, hole: string) => FILLED[hole] ?? '');

describe('what is said when safety comes first', () => {
  it('exists in the four forms of address', () => {
    for (const [id, frame] of Object.entries(SAFETY_FRAMES))
      for (const form of FORMS) expect(frame[form].length, `${id} ${form}`).toBeGreaterThan(0);
  });

  it('always has a phrase that needs no word of theirs', () => {
    for (const [id, frame] of Object.entries(SAFETY_FRAMES)) {
      if (id.endsWith('.who')) continue;
      for (const form of FORMS)
        expect(
          frame[form].some((phrase) => !/\{(?:fact|who)\}/.test(phrase)),
          `${id} ${form}`,
        ).toBe(true);
    }
  });

  it.each(phrases)('$id in $form is short, calm and without numbers: $phrase', ({ id, phrase }) => {
    expect(wordsOf(filled(phrase))).toBeLessThanOrEqual(60);
    expect(phrase.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(
      id === 'violence.triage'
        ? 2
        : id.startsWith('third.') ||
            id === 'risk.refused' ||
            id.startsWith('barrier') ||
            id === 'trusted.knows' ||
            id.startsWith('provider.soft') ||
            id === 'screen.Q6.when'
          ? 2
          : 1,
    );
    expect(phrase).not.toMatch(/[!¡]/);
    expect(phrase.replace(/\{\w+\}/g, '')).not.toMatch(/\d/);
    for (const [, hole] of phrase.matchAll(/\{(\w+)\}/g)) expect(HOLES).toContain(hole);
  });

  it.each(phrases)('$id in $form passes the guard', ({ phrase }) => {
    const text = phrase
      .replaceAll('{line}', 'Línea de la Vida, 800 911 2000')
      .replaceAll('{emergency}', '911')
      .replaceAll('{toEmergency}', 'al 911')
      .replace(/\{\w+\}/g, 'algo');
    let questionsSoFar = 0;
    for (const sentence of splitForGuard(text)) {
      expect(guardSentence(sentence, { allowedNumbers: ['911', '800 911 2000'], questionsSoFar })).toEqual({
        ok: true,
      });
      questionsSoFar += sentence.split('?').length - 1;
    }
  });

  it('keeps to its form: no tú in usted, no usted in tú', () => {
    for (const { id, form, phrase } of phrases) {
      const ours = phrase.replace(/"[^"]*"/g, '');
      if (form === 'usted')
        expect(ours, id).not.toMatch(
          /(?<!\p{L})(?:tú|ti|contigo|tienes|puedes|quieres|estás|eres|tu)(?!\p{L})/u,
        );
      // There "su" is the other person's.
      if (id.startsWith('third.')) continue;
      if (form === 'tu' || form === 'vos')
        expect(ours, id).not.toMatch(/(?<!\p{L})(?:usted|su|sus|consigo)(?!\p{L})/u);
      if (form === 'vos')
        expect(ours, id).not.toMatch(/(?<!\p{L})(?:tú|ti|contigo|tienes|puedes|quieres|eres)(?!\p{L})/u);
      if (form === 'voce')
        expect(ours, id).not.toMatch(/(?<!\p{L})(?:usted|quieres|puedes|está pensando en|gracias)(?!\p{L})/u);
    }
  });
});
