import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalFailure } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { temporalServer } from '../testing/environment.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import {
  outgoingSmsOf,
  sendSmsId,
  sendSmsStart,
  smsIdx,
  smsProgress,
  smsReceipt,
  type SmsReceipt,
} from './sendSms.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
});
afterEach(() => {
  worker.world.provider = () => undefined;
  worker.world.smsRecipients = 1;
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const start = (outgoingSmsId: number) =>
  environment.client.workflow.start(
    'sendSms',
    sendSmsStart({
      outgoingSmsId,
      numberStr: 'SMS-1',
      taskQueue: worker.taskQueue,
      link: '',
    }),
  );
const handleOf = (id: number) => environment.client.workflow.getHandle(sendSmsId(id));
const signalReceipt = (id: number, status: SmsReceipt['status']) =>
  handleOf(id).signal(smsReceipt, { providerId: `provider-${id}`, status });
const untilSent = (id: number) =>
  eventually(async () => expect(await handleOf(id).query(smsProgress)).toMatchObject({ sent: true }));

describe('an SMS', () => {
  it('is sent and closed as delivered when the receipt comes', async () => {
    const id = nextId();
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'onTheWay');
    await signalReceipt(id, 'delivered');
    expect(await handleOf(id).result()).toBe('delivered');
    expect(worker.world.smsOutcomes.get(id)).toBe('delivered');
  });

  it('accepts a receipt that arrives before sending has ended', async () => {
    const id = nextId();
    const received = Promise.withResolvers<void>();
    worker.world.provider = () => received.promise;
    await start(id);
    await signalReceipt(id, 'delivered');
    received.resolve();
    expect(await handleOf(id).result()).toBe('delivered');
  });

  it('stays delivered when a later receipt says undelivered', async () => {
    const id = nextId();
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'delivered');
    // The workflow may have ended already.
    await signalReceipt(id, 'undelivered').catch(() => undefined);
    expect(await handleOf(id).result()).toBe('delivered');
  });

  it('an SMS to two people stays undelivered for one of them when an earlier receipt comes late', async () => {
    const id = nextId();
    worker.world.smsRecipients = 2;
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'undelivered');
    await signalReceipt(id, 'onTheWay');
    await handleOf(id).signal(smsReceipt, { providerId: `provider-${id}-2`, status: 'delivered' });
    expect(await handleOf(id).result()).toBe('undelivered');
  });

  it('needs attention if it is undelivered', async () => {
    const id = nextId();
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'undelivered');
    expect(await handleOf(id).result()).toBe('undelivered');
    expect(await shownInUi(handleOf(id))).toMatchObject({
      summary: expect.stringMatching(/^SMS /),
      current: 'undelivered',
      attributes: {
        Area: 'terminal',
        Object: 'outgoingSms',
        ObjectId: String(id),
        Stage: 'undelivered',
        NeedsAttention: true,
      },
    });
  });

  it('an SMS that reached one recipient and could not reach another needs attention', async () => {
    const id = nextId();
    worker.world.provider = () => [2];
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'delivered');
    expect(await handleOf(id).result()).toBe('undelivered');
  });

  it('is tried again while the provider is away', async () => {
    const id = nextId();
    let attempts = 0;
    worker.world.provider = () => {
      attempts += 1;
      if (attempts < 3) throw new Error('provider away');
    };
    await start(id);
    await untilSent(id);
    expect(attempts).toBe(3);
  });

  it('is given up without a retry if the number is no telephone number', async () => {
    const id = nextId();
    worker.world.provider = () => {
      throw refusalFailure({ code: 'phone_invalid', params: {} });
    };
    await start(id);
    expect(await handleOf(id).result()).toBe('givenUp');
  });

  it('is sent once however often it is started; a start after its end is rejected', async () => {
    const id = nextId();
    let attempts = 0;
    worker.world.provider = () => void (attempts += 1);
    await start(id);
    await start(id);
    await untilSent(id);
    await signalReceipt(id, 'delivered');
    await handleOf(id).result();
    await expect(start(id)).rejects.toThrow(/already/i);
    expect(attempts).toBe(1);
  });
});

it('a receipt finds its message by the id we gave it', () => {
  expect(outgoingSmsOf(smsIdx(17, 3))).toBe(17);
  expect(outgoingSmsOf('somebody else')).toBeUndefined();
});
