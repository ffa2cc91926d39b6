/** What a person told last week: recalled when it matters, nothing invented, agreed steps asked about first. */
import { describe, expect, it } from 'vitest';
import {
  NEVER_TOLD,
  OTHERWISE,
  PLANTED,
  quoted,
  STEPS,
  weekLater,
} from '../../../tests/support/planted-facts.ts';
import { Weeks } from '../../../tests/support/replayed-weeks.ts';
import { plain } from '../therapist/cues.ts';

describe('twenty things told last week', () => {
  it('are recalled when asked about: at least nineteen of them', () => {
    const missed = PLANTED.filter((planted) => !planted.expected.test(weekLater(planted).reply.text));
    expect(missed.length, missed.map(({ told }) => told).join('; ')).toBeLessThanOrEqual(1);
  });

  it.each(OTHERWISE)('are found however they are asked for: $asked', (planted) => {
    expect(weekLater(planted).reply.text).toMatch(planted.expected);
  });

  it('come back word for word as they were told, with nothing added', () => {
    for (const planted of PLANTED) {
      const { reply } = weekLater(planted);
      for (const words of quoted(reply.text)) expect(plain(planted.told)).toContain(plain(words));
    }
  });

  it('are on file with the message that told them and its day', () => {
    for (const planted of PLANTED) {
      const { weeks } = weekLater(planted);
      const kept = weeks.memories.filter(({ quote }) => quote && plain(planted.told).includes(plain(quote)));
      expect(kept.length, planted.told).toBeGreaterThan(0);
      expect(kept.every(({ at, turnId }) => at.startsWith('2026-11-14') && turnId === 'message 3')).toBe(
        true,
      );
    }
  });

  it('are all kept when one person tells them all, and each is still found', () => {
    const spanish = PLANTED.filter(({ country }) => country !== 'BR');
    const weeks = new Weeks();
    weeks.visit('2026-11-14', ['hola', ...spanish.map(({ told }) => told)]);
    const { replies } = weeks.visit('2026-11-21', ['hola', '6', ...spanish.map(({ asked }) => asked)]);
    const missed = spanish.filter(({ expected }, at) => !expected.test(replies[at + 2]?.text ?? ''));
    expect(missed.map(({ asked }) => asked)).toEqual([]);
  });
});

describe('what was never told', () => {
  it('is said not to be on file, and no name or number is made up', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', ['hola', 'estoy cansada', 'mi mamá me llamó tres veces']);
    const { replies } = weeks.visit('2026-11-21', ['hola', '6', ...NEVER_TOLD]);
    for (const { text, move } of replies.slice(2)) {
      expect(move.frame, text).toBe('memory.recall.none');
      expect(quoted(text)).toEqual([]);
    }
  });

  it('is not learnt from a doubt, a wish, a question or hearsay', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', [
      'hola',
      'creo que tengo diabetes',
      'ojalá tuviera dos hijos',
      '¿me ayuda respirar?',
      'mi novio dice que soy enfermera de todos',
      'si vivo sola me voy a deprimir',
      'estoy cansada de todo',
    ]);
    const facts = weeks.memories.filter(({ kind }) => !['person', 'mood', 'summary'].includes(kind));
    expect(facts).toEqual([]);
  });
});

describe('a step agreed last week', () => {
  it.each(STEPS)(
    'is named first and asked about before anything else is taken up: $asked',
    ({ country, formal, lines, asked }) => {
      const weeks = new Weeks({ country: country ?? 'MX', answers: formal ? { 9: ['Formal'] } : {} });
      weeks.visit('2026-11-14', lines);
      expect(weeks.memories.some(({ kind }) => kind === 'step')).toBe(true);
      const { greeting, replies } = weeks.visit('2026-11-21', ['6', 'más o menos, no pude hacerlo']);
      expect(greeting.text).toMatch(asked);
      expect(replies[0]?.text).toMatch(/pass?o|salió|pasó/);
      expect(replies[0]?.text).toContain('?');
    },
  );

  it('is not asked about again once its story is known', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', STEPS[0]?.lines ?? []);
    weeks.visit('2026-11-21', ['6', 'sí, le escribí y quedamos el martes', 'gracias, chao']);
    const step = weeks.memories.find(({ kind }) => kind === 'step');
    expect(step?.outcome).toBe('done');
    const { greeting, replies } = weeks.visit('2026-11-28', ['5', 'hoy peleé con mi mamá', 'por la casa']);
    for (const { text } of [greeting, ...replies]) expect(text).not.toMatch(/escribirle/);
  });

  it('is still asked about when the person comes in with something else', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', STEPS[0]?.lines ?? []);
    const { replies } = weeks.visit('2026-11-21', [
      'hoy fue un día raro en la oficina',
      'me tocó el turno de Marta',
      'y el almuerzo fue a las cuatro',
      'llegué tarde a la casa',
    ]);
    expect(replies.filter(({ text }) => /Fer/.test(text))).toHaveLength(1);
  });
});

