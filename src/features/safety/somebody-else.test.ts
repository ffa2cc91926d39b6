import { describe, expect, it } from 'vitest';
import { Talk } from '../../../tests/support/safety-talk.ts';

const ASKED = 'hay días en que quisiera desaparecer de este mundo';

describe('"yo no": the danger is somebody else’s', () => {
  it.each([
    'no, yo no, es mi hermano',
    'no, hablo de mi amiga, la que vive en el cuarto',
    'no soy yo, es mi hija la que lo dice',
    'não, é minha irmã',
  ])('"%s" makes the talk one about that person, with what to do', (text) => {
    const talk = new Talk();
    talk.says(ASKED);
    const next = talk.says(text);
    expect(next?.move.kind).toBe('third-party');
    expect(talk.risk.kinds).toEqual(['third_party']);
    expect(talk.risk.level).toBe('none');
  });

  it.each(['no', 'sí, y mi hermano no lo sabe', 'no sé, mi hermano dice que exagero'])(
    '"%s" is about themselves',
    (text) => {
      const talk = new Talk();
      talk.says(ASKED);
      expect(talk.says(text)?.move.kind).not.toBe('third-party');
    },
  );
});
