import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '@temporalio/client';
import type { Database } from '#database/connect.ts';
import { failedWork, retryWork } from '#database/failedWork.ts';
import type { OutboxHandler } from './outboxHandlers.ts';
import { startRelay, type Relay } from './relay.ts';
import { createTestTerminal, type TestTerminal } from './testing/terminal.ts';

const log = pino({ level: 'silent' });
let terminal: TestTerminal;
let database: Database;
const relays: Relay[] = [];

beforeAll(async () => {
  terminal = await createTestTerminal();
  database = terminal.database;
});
afterAll(() => terminal.close());
beforeEach(() => sql`delete from outbox`.execute(database.sql));
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
});

const relay = async (handlers: Record<string, OutboxHandler>): Promise<void> => {
  relays.push(await startRelay(database, handlers, log));
};
const ask = (...payloads: number[]): Promise<void> =>
  database.transaction(async (tx) => {
    for (const payload of payloads) await tx.outbox('count', { number: payload });
  });
const waiting = async (): Promise<number> =>
  (await terminal.rows(sql`select id from outbox where processed_at is null`)).length;
const allDone = async (): Promise<void> => {
  await expect.poll(waiting).toBe(0);
};

/** Remembers what it handled. */
const counter = () => {
  const handled: number[] = [];
  const handler: OutboxHandler = async (payload) => void handled.push((payload as { number: number }).number);
  return { handled, handler };
};

