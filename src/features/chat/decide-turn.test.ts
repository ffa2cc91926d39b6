/**
 * Conversations replayed through understanding, risk, planner and voice: the moves that matter, and the shape
 * of every reply, for different people and ways of writing.
 */
import { describe, expect, it } from 'vitest';
import { type Person, talk } from '../../../tests/support/replayed-talk.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import { guardSentence, splitForGuard } from '../safety/guard.ts';
import { openerOf } from '../therapist/guided/guided-engine.ts';

const STRUCTURED: Person = { answers: { 1: ['Mujer'], 7: ['Gentil'], 8: ['Estructurado'] } };

describe('an exam, in order', () => {
  const { kinds, turns, state } = talk(
    [
      'hola, el jueves es mi examen oral y nomás abro los apuntes y se me cierra la garganta',
      'como un 8. soy itzel x cierto',
      'si esta bien',
      'que la doctora Salas me va a preguntar algo que no se y me voy a quedar callada frente a todos',
      'una vez en tercero me quede en blanco como 10 segundos pero ya luego conteste',
      'pues dicho asi un 40',
      'va, no tengo nada de eso',
      'ya. si bajó, como a 5',
      'que quedarme en blanco no es quedarme callada para siempre',
      'a las 7 antes del turno. confianza 8',
    ],
    STRUCTURED,
  );

  it('goes from number to agenda, instance, belief, breathing, rating and a step', () => {
    expect(kinds[0]).toBe('scale');
    expect(turns[1]?.move.frame).toContain('agenda');
    expect(kinds[2]).toBe('ask.instance');
    expect(turns[4]?.move.frame).toBe('reflect.both + belief');
    expect(kinds[5]).toBe('exercise.consent');
    expect(turns[6]?.move.piece).toMatchObject({ kind: 'pacer', inhaleSeconds: 4, exhaleSeconds: 6 });
    expect(turns[7]?.text).toMatch(/8.*5/);
    expect(kinds.at(-1)).toBe('step.if-then');
  });

  it('returns her words, and keeps what she takes along and the step', () => {
    expect(turns[0]?.text).toContain('garganta');
    expect(state.takeaway).toContain('quedarme callada para siempre');
    const kept = turns.flatMap((turn) => turn.remember.map(({ kind }) => kind));
    expect(kept).toEqual(expect.arrayContaining(['name', 'mood', 'helped', 'takeaway', 'step']));
  });
});

describe('"solo escuchame"', () => {
  const { kinds, turns } = talk(
    [
      'me separé de caro el sabado. 6 años. no quiero consejos, solo escuchame',
      'se llevó hasta la pava. llegué y faltaba la pava jaja que boludez',
      'trabajaba doble turno en el refugio, llegaba y dormia. no la veia',
      'si. y tampoco hice nada. que hago, la llamo?',
      'no, segui escuchando',
      'extraño las luces prendidas',
      'me voy a dormir. gracias',
    ],
    { country: 'AR', answers: { 7: ['Directo'] } },
  );

  it('is agreed, checked before it is changed, and ended without homework', () => {
    expect(kinds[0]).toBe('listen.contract');
    expect(turns[1]?.text).toContain('la pava');
    expect(kinds[3]).toBe('mode.check');
    expect(kinds.at(-1)).toBe('close.listen');
    expect(turns.at(-1)?.text).not.toContain('?');
  });

  it('brings no exercise, offer or scale', () => {
    expect(kinds.filter((kind) => /^(exercise|offer|scale)/.test(kind))).toEqual([]);
  });
});