describe('a day that was still to come', () => {
  it('is remembered once it has passed', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', ['hola', 'el jueves es mi examen oral', 'me cuesta estudiar']);
    expect(weeks.visit('2026-11-17', ['hola']).greeting.text).not.toMatch(/examen/);
    expect(weeks.visit('2026-11-21', ['hola']).greeting.text).toMatch(/El jueves es mi examen oral/);
  });
});

describe('what was asked to be left alone', () => {
  it('is not brought up in the greeting nor linked to', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', [
      'hola',
      'mi papá toma mucho desde que perdió el trabajo',
      'prefiero no hablar de mi papá',
    ]);
    const { greeting, replies } = weeks.visit('2026-11-21', [
      '6',
      'hoy vi a mi papá',
      'estaba en la plaza',
      'no sé',
    ]);
    expect(greeting.text).not.toMatch(/papá/);
    expect(replies.some(({ move }) => move.kind === 'memory.link')).toBe(false);
  });
});

describe('a door opened again', () => {
  const lines = ['hola', 'desde niña cuidaba a mis hermanos', 'estoy agotada, no duermo'];
  const later = [
    'un 5',
    'hoy estoy cansada',
    'siempre soy yo la que cuida a todos',
    'cuido hasta a los vecinos',
  ];

  it('brings one thing of before beside it, in their words and with its time, once', () => {
    const weeks = new Weeks({ country: 'DO' });
    weeks.visit('2026-11-12', lines);
    const { replies } = weeks.visit('2026-11-21', later);
    const linked = replies.filter(({ move }) => move.kind === 'memory.link');
    expect(linked).toHaveLength(1);
    expect(linked[0]?.text).toContain('"Desde niña cuidaba a mis hermanos"');
  });

  it('never brings up where somebody lives or works, which is known and not news', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-12', ['hola', 'trabajo en un hospital', 'vivo en Puebla']);
    const { replies } = weeks.visit('2026-11-21', [
      'un 5',
      'hoy en el hospital fue largo',
      'el hospital me cansa',
    ]);
    expect(replies.filter(({ move }) => move.kind === 'memory.link')).toEqual([]);
  });
});

describe('the summary of a conversation', () => {
  it('holds their own sentences and the step, and nothing of ours', () => {
    const weeks = new Weeks();
    const told = ['me siento sola los domingos', 'mis amigas salen juntas', 'le podría escribir a Fer'];
    const { replies } = weeks.visit('2026-11-14', ['hola', ...told, 'el domingo', '8', 'gracias, me voy']);
    const piece = replies.at(-1)?.move.piece;
    const lines = piece?.kind === 'summary' ? piece.lines : [];
    expect(lines).toEqual([
      'Me siento sola los domingos.',
      'Mis amigas salen juntas.',
      'Paso: escribirle a Fer, el domingo.',
    ]);
    expect(weeks.memories.find(({ kind }) => kind === 'summary')?.text).toBe(lines.join('\n'));
  });

  it('is not offered after a greeting, nor at the end of a hard hour', () => {
    const short = new Weeks().visit('2026-11-14', ['hola', 'chao']);
    const hard = new Weeks().visit('2026-11-14', [
      'hola',
      'me quiero morir, ya lo decidí',
      'hoy en la noche',
      'chao',
    ]);
    for (const { replies } of [short, hard])
      expect(replies.some(({ move }) => move.piece?.kind === 'summary')).toBe(false);
  });
});