describe('the outbox relay', () => {
  it('handles what was committed before it began, in order, once', async () => {
    const { handled, handler } = counter();
    await ask(1, 2, 3);
    await relay({ count: handler });
    await allDone();
    expect(handled).toEqual([1, 2, 3]);
  });

  it('is woken by a commit, and never by one that was rolled back', async () => {
    const { handled, handler } = counter();
    await relay({ count: handler });
    const undone = database.transaction(async (tx) => {
      await tx.outbox('count', { number: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow();
    await ask(2);
    await expect.poll(() => handled).toEqual([2]);
  });

  it('asks nothing while there is nothing to do', async () => {
    let asked = 0;
    const counted = database.sql.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    relays.push(await startRelay({ ...database, sql: counted }, {}, log));
    await expect.poll(() => asked).toBeGreaterThan(0);
    await pause(1000);
    const before = asked;
    // The relay looks again every five seconds, in case it was not woken.
    await pause(3000);
    expect(asked - before).toBeLessThanOrEqual(1);
  });

  it('shares the work with others: every row is handled by one of them', async () => {
    const { handled, handler } = counter();
    await Promise.all([relay({ count: handler }), relay({ count: handler }), relay({ count: handler })]);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all([0, 25, 50, 75].map((from) => ask(...numbers.slice(from, from + 25))));
    await allDone();
    expect(handled.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('takes over what a relay that died had claimed, once its claim is over, and not before', async () => {
    const { handled, handler } = counter();
    await ask(1, 2);
    await sql`update outbox set claimed_until = case (payload->>'number')::int
      when 1 then now() + interval '1 hour' else now() - interval '1 second' end`.execute(database.sql);
    await relay({ count: handler });
    await expect.poll(() => handled).toEqual([2]);
    await sql`update outbox set claimed_until = now() where processed_at is null`.execute(database.sql);
    await allDone();
    expect(handled).toEqual([2, 1]);
  });

  it('holds no row while it calls: others may read and write it', async () => {
    await ask(1);
    let seen: unknown;
    await relay({
      count: async (_payload, { id }) => {
        seen = await database.transaction((tx) =>
          sql`select id from outbox where id = ${id} for update nowait`
            .execute(tx.sql)
            .then(({ rows }) => rows.length),
        );
      },
    });
    await allDone();
    expect(seen).toBe(1);
  });

  it('keeps trying what fails, remembers why, and lets the others pass', async () => {
    const { handled, handler } = counter();
    let failures = 0;
    await ask(1, 2);
    await relay({
      count: async (payload, row) => {
        if ((payload as { number: number }).number === 1 && failures < 2) {
          failures += 1;
          throw new Error('not yet');
        }
        await handler(payload, row);
      },
    });
    await allDone();
    expect(handled).toEqual([2, 1]);
    const rows = await terminal.rows(sql`select attempts, last_error from outbox order by id`);
    expect(rows).toEqual([
      { attempts: 3, last_error: null },
      { attempts: 1, last_error: null },
    ]);
  });

  // Kept are: handled rows 30 days, results of requests 7, of the register of firms 1, steps of an SMS 60 days, and those of a
  // journey 60 days after its end. Other keys stay.
  it('forgets what was handled a month ago, writes named a week ago, firms told yesterday, and steps of processes that ended long ago', async () => {
    await sql`insert into outbox (kind, payload, attempts, processed_at) values
      ('count', '{}', 1, now() - interval '31 days'), ('count', '{}', 1, now() - interval '29 days')`.execute(
      database.sql,
    );
    const ended = await terminal.newDisposition();
    await sql`update disposition set cars_queue_status = 'TerminalExit', updated_at = now() - interval '61 days'
      where id = ${ended}`.execute(database.sql);
    await sql`insert into transition (key, at) values ('request:1:old', now() - interval '8 days'),
      ('toldFirm:old', now() - interval '25 hours'), ('toldFirm:new', now() - interval '23 hours'),
      ('request:1:new', now() - interval '6 days'), ('journey-1:old', now() - interval '900 days'),
      ('sms-1:sent', now() - interval '61 days'), ('sms-2:sent', now() - interval '59 days'),
      ('something-1:old', now() - interval '900 days'), (${`journey-${ended}:arrive`}, now() - interval '61 days'),
      (${`journey-${ended}:late`}, now() - interval '5 days')`.execute(database.sql);
    await relay({});
    const outbox = () => terminal.rows(sql`select 1 from outbox`);
    await expect.poll(async () => (await outbox()).length).toBe(1);
    const keys = () => terminal.rows<{ key: string }>(sql`select key from transition order by key`);
    await expect
      .poll(async () => (await keys()).map(({ key }) => key))
      .toEqual(
        [
          `journey-${ended}:late`,
          'journey-1:old',
          'request:1:new',
          'sms-2:sent',
          'something-1:old',
          'toldFirm:new',
        ].toSorted(),
      );
  });

  it('keeps nobody waiting for what fails again and again', async () => {
    const { handled, handler } = counter();
    const attemptsOfBad = async () =>
      (await terminal.rows<{ attempts: number }>(sql`select attempts from outbox order by id limit 1`))[0]
        ?.attempts;
    await ask(1);
    await relay({
      count: async (payload, row) => {
        if ((payload as { number: number }).number === 1) throw new Error('never');
        await handler(payload, row);
      },
    });
    // After the fourth attempt it pauses for four seconds. Another row is handled within that time.
    await expect.poll(attemptsOfBad).toBe(4);
    await ask(2);
    await expect.poll(() => handled, { interval: 20 }).toEqual([2]);
    expect(await attemptsOfBad()).toBe(4);
  });

  it('a row that fails is tried after longer and longer pauses, an hour at most, and is never given up', async () => {
    let tries = 0;
    await ask(1);
    await relay({
      count: () => {
        tries += 1;
        return Promise.reject(new Error('never'));
      },
    });
    const pauses: number[] = [];
    for (const after of [0, 1, 6, 40]) {
      await sql`update outbox set attempts = ${after}, due_at = null`.execute(database.sql);
      const before = tries;
      await database.transaction(({ sql: tx }) => sql`select pg_notify('keja_outbox', '')`.execute(tx));
      await expect.poll(() => tries).toBeGreaterThan(before);
      const paused = () =>
        terminal.rows<{ seconds: number }>(
          sql`select extract(epoch from due_at - now())::float as seconds from outbox where due_at is not null`,
        );
      await expect.poll(async () => (await paused()).length).toBe(1);
      pauses.push((await paused())[0]?.seconds ?? 0);
    }
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect(pauses[3]).toBeGreaterThan(3500);
    expect(pauses[3]).toBeLessThanOrEqual(3600);
    const before = tries;
    await pause(6000);
    expect(tries).toBe(before);
    expect(await waiting()).toBe(1);
  });

  it('a row that failed is tried at once when an administrator asks for it', async () => {
    const { handled, handler } = counter();
    await ask(1);
    await sql`update outbox set attempts = 20, last_error = 'away', due_at = now() + interval '1 hour'`.execute(
      database.sql,
    );
    await relay({ count: handler });
    await pause(1000);
    expect(handled).toEqual([]);
    const [row] = (await failedWork(database.sql)).rows;
    await retryWork(database.sql, row?.id ?? '');
    await expect.poll(() => handled, { timeout: 3000 }).toEqual([1]);
    expect(await failedWork(database.sql)).toEqual({ rows: [], count: 0 });
  });

  it('a row that Temporal refuses keeps no other row waiting', async () => {
    const { handled, handler } = counter();
    const refusal = (code: number) =>
      Object.assign(new Error('refused'), { code, details: '', metadata: {} });
    await ask(1, 2);
    const asked: number[] = [];
    await relay({
      count: async (payload, row) => {
        const { number } = payload as { number: number };
        asked.push(number);
        // 3: an invalid argument, in the codes of gRPC.
        if (number === 1) throw new ServiceError('refused', { cause: refusal(3) });
        await handler(payload, row);
      },
    });
    await expect.poll(() => handled).toEqual([2]);
    expect(asked.slice(0, 2)).toEqual([1, 2]);
  });

  it('leaves what nobody handles where it is, with the reason', async () => {
    await relay({});
    await ask(1);
    await expect
      .poll(() => terminal.rows(sql`select last_error from outbox`))
      .toEqual([{ last_error: 'Error: nothing handles outbox rows of kind count' }]);
    expect(await waiting()).toBe(1);
  });
});
