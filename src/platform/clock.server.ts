/** Time as an argument: the server passes `systemClock`, tests pass a stopped one. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
