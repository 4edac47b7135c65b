import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { weightedDisposition } from './weightedDisposition.ts';

/** The id that a desk gives itself, because one person may have two desks open. */
export const deskHolder = z.string().max(36).optional();
const params = z.object({ id: recordId });
const hold = recordShape(weightedDisposition);

/**
 * Which desk weighs which vehicle. A hold is a record of `weightedDisposition`: it reserves the vehicle for one desk as long as
 * the desk renews it every few seconds.
 */
export const holdContracts = {
  find: contract({
    method: 'get',
    path: '/weighted_find_dispositions',
    query: z.object({
      dispositionId: recordId.optional(),
      scaleId: recordId.optional(),
      weighingStationId: recordId.optional(),
    }),
    answer: pageShape(weightedDisposition),
  }),
  take: contract({
    method: 'post',
    path: '/weighted_dispositions',
    status: 201,
    body: z.object({
      dispositionId: recordId,
      scaleId: recordId.nullish(),
      holder: deskHolder,
      /** Takes the vehicle from another desk of the same person. */
      takeOver: z.boolean().optional(),
    }),
    answer: hold,
  }),
  renew: contract({
    method: 'put',
    path: '/weighted_dispositions/:id',
    params,
    /** Programs that follow the specification send the whole record. */
    body: z.looseObject({ holder: deskHolder }),
    answer: hold,
  }),
  release: contract({
    method: 'delete',
    path: '/weighted_dispositions/:id',
    params,
    query: z.object({ holder: deskHolder }),
    answer: z.object({ result: z.boolean() }),
  }),
};
