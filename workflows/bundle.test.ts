import { Worker } from '@temporalio/worker';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
    folder = await mkdtemp(join(fileURLToPath(new URL('.', import.meta.url)), 'testing', 'wrong-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

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
    const file = join(folder, `${name.replace(' ', '')}.ts`);
    await writeFile(file, code);
    const attempt = async () => load(await bundleWorkflows(file), 'wrong');
    await expect(attempt()).rejects.toThrow();
  });
});
