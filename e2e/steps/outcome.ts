import { sql } from 'kysely';
import { expect } from 'vitest';
import { connect } from '#database/connect.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import type { Stack } from '#tools/testing/stack.ts';
import { until } from './caller.ts';
import { skippedNumbers } from './skippedNumbers.ts';
import { messagesTo, type Truck } from './truck.ts';

/** What must stand at the end of a whole journey, whatever happened on the way. */
export async function expectWholeJourney(stack: Stack, { dispositionId, phone }: Truck): Promise<void> {
  const database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
  try {
    const one = async (query: ReturnType<typeof sql>) => (await query.execute(database.sql)).rows;
    expect(
      await one(
        sql`select cars_queue_status, state, tare, brutto, netto, number_of_weighted from disposition where id = ${dispositionId}`,
      ),
    ).toEqual([
      {
        cars_queue_status: 'TerminalExit',
        state: 'Loaded',
        tare: '14.520',
        brutto: '39.080',
        netto: '24.560',
        number_of_weighted: 2,
      },
    ]);
    expect(
      await one(sql`select tare, brutto, netto from weighing_record where disposition_id = ${dispositionId}`),
    ).toEqual([{ tare: '14.520', brutto: '39.080', netto: '24.560' }]);
    expect(
      await one(
        sql`select w.kind, w.weight from weighing_record_weighings w join weighing_record r on r.id = w.parent_id where r.disposition_id = ${dispositionId} order by w.row_number`,
      ),
    ).toEqual([
      { kind: 'tare', weight: '14.520' },
      { kind: 'gross', weight: '39.080' },
    ]);
    const moves = (await one(
      sql`select move from disposition_status_history where disposition_id = ${dispositionId} order by id`,
    )) as { move: string }[];
    const expected = [
      'sendStartSms',
      'arrive',
      'allowEntry',
      'leaveParking',
      'enterTerminal',
      'recordWeighing',
      'recordWeighing',
      'exitTerminal',
    ];
    expect(moves.map(({ move }) => move).filter((move) => move !== 'reserve')).toEqual(expected);
    await until(
      async () =>
        (await one(sql`select 1 from outgoing_sms where disposition_id = ${dispositionId} and not sent`))
          .length === 0,
    );
    const templates = (await one(
      sql`select template from outgoing_sms where disposition_id = ${dispositionId} and template <> 'authCode' order by template`,
    )) as { template: string }[];
    expect(templates.map(({ template }) => template)).toEqual(['allowEntry', 'start']);
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
