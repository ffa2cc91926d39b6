import { describe, expect, it } from 'vitest';
import { readReply } from './reply.ts';

describe('an answer to a safety question', () => {
  it.each([
    'sí',
    'si',
    'pues sí',
    'a veces sí, la verdad',
    'Sí, cuando me quedo a solas',
    'si lo he pensado',
    'la idea sí',
    'ya te dije que sí',
    'no sé, a veces',
    'sim',
    'às vezes',
  ])('is yes: %s', (text) => {
    expect(readReply(text).answer).toBe('yes');
  });

  it.each([
    'no',
    'No.',
    'no, en eso no',
    'tampoco',
    'para nada',
    'jajaja ay no, para nada',
    'no lo he pensado',
    'no quiero morirme',
    'nunca',
    'não',
    'no, pero estoy muy cansada',
  ])('is no: %s', (text) => {
    expect(readReply(text).answer).toBe('no');
  });

  it.each(['no sé', 'tal vez', 'no sé si cuenta', 'puede ser', 'todavía no', 'não sei'])(
    'is doubt, neither yes nor no: %s',
    (text) => {
      expect(readReply(text).answer).toBe('unsure');
    },
  );

  it.each([
    'me siento culpable porque no la ayudo con plata',
    'no sé qué hacer con mi vida',
    'como un 8',
    'ya, probemos',
    'mi hermana Rosa',
    'si mi mamá se entera me echa',
    'no me alcanza la plata',
    'no puedo dormir',
    'nunca me ayudan',
    'hace años que no hablo con mi papá',
    'gracias, me tengo que ir',
    'no haría nada',
    'no quiero seguir viviendo',
    'jajaja',
    'ya estoy bien',
  ])('is something else: %s', (text) => {
    expect(readReply(text).answer).toBeNull();
  });
});

describe('what is said besides', () => {
  it.each<[keyof ReturnType<typeof readReply>, string]>([
    ['deniesIntent', 'nunca lo haría'],
    ['deniesIntent', 'la idea sí. no es que vaya a hacer nada'],
    ['refuses', 'déjame en paz'],
    ['refuses', 'me tenés cansada con tus preguntas'],
    ['withholds', 'prefiero no decir'],
    ['leaves', 'bueno, ya me voy'],
    ['leaves', 'me tengo que ir'],
    ['clarifies', 'no po, es un decir'],
    ['clarifies', 'exageré, no iba en serio'],
    ['better', 'ya estoy bien'],
    ['withChild', 'estoy sola con mi hija de 3 años'],
    ['accompanied', 'ya estoy donde la vecina'],
    ['inCare', 'estamos en urgencias'],
    ['asksWhy', '¿por qué me preguntas eso?'],
    ['asksHow', 'qué hago cuando me vienen las ganas'],
  ])('%s: %s', (what, text) => {
    expect(readReply(text)[what]).toBe(true);
  });

  it.each<[keyof ReturnType<typeof readReply>, string]>([
    ['deniesIntent', 'no soy capaz de contarlo'],
    ['refuses', 'no quiero hablar con mi mamá'],
    ['leaves', 'me voy de la casa de mis papás'],
    ['clarifies', 'no era broma'],
    ['better', 'no estoy bien'],
    ['accompanied', 'estoy con mi hijo de 4'],
    ['accompanied', 'estoy con miedo'],
  ])('not %s: %s', (what, text) => {
    expect(readReply(text)[what]).toBe(false);
  });

  it('tells a recent date from an old one, and neither from another story', () => {
    expect(readReply('sí, hace un mes').when).toBe('recent');
    expect(readReply('hace como cuatro años, con el divorcio').when).toBe('long ago');
    expect(readReply('hace años que no hablo con mi papá').when).toBeNull();
  });
});
