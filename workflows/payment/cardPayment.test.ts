import { WorkflowNotFoundError } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextId, refusalOf } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { bookedOutcome, type InMemoryTill } from '../testing/inMemoryTill.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import {
  cancelCardPayment,
  cardPaymentId,
  cardPaymentStart,
  cardProgress,
  settleCardPayment,
  type CardResult,
} from './cardPayment.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let till: InMemoryTill;
let id: number;

beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker?.stop();
  await environment?.teardown();
});
beforeEach(() => {
  ({ till } = worker.world);
  till.authorize = () => bookedOutcome;
  till.reverse = () => bookedOutcome;
  till.recall = () => ({ kind: 'unknown', code: 'away' });
  till.books.length = 0;
  id = nextId();
});

const lost = { kind: 'unknown', code: 'lost' } as const;

const start = async (startInMs = 60_000) => {
  const now = await environment.currentTimeMs();
  return environment.client.workflow.start(
    'cardPayment',
    cardPaymentStart({
      attemptId: id,
      startBy: new Date(now + startInMs).toISOString(),
      numberStr: 'PP-1',
      taskQueue: worker.taskQueue,
      link: '',
    }),
  );
};
const ended = async (): Promise<CardResult> => {
  const handle = await start();
  return (await handle.result()) as CardResult;
};
const handle = () => environment.client.workflow.getHandle(cardPaymentId(id));
const untilStuck = async () => {
  for (let step = 0; (await handle().query(cardProgress)).stage !== 'stuck'; step += 1) {
    if (step > 200) throw new Error('it never asks for a person');
    await environment.sleep('10 seconds');
  }
};

describe('a card payment', () => {
  it('a payment that the card terminal books is paid', async () => {
    expect(await ended()).toBe('approved');
    expect(till.books).toEqual([`${id} paid`]);
  });

  it('a card payment that is declined leaves the payment free for another try', async () => {
    till.authorize = () => ({ kind: 'refused', code: '6C' });
    expect(await ended()).toBe('declined');
    expect(till.books).toEqual([`${id} free`]);
  });

  it('a card payment whose terminal is away has failed, and was never asked', async () => {
    till.authorize = () => ({ kind: 'unheard', code: 'ECONNREFUSED' });
    expect(await ended()).toBe('failed');
  });

  it('a card payment whose driver has gone before it began is not begun', async () => {
    till.unsent.add(id);
    // The terminal would take the money if it were asked.
    till.authorize = () => bookedOutcome;
    const running = await start(-1);
    expect(await running.result()).toBe('failed');
  });

  it('a card payment whose answer was lost asks the terminal until it tells, and never sends again', async () => {
    let sent = 0;
    let asked = 0;
    till.authorize = () => {
      sent += 1;
      return lost;
    };
    till.recall = () => ((asked += 1) < 4 ? { kind: 'unknown', code: 'later' } : bookedOutcome);
    expect(await ended()).toBe('approved');
    expect({ sent, asked }).toEqual({ sent: 1, asked: 4 });
  });

  it('a card payment whose worker died while it waited for the card asks the terminal', async () => {
    till.authorize = () => {
      throw new Error('the worker died');
    };
    till.recall = () => ({ kind: 'refused', code: 'notTaken' });
    expect(await ended()).toBe('declined');
    expect(till.books).toEqual([`${id} free`]);
  });

  it('a card payment that died before it was sent is taken back, and the terminal need not be asked', async () => {
    till.unsent.add(id);
    till.authorize = () => {
      throw new Error('the worker died');
    };
    expect(await ended()).toBe('failed');
  });

  it('a card payment for what was paid meanwhile gives the money back, asking again where an answer is lost', async () => {
    till.paidMeanwhile.add(id);
    let rounds = 0;
    till.reverse = () => ((rounds += 1) < 2 ? lost : bookedOutcome);
    till.recall = () => ({ kind: 'refused', code: 'notTaken' });
    expect(await ended()).toBe('reversed');
    expect(rounds).toBe(2);
    expect(till.books).toEqual([`${id} reverse`, `${id} reversed`]);
  });
});

