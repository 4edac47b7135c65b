import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLetterMinutes } from '#domain/mail/letters.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { sendMailId, sendMailStart } from './sendMail.messages.ts';

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

const start = (outgoingEmailId: number) =>
  environment.client.workflow.start(
    'sendMail',
    sendMailStart({
      outgoingEmailId,
      lifeMinutes: usualLetterMinutes,
      taskQueue: worker.taskQueue,
      link: '',
    }),
  );
const handleOf = (id: number) => environment.client.workflow.getHandle(sendMailId(id));

describe('an e-mail', () => {
  it('an e-mail that the server does not take for some recipients yet is sent to those alone later', async () => {
    const id = nextId();
    const asked: (readonly string[] | undefined)[] = [];
    const deferred = [{ address: 'a@keja.example', words: '451 later' }];
    worker.world.mailServer = (only) => {
      asked.push(only);
      return only ? { rejected: [] } : { rejected: ['550 nobody'], deferred };
    };
    await start(id);
    const sent = { sent: true, messageId: `<outgoing-${id}@keja.example>`, rejected: ['550 nobody'] };
    expect(await handleOf(id).result()).toEqual(sent);
    worker.world.mailServer = () => undefined;
    expect(asked).toEqual([undefined, ['a@keja.example']]);
  });

  it('an e-mail that the server never takes for some recipients counts as sent, and names them', async () => {
    const id = nextId();
    worker.world.mailServer = (only) => {
      if (only) throw new Error('451 later');
      return { rejected: [], deferred: [{ address: 'a@keja.example', words: 'a@keja.example: 451 later' }] };
    };
    await start(id);
    expect(await handleOf(id).result()).toMatchObject({
      sent: true,
      rejected: ['a@keja.example: 451 later'],
    });
    worker.world.mailServer = () => undefined;
  });
});
