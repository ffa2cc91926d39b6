import { describe, expect, test } from 'vitest';
import { aboutThing, mayEcho } from './reflect.ts';

describe('never said back', () => {
  test.each([
    ['an insult at oneself', 'soy una inútil'],
    ['an insult at oneself with an adverb', 'soy muy tonta'],
    ['an insult at oneself in Portuguese', 'sou um fracasso'],
    ['worthlessness', 'siento que no sirvo'],
    ['an insult at somebody else', 'ese imbécil de mi cuñado me humilló'],
    ['a question to us', '¿crees que exagero?'],
    ['a wish to die', 'ya me quiero morir'],
    ['a wish to disappear', 'quisiera desaparecer un rato'],
    ['being a burden', 'soy una carga para todos'],
    ['a farewell letter', 'ya escribí una carta'],
    ['abuse', 'mi tío me tocaba'],
    ['violence', 'mi esposo me pegó anoche'],
    ['a belief nobody can check', 'me vigilan desde el edificio'],
    ['a weight', 'bajé cuatro kilos'],
    ['calories', 'conté las calorías'],
    ['a denied feeling', 'no estoy triste'],
    ['sarcasm', 'qué vida tan linda jaja'],
    ['a message of more than sixty words', 'hoy pasó algo más y luego otra cosa '.repeat(9)],
  ])('%s', (_case, clause) => {
    expect(mayEcho(clause)).toBe(false);
  });
});

describe('may be said back', () => {
  test.each([
    'mi papá murió en marzo',
    'no puedo con todo',
    'me despidieron el viernes',
    'peleo con mi hermana por la casa',
    'minha avó morreu em maio',
    'soy la única que trabaja',
  ])('%s', (clause) => {
    expect(mayEcho(clause)).toBe(true);
  });
});

test('when a clause cannot be turned, its word still can be named', () => {
  expect(aboutThing('tu jefe', { address: 'tu', gender: null })).toBe('lo de tu jefe');
  expect(aboutThing('seu chefe', { address: 'voce', gender: null })).toBe('essa história de seu chefe');
});
