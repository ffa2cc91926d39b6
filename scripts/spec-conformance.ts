// `npm run docs:conformance`: writes docs/spec-conformance.md from the lines that the tests run.

import { writeFileSync } from 'node:fs';
import { LINES } from '../tests/conformance/lines.ts';
import { conformanceReport } from '../tests/conformance/report.ts';

writeFileSync('docs/spec-conformance.md', conformanceReport(LINES));
