import { describe, expect, it } from 'vitest';
import type { HelpLine } from './help-line.ts';
import {
  allLines,
  allowedNumbers,
  DIRECTORY,
  emergencyNumber,
  HELP_COUNTRIES,
  HELP_LINES,
  hoursText,
  isOpen,
  lineSentence,
  linesFor,
  panelLines,
} from './help-lines.ts';

const SATURDAY_NOON = new Date('2026-11-21T18:00:00Z');
const MONDAY_NIGHT = new Date('2026-11-24T05:00:00Z');
const find = (id: string): HelpLine => HELP_LINES.find((line) => line.id === id) ?? expect.fail(id);

/** Numbers whose owner or hours nobody could confirm: never shown. Clinical reference §7.2. */
const UNCONFIRMED: readonly [country: string | null, number: string][] = [
  ['AR', '0800 345 1435'],
  ['AR', '102'],
  ['CO', '192'],
  ['BR', '100'],
  ['UY', '0800 4141'],
  ['UY', '0800 5050'],
  ['UY', '*4141'],
  ['PY', '137'],
  ['BO', '118'],
  ['MX', '800 290 0024'],
  ['MX', '079'],
  ['GT', '1517'],
  ['GT', '1540'],
  ['HN', '2232-1111'],
  ['SV', '126'],
  ['NI', '8888 0000'],
  ['DO', '*212'],
  ['CU', '106'],
  ['US', '1-800-799-7233'],
  ['ES', '116 111'],
];

describe('the table of help lines', () => {
  it('gives every line its own id, a known country, a source, a date and a confidence', () => {
    expect(new Set(HELP_LINES.map(({ id }) => id)).size).toBe(HELP_LINES.length);
    const codes = HELP_COUNTRIES.map(({ code }) => code);
    for (const line of HELP_LINES) {
      expect(codes).toContain(line.country);
      expect(line.source).not.toBe('');
      expect(line.verifiedOn, line.id).toMatch(/^20\d\d(?:-\d\d(?:-\d\d)?)?$/);
      expect(['ok', 'recheck', 'single']).toContain(line.confidence);
    }
  });

  it('gives every country that has lines an emergency number', () => {
    const withLines = HELP_COUNTRIES.map(({ code }) => linesFor(code)).filter((lines) => lines.length > 0);
    expect(withLines.length).toBeGreaterThan(15);
    for (const lines of withLines)
      expect(
        lines.some(({ kind }) => kind === 'emergency'),
        lines[0]?.country,
      ).toBe(true);
  });

  it.each(['SV', 'ES', 'PR'])('shows no line of %s, whose source nobody wrote down', (country) => {
    expect(linesFor(country)).toEqual([]);
    expect(panelLines(country, 'imminent', SATURDAY_NOON)).toEqual([]);
    expect(lineSentence(country, SATURDAY_NOON)).toContain(DIRECTORY);
    expect(emergencyNumber(country)).not.toMatch(/\d/);
  });

  it('shows nothing whose only source is the promise of one', () => {
    for (const { id, source } of HELP_LINES) expect(source, id).not.toMatch(/^(?:por registrar)?$/i);
  });

  it.each([
    ['CL', ['131', '133', '*4141', '600 360 7777', '1455', '149', '147']],
    ['MX', ['911', '800 911 2000', '55 5259 8121', '911']],
    ['AR', ['911', '107', '0800-999-0091', '(011) 5275-1135', '135', '144']],
    ['CO', ['123', '106', '(604) 444 4448', '155', '141']],
    ['PE', ['106', '105', '116', '113 opción 5', '100']],
    ['BR', ['192', '190', '188', '180']],
    ['UY', ['911', '105', '0800 0767', '*0767']],
    ['PY', ['911', '155', '147']],
  ])('has the lines of %s and no other', (country, numbers) => {
    expect(linesFor(country).map(({ number }) => number)).toEqual(numbers);
  });

  it.each(UNCONFIRMED)('never shows %s %s', (country, number) => {
    expect(linesFor(country).map((line) => line.number)).not.toContain(number);
  });

  it('does not offer to dial what phones do not dial', () => {
    expect(find('cl-4141').dial).toBeNull();
    expect(find('pe-113').dial).toBe('113');
    expect(find('ar-cas-pais').dial).toBe('01152751135');
  });
});

