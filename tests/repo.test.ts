import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '../src/db/schema.ts';
import { PERSON_TABLES, VISITOR_TABLES } from '../src/features/privacy/export-store.server.ts';

// The rules of the house, read off the repository itself.

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const CODE = FILES.filter((file) => /^(src|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(file));
const SOURCES = CODE.filter((file) => file.startsWith('src/'));
const read = (file: string) => readFileSync(file, 'utf8');

type Layer = 'api' | 'store' | 'server' | 'view' | 'pure';

function layerOf(file: string): Layer {
  if (/-api\.server\.ts$/.test(file)) return 'api';
  if (/-store\.server\.ts$/.test(file)) return 'store';
  if (/\.server\.tsx?$/.test(file)) return 'server';
  // A `…-script.ts` runs in the browser, on a page without React.
  if (/\.tsx$/.test(file) || /\/use-[a-z0-9-]+\.ts$|-script\.ts$/.test(file)) return 'view';
  if (file.startsWith('src/platform/browser/')) return 'view';
  return 'pure';
}

/** Files a source imports for their values; `import type` is erased and may cross any border. */
const importsOf = (file: string) =>
  filesIn(
    file,
    /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  );

/** Files a source cannot be understood without: for a type as for a value. */
const namedIn = (file: string) =>
  filesIn(file, /^(?:import|export)\s[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm);

function filesIn(file: string, imports: RegExp): string[] {
  const found = read(file).matchAll(imports);
  return [...found].map(([, from, bare, lazy]) => normalize(join(dirname(file), from ?? bare ?? lazy ?? '')));
}

function packagesOf(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^.'][^']*)'/gm);
  return [...found].map(([, from = '']) => from);
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

describe('layers', () => {
  /** Packages that only turn values into values. */
  // What is packed is unpacked the same way every time: that touches nothing outside.
  const PURE_PACKAGES = new Set(['zod', 'marked', 'yaml', 'node:zlib']);
  /** Composition roots may import what they compose. */
  const ROOTS = new Set([
    'src/app.tsx',
    'src/main.ts',
    'src/server.ts',
    'src/server-context.ts',
    'src/routes.ts',
  ]);

  test('pure files import only pure files and zod', () => {
    const broken = SOURCES.filter((file) => layerOf(file) === 'pure' && !isTest(file) && !ROOTS.has(file))
      .filter((file) => !file.startsWith('src/db/'))
      .flatMap((file) => [
        ...importsOf(file)
          .filter((target) => target.endsWith('.ts') && layerOf(target) !== 'pure')
          .map((to) => `${file} → ${to}`),
        ...packagesOf(file)
          .filter((name) => !PURE_PACKAGES.has(name))
          .map((name) => `${file} → ${name}`),
      ]);
    expect(broken).toEqual([]);
  });

  test('pure files read no clock, no random and no environment', () => {
    const broken = SOURCES.filter(
      (file) => layerOf(file) === 'pure' && !isTest(file) && !ROOTS.has(file),
    ).filter((file) =>
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(/.test(withoutComments(read(file))),
    );
    expect(broken).toEqual([]);
  });

  test('only stores touch tables', () => {
    const allowed = new Set(['src/features/auth/accounts.server.ts']);
    const broken = SOURCES.filter(
      (file) => !isTest(file) && !allowed.has(file) && !file.startsWith('src/db/'),
    )
      .filter((file) => layerOf(file) !== 'store')
      .filter((file) => /from 'drizzle-orm/.test(read(file)) || importsOf(file).includes('src/db/schema.ts'));
    expect(broken).toEqual([]);
  });

  test('what runs in the browser imports nothing of the server', () => {
    const broken = SOURCES.filter((file) => layerOf(file) === 'view' && !isTest(file)).flatMap((file) =>
      importsOf(file)
        .filter((target) => /\.server\.tsx?$/.test(target) || target.startsWith('src/db/'))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('the design system knows no feature', () => {
    const broken = SOURCES.filter((file) => file.startsWith('src/ui/')).flatMap((file) =>
      importsOf(file)
        .filter((target) => featureOf(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('features do not depend on each other in a circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const file of SOURCES.filter((source) => !isTest(source))) {
      const from = featureOf(file);
      for (const target of from ? importsOf(file) : []) {
        const to = featureOf(target);
        if (!from || !to || to === from) continue;
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
    expect(findCircle(edges)).toBeNull();
  });

  test('files do not name each other in a circle, not even for a type', () => {
    expect(findCircle(new Map(SOURCES.map((file) => [file, new Set(namedIn(file))])))).toBeNull();
  });

  test('an engine is asked only by the guarded turn, and heard with probes', () => {
    const callers = SOURCES.filter((file) => !isTest(file) && /\.reply\(/.test(withoutComments(read(file))));
    expect(callers).toEqual(['src/features/chat/audition.server.ts', 'src/features/chat/lead.ts']);
  });
});

describe('files', () => {
  const MAX_LINES = 400;
  /** What is data from its first line to its last says so in the first. */
  const IS_DATA = /^\/\*\* Data[,:] /;

  test('stay under 400 lines, save tests and pure data', () => {
    const long = CODE.filter((file) => !isTest(file) && !IS_DATA.test(read(file))).filter(
      (file) => read(file).trimEnd().split('\n').length > MAX_LINES,
    );
    expect(long).toEqual([]);
  });

  test('are not swept into folders without a story, nor behind barrels', () => {
    const swept = FILES.filter(
      (file) =>
        /(^|\/)(utils|lib|helpers|common|services|types)\//.test(file) || /^src\/.*\/index\.tsx?$/.test(file),
    );
    expect(swept).toEqual([]);
  });

  test('have names in kebab case', () => {
    expect(CODE.filter((file) => !/^[a-z0-9-]+(\.[a-z0-9]+)*$/.test(file.split('/').at(-1) ?? ''))).toEqual(
      [],
    );
  });

  test('read the environment in one place', () => {
    const readers = SOURCES.filter((file) => /process\.env/.test(withoutComments(read(file))));
    expect(readers).toEqual(['src/platform/env.server.ts']);
  });

  test('hold no test that is skipped or alone', () => {
    const marked = CODE.filter(
      (file) => isTest(file) && /\b(it|test|describe)\.(skip|only|todo)\b/.test(read(file)),
    );
    expect(marked).toEqual([]);
  });

  test('name no package registry', () => {
    const naming = FILES.filter(
      (file) => /\.(ts|tsx|mjs|json|md|yml)$/.test(file) || file === '.npmrc',
    ).filter((file) => /registry\.[a-z.]+\//.test(read(file).slice(0, 2_000_000)));
    expect(naming.filter((file) => file !== 'tests/repo.test.ts')).toEqual([]);
  });

  test('document every variable of the environment', () => {
    const example = read('.env.example');
    const names = [...read('src/platform/env.server.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => name && !example.includes(`${name}=`))).toEqual([]);
  });

  test('named by package.json exist, and scripts hold nothing else', () => {
    const scripts = JSON.stringify(JSON.parse(read('package.json')).scripts);
    const reachable = new Set([...scripts.matchAll(/scripts\/[a-z-]+\.(?:mjs|ts)/g)].map(([path]) => path));
    for (const file of [...reachable]) expect(existsSync(file), file).toBe(true);
    // A script may start another one, as starting starts a build.
    for (const file of reachable) {
      for (const other of FILES.filter((path) => /^scripts\/[^/]+$/.test(path))) {
        if (read(file).includes(other.split('/').at(-1) ?? '')) reachable.add(other);
      }
    }
    const pending = FILES.filter((file) => /^scripts\/[^/]+$/.test(file) && !isTest(file));
    expect(pending.filter((file) => !reachable.has(file))).toEqual([]);
  });
});

test('what the security pages name as evidence exists', () => {
  const named = ['docs/asvs.md', 'docs/threat-model.md'].flatMap((page) =>
    [...read(page).matchAll(/`((?:src|tests|docs)\/[^`]+\.[a-z]+)`/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);

  const promises = [...read('docs/asvs.md').matchAll(/^\|[^|]*\| `([^`]+)` \| (“[^|]+”) \|$/gm)];
  const tests = promises.flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(tests.length).toBeGreaterThan(25);
  expect(tests.filter(({ file, name }) => !read(file).includes(name))).toEqual([]);
});

describe('personal data', () => {
  const migrations = FILES.filter((file) => /^src\/db\/migrations\/.*\.sql$/.test(file))
    .map(read)
    .join('\n');
  const tables = new Map(
    [...migrations.matchAll(/CREATE TABLE "(\w+)" \(([\s\S]*?)\n\);/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  );
  const having = (column: string) =>
    [...tables].filter(([, body]) => body.includes(`"${column}"`)).map(([name]) => name);

  /** Tables that name nobody by `user_id` or `email_mark`, and what becomes of them. */
  const OTHERS: Record<string, string> = {
    user: 'the account itself: exported as `account`, removed by eraseAccount',
    verification: 'a link that is due; removed by eraseAccount and when it expires',
    outbox: 'sealed until it is sent and empty afterwards; removed by eraseAccount',
    house_keys: 'keys of the house, wrapped by the master key',
    erasures: 'says that an erasure was done, not whose',
    attempts: 'keyed hashes that are cleared within days',
    limits: 'keyed hashes that are cleared when their while is over',
    ledger: 'pesos by order; an order without its account says nothing of whom',
    refunds: 'pesos by order, as the ledger',
    payment_events: 'numbers of a provider; cleared after 90 days',
    trial_payments: 'payments that moved no money; cleared after 90 days',
    sponsor_codes: 'codes of allies, by a keyed hash',
  };
  /** What the law has us keep when the account goes: then it names nobody. */
  const KEPT_WITHOUT_NAME = ['orders'];

  test('every table says whose it is, or is known to hold nobody', () => {
    expect(tables.size).toBeGreaterThan(10);
    const known = new Set([...having('user_id'), ...having('email_mark'), ...Object.keys(OTHERS)]);
    expect([...tables.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(OTHERS).filter((name) => !tables.has(name))).toEqual([]);
  });

  test('every table with a person in it is in the export', () => {
    expect([...PERSON_TABLES].toSorted()).toEqual(having('user_id').toSorted());
    expect([...VISITOR_TABLES].toSorted()).toEqual(having('email_mark').toSorted());
  });

  test('every table with a person in it is removed with the account', () => {
    const cascades = new Set(
      [
        ...migrations.matchAll(
          /ALTER TABLE "(\w+)" ADD CONSTRAINT [^;]*FOREIGN KEY \("user_id"[^;]*ON DELETE cascade/g,
        ),
      ].map(([, name]) => name),
    );
    expect(having('user_id').filter((name) => !cascades.has(name))).toEqual(KEPT_WITHOUT_NAME);
    for (const name of KEPT_WITHOUT_NAME) {
      expect(migrations).toMatch(
        new RegExp(`"${name}" ADD CONSTRAINT [^;]*FOREIGN KEY \\("user_id"[^;]*ON DELETE set null`),
      );
    }
    const erasing = read('src/features/privacy/erase-account.server.ts');
    const eraserOf = (name: string) => `erase${name[0]?.toUpperCase()}${name.slice(1)}(`;
    expect(having('email_mark').filter((name) => !erasing.includes(eraserOf(name)))).toEqual([]);
  });

  test('every table and column stands in the data map, and no other', () => {
    const rows = [...read('docs/data-map.md').matchAll(/^\| `(\w+)` \| ((?:`\w+` ?)+)\|/gm)];
    const mapped = rows.flatMap(([, table, columns = '']) =>
      [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
    );
    const kept = Object.values<unknown>(schema)
      .filter((it): it is PgTable => is(it, PgTable))
      .map((table) => getTableConfig(table))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(mapped.toSorted()).toEqual(kept.toSorted());
  });

  test('every text a person writes is sealed', () => {
    const open = [
      ...read('src/db/schema.ts').matchAll(/^ {4}(text|plan|reply|state|answer|memory): text\(/gm),
    ];
    expect(open).toEqual([]);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

function findCircle(edges: Map<string, Set<string>>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}
