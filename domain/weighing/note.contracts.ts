import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape } from '../kernel/recordShape.ts';
import { deliveryNote } from '../terminal/deliveryNote.ts';
import { weighingEffectShape, weighingKinds, weighingPlanShape, weighingShape } from './weighing.shape.ts';

const byId = z.object({ id: recordId });
const result = z.object({ result: z.boolean() });
/** The last tare of a disposition's vehicle in tonnes. All but `tare` is null if it comes from the vehicle's record. */
const lastTare = z.object({
  tare: z.string(),
  weighedAt: z.string().nullable(),
  deliveryNoteId: z.number().nullable(),
  numberStr: z.string().nullable(),
});

/** Calls for delivery notes, their approval, and the expected effect of the next weighing. */
export const noteContracts = {
  awaiting: contract({
    method: 'get',
    path: '/delivery_note_for_weighting',
    query: z.object({
      scaleId: recordId.optional(),
      weighingStationId: recordId.optional(),
      dispositionId: recordId.optional(),
      searchStr: z.string().max(200).optional(),
    }),
    answer: pageShape(deliveryNote),
  }),
  lastTare: contract({
    method: 'get',
    path: '/delivery_note_last_tare/:dispositionId',
    params: z.object({ dispositionId: recordId }),
    /** Null if no tare is known, or only one that is too old. */
    answer: lastTare.nullable(),
  }),
  plan: contract({
    method: 'get',
    path: '/dispositions/:id/weighing_plan',
    params: byId,
    answer: z.object({
      plan: weighingPlanShape,
      weighings: z.array(weighingShape),
      effect: weighingEffectShape,
      /** All weighings of this disposition, also those that are done. */
      expected: z.array(z.enum(weighingKinds)),
      /** Null if none is missing. */
      next: z.enum(weighingKinds).nullable(),
      /** Whether the tare may be weighed again now, instead of `next`. */
      mayRetare: z.boolean(),
      lastTare: lastTare.nullable(),
    }),
  }),
  approve: contract({
    method: 'post',
    path: '/dispositions/:id/approval',
    params: byId,
    answer: result,
  }),
  undoApproval: contract({
    method: 'delete',
    path: '/dispositions/:id/approval',
    params: byId,
    answer: result,
  }),
};