describe('a thought record by parts, de usted', () => {
  const { frames, turns, state } = talk(
    [
      'Buenas noches. Debo entregar los informes de mis practicantes desde hace tres semanas y no los toco. Me siento un irresponsable.',
      'Por partes, por favor.',
      'El domingo en el comedor. Me puse a ordenar la alacena.',
      'Que soy un irresponsable y que la directora ya se dio cuenta.',
      'uf, bastante. será como ochenta y tantos',
      'No sé',
      'vergüenza. ¿Esto sirve de algo, disculpe?',
      'Que el lunes no me saludó. Aunque mi hija acaba de llamar, parece que pierde el año, eso también me tiene mal',
      'Lo de mi hija lo hablaré con ella mañana. Sigamos.',
      'que ese día no saludó a nadie, estaba con el inspector. y nadie me ha reclamado',
      'Que estoy atrasado, pero que ella no necesariamente lo sabe y todavía puedo entregar',
      'cuarenta',
    ],
    { country: 'PE', answers: { 9: ['Formal'] } },
  );

  it('fills the cells one by one, takes the idea that facts can check, and marks a number as approximate', () => {
    expect(frames[1]).toContain('ex.record.consent');
    expect(frames[3]).toContain('echo.two-ideas');
    expect(turns[3]?.text).toContain('la directora ya se dio cuenta');
    expect(frames[4]).toContain('echo.approx');
    expect(state.exercise?.cells).toMatchObject({ belief: '85', emotion: 'vergüenza', rebelief: '40' });
  });

  it('answers a question in the middle and goes on, parks another matter and comes back to the open cell', () => {
    expect(frames[6]).toContain('answer.purpose.short + ex.record.for');
    expect(frames[7]).toBe('topic.park');
    expect(frames[8]).toContain('ex.resume + ex.record.against');
    expect(turns[11]?.text).toMatch(/85.*40/);
  });

  it('never repeats the verdict on himself', () => {
    expect(turns.some((turn) => turn.text.includes('irresponsable'))).toBe(false);
  });
});

describe('a sister who does not pay', () => {
  const { kinds, turns } = talk(
    [
      'ajá, otra pelea con mi hermana. yo pago TODO lo de mi mamá y ella ni pregunta',
      'le escribí por la plata de las terapias, me dejó en visto y subió fotos de una fiesta',
      'lo de pedirselo, pero ya he probado y no sirve',
      'gracias',
      'chao',
    ],
    { country: 'CO' },
  );

  it('is told back, and what was tried before is asked about, not offered again', () => {
    expect(turns[0]?.text).toContain('tu mamá');
    expect(kinds[2]).toBe('repair');
    expect(kinds.at(-1)).toBe('close.summary');
  });
});

describe('exercises', () => {
  it('stop at the stop word', () => {
    const { kinds, state } = talk(
      ['tengo mucha ansiedad', 'quiero un ejercicio', 'no, nada de eso', 'si', 'alto'],
      { country: 'CL' },
    );
    expect(kinds.at(-1)).toBe('exercise.stop');
    expect(state.exercise?.status).not.toBe('running');
  });

  it('change when asthma is named, and ask about the heart before breathing in panic', () => {
    const { kinds, frames } = talk([
      'me dan ataques de pánico en el bus',
      'quiero un ejercicio, se me acelera el corazón',
      'no, nada de eso',
      'tengo asma',
    ]);
    expect(kinds[1]).toBe('exercise.check');
    expect(frames.at(-1)).toContain('ex.grounding.consent');
  });

  it('are paused by danger, which is asked about directly', () => {
    const { kinds, state } = talk([
      'estoy triste, no tengo ganas de nada',
      'hagamos el ejercicio',
      'dale',
      '3',
      'a veces pienso que quiero morirme',
    ]);
    expect(kinds.at(-1)).toBe('risk.direct');
    expect(state.exercise?.status).toBe('paused');
  });

  it('are not offered again after two refusals', () => {
    const lines = [
      'no duermo',
      'no quiero hacer ejercicios',
      ...Array.from({ length: 14 }, (_, index) => `anoche desperté ${index} veces y pensé en mi jefe`),
    ];
    expect(talk(lines).kinds).not.toContain('offer.two');
  });
});

describe('hard turns', () => {
  it('twelve times "no sé" gets twelve different replies', () => {
    const { turns } = talk(Array.from({ length: 12 }, () => 'no sé'));
    expect(new Set(turns.map((turn) => turn.text)).size).toBe(12);
  });

  it('a diagnosis, a pill, a price and a robot are answered plainly', () => {
    const { frames, turns } = talk([
      'estoy deprimido?',
      'puedo dejar la sertralina?',
      'cuánto cuesta',
      'eres un robot?',
      'quién lee esto',
    ]);
    expect(frames).toEqual([
      'answer.diagnosis',
      'answer.medication',
      'answer.price',
      'answer.ai',
      'answer.privacy',
    ]);
    expect(turns[3]?.text).toMatch(/IA|programa/);
  });

  it('a wish about our manner holds from the next reply on', () => {
    const { turns, state } = talk(['trátame de usted', 'mi jefe me grita todos los días']);
    expect(state.style.address).toBe('usted');
    expect(turns[1]?.text).toContain('Su jefe');
  });

  it('one Spanish sentence that could be Portuguese changes nothing, an unmistakable one does', () => {
    const { turns, state } = talk([
      'estoy mejor que la semana pasada',
      'pude salir a caminar dos veces',
      'mi hermana vino a verme',
    ]);
    expect(state.style.language).toBeUndefined();
    expect(turns.at(-1)?.text).not.toMatch(/você|não/);
    expect(talk(['minha mãe não me escuta']).state.style.language).toBe('pt');
  });

  it('capitals are not shouted back', () => {
    expect(talk(['MI JEFE ME GRITA']).turns[0]?.text).toContain('Tu jefe te grita');
  });

  it('an insult is met without a lecture', () => {
    expect(talk(['estoy mal', 'eres una basura de bot']).frames[1]).toBe('insult.first');
  });
});

