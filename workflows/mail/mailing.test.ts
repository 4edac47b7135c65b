import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import type { InMemoryMailing } from '../testing/inMemoryMailings.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { mailingChanged, mailingId, mailingStart, mailingState } from './mailing.messages.ts';

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

const people = (count: number): string[] => Array.from({ length: count }, (_, at) => `person ${at}`);
const inPages = (all: readonly string[], size: number): string[][] =>
  all.length === 0
    ? [[]]
    : [all.slice(0, size), ...(all.length > size ? inPages(all.slice(size), size) : [])];
const planned = (count: number, perPortion = 2) => {
  const id = nextId();
  const mailing: InMemoryMailing = {
    status: 'sending',
    pages: inPages(people(count), 3),
    waiting: [],
    queued: [],
    perPortion,
    keys: [],
  };
  worker.world.mailboxes.mailings.set(id, mailing);
  return { id, mailing };
};
const handleOf = (id: number) => environment.client.workflow.getHandle(mailingId(id));
const begin = (id: number, tiredAfter?: number) => {
  const start = mailingStart({ id, taskQueue: worker.taskQueue, link: '' });
  const args = [{ mailingId: id, ...(tiredAfter ? { tiredAfter } : {}) }] as typeof start.args;
  return environment.client.workflow.start('mailing', { ...start, args });
};

/** How long a mailing has waited each time, in seconds. */
const pausesOf = async (id: number): Promise<number[]> => {
  const { events } = await handleOf(id).fetchHistory();
  return (events ?? []).flatMap(({ timerStartedEventAttributes: timer }) => {
    const { seconds, nanos } = timer?.startToFireTimeout ?? {};
    return timer ? [Number(seconds ?? 0) + (nanos ?? 0) / 1e9] : [];
  });
};

describe('a mailing', () => {
  it('notes all people page by page, and writes to each once at its pace', async () => {
    const { id, mailing } = planned(7);
    await begin(id);
    // Four portions for seven people. The fifth finds nobody left, and ends the mailing.
    expect(await handleOf(id).result()).toEqual({ mailingId: id, portions: 5, status: 'done' });
    expect(mailing.queued).toEqual(people(7));
    // The time that the work took is a part of each pause, so they are a little shorter.
    expect((await pausesOf(id)).map(Math.round)).toEqual([10, 10, 10, 10]);
  });

  it('keeps its pace where a portion takes long: the work is a part of the wait', async () => {
    const { id, mailing } = planned(3, 3);
    mailing.working = () => pause(1_500);
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ portions: 2, status: 'done' });
    const [waited] = await pausesOf(id);
    expect(waited).toBeGreaterThan(0);
    // A pause of 10 s less 1.5 s of work.
    expect(waited).toBeLessThanOrEqual(8.5);
  });

  it('a mailing to nobody is done at once', async () => {
    const { id } = planned(0);
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ portions: 1, status: 'done' });
  });

  it('is paused until it goes on, and forgets nobody', async () => {
    const { id, mailing } = planned(5);
    mailing.status = 'paused';
    await begin(id);
    await expect.poll(() => handleOf(id).query(mailingState)).toMatchObject({ status: 'paused' });
    expect(mailing.queued).toEqual([]);
    mailing.status = 'sending';
    await handleOf(id).signal(mailingChanged, { messageId: 'on' });
    await handleOf(id).signal(mailingChanged, { messageId: 'on' });
    expect(await handleOf(id).result()).toMatchObject({ status: 'done' });
    expect(mailing.queued).toEqual(people(5));
  });

  it('a mailing that is paused while people are noted notes them all when it goes on', async () => {
    const { id, mailing } = planned(7);
    mailing.gathering = async () => {
      if (mailing.waiting.length > 0) mailing.status = 'paused';
    };
    await begin(id);
    await expect
      .poll(() => handleOf(id).query(mailingState))
      .toMatchObject({ status: 'paused', portions: 0 });
    // The first page of three.
    expect(mailing.waiting).toEqual(people(3));
    delete mailing.gathering;
    mailing.status = 'sending';
    await handleOf(id).signal(mailingChanged, { messageId: 'on' });
    expect(await handleOf(id).result()).toMatchObject({ status: 'done' });
    expect(mailing.queued).toEqual(people(7));
  });

  it('a mailing that is resumed while a worker dies goes on, though that worker found it paused', async () => {
    const other = planned(1);
    other.mailing.status = 'paused';
    await begin(other.id);
    await expect.poll(() => other.mailing.keys).toHaveLength(1);
    const { id, mailing } = planned(5);
    // The worker has done the first step, and has died before Temporal was told.
    const key = other.mailing.keys[0]?.replace(mailingId(other.id), mailingId(id)) ?? '';
    mailing.status = 'paused';
    await worker.world.activities.gatherPeople({ key, mailingId: id, after: null });
    mailing.status = 'sending';
    await environment.client.workflow.signalWithStart('mailing', {
      ...mailingStart({ id, taskQueue: worker.taskQueue, link: '' }),
      signal: mailingChanged,
      signalArgs: [{ messageId: 'on' }],
    });
    expect(await handleOf(id).result()).toMatchObject({ status: 'done' });
    expect(mailing.queued).toEqual(people(5));
  });

  it('a mailing that is ended writes to nobody more', async () => {
    const { id, mailing } = planned(5);
    mailing.status = 'stopped';
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ portions: 0, status: 'stopped' });
    expect(mailing.queued).toEqual([]);
  });

  it('a mailing to very many goes on in new runs, and writes to each once', async () => {
    const { id, mailing } = planned(60, 1);
    const { firstExecutionRunId } = await begin(id, 60);
    expect(await handleOf(id).result()).toMatchObject({ portions: 61, status: 'done' });
    expect((await handleOf(id).describe()).runId).not.toBe(firstExecutionRunId);
    expect(mailing.queued).toEqual(people(60));
  });
});
