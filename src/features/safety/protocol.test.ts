import { describe, expect, it } from 'vitest';
import { NOW, profileOf, Talk } from '../../../tests/support/safety-talk.ts';
import { riskFromIntake } from './advance-risk.ts';
import type { ChecklistBox } from './checklist.ts';
import { returnSafetyMove } from './protocol.ts';
import { atLeast } from './risk.ts';
import { CALM, type RiskState } from './risk-state.ts';

const NEXT_DAY = new Date('2026-11-22T15:00:00Z');

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
  it('is asked directly, without her words said back, and gets the card', () => {
    const talk = new Talk();
    talk.says('otra vez me cambiaron el turno y ojalá mañana no despertara', {
      quote: 'otra vez me cambiaron el turno',
    });
    expect(talk.last?.move).toMatchObject({ frame: 'risk.direct.wish', openPanel: true });
    expect(talk.risk.level).toBe('low');
    expect(Object.values(talk.last?.move.holes ?? {}).join(' ')).not.toContain('turno');
    expect(talk.last?.move.holes.dead).toBe('estar muerta');
  });

  it('never hears her own dangerous words back', () => {
    const talk = new Talk();
    talk.says('ojalá no despertara, no quiero vivir', { quote: 'no quiero vivir' });
    expect(Object.values(talk.last?.move.holes ?? {}).join(' ')).not.toContain('vivir');
  });

  it('answers the screener one item a turn, in the official order, and reaches every box', () => {
    const talk = new Talk();
    talk.says('ojalá mañana no despertara', { quote: 'me cambiaron el turno' });
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
    expect(Object.values(talk.last?.move.holes ?? {}).join(' ')).not.toContain('turno');
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
    expect(talk.frame('no, era un decir')).toBe('risk.clarified');
    expect(talk.risk.level).toBe('none');
  });

  it('who says it again after the ladder is heard again, with another question', () => {
    const talk = new Talk();
    talk.says('siento que soy una carga');
    talk.says('no');
    talk.says('mi prima');
    expect(talk.frame('igual no quiero despertar mañana')).toBe('risk.direct.again');
  });
});

describe('an answer that is not one', () => {
  const asked = (...answers: string[]) => {
    const talk = new Talk();
    for (const text of ['siento que soy una carga', ...answers]) talk.says(text);
    return talk;
  };

  it('is never taken as yes or no: the same item once more, lighter, with the choice of not saying', () => {
    const talk = asked('sí');
    talk.says('me siento culpable porque no la ayudo con plata', {
      quote: 'me siento culpable porque no la ayudo con plata',
    });
    expect(talk.last?.move.frame).toBe('light.Q3');
    expect(talk.last?.move.holes.lead).toBe('Eso lo retomo enseguida');
    expect(talk.last?.move.choices).toEqual(['Sí', 'No', 'Prefiero no decir']);
    expect(talk.risk).toMatchObject({ step: 'screen.Q3', level: 'low' });
  });

  it.each(['no sé qué hacer', 'como un 8', 'ya, probemos', 'mi hermana Rosa', 'mmm'])(
    'a second one ("%s") leaves it open: line and people, not the next item, and the level stays',
    (text) => {
      const talk = asked('sí', 'me da pena la plata');
      expect(talk.frame(text)).toMatch(/^open\.person/);
      expect(talk.risk).toMatchObject({ level: 'low', course: { answers: { 'screen.Q3': 'unsure' } } });
      expect(talk.risk.checklist).toMatchObject({ line_given: true, trusted_person: true });
    },
  );

  it('"prefiero no decir" leaves the item open at once; about intention it counts as caution', () => {
    expect(asked('sí').frame('prefiero no decir')).toBe('open.person');
    const talk = asked('sí', 'sí', 'no');
    expect(talk.frame('prefiero no decir')).toBe('open.person');
    expect(talk.risk.level).toBe('moderate');
  });

  it('a name answers no question about attempts', () => {
    const talk = new Talk();
    for (const text of ['ojalá no despertara', 'sí', 'no']) talk.says(text);
    expect(talk.frames.at(-1)).toBe('screen.Q6');
    expect(talk.frame('mi hermana Rosa', { who: [{ theirs: 'mi hermana', ours: 'tu hermana' }] })).toBe(
      'light.Q6',
    );
    expect(talk.risk.level).toBe('low');
  });

  it('a question back is answered', () => {
    expect(asked().frame('¿por qué me preguntas eso?')).toBe('light.direct');
  });

  it('"no haría nada" denies the intention and keeps the wish', () => {
    const talk = new Talk();
    talk.says('ojalá no despertara');
    expect(talk.frame('no haría nada')).toBe('screen.Q2');
    expect(talk.risk.course?.answers).toMatchObject({ 'screen.Q1': 'yes', intent: 'no' });
    expect(talk.last?.move.holes.ack).toMatch(/no harías nada.*las dos cosas/);
    expect(talk.frame('nunca lo haría')).toBe('light.Q2');
  });

  it('what they mean to do, said to an earlier item, is not asked for again: the intention is next', () => {
    const talk = new Talk();
    talk.says('ojalá no despertara');
    expect(talk.frame('ya no hay quien me pare, me voy a matar')).toBe('screen.Q4');
    expect(talk.risk).toMatchObject({
      level: 'moderate',
      course: { answers: { 'screen.Q1': 'yes', 'screen.Q2': 'yes' } },
    });
    expect(talk.frame('sí')).toBe('crisis.open');
  });

  it('an attempt within three months is level high however it is said', () => {
    const talk = asked('sí', 'no');
    expect(talk.frame('sí, hace un mes')).toBe('crisis.open');
  });
});

