// A test that fails and passes at its second try does not stop a change, and is named at the end of the run: it is unsteady.
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

export default class UnsteadyReporter implements Reporter {
  readonly #unsteady: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#unsteady.push(`UNSTEADY ${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const line of this.#unsteady) process.stdout.write(`${line}\n`);
  }
}
