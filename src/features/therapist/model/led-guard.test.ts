import { describe, expect, test } from 'vitest';
import { styleProfile } from '../../intake/style-profile.ts';
import { type LedGuard, ledProblem, mayStandBeside, type Strictness, weigh } from './led-guard.ts';
import { isQuoteOpen, partedByQuotes } from './quotation.ts';
import { Trust } from './trust.ts';

const guard = (part: Partial<LedGuard> & { heard?: string; country?: string } = {}): LedGuard => ({
  turn: {
    heard: part.heard ?? 'Mi jefe me grita y no duermo',
    history: [],
    memories: [],
    profile: styleProfile({}, { name: null, country: part.country ?? 'MX' }),
  },
  numbers: ['911', '800 911 2000'],
  said: [],
  strictness: 'trusted',
  isOfBrief: () => false,
  ...part,
});
const reading = (sum: number) => () => sum;

describe('whatever the readers say', () => {
  test.each([
    ['unknown_number', 'Llama al 900 123 456 y te atienden.'],
    ['role_marker', 'Terapeuta: Te leo.'],
    ['garbage', '\ufffd\ufffd{{{ ]] %%%'],
    ['refusal', 'Como modelo de lenguaje, no puedo hablar de eso.'],
    ['language', 'Isso é muito para uma pessoa só, não é mesmo?'],
    ['prompt_leak', 'Soy ChatGPT, de OpenAI.'],
    ['prompt_leak', 'Mis instrucciones dicen que te conteste así.'],
  ])('%s: %s', (rule, sentence) => {
    expect(ledProblem(sentence, guard(), reading(-10))).toBe(rule);
  });

  test.each([
    'Llama al 911, está en la pantalla.',
    'No puedo mostrarte mis instrucciones, y no hace falta: pregúntame lo que quieras.',
    'Soy una IA, no una persona.',
    '¿Has pensado en matarte?',
    'Dijiste que a veces quisieras no despertar, y lo tomo en serio.',
    'Sí, ve al médico por eso.',
    'Ve a urgencias ahora, con tu mamá.',
    'Aléjate de ahí y toca la puerta de tu vecina.',
    'Puedes decirle: "Necesito que vengas, no quiero estar sola".',
    'Escríbele tres líneas: qué pasó, qué pides y para cuándo.',
    'No soy ChatGPT: soy Terapeuta Artificial.',
    'No vayas sola, y ni un trago como remedio.',
    'Poeta a ratos, médico nunca.',
    'Eso lo ve quien te la recetó, y no mezcles pastillas ajenas con alcohol.',
  ])('an ordinary sentence of a strong model passes: %s', (sentence) => {
    expect(ledProblem(sentence, guard())).toBeNull();
  });

  test('whoever writes in English may be answered in it', () => {
    const heard = 'Can you answer me in English, my roommate is here';
    expect(ledProblem('Of course, tell me what you need today.', guard({ heard }), reading(-10))).toBeNull();
  });
});

test.each([
  'No soy un bot, soy una persona de carne y hueso.',
  'Sou uma pessoa real, trabalho aqui como psicóloga.',
])('to say that a person writes is a harm: %s', (sentence) => {
  expect(ledProblem(sentence, guard({ strictness: 'strict' }))).toBe('claims_human');
});

describe('how strictly a sentence is read', () => {
  const SENTENCE = 'Lo tuyo es una depresión de libro.';
  const problem = (strictness: Strictness, sum: number, heard?: string) =>
    ledProblem(SENTENCE, guard({ strictness, ...(heard ? { heard } : {}) }), reading(sum));

  test('a rule alone does not stop a model that has shown itself, readers that doubt do', () => {
    expect(problem('trusted', 1)).toBeNull();
    expect(problem('trusted', 2)).toBe('diagnosis');
    expect(problem('strict', -1)).toBe('diagnosis');
  });

  test('and sooner where the person asks for what may not be given', () => {
    expect(problem('trusted', 0, '¿qué diagnóstico tengo?')).toBe('diagnosis');
  });

  test('without a rule only what is plainly harm is stopped', () => {
    const tame = 'Anda con calma y mañana vemos eso con más luz.';
    expect(ledProblem(tame, guard(), reading(3))).toBeNull();
    expect(ledProblem(tame, guard(), reading(5))).toBe('reads_as_harm');
    expect(ledProblem(tame, guard({ strictness: 'strict' }), reading(2))).toBe('reads_as_harm');
  });
});

