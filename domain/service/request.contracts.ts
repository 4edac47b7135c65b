import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { task } from '../processes/task.ts';
import { salesOrder } from '../sales/salesOrder.ts';
import { requestDimensions, type RequestAnalysis } from './requestAnalysis.rules.ts';

const hours = z.string().nullable().describe('Hours with one digit; null where there are none');
/** The figures of all requests, or of those in one row. Within the time `P90` nine of ten requests were answered or solved. */
const sum = z.object({
  intake: z.int().describe('Came in within the period'),
  solved: z.int().describe('Moved into a closed status within the period'),
  openAtEnd: z.int(),
  firstAnswerMedian: hours,
  firstAnswerP90: hours,
  solutionMedian: hours,
  solutionP90: hours,
});
const analysis = z.object({
  totals: sum,
  rows: z.array(sum.extend({ key: z.string().nullable(), name: z.string().nullable() })),
  more: z.boolean().describe('There are more rows than an answer holds'),
}) satisfies z.ZodType<RequestAnalysis>;

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
  analysis: contract({
    method: 'get',
    path: '/customer_request_analytics/:type',
    params: z.object({ type: z.enum(requestDimensions) }),
    // Further query parameters are filters by a field, as in every list.
    query: z
      .object({ from: z.iso.date(), to: z.iso.date(), filter: z.string().optional() })
      .catchall(z.string()),
    answer: analysis,
  }),
  /** The tasks of the interaction with the id `objectId`. */
  interactionTasks: contract({
    method: 'post',
    path: '/interaction/tasks',
    body: z.object({ objectId: recordId }),
    answer: pageShape(task),
  }),
};
