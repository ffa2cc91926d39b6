import { describe, expect, it } from 'vitest';
import type { Language, StyleProfile } from '../intake/style-profile.ts';
import type { Understanding } from '../therapist/understanding.ts';
import { advanceRisk, assess, riskFromIntake } from './assess.ts';
import { CALM_UNDERSTANDING } from './calm-understanding.ts';
import { nextSafetyMove, returnSafetyMove, type SafetyDecision } from './protocol.ts';
import { atLeast } from './risk.ts';
import { CALM, type ChecklistBox, type RiskState } from './risk-state.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const NEXT_DAY = new Date('2026-11-22T15:00:00Z');

function profileOf(country: string | null, language: Language = 'es'): StyleProfile {
  return {
    name: null,
    country,
    language,
    address: language === 'pt' ? 'voce' : 'tu',
    gender: 'f',
    directness: 'gentle',
    structure: 'middle',
    formality: 'middle',
    seeks: [],
    reasons: [],
    selfHarmDays: null,
    contraindications: [],
    answers: {},
  };
}

/** A conversation that keeps the state as the turn does. */
class Talk {
  risk: RiskState;
  profile: StyleProfile;
  now: Date;
  last: SafetyDecision | null = null;
  frames: string[] = [];

  constructor(risk: RiskState = CALM, profile = profileOf('CL'), now = NOW) {
    this.risk = risk;
    this.profile = profile;
    this.now = now;
  }

  says(text: string, slots: Understanding['slots'] = {}): SafetyDecision | null {
    const assessment = assess(text, this.risk);
    const risk = advanceRisk(this.risk, assessment, this.now);
    const understanding = { ...CALM_UNDERSTANDING[this.profile.language], slots };
    this.last = nextSafetyMove({
      text,
      assessment,
      risk,
      understanding,
      profile: this.profile,
      now: this.now,
    });
    this.risk = this.last?.risk ?? risk;
    if (this.last) this.frames.push(this.last.move.frame);
    return this.last;
  }

  frame(text: string, slots: Understanding['slots'] = {}): string | undefined {
    return this.says(text, slots)?.move.frame;
  }
}

const boxesDone = (risk: RiskState): string[] =>
  Object.entries(risk.checklist)
    .filter(([, done]) => done)
    .map(([box]) => box);

describe('nothing due', () => {
  it('leaves an ordinary talk to the therapist', () => {
    expect(new Talk().says('peleé con mi hermana por la plata')).toBeNull();
  });
});

