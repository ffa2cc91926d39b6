import { describe, expect, it } from 'vitest';
import { styleProfile } from '../intake/style-profile.ts';
import { understand } from '../therapist/understand.ts';
import { advanceRisk } from './advance-risk.ts';
import { assess } from './assess.ts';
import { nextSafetyMove } from './protocol.ts';
import { CALM, type RiskState } from './risk-state.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const profile = styleProfile({}, { name: null, country: 'CL' });

/** What is said to each message, one after another. */
function frames(...messages: string[]): (string | null)[] {
  let risk: RiskState = CALM;
  return messages.map((text) => {
    const assessment = assess(text, risk);
    const understanding = understand(text, { address: 'tu', country: 'CL', pending: null });
    const due = nextSafetyMove({
      text,
      assessment,
      risk: advanceRisk(risk, assessment, NOW),
      understanding,
      profile,
      plan: {},
      keeps: true,
      now: NOW,
    });
    risk = due?.risk ?? advanceRisk(risk, assessment, NOW);
    return due?.move.frame ?? null;
  });
}

const HINT = 'ya quiero desaparecer de aquí, que nadie vuelva a saber de mí';

describe('somebody who makes clear that it was none', () => {
  it.each([
    'por si sonó feo: me mudo a otra ciudad el lunes, es esa despedida, no otra',
    'no, no en mal plan, me voy a vivir con mi hermana y quiero mucho mi vida',
    'me refiero a que dejo el departamento, de lo otro nada',
    'dios me libre, es por la mudanza',
  ])('"%s" is believed: the talk goes back, and nothing is asked again', (text) => {
    const [asked, back, after] = frames(HINT, text, 'y todavía no empaqué los libros');
    expect(asked).toMatch(/direct/);
    expect(back).toBe('risk.clarified');
    expect(after).toBeNull();
  });

  it.each([
    'ya no quiero vivir, me refiero a que no puedo más',
    'no quiero mi vida, la verdad',
    'no era broma, lo dije en serio',
    'me refiero a que me voy a matar hoy',
  ])('"%s" takes nothing back', (text) => {
    expect(frames(HINT, text)[1]).not.toBe('risk.clarified');
  });

  it('a wound of the kitchen, a killing of a game', () => {
    expect(
      frames('hoy me volví a cortar en los brazos', 'no, nada de eso, soy panadera y el horno me marca toda'),
    ).toEqual([expect.stringMatching(/direct/), 'risk.clarified']);
    expect(
      frames('me cayó a golpes anoche otra vez', 'jaja no, en el dominó, ni un dedo me puso nadie'),
    ).toEqual([expect.stringMatching(/violence/), 'risk.clarified']);
  });

  it('"el cuchillo era de la cocina, y sí quise" takes nothing back', () => {
    expect(frames('hoy me volví a cortar en los brazos', 'sí, con lo de la cocina, a propósito')[1]).not.toBe(
      'risk.clarified',
    );
  });

  it('takes nothing back of what was said plainly', () => {
    expect(
      frames('me voy a matar, ya lo decidí', 'me refiero a que estoy harta, quiero vivir en paz')[1],
    ).not.toBe('risk.clarified');
  });
});
