import { describe, expect, it } from 'vitest';
import { type StyleProfile, styleProfile } from '../intake/style-profile.ts';
import { say } from './guided/guided-engine.ts';
import type { Memory } from './move.ts';
import { planOpening } from './opening.ts';
import { newState } from './state.ts';

const now = new Date('2026-11-21T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const profile = (answers = {}): StyleProfile => styleProfile(answers, { name: null, country: 'CL' });
const spoken = (plan: ReturnType<typeof planOpening>, of: StyleProfile) =>
  say({ move: plan.move, profile: of, history: [], recentOpeners: [], seed: 'x' });
const step: Memory = { id: '1', at: '2026-11-12T00:00:00Z', kind: 'step', text: 'escribirle a Fer' };

describe('the first words', () => {
  it('say that this is an AI and ask what to talk about', () => {
    const plan = planOpening({ state: newState(), profile: profile(), memories: [], now, lastAt: null });
    const text = spoken(plan, profile());
    expect(plan.move.kind).toBe('greet.first');
    expect(text).toMatch(/IA/);
    expect(text).toMatch(/\?|donde quieras/);
  });

  it('invite with one reason of the intake and offer at most four as quick replies', () => {
    const reasons = {
      5: [
        'feeling anxious',
        'grieving',
        'feeling depressed',
        'want to gain self-confidence',
        'lived a traumatic experience',
      ],
    };
    const anxious = profile(reasons);
    const plan = planOpening({ state: newState(), profile: anxious, memories: [], now, lastAt: null });
    expect(plan.move.choices).toHaveLength(4);
    expect(spoken(plan, anxious).match(/Marcaste/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('name the step of last time as something optional and ask for the mood', () => {
    const plan = planOpening({
      state: newState(),
      profile: profile(),
      memories: [step],
      now,
      lastAt: daysAgo(9),
    });
    const text = spoken(plan, profile());
    expect(plan.move.kind).toBe('greet.return');
    expect(text).toContain('escribirle a Fer');
    expect(text).toContain('9 días');
    expect(plan.state.pending).toMatchObject({ hint: 'scale10', about: 'mood' });
  });

  it('ask about danger before anything else when it is on file', () => {
    const state = {
      ...newState(),
      risk: { ...newState().risk, level: 'moderate' as const, kinds: ['suicide' as const] },
    };
    const plan = planOpening({ state, profile: profile(), memories: [step], now, lastAt: daysAgo(2) });
    expect(plan.move.kind).toBe('return.safety');
    expect(spoken(plan, profile())).not.toContain('Fer');
  });

  const held = (about: string, text: string): Memory => ({
    id: about,
    at: daysAgo(5).toISOString(),
    kind: 'situation',
    text,
    about: `situation:${about}`,
  });

  it('offer what stayed open the last time, and a tap asks how it is now', () => {
    const memories = [held('familia/decirlo', 'Decirlo en casa'), held('dinero/alquiler', 'El alquiler')];
    const plan = planOpening({ state: newState(), profile: profile(), memories, now, lastAt: daysAgo(5) });
    expect(plan.move.choices).toEqual(['El alquiler', 'Decirlo en casa', 'Otra cosa']);
    expect(spoken(plan, profile())).toMatch(/dos cosas/);
    expect(plan.state.guided?.offered[0]?.to).toBe('back:dinero/alquiler');
  });

  it('bring up nothing of it where violence is on file', () => {
    const memories = [held('pareja/celos', 'Los celos de mi pareja')];
    const risk = { ...newState().risk, kinds: ['abuse_violence' as const] };
    const state = { ...newState(), risk };
    const plan = planOpening({ state, profile: profile(), memories, now, lastAt: daysAgo(5) });
    expect(plan.move.choices ?? []).not.toContain('Los celos de mi pareja');
  });
});
