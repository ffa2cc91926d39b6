/** The person gives orders about the memory in the chat, in Spanish and Portuguese; each holds from that message on. */
import { describe, expect, it } from 'vitest';
import { Weeks } from '../../../../tests/support/replayed-weeks.ts';

function told(country: string, lines: readonly string[]) {
  const weeks = new Weeks({ country });
  const { replies } = weeks.visit('2026-11-14', lines);
  return { weeks, last: replies.at(-1)?.text ?? '', move: replies.at(-1)?.move };
}
const texts = (weeks: Weeks) => weeks.memories.map(({ text }) => text).join(' | ');
const ONE_LINE = 40;

describe('"olvida eso"', () => {
  it.each([
    ['MX', 'tengo migrañas desde los quince', 'olvida eso', /migrañas/],
    ['MX', 'tengo migrañas desde los quince', 'no guardes eso', /migrañas/],
    ['AR', 'trabajo en un banco del centro', 'borrá lo que te dije', /banco/],
    ['BR', 'tenho enxaqueca desde criança', 'esquece isso', /enxaqueca/],
    ['BR', 'trabalho em um banco no centro', 'não guarda isso', /banco/],
  ])('%s: erases what was just said: %s → %s', (country, line, order, gone) => {
    const before = told(country, ['hola', line]);
    expect(texts(before.weeks)).toMatch(gone);
    const { weeks, last, move } = told(country, ['hola', line, order]);
    expect(texts(weeks)).not.toMatch(gone);
    expect(move?.kind).toBe('memory.wish');
    expect(last.split(/\s+/).length).toBeLessThan(ONE_LINE);
    expect(last).not.toContain('?');
  });

  it('erases what we had just brought up ourselves', () => {
    const weeks = new Weeks();
    weeks.visit('2026-11-14', ['hola', 'mi hermana Laura vive en Madrid']);
    weeks.visit('2026-11-21', ['6', '¿te acuerdas de mi hermana?', 'olvida eso']);
    expect(texts(weeks)).not.toMatch(/Madrid/);
  });

  it('leaves everything else where it was', () => {
    const { weeks } = told('MX', ['hola', 'vivo en Puebla', 'tengo migrañas desde los quince', 'olvida eso']);
    expect(texts(weeks)).toMatch(/Puebla/);
  });
});

describe('"no guardes lo de mi hermana"', () => {
  it.each([
    [
      'MX',
      'mi hermana Laura vive en Madrid',
      'no guardes lo de mi hermana',
      'mi hermana me llamó, y Laura tiene diabetes',
      /Madrid|diabetes|Laura/,
    ],
    [
      'BR',
      'minha irmã Paula mora em Natal',
      'não guarde o que falei da minha irmã',
      'minha irmã trabalha em um banco',
      /Natal|banco|Paula/,
    ],
  ])(
    '%s: erases it, says so with their words, and keeps it out from then on',
    (country, line, order, later, gone) => {
      const { weeks } = told(country, ['hola', line]);
      expect(texts(weeks)).toMatch(gone);
      const { replies } = weeks.visit('2026-11-21', [order, later]);
      expect(replies[0]?.text).toMatch(/tu hermana|sua irmã/);
      expect(texts(weeks)).not.toMatch(gone);
    },
  );

  it('clears the thread too: today it is not brought up again either', () => {
    const { weeks } = told('MX', [
      'hola',
      'mi hermana no me habla desde enero',
      'no guardes lo de mi hermana',
      'trabajo en un banco',
      'me cuesta levantarme',
    ]);
    const { replies } = weeks.visit('2026-11-14', ['gracias, chao']);
    expect(replies[0]?.text).not.toMatch(/hermana/);
    expect(JSON.stringify(replies[0]?.move.piece ?? '')).not.toMatch(/hermana/);
  });
});

describe('"¿qué recuerdas de mí?"', () => {
  it.each([
    [
      'MX',
      'trabajo en un banco del centro',
      '¿qué recuerdas de mí?',
      /Trabajo en un banco del centro.*Memoria/,
    ],
    ['AR', 'vivo con mi abuela', '¿qué sabés de mí?', /Vivo con mi abuela.*Memoria/],
    ['BR', 'moro em Recife', 'o que você lembra de mim?', /Moro em Recife.*Memória/],
  ])(
    '%s: gives back a few things in their words and says where the rest is',
    (country, line, ask, answer) => {
      expect(told(country, ['hola', line, ask]).last).toMatch(answer);
    },
  );

  it('says so when there is nothing', () => {
    expect(told('MX', ['¿qué recuerdas de mí?']).move?.frame).toBe('memory.list.none');
  });
});

