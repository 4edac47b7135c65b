import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReminderPlan } from '#domain/platform/reminder.rules.ts';
import { remindersOf } from '../testing/commandReminder.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { reminderWorkflowId } from './reminder.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let reminders: ReturnType<typeof remindersOf>;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  reminders = remindersOf(environment, worker);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const inHours = async (hours: number): Promise<string> =>
  new Date((await environment.currentTimeMs()) + hours * 3_600_000).toISOString();
const planIn = async (hours: number, some: Partial<ReminderPlan> = {}): Promise<ReminderPlan> => ({
  date: await inHours(hours),
  lead: 'AtTime',
  repeat: 'Once',
  ...some,
});
const ended = (id: number) => environment.client.workflow.getHandle(reminderWorkflowId(id)).result();

describe('a reminder', () => {
  it('comes once at its time, and its workflow ends', async () => {
    const id = nextId();
    const plan = await planIn(50);
    await reminders.write(id, plan);
    expect(reminders.given(id)).toEqual([]);
    await ended(id);
    expect(reminders.given(id)).toEqual([plan.date]);
    expect(await environment.currentTimeMs()).toBeGreaterThanOrEqual(Date.parse(plan.date));
  });

  it('comes earlier by its lead', async () => {
    const id = nextId();
    const plan = await planIn(50, { lead: 'TwoHours' });
    await reminders.write(id, plan);
    await ended(id);
    expect(reminders.given(id)).toEqual([new Date(Date.parse(plan.date) - 2 * 3_600_000).toISOString()]);
  });

  it('a reminder that is put off comes at the new time alone', async () => {
    const id = nextId();
    await reminders.write(id, await planIn(10));
    const later = await planIn(30);
    await reminders.write(id, later);
    await ended(id);
    expect(reminders.given(id)).toEqual([later.date]);
  });

  it('a reminder that is brought forward comes at the new time alone', async () => {
    const id = nextId();
    await reminders.write(id, await planIn(30));
    const sooner = await planIn(10);
    await reminders.write(id, sooner);
    await ended(id);
    expect(reminders.given(id)).toEqual([sooner.date]);
  });

  it('a reminder that was removed never comes', async () => {
    const id = nextId();
    await reminders.write(id, await planIn(10));
    await reminders.remove(id);
    await ended(id);
    await environment.sleep('20 hours');
    expect(reminders.given(id)).toEqual([]);
  });

  it('is given once when the answer of the step is lost, and when it is told twice', async () => {
    const id = nextId();
    let lost = 2;
    worker.world.reminders.afterGiving = () => {
      if ((lost -= 1) >= 0) throw new Error('the connection broke');
    };
    const plan = await planIn(5);
    await reminders.write(id, plan);
    await reminders.tell(id);
    await ended(id);
    await reminders.tell(id);
    await ended(id);
    worker.world.reminders.afterGiving = () => undefined;
    expect(lost).toBeLessThan(2);
    expect(reminders.given(id)).toEqual([plan.date]);
  });

  it('a reminder that repeats comes each time once, also over runs that continue as new', async () => {
    const id = nextId();
    const tired = remindersOf(environment, worker, { tiredAfter: 12 });
    const plan = await planIn(24, { repeat: 'Weekly' });
    await tired.write(id, plan);
    // It comes on the days 1, 8, 15, 22, 29 and 36.
    await environment.sleep('40 days');
    const given = tired.given(id);
    expect(given).toHaveLength(6);
    expect(new Set(given).size).toBe(6);
    expect(given[0]).toBe(plan.date);
    await tired.remove(id);
    await ended(id);
    expect(tired.given(id)).toHaveLength(6);
  });

  it('a reminder that was over begins again with a new time', async () => {
    const id = nextId();
    const first = await planIn(1);
    await reminders.write(id, first);
    await ended(id);
    const second = await planIn(4);
    await reminders.write(id, second);
    await ended(id);
    expect(reminders.given(id)).toEqual([first.date, second.date]);
  });
});
