/** Three of the conversations the voice is held to: asking a sister, panic at a bus terminal, a return after nine days. */
import { describe, expect, it } from 'vitest';
import { talk } from '../../../tests/support/replayed-talk.ts';
import { Weeks } from '../../../tests/support/replayed-weeks.ts';

describe('a sister who does not pay, from the fight to the message', () => {
  const { frames, turns, state } = talk(
    [
      'ajá, otra pelea con mi hermana. yo pago TODO lo de mi mamá y ella ni pregunta',
      'le escribí por la plata de las terapias, me dejó en visto y subió fotos de una fiesta',
      'que ponga la mitad, 180 mil al mes, y que vaya un sabado',
      'lo de pedírselo, sí',
      'sí',
      'no nada de eso, gritamos y ya',
      '7',
      'marce eres una descarada, cuándo vas a poner para mami',
      'marce, este mes pagué 360 de terapias y 90 de transporte',
      'yo estoy cansada y me siento sola con esto',
      'te pido 180 antes del 5',
      'que mi mamá no pierde las terapias y yo dejo de pelear',
      'entiendo. cuánto puedes y qué dia?',
      'mañana al mediodía',
      'un 8, va',
      '5',
    ],
    { country: 'CO' },
  );

  it('hears the request in the wish, asks about harm before preparing it, and rehearses', () => {
    expect(frames[2]).toContain('request.heard + offer.two');
    expect(frames.join()).toMatch(
      /assertive\.consent,.*assertive\.check,.*describe\.judge,.*assertive\.rehearse/,
    );
  });

  it('puts her own sentences together, without the insult, and keeps the step', () => {
    const said = turns.map(({ text }) => text).join('\n');
    expect(said).toMatch(/360 de terapias y 90 de transporte\. Yo estoy cansada/);
    expect(said).not.toMatch(/descarada/);
    expect(state.step).toMatch(/mañana al mediodía/);
  });
});

describe('panic at a bus terminal, in Portuguese', () => {
  const { frames, turns } = talk(
    [
      'to no terminal e meu coraçao ta disparado acho q vou morrer me ajuda',
      'nao, dor nao. é igual as outras vezes, a medica do posto ja viu meu coraçao',
      'encostei na parede',
      '9',
      'sim nao tenho',
      'ta 7. mas tem muita gente olhando',
      'placa azul, um moço de mochila, pipoca',
      'quinta. ia pra casa da minha tia. ta um 4 ja',
      'minha tia',
    ],
    { country: 'BR' },
  );

  it('asks the body first, then place, number, breath, senses, and ends with a person', () => {
    expect(frames).toEqual([
      'medical.check',
      'acute.known + acute.anchor',
      'acute.before',
      'echo.number + acute.consent',
      'ex.breathing.pacer',
      'rerate.down + acute.more + acute.see',
      'acute.touch',
      'rerate.down + acute.person',
      'acute.end',
    ]);
  });

  it('hears a number that stands beside other words', () => {
    expect(turns[5]?.text).toMatch(/9.*7/);
    expect(turns[7]?.text).toMatch(/9.*4/);
  });
});

describe('a return after nine days', () => {
  const weeks = new Weeks({ country: 'DO', answers: { 7: ['Gentil'] }, name: 'Yokasta' });
  weeks.visit('2026-11-12', [
    'hola',
    'mi papá está enfermo y yo lo cuido',
    'desde niña cuidaba a mis hermanos',
    'podría llamar a Belkis',
    'el miércoles',
    '7',
    'gracias, me voy',
  ]);
  const { greeting, replies } = weeks.visit('2026-11-21', [
    'hola. un 5 diria yo. no la llamé',
    'que me da cosa pedir. y el miercoles papi estuvo malísimo',
    'lo de pedir. siempre soy yo la fuerte',
    'es lo mismo mija, desde los 12',
    'que soy una floja',
    'que está cansada y ya. que me llame',
    'achicarlo. una nota de voz',
    'un 8. me voy que papi llama',
  ]);
  const frames = replies.map(({ move }) => move.frame);

  it('names the step once, as something that may wait, and takes "no la llamé" as news, not as failure', () => {
    expect(greeting.text).toMatch(/9 días.*Belkis/);
    expect(greeting.text).toMatch(/si no salió, no pasa nada|como quieras|sin prisa/);
    expect(frames[0]).toMatch(/review\.not/);
    expect(replies[0]?.text).toMatch(/5/);
  });

  it('does not repeat the verdict on herself, and turns it to somebody she cares about', () => {
    expect(replies[4]?.text).not.toMatch(/floja/);
    expect(frames[4]).toMatch(/ask\.friend/);
  });

  it('takes the smaller step with its number, and lets her go to her father', () => {
    expect(frames[6]).toMatch(/^step\./);
    expect(frames[7]).toMatch(/^close|step\.kept/);
  });
});
