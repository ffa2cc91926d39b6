import { describe, expect, it } from 'vitest';
import { Talk } from '../../../tests/support/safety-talk.ts';
import {
  type Assessment,
  atLeast,
  type Firmness,
  heardAs,
  OWN_DEATH,
  type RiskKind,
  type RiskLevel,
} from './risk.ts';

/** What the trained reader alone heard, in words that say nothing by themselves. */
function heard(firmness: Firmness, kind: RiskKind, level: RiskLevel = 'low'): Assessment {
  const own = firmness === 'firm' && OWN_DEATH.has(kind) ? 'low' : 'none';
  return { level, own, kinds: [kind], evidence: [heardAs(firmness, kind)] };
}
const WORDS = 'ayer fue un día largo en la casa';

const QUESTIONS: [RiskKind, string][] = [
  ['suicide', 'risk.direct'],
  ['self_harm', 'risk.direct'],
  ['abuse_violence', 'hint.violence'],
  ['psychosis_mania', 'hint.psychosis'],
  ['harm_to_others', 'hint.others'],
  ['third_party', 'hint.third'],
  ['minor', 'hint.minor'],
  ['eating', 'hint.eating'],
  ['substance', 'hint.substance'],
  ['medical_emergency', 'medical.check'],
];
const HINTED = QUESTIONS.filter(([, frame]) => frame.startsWith('hint.'));

describe('a danger only the trained reader heard', () => {
  it.each(QUESTIONS)('%s, firmly: asks at once', (kind, frame) => {
    expect(new Talk().hears(WORDS, heard('firm', kind))?.move.frame).toContain(frame);
  });

  it.each(QUESTIONS)('%s, in doubt: interrupts nobody, however often', (kind) => {
    const talk = new Talk();
    for (let i = 0; i < 8; i++) expect(talk.hears(WORDS, heard('doubt', kind))).toBeNull();
    expect(talk.risk.level).toBe('none');
  });

  it('whoever goes on with their story has answered: it is not asked again', () => {
    const talk = new Talk();
    expect(talk.hears(WORDS, heard('firm', 'suicide', 'moderate'))?.move.frame).toContain('risk.direct');
    // The talk goes on by itself; the guide lets go of the question.
    expect(talk.says('y el martes tengo que decirle a mi esposa lo del trabajo')).toBeNull();
  });

  it('a word is no story, and what was said in plain words is not left', () => {
    const talk = new Talk();
    talk.hears(WORDS, heard('firm', 'suicide', 'moderate'));
    expect(talk.says('ay no sé')?.move.kind).not.toBe('topic.resume');
    const said = new Talk();
    said.says('ojalá mañana no despertara');
    said.says('y el martes tengo que decirle a mi esposa lo del trabajo');
    expect(atLeast(said.risk.level, 'low')).toBe(true);
  });

  it.each(HINTED)('%s: a yes opens its route, and it is known from then on', (kind, frame) => {
    const talk = new Talk();
    talk.hears(WORDS, heard('firm', kind));
    const next = talk.says('sí');
    expect(next?.move.frame).toBeDefined();
    expect(next?.move.frame).not.toBe(frame);
    expect(talk.risk.kinds).toContain(kind);
  });

  it.each(HINTED)('%s: a no closes the question, and it is not asked again', (kind, frame) => {
    const talk = new Talk();
    expect(talk.hears(WORDS, heard('firm', kind))?.move.frame).toBe(frame);
    talk.says('no, nada de eso');
    expect(talk.risk.step).toBeNull();
    expect(talk.risk.kinds).not.toContain(kind);
    expect(talk.hears(WORDS, heard('firm', kind))?.move.frame).not.toBe(frame);
  });

  it.each(HINTED)('%s, however grave it takes it to be, opens no protocol by itself', (kind, frame) => {
    expect(new Talk().hears(WORDS, heard('firm', kind, 'high'))?.move.frame).toContain(frame);
  });

  it('a body surely in danger is sent for help without a question', () => {
    expect(new Talk().hears(WORDS, heard('firm', 'medical_emergency', 'high'))?.move.frame).toBe(
      'medical.now',
    );
  });

  it('raises the level on file for one’s own death, and for nothing else', () => {
    const own = new Talk();
    own.hears(WORDS, heard('firm', 'suicide'));
    expect(own.risk.level).toBe('low');
    const other = new Talk();
    other.hears(WORDS, heard('firm', 'third_party', 'high'));
    expect(other.risk.level).toBe('none');
  });
});