describe('open now', () => {
  it('knows the local hour of the country', () => {
    expect(isOpen(find('cr-aqui-estoy'), SATURDAY_NOON)).toBe(true);
    expect(isOpen(find('cr-aqui-estoy'), MONDAY_NIGHT)).toBe(false);
    expect(isOpen(find('mx-linea-vida'), MONDAY_NIGHT)).toBe(true);
    expect(isOpen(find('mx-saptel'), MONDAY_NIGHT)).toBeNull();
  });

  it('names the emergency number when the line is closed', () => {
    expect(lineSentence('CR', SATURDAY_NOON)).toBe(
      'Aquí Estoy, 800-273-7869, lunes a viernes de 14 a 22 y sábado de 9 a 16',
    );
    expect(lineSentence('CR', MONDAY_NIGHT)).toContain('fuera de ese horario, 911');
  });

  it('follows the clock of the country through its opening hours', () => {
    const costaRica = find('cr-aqui-estoy'); // Monday to Friday 14–22, Saturday 9–16, at UTC-6
    const at = (iso: string) => isOpen(costaRica, new Date(iso));
    expect(at('2026-11-23T19:59:00Z')).toBe(false); // Monday 13:59
    expect(at('2026-11-23T20:00:00Z')).toBe(true);
    expect(at('2026-11-24T03:59:00Z')).toBe(true); // still Monday there, 21:59
    expect(at('2026-11-24T04:00:00Z')).toBe(false);
    expect(at('2026-11-22T20:00:00Z')).toBe(false); // Sunday
    const bolivia = find('bo-familia-segura'); // 6 to 24, at UTC-4
    expect(isOpen(bolivia, new Date('2026-11-24T03:59:00Z'))).toBe(true); // 23:59
    expect(isOpen(bolivia, new Date('2026-11-24T04:00:00Z'))).toBe(false); // midnight
    expect(isOpen(bolivia, new Date('2026-11-24T10:00:00Z'))).toBe(true); // 6:00
  });

  it('does not lead with a line that sleeps: at night the one that answers goes first', () => {
    const first = (country: string, now: Date) => panelLines(country, 'high', now)[0];
    expect(first('CR', SATURDAY_NOON)?.number).toBe('800-273-7869');
    expect(first('CR', MONDAY_NIGHT)).toMatchObject({ kind: 'emergency', number: '911' });
    expect(first('DO', MONDAY_NIGHT)).toMatchObject({ kind: 'emergency' });
    expect(first('MX', MONDAY_NIGHT)?.number).toBe('800 911 2000');
  });

  it('knows summer time where the country has it', () => {
    const chile = { ...find('cl-4141'), hours: { spans: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 9 }] } };
    expect(isOpen(chile, new Date('2026-01-15T11:30:00Z'))).toBe(true); // 8:30 at UTC-3
    expect(isOpen(chile, new Date('2026-07-15T11:30:00Z'))).toBe(false); // 7:30 at UTC-4
  });

  it('prints no hours where sources conflict', () => {
    expect(lineSentence('CL', SATURDAY_NOON, 'es', ['abuse_violence'])).toBe(
      'Orientación en violencia, 1455',
    );
  });
});

describe('what the panel draws', () => {
  it('puts emergency first when danger is imminent and lines first otherwise', () => {
    expect(panelLines('CL', 'imminent', SATURDAY_NOON)[0]?.number).toBe('131');
    expect(panelLines('CL', 'high', SATURDAY_NOON)[0]?.number).toBe('*4141');
  });

  it('puts emergency first when the body is in danger', () => {
    expect(panelLines('CL', 'high', SATURDAY_NOON, ['medical_emergency'])[0]?.number).toBe('131');
  });

  it('puts a line that was checked lately before one that nobody checked in ninety days', () => {
    const ids = (level: 'low' | 'moderate', kind: 'minor' | 'abuse_violence') =>
      panelLines('CO', level, SATURDAY_NOON, [kind]).map(({ id }) => id);
    expect(ids('moderate', 'minor')).toEqual(['co-123', 'co-141']);
    expect(ids('moderate', 'abuse_violence')).toEqual(['co-123', 'co-155']);
    expect(ids('low', 'minor')).toEqual(['co-123', 'co-141']);
  });

  it('shows one line at level low', () => {
    expect(panelLines('MX', 'low', SATURDAY_NOON).map(({ number }) => number)).toEqual(['800 911 2000']);
  });

  it('shows the violence line and the police when somebody hurts the person', () => {
    const numbers = panelLines('CL', 'moderate', SATURDAY_NOON, ['abuse_violence']).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(['1455', '149', '133']);
  });

  it('leads with emergency in a country without a line', () => {
    expect(panelLines('GT', 'low', SATURDAY_NOON)[0]?.kind).toBe('emergency');
  });

  it('prints nothing that is not in the table, in any country and at any level', () => {
    for (const { code } of HELP_COUNTRIES) {
      for (const level of ['none', 'low', 'moderate', 'high', 'imminent'] as const) {
        const lines = panelLines(code, level, MONDAY_NIGHT);
        expect(lines.length > 0).toBe(linesFor(code).length > 0);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines) expect(find(line.id).number).toBe(line.number);
      }
    }
  });
});

describe('an unknown country', () => {
  it.each([null, 'XX'])('%s gets the directory and no invented number', (country) => {
    expect(panelLines(country, 'high', SATURDAY_NOON)).toEqual([]);
    expect(allowedNumbers(country)).toEqual([]);
    expect(lineSentence(country, SATURDAY_NOON)).toContain(DIRECTORY);
    expect(lineSentence(country, SATURDAY_NOON)).not.toMatch(/\d/);
    expect(emergencyNumber(country)).not.toMatch(/\d/);
  });
});

describe('in Portuguese', () => {
  it('says hours, price and notes in the language of the page', () => {
    const [first] = panelLines('BR', 'low', SATURDAY_NOON, [], 'pt');
    expect(first?.note).toBe('Grátis · vinte e quatro horas · Chat em cvv.org.br');
    expect(hoursText(find('cr-aqui-estoy'), 'pt')).toBe('segunda a sexta das 14 às 22 e sábado das 9 às 16');
    expect(lineSentence('CL', SATURDAY_NOON, 'pt')).toBe(
      'Linha de apoio, *4141, grátis, vinte e quatro horas',
    );
  });

  it('leaves no Spanish note behind, in any country', () => {
    const notes = HELP_COUNTRIES.flatMap(({ code }) => allLines(code, SATURDAY_NOON, 'pt')).map(
      ({ note }) => note,
    );
    const spanish = notes.filter((note) =>
      /ción|\b(y|el|los|las|desde|también|hay|en|es|gratis)\b/i.test(note),
    );
    expect(spanish).toEqual([]);
  });

  it('keeps every number', () => {
    for (const { code } of HELP_COUNTRIES) {
      const numbers = (language: 'es' | 'pt') =>
        allLines(code, SATURDAY_NOON, language).map(({ number, dial }) => [number, dial]);
      expect(numbers('pt')).toEqual(numbers('es'));
    }
  });
});
