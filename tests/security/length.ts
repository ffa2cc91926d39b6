/** `npm run test:security` goes on for longer than `npm test` has time for. */
export const isLong: boolean = process.env.ATTACKS === 'long';

/** Runs of a property. */
export const runs = (short: number): number => (isLong ? short * 20 : short);
