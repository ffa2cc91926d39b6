import { expect, test } from 'vitest';
import type { Recognition } from '../../recognise/recognise.ts';
import { readAuthoredContent } from './authored-content.server.ts';
import { guideOf } from './guide.ts';
import { NEW_GUIDED } from './guided-state.ts';
import { withWhose } from './whose.ts';

const guide = guideOf('es', readAuthoredContent('es'));
const recognition = {
  situations: [
    { label: 'pareja/comprometerse-o-no', certainty: 0.9, passage: null },
    { label: 'crianza/hijo-adolescente', certainty: 0.4, passage: null },
  ],
  topics: [{ label: 'pareja', certainty: 0.9 }],
  acts: [],
  questions: [],
  things: [],
} satisfies Recognition;
const heard = (text: string, state = NEW_GUIDED) => withWhose({ text, guide, state, recognition });

test('who spoke of a child and of no partner is not taken to speak of a couple, also two messages later', () => {
  const first = heard('tengo una hija de quince y discutimos');
  expect(first.recognition.situations[0]?.label).toBe('crianza/hijo-adolescente');
  const later = heard('ella quiere ir y yo no', first.state);
  expect(later.recognition.topics[0]?.certainty).toBeLessThan(0.2);
});

test('a partner named anywhere leaves it as it was heard', () => {
  const first = heard('mi hijo se fue y mi marido no me habla');
  expect(first.recognition).toEqual(recognition);
  expect(heard('él quiere y yo no').recognition).toEqual(recognition);
});
