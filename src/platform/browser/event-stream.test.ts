import { expect, test } from 'vitest';
import { wholeEvents } from './event-stream.ts';

test('an event is read once it is whole, wherever the line was cut', () => {
  const line = 'data: {"type":"text","text":"Sí\\n\\nno"}\n\ndata: {"type":"done"}\n\n';
  for (let cut = 0; cut <= line.length; cut += 1) {
    const first = wholeEvents(line.slice(0, cut));
    const second = wholeEvents(first.rest + line.slice(cut));
    const read = [...first.events, ...second.events].map((event) => JSON.parse(event));
    expect(read).toEqual([{ type: 'text', text: 'Sí\n\nno' }, { type: 'done' }]);
    expect(second.rest).toBe('');
  }
});

test('what is no event is passed over', () => {
  expect(wholeEvents(': nada\n\ndata: 1\n\nda')).toEqual({ events: [' 1'], rest: 'da' });
});
