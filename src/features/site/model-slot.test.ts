import { expect, test } from 'vitest';
import { slot } from '../../platform/page-frame.ts';
import { getText } from './content.ts';
import { modelSlot } from './model-slot.ts';

test('the privacy pages say which model is connected, or that none is', () => {
  expect(modelSlot('/privacidad', 'Modelo <b>, Chile')).toContain('un modelo de Modelo &lt;b&gt;, Chile.');
  expect(modelSlot('/pt/privacidad', 'Modelo, Chile')).toContain('um modelo de Modelo, Chile.');
  expect(modelSlot('/privacidad', null)).toContain('no hay ningún modelo externo');
  expect(modelSlot('/faq', 'Modelo, Chile')).toBeNull();
});

test.each([
  ['privacidad', 'es'],
  ['privacidad', 'pt'],
  ['seguridad', 'es'],
] as const)('%s in %s has the place for it', (slug, locale) => {
  expect(getText(slug, locale).html).toContain(slot('model'));
});
