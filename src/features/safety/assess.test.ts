import { describe, expect, it } from 'vitest';
import { advanceRisk, riskFromIntake } from './advance-risk.ts';
import { assess } from './assess.ts';
import { type Assessment, atLeast, RISK_KINDS, type RiskKind, type RiskLevel } from './risk.ts';
import { type RiskModel, unpackRiskModel } from './risk-model/risk-model.ts';
import { CALM, type RiskState } from './risk-state.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const NOTHING = { bias: [0, 0], step: 0, features: '', weights: '' };
const NEVER = { weights: [], shifts: [-50, -50, -50] };
/** A reader that hears nothing: what is left is what the signals say. */
const DEAF: RiskModel = unpackRiskModel({
  danger: NOTHING,
  calibration: { low: NEVER, high: NEVER, grave: NEVER },
  kinds: { ...NOTHING, bias: RISK_KINDS.map(() => 0) },
});
const signals = (text: string, risk: RiskState = CALM) => assess(text, risk, { model: DEAF });
const levelOf = (text: string, risk: RiskState = CALM): RiskLevel => signals(text, risk).level;
const kindsOf = (text: string): RiskKind[] => signals(text).kinds;

describe('a person who speaks of dying is heard', () => {
  it.each<[string, RiskLevel]>([
    // passive, said sideways
    ['ojalá mañana no despertara', 'low'],
    ['quisiera dormirme y no despertar más', 'low'],
    ['llevo días pensando que mi familia estaría mejor sin mí', 'low'],
    ['siento que soy un estorbo para mi hija', 'low'],
    ['ya no le veo caso a la vida', 'low'],
    ['estoy harta de vivir así', 'low'],
    ['no tengo ganas de vivir', 'low'],
    ['quiero desaparecer para siempre', 'low'],
    ['si me muriera nadie se daría cuenta', 'low'],
    ['uno piensa que si no amaneciera nadie lo nota', 'low'],
    ['me quiero morir', 'low'],
    ['quiero irme con mi mamá que falleció', 'low'],
    ['cada día me pesa más vivir', 'low'],
    ['cruzo la calle sin mirar a ver si pasa algo', 'low'],
    ['no me siento segura conmigo misma', 'low'],
    ['si yo faltara se arreglarían los problemas', 'low'],
    ['para cuando lean esto ya no voy a estar', 'low'],
    ['lo único que me detiene es mi mamá', 'low'],
    // active
    ['he pensado en matarme', 'moderate'],
    ['quiero quitarme la vida', 'moderate'],
    ['ando con ganas de suicidarme wn', 'moderate'],
    ['no puedo parar de pensar en suicidarme', 'moderate'],
    ['pienso en tirarme al metro cada mañana', 'moderate'],
    ['x mi q me desvivo, kiero desvivirme', 'moderate'],
    ['a veces creo que la única salida es suicidarme', 'moderate'],
    ['hace cinco años intenté quitarme la vida', 'moderate'],
    // intent, preparation, recent attempt
    ['voy a matarme', 'high'],
    ['ya lo decidí, no quiero seguir viviendo', 'high'],
    ['la semana pasada intenté suicidarme', 'high'],
    ['escribí una carta de despedida y quiero morirme', 'high'],
    ['una voz me dice que me mate', 'high'],
    // hours, place, under way
    ['esta noche me mato', 'imminent'],
    ['no quiero vivir, hoy lo hago', 'imminent'],
    ['estoy parado en el puente y no quiero seguir viviendo', 'imminent'],
    ['me acabo de tomar todas las pastillas', 'imminent'],
  ])('"%s" is %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
    expect(kindsOf(text)).toContain('suicide');
  });

  it.each<[string, RiskLevel]>([
    ['queria dormir e não acordar mais', 'low'],
    ['eu sou um peso pra todo mundo', 'low'],
    ['não aguento mais viver, tô cansada de existir', 'low'],
    ['penso em tirar minha própria vida', 'moderate'],
    ['tô com vontade de me matar', 'moderate'],
    ['vou me matar hoje', 'imminent'],
    ['tomei uma cartela de remédios', 'imminent'],
  ])('in Portuguese "%s" is %s', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it.each([
    'i want to kill myself',
    'su1c1d10',
    'm q u i e r o  m o r i r no, quiero m o r i r m e',
    'suisidarme es lo unico q pienso',
  ])('finds it through disguise and misspelling: %s', (text) => {
    expect(atLeast(levelOf(text), 'low')).toBe(true);
  });

  it('takes the riskiest sentence of a long message', () => {
    const day = 'Hoy fui al trabajo y comí con mis primos. '.repeat(40);
    expect(levelOf(`${day}He pensado en quitarme la vida. ${day}`)).toBe('moderate');
  });
});

