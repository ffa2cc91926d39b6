/** So many providers' answers are waited for at once. */
const LANES = 5;

/**
 * Takes one thing after another, several at a time, until none is left or it was enough: each is leased only as it is
 * taken, so that none waits out its lease behind others.
 * @param takeOne false when there is none
 * @returns how many there were
 */
export async function drain(takeOne: () => Promise<boolean>, most: number): Promise<number> {
  let taken = 0;
  async function lane(): Promise<void> {
    while (taken < most) {
      taken++;
      if (await takeOne()) continue;
      taken--;
      return;
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return taken;
}
