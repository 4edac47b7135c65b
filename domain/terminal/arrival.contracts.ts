import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const mostAtOnce = 200;
const moment = z.iso.datetime({ offset: true });

export const arrivalContracts = {
  /** Sets when a truck is expected; null if nobody knows. */
  set: contract({
    method: 'post',
    path: '/dispositions/cars_queue/set-arrival-date-driver',
    body: z.strictObject({ dispositionId: recordId, arrivalDate: moment.nullable() }),
    answer: z.object({ dispositionId: z.int(), arrivalDate: z.string().nullable() }),
  }),
  /** Sets when several trucks are expected, but only of those of which nothing is known yet: `filled` names them. */
  fill: contract({
    method: 'post',
    path: '/dispositions/cars_queue/fill-arrival-date-driver',
    body: z.strictObject({
      dispositionIds: z.array(recordId).min(1).max(mostAtOnce),
      arrivalDate: moment,
    }),
    answer: z.object({ filled: z.array(z.int()) }),
  }),
};
