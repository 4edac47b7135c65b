import pg from 'pg';
import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '#tools/testing/database.ts';
import { inTurns, type Comparison } from './measure.ts';

const rowsInAll = 200_000;

/** Twenty out of 200,000 dispositions with filter and sort, against the same SQL on bare `pg`. */
export const listBench = async (): Promise<Comparison[]> => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey });
  const bare = new pg.Pool({ connectionString: url });
  const operator = { ...systemActor, system: false };
  try {
    await sql`insert into disposition (date, prefix, number, number_str, confirmed, cars_queue_status, driver_phone_number, created_at, updated_at, marked_to_delete)
      select now() - n * interval '1 minute', 'B', n, 'B-' || lpad(n::text, 6, '0'), false,
        (array['OnTheWay','Accepted','ParkingExit','TerminalExit'])[1 + n % 4], '48600' || lpad(n::text, 6, '0'), now(), now(), false
      from generate_series(1, ${rowsInAll}) as n`.execute(database.sql);
    await sql`analyze disposition`.execute(database.sql);
    const declaration = registry.byName('disposition');
    const query = {
      filter: parseFilter(registry, declaration, { carsQueueStatus: 'Accepted' }),
      sort: [{ path: parsePath(registry, declaration, 'date'), desc: true }],
      limit: 20,
      offset: 0,
    };
    const page = `select * from disposition where cars_queue_status = $1 order by date desc, id desc limit 20`;
    const count = `select count(*) from (select 1 from disposition where cars_queue_status = $1 limit 10001) as capped`;
    const times = await inTurns(
      3,
      40,
      () => database.records.list(operator, 'disposition', query),
      async () => {
        await bare.query(page, ['Accepted']);
        await bare.query(count, ['Accepted']);
      },
    );
    return [{ name: 'list of 20 out of 200,000, filtered and sorted', unit: 'ms a page', ...times }];
  } finally {
    await bare.end();
    await database.close();
  }
};