const LONG: [string, Person, string[]][] = [
  [
    'a lonely person, thirty turns',
    { answers: { 6: ['listens'] } },
    [
      'me siento muy sola',
      'me mudé a Monterrey por trabajo',
      'los fines de semana no hablo con nadie',
      'mis compañeras salen juntas',
      'nunca me invitan',
      'una vez les pregunté y se quedaron viendo',
      'me dio mucha pena',
      'siempre he sido callada',
      'tenía una amiga, Fer, pero ya casi no hablamos',
      'ella se casó y tuvo un bebé',
      'le mandé un mensaje en su cumple',
      'me contestó al otro día',
      'los domingos son lo peor',
      'limpio la cocina tres veces',
      'veo series hasta las dos',
      'mi mamá me llama pero no le quiero contar',
      'se preocupa',
      'me costó mucho este trabajo',
      'no sé',
      'ok',
      'a veces camino por el parque',
      'veo a la gente con sus perros',
      'quisiera tener un perro',
      'mi casero no deja',
      'todo es así',
      'ayer lloré en el baño',
      'nadie se dio cuenta',
      'bueno',
      'gracias',
      'adiós',
    ],
  ],
  [
    'uma pessoa que cuida da mãe',
    { country: 'BR' },
    [
      'oi',
      'estou muito cansada, cuido da minha mãe',
      'meu irmão não ajuda em nada',
      'ontem ela não me reconheceu',
      'fiquei trancada no banheiro chorando',
      'não sei',
      'minha tia mora perto mas não quero incomodar',
      'quero dormir uma noite inteira',
      'você é uma pessoa?',
      'o que eu faço?',
      'sim',
      '7',
      'meu chefe reclama quando chego tarde',
      'perdi o ônibus duas vezes',
      'obrigada',
      'tchau',
    ],
  ],
  [
    'alguien de usted que duda',
    { country: 'CO', answers: { 9: ['Formal'], 7: ['Directo'] } },
    [
      'Buenas tardes',
      'No creo que esto sirva',
      'Mi esposa me mandó',
      'no',
      'Discutimos por dinero',
      'Ella gasta y yo me enojo',
      'no sé',
      'ya probé eso',
      'Fuimos tres veces a terapia',
      'Mi padre era igual',
      'Gritaba en la mesa',
      'Yo no quiero ser así pero me sale',
      'Anoche rompí un vaso',
      'Mis hijos se asustaron',
      'no',
      'usted qué haría',
      'puede ser',
      'gracias',
      'hasta luego',
    ],
  ],
];

describe.each(LONG)('the shape of replies to %s', (_, person, lines) => {
  const { turns } = talk(lines, person);

  it('keeps under sixty words and asks at most once in nine turns of ten, never three times', () => {
    expect(turns.filter(({ text }) => text.split(/\s+/).length > 60)).toEqual([]);
    const asked = turns.map(({ text }) => text.match(/\?/g)?.length ?? 0);
    expect(Math.max(...asked)).toBeLessThanOrEqual(2);
    expect(asked.filter((count) => count > 1).length).toBeLessThanOrEqual(turns.length / 10);
  });

  it('opens differently from the last six replies and hardly ever says the same', () => {
    expect(turns.filter(({ text, openers }) => openers.includes(openerOf(text)))).toEqual([]);
    expect(new Set(turns.map(({ text }) => text)).size / turns.length).toBeGreaterThanOrEqual(0.95);
  });

  it('passes the guard sentence by sentence', () => {
    for (const { text } of turns) {
      let questionsSoFar = 0;
      for (const sentence of splitForGuard(text)) {
        const numbers = allowedNumbers(person.country ?? 'MX');
        expect(guardSentence(sentence, { allowedNumbers: numbers, questionsSoFar }), sentence).toEqual({
          ok: true,
        });
        questionsSoFar += sentence.split('?').length - 1;
      }
    }
  });
});