describe('a sign that was none', () => {
  it.each(['no, es un decir', 'para nada', 'jajaja ay no, para nada'])(
    '"%s" gets one warm sentence, its topic back and no card',
    (text) => {
      const talk = new Talk();
      talk.says('me siento un estorbo en mi casa');
      expect(talk.frame(text)).toBe('risk.clarified');
      expect(talk.last?.move.openPanel).toBe(false);
      expect(talk.risk).toMatchObject({ level: 'none', step: null });
      expect(talk.says('mi hermano me critica')).toBeNull();
    },
  );

  it('"para nada" does not undo a wish that was said', () => {
    const talk = new Talk();
    talk.says('quisiera no despertar');
    talk.says('para nada');
    expect(talk.risk.level).toBe('low');
  });

  it('a no to the open question goes back to what they brought in the same reply', () => {
    const talk = new Talk();
    talk.says('soy una carga para todos');
    talk.says('no, pero estoy muy cansada de cuidar a mi papá', {
      quote: 'estoy muy cansada de cuidar a mi papá',
    });
    expect(talk.last?.move).toMatchObject({ frame: 'risk.direct.no' });
    expect(Object.values(talk.last?.move.holes ?? {}).join(' ')).not.toContain('cansada');
    expect(talk.risk.step).toBeNull();
    expect(talk.says('nadie lo ve')).toBeNull();
  });
});

describe('leaving and wanting quiet', () => {
  it('leaving gets line and person in one reply, no question, and nothing is stored as an answer', () => {
    const talk = new Talk();
    talk.says('siento que soy una carga');
    talk.says('sí');
    talk.says('gracias, me tengo que ir');
    expect(talk.last?.move).toMatchObject({ frame: 'leave.low' });
    expect(talk.last?.move.choices).toBeUndefined();
    expect(talk.last?.remember).toEqual([]);
    expect(talk.risk.checklist).toMatchObject({ line_given: true, trusted_person: true });
  });

  it('"déjame en paz" is respected, and the second time even more', () => {
    const talk = new Talk();
    talk.says('estoy cansada de vivir');
    expect(talk.frame('qué te importa')).toBe('risk.refused');
    expect(talk.frame('déjame en paz')).toBe('risk.quiet');
  });

  it('at level high leaving is not the end', () => {
    const talk = new Talk();
    talk.says('voy a matarme');
    expect(talk.frame('me tengo que ir')).toBe('crisis.leave');
    expect(talk.says('ok')).not.toBeNull();
  });

  it('with violence on file the goodbye names line and quick exit', () => {
    const talk = new Talk();
    talk.says('mi esposo me pega');
    expect(talk.frame('me tengo que ir, llegó')).toBe('violence.leave');
  });
});

