// The plan with the server behind it. What is being written is kept in this browser until it is saved, so that a cut,
// a reload or an ended session loses nothing.
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, getJson, putJson } from '../../platform/browser/api.ts';
import { keep, readKept } from '../../platform/browser/storage.ts';
import type { Panel } from '../help/panel-line.ts';
import type { PlanPage, SavedStep, WrittenStep } from './plan.ts';

type StepName = WrittenStep['step'];
type Texts = Partial<Record<StepName, string>>;
type Drafts = { owner: string; texts: Texts };
const DRAFTS = 'plan-sin-guardar';

function readDrafts(owner: string): Texts {
  const drafts = readKept<Drafts>(DRAFTS);
  return drafts?.owner === owner ? drafts.texts : {};
}

export type Plan = {
  page: PlanPage | null;
  hasFailed: boolean;
  reload: () => Promise<void>;
  /** What is written and not saved, by step. */
  drafts: Texts;
  write: (step: StepName, text: string | null) => void;
  /** Null when it is saved. */
  save: (step: StepName, text: string) => Promise<ApiError | null>;
  /** What was written told of danger: whom to call. */
  panel: Panel | null;
};

export function usePlan(owner: string): Plan {
  const [page, setPage] = useState<PlanPage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [drafts, setDrafts] = useState(() => readDrafts(owner));
  const [panel, setPanel] = useState<Panel | null>(null);

  const reload = useCallback(async () => {
    const result = await getJson<PlanPage>('/api/v1/safety-plan');
    setFailed(!result.ok);
    if (result.ok) setPage(result.value);
  }, []);
  useEffect(() => void reload(), [reload]);

  const write = useCallback(
    (step: StepName, text: string | null) =>
      setDrafts((before) => {
        const { [step]: _, ...rest } = before;
        const texts = text === null ? rest : { ...rest, [step]: text };
        keep(DRAFTS, Object.keys(texts).length === 0 ? null : ({ owner, texts } satisfies Drafts));
        return texts;
      }),
    [owner],
  );

  async function save(step: StepName, text: string): Promise<ApiError | null> {
    const result = await putJson<SavedStep>(`/api/v1/safety-plan/${step}`, { text });
    if (!result.ok) return result.error;
    const { step: saved, panel: found } = result.value;
    setPage((now) => now && { ...now, steps: now.steps.map((it) => (it.step === step ? saved : it)) });
    if (found) setPanel(found);
    write(step, null);
    return null;
  }

  return { page, hasFailed, reload, drafts, write, save, panel };
}
