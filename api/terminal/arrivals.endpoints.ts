import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';

const tag = 'terminal';
const mostAtOnce = 200;
const moment = z.iso.datetime({ offset: true });

/** When drivers are expected; the record's own rules decide what is a date and who may write it. */
export const arrivalEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/dispositions/cars_queue/set-arrival-date-driver',
    tag,
    summary: 'Says when a driver is expected, or that nobody knows',
    access: ['operator', 'sales'],
    body: z.strictObject({ dispositionId: recordId, arrivalDate: moment.nullable() }),
    answer: z.object({ dispositionId: z.int(), arrivalDate: z.string().nullable() }),
    handle: async ({ actor, body: { dispositionId, arrivalDate } }) => {
      const written = await database.records.update(actor, 'disposition', dispositionId, { arrivalDate });
      return { dispositionId, arrivalDate: written.arrivalDate };
    },
  }),
  endpoint({
    method: 'post',
    path: '/dispositions/cars_queue/fill-arrival-date-driver',
    tag,
    summary: 'Says when several drivers are expected, where nothing was said before; all of them or none',
    access: ['operator', 'sales'],
    body: z.strictObject({
      dispositionIds: z.array(recordId).min(1).max(mostAtOnce),
      arrivalDate: moment,
    }),
    answer: z.object({ filled: z.array(z.int()) }),
    handle: ({ actor, body: { dispositionIds, arrivalDate } }) =>
      database.transaction(async ({ records }) => {
        const filled: number[] = [];
        for (const id of new Set(dispositionIds)) {
          const { arrivalDate: known } = await records.get(actor, 'disposition', id);
          if (known !== null) continue;
          await records.update(actor, 'disposition', id, { arrivalDate });
          filled.push(id);
        }
        return { filled };
      }),
  }),
];