describe('everyday talk is left in peace', () => {
  it.each([
    'me muero de risa jajaja',
    'me quiero matar, perdí el bus',
    'me tomé dos paracetamol para el dolor de cabeza',
    'el lunes ya no voy a estar en la oficina',
    'estoy en el balcón tomando un café',
    'dejé todo listo para la mudanza',
    'me despedí de mis compañeros de trabajo',
    'ya lo decidí, me cambio de carrera',
    'mi hijo me pega cuando hace berrinche',
    'quero sumir do grupo da família',
    'me quiero morir, mandé el audio al grupo equivocado',
    'estoy muerta de cansancio',
    'llegué muerto del trabajo',
    'mi mamá me mata si repruebo',
    'estoy matando el tiempo en la fila',
    'me mato estudiando para nada',
    'el lunes me mato estudiando',
    'segunda eu me mato de estudar',
    'este sábado me mato corriendo la maratón',
    'qué película, el protagonista se suicida al final',
    'en la partida me maté dos veces jugando',
    'no quiero vivir con mi suegra',
    'me corté el pelo y quedó horrible',
    'quiero tirarme en la cama todo el domingo',
    'no quiero despertar temprano mañana',
    'el domingo se murió mi abuelo, tenía noventa',
    'mi papá se suicidó cuando yo tenía doce',
    'ese gol me mató',
    'no aguanto más a mi jefe',
    'terminé con mi novia y lloro todo el día',
    'quiero que se acabe esta semana',
    'me duele la espalda de tanto cargar',
    'tengo 15 años de casada',
    'la campaña de prevención del suicidio salió en las noticias',
    'morri de rir com aquele vídeo',
    'tô morrendo de sono',
    'vou matar aula amanhã',
    'quiero matar a mi jefe jaja',
    'siento que me muero, se me acelera el corazón',
    'acho que vou morrer, meu coração disparou',
    // what happens by itself, or is one's turn
    'mañana me toca guardia con menos cinco grados',
    'ya me toca cargar, ahí nos vemos',
    'se me quemó el arroz con quince clientes esperando',
    'me quemo con el sol, por eso las mangas largas',
    'me pegó durísimo la tristeza en navidad',
    'el icfes me va a matar',
    'me corté con una hoja de papel y arde',
    'me cortei abrindo a lata de milho',
    'meu gato me arranhou o braço todo',
    'la bebé me patea cuando como mango',
  ])('"%s" is none', (text) => {
    expect(levelOf(text)).toBe('none');
  });
});

describe('a denial asks, it does not silence', () => {
  it.each(['no me quiero matar, pero no sé cómo seguir', 'no es que quiera suicidarme', 'nunca me mataría'])(
    '"%s" asks',
    (text) => {
      expect(levelOf(text)).toBe('low');
    },
  );

  it('is just an answer while our own question is open', () => {
    expect(levelOf('no, no he pensado en suicidarme', { ...CALM, step: 'screen.Q2' })).toBe('none');
  });
});

describe('whose danger it is', () => {
  it.each([
    'mi hermana dice que se quiere matar',
    'mi mejor amigo ya no quiere vivir',
    'meu irmão quer se matar',
  ])('"%s" is about somebody else', (text) => {
    expect(signals(text)).toMatchObject({ level: 'moderate', own: 'none', kinds: ['third_party'] });
  });

  it('stays with the person when both are in danger', () => {
    const { own, kinds } = signals('mi hermano se quiere matar y yo también quiero morirme');
    expect(own).toBe('low');
    expect(kinds).toContain('suicide');
  });

  it('somebody else who took something counts as now', () => {
    expect(signals('mi prima se tomó un montón de pastillas').evidence).toContain('other in danger now');
  });

  it('never raises the level on file for somebody else', () => {
    const after = advanceRisk(CALM, signals('mi amiga se quiere suicidar'), NOW);
    expect(after.level).toBe('none');
    expect(after.kinds).toEqual(['third_party']);
  });
});

