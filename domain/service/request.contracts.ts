import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { task } from '../processes/task.ts';
import { salesOrder } from '../sales/salesOrder.ts';

/** Calls of requests and interactions besides those of every record. */
export const requestContracts = {
  makeOffer: contract({
    method: 'post',
    path: '/customer_request/:id/moves/makeOffer',
    params: z.object({ id: recordId }),
    body: z.strictObject({ updatedAt: seenVersion }),
    answer: recordShape(salesOrder),
    status: 201,
  }),
  interactionTasks: contract({
    method: 'post',
    path: '/interaction/tasks',
    body: z.object({ objectId: recordId }),
    answer: pageShape(task),
  }),
};
