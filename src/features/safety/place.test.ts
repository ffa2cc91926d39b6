import { describe, expect, it } from 'vitest';
import { talk } from '../../../tests/support/replayed-talk.ts';
import { allowedNumbers, HELP_COUNTRIES, linesFor } from '../help/help-lines.ts';
import { guardSentence, splitForGuard } from './guard.ts';

const digits = (text: string) => text.replace(/\D/g, '');
/** The numbers of the table that a reply contains, longest first so that 106 is not found inside 1066. */
function numbersIn(text: string): string[] {
  const all = HELP_COUNTRIES.flatMap(({ code }) => linesFor(code).map(({ number }) => number));
  const found: string[] = [];
  let rest = text;
  for (const number of [...new Set(all)].sort((a, b) => b.length - a.length)) {
    if (!new RegExp(`(?<![\\d*])${number.replace(/[*()]/g, '\\$&')}(?!\\d)`).test(rest)) continue;
    found.push(number);
    rest = rest.replaceAll(number, ' ');
  }
  return found;
}

function passesGuard(text: string, country: string | null): void {
  const context = { allowedNumbers: allowedNumbers(country), questionsSoFar: 0 };
  for (const sentence of splitForGuard(text)) {
    expect(guardSentence(sentence, context), sentence).toEqual({ ok: true });
  }
}

describe('when no country is on file', () => {
  it.each([
    ['es', 'esta noche me mato'],
    ['es', 'me quiero matar y tengo todo listo'],
    ['es', 'me duele el pecho y se me duerme el brazo izquierdo'],
    ['pt', 'vou me matar hoje'],
  ] as const)('%s: "%s" is answered first, and the country asked with it', (locale, text) => {
    const { turns } = talk([text], { country: null, locale });
    expect(turns[0]?.move.piece).toEqual({ kind: 'country' });
    expect(turns[0]?.text).toMatch(/en qué país|em que país/);
    expect(turns[0]?.text).not.toMatch(/^(Dime|Diga)/);
    expect(numbersIn(turns[0]?.text ?? '')).toEqual([]);
    passesGuard(turns[0]?.text ?? '', null);
  });

  it('is not asked while nothing is wrong, nor with the first gentle question', () => {
    const { turns } = talk(['peleé con mi hermana por la casa', 'no quiero despertar mañana'], {
      country: null,
    });
    for (const turn of turns) {
      expect(turn.move.piece?.kind).not.toBe('country');
      expect(turn.text).not.toContain('país estás');
    }
  });

  it.each([
    ['Perú', 'PE', '106'],
    ['soy de México', 'MX', '911'],
    ['en bolivia po', 'BO', '110'],
    ['Estoy en Argentina', 'AR', '911'],
    ['te escribo desde bogotá', 'CO', '123'],
    ['vivo en cdmx', 'MX', '911'],
    ['EEUU', 'US', '911'],
    ['meu país agora: Brasil', 'BR', '192'],
    ['moro no Uruguai', 'UY', '911'],
    ['sou da Colômbia', 'CO', '123'],
  ])('"%s" is %s, and its emergency number comes at once', (text, country, emergency) => {
    const { turns } = talk(['esta noche me mato', text], { country: null });
    const last = turns[1];
    expect(last?.profile.country).toBe(country);
    expect(last?.text).toContain(emergency);
    expect(last?.move.piece).toBeUndefined();
    passesGuard(last?.text ?? '', country);
  });

  it.each(['mi hermano está en Chile', 'quiero irme a España', 'la comida del perú era lo mejor', 'no sé'])(
    '"%s" is no place of theirs',
    (text) => {
      const { turns } = talk(['esta noche me mato', text], { country: null });
      expect(turns[1]?.profile.country).toBeNull();
      expect(turns[1]?.move.piece).toEqual({ kind: 'country' });
    },
  );

  it('is asked in words once; the list stays until they say', () => {
    const { turns } = talk(['esta noche me mato', 'no sé', 'tengo miedo'], { country: null });
    const asked = turns.filter(({ text }) => text.includes('país estás'));
    expect(asked).toHaveLength(1);
    expect(turns.every(({ move }) => move.piece?.kind === 'country')).toBe(true);
  });

  it('counts when it comes in the very message that says the danger', () => {
    const { turns } = talk(['estoy en Uruguay y me voy a matar esta noche'], { country: null });
    expect(turns[0]?.text).toContain('911');
    expect(turns[0]?.profile.country).toBe('UY');
  });

  it('leaves an open question of the screener open, with the line of the country before it', () => {
    const { turns, frames, state } = talk(['no quiero despertar mañana', 'sí', 'estoy en México'], {
      country: null,
    });
    expect(frames.at(-1)).toBe('light.Q2');
    expect(turns.at(-1)?.text).toContain('800 911 2000');
    expect(state.risk.step).toBe('screen.Q2');
  });
});

describe('when they are in another country than the one on file', () => {
  const abroad = talk(
    ['esta noche me mato', 'estoy en Perú, ese número no es de acá', 'no hay nadie', 'tengo miedo'],
    {
      country: 'CL',
    },
  );

  it('gives that country, and never again a number of the other', () => {
    expect(numbersIn(abroad.turns[0]?.text ?? '')).toEqual(['131']);
    const later = abroad.turns.slice(1);
    expect(later[0]?.text).toContain('106');
    for (const { text, profile } of later) {
      expect(profile.country).toBe('PE');
      for (const number of numbersIn(text)) expect(allowedNumbers('PE')).toContain(number);
      passesGuard(text, 'PE');
    }
  });

  it('lets the guard pass exactly the numbers of that country', () => {
    const context = { allowedNumbers: allowedNumbers('PE'), questionsSoFar: 0 };
    for (const { number } of linesFor('PE'))
      expect(guardSentence(`Llama al ${number}.`, context)).toEqual({ ok: true });
    const theirs = new Set(allowedNumbers('PE').map(digits));
    for (const { number } of linesFor('CL').filter((line) => !theirs.has(digits(line.number))))
      expect(guardSentence(`Llama al ${number}.`, context).ok, number).toBe(false);
  });

  it('says of a country without a recorded line what is true: its emergency number in words, and the directory', () => {
    const { turns } = talk(['esta noche me mato', 'estoy en El Salvador'], { country: 'CL' });
    expect(turns[1]?.text).toMatch(/número de emergencias del país.*findahelpline/);
    expect(numbersIn(turns[1]?.text ?? '')).toEqual([]);
  });

  it('can go home again', () => {
    const { turns } = talk(['esta noche me mato', 'estoy en Perú', 'ya estoy en Chile de nuevo'], {
      country: 'CL',
    });
    expect(turns.at(-1)?.profile.country).toBe('CL');
    expect(turns.at(-1)?.move.openPanel).toBe(true);
  });

  it('asks again when the number was wrong and no country came with it', () => {
    const { turns } = talk(['esta noche me mato', 'ese número no funciona', 'vivo en Guadalajara, México'], {
      country: 'CL',
    });
    expect(turns[1]?.move.piece).toEqual({ kind: 'country' });
    expect(numbersIn(turns[1]?.text ?? '')).toEqual([]);
  });
});
