const RUN = 4;
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Runs of four words of a message that stand in a reply outside quotation marks. */
export function splicesIn(reply: string, message: string): string[] {
  const said = ` ${wordsIn(reply.replace(/"[^"]*"/g, ' | ')).join(' ')} `;
  const own = wordsIn(message);
  return own
    .map((_, at) => own.slice(at, at + RUN))
    .filter((run) => run.length === RUN)
    .map((run) => run.join(' '))
    .filter((run) => said.includes(` ${run} `));
}
