import { Worker } from '@temporalio/worker';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWorkflows } from './testing/bundle.ts';

/** The beginning of any run: enough to make the sandbox load the bundle. */
const beginning = (workflow: string) => ({
  events: [
    {
      eventId: '1',
      eventTime: '2026-11-20T08:00:00Z',
      eventType: 'EVENT_TYPE_WORKFLOW_EXECUTION_STARTED',
      workflowExecutionStartedEventAttributes: {
        workflowType: { name: workflow },
        taskQueue: { name: 'keja' },
        originalExecutionRunId: 'run',
        firstExecutionRunId: 'run',
        workflowTaskTimeout: '10s',
        workflowExecutionTimeout: '0s',
        workflowRunTimeout: '0s',
        attempt: 1,
        input: {
          // In base64: `json/plain` and `{}`.
          payloads: [{ metadata: { encoding: 'anNvbi9wbGFpbg==' }, data: 'e30=' }],
        },
      },
    },
    {
      eventId: '2',
      eventTime: '2026-11-20T08:00:00Z',
      eventType: 'EVENT_TYPE_WORKFLOW_TASK_SCHEDULED',
      workflowTaskScheduledEventAttributes: {},
    },
    {
      eventId: '3',
      eventTime: '2026-11-20T08:00:00Z',
      eventType: 'EVENT_TYPE_WORKFLOW_TASK_STARTED',
      workflowTaskStartedEventAttributes: { scheduledEventId: '2' },
    },
  ],
});

/** Bundling alone lets through what cannot run in the sandbox: only loading shows it. */
const load = (workflowBundle: { code: string }, workflow: string): Promise<void> =>
  Worker.runReplayHistory({ workflowBundle }, beginning(workflow), `${workflow}-1`);

it('all workflows bundle, and load in the sandbox', async () => {
  await expect(load(await bundleWorkflows(), 'journey')).resolves.toBeUndefined();
});

describe('a workflow that reaches for the world', () => {
  let folder = '';
  beforeAll(async () => {
    // Not among the sources, which other suites read meanwhile.
    const ignored = fileURLToPath(new URL('../.keja', import.meta.url));
    await mkdir(ignored, { recursive: true });
    folder = await mkdtemp(join(ignored, 'wrong-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const attempt = async (name: string, code: string): Promise<void> => {
    const file = join(folder, `${name.replace(' ', '')}.ts`);
    await writeFile(file, code);
    await load(await bundleWorkflows(file), 'wrong');
  };

  it.each([
    [
      'files',
      `import { readFileSync } from 'node:fs'; export const wrong = async () => readFileSync('x').length;`,
    ],
    [
      'the database',
      `import { PostgreSqlDriver } from '@mikro-orm/postgresql'; export const wrong = async () => PostgreSqlDriver.name;`,
    ],
    [
      'entities',
      `import { EntitySchema } from '@mikro-orm/core'; export const wrong = async () => EntitySchema.name;`,
    ],
  ])('neither bundles nor loads when it imports %s', async (name, code) => {
    await expect(attempt(name, code)).rejects.toThrow();
  });

  it('bundles and loads when it imports nothing', async () => {
    await expect(attempt('nothing', 'export const wrong = async () => 1;')).resolves.toBeUndefined();
  });
});
