import { describe, expect, it } from 'vitest';
import { type Person, talk } from '../../../tests/support/replayed-talk.ts';
import { riskFromIntake } from '../safety/advance-risk.ts';

const MARKED = riskFromIntake(1, new Date('2026-11-21T15:00:00Z'));
const texts = (lines: string[], person: Person = {}) => talk(lines, person).turns.map(({ text }) => text);
const last = (lines: string[], person: Person = {}) => texts(lines, person).at(-1) ?? '';
const DEATH = /quitarte la vida|suicid|pensando en morir/i;

describe('asked because of the questionnaire', () => {
  const BROUGHT = 'mi jefe me gritó delante de los clientes';

  it('says that their message was read and why it asks, and after a no goes back to it at once', () => {
    const [first = '', second = ''] = texts([BROUGHT, 'no'], { risk: MARKED });
    expect(first).toMatch(/^.*Leí lo que escribiste.*marcaste.*quitarte la vida\?$/s);
    expect(second).toMatch(/te creo/);
    expect(second).not.toMatch(DEATH);
    expect(second.split(/\s+/).length).toBeGreaterThan(20);
  });

  it.each(['nada que ver, es lo de mi jefe', 'ya te dije que no, vine por mi jefe', 'no po, para nada'])(
    'believes "%s", and does not ask again',
    (no) => {
      const said = texts([BROUGHT, no, 'y eso fue el lunes, con todo el local lleno'], { risk: MARKED });
      expect(said.slice(1).join(' ')).not.toMatch(DEATH);
    },
  );

  it('who writes on about what they came with is not pressed', () => {
    const said = last([BROUGHT, 'fue el lunes y todos se quedaron callados mirando'], { risk: MARKED });
    expect(said).not.toMatch(DEATH);
  });

  it('who hurts themselves and does not wish to die gets no words for a crisis', () => {
    const lines = [
      'mi prima me vio los cortes',
      'no es pa morirme, es pa calmarme',
      '¿qué le digo a mi prima?',
    ];
    const said = texts(lines, { risk: MARKED });
    expect(said[1]).toMatch(/diez minutos/);
    expect(said.slice(1).join(' ')).not.toMatch(/pienso en matarme|suicid/i);
    expect(said[2]).toMatch(/No es culpa tuya/);
  });
});

describe('a yes that answers the next question too', () => {
  it('is not asked the same again', () => {
    const { turns } = talk(['hola, buenas', 'hola', 'sí'], { risk: MARKED });
    expect(turns.at(-1)?.move.frame).toBe('screen.Q3');
  });

  it.each(['sí, hoy', 'sí. ahora', 'sí, esta noche'])(
    '"%s" is at hand: help first, no further item',
    (text) => {
      const { turns } = talk(['ando sin ganas de salir de la cama', text], { risk: MARKED });
      expect(turns.at(-1)?.move).toMatchObject({ frame: 'now.emergency', level: 'imminent' });
    },
  );

  it.each(['sí, pero hoy no', 'sí, más ahora que antes'])('"%s" is not', (text) => {
    const { turns } = talk(['ando sin ganas de salir de la cama', text], { risk: MARKED });
    expect(turns.at(-1)?.move.level).not.toBe('imminent');
  });
});

describe('in a crisis the next step follows from what they told', () => {
  const IN = ['voy a matarme', 'sí'];
  const AR = { country: 'AR' };

  it('who cannot call is sent to no call any more', () => {
    const said = texts([...IN, 'no puedo llamar', 'no sé', 'no sé', 'no sé', 'no sé'], AR).slice(2);
    expect(said.join(' ')).not.toMatch(/pudiste (?:llamar|pedir)|marcar/i);
  });

  it('somebody far away is somebody, and the words are theirs to send', () => {
    expect(last([...IN, 'mi amigo vive a quince cuadras'], AR)).toMatch(/Vení ya, por favor/);
  });

  it('until they come it talks, then hands over and lets go', () => {
    const lines = [
      'mi primo ya viene para acá',
      'hablame mientras',
      'una silla roja',
      'llegó',
      'gracias, chau',
    ];
    const [coming, talks, goesOn, here, bye] = texts([...IN, ...lines], AR).slice(2);
    expect(coming).toMatch(/alguien viene/);
    expect(talks).toMatch(/\?$/);
    expect(goesOn).toMatch(/oídos/);
    expect(here).toMatch(/Mostrale esta pantalla.*guarde lejos.*la guardia/s);
    expect(bye).toMatch(/no se separe/);
    expect(bye).not.toMatch(/\?$/);
  });

  it.each([
    ['me está llamando mi abuela, ¿le contesto?', /^Sí, contestá/],
    ['¿y lo que dejé en la cocina?', /no volver a ese lugar/],
  ])('"%s" is answered first', (asked, says) => {
    expect(last([...IN, 'mi primo ya viene', asked], AR)).toMatch(says);
  });
});

