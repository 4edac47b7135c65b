import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { until, type Caller } from './caller.ts';
import type { Step } from './truck.ts';

/** How often each reminder was given, and whether it comes again, by its title. */
export type Given = Readonly<Record<string, { readonly times: number; readonly comesAgain: boolean }>>;

interface RemindersJourney {
  readonly steps: readonly Step[];
  readonly expected: Given;
  /** Waits until no reminder is due any more. */
  haveCome(): Promise<void>;
  given(): Promise<Given>;
}

interface MadeRecord {
  readonly id: number;
  readonly updatedAt: string;
}

/**
 * The first reminder is due 12 seconds after it is made, each further one 3 seconds later. After each step the test kills a
 * program, so that some program is down when most reminders are due.
 */
const firstAfterMs = 12_000;
const apartMs = 3_000;
const repeats = ['Once', 'Daily', 'WithEvent', 'Weekly', 'Once', 'WithEvent', 'Monthly', 'Once'] as const;

/** Reminders of all kinds, about a firm or an event: most of them come, one is put off, one is ticked off. */
export async function remindersJourney(
  caller: Caller,
  database: Database,
  name: string,
): Promise<RemindersJourney> {
  const titleOf = (nr: number): string => `${name} ${nr} ${repeats[nr] ?? ''}`;
  const [putOff, tickedOff] = [`${name} odłożone`, `${name} odhaczone`];
  const { remind, remindOfEvent } = await remindersOf(caller, name);
  const numbers = repeats.map((_, nr) => nr);
  const make = async (nrs: readonly number[]): Promise<void> => {
    for (const nr of nrs) {
      const repeat = repeats[nr];
      if (repeat === 'WithEvent') await remindOfEvent(titleOf(nr), soon(nr));
      else await remind(titleOf(nr), soon(nr), { repeat });
    }
  };
  const change = ({ id, updatedAt }: MadeRecord, fields: object): Promise<unknown> =>
    caller.call('PUT', `/reminder/${id}`, { ...fields, updatedAt });
  const changed: MadeRecord[] = [];
  return {
    steps: [
      {
        says: 'two reminders are made that will be changed',
        does: async () => {
          const date = new Date(Date.now() + 3_600_000).toISOString();
          for (const title of [putOff, tickedOff]) changed.push(await remind(title, date));
        },
      },
      { says: 'reminders that come soon are made', does: () => make(numbers.slice(0, 4)) },
      {
        says: 'one is put off and one is ticked off',
        does: async () => {
          const [later, unwanted] = changed;
          if (later) await change(later, { date: soon(2) });
          if (unwanted) await change(unwanted, { done: true });
        },
      },
      { says: 'more reminders are made', does: () => make(numbers.slice(4)) },
    ],
    expected: Object.fromEntries([
      ...numbers.map((nr) => [titleOf(nr), { times: 1, comesAgain: repeats[nr] !== 'Once' }] as const),
      [putOff, { times: 1, comesAgain: false }],
      [tickedOff, { times: 0, comesAgain: false }],
    ]),
    haveCome: () => haveCome(database, name),
    given: () => given(database, name),
  };
}

const soon = (nr: number): string => new Date(Date.now() + firstAfterMs + nr * apartMs).toISOString();

/** How somebody makes reminders about a firm and about events of a calendar, both made here. */
const remindersOf = async (caller: Caller, name: string) => {
  const { id: user } = await caller.call<{ id: number }>('GET', '/auth/profile');
  const firm = await caller.call<MadeRecord>('POST', '/vendor_and_customer', { name, isCustomer: true });
  const calendar = await caller.call<MadeRecord>('POST', '/calendars', { name });
  const remind = (title: string, date: string, fields: object = {}): Promise<MadeRecord> =>
    caller.call('POST', '/reminder', {
      title,
      date,
      user,
      objectName: 'counterparty',
      objectId: firm.id,
      ...fields,
    });
  const remindOfEvent = async (title: string, start: string): Promise<void> => {
    const event = { calendar: calendar.id, title, start, repeats: 'FREQ=DAILY' };
    const { id: objectId } = await caller.call<MadeRecord>('POST', '/calendar_events', event);
    const about = { objectName: 'calendarEvent', objectId };
    await remind(title, start, { ...about, repeat: 'WithEvent', lead: 'AtTime' });
  };
  return { remind, remindOfEvent };
};

/** A repeated reminder that has come is due again a day later at the earliest, so no due time within an hour is left. */
const haveCome = async (database: Database, name: string): Promise<void> => {
  await until(async () => {
    const { rows } = await sql`
      select 1 from reminder where title like ${`${name} %`} and next_at < now() + interval '1 hour'`.execute(
      database.sql,
    );
    return rows.length === 0;
  });
};

/** Counts the notices of each reminder of this journey; they end with the title of the reminder. */
const given = async (database: Database, name: string): Promise<Given> => {
  const { rows } = await sql<{ title: string; times: number; comesAgain: boolean }>`
    select r.title, r.next_at is not null as "comesAgain",
      (select count(*)::int from notification n where n.title like '%' || r.title) as times
    from reminder r where r.title like ${`${name} %`}`.execute(database.sql);
  return Object.fromEntries(rows.map(({ title, times, comesAgain }) => [title, { times, comesAgain }]));
};
