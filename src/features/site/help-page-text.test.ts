import { expect, test } from 'vitest';
import { HELP_COUNTRIES, type HelpLine, linesFor } from '../help/help-lines.ts';
import { dialHref, factsOf, verifiedText, withFirstHelpFirst } from './help-page-text.ts';

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
  expect(withFirstHelpFirst([emergency, crisis]).map((line) => line.id)).toEqual(['crisis', 'emergency']);
});

test('where no crisis line is known to answer at all hours, the emergency number leads', () => {
  const crisis = lineOf({ id: 'crisis' });
  const emergency = lineOf({ id: 'emergency', kind: 'emergency' });
  expect(withFirstHelpFirst([crisis, emergency]).map((line) => line.id)).toEqual(['emergency', 'crisis']);
});

test('every country of the table leads with a number that answers now', () => {
  for (const { code } of HELP_COUNTRIES) {
    const first = withFirstHelpFirst(linesFor(code))[0];
    expect(first && (first.kind === 'emergency' || (first.hours && 'always' in first.hours)), code).toBe(
      true,
    );
  }
});

test('a number with a star keeps it in the link', () => {
  expect(dialHref(lineOf({ number: '*4141', dial: null }))).toBe('tel:*4141');
});

test('only what two sources say is called verified, with the date as far as it is known', () => {
  expect(verifiedText(lineOf({ verifiedOn: '2025-10-28' }))).toBe('Verificado el 28 de octubre de 2025');
  expect(verifiedText(lineOf({ verifiedOn: '2025-10' }))).toBe('Verificado en octubre de 2025');
  expect(verifiedText(lineOf({ verifiedOn: '2023', confidence: 'single' }))).toBe(
    'Visto en 2023, por confirmar',
  );
});

test('hours nobody has confirmed are not printed', () => {
  expect(factsOf(lineOf({}))).toBe('');
  expect(factsOf(lineOf({ free: true, hours: { always: true } }))).toBe('Gratis, las 24 horas.');
  expect(factsOf(lineOf({ free: true, note: 'desde celulares' }))).toBe('Gratis. Desde celulares.');
});