describe('somebody they fear for', () => {
  const IN = ['mi hermano me dijo que no quiere vivir más', 'Sí, hay alguien'];

  it.each([
    ['¿si le pregunto no le meto la idea?', /^No, preguntarlo no mete la idea/],
    ['¿lo dirá en serio?', /^En serio/],
    ['¿y si se niega a ir?', /^No se discute/],
    ['¿qué le digo a mi mamá cuando llegue?', /^Corto y sin buscar culpas/],
    ['qué saco de la casa', /^Sí, y hoy/],
  ])('"%s" is answered in the first sentence', (asked, says) => {
    expect(last([...IN, asked])).toMatch(says);
  });

  it('that they said yes is met with what to do now, about that person, and with nothing of violence', () => {
    const said = last([...IN, 'le pregunté y me dijo que sí, que hoy. ¿y ahora?']);
    expect(said).toMatch(/alguien a su lado todo el tiempo/);
    expect(said).not.toMatch(/cocina|amenaza|esa persona/);
  });

  it('what that person says asks nothing about their own death', () => {
    const said = last(['mi sobrina está rara', 'dice que quisiera desaparecer de este mundo']);
    expect(said).toMatch(/tu sobrina/);
    expect(said).not.toMatch(/has pensado en morir/);
  });
});

describe('other dangers', () => {
  it('who is read is told a way that is not read; who has come in clears the screen', () => {
    const IN = ['mi pareja me pega', 'Estoy a salvo'];
    expect(last([...IN, 'cómo le aviso a mi tía si él me lee todo'])).toMatch(/que esa persona no lea/);
    const { turns } = talk([...IN, 'espera, entró']);
    expect(turns.at(-1)?.move.openPanel).toBe(false);
    expect(turns.at(-1)?.text).not.toMatch(/\d|violencia|ayuda/);
  });

  it('one drink has one plain no; the way there is let go', () => {
    const IN = ['dejé de tomar ayer de golpe y tiemblo todo'];
    expect(last([...IN, '¿y si me tomo una cerveza nomás?'])).toMatch(/^No, ni uno/);
    expect(last([...IN, 'ya vamos en el taxi'])).toMatch(/eso es lo que hacía falta/);
  });

  it('a letter that they are not able to open is no sign', () => {
    const { turns } = talk(['me llegó un sobre del banco y no soy capaz de abrirlo']);
    expect(turns[0]?.move.kind).toBe('guide');
  });

  it('every question of a protocol can be left by one tap', () => {
    for (const text of [
      'voy a matarme',
      'mi esposo me pega',
      'me corto los brazos',
      'oigo voces que me insultan',
    ]) {
      const { move, text: said } = talk([text]).turns[0] ?? expect.fail(text);
      if (said.trimEnd().endsWith('?'))
        expect(move.choices?.join(' ')).toMatch(/refiero no|otra cosa|es eso/);
    }
  });
});

