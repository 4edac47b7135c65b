import { DateTime } from 'luxon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { changesOfSeries } from './changesOfSeries.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

it('a series of which more occurrences were changed than a letter takes leaves none of them out', async () => {
  const { records } = database;
  const first = DateTime.fromISO('2031-03-03T09:00:00Z', { zone: 'utc' });
  const day = (days: number) => first.plus({ days }).toISO();
  const calendar = (await records.create(systemActor, 'calendar', { name: 'Odprawy' })).id;
  const event = { calendar, title: 'Odprawa' };
  const series = await records.create(systemActor, 'calendarEvent', {
    ...event,
    start: day(0),
    repeats: 'FREQ=DAILY',
    skipped: [{ at: day(100) }],
  });
  for (let days = 1; days <= 60; days += 1)
    await records.create(systemActor, 'calendarEvent', {
      ...event,
      start: first.plus({ days, hours: 2 }).toISO(),
      series: series.id,
      occurrence: day(days),
    });
  const { changed, leftOut } = await database.transaction((tx) => changesOfSeries(tx, series));
  // A letter takes at most 50.
  expect(changed.map(({ occurrence }) => occurrence)).toEqual(
    Array.from({ length: 50 }, (_, at) => day(60 - at)),
  );
  expect(leftOut).toEqual([day(100)]);
});
