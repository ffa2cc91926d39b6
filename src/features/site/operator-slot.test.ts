import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEnv } from '../../platform/env.server.ts';
import { slot } from '../../platform/page-frame.ts';
import { pathsOf } from '../../prerender/document.tsx';
import { PAGES } from '../../prerender/pages.ts';
import { answersSlot, operatorSlot } from './operator-slot.ts';

const nobody = readEnv({}).operator;
const somebody = readEnv({
  OPERATOR_NAME: 'Fundación Ejemplo',
  OPERATOR_TAX_ID: 'RUT 11.111.111-1',
  OPERATOR_ADDRESS: 'Calle Uno & Dos',
  OPERATOR_DATA_OFFICER: 'Nombre Apellido',
  OPERATOR_CLINICAL_DIRECTOR: 'Otro Nombre, registro 12345',
  OPERATOR_SUPPORT_HOURS: 'lunes a viernes de 9 a 18',
  OPERATOR_ANSWER_DAYS: '2',
}).operator;

const NAMED = [
  '/quienes-somos',
  '/aboutUs',
  '/contacto',
  '/terminos',
  '/privacidad',
  '/en/contacto',
  '/pt/contacto',
  '/pt/terminos',
  '/pt/privacidad',
];
const htmlOf = (path: string) => {
  const page = PAGES.find((candidate) => pathsOf(candidate).includes(path));
  return page ? renderToStaticMarkup(page.content) : '';
};

test.each(NAMED)('%s says who answers for this, or what of it is missing', (path) => {
  expect(htmlOf(path)).toContain(slot('operator'));
  const shown = operatorSlot(path, somebody);
  for (const said of ['Fundación Ejemplo', 'RUT 11.111.111-1', 'Calle Uno &amp; Dos', 'Otro Nombre']) {
    expect(shown).toContain(said);
  }
  expect(shown).not.toContain('operator-missing');
  expect(operatorSlot(path, nobody)).toContain('operator-missing');
});

test('what is missing is named, and what is known stands under it', () => {
  expect(operatorSlot('/terminos', nobody)).toContain(
    'Falta decir el nombre legal, el RUT o registro, la dirección, quién cuida los datos, quién dirige lo clínico y el horario de atención.',
  );
  const half = { ...somebody, clinicalDirector: null };
  expect(operatorSlot('/contacto', half)).toMatch(/Falta decir quién dirige lo clínico\..*Fundación Ejemplo/);
  expect(operatorSlot('/faq', somebody)).toBeNull();
});

test('a time of answer is promised only where the operator set one', () => {
  expect(answersSlot('/contacto', nobody)).toBeNull();
  expect(answersSlot('/contacto', somebody)).toContain('en 2 días hábiles');
  expect(answersSlot('/pt/contacto', { ...somebody, answerDays: 1 })).toContain('em um dia útil');
  expect(answersSlot('/faq', somebody)).toBeNull();
  for (const path of ['/contacto', '/aliados', '/en/contacto', '/en/aliados', '/pt/contacto']) {
    expect(htmlOf(path), path).toContain(slot('answers'));
  }
  const promise = /días? hábil|dias? út|working day/i;
  const promising = PAGES.filter((page) => promise.test(renderToStaticMarkup(page.content)));
  expect(promising.flatMap(pathsOf)).toEqual([]);
});
