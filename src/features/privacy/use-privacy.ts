// What the page Tus datos shows and asks for, with the server behind it. Every change comes back as the whole page.
import { useCallback, useEffect, useState } from 'react';
import {
  type ApiError,
  type ApiResult,
  deleteJson,
  getJson,
  patchJson,
  postJson,
  putJson,
  request,
} from '../../platform/browser/api.ts';
import type { KeepDays, Leaving, PrivacyPage } from './privacy.ts';

export type Privacy = {
  page: PrivacyPage | null;
  hasFailed: boolean;
  reload: () => Promise<void>;
  /** Each resolves with what went wrong, or null. */
  correct: (changes: { name: string; country: string | null }) => Promise<ApiError | null>;
  block: (isBlocked: boolean) => Promise<ApiError | null>;
  keepFor: (keepDays: KeepDays) => Promise<ApiError | null>;
  leave: (confirmation: string) => Promise<ApiError | null>;
  stay: () => Promise<ApiError | null>;
};

const PATH = '/api/v1/privacy';

export function usePrivacy(): Privacy {
  const [page, setPage] = useState<PrivacyPage | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    const result = await getJson<PrivacyPage>(PATH);
    setFailed(!result.ok);
    if (result.ok) setPage(result.value);
  }, []);
  useEffect(() => void reload(), [reload]);

  function show(result: ApiResult<PrivacyPage>): ApiError | null {
    if (!result.ok) return result.error;
    setPage(result.value);
    return null;
  }

  return {
    page,
    hasFailed,
    reload,
    correct: async (changes) => {
      const result = await patchJson<{ person: object }>('/api/v1/me', changes);
      if (result.ok) await reload();
      return result.ok ? null : result.error;
    },
    block: async (isBlocked) => show(await putJson<PrivacyPage>(PATH, { isBlocked })),
    keepFor: async (keepDays) => show(await putJson<PrivacyPage>(PATH, { keepDays })),
    leave: async (confirmation) => {
      const result = await deleteJson<Leaving>('/api/v1/account', { confirmation });
      if (result.ok) setPage((now) => now && { ...now, leaving: result.value });
      return result.ok ? null : result.error;
    },
    stay: async () => show(await postJson<PrivacyPage>('/api/v1/account/stay', {})),
  };
}

/** Asks for the file and hands it to the browser to be saved; false when none came. */
export async function saveExport(format: 'html' | 'json'): Promise<boolean> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams({ format, ...(zone && { timeZone: zone }) });
  const result = await request(`/api/v1/export?${query}`, { method: 'GET' });
  const file = result.ok && (await result.value.blob().catch(() => null));
  if (!result.ok || !file) return false;
  const name = /filename="([^"]+)"/.exec(result.value.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name ?? `juntos.${format}`;
  link.click();
  // The browser needs the address a little longer than the tap.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
