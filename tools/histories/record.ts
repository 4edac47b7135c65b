/**
 * Saves the histories of every case for this release: `node tools/histories/record.ts`. A saved history is never edited. It is
 * deleted only together with the branch of workflow code (`patched`) that exists to replay it. Cases already saved for this
 * release are left as they are.
 */
import type { Client } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporalServer, timeSkippingEnvironment } from '#workflows/testing/environment.ts';
import { startTestWorker } from '#workflows/testing/worker.ts';
import type { Case } from './case.ts';
import { cases } from './cases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };

const fileOf = ({ workflow, name }: Case): string =>
  join(root, 'workflows/histories', workflow, `${version}-${name}.json`);

/**
 * Removes what only describes the machine that recorded: stack traces, and the identity of the worker, which is `pid@host`. The
 * name of a sticky task queue is that identity, a hyphen and 32 hexadecimal digits, which stay.
 */
const withoutMachine = (key: string, value: unknown): unknown => {
  if (key === 'stackTrace') return '';
  return typeof value === 'string' ? value.replace(/^\d+@.*?(?=-[\da-f]{32}$|$)/, 'recorder') : value;
};

const historyOf = async (client: Client, workflowId: string, runId?: string): Promise<string> => {
  const history = historyToJSON(await client.workflow.getHandle(workflowId, runId).fetchHistory());
  return `${JSON.stringify(JSON.parse(history, withoutMachine), null, 2)}\n`;
};

const record = async (recorded: Case): Promise<void> => {
  const environment = await (recorded.skipsTime ? timeSkippingEnvironment() : temporalServer());
  const worker = await startTestWorker(environment);
  try {
    const { workflowId, runId } = await recorded.play({ environment, worker });
    const file = fileOf(recorded);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await historyOf(environment.client, workflowId, runId));
    console.log(`saved ${file}`);
  } finally {
    await worker.stop();
    await environment.teardown();
  }
};

for (const each of cases) {
  if (existsSync(fileOf(each))) console.log(`kept  ${fileOf(each)}`);
  else await record(each);
}
process.exit(0);
