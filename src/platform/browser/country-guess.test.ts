import { expect, test } from 'vitest';
import { countryChoices, countryOfZone } from './country-guess.ts';

test.each([
  ['America/Santiago', 'CL'],
  ['America/Argentina/Salta', 'AR'],
  ['Pacific/Galapagos', 'EC'],
  ['America/Mexico_City', 'MX'],
  ['America/Sao_Paulo', 'BR'],
  ['Europe/Madrid', 'ES'],
])('a phone on %s time belongs to %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test.each(['UTC', '', 'Asia/Tokyo', 'America/Toronto'])('the zone %s gives no country away', (zone) => {
  expect(countryOfZone(zone)).toBeNull();
});

test('the list of countries is read in alphabetical order', () => {
  const names = countryChoices('es').map((choice) => choice.name);
  expect(names).toHaveLength(22);
  expect(names[0]).toBe('Argentina');
  expect(names.at(-1)).toBe('Venezuela');
});
