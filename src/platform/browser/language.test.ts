import { describe, expect, test } from 'vitest';
import en from '../../../content/en/app.ts';
import es from '../../../content/es/app.ts';
import esTu from '../../../content/es/tu.ts';
import pt from '../../../content/pt/app.ts';
import ptTu from '../../../content/pt/tu.ts';
import { appWords, at, entryWords, fill, setLanguage } from './language.ts';

/** Every text of a catalogue by its place: "signUp.problems.noName". */
function textsOf(node: unknown, place = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[place, node]]);
  const inside = Object.entries(node as Record<string, unknown>);
  return new Map(inside.flatMap(([key, child]) => [...textsOf(child, place ? `${place}.${key}` : key)]));
}

const spanish = textsOf({ ...es, tu: esTu });
const english = textsOf(en);
const portuguese = textsOf({ ...pt, tu: ptTu });
/** What is filled in, in any order, and how many words lead somewhere. */
const shapeOf = (text = '') => [text.match(/\{\w+\}/g)?.sort() ?? [], text.match(/\[[^\]]+\]/g)?.length ?? 0];

describe('the words of the app area', () => {
  test('are all there in Portuguese', () => {
    expect([...portuguese.keys()]).toEqual([...spanish.keys()]);
  });

  test('are all there in English for whoever makes an account or resets a password', () => {
    const screens = [
      'tag',
      'frame',
      'withoutScript',
      'entry',
      'password',
      'help',
      'signUp',
      'reset',
      'confirm',
    ];
    const wanted = [...spanish.keys()].filter((place) => screens.includes(place.split('.')[0] ?? ''));
    expect([...english.keys()]).toEqual(wanted);
  });

  test.each([
    ['Spanish', spanish],
    ['Portuguese', portuguese],
    ['English', english],
  ])('in %s are never empty, and nobody shouts', (_, texts) => {
    for (const [place, text] of texts) {
      expect(text, place).toMatch(/\S/);
      expect(text, place).not.toMatch(/[!¡]/);
    }
  });

  test.each([
    ['Portuguese', portuguese],
    ['English', english],
  ])('in %s hold the same places to fill and the same links', (_, texts) => {
    for (const [place, text] of texts) expect(shapeOf(text), place).toEqual(shapeOf(spanish.get(place)));
  });

  test('hold no Spanish in the other languages', () => {
    const telling =
      /[ñ¿]|\w(ción|ciones)\b|(?<!\p{L})(y|el|los|las|del|al|tu|tus|una|tú|usted|con|para que|sin|más|aquí|puedes|quieres|correo|contraseña|cuenta)(?!\p{L})/iu;
    expect([...portuguese].filter(([, text]) => telling.test(text))).toEqual([]);
    expect([...english].filter(([, text]) => telling.test(text))).toEqual([]);
  });

  test('call the person você in Portuguese', () => {
    for (const [place, text] of portuguese)
      expect(text, place).not.toMatch(/(?<!\p{L})(tu|teu|tua|contigo)(?!\p{L})/iu);
  });

  test('say the same in two languages only where the word is the same', () => {
    const same = [...portuguese]
      .filter(([place, text]) => text === spanish.get(place))
      .map(([, text]) => text);
    expect(new Set(same)).toEqual(
      new Set([
        'Mostrar',
        'Código',
        'Mercado Pago',
        'RUT',
        'Recibo',
        'Recibo - Juntos',
        'Total',
        'Webpay',
        '{pass}, {amount} CLP.',
        '{title}: {amount} CLP',
        'Anterior',
        'Copiar',
        'Guiado',
        'País',
        'País (opcional)',
        'Guardado - Juntos',
        'Copiar {number}',
        'Copiado',
        'Confirmado.',
        'Confirmando...',
        'Copiado.',
        'Copiar como texto',
        'Imprimir',
        'Parte {number}:',
        'Enviando...',
        'Conversar',
        'Parte {number} de {count}: {name}',
        '{id} de {count}',
        '1 marcada',
        '{count} marcadas',
        'Continuar',
        '{answered} de {count} respondidas',
        '{title} (últimas 2 semanas)',
        'Terapeuta Artificial',
        'Terapeuta Artificial - Juntos',
        'Enviar',
        'Pausa',
        'Seguir',
        'Entrar',
        'Ver anteriores',
        '{count} de {of}',
        'Claro',
        'Anotar',
        'Cancelar',
        'Descartar',
        'Editar',
        '{n} de 100',
        '{n} de {count}',
      ]),
    );
  });
});

describe('the English that the specification fixes', () => {
  test('stands letter by letter (§2, §4, §5, §8)', () => {
    expect(en.signUp).toMatchObject({
      title: 'Create Your Account',
      name: 'Your Name',
      email: 'Email Address',
      send: 'Sign up',
      busy: 'Signing up...',
      check: 'Found error in the form. Please check again.',
      done: 'Form submitted successfully',
    });
    expect(en.password.label).toBe('Password');
    expect(en.reset.ask).toMatchObject({
      title: 'Reset Your Account',
      email: 'Email Address',
      send: 'Reset Password',
      busy: 'Resetting...',
      done: 'Form submitted successfully',
    });
    expect(en.reset.problem).toBe('Found error in the form. Please check again.');
  });
});

describe('a visit', () => {
  test('keeps its language from page to page, and goes to the Spanish one where there is no other', () => {
    setLanguage('pt', pt);
    expect(appWords().chat.send).toBe('Enviar');
    expect([at('/chatbot'), at('/preguntas3'), at('/login')]).toEqual([
      '/pt/chatbot',
      '/pt/preguntas3',
      '/pt/login',
    ]);
    expect([at('/temas'), at('/seguridad')]).toEqual(['/pt/temas', '/seguridad']);
    setLanguage('en', en);
    expect([at('/signup'), at('/preguntas1')]).toEqual(['/en/signup', '/preguntas1']);
    expect(entryWords().signUp.send).toBe('Sign up');
    expect(() => appWords()).toThrow('en');
    setLanguage('es', es);
    expect(at('/chatbot')).toBe('/chatbot');
  });

  test('fills a place with what a person wrote as it is', () => {
    expect(fill('{a} y {b}', { a: '{b}', b: '$&' })).toBe('{b} y $&');
  });
});
