import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['crawl.e2e.ts', 'conformance.e2e.ts', 'keeping.e2e.ts', 'kill.e2e.ts', 'forms.e2e.ts'];

/** Two files run at a time: the long ones begin first, so that nobody waits for one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