describe('a person who would rather not wake up', () => {
  it('is asked directly, with what she brought first, and gets the card', () => {
    const talk = new Talk();
    talk.says('otra vez me cambiaron el turno y ojalá mañana no despertara', {
      fact: 'te cambiaron el turno',
    });
    expect(talk.last?.move).toMatchObject({ frame: 'risk.direct.wish', level: 'low', openPanel: true });
    expect(talk.last?.move.holes.fact).toBe('Te cambiaron el turno');
    expect(talk.last?.move.holes.dead).toBe('muerta');
  });

  it('never hears her own dangerous words back', () => {
    const talk = new Talk();
    talk.says('ojalá no despertara, no quiero vivir', { fact: 'no quieres vivir' });
    expect(talk.last?.move.holes.fact).toBeUndefined();
  });

  it('answers the screener one item a turn, in the official order, and reaches every box', () => {
    const talk = new Talk();
    talk.says('ojalá mañana no despertara', { fact: 'te cambiaron el turno' });
    expect(talk.frame('a veces sí, la verdad')).toBe('screen.Q2');
    expect(talk.frame('la idea sí')).toBe('screen.Q3');
    expect(talk.frame('no')).toBe('screen.Q4');
    expect(talk.frame('no')).toBe('screen.Q5');
    expect(talk.frame('tampoco')).toBe('screen.Q6');
    expect(talk.frame('sí, hace como cuatro años')).toBe('reasons');
    expect(talk.risk.level).toBe('moderate');
    expect(
      talk.frame('mi hermano me sostuvo', {
        quote: 'mi hermano',
        who: [{ theirs: 'mi hermano', ours: 'tu hermano' }],
      }),
    ).toBe('trusted.who');
    expect(talk.last?.remember[0]).toMatchObject({ kind: 'safety', quote: 'mi hermano' });
    expect(talk.last?.move.holes.who).toBe('tu hermano');
    expect(talk.frame('no, me da vergüenza')).toBe('barrier.shame');
    expect(talk.frame('eso sí lo puedo mandar')).toBe('line.someday');
    expect(talk.frame('me da miedo que me internen')).toBe('provider.fear');
    expect(talk.frame('podría pedir hora en el consultorio')).toBe('plan.1');
    for (const step of ['plan.2', 'plan.3', 'plan.4', 'plan.5', 'plan.6'])
      expect(talk.frame('me quedo en la cocina')).toBe(step);
    expect(talk.frame('mi hermano puede guardarlo')).toBe('return.topic.plan');
    expect(talk.last?.move.holes.fact).toBe('Te cambiaron el turno');
    expect(boxesDone(talk.risk)).toEqual(
      expect.arrayContaining([
        'asked_directly',
        'ai_disclosed',
        'trusted_person',
        'barrier',
        'line_given',
        'provider',
      ] satisfies ChecklistBox[]),
    );
    expect(talk.says('bueno, lo del turno me tiene cansada')).toBeNull();
  });

  it('a no to Q2 jumps to Q6', () => {
    const talk = new Talk();
    talk.says('quisiera dormirme y no despertar');
    talk.says('sí');
    expect(talk.frame('no, eso no')).toBe('screen.Q6');
  });

  it('an intention makes it high and the crisis route opens at once', () => {
    const talk = new Talk();
    talk.says('quisiera dormirme y no despertar');
    for (const answer of ['sí', 'sí', 'sí']) talk.says(answer);
    expect(talk.frame('sí')).toBe('crisis.open');
    expect(talk.last?.move).toMatchObject({ level: 'high', openPanel: true });
  });

  it('is not asked the same question again after a clear answer', () => {
    const talk = new Talk();
    for (const text of [
      'ojalá no despertara',
      'sí',
      'no',
      'no',
      'mi perra',
      'mi prima',
      'ok',
      'nada',
      'no',
      'no',
      'gracias',
    ])
      talk.says(text);
    expect(new Set(talk.frames).size).toBe(talk.frames.length);
  });

  it('may refuse, is respected, and still gets the line', () => {
    const talk = new Talk();
    talk.says('ojalá no despertara');
    expect(talk.frame('prefiero no hablar de eso')).toBe('risk.refused');
    expect(talk.risk.checklist.line_given).toBe(true);
    expect(talk.says('peleé con mi jefe')).toBeNull();
  });

  it('who explains it was a manner of speaking goes back to calm', () => {
    const talk = new Talk();
    talk.says('siento que soy una carga');
    expect(talk.frame('no, era un decir')).toBe('risk.direct.no');
    expect(talk.risk.level).toBe('none');
  });

  it('who says it again after the ladder is heard again, with another question', () => {
    const talk = new Talk();
    talk.says('siento que soy una carga');
    talk.says('no');
    talk.says('mi prima');
    expect(talk.frame('igual no quiero despertar mañana')).toBe('risk.again');
  });
});

describe('a person at level high', () => {
  it('hears line, emergency, AI notice, presence, distance, barrier and provider within three replies', () => {
    const talk = new Talk(CALM, profileOf('MX'));
    talk.says('sí lo voy a hacer, ya no quiero vivir, le dejé una carta a mi compadre', {
      who: [{ theirs: 'mi compadre', ours: 'tu compadre' }],
    });
    expect(talk.last?.move).toMatchObject({ frame: 'crisis.open', level: 'high', openPanel: true });
    expect(talk.last?.move.holes.line).toContain('800 911 2000');
    expect(talk.last?.move.holes.emergency).toBe('911');
    expect(talk.frame('no sé si hoy. no hay nadie')).toBe('crisis.presence.who');
    expect(talk.frame('me da vergüenza')).toBe('crisis.move');
    expect(boxesDone(talk.risk)).toEqual(
      expect.arrayContaining([
        'asked_directly',
        'line_given',
        'ai_disclosed',
        'physical_presence',
        'means_distance',
        'barrier',
        'provider',
      ] satisfies ChecklistBox[]),
    );
  });

  it('is never left, whatever comes', () => {
    const talk = new Talk();
    talk.says('voy a matarme');
    for (const text of [
      'no',
      'no hay nadie',
      'no puedo llamar',
      'y si me encierran',
      'ya salí',
      'ya estoy bien',
      'cuéntame un chiste',
      'ok',
      'ok',
      'ok',
    ]) {
      expect(talk.says(text)).not.toBeNull();
    }
    expect(talk.risk.level).toBe('high');
    expect(talk.frames).toEqual(
      expect.arrayContaining([
        'crisis.barrier.cannot-call',
        'crisis.barrier.fear',
        'crisis.skill',
        'crisis.check',
      ]),
    );
  });

  it('who is with somebody calls together and lets the other put things away', () => {
    const talk = new Talk();
    talk.says('voy a matarme');
    talk.says('no sé');
    talk.says('mi vecina vive al lado');
    expect(talk.frame('ya estoy con ella')).toBe('crisis.together');
    expect(talk.frame('estamos marcando, está conmigo')).toBe('crisis.means-by-other');
  });
});

