import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessZone } from '#domain/kernel/time.ts';
import type { TermFacts } from '#domain/service/requestTerm.rules.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { termsOf } from '../testing/commandTerm.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { requestTermWorkflowId } from './requestTerm.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let terms: ReturnType<typeof termsOf>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  terms = termsOf(environment, worker);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

/** A request that came in now and has so many days. */
const request = async (days: number, some: Partial<TermFacts> = {}): Promise<TermFacts> => {
  const now = DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone });
  return {
    date: now.toUTC().toISO() ?? '',
    executionTerm: now.plus({ days }).toFormat('yyyy-MM-dd'),
    isAnswered: true,
    isClosed: false,
    isPaused: false,
    ...some,
  };
};
const ended = (id: number) =>
  environment.client.workflow.getHandle(requestTermWorkflowId('customerRequest', id)).result();
const ofTerm = ['termSoonDue', 'termOverdue', 'termEscalated'];

describe('the term of a request', () => {
  it('is told before it, after it, and then to the leader, each once', async () => {
    const id = nextId();
    await terms.write(id, await request(10));
    await ended(id);
    expect(terms.sentNotices(id)).toEqual(ofTerm);
  });

  it('the term of a request that is put off is told of at the new term alone', async () => {
    const id = nextId();
    await terms.write(id, await request(10));
    await terms.write(id, await request(40));
    await ended(id);
    expect(terms.sentNotices(id)).toEqual(ofTerm);
  });

  it('is told of no more while it waits for the customer, and again when it goes on', async () => {
    const id = nextId();
    await terms.write(id, await request(10, { isPaused: true }));
    await ended(id);
    expect(terms.sentNotices(id)).toEqual([]);
    await terms.write(id, await request(10));
    await ended(id);
    expect(terms.sentNotices(id)).toEqual(ofTerm);
  });

  it('the term of a request that nobody answers is told of after the days of the settings; an answer in time ends that', async () => {
    const [silent, answered] = [nextId(), nextId()];
    await terms.write(silent, await request(0, { executionTerm: null, isAnswered: false }));
    await terms.write(answered, await request(0, { executionTerm: null, isAnswered: false }));
    terms.note(answered, { isAnswered: true });
    await Promise.all([ended(silent), ended(answered)]);
    expect(terms.sentNotices(silent)).toEqual(['requestUnanswered', 'requestUnansweredEscalated']);
    expect(terms.sentNotices(answered)).toEqual([]);
  });

  it('is told of once when it is signalled twice, also after its end', async () => {
    const id = nextId();
    await terms.write(id, await request(10));
    await terms.tell(id);
    await ended(id);
    await terms.tell(id);
    await ended(id);
    expect(terms.sentNotices(id)).toEqual(ofTerm);
  });

  it('is told of over runs that continue as new', async () => {
    const id = nextId();
    const tired = termsOf(environment, worker, { tiredAfter: 8 });
    await tired.write(id, await request(10));
    await ended(id);
    expect(tired.sentNotices(id)).toEqual(ofTerm);
  });
});
