import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalFailure } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { temporalServer } from '../testing/environment.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { mailProgress, sendMailId, sendMailStart } from './sendMail.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const start = (outgoingEmailId: number, lifeMinutes = 60) =>
  environment.client.workflow.start(
    'sendMail',
    sendMailStart({ outgoingEmailId, lifeMinutes, taskQueue: worker.taskQueue, link: '' }),
  );
const handleOf = (id: number) => environment.client.workflow.getHandle(sendMailId(id));

describe('an e-mail', () => {
  it('is handed to the mail server and closed as sent', async () => {
    const id = nextId();
    await start(id);
    const sent = { sent: true, messageId: `<outgoing-${id}@keja.example>`, rejected: [] };
    expect(await handleOf(id).result()).toEqual(sent);
    expect(worker.world.mailOutcomes.get(id)).toEqual(sent);
    expect(await handleOf(id).query(mailProgress)).toEqual({ outgoingEmailId: id, outcome: sent });
  });

  it('is tried again while the mail server is away', async () => {
    const id = nextId();
    let attempts = 0;
    worker.world.mailServer = () => {
      attempts += 1;
      if (attempts < 2) throw new Error('no mail server');
    };
    await start(id);
    expect(await handleOf(id).result()).toMatchObject({ sent: true });
    worker.world.mailServer = () => undefined;
    expect(attempts).toBe(2);
  });

  it('an e-mail that was taken back by what it is about ends quietly: its record is left alone', async () => {
    worker.world.mailServer = () => {
      throw refusalFailure({
        code: 'record_not_found',
        params: { object: 'outgoingEmail', id: 1, reason: 'withdrawn' },
      });
    };
    const id = nextId();
    await start(id);
    expect(await handleOf(id).result()).toEqual({ sent: false, reason: 'withdrawn' });
    expect(worker.world.mailOutcomes.has(id)).toBe(false);
    worker.world.mailServer = () => undefined;
  });

  it('needs attention when the mail server refuses it, and says what it said', async () => {
    const id = nextId();
    worker.world.mailServer = () => {
      throw refusalFailure({ code: 'mail_refused', params: { reason: '550 no such user' } });
    };
    await start(id);
    expect(await handleOf(id).result()).toEqual({ sent: false, reason: '550 no such user' });
    worker.world.mailServer = () => undefined;
    expect(await shownInUi(handleOf(id))).toMatchObject({
      current: 'failed: 550 no such user',
      attributes: {
        Area: 'mail',
        Object: 'outgoingEmail',
        ObjectId: String(id),
        Stage: 'failed',
        NeedsAttention: true,
      },
    });
  });

  it('is given up when its life is over', async () => {
    const id = nextId();
    worker.world.mailServer = () => {
      throw new Error('no mail server');
    };
    await start(id, 0.01);
    expect(await handleOf(id).result()).toEqual({ sent: false, reason: 'givenUp' });
    worker.world.mailServer = () => undefined;
  });

  it('is copied into the folder of sent mail, again and again until the server takes it', async () => {
    const id = nextId();
    let attempts = 0;
    worker.world.mailCopies = () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no mail server');
    };
    await start(id);
    expect(await handleOf(id).result()).toMatchObject({ sent: true });
    worker.world.mailCopies = null;
    expect(attempts).toBe(2);
  });

  it('has half an hour for each attempt, as long as its worker is alive', async () => {
    const id = nextId();
    await start(id);
    await handleOf(id).result();
    const { events } = await handleOf(id).fetchHistory();
    const times = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: told }) =>
      told?.activityType?.name === 'deliverMail'
        ? [Number(told.startToCloseTimeout?.seconds), Number(told.heartbeatTimeout?.seconds)]
        : [],
    );
    expect(times).toEqual([30 * 60, 60]);
  });

  it('is sent once however often it is started', async () => {
    const id = nextId();
    let attempts = 0;
    worker.world.mailServer = () => void (attempts += 1);
    await start(id);
    await handleOf(id).result();
    await expect(start(id)).rejects.toThrow(/already/i);
    worker.world.mailServer = () => undefined;
    expect(attempts).toBe(1);
  });
});
