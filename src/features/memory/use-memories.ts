// What is remembered, as the page holds it: pages from the server, and each change told to it before it is shown.
import { useCallback, useEffect, useState } from 'react';
import { deleteJson, getJson, postJson, putJson } from '../../platform/browser/api.ts';
import type { MemoryPage, ShownMemory } from './memory.ts';

export type KeptMemory = ShownMemory & {
  /** Erased on the server, and still here to be put back. */
  isErased?: boolean;
};

export type Memories = {
  load: 'loading' | 'ready' | 'failed';
  memories: KeptMemory[];
  more: boolean;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** Each resolves with what went wrong, in words, or null. */
  change: (memory: KeptMemory, text: string) => Promise<string | null>;
  erase: (memory: KeptMemory) => Promise<string | null>;
  putBack: (memory: KeptMemory) => Promise<string | null>;
  eraseAll: () => Promise<string | null>;
};

const PATH = '/api/v1/memories';

export function useMemories(): Memories {
  const [load, setLoad] = useState<Memories['load']>('loading');
  const [memories, setMemories] = useState<KeptMemory[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);

  const reload = useCallback(async () => {
    const result = await getJson<MemoryPage>(PATH);
    setLoad(result.ok ? 'ready' : 'failed');
    if (!result.ok) return;
    setMemories(result.value.memories);
    setCursor(result.value.cursor);
  }, []);
  useEffect(() => void reload(), [reload]);

  const put = (id: string, next: KeptMemory) =>
    setMemories((all) => all.map((memory) => (memory.id === id ? next : memory)));

  return {
    load,
    memories,
    more: cursor !== null,
    reload,
    loadMore: async () => {
      const result = await getJson<MemoryPage>(`${PATH}?before=${encodeURIComponent(cursor ?? '')}`);
      if (!result.ok) return;
      setMemories((all) => [...all, ...result.value.memories]);
      setCursor(result.value.cursor);
    },
    change: async (memory, text) => {
      const result = await putJson<ShownMemory>(`${PATH}/${memory.id}`, { text });
      if (result.ok) put(memory.id, result.value);
      return result.ok ? null : result.error.message;
    },
    erase: async (memory) => {
      const result = await deleteJson(`${PATH}/${memory.id}`);
      if (result.ok || result.error.status === 404) put(memory.id, { ...memory, isErased: true });
      return result.ok || result.error.status === 404 ? null : result.error.message;
    },
    putBack: async (memory) => {
      const { id, isErased: _, slot: __, ...rest } = memory;
      const result = await postJson<ShownMemory>(PATH, rest);
      if (result.ok) put(id, result.value);
      return result.ok ? null : result.error.message;
    },
    eraseAll: async () => {
      const result = await deleteJson(PATH);
      if (!result.ok) return result.error.message;
      setMemories((all) => all.filter(({ slot }) => slot !== undefined));
      setCursor(null);
      return null;
    },
  };
}