describe('a card payment that nobody can find out about', () => {
  it.each([
    ['taken', 'approved', 'paid'],
    ['notTaken', 'declined', 'free'],
  ] as const)('is settled by a person who read "%s" off the slips', async (outcome, result, books) => {
    till.authorize = () => lost;
    await start();
    await untilStuck();
    await handle().executeUpdate(settleCardPayment, { args: [{ outcome, by: 7, why: 'slip' }] });
    expect(await handle().result()).toBe(result);
    expect(till.books).toEqual([`${id} unknown: away`, `${id} ${books} by 7`]);
  });

  it('may still be found out by the terminal that comes back', async () => {
    till.authorize = () => lost;
    await start();
    await untilStuck();
    till.recall = () => bookedOutcome;
    expect(await handle().result()).toBe('approved');
  });

  it('is not settled by a person while it is still asked, and not once it has ended', async () => {
    till.authorize = () => lost;
    till.recall = () => ({ kind: 'unknown', code: 'later' });
    await start();
    const settle = () =>
      handle().executeUpdate(settleCardPayment, { args: [{ outcome: 'taken', by: 7, why: 'slip' }] });
    expect(await refusalOf(settle())).toBe('payment_not_unknown');
    till.recall = () => bookedOutcome;
    await handle().result();
    await expect(settle()).rejects.toThrow(WorkflowNotFoundError);
  });

  it('is shown to operators again if it must be reversed, and nobody can find out about that either', async () => {
    till.authorize = () => lost;
    till.reverse = () => lost;
    till.paidMeanwhile.add(id);
    await start();
    const settle = async (outcome: 'taken' | 'notTaken') => {
      await untilStuck();
      await handle().executeUpdate(settleCardPayment, { args: [{ outcome, by: 7, why: 'slip' }] });
    };
    await settle('taken');
    await settle('notTaken');
    expect(await handle().result()).toBe('reversed');
    expect(till.books).toEqual([
      `${id} unknown: away`,
      `${id} reverse by 7`,
      `${id} unknown: away`,
      `${id} reversed`,
    ]);
  });

  it('a card payment that is reversed again, because its terminal tells again, needs no person meanwhile', async () => {
    let rounds = 0;
    till.reverse = () => ((rounds += 1) < 2 ? lost : bookedOutcome);
    till.paidMeanwhile.add(id);
    await start();
    await untilStuck();
    till.recall = () => ({ kind: 'refused', code: 'notTaken' });
    const stages: string[] = [];
    for (let step = 0; step < 60 && stages.at(-1) !== 'ended'; step += 1) {
      await environment.sleep('10 seconds');
      stages.push((await handle().query(cardProgress)).stage);
    }
    expect([...new Set(stages)]).toEqual(['stuck', 'reversing', 'ended']);
  });

  it('a card payment that must be reversed and cannot be is left to a person', async () => {
    till.paidMeanwhile.add(id);
    till.reverse = () => ({ kind: 'refused', code: 'B4' });
    await start();
    await untilStuck();
    const settle = (outcome: 'taken' | 'notTaken') =>
      handle().executeUpdate(settleCardPayment, { args: [{ outcome, by: 7, why: 'paid out' }] });
    expect(await refusalOf(settle('taken'))).toBe('payment_not_unknown');
    await settle('notTaken');
    expect(await handle().result()).toBe('reversed');
  });
});

it('a driver who calls off before the terminal was asked pays nothing', async () => {
  till.unsent.add(id);
  till.authorize = () => new Promise(() => {});
  await environment.client.workflow.signalWithStart('cardPayment', {
    ...cardPaymentStart({
      attemptId: id,
      startBy: new Date((await environment.currentTimeMs()) + 60_000).toISOString(),
      numberStr: 'PP-1',
      taskQueue: worker.taskQueue,
      link: '',
    }),
    signal: cancelCardPayment,
    signalArgs: [],
  });
  expect(await handle().result()).toBe('failed');
});