describe('other dangers have their own kind', () => {
  it.each<[string, RiskKind, RiskLevel]>([
    ['me corto los brazos otra vez', 'self_harm', 'moderate'],
    ['tengo ganas de hacerme daño', 'self_harm', 'moderate'],
    ['hace años me cortaba las piernas', 'self_harm', 'low'],
    ['mi esposo me golpeó anoche', 'abuse_violence', 'high'],
    ['estoy encerrada en el baño, él está golpeando la puerta', 'abuse_violence', 'imminent'],
    ['mi ex está pateando la puerta y dice que la va a tirar abajo', 'abuse_violence', 'imminent'],
    ['meu ex tá chutando a porta e gritando', 'abuse_violence', 'imminent'],
    ['meu marido me bate', 'abuse_violence', 'moderate'],
    ['mi padrastro me toca cuando mi mamá no está', 'abuse_violence', 'moderate'],
    ['el encargado me toca de más', 'abuse_violence', 'moderate'],
    ['mi esposo me quemó con un cigarro', 'abuse_violence', 'moderate'],
    ['me quemo a propósito y me calma', 'self_harm', 'moderate'],
    ['me corté con una navaja otra vez', 'self_harm', 'moderate'],
    ['ayer me violaron', 'abuse_violence', 'high'],
    ['escucho voces en la noche', 'psychosis_mania', 'moderate'],
    ['soy el elegido y no necesito dormir', 'psychosis_mania', 'moderate'],
    ['me provoco el vómito después de comer', 'eating', 'low'],
    ['vomito sangre desde ayer', 'medical_emergency', 'high'],
    ['dejé de tomar trago de golpe y estoy temblando y veo cosas', 'substance', 'imminent'],
    ['me duele el pecho y se me duerme el brazo', 'medical_emergency', 'imminent'],
    ['quiero matar a mi padrastro, se lo merece', 'harm_to_others', 'low'],
    ['tengo 15 años y estoy triste', 'minor', 'low'],
  ])('"%s" is %s, %s', (text, kind, level) => {
    const found = signals(text);
    expect(found.kinds).toContain(kind);
    expect(found.level).toBe(level);
  });
});

describe('signs add up over a conversation', () => {
  it('means, goodbye and burden in three messages reach moderate though none does alone', () => {
    let risk = CALM;
    for (const text of ['soy una carga para mi familia', 'ya me despedí de todos', 'no hay salida para mí']) {
      const found = signals(text, risk);
      risk = advanceRisk(risk, found, NOW);
    }
    expect(levelOf('soy una carga para mi familia')).toBe('low');
    expect(risk.level).toBe('moderate');
  });

  it('a level never falls because somebody says they are fine', () => {
    const risk = advanceRisk(CALM, signals('quiero suicidarme'), NOW);
    expect(advanceRisk(risk, signals('ya estoy bien, gracias', risk), NOW).level).toBe('moderate');
  });

  it('what was a joke alone is asked about once danger is on file', () => {
    const risk = advanceRisk(CALM, signals('no tengo ganas de vivir'), NOW);
    expect(atLeast(levelOf('me quiero matar, perdí el bus', risk), 'low')).toBe(true);
  });
});

describe('question 17 of the intake', () => {
  it.each<[0 | 1 | 2 | 3 | null, RiskLevel]>([
    [null, 'none'],
    [0, 'none'],
    [1, 'low'],
    [2, 'moderate'],
    [3, 'moderate'],
  ])('answer %s starts at %s', (days, level) => {
    expect(riskFromIntake(days, NOW).level).toBe(level);
  });
});

it('evidence names rules, never what the person wrote', () => {
  const { evidence } = signals('mi vecino Eleuterio sabe que quiero suicidarme');
  expect(evidence.length).toBeGreaterThan(0);
  expect(evidence.join(' ')).not.toMatch(/eleuterio|suicid/i);
});