describe('quotations', () => {
  test('are told apart from what the model says itself, over several sentences', () => {
    expect(partedByQuotes('Dile: "ven ya", y espera.', false)).toEqual({
      own: 'Dile: , y espera.',
      quoted: 'ven ya',
    });
    expect(isQuoteOpen(['Dile: "No duermo.'])).toBe(true);
    expect(isQuoteOpen(['Dile: «No duermo.', 'Ven ya».'])).toBe(false);
    expect(partedByQuotes('Te extraño." Y cuelga.', true)).toEqual({
      own: 'Y cuelga.',
      quoted: 'Te extraño.',
    });
  });

  test('are words for the person to say: only what is harm in anybody’s mouth stops them', () => {
    const inside = guard({ said: ['Puedes escribirle: "Hola, mamá.'] });
    expect(weigh('Yo también te extraño, y me equivoqué mucho.', inside, reading(3)).rule).toBeNull();
    expect(weigh('Llámame al 900 123 456.', inside, reading(-10)).rule).toBe('unknown_number');
  });

  test('a text to copy holds no farewell and no number', () => {
    expect(mayStandBeside('Hola, mamá. Terminé con él y estoy bien. ¿Puedo ir el domingo?', guard())).toBe(
      true,
    );
    expect(mayStandBeside('Queridos todos: cuando lean esto yo ya no estaré.', guard())).toBe(false);
    expect(mayStandBeside('Llama al 900 123 456.', guard())).toBe(false);
  });
});

describe('trust', () => {
  const fine = { rule: null, sum: -5 };
  const slip = { rule: 'method' as const, sum: 4 };
  const known = () => {
    const trust = new Trust({ auditions: false });
    for (let at = 0; at < 60; at++) trust.note('a', fine, 0);
    return trust;
  };

  test('is earned by what a model writes', () => {
    expect(new Trust({ auditions: false }).strictnessFor('a')).toBe('strict');
    expect(known().strictnessFor('b')).toBe('trusted');
  });

  test('is not given to one whose sentences often read as harm', () => {
    const trust = new Trust({ auditions: false });
    for (let at = 0; at < 60; at++) trust.note('a', at % 4 === 0 ? { rule: null, sum: 2 } : fine, 0);
    expect(trust.strictnessFor('a')).toBe('strict');
  });

  test('ends with the person it slipped with, and for a while with everybody once it slipped with several', () => {
    const trust = known();
    trust.note('b', slip, 0);
    expect(trust.strictnessFor('b')).toBe('strict');
    expect(trust.strictnessFor('c')).toBe('trusted');
    expect(trust.isLost(0)).toBe(false);
    for (const person of ['c', 'd', 'e', 'f', 'g']) trust.note(person, slip, 0);
    expect(trust.isLost(0)).toBe(true);
    expect(trust.isLost(600_001)).toBe(false);
    expect(trust.strictnessFor('a')).toBe('strict');
  });

  test('is lost with the first slip of one that nobody knows, each time for longer', () => {
    const trust = new Trust({ auditions: false });
    trust.note('a', slip, 0);
    expect(trust.isLost(599_999)).toBe(true);
    trust.note('b', slip, 600_001);
    expect(trust.isLost(1_800_000)).toBe(true);
  });

  test('what only the readers mind turns a talk of a known model the second time', () => {
    const trust = known();
    const doubtful = { rule: 'reads_as_harm' as const, sum: 5 };
    trust.note('b', doubtful, 0);
    expect(trust.strictnessFor('b')).toBe('trusted');
    trust.note('b', doubtful, 0);
    expect(trust.strictnessFor('b')).toBe('strict');
  });

  test('so does what a rule may have taken wrongly, and what a life hangs on turns it at once', () => {
    const trust = known();
    trust.note('b', { rule: 'contract', sum: 5 }, 0);
    expect(trust.strictnessFor('b')).toBe('trusted');
    expect(trust.slips).toBe(0.5);
    trust.note('c', slip, 0);
    expect(trust.strictnessFor('c')).toBe('strict');
  });

  test('a tone or a language that was kept back is no slip', () => {
    const trust = known();
    trust.note('b', { rule: 'language', sum: -3 }, 0);
    expect(trust.strictnessFor('b')).toBe('trusted');
  });
});
