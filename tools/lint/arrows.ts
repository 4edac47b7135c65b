import type { OxlintOverride } from 'oxlint';

/** The imports that the files of one layer may have: other layers, and either some packages or all packages but some. */
interface LayerRule {
  readonly layers: readonly string[];
  readonly packages?: readonly string[];
  readonly noPackages?: readonly string[];
  /** For single layers, the only files that may be imported from them. */
  readonly onlyFrom?: Readonly<Record<string, readonly string[]>>;
  /** Files of this layer that only its files in `openTo` may import. `regex` matches such an import as it is written. */
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
/** Packages that only programs on servers use. */
const onServers = ['node:*', 'express', 'socket.io', 'pino', 'modbus-serial', '@temporalio/*', ...storage];

/** The arrows of docs/architecture.md. Every import that is not listed here is refused. */
export const layers: Readonly<Record<string, LayerRule>> = {
  infrastructure: { layers: [] },
  domain: { layers: [], packages: pure },
  database: { layers: ['domain'], noPackages: ['express', 'socket.io', 'react', '@temporalio/*'] },
  workflows: { layers: ['domain'], packages: [...pure, '@temporalio/workflow', '@temporalio/common'] },
  activities: {
    layers: ['workflows', 'database', 'domain'],
    noPackages: ['kysely', 'express', 'socket.io', 'react', '@temporalio/workflow'],
  },
  api: {
    layers: ['workflows', 'database', 'domain'],
    noPackages: ['kysely', 'react', '@temporalio/worker', '@temporalio/workflow'],
    onlyFrom: { workflows: ['**/*.messages.ts', 'kernel/failures.ts'] },
  },
  'admin-ui': {
    layers: ['domain'],
    noPackages: onServers,
    inner: {
      // `./http.ts`, `../data/http.ts` and such, and the same for `download.ts`.
      regex: '(^\\.|/data)/(http|download)\\.ts$',
      openTo: ['client', 'dataProvider', 'download', 'isServerThere', 'recordCalls', 'sendFile'].map(
        (name) => `admin-ui/data/${name}.ts`,
      ),
      message: 'The API is called by its contracts: callApi of data/client.ts, or recordCalls.',
    },
  },
  'kiosk-ui': { layers: ['domain'], noPackages: onServers },
  'request-form': { layers: ['domain'], packages: ['altcha-lib', 'altcha-lib/*'] },
  'scale-agent': { layers: ['domain'], noPackages: ['express', 'react', '@temporalio/*', ...storage] },
};

const allLayers = [...Object.keys(layers), 'tools', 'e2e', 'bench'];
const withSubpaths = (name: string): string[] => [name, `${name}/**`];
const except = (names: readonly string[]): string[] =>
  names.flatMap(withSubpaths).map((pattern) => `!${pattern}`);
/** Imports of our own files, which a rule about packages must not refuse. */
const ownFiles = ['!.', '!..', '!./**', '!../**', '!#*/**'];

interface Restriction {
  /** Patterns as in a .gitignore file. If a pattern with `!` allows an import, no other group can forbid it, but a regex can. */
  readonly group?: string[];
  readonly regex?: string;
  readonly message: string;
}

/** The imports that are refused in one layer, each with a message that says what is allowed instead. */
const restrictionsOf = (
  name: string,
  { layers: allowed, packages, noPackages, onlyFrom, inner }: LayerRule,
): Restriction[] => {
  const forbidden = allLayers.filter((other) => other !== name && !allowed.includes(other));
  const restrictions: Restriction[] = [
    {
      regex: `^#(${forbidden.join('|')})/`,
      message: `Arrow rule: ${name} imports ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other layer'}.`,
    },
    {
      regex: `^(\\.\\.?/)+(${allLayers.join('|')})/`,
      message: 'Arrow rule: another layer is imported as #layer/…, never by a relative path.',
    },
  ];
  if (inner) restrictions.push({ regex: inner.regex, message: inner.message });
  if (packages) {
    // Everything is refused except our own files and these packages.
    const message = `Arrow rule: of packages ${name} uses only ${packages.join(', ')}.`;
    restrictions.push({ group: ['**', ...ownFiles, ...except(packages)], message });
  }
  if (noPackages) {
    const message = `Arrow rule: this package is not for ${name}.`;
    restrictions.push({ group: noPackages.flatMap(withSubpaths), message });
  }
  for (const [layer, files] of Object.entries(onlyFrom ?? {})) {
    const group = [`#${layer}/**`, ...files.map((file) => `!#${layer}/${file}`)];
    restrictions.push({
      group,
      message: `Arrow rule: of ${layer} ${name} imports only ${files.join(', ')}.`,
    });
  }
  return restrictions;
};

/** Files that may call `fetch`: the typed clients, and the code that loads a page again. */
const fetchingFiles = [
  'admin-ui/data/**',
  'kiosk-ui/src/kioskCall.ts',
  'kiosk-ui/src/kioskClient.ts',
  'request-form/requestFormCall.ts',
  '**/useUpgrade.ts',
];

/** Tests, their helpers and the build of a user interface may import anything. */
const exempt = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/vite.config.ts'];

/** Globals of Node and of browsers that do I/O: layers without I/O must not use them. */
const ioGlobals = [
  'fetch',
  'process',
  'Buffer',
  'console',
  'window',
  'document',
  'localStorage',
  'WebSocket',
];
const noIoRule = {
  files: ['domain/**', 'workflows/**'],
  excludeFiles: exempt,
  rules: { 'no-restricted-globals': ['error', ...ioGlobals] },
} satisfies OxlintOverride;

/** The user interfaces call the API through the typed client only. */
const typedClientRule = {
  files: ['admin-ui/**', 'kiosk-ui/**', 'request-form/**'],
  excludeFiles: [...exempt, ...fetchingFiles],
  rules: { 'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest', 'EventSource'] },
} satisfies OxlintOverride;

/** Helpers of tests do not import `tools/`: the test starts the programs that it needs, and passes them to its helpers. */
const testHelperRule = {
  files: ['**/testing/**'],
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx', 'tools/**', 'e2e/**', 'bench/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^#tools/', message: 'Arrow rule: a test passes what tools start to its helpers.' },
        ],
      },
    ],
  },
} satisfies OxlintOverride;

const importRule = (files: readonly string[], name: string, layer: LayerRule): OxlintOverride => ({
  files: [...files],
  excludeFiles: exempt,
  rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOf(name, layer) }] },
});

/**
 * The overrides of the linter: one for each layer, a second one where some of its files may import more, two for globals, and one
 * for helpers of tests.
 */
export const arrowRule: OxlintOverride[] = [
  // The files in `openTo` have the rule of their layer without its `inner` part.
  ...Object.entries(layers).flatMap(([name, { inner, ...layer }]) => [
    importRule([`${name}/**`], name, { ...layer, ...(inner ? { inner } : {}) }),
    ...(inner ? [importRule(inner.openTo, name, layer)] : []),
  ]),
  noIoRule,
  typedClientRule,
  testHelperRule,
];