it('answers long and repetitive text at once', () => {
  const started = performance.now();
  for (const piece of [
    'quiero ',
    'me ',
    'mi amigo ',
    'no ',
    'a',
    'tengo pastillas ',
    'el el ',
    'hace anos ',
    'que me ',
  ]) {
    assess(piece.repeat(4000 / piece.length), CALM);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});

describe('the trained reader', () => {
  const UNSEEN = 'he pensado mucho en acabar con mi vida estas semanas, mi familia va a estar mejor';
  const ORDINARY = 'hoy almorcé con mi hermana y vimos una película';

  it('only ever raises what the signals found', () => {
    for (const text of [
      UNSEEN,
      ORDINARY,
      'me quiero morir',
      'mi amiga se quiere matar',
      'me duele el pecho',
    ]) {
      expect(atLeast(assess(text, CALM).level, signals(text).level), text).toBe(true);
    }
  });

  // An exam, keys or a day of the week beside them make no exaggeration of these, and what is denied is something else.
  it.each([
    'me voy a suicidar el lunes, no quiero que me convenzan',
    'entrego las llaves y me mato',
    'di mi último examen, ahora me voy a matar',
    'segunda eu me mato, não adianta falar',
    'me mato el viernes',
    'me mato na segunda',
    'minha mãe não sabe que eu vou me matar',
    'ya no hay quien me pare, me voy a matar',
    'compré todo, no me falta nada para matarme',
  ])('hears "%s" in earnest', (text) => {
    expect(atLeast(assess(text, CALM).level, 'moderate')).toBe(true);
  });

  it.each([
    'me quiero matar, perdí el bus',
    'me voy a matar, se cayó el wifi',
    'me mato, se me rompió el celular',
  ])('leaves "%s" an exaggeration', (text) => {
    expect(assess(text, CALM).level).toBe('none');
  });

  it.each(['amanhã cedo', 'el lunes a la tarde', 'anteayer', 'hoy, a las 8'])(
    'makes nothing of "%s"',
    (text) => {
      expect(assess(text, CALM).level).toBe('none');
    },
  );

  it('hears what it is sure of in an answer too, whatever else is denied there', () => {
    const asked: RiskState = { ...CALM, step: 'direct' };
    const answer = assess('ya no hay quien me pare, me voy a matar', asked);
    expect(answer).toMatchObject({ level: 'high', own: 'moderate' });
  });

  it.each(['no, no me voy a matar', 'não, eu não vou me matar não, fica tranquila'])(
    'takes "%s" for an answer where we asked, and for no more than a reason to ask where we did not',
    (text) => {
      expect(assess(text, { ...CALM, step: 'direct' }).level).toBe('none');
      expect(assess(text, CALM).own).toBe('low');
    },
  );

  it('leaves ordinary talk in peace', () => {
    expect(assess(ORDINARY, CALM)).toMatchObject({ level: 'none', kinds: [] });
  });

  it('never puts a level above moderate on file by its word alone', () => {
    const guess: Assessment = {
      level: 'high',
      own: 'moderate',
      kinds: ['suicide'],
      evidence: ['firm:suicide'],
    };
    expect(advanceRisk(CALM, guess, NOW).level).toBe('moderate');
    const other: Assessment = {
      level: 'moderate',
      own: 'none',
      kinds: ['psychosis_mania'],
      evidence: ['firm:psychosis_mania'],
    };
    expect(advanceRisk(CALM, other, NOW)).toMatchObject({ level: 'none', kinds: [] });
  });

  it('a doubt changes nothing on file', () => {
    const doubt: Assessment = { level: 'low', own: 'none', kinds: ['suicide'], evidence: ['doubt:suicide'] };
    expect(advanceRisk(CALM, doubt, NOW)).toEqual(CALM);
  });

  it('hears nothing new in words the signals understood otherwise', () => {
    expect(levelOf('siento que me muero, me falta el aire')).toBe('none');
    expect(assess('siento que me muero, me falta el aire', CALM).kinds).not.toContain('suicide');
  });

  it('does not take an answer in an exercise for more than it is', () => {
    const answer = 'nadie se dio cuenta, me quedé callada';
    expect(assess(answer, CALM, { isAnswer: true }).level).toBe('none');
  });
});

describe('a resolve in a long breath', () => {
  const DAY =
    'lo de la libreta sí lo voy a hacer, gracias, hoy pasé por el banco y por la farmacia y recogí a la niña, y a veces en la fila pienso que ojalá no despertara mañana, pero bueno, ya hice la cena';
  it('is of what stands beside it, not of a wish told later', () => {
    expect(assess(DAY, CALM).evidence).not.toContain('intent + time or means');
    expect(assess('ojalá no despertara, y lo voy a hacer hoy', CALM).level).toBe('imminent');
  });

  it.each(['esa canción me pegó mucho', 'la noticia me pegó fuerte', 'bueno, eso me pegó'])(
    'what hits nobody is no violence: %s',
    (text) => expect(assess(text, CALM).kinds).not.toContain('abuse_violence'),
  );

  it.each(['mi esposo me pegó', 'eso me pegó en la cara'])('and what does is: %s', (text) =>
    expect(assess(text, CALM).kinds).toContain('abuse_violence'),
  );
});
