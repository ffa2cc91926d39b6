import { expect, test } from 'vitest';
import type { HelpLine } from '../help/help-line.ts';
import { HELP_COUNTRIES, linesFor } from '../help/help-lines.ts';
import { countriesIn, dialHref, factsOf, verifiedText, withFirstHelpFirst } from './help-page-text.ts';

const NOVEMBER = new Date('2026-11-24T12:00:00Z');

const lineOf = (given: Partial<HelpLine>): HelpLine => ({
  id: 'x',
  country: 'CL',
  kind: 'crisis',
  label: 'Línea',
  number: '111',
  dial: '111',
  hours: null,
  free: false,
  note: '',
  source: '',
  verifiedOn: '2026-01-02',
  confidence: 'ok',
  ...given,
});

test('a crisis line that answers day and night comes before the emergency number', () => {
  const crisis = lineOf({ id: 'crisis', hours: { always: true } });
  const emergency = lineOf({ id: 'emergency', kind: 'emergency' });
  expect(withFirstHelpFirst([emergency, crisis], NOVEMBER).map((line) => line.id)).toEqual([
    'crisis',
    'emergency',
  ]);
});

test('where no crisis line is known to answer at all hours, the emergency number leads', () => {
  const crisis = lineOf({ id: 'crisis' });
  const emergency = lineOf({ id: 'emergency', kind: 'emergency' });
  expect(withFirstHelpFirst([crisis, emergency], NOVEMBER).map((line) => line.id)).toEqual([
    'emergency',
    'crisis',
  ]);
});

test('every country of the table leads with a number that answers now', () => {
  for (const { code } of HELP_COUNTRIES) {
    const lines = linesFor(code);
    if (lines.length === 0) continue; // no source yet: the page gives the directory
    const first = withFirstHelpFirst(lines, NOVEMBER)[0];
    expect(first && (first.kind === 'emergency' || (first.hours && 'always' in first.hours)), code).toBe(
      true,
    );
  }
});

test('a number with a star keeps it in the link', () => {
  expect(dialHref(lineOf({ number: '*4141', dial: null }))).toBe('tel:*4141');
});

test('only what two sources say is called verified, with the date as far as it is known', () => {
  expect(verifiedText(lineOf({ verifiedOn: '2025-10-28' }), 'es', new Date('2025-11-01'))).toBe(
    'Verificado el 28 de octubre de 2025',
  );
  expect(verifiedText(lineOf({ verifiedOn: '2025-10' }), 'es', new Date('2025-11-01'))).toBe(
    'Verificado en octubre de 2025',
  );
  expect(
    verifiedText(lineOf({ verifiedOn: '2023', confidence: 'single' }), 'es', new Date('2023-02-01')),
  ).toBe('Visto en 2023, por confirmar');
});

test('a line that nobody checked in ninety days says so, and never stands before one that was checked', () => {
  const old = lineOf({ id: 'old', hours: { always: true }, verifiedOn: '2026-08-20' });
  const checked = lineOf({ id: 'checked', kind: 'children', verifiedOn: '2026-11-20' });
  expect(verifiedText(old, 'es', NOVEMBER)).toBe(
    'Verificado el 20 de agosto de 2026. Nadie lo revisó en 90 días',
  );
  expect(verifiedText(old, 'pt', NOVEMBER)).toContain('Ninguém conferiu nos últimos 90 dias');
  expect(verifiedText(checked, 'es', NOVEMBER)).not.toContain('90');
  expect(withFirstHelpFirst([old, checked], NOVEMBER).map(({ id }) => id)).toEqual(['checked', 'old']);
});

test('hours nobody has confirmed are not printed', () => {
  expect(factsOf(lineOf({}), 'es')).toBe('');
  expect(factsOf(lineOf({ free: true, hours: { always: true } }), 'es')).toBe('Gratis, las 24 horas.');
  expect(factsOf(lineOf({ free: true, note: 'desde celulares' }), 'es')).toBe('Gratis. Desde celulares.');
});

test('a page in Portuguese opens with Brasil: CVV, then SAMU', () => {
  expect(countriesIn('pt').slice(0, 2)).toEqual([
    { code: 'BR', name: 'Brasil', isHome: true },
    { code: 'AR', name: 'Argentina', isHome: false },
  ]);
  expect(countriesIn('pt').map(({ name }) => name)).toContain('Colômbia');
  expect(
    withFirstHelpFirst(linesFor('BR'), NOVEMBER)
      .slice(0, 2)
      .map(({ label, number }) => `${label} ${number}`),
  ).toEqual(['CVV 188', 'SAMU 192']);
});

test('no country stands before the others in Spanish', () => {
  expect(countriesIn('es')[0]?.name).toBe('Argentina');
  expect(countriesIn('es').some(({ isHome }) => isHome)).toBe(false);
});

test('what is known of a line is said in the language of the page', () => {
  const line = lineOf({ free: true, hours: { always: true }, channels: 'Chat en cvv.org.br' });
  expect(factsOf(line, 'pt')).toBe('Grátis, 24 horas por dia. Chat em cvv.org.br.');
  expect(verifiedText(lineOf({ verifiedOn: '2026-10' }), 'pt', NOVEMBER)).toBe(
    'Conferido em outubro de 2026',
  );
});
