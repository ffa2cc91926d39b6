import IntakePage from './intake-page.tsx';
import { PORTUGUESE_INTAKE } from './questions-pt.ts';

/** The intake in Portuguese: only who reads it loads its words. */
export default function IntakePagePt() {
  return <IntakePage intake={PORTUGUESE_INTAKE} />;
}
