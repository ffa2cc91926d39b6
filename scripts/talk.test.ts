import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startFakeModel } from '../tests/support/fake-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'talk-'));
const file = (name: string) => join(folder, name);

function run(script: string, args: string[], input: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    input,
    encoding: 'utf8',
  });
  return {
    replies: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    stderr,
    status,
  };
}

/** While a server of this process answers it. */
async function runBeside(script: string, args: string[], { input, env }: { input: string; env: object }) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, ...env },
  });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  return { stdout, stderr };
}

describe('talk', () => {
  it('keeps person, answers and memory between calls, and greets again a week later', () => {
    writeFileSync(
      file('answers.json'),
      JSON.stringify({ 7: ['Suave'], 9: ['Formal, de usted'], 2: ['nada'], 99: ['x'] }),
    );
    const state = file('week.json');
    const args = ['--state', state, '--country', 'CL'];
    const first = run(
      'talk',
      [...args, '--answers', file('answers.json'), '--now', '2026-11-21T15:00:00Z'],
      'soy Marta, mi jefe me grita todos los días\n',
    );
    expect(first.replies).toHaveLength(1);
    expect(first.replies[0]).toMatchObject({ level: 'none', openPanel: false });
    expect(first.replies[0].reply).toMatch(/IA.*\?$/);
    expect(first.stderr).toContain('"nada" is not an option of question 2');
    expect(first.stderr).toContain('there is no question 99');
    const saved = JSON.parse(readFileSync(state, 'utf8'));
    expect(saved.answers).toMatchObject({ 7: ['Gentil'], 9: ['Formal'] });
    const later = run('talk', ['--state', state, '--now', '2026-11-28T15:00:00Z'], 'hola\n');
    expect(later.replies[0].reply).toMatch(/Marta|7 días/);
    expect(later.replies[0].move).toBe('greet.return');
  });

  it('opens the panel with the line of the country in danger', () => {
    const { replies } = run(
      'talk',
      ['--state', file('crisis.json'), '--country', 'MX'],
      'hoy en la noche me voy a matar\n',
    );
    expect(replies[0]).toMatchObject({ openPanel: true });
    expect(replies[0].reply).toContain('911');
  });

  it('says in one sentence what is missing', () => {
    expect(run('talk', [], '')).toMatchObject({ status: 1, stderr: expect.stringContaining('--state FILE') });
    const llm = run('talk', ['--state', file('llm.json'), '--engine', 'llm'], 'hola\n');
    expect(llm).toMatchObject({
      status: 1,
      replies: [],
      stderr: expect.stringMatching(/^No model is configured.*\n$/),
    });
    expect(existsSync(file('llm.json'))).toBe(false);
  });
});

describe('talk with a model', () => {
  it('says its words, and guided ones when it fails', async () => {
    const model = await startFakeModel();
    const ask = (name: string, scenario: string) =>
      runBeside('talk', ['--state', file(name), '--country', 'CL', '--engine', 'llm'], {
        input: 'mi jefe me grita todos los días\n',
        env: {
          OPENAI_BASE_URL: model.url,
          OPENAI_API_KEY: 'k',
          OPENAI_MODEL: `fake-${scenario}`,
          RISK_SECOND_READER: 'off',
        },
      });
    const fine = await ask('model.json', 'normal');
    expect(fine.stdout).toMatch(/IA.*Qué semana/);
    const broken = await ask('broken.json', '500');
    expect(broken.stdout).toMatch(/"reply":".{20}/);
    expect(broken.stderr).toBe('The model could not go on (http_500).\n');
    await model.close();
  });
});

describe('assess', () => {
  it('answers in order and names the line it cannot read after the good ones', () => {
    const input =
      '{"id":"a","text":"me muero de risa"}\nno\n{"id":2,"text":"estou muito ansiosa com a prova","locale":"pt-BR"}\n';
    const { replies, stderr, status } = run('assess', [], input);
    expect(replies.map(({ id }) => id)).toEqual(['a', 2]);
    expect(replies[0]).toMatchObject({ level: 'none', kinds: [] });
    expect(replies[1]).toMatchObject({ language: 'pt' });
    expect(stderr).toMatch(/^Line 2 .*\n$/);
    expect(status).toBe(1);
  });
});