describe('danger shown in little', () => {
  it.each([
    ['vi la libreta de mi hijo. decía "si no existiera nadie gastaría en mí"', /tu hijo.*\?$/s],
    ['mi sobrina anda regalando sus pulseras favoritas', /tu sobrina.*\?$/s],
  ])('"%s" is asked about that person, once', (told, asks) => {
    const { turns } = talk([told, '¿no será peor preguntarle?']);
    expect(turns[0]?.move.frame).toMatch(/^(?:hint\.third|third\.open)$/);
    expect(turns[0]?.text).toMatch(asks);
    expect(turns[1]?.text).toMatch(/^No, preguntarlo no mete la idea/);
  });

  it('in Portuguese, and the fear to put the idea there is a yes', () => {
    const lines = [
      'meu sobrinho escreveu "eu só atrapalho" no caderno',
      'tenho medo de colocar a ideia na cabeça dele',
    ];
    const { turns } = talk(lines, { country: 'BR', locale: 'pt' });
    expect(turns.map(({ move }) => move.frame)).toEqual(['hint.third', 'third.open']);
  });

  it.each([
    'mi mamá me regaló sus aretes favoritos por mi boda',
    'le dije a mi novio "si no estoy me llamas al cel" y se enojó',
    'mi jefe me dijo "sin mí esto no funciona" y ahora qué',
  ])('"%s" is no sign', (text) => {
    expect(talk([text]).turns[0]?.move.kind).toBe('guide');
  });

  it('"dijo: si no estuviera…" is not a yes of theirs', () => {
    const { turns } = talk(['mi hijo me dijo "si no estuviera, nadie pelearía"']);
    expect(turns[0]?.move.frame).not.toBe('third.yes');
  });
});

describe('the urge to hurt oneself in few words', () => {
  const MET = /manos/;

  it('days that are counted, an urge by its number, a thing put back and a goodbye are all met', () => {
    const lines = [
      'llevo 40 días sin hacerme nada y hoy no tacho el calendario',
      'no',
      'las ganas siguen en 8',
      'abrí el cajón, la saqué y la volví a guardar',
      '¿qué hago con las manos?',
      'ya me voy a acostar',
    ];
    const { turns } = talk(lines, { risk: MARKED });
    expect(turns.map(({ move }) => move.frame)).toEqual([
      'risk.direct.self-harm',
      'harm.skill',
      'harm.urge',
      'harm.object',
      'guide',
      'harm.leave',
    ]);
    expect(turns[3]?.text).toMatch(MET);
    expect(turns[4]?.text).toMatch(/^Algo fuerte para el cuerpo/);
    expect(
      turns
        .slice(1)
        .map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/Gracias por explic|suicid/i);
  });

  it('without a mark nothing is read into it', () => {
    const { turns } = talk(['tengo ganas de 8 empanadas', 'saqué la torta y la volví a guardar']);
    expect(turns.every(({ move }) => !move.frame.startsWith('harm.'))).toBe(true);
  });
});

it('a question passed over is followed by no list of guesses', () => {
  const brought = 'hoy amanecí igual que siempre, sentado en la plaza';
  const { turns } = talk([brought, brought], { risk: MARKED });
  expect(turns[1]?.text).toMatch(/^Está bien no contestarlo ahora.*\?$/s);
  expect(turns[1]?.move.choices ?? []).toEqual([]);
});

it('a late yes to a question passed over is asked about', () => {
  const brought = 'hola, hoy no hay mucho que decir';
  expect(talk([brought, brought, 'Sí'], { risk: MARKED }).turns[2]?.text).toMatch(DEATH);
});

it('nobody is told of a no that they did not give', () => {
  const said = texts(
    [
      'hoy amanecí igual',
      'hoy amanecí igual que siempre, sentado en la plaza',
      'si no despertara mañana todos descansarían',
    ],
    { risk: MARKED },
  );
  expect(said.join(' ')).not.toMatch(/Antes dijiste que no/);
});

it('images after a birth: when to tell it is answered with nothing of harm', () => {
  const said = last([
    'tuve a mi bebé hace seis semanas y me vienen imágenes feas de que le pasa algo, no las quiero',
    '¿soy un peligro para mi bebé por estas imágenes?',
    'la cita con la doctora es el 12, ¿espero o lo digo ya?',
  ]);
  expect(said).toMatch(/^Antes, hoy o mañana/);
  expect(said).not.toMatch(/emergencia|hacerle daño/i);
});

it('in a crisis what was sent and the bell are met', () => {
  const said = texts(['voy a matarme', 'sí', 'le puse vení ya', 'golpean la puerta, es Marcos'], {
    country: 'AR',
  });
  expect(said[2]).toMatch(/ese paso está hecho/);
  expect(said[3]).toMatch(/Mostrale esta pantalla/);
});
