import { useState } from 'react';
import { keep, readKept } from '../../platform/browser/storage.ts';
import type { ModelChoice } from '../account/use-who-answers.ts';

const PUT_OFF = 'modelo-despues';
export type EngineAnswer = 'model' | 'guided' | 'later';

export type EngineQuestion = {
  /** Who should answer is still to be asked. */
  isOpen: boolean;
  /** What they answered to it during this visit. */
  said: EngineAnswer | null;
  answer: (said: EngineAnswer) => void;
};

/** Asked where another company's model could answer and the person never said; closed once, it is not asked again. */
export function useEngineQuestion(owner: string, who: ModelChoice | null): EngineQuestion {
  const [isPutOff] = useState(() => readKept<string>(PUT_OFF) === owner);
  const [said, setSaid] = useState<EngineAnswer | null>(null);
  return {
    isOpen: who?.model === 'external' && !who.isDecided && !isPutOff && said === null,
    said,
    answer: (next) => {
      if (next === 'later') keep(PUT_OFF, owner);
      setSaid(next);
    },
  };
}