describe('a person in danger this very hour', () => {
  it('gets the emergency number first and one instruction a message', () => {
    const talk = new Talk();
    talk.says('esta noche me mato');
    expect(talk.last?.move).toMatchObject({ frame: 'now.emergency', level: 'imminent', openPanel: true });
    expect(talk.last?.move.holes.emergency).toBe('131');
    expect(talk.frame('sí')).toBe('now.presence');
    expect(talk.frame('ok')).toBe('now.away');
    expect(talk.frame('no puedo llamar')).toBe('crisis.barrier.cannot-call');
  });

  it('who already took something is told to call and not to wait', () => {
    expect(new Talk().frame('me acabo de tomar todas las pastillas')).toBe('now.attempt');
  });
});

describe('coming back another day', () => {
  const high: RiskState = { ...CALM, level: 'high', kinds: ['suicide'], raisedAt: NOW.toISOString() };

  it('is silent when nothing is on file', () => {
    expect(returnSafetyMove({ risk: CALM, profile: profileOf('CL'), now: NEXT_DAY })).toBeNull();
  });

  it('opens with safety, and only a lower screening on another day lowers the level', () => {
    const opening = returnSafetyMove({ risk: high, profile: profileOf('CL'), now: NEXT_DAY });
    expect(opening?.move).toMatchObject({ kind: 'return.safety', frame: 'return.high', openPanel: true });
    const talk = new Talk(opening?.risk, profileOf('CL'), NEXT_DAY);
    expect(talk.frame('menos')).toBe('return.presence');
    expect(talk.frame('mi hermana se queda')).toBe('screen.Q2');
    expect(talk.risk.level).toBe('high');
    expect(talk.frame('no')).toBe('return.topic');
    expect(talk.risk.level).toBe('low');
  });

  it('the same hour lowers nothing', () => {
    const opening = returnSafetyMove({ risk: high, profile: profileOf('CL'), now: NOW });
    const talk = new Talk(opening?.risk);
    for (const text of ['menos', 'mi hermana', 'no']) talk.says(text);
    expect(talk.risk.level).toBe('high');
  });

  it('stronger goes back to the crisis route', () => {
    const opening = returnSafetyMove({ risk: high, profile: profileOf('CL'), now: NEXT_DAY });
    expect(new Talk(opening?.risk, profileOf('CL'), NEXT_DAY).frame('más fuerte')).toBe('crisis.open');
  });
});

describe('what the intake said', () => {
  it('is asked about in the first turn', () => {
    expect(new Talk(riskFromIntake(2, NOW)).frame('hola, vengo por el trabajo')).toBe('risk.direct.intake');
  });
});

describe('the other dangers', () => {
  it.each<[string, string]>([
    ['mi esposo me pega', 'violence.triage'],
    ['ayer me violaron', 'violence.sexual'],
    ['estoy encerrada en el baño, él está golpeando la puerta', 'violence.now'],
    ['me persiguen por la calle y leen mis pensamientos', 'psychosis.open'],
    ['mi amiga dice que se quiere matar', 'third.open'],
    ['mi prima se tomó un montón de pastillas', 'third.now'],
    ['tengo 14 años y me siento triste', 'minor.open'],
    ['me provoco el vómito', 'eating.open'],
    ['voy a dejar el clonazepam de golpe', 'substance.stop'],
    ['quiero matar a mi padrastro, no aguanto', 'others.ask'],
    ['siento que me muero, me falta el aire', 'medical.check'],
    ['me duele el pecho y se me duerme el brazo', 'medical.now'],
    ['cuál es la forma de morir sin dolor', 'method.refuse'],
  ])('"%s" opens %s', (text, frame) => {
    expect(new Talk().frame(text)).toBe(frame);
  });

  it('panic without red flags goes on to the exercise', () => {
    const talk = new Talk(CALM, profileOf('BR', 'pt'));
    expect(talk.frame('to no terminal e meu coração tá disparado acho q vou morrer')).toBe('medical.check');
    expect(talk.says('não, é igual às outras vezes')).toBeNull();
  });

  it('a body in danger is sent to emergency before any breathing', () => {
    const talk = new Talk();
    talk.says('me falta el aire');
    expect(talk.frame('sí, dolor fuerte')).toBe('medical.now');
  });

  it('violence shows the police first in the panel and the violence line', () => {
    const talk = new Talk();
    talk.says('mi esposo me pega');
    expect(talk.last?.move.holes.emergency).toBe('133');
    expect(talk.last?.move.openPanel).toBe(true);
  });
});

it('every level from moderate opens the panel', () => {
  for (const text of ['quiero matarme', 'voy a matarme', 'esta noche me mato', 'me corto los brazos']) {
    const { move } = new Talk().says(text) ?? expect.fail(text);
    expect(atLeast(move.level, 'moderate') && move.openPanel).toBe(true);
    expect(move.choices?.length ?? 0).toBeLessThanOrEqual(4);
  }
});
