import { describe, expect, it } from 'vitest';
import { HELP_LINES } from './help-lines.ts';
import { staleLines } from './stale-lines.ts';

const [some] = HELP_LINES;
const line = (verifiedOn: string) => ({ ...(some ?? expect.fail('no line')), verifiedOn });
const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('a help line at release time', () => {
  it('is fresh for ninety days after somebody checked it, and stale from the next', () => {
    const checked = [line('2026-11-21')];
    expect(staleLines(checked, on('2026-11-21'))).toEqual([]);
    expect(staleLines(checked, on('2027-02-19'))).toEqual([]);
    expect(staleLines(checked, on('2027-02-20'))).toMatchObject([{ verifiedOn: '2026-11-21', days: 91 }]);
  });

  it('counts from the first day when only the month or the year is known', () => {
    expect(staleLines([line('2026-10')], on('2026-12-31'))).toMatchObject([{ days: 91 }]);
    expect(staleLines([line('2026')], on('2026-04-02'))).toMatchObject([{ days: 91 }]);
  });

  it('is named with its number and its source, the oldest first', () => {
    const stale = staleLines([line('2025-10'), line('2023')], on('2026-11-21'));
    expect(stale.map(({ verifiedOn }) => verifiedOn)).toEqual(['2023', '2025-10']);
    expect(stale[0]).toMatchObject({ number: some?.number, source: some?.source });
  });

  it('is found in the real table: in ten years every one of them is stale', () => {
    expect(staleLines(HELP_LINES, on('2036-11-21'))).toHaveLength(HELP_LINES.length);
  });
});