describe('a person at level high', () => {
  it('a child is not who watches over her', () => {
    const talk = new Talk();
    talk.says('voy a matarme');
    expect(talk.frame('estoy sola con mi hija de 3 años')).toBe('crisis.child');
    expect(talk.frame('y quién la cuida si voy')).toBe('crisis.barrier.child');
  });

  it('who they quarrelled with is not who they are sent to', () => {
    const talk = new Talk();
    for (const text of ['voy a matarme', 'no', 'no sé']) talk.says(text);
    expect(talk.frame('peleé con mi polola')).not.toBe('crisis.go');
    expect(talk.frame('la vecina')).toBe('crisis.go');
  });

  it('who left or hurt her is not who is sent for', () => {
    const talk = new Talk();
    talk.says('voy a matarme, mi novio me dejó', { who: [{ theirs: 'mi novio', ours: 'tu novio' }] });
    expect(talk.frame('no sé')).toBe('crisis.presence');
  });

  it('"ya estoy bien" is welcome and lowers nothing', () => {
    const talk = new Talk();
    for (const text of ['voy a matarme', 'no', 'mi tía']) talk.says(text);
    expect(talk.frame('ya estoy bien')).toBe('crisis.better');
    expect(talk.risk.level).toBe('high');
  });

  it('intention and today go to the highest step', () => {
    const talk = new Talk();
    talk.says('lo voy a hacer, no quiero vivir');
    expect(talk.frame('sí, hoy')).toBe('now.emergency');
    expect(talk.risk.level).toBe('imminent');
    expect(talk.frame('mi roomie está aquí conmigo')).toBe('now.together');
  });

  it('in another country no number of this one is repeated', () => {
    const talk = new Talk();
    talk.says('esta noche me mato');
    expect(talk.frame('ese número no es de acá')).toBe('place.other.now + place.ask');
    expect(talk.last?.move.holes.line).toContain('findahelpline');
    talk.says('ok');
    expect(talk.last?.move.holes.emergency).not.toMatch(/\d/);
    expect(talk.frame('estoy en Perú')).toMatch(/^place\.here/);
    expect(talk.last?.move.holes.line).toContain('113 opción 5');
    expect(talk.last?.move.holes.emergency).toBe('106');
  });

  it('a high level for another reason does not open the suicide route', () => {
    const talk = new Talk();
    talk.says('anoche un amigo me violó');
    expect(talk.frame('me siento un estorbo')).toBe('risk.direct');
  });

  it('hears line, emergency, AI notice, presence, distance, barrier and provider within three replies', () => {
    const talk = new Talk(CALM, profileOf('MX'));
    talk.says('sí lo voy a hacer, ya no quiero vivir, le dejé una carta a mi compadre', {
      who: [{ theirs: 'mi compadre', ours: 'tu compadre' }],
    });
    expect(talk.last?.move).toMatchObject({ frame: 'crisis.open', level: 'high', openPanel: true });
    expect(talk.last?.move.holes.line).toContain('800 911 2000');
    expect(talk.last?.move.holes.emergency).toBe('911');
    expect(talk.frame('no sé si hoy. no hay nadie')).toBe('crisis.barrier.no-one');
    expect(talk.frame('me da vergüenza')).toBe('crisis.barrier.shame');
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
      expect.arrayContaining(['crisis.barrier.cannot-call', 'crisis.barrier.fear', 'crisis.talk.1']),
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

describe('coming back after a low level', () => {
  const low = (answers: Record<string, 'yes' | 'no' | 'unsure'>): RiskState => ({
    ...CALM,
    level: 'low',
    kinds: ['suicide'],
    raisedAt: NOW.toISOString(),
    course: { said: [], who: null, answers },
  });
  const back = (risk: RiskState) => returnSafetyMove({ risk, profile: profileOf('CL'), now: NEXT_DAY });

  it('speaks of not wanting to live only to who said so', () => {
    expect(back(low({ 'screen.Q1': 'yes' }))?.move.frame).toBe('return.low');
    expect(back(low({ direct: 'no' }))?.move.frame).toBe('return.asked');
  });

  it('another topic is taken up and the question asked once more, lighter', () => {
    const talk = new Talk(back(low({ direct: 'yes' }))?.risk, profileOf('CL'), NEXT_DAY);
    expect(talk.frame('peleé con mi mamá por plata')).toBe('light.return');
    expect(talk.frame('no')).toBe('return.calm');
    expect(talk.risk.level).toBe('none');
  });
});

describe('what the intake said', () => {
  it('is asked about in the first turn', () => {
    expect(new Talk(riskFromIntake(2, NOW)).frame('hola, buenas')).toBe('risk.direct.intake');
    expect(new Talk(riskFromIntake(2, NOW)).frame('hola, vengo por el trabajo')).toBe(
      'risk.direct.intake.read',
    );
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

  it('violence: an absent aggressor is no danger of this minute, a bare no is', () => {
    const calm = new Talk();
    calm.says('mi esposo me pega');
    expect(calm.frame('no, ahora está trabajando')).toBe('violence.chat');
    const alarm = new Talk();
    alarm.says('mi esposo me pega');
    expect(alarm.frame('no')).toBe('violence.now');
    expect(alarm.frame('no puedo salir')).toBe('violence.now.inside');
    expect(alarm.frame('ya estoy donde la vecina')).toBe('violence.now.out');
  });

  it('frightening images of a baby: told apart from a wish, and from strange beliefs', () => {
    const talk = new Talk();
    expect(talk.frame('me llegan imágenes de hacerle daño a mi bebé')).toBe('others.child');
    expect(talk.frame('me asustan, jamás lo haría')).toBe('others.child.unwanted');
    expect(talk.frame('duermo poco, nada raro')).toBe('others.child.care');
    const other = new Talk();
    other.says('tengo pensamientos de lastimar a mi bebé');
    expect(other.frame('no sé')).toBe('others.child.light');
    expect(other.frame('siento que la guagua no es mía')).toBe('others.child.now');
  });

  it('a voice that orders is level high, however it is told', () => {
    const talk = new Talk();
    expect(talk.frame('escucho voces que hablan de mí')).toBe('psychosis.open.voices');
    expect(talk.frame('dos horas')).toBe('psychosis.voices');
    expect(talk.frame('a veces me dicen que me tire')).toBe('psychosis.command');
    expect(talk.risk.level).toBe('high');
    expect(talk.says('tengo sueño')).not.toBeNull();
  });

  it('withdrawal is not talked down, and ends where somebody sees them', () => {
    const talk = new Talk();
    expect(talk.frame('dejé de tomar hace dos días y me tiemblan las manos')).toBe('medical.withdrawal');
    expect(talk.frame('no es para tanto')).toBe('medical.insist');
    expect(talk.frame('estamos en urgencias')).toBe('medical.seen');
  });

  it('a friend far away in danger: what can be done from afar', () => {
    const talk = new Talk();
    talk.says('mi prima se tomó un montón de pastillas');
    expect(talk.frame('no, estoy en otra ciudad')).toBe('third.far');
    expect(talk.frame('mi tía vive cerca')).toBe('third.far.go');
  });

  it('somebody of fifteen never goes back to the adult talk, and no secret is promised', () => {
    const talk = new Talk();
    talk.says('tengo 15 años y me siento pésimo');
    expect(talk.frame('mi mamá no me entiende')).toBe('minor.adult.hard');
    expect(talk.frame('no le digas a nadie')).toBe('minor.secret');
    for (const text of ['me molestan en el colegio', 'ok', 'cuéntame algo'])
      expect(talk.says(text)).not.toBeNull();
  });

  it('fainting after vomiting is for a doctor today', () => {
    const talk = new Talk();
    talk.says('me provoco el vómito');
    expect(talk.frame('sí, ayer me desmayé')).toBe('eating.urgent');
    expect(talk.risk.level).toBe('high');
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
    expect(move.choices?.length ?? 0).toBeLessThanOrEqual(5);
  }
});
