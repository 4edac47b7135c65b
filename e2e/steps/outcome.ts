import { sql } from 'kysely';
import { expect } from 'vitest';
import { connect } from '#database/connect.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { until } from './caller.ts';
import { skippedNumbers } from './skippedNumbers.ts';
import { messagesTo, type Truck } from './truck.ts';

type Query = ReturnType<typeof sql>;
type Rows = (query: Query) => Promise<unknown[]>;

/** What the records must contain at the end of a whole journey, whatever happened on the way. */
export async function expectWholeJourney(stack: Stack, { dispositionId, phone }: Truck): Promise<void> {
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
  try {
    const rows: Rows = async (query) => (await query.execute(database.sql)).rows;
    await expectWeights(rows, dispositionId);
    await expectMoves(rows, dispositionId);
    await expectMessages(rows, dispositionId);
    const sent = await messagesTo(stack, phone);
    expect(new Set(sent.map(({ idx }) => idx)).size, 'no message was taken twice by the gateway').toBe(
      sent.length,
    );
    expect((await verifyWeightMemory(database)).fault).toBeNull();
    expect(await skippedNumbers(database), 'no number was skipped').toEqual([]);
  } finally {
    await database.close();
  }
}

/** The weights are those of `journeySteps`: 14.520 t empty and 39.080 t loaded. */
const expectWeights = async (rows: Rows, dispositionId: number): Promise<void> => {
  const weights = { tare: '14.520', brutto: '39.080', netto: '24.560' };
  expect(
    await rows(
      sql`select cars_queue_status, state, tare, brutto, netto, number_of_weighted from disposition where id = ${dispositionId}`,
    ),
  ).toEqual([{ cars_queue_status: 'TerminalExit', state: 'Loaded', ...weights, number_of_weighted: 2 }]);
  expect(
    await rows(sql`select tare, brutto, netto from weighing_record where disposition_id = ${dispositionId}`),
  ).toEqual([weights]);
  expect(
    await rows(
      sql`select w.kind, w.weight from weighing_record_weighings w join weighing_record r on r.id = w.parent_id where r.disposition_id = ${dispositionId} order by w.row_number`,
    ),
  ).toEqual([
    { kind: 'tare', weight: '14.520' },
    { kind: 'gross', weight: '39.080' },
  ]);
};

/** The moves of a journey. `reserve` is left out: chance decides whether a place is reserved before the truck is called. */
const expectMoves = async (rows: Rows, dispositionId: number): Promise<void> => {
  const moves = (await rows(
    sql`select move from disposition_status_history where disposition_id = ${dispositionId} order by id`,
  )) as { move: string }[];
  expect(moves.map(({ move }) => move).filter((move) => move !== 'reserve')).toEqual([
    'sendStartSms',
    'arrive',
    'allowEntry',
    'leaveParking',
    'enterTerminal',
    'recordWeighing',
    'recordWeighing',
    'exitTerminal',
  ]);
};

/** All SMS were sent, two of them by moves. How many confirmation codes (`authCode`) a driver asks for depends on chance. */
const expectMessages = async (rows: Rows, dispositionId: number): Promise<void> => {
  const unsent = sql`select 1 from outgoing_sms where disposition_id = ${dispositionId} and not sent`;
  await until(async () => (await rows(unsent)).length === 0);
  const templates = (await rows(
    sql`select template from outgoing_sms where disposition_id = ${dispositionId} and template <> 'authCode' order by template`,
  )) as { template: string }[];
  expect(templates.map(({ template }) => template)).toEqual(['allowEntry', 'start']);
};
