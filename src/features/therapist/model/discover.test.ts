import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../../../platform/env.server.ts';
import { discover, resolveModel, USUAL_SERVERS } from './discover.server.ts';

/** A server that lists these models, or answers something else, or nothing at all. */
async function serverWith(answer: string[] | string | null, server = 'Ollama', status = 200) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer === null) return;
    const body = { object: 'list', data: Array.isArray(answer) ? answer.map((id) => ({ id })) : [] };
    response.writeHead(status, { 'content-type': 'application/json', location: '/v1/others' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  return { server, port: (http.address() as AddressInfo).port, asked };
}
const nobody = { server: 'vLLM', port: 9 };

test('the usual places, on this machine', () => {
  expect(USUAL_SERVERS.map(({ server, port }) => `${server} ${port}`)).toEqual([
    'Ollama 11434',
    'llama.cpp 8080',
    'LM Studio 1234',
    'vLLM 8000',
  ]);
});

test('the first model that talks, of the first server that has one', async () => {
  const silent = await serverWith(['nomic-embed-text:latest', 'bge-reranker-v2', 'whisper-1', 'tts-1']);
  const talking = await serverWith(['mxbai-embed-large', 'qwen3:8b', 'llama3.2'], 'LM Studio');
  const later = await serverWith(['gemma3'], 'vLLM');
  expect(await discover(null, [nobody, silent, talking, later])).toEqual({
    baseUrl: `http://127.0.0.1:${talking.port}/v1`,
    model: 'qwen3:8b',
    server: 'LM Studio',
  });
  expect(talking.asked).toEqual(['/v1/models']);
});

test('the model that is wanted goes first, wherever it is', async () => {
  const first = await serverWith(['llama3.2:latest', 'qwen3:8b']);
  const second = await serverWith(['gemma3', 'mistral'], 'vLLM');
  expect(await discover('mistral', [first, second])).toMatchObject({ model: 'mistral', server: 'vLLM' });
  expect(await discover('qwen3:8b', [first, second])).toMatchObject({ model: 'qwen3:8b' });
  expect(await discover('llama3.2', [second, first])).toMatchObject({ model: 'llama3.2:latest' });
  expect(await discover('phi4', [first, second])).toMatchObject({ model: 'llama3.2:latest' });
});

test('whoever else listens there is no model server, and nobody waits for one that says nothing', async () => {
  const page = await serverWith('<html>');
  const other = await serverWith('{"data":[{"name":"x"}]}');
  const moved = await serverWith(['llama3'], 'Ollama', 302);
  const shut = await serverWith(['llama3'], 'Ollama', 401);
  const mute = await serverWith(null);
  const began = Date.now();
  expect(await discover(null, [page, other, moved, shut, mute, nobody])).toBeNull();
  expect(Date.now() - began).toBeLessThan(1_200);
  expect(moved.asked).toEqual(['/v1/models']);
});

test('an environment that says auto gets what is found; one that names a model asks nobody', async () => {
  const place = await serverWith(['qwen3:8b']);
  const found = await resolveModel(readEnv({ OPENAI_BASE_URL: 'auto' }), [place]);
  const baseUrl = `http://127.0.0.1:${place.port}/v1`;
  expect(found).toMatchObject({
    baseUrl,
    model: 'qwen3:8b',
    provider: 'local',
    isLocal: true,
    apiKey: 'none',
  });
  expect(found).not.toHaveProperty('wanted');
  expect(await resolveModel(readEnv({ OPENAI_BASE_URL: 'auto' }), [nobody])).toBeNull();
  place.asked.length = 0;
  expect(await resolveModel(readEnv({}), [place])).toBeNull();
  const named = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };
  expect(await resolveModel(readEnv(named), [place])).toMatchObject({ model: 'm' });
  expect(place.asked).toEqual([]);
});
