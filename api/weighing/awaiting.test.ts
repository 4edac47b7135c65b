import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { dispositionState } from '#domain/terminal/statuses.ts';
import { whyNotWeighed, type MayBeWeighed } from '#domain/weighing/awaiting.rules.ts';
import type { Visitor } from '../testing/visitor.ts';

/**
 * The desk of a scale lists the trucks that await a weighing, and says of a truck in no list why it is not weighed. The lists
 * come from a filter, the reason from a rule: here both are compared.
 */
let api: TestApi;
let operator: Visitor;
/** The columns in which a disposition differs from a truck that has been called to the scale. */
let variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
let scaleId: number;
let weighingStationId: number;

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  const create = async (object: string, values: RecordInput) =>
    (await api.database.records.create(systemActor, object, values)).id;
  const station = (name: string) =>
    create('weighingStation', { name, typeOfDocument: 'Automobile', scalesType: 'Gross' });
  weighingStationId = await station('Tutaj');
  const otherStation = await station('Gdzie indziej');
  scaleId = await create('scale', {
    name: 'Waga tutaj',
    weighingStation: weighingStationId,
    typeOfDocument: 'Automobile',
  });
  const uncontrolled = await create('schemeOfCargo', {
    name: 'Bez kontroli',
    disableControlOnScales: true,
  });
  const withState = async (state: string) => {
    const id = await create('disposition', { type: 'Loading', weighingStation: otherStation });
    await sql`update disposition set state = ${state} where id = ${id}`.execute(api.database.sql);
    return id;
  };
  variants = {
    plain: {},
    paused: { cars_queue_status: 'Paused' },
    gone: { cars_queue_status: 'TerminalExit' },
    closed: { closed: true },
    wagon: { type_of_document: 'Railway' },
    own: { type_of_document: 'Internal' },
    elsewhere: { weighing_station_id: otherStation },
    'elsewhere, second scale here': { weighing_station_id: otherStation, scale_two_id: scaleId },
    'without control': { scheme_of_cargo_id: uncontrolled },
    'after a loaded one': { weighed_after_id: await withState('Loaded') },
    'after one half weighed': { weighed_after_id: await withState('SecondWeighing') },
  };
});
afterAll(() => api?.close());

const listed = async (call: string): Promise<number[]> => {
  const { body } = await operator.get(call, { scaleId });
  return (body as { rows: AnyRecord[] }).rows.map(({ id }) => id);
};

it('a disposition is in a list of a scale exactly if there is no reason why it is not weighed', async () => {
  const { records, sql: database } = api.database;
  const made = new Map<number, string>();
  for (const state of dispositionState.values)
    for (const [name, differing] of Object.entries(variants)) {
      const { id } = await records.create(systemActor, 'disposition', {
        type: 'Loading',
        weighingStation: weighingStationId,
        typeOfDocument: 'Automobile',
      });
      const columns = { state, cars_queue_status: 'ParkingExit', ...differing };
      const assigned = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update disposition set ${sql.join(assigned)} where id = ${id}`.execute(database);
      made.set(id, `${state}, ${name}`);
    }
  const awaited = await Promise.all(
    ['/disposition_first_weighting', '/disposition_second_weighting'].map(listed),
  );
  const inList = new Set(awaited.flat());
  const place = { scaleId, weighingStationId, typeOfDocument: 'Automobile' } as const;
  for (const [id, name] of made) {
    const { body } = await operator.get(`/disposition/${id}`);
    expect(whyNotWeighed(body as MayBeWeighed, place) === undefined, name).toBe(inList.has(id));
  }
  expect(inList.size).toBeGreaterThan(dispositionState.values.length);
});
