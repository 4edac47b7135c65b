import type { OxlintOverride } from 'oxlint';

/** What one floor may know. Of other floors: which. Of packages: which ones, or all but some. */
interface Floor {
  readonly floors: readonly string[];
  readonly packages?: readonly string[];
  readonly noPackages?: readonly string[];
  /** Of floors that it may know only in part: the files that it may import. */
  readonly onlyFrom?: Readonly<Record<string, readonly string[]>>;
  /** Files of its own that only a few of its files may import. */
  readonly inner?: { readonly regex: string; readonly openTo: readonly string[]; readonly message: string };
}

const pure = [
  'zod',
  'decimal.js',
  'luxon',
  'node-polyglot',
  're2js',
  '@marcbachmann/cel-js',
  'fast-xml-parser',
  'html-to-text',
  'ibantools',
  'rrule-temporal',
  'jsvat',
  'ical-generator',
  'ical.js',
];
const storage = ['pg', 'kysely', '@mikro-orm/*'];
const onServers = ['node:*', 'express', 'socket.io', 'pino', 'modbus-serial', '@temporalio/*', ...storage];

/** The arrows of docs/architecture.md: what is not said here is not allowed. */
export const floors: Readonly<Record<string, Floor>> = {
  infrastructure: { floors: [] },
  domain: { floors: [], packages: pure },
  database: { floors: ['domain'], noPackages: ['express', 'socket.io', 'react', '@temporalio/*'] },
  workflows: { floors: ['domain'], packages: [...pure, '@temporalio/workflow', '@temporalio/common'] },
  activities: {
    floors: ['workflows', 'database', 'domain'],
    noPackages: ['kysely', 'express', 'socket.io', 'react', '@temporalio/workflow'],
  },
  api: {
    floors: ['workflows', 'database', 'domain'],
    noPackages: ['kysely', 'react', '@temporalio/worker', '@temporalio/workflow'],
    onlyFrom: { workflows: ['**/*.messages.ts', 'kernel/failures.ts'] },
  },
  'admin-ui': {
    floors: ['domain'],
    noPackages: onServers,
    inner: {
      regex: '(^\\.|/data)/(http|download)\\.ts$',
      openTo: ['client', 'dataProvider', 'download', 'isServerThere', 'recordCalls'].map(
        (name) => `admin-ui/data/${name}.ts`,
      ),
      message: 'The API is called by its contracts: callApi of data/client.ts, or recordCalls.',
    },
  },
  'kiosk-ui': { floors: ['domain'], noPackages: onServers },
  'request-form': { floors: ['domain'], packages: ['altcha-lib', 'altcha-lib/*'] },
  'scale-agent': { floors: ['domain'], noPackages: ['express', 'react', '@temporalio/*', ...storage] },
};

const all = [...Object.keys(floors), 'tools', 'e2e', 'bench'];
const whole = (name: string): string[] => [name, `${name}/**`];
const except = (names: readonly string[]): string[] => names.flatMap(whole).map((pattern) => `!${pattern}`);
const ownFiles = ['!.', '!..', '!./**', '!../**', '!#*/**'];

interface Restriction {
  /** Patterns as in a .gitignore file. What one of them takes back, no other group can forbid; a regex can. */
  readonly group?: string[];
  readonly regex?: string;
  readonly message: string;
}

/** The imports that one floor may not make, each with the sentence that tells what is wanted instead. */
const restrictionsOf = (
  name: string,
  { floors: known, packages, noPackages, onlyFrom, inner }: Floor,
): Restriction[] => {
  const closed = all.filter((other) => other !== name && !known.includes(other));
  const restrictions: Restriction[] = [
    {
      regex: `^#(${closed.join('|')})/`,
      message: `Arrow rule: ${name} knows ${known.length > 0 ? `only ${known.join(', ')}` : 'no other floor'}.`,
    },
    {
      regex: `^(\\.\\.?/)+(${all.join('|')})/`,
      message: 'Arrow rule: another floor is reached as #floor/…, never by a relative path.',
    },
  ];
  if (inner) restrictions.push({ regex: inner.regex, message: inner.message });
  if (packages) {
    const message = `Arrow rule: of packages ${name} uses only ${packages.join(', ')}.`;
    restrictions.push({ group: ['**', ...ownFiles, ...except(packages)], message });
  }
  if (noPackages) {
    const message = `Arrow rule: this package is not for ${name}.`;
    restrictions.push({ group: noPackages.flatMap(whole), message });
  }
  for (const [floor, files] of Object.entries(onlyFrom ?? {})) {
    const group = [`#${floor}/**`, ...files.map((file) => `!#${floor}/${file}`)];
    restrictions.push({
      group,
      message: `Arrow rule: of ${floor} ${name} imports only ${files.join(', ')}.`,
    });
  }
  return restrictions;
};

/** What asks the API by itself, or asks for a page and not for the API. */
const askingFiles = [
  'admin-ui/data/**',
  'kiosk-ui/src/kioskCall.ts',
  'kiosk-ui/src/kioskClient.ts',
  'request-form/requestFormCall.ts',
  '**/useUpgrade.ts',
];

/** Tests and what serves them reach wherever they must; so does what builds an interface. */
const exempt = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/vite.config.ts'];

/** What a floor without I/O finds lying about in Node or a browser, and must not touch. */
const outside = ['fetch', 'process', 'Buffer', 'console', 'window', 'document', 'localStorage', 'WebSocket'];
const worldless = {
  files: ['domain/**', 'workflows/**'],
  excludeFiles: exempt,
  rules: { 'no-restricted-globals': ['error', ...outside] },
} satisfies OxlintOverride;

/** In the user interfaces whatever asks the API goes through the typed client. */
const askless = {
  files: ['admin-ui/**', 'kiosk-ui/**', 'request-form/**'],
  excludeFiles: [...exempt, ...askingFiles],
  rules: { 'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'EventSource'] },
} satisfies OxlintOverride;

/** What only serves tests has no floor above it either: the test starts other people's programs and hands them to it. */
const toolless = {
  files: ['**/testing/**'],
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx', 'tools/**', 'e2e/**', 'bench/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^#tools/', message: 'Arrow rule: a test hands what tools start to its helpers.' },
        ],
      },
    ],
  },
} satisfies OxlintOverride;

const importRule = (files: readonly string[], name: string, floor: Floor): OxlintOverride => ({
  files: [...files],
  excludeFiles: exempt,
  rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOf(name, floor) }] },
});

/** One override of the linter for each floor, a later one for files that may import more, two for what is global, and one for what serves tests. */
export const arrowRule: OxlintOverride[] = [
  ...Object.entries(floors).flatMap(([name, { inner, ...floor }]) => [
    importRule([`${name}/**`], name, { ...floor, ...(inner ? { inner } : {}) }),
    ...(inner ? [importRule(inner.openTo, name, floor)] : []),
  ]),
  worldless,
  askless,
  toolless,
];
