import { createServer } from 'node:net';

export type FakeSmtp = { url: string; received: string[]; close(): Promise<void> };

/** A mail server that takes everything but the recipients it was told to refuse, by the answer to give them. */
export function fakeSmtp(refusals: Record<string, string> = {}): Promise<FakeSmtp> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let data = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      if (/^EHLO/i.test(line)) return answer('250 fake');
      if (/^RCPT/i.test(line)) {
        const refused = Object.entries(refusals).find(([address]) => line.includes(address));
        return answer(refused ? refused[1] : '250 ok');
      }
      if (/^STARTTLS/i.test(line)) return answer('502 not here');
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      inData = /^DATA/i.test(line);
      return answer(inData ? '354 go on' : '250 ok');
    };
    let buffered = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffered += chunk.toString();
      for (let end = buffered.indexOf('\r\n'); end !== -1; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        if (!inData) command(line);
        else if (line !== '.') data += `${line}\n`;
        else {
          received.push(data);
          data = '';
          inData = false;
          answer('250 taken');
        }
      }
    });
    answer('220 fake');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () => new Promise<void>((closed) => void server.close(() => closed()));
      resolve({ url: `smtp://127.0.0.1:${port}`, received, close });
    });
  });
}
