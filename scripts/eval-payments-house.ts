import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command, Reply } from './eval-payments-commands.ts';

const WORKER = fileURLToPath(new URL('./eval-payments-worker.ts', import.meta.url));

/** Whoever was asked died before it answered. */
export class Killed extends Error {}
/** It answered that it will not. */
export class Refused extends Error {}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** The processes of one house, on one database. One that is killed is replaced. */
export class House {
  readonly #env: NodeJS.ProcessEnv;
  readonly #workers: (Worker | null)[];
  readonly bugs: string[] = [];
  kills = 0;
  /** How far the clock of everybody is ahead, in milliseconds. */
  ahead = 0;

  constructor(env: NodeJS.ProcessEnv, processes: number) {
    this.#env = env;
    this.#workers = Array.from({ length: processes }, () => null);
  }

  async start(): Promise<void> {
    for (const at of this.#workers.keys()) await this.#replace(at);
  }

  /** Asks the one at this place. @throws Killed, Refused */
  async ask(place: number, command: Command): Promise<unknown> {
    const at = place % this.#workers.length;
    const worker = this.#workers[at] ?? (await this.#replace(at));
    const reply = (await worker.ask(command, this.ahead)) as Reply;
    if (reply.bug) this.bugs.push(reply.bug);
    if (reply.bug || reply.refused) throw new Refused(reply.bug ?? reply.refused);
    return reply.value;
  }

  /** As when a machine loses its power. */
  async kill(place: number): Promise<void> {
    const at = place % this.#workers.length;
    const worker = this.#workers[at];
    if (!worker) return;
    this.#workers[at] = null;
    this.kills++;
    await worker.kill();
    await this.#replace(at);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker?.kill()));
  }

  #replacing = new Map<number, Promise<Worker>>();
  async #replace(at: number): Promise<Worker> {
    const under = this.#replacing.get(at) ?? Worker.start(this.#env);
    this.#replacing.set(at, under);
    const worker = await under;
    this.#replacing.delete(at);
    this.#workers[at] = worker;
    return worker;
  }
}

class Worker {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static start(env: NodeJS.ProcessEnv): Promise<Worker> {
    const child = fork(WORKER, { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
    const worker = new Worker(child);
    return new Promise((resolve, reject) => {
      child.on('message', (reply: Reply) => {
        if (reply.id === 0) return resolve(worker);
        worker.#waiting.get(reply.id)?.resolve(reply);
        worker.#waiting.delete(reply.id);
      });
      child.once('exit', (code, signal) => {
        reject(new Error(`a process ended as it began: ${code ?? signal}`));
        for (const { reject: tell } of worker.#waiting.values()) tell(new Killed());
      });
    });
  }

  ask(command: Command, ahead: number): Promise<unknown> {
    const id = ++this.#last;
    if (!this.#child.connected) return Promise.reject(new Killed());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ id, ahead, command }, (error) => error && reject(new Killed()));
    });
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}
