import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { postponeMail, sendMailId, sendMailStart, withdrawMail } from './sendMail.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let deliveries = 0;

beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});
beforeEach(() => {
  deliveries = 0;
  worker.world.mailServer = () => void (deliveries += 1);
});

const inHours = async (hours: number): Promise<string> =>
  new Date((await environment.currentTimeMs()) + hours * 3_600_000).toISOString();
const start = (outgoingEmailId: number, sendAt: string, attempt = 0) =>
  environment.client.workflow.start(
    'sendMail',
    sendMailStart({
      outgoingEmailId,
      // Longer than any letter waits here.
      lifeMinutes: 6000,
      sendAt,
      attempt,
      taskQueue: worker.taskQueue,
      link: '',
    }),
  );
const gone = { cause: { type: 'message_gone_out' } };

describe('a letter that is sent later', () => {
  it('goes out once, at its time and not before', async () => {
    const id = nextId();
    const due = await inHours(50);
    const handle = await start(id, due);
    await environment.sleep('49 hours');
    expect(deliveries).toBe(0);
    expect(await handle.result()).toMatchObject({ sent: true });
    expect(await environment.currentTimeMs()).toBeGreaterThanOrEqual(Date.parse(due));
    expect(deliveries).toBe(1);
  });

  it('a letter for later that is taken back is a draft again and never goes out', async () => {
    const id = nextId();
    const handle = await start(id, await inHours(2));
    await handle.executeUpdate(withdrawMail, { args: [{ by: 1 }] });
    expect(await handle.result()).toEqual({ sent: false, reason: 'withdrawn' });
    await environment.sleep('5 hours');
    expect(worker.world.mailReopened).toContain(id);
    expect(worker.world.mailOutcomes.has(id)).toBe(false);
    expect(deliveries).toBe(0);
  });

  it('is taken back once, however many ask at the same moment', async () => {
    const id = nextId();
    const handle = await start(id, await inHours(2));
    const asked = await Promise.allSettled(
      [1, 2, 3].map((by) => handle.executeUpdate(withdrawMail, { args: [{ by }] })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await handle.result();
    expect(worker.world.mailReopened.filter((each) => each === id)).toEqual([id]);
  });

  it('cannot be taken back once it has gone out', async () => {
    const id = nextId();
    let asked: Promise<unknown> | undefined;
    let isAnswered = false;
    const handle = await start(id, await inHours(1));
    worker.world.mailServer = () => {
      // Somebody takes the letter back while the mail server takes it.
      asked ??= handle
        .executeUpdate(withdrawMail, { args: [{ by: 1 }] })
        .catch((error: unknown) => error)
        .finally(() => (isAnswered = true));
      if (!isAnswered) throw new Error('no mail server');
    };
    expect(await handle.result()).toMatchObject({ sent: true });
    expect(await asked).toMatchObject(gone);
    expect(worker.world.mailReopened).not.toContain(id);
  });

  it.each([
    ['sooner', 30, 2],
    ['later', 3, 20],
  ])('goes out %s at the time that was chosen last', async (_when, first, last) => {
    const id = nextId();
    const [before, due, after] = [await inHours(last - 1), await inHours(last), await inHours(last + 1)];
    const handle = await start(id, await inHours(first));
    await handle.executeUpdate(postponeMail, { args: [{ sendAt: due }] });
    await environment.sleep(Date.parse(before) - (await environment.currentTimeMs()));
    expect(deliveries).toBe(0);
    await environment.sleep(Date.parse(after) - (await environment.currentTimeMs()));
    expect(deliveries).toBe(1);
    expect(await handle.result()).toMatchObject({ sent: true });
    expect(worker.world.mailPostponed).toContainEqual({ outgoingEmailId: id, sendAt: due });
  });

  it('a letter for later that was taken back is sent again by a new workflow', async () => {
    const id = nextId();
    const first = await start(id, await inHours(2));
    await first.executeUpdate(withdrawMail, { args: [{ by: 1 }] });
    await first.result();
    const second = await start(id, await inHours(1), 1);
    expect(second.workflowId).toBe(sendMailId(id, 1));
    expect(await second.result()).toMatchObject({ sent: true });
    expect(deliveries).toBe(1);
  });
});
