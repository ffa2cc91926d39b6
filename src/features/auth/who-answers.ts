import type { Me } from './use-session.tsx';

/** Who answers this person, and whether they ever said who should. */
export type WhoAnswers = {
  /** `none`: no model is connected. */
  model: 'none' | 'external' | 'local';
  answers: 'model' | 'guided';
  isDecided: boolean;
};

/** Another company's model answers whoever allowed it; one of the house whoever did not decide against it. */
export function whoAnswers({
  model: provider,
  modelIsLocal,
  consents,
  decided,
}: Pick<Me, 'model' | 'modelIsLocal' | 'consents' | 'decided'>): WhoAnswers {
  const model = modelIsLocal ? 'local' : provider ? 'external' : 'none';
  const isDecided = decided.externalModel !== undefined;
  const isWanted = consents.externalModel || (model === 'local' && !isDecided);
  return { model, answers: model !== 'none' && isWanted ? 'model' : 'guided', isDecided };
}
