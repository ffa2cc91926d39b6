/** What a person told last week: recalled when it matters, nothing invented, agreed steps asked about first. */
import { describe, expect, it } from 'vitest';
import {
  agreed,
  NEVER_TOLD,
  OTHERWISE,
  PLANTED,
  quoted,
  STEPS,
  weekLater,
} from '../../../../tests/support/planted-facts.ts';
import { Weeks } from '../../../../tests/support/replayed-weeks.ts';
import { plain } from '../cues.ts';

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
    const facts = weeks.memories.filter(
      ({ kind }) => !['person', 'mood', 'summary', 'situation'].includes(kind),
    );
    expect(facts).toEqual([]);
  });
});

describe('a step agreed last week', () => {
  it.each(STEPS)('is named first and asked about before anything else is taken up: $asked', (step) => {
    const { greeting, replies } = agreed(step).visit('2026-11-21', ['6', 'más o menos, no pude hacerlo']);
    expect(greeting.text).toMatch(step.asked);
    expect(replies[0]?.text).toMatch(/pass?o|salió|pasó/);
    expect(replies[0]?.text).toContain('?');
  });

  it('is named as something that may wait, and "no la llamé" is news, not failure', () => {
    const { greeting, replies } = agreed({ step: 'llamar a Belkis, el miércoles', asked: /Belkis/ }).visit(
      '2026-11-21',
      ['hola. un 5 diria yo. no la llamé'],
    );
    expect(greeting.text).toMatch(/si no salió, no pasa nada|como quieras|sin prisa/);
    expect(replies[0]?.move.frame).toMatch(/review\.not/);
    expect(replies[0]?.text).toMatch(/5/);
  });

  it('is not asked about again once its story is known', () => {
    const [step] = STEPS;
    const weeks = agreed(step as (typeof STEPS)[number]);
    weeks.visit('2026-11-21', ['6', 'sí, le escribí y quedamos el martes', 'gracias, chao']);
    expect(weeks.memories.find(({ kind }) => kind === 'step')?.outcome).toBe('done');
    const { greeting, replies } = weeks.visit('2026-11-28', ['5', 'hoy peleé con mi mamá', 'por la casa']);
    for (const { text } of [greeting, ...replies]) expect(text).not.toMatch(/escribirle/);
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
  it('is not brought up in the greeting', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', [
      'hola',
      'mi papá toma mucho desde que perdió el trabajo',
      'prefiero no hablar de mi papá',
    ]);
    expect(weeks.visit('2026-11-21', ['6']).greeting.text).not.toMatch(/papá/);
  });
});

describe('the summary of a conversation', () => {
  it('holds their own sentences and nothing of ours', () => {
    const weeks = new Weeks();
    const told = ['me siento sola los domingos', 'mis amigas salen juntas'];
    const { replies } = weeks.visit('2026-11-14', ['hola', ...told, 'gracias, me voy']);
    const piece = replies.at(-1)?.move.piece;
    const lines = piece?.kind === 'summary' ? piece.lines : [];
    expect(lines).toEqual(['Me siento sola los domingos.', 'Mis amigas salen juntas.']);
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
