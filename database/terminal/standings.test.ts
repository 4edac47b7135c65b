import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedMoves, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { reachableStates, type ReachableState } from '#domain/terminal/reachableStates.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { standingsOf } from './standings.ts';

let database: Database;
let stations: Record<'weighs' | 'weighsNothing', number>;
let uncontrolled: number;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  const create = async (object: string, input: Record<string, unknown>) =>
    (await database.records.create(systemActor, object, input)).id;
  stations = {
    weighs: await create('weighingStation', { name: 'A', code: 'A', scalesType: 'GrossAndTara' }),
    weighsNothing: await create('weighingStation', { name: 'B', code: 'B', scalesType: 'WithoutWeighing' }),
  };
  uncontrolled = await create('schemeOfCargo', { name: 'S', disableControlOnScales: true });
});
afterAll(() => database?.close());

/** Writes what the journey's steps write: the state of the record, and a line of history for each step. */
const record = async ({ state, through }: ReachableState): Promise<number> => {
  const { id } = await database.records.create(systemActor, 'disposition', {
    weighingStation: state.withoutWeighing ? stations.weighsNothing : stations.weighs,
    ...(state.scaleControlDisabled ? { schemeOfCargo: uncontrolled } : {}),
  });
  const lines = through.map(({ queue, disposition }) => ({ queue, disposition }));
  await sql`update disposition set cars_queue_status = ${state.queue}, state = ${state.disposition} where id = ${id}`.execute(
    database.sql,
  );
  await sql`
    insert into disposition_status_history (disposition_id, date, cars_queue_status, st_status, created_at, updated_at)
    select ${id}, now(), line.queue, line.disposition, now(), now()
    from jsonb_to_recordset(cast(${JSON.stringify(lines)} as jsonb)) as line(queue text, disposition text)`.execute(
    database.sql,
  );
  return id;
};

const said = (state: JourneyState) => ({
  queue: state.queue,
  standing: standing(state),
  allowed: allowedMoves(state),
});

it('the record tells of every state that a journey can come to what the journey itself knows', async () => {
  const states = reachableStates();
  const ids = new Map<number, JourneyState>();
  for (const each of states) ids.set(await record(each), each.state);
  const read = await standingsOf(database.sql, [...ids.keys()]);
  for (const [id, state] of ids) {
    const known = read.get(id);
    expect(known && said(known), JSON.stringify(state)).toEqual(said(state));
  }
});

it('nobody is asked about nothing', async () => {
  expect(await standingsOf(database.sql, [])).toEqual(new Map());
});
