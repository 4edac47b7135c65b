import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestTermWorkflowId } from '../service/requestTerm.messages.ts';
import { termsOf } from './commandTerm.ts';
import { nextId } from './drive.ts';
import { timeSkippingEnvironment } from './environment.ts';
import { startTestWorker, type TestWorker } from './worker.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

it('days pass at once for several results that are awaited together, again and again', async () => {
  const terms = termsOf(environment, worker);
  const begun = async (): Promise<number> => {
    const id = nextId();
    const now = DateTime.fromMillis(await environment.currentTimeMs());
    await terms.write(id, {
      date: now.toUTC().toISO() ?? '',
      executionTerm: now.plus({ days: 10 }).toFormat('yyyy-MM-dd'),
      isAnswered: true,
      isClosed: false,
      isPaused: false,
    });
    return id;
  };
  const ended = (id: number) =>
    environment.client.workflow.getHandle(requestTermWorkflowId('customerRequest', id)).result();
  for (let round = 0; round < 5; round += 1) {
    const ids = [await begun(), await begun(), await begun()];
    // The time must be unlocked already when the second and the third result are asked for.
    const first = ended(ids[0] ?? 0);
    // This call to the server gives the unlock before it the time to be done.
    await environment.currentTimeMs();
    await Promise.all([first, ...ids.slice(1).map(ended)]);
    for (const id of ids) expect(terms.sentNotices(id)).toHaveLength(3);
  }
});
