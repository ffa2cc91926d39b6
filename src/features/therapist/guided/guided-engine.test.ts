import { describe, expect, it } from 'vitest';
import { styleProfile } from '../../intake/style-profile.ts';
import type { Move } from '../move.ts';
import { openerOf, say } from './guided-engine.ts';
import type { GuidedTurn } from './guided-turn.ts';

const move = (frame: string, holes: Record<string, string> = {}): Move => ({
  kind: 'exercise.step',
  frame,
  holes,
  level: 'none',
  openPanel: false,
});

function turn(part: Partial<GuidedTurn> & { move: Move }): GuidedTurn {
  return {
    profile: styleProfile({}, { name: null, country: 'MX' }),
    history: [],
    recentOpeners: [],
    seed: 's',
    ...part,
  };
}

describe('the guided voice', () => {
  it('gives the same words for the same turn', () => {
    const one = turn({ move: move('mood.any + invite.what-weighs', { n: '5' }) });
    expect(say(one)).toBe(say(one));
  });

  it('never says a phrase whose hole is empty', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(say(turn({ move: move('mood.any', { n: '5' }), seed }))).not.toMatch(/[{}]|undefined/);
    }
  });

  it('never opens like one of the last six replies', () => {
    const openers: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      const text = say(
        turn({ move: move('echo.blank'), recentOpeners: openers.slice(-6), seed: `s${index}` }),
      );
      expect(openers.slice(-6)).not.toContain(openerOf(text));
      openers.push(openerOf(text));
    }
  });

  it('goes through all its phrases before it repeats one', () => {
    const history: GuidedTurn['history'] = [];
    const said = new Set<string>();
    for (let index = 0; index < 6; index += 1) {
      const text = say(turn({ move: move('ask.open'), history, seed: `s${index}` }));
      said.add(text);
      history.push({ from: 'therapist', text });
    }
    expect(said.size).toBe(6);
  });

  it('asks once even when two parts could ask', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const text = say(turn({ move: move('ex.declined + ask.open'), seed }));
      expect(text.match(/\?/g)).toHaveLength(1);
    }
  });

  it('joins our preposition with their article', () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      say(turn({ move: move('memory.forgot.about', { what: 'el refugio' }), seed })),
    );
    expect(texts.join(' ')).toContain('del refugio');
    expect(texts.join(' ')).not.toContain('de el refugio');
  });

  it('says what the guide wrote as it stands', () => {
    expect(say(turn({ move: move('guide', { says: 'Eso cansa. ¿Qué parte pesa más?' }) }))).toBe(
      'Eso cansa. ¿Qué parte pesa más?',
    );
  });
});