describe('"no quiero que recuerdes nada"', () => {
  it.each([
    ['MX', 'no quiero que recuerdes nada', 'vuelve a recordar'],
    ['MX', 'no guardes nada', 'ya puedes recordar'],
    ['BR', 'não quero que você lembre de nada', 'volta a lembrar'],
  ])('%s: pauses at once, uses nothing, and starts again when told: %s', (country, stop, start) => {
    const { weeks } = told(country, ['hola', 'tengo migrañas desde los quince', stop, 'vivo en Puebla']);
    expect(weeks.mayRemember).toBe(false);
    expect(texts(weeks)).not.toMatch(/Puebla/);
    const { greeting, replies } = weeks.visit('2026-11-21', [
      '¿te acuerdas de mis migrañas?',
      start,
      'vivo en Toluca',
    ]);
    expect(greeting.text).not.toMatch(/migraña/i);
    expect(replies[0]?.move.frame).toBe('memory.paused');
    expect(weeks.mayRemember).toBe(true);
    if (country === 'MX') expect(texts(weeks)).toMatch(/Toluca/);
  });

  it('is not "olvida todo", which empties the memory and goes on remembering', () => {
    const { weeks } = told('MX', [
      'hola',
      'vivo en Puebla',
      'borra todo lo que sabes de mí',
      'tengo 34 años',
    ]);
    expect(texts(weeks)).not.toMatch(/Puebla/);
    expect(texts(weeks)).toMatch(/34/);
  });
});

describe('an order in other words', () => {
  it.each([
    ['CO', 'trabajo en el banco', 'olvide lo del banco', /banco/, /del banco/i],
    ['AR', 'laburo en un call center', 'olvidá lo del call center', /call/, /del call center/i],
    [
      'MX',
      'tengo migrañas desde los quince',
      'por favor borra lo de mis migrañas, me da pena',
      /migrañas/,
      /tus migrañas/,
    ],
    ['BR', 'meu pai mora longe', 'esqueça o que eu disse do meu pai', /mora longe/, /do seu pai/i],
    ['BR', 'moro em Recife', 'apaga tudo que sabe de mim', /Recife/, /apag|memória/i],
  ])('%s: %s, then %s', (country, line, order, gone, confirmed) => {
    const { weeks, last } = told(country, ['hola', line, order]);
    expect(texts(weeks)).not.toMatch(gone);
    expect(last).toMatch(confirmed);
  });
});

describe('what only sounds like an order', () => {
  it.each([
    'no puedo olvidar lo de mi papá',
    'quiero olvidarme de ella',
    'olvídalo',
    'no recuerdo nada de mi infancia',
    'no guardo rencor',
    'ella borra todo lo que escribo',
    'me olvido de todo últimamente',
  ])('"%s" changes nothing', (line) => {
    const { weeks, move } = told('MX', ['hola', 'vivo en Puebla', line]);
    expect(move?.kind).not.toBe('memory.wish');
    expect(texts(weeks)).toMatch(/Puebla/);
  });
});

describe('"recuerda que…"', () => {
  it('keeps what they ask to keep, in their words', () => {
    const { weeks, last } = told('MX', ['hola', 'recuerda que mi mamá se llama Rosa']);
    expect(texts(weeks)).toMatch(/mamá se llama Rosa/i);
    expect(last).toMatch(/Rosa/);
  });
});

describe('when safety has to speak first', () => {
  it('an order holds all the same, and a plain statement is not lost while the danger is low', () => {
    const { weeks } = told('MX', [
      'hola',
      'a veces pienso que sería mejor no despertar',
      'vivo con mi abuela',
      'no guardes nada',
    ]);
    expect(weeks.mayRemember).toBe(false);
    const { weeks: hard } = told('MX', [
      'hola',
      'me voy a matar hoy, ya tengo todo listo',
      'vivo con mi abuela',
    ]);
    expect(texts(hard)).not.toMatch(/Vivo con mi abuela/);
  });
});
