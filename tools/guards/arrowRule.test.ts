import { basename, dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyWith } from './brokenCopy.ts';

/** A file, what it imports, and a part of the message by which the linter refuses that. */
const forbidden = [
  ['infrastructure/cache.ts', '#tools/start/child.ts', 'infrastructure imports no other layer'],
  ['domain/terminal/queue.rules.ts', '#database/connect.ts', 'domain imports no other layer'],
  ['domain/terminal/queue.rules.ts', '../../database/connect.ts', 'imported as #layer/…'],
  ['domain/terminal/queue.rules.ts', 'node:fs', 'of packages domain uses only zod'],
  ['domain/terminal/queue.rules.ts', 'fs', 'of packages domain uses only zod'],
  ['domain/terminal/queue.rules.ts', 'pg', 'of packages domain uses only zod'],
  ['database/records.ts', '#api/server.ts', 'database imports only domain'],
  ['database/records.ts', '@temporalio/client', 'this package is not for database'],
  ['workflows/terminal/journey.workflow.ts', 'node:crypto', 'of packages workflows uses only zod'],
  ['workflows/terminal/journey.workflow.ts', '@temporalio/client', 'of packages workflows uses only zod'],
  [
    'workflows/terminal/journey.workflow.ts',
    '#activities/terminal/transition.ts',
    'workflows imports only domain',
  ],
  ['workflows/terminal/journey.messages.ts', '#database/records.ts', 'workflows imports only domain'],
  ['activities/terminal/transition.ts', '#api/live/changes.ts', 'activities imports only'],
  ['api/terminal/moves.endpoints.ts', '#activities/relay.ts', 'api imports only'],
  [
    'api/terminal/moves.endpoints.ts',
    '#workflows/terminal/journey.workflow.ts',
    'of workflows api imports only',
  ],
  ['api/terminal/moves.endpoints.ts', '@temporalio/worker', 'this package is not for api'],
  ['api/terminal/moves.endpoints.ts', 'kysely', 'this package is not for api'],
  ['activities/terminal/transition.ts', 'kysely', 'this package is not for activities'],
  ['admin-ui/data/live.ts', '#api/app.ts', 'admin-ui imports only domain'],
  ['admin-ui/data/live.ts', '#database/records.ts', 'admin-ui imports only domain'],
  ['admin-ui/data/live.ts', 'node:path', 'this package is not for admin-ui'],
  ['admin-ui/data/live.ts', './http.ts', 'The API is called by its contracts'],
  ['admin-ui/files/FolderTree.tsx', '../data/http.ts', 'The API is called by its contracts'],
  ['admin-ui/objects/list/ListScreen.tsx', '../../data/download.ts', 'The API is called by its contracts'],
  ['kiosk-ui/src/useVisit.ts', '#workflows/terminal/journey.messages.ts', 'kiosk-ui imports only domain'],
  ['kiosk-ui/src/useVisit.ts', '@mikro-orm/core', 'this package is not for kiosk-ui'],
  ['scale-agent/agent.ts', '#database/connect.ts', 'scale-agent imports only domain'],
  ['scale-agent/agent.ts', 'pg', 'this package is not for scale-agent'],
  ['scale-agent/agent.ts', '#tools/simulator/load.ts', 'scale-agent imports only domain'],
] as const;

/** A file, and what it imports. */
const allowed = [
  ['domain/terminal/queue.rules.ts', '../kernel/fail.ts'],
  ['domain/terminal/queue.rules.ts', 'zod'],
  ['database/records.ts', '#domain/kernel/fail.ts'],
  ['database/records.ts', 'node:crypto'],
  ['workflows/terminal/journey.workflow.ts', '#domain/terminal/queue.rules.ts'],
  ['workflows/terminal/journey.test.ts', 'node:crypto'],
  ['api/terminal/moves.endpoints.ts', '#workflows/terminal/journey.messages.ts'],
  ['admin-ui/data/live.ts', 'socket.io-client'],
  ['admin-ui/data/live.ts', './client.ts'],
  ['scale-agent/agent.ts', 'node:sqlite'],
  ['tools/start.ts', '#api/server.ts'],
] as const;

/** One file of one statement for each case and way of importing, so that a single run judges them all. */
const statements: Readonly<Record<string, (imported: string) => string>> = {
  value: (imported) => `import * as it from '${imported}';\nit;\n`,
  type: (imported) => `import type { It } from '${imported}';\nexport const it: It = 1;\n`,
  export: (imported) => `export * from '${imported}';\n`,
  dynamic: (imported) => `export const it = () => import('${imported}');\n`,
};
const cases = [...forbidden, ...allowed];
const layersOf = (of: typeof cases): string[] => [...new Set(of.map(([file]) => file.split('/')[0] ?? ''))];
const fileOf = (file: string, imported: string, way: string): string => {
  const index = cases.findIndex(([name, what]) => name === file && what === imported);
  return `${dirname(file)}/${way}${index}.${basename(file)}`;
};

const messages = new Map<string, string>();
beforeAll(async () => {
  const files = cases.flatMap(([file, imported]) =>
    Object.entries(statements).map(([way, text]) => [fileOf(file, imported, way), text(imported)] as const),
  );
  const copy = await copyWith(Object.fromEntries(files));
  const { output } = await copy.run('oxlint', '--format', 'json', ...layersOf(cases));
  await copy.remove();
  const { diagnostics } = JSON.parse(output) as Diagnostics;
  for (const { code, filename, help } of diagnostics)
    if (code.includes('no-restricted-imports')) messages.set(filename, help ?? '');
});

interface Diagnostics {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly help?: string;
  }[];
}

describe('the arrow rule', () => {
  describe.each(Object.keys(statements))('by a %s import', (way) => {
    it.each(forbidden)('forbids %s to know %s', (file, imported, message) => {
      expect(messages.get(fileOf(file, imported, way))).toContain(message);
    });

    it.each(allowed)('lets %s know %s', (file, imported) => {
      expect(messages.get(fileOf(file, imported, way))).toBeUndefined();
    });
  });
});
