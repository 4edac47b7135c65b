import type { Database } from '#database/connect.ts';
import { lockRow } from '#database/writing/lockRow.ts';
import { arrivalContracts } from '#domain/terminal/arrival.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'terminal';

/** Sets when drivers are expected; the rules of the record check the date and who may write it. */
export function arrivalEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(arrivalContracts.set, {
      tag,
      summary: 'Says when a driver is expected, or that nobody knows',
      access: ['operator', 'sales'],
      handle: async ({ actor, body: { dispositionId, arrivalDate } }) => {
        const disposition = await database.records.update(actor, 'disposition', dispositionId, {
          arrivalDate,
        });
        return { dispositionId, arrivalDate: disposition.arrivalDate as string | null };
      },
    }),
    serve(arrivalContracts.fill, {
      tag,
      summary: 'Says when several drivers are expected, where nothing was said before; all of them or none',
      access: ['operator', 'sales'],
      handle: ({ actor, body: { dispositionIds, arrivalDate } }) =>
        database.transaction(async ({ sql, records }) => {
          const filled: number[] = [];
          // Every call locks in the order of the ids, so that two calls about the same trucks do not wait for one another for ever.
          for (const id of [...new Set(dispositionIds)].toSorted((one, other) => one - other)) {
            // Locked, so that a date that somebody writes at the same moment is seen and stays.
            await lockRow(sql, 'disposition', id);
            const { arrivalDate: storedDate } = await records.get(actor, 'disposition', id);
            if (storedDate !== null) continue;
            await records.update(actor, 'disposition', id, { arrivalDate });
            filled.push(id);
          }
          return { filled };
        }),
    }),
  ];
}
