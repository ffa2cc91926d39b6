/** Looks for a model server on this machine. Nothing but this machine is asked, and only which models it has. */
import { z } from 'zod';
import type { Env, ModelSettings } from '../../../platform/env.server.ts';

/** Where they listen unless told otherwise; the first that has a model is taken. */
export const USUAL_SERVERS = [
  { server: 'Ollama', port: 11434 },
  { server: 'llama.cpp', port: 8080 },
  { server: 'LM Studio', port: 1234 },
  { server: 'vLLM', port: 8000 },
] as const;

type Place = { server: string; port: number };
export type Found = { baseUrl: string; model: string; server: string };

const WITHIN_MS = 600;
const ANSWER_MAX = 256 * 1024;
/** Models that do not talk. */
const NO_TALKER = /embed|rerank|whisper|\btts\b|\bbge\b|\be5\b|minilm|clip|moderation/i;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** `wanted` where a server has it, or else the first model that talks. */
export async function discover(
  wanted: string | null,
  places: readonly Place[] = USUAL_SERVERS,
): Promise<Found | null> {
  const all = await Promise.all(places.map(async (place) => ({ place, models: await modelsAt(place.port) })));
  const found = ({ server, port }: Place, model: string): Found => ({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model,
    server,
  });
  for (const { place, models } of all) {
    // Ollama names a version that nobody writes.
    const model = models.find((id) => id === wanted || id === `${wanted}:latest`);
    if (model) return found(place, model);
  }
  for (const { place, models } of all) {
    const model = models.find((id) => !NO_TALKER.test(id));
    if (model) return found(place, model);
  }
  return null;
}

/** None where nobody listens, or somebody else does. */
async function modelsAt(port: number): Promise<string[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/models`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > ANSWER_MAX) {
      await response.body?.cancel();
      return [];
    }
    return modelsSchema.parse(await response.json()).data.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** The model of this environment, looked for where it is to be found; null where there is none. */
export async function resolveModel(
  { model }: Pick<Env, 'model'>,
  places: readonly Place[] = USUAL_SERVERS,
): Promise<ModelSettings | null> {
  if (model === null || 'baseUrl' in model) return model;
  const { wanted, ...settings } = model;
  const found = await discover(wanted, places);
  return found && { ...settings, baseUrl: found.baseUrl, model: found.model };
}
