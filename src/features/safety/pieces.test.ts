import { describe, expect, test } from 'vitest';
import { advanceRisk } from './advance-risk.ts';
import { assess } from './assess.ts';
import { firmnessOf, isDoubt, type RiskKind } from './risk.ts';
import { CALM } from './risk-state.ts';
import { sifted } from './sift.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const heard = (text: string) => assess(text, CALM);
/** What is asked about, at least. */
const asked = (text: string): RiskKind[] => {
  const found = sifted(assess(text, CALM), text, CALM);
  return found.kinds.filter((kind) => !isDoubt(found, kind));
};

/** What is heard in the last of several messages. */
function heardAfter(...messages: string[]) {
  const before = messages
    .slice(0, -1)
    .reduce((risk, text) => advanceRisk(risk, assess(text, risk), NOW), CALM);
  return assess(messages.at(-1) ?? '', before);
}

describe('one’s own death, told without its name', () => {
  test.each([
    'le rezo a la pelona que ya me lleve, no le voy a hacer bulla',
    'diosito, llévame ya contigo',
    'a veces peço pra Deus que me leve logo',
    'me duermo deseando no amanecer',
    'deito torcendo pra nunca mais acordar',
    'si me diera un infarto mañana sería un descanso para todos',
    'se eu morresse hoje seria um sossego',
    'todos andarían más livianos si yo ya no existiera',
    'nunca haber nacido, eso quisiera',
  ])('asked about: %s', (text) => {
    expect(heard(text)).toMatchObject({ kinds: ['suicide'], own: 'low' });
  });

  test.each([
    'ya dejé todo pagado y mañana no despierto',
    'es esta noche, ya tengo con qué',
    'hoje é a noite. já separei o que preciso',
  ])('ready: %s', (text) => {
    expect(heard(text).kinds).toEqual(['suicide']);
    expect(heard(text).level).toBe('high');
  });

  test.each([
    'es hoy. tengo aquí al lado lo que hace falta y cerré con llave',
    'tomei um monte de coisa. era pra não acordar',
    'me tragué todo lo que encontré. para no despertar',
  ])('this hour, over several sentences: %s', (text) => {
    expect(heard(text).own).toBe('imminent');
  });

  test.each([
    'es esta noche la fiesta, ya tengo todo listo aquí al lado',
    'que mi mamá ya venga por mí, llevo una hora en la terminal',
    'camino en puntillas para no despertar al bebé',
    'pus o celular no silencioso pra não acordar meu marido',
    'quería que me tragara la tierra, me quería morir, todos me vieron con el zapato roto',
    'te juro que me quería morir cuando fallamos el penal',
    'eu queria sumir quando a professora leu minha redação em voz alta',
    'vontade de sumir dessa reunião',
  ])('none: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });
});

describe('violence told small', () => {
  test.each([
    'se enojó y me dio dos cachetadas, después lloró',
    'me aventó contra la puerta del baño',
    'ele me jogou no sofá e apertou meu braço',
    'me levou um tempo entender: ele me deu um tapa na frente da minha mãe',
    'mi marido me tiró el vaso encima de la mesa',
    'me encierro con seguro y los niños corren cuando llega tomado, él guarda mi sueldo',
  ])('heard: %s', (text) => {
    const found = heard(text);
    expect(found.kinds).toContain('abuse_violence');
    expect(firmnessOf(found, 'abuse_violence')).toBeNull();
  });

  test('one sign of it is asked about, two are heard, in whichever message they come', () => {
    const one = 'él maneja mi sueldo y me da para el pasaje';
    expect(firmnessOf(heard(one), 'abuse_violence')).toBe('firm');
    const two = heardAfter(one, 'cuando se enoja avienta los platos contra la pared');
    expect(two.level).toBe('moderate');
    expect(firmnessOf(two, 'abuse_violence')).toBeNull();
  });

  test.each([
    'la cuenta del hospital me dio una cachetada de realidad',
    'en el partido me dieron una patada en la canilla',
    'mi papá me quitó el celular por las notas',
    'lo que me pega es que ya no nos juntamos en diciembre',
    'se me rompió el celular',
    'me dio un empujón para estudiar',
  ])('none: %s', (text) => {
    expect(asked(text)).not.toContain('abuse_violence');
  });
});

describe('a body in danger, in pieces', () => {
  test.each([
    ['tengo un peso en el pecho desde el almuerzo. ahora se me corre al brazo izquierdo'],
    ['aperto no peito. e o queixo tá doendo, suando frio'],
    ['me aprieta el pecho desde hace rato', 'y ahora se me durmió el brazo'],
  ])('chest and arm: %s', (...messages) => {
    expect(heardAfter(...messages)).toMatchObject({ level: 'imminent', kinds: ['medical_emergency'] });
  });

  test.each([
    ['llevo dos días sin tomar y ando con una tembladera que ni la cuchara sostengo'],
    ['parei de beber no domingo', 'hoje minha mão não para de tremer, pareço vara verde'],
    ['dejé el trago el lunes', 'jaja veo sombras en la pared, debe ser el sueño'],
    ['me quedé sin rivotril, lo dejé de golpe', 'hace años me dio una convulsión y hoy estoy rara'],
  ])('stopped, and shakes: %s', (...messages) => {
    const found = heardAfter(...messages);
    expect(found.level).toBe('imminent');
    expect(found.kinds).toContain('medical_emergency');
  });

  test('somebody else who stopped is somebody else', () => {
    expect(heard('mi papá dejó de tomar el sábado y está temblando')).toMatchObject({
      own: 'none',
      kinds: ['third_party'],
    });
  });

  test('chest and cold sweat without the arm is asked about first', () => {
    const found = heard('se me aprieta el pecho y sudo frío antes de exponer');
    expect(firmnessOf(found, 'medical_emergency')).not.toBeNull();
  });

  test.each([
    'dejé el café y tiemblo de frío en este cuarto',
    'hace ocho años dejé de tomar y hoy temblaba antes de hablar',
    'cargué cajas todo el día y me duele el brazo',
  ])('none: %s', (text) => {
    expect(asked(text)).not.toContain('medical_emergency');
  });
});

describe('somebody else’s danger', () => {
  test.each([
    'mi prima subió un mensaje que dice que la perdonen por todo y ya no contesta',
    'meu irmão mandou áudio pedindo pra eu cuidar da nossa mãe e não atende mais',
    'mi amigo regaló todas sus herramientas y tiene el celular apagado',
  ])('now: %s', (text) => {
    expect(heard(text)).toMatchObject({ own: 'none', kinds: ['third_party'], level: 'high' });
  });

  test('a goodbye alone opens a question, and silence after it an emergency', () => {
    const goodbye = 'mi hermana me escribió que si algo le pasa me quede con los niños';
    expect(firmnessOf(heard(goodbye), 'third_party')).toBe('firm');
    expect(heardAfter(goodbye, 'la llamo y no contesta').level).toBe('high');
  });

  test.each([
    'mi primo se despidió de todos por el trabajo nuevo en Chile, le hicimos asado',
    'mi tía me regaló su anillo porque ya no le queda',
    'el jefe no contesta los correos',
  ])('none: %s', (text) => {
    expect(asked(text)).not.toContain('third_party');
  });
});

describe('a mind that is sure', () => {
  test('one certainty opens a question', () => {
    const found = heard('las placas de los carros me mandan mensajes');
    expect(firmnessOf(found, 'psychosis_mania')).toBe('firm');
  });

  test.each([
    ['las placas de los carros me mandan mensajes y llevo tres noches sin dormir'],
    ['los vecinos me graban por el enchufe', 'anoche no dormí'],
    ['comentan todo lo que hago, los oigo por la pared'],
    ['os números me mandam recado', 'vou de noite pra estrada onde não tem sinal'],
  ])('with lost sleep, a road or a voice it is met: %s', (...messages) => {
    const found = heardAfter(...messages);
    expect(found.kinds).toContain('psychosis_mania');
    expect(firmnessOf(found, 'psychosis_mania')).toBeNull();
  });

  test.each(['mi suegra comenta todo lo que hago en la cocina', 'le pusieron un chip a mi perro'])(
    'none: %s',
    (text) => {
      expect(asked(text)).not.toContain('psychosis_mania');
    },
  );
});

describe('self-injury', () => {
  test.each([
    ['os de sábado ainda tão abertos, não posso usar regata', 'self_harm'],
    ['me hice cortecitos en el muslo el jueves', 'self_harm'],
    ['esconder lo que me hago ya me cansa', 'self_harm'],
  ] as const)('%s', (text, kind: RiskKind) => {
    expect(heard(text).kinds).toContain(kind);
  });

  test.each([
    'mi novio me cortó por teléfono',
    'la señora me cortó la llamada',
    'me corté picando cebolla',
    'me cortaron la luz otra vez',
  ])('none: %s', (text) => {
    expect(asked(text)).not.toContain('self_harm');
  });
});
