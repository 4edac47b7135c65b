import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { weighingState } from '../weighing/enums.ts';
import { plumbLine } from './plumbLine.ts';
import { unloadingMoves, unloadingWarningNames } from './unloading.rules.ts';
import type { PicturedPlace, UnloadingPicture } from './unloadingPicture.ts';

const byId = z.object({ id: recordId });
const named = z.object({ id: z.int(), presentation: z.string() });
const moment = z.iso.datetime({ offset: true });
const hold = z.string().trim().max(20);
const enumerator = z.string().trim().max(60).optional();
/** Tonnes as people type them, with a point or a comma; the result has a point. */
const tonnesText = z
  .string()
  .regex(/^\d{1,9}([.,]\d{1,3})?$/)
  .transform((text) => text.replace(',', '.'));

/** A hold or a box, with the planned tonnes and the tonnes that were weighed. */
export const picturedPlace = z.object({
  name: z.string(),
  boxId: z.int().nullable(),
  planned: z.string().nullable(),
  netto: z.string(),
}) satisfies z.ZodType<PicturedPlace>;

/** A run, with the tonnes and the number of the weights accepted in it, and the moment of the last one. */
const picturedRun = z.object({
  id: z.int(),
  number: z.int(),
  beginWeighting: z.string(),
  endWeighting: z.string().nullable(),
  scale: named.nullable(),
  hold: z.string().nullable(),
  box: named.nullable(),
  enumerator: z.string().nullable(),
  netto: z.string(),
  count: z.int(),
  lastAt: z.string().nullable(),
});

/** What people see of an unloading: its state, its tonnes, its holds and boxes, and its runs. */
const picture = z.object({
  status: z.enum(weighingState.values),
  approved: z.boolean(),
  allowed: z.array(z.enum(unloadingMoves)),
  netto: z.string(),
  planned: z.string().nullable(),
  /** Tonnes of weights from before the approval that scales have reported only after it. */
  late: z.string(),
  holds: z.array(picturedPlace),
  boxes: z.array(picturedPlace),
  rows: z.array(picturedRun),
}) satisfies z.ZodType<UnloadingPicture>;

/** The state of an unloading, as its workflow says. */
const view = z.object({
  unloadingId: z.int(),
  status: z.enum(weighingState.values),
  approved: z.boolean(),
  allowed: z.array(z.enum(unloadingMoves)),
  /** The runs that have begun and not ended. */
  open: z.array(z.object({ rowId: z.int(), scaleId: z.int() })),
});

const run = recordShape(plumbLine);

/** The unloading of ships: its picture, its moves, and the rows of its plumb line. */
export const unloadingContracts = {
  /** What passed over a scale in a span of time, all portions added up. An empty end means until now. */
  weight: contract({
    method: 'get',
    // The specification spells it so.
    path: '/get_weight_whater',
    query: z.object({
      scaleNumber: z.string().min(1).max(40),
      beginWeighting: moment,
      endWeighting: z.union([moment, z.literal('')]).optional(),
    }),
    answer: z.object({
      scaleId: z.int(),
      weight: z.string().describe('Tonnes'),
      count: z.int(),
      firstAt: z.string().nullable(),
      lastAt: z.string().nullable(),
    }),
  }),
  picture: contract({
    method: 'get',
    path: '/ship_unloading/:id/picture',
    params: byId,
    answer: picture,
  }),
  move: contract({
    method: 'post',
    path: '/ship_unloading/:id/moves/:move',
    params: byId.extend({ move: z.enum(['finish', 'resume', 'approve']) }),
    body: z.strictObject({
      accept: z
        .array(z.enum(unloadingWarningNames))
        .optional()
        .describe(
          'Warnings that the person who approves accepts; 409 unloading_needs_acceptance lists the others',
        ),
    }),
    answer: view,
  }),
  setBoxes: contract({
    method: 'put',
    path: '/ship_unloading/:id/boxes',
    params: byId,
    body: z.strictObject({
      boxes: z
        .array(
          z.strictObject({
            hold: z.string().max(20).nullable().default(null),
            boxId: recordId,
            productId: recordId.nullable().default(null),
            quantity: tonnesText.nullable().default(null),
          }),
        )
        .max(100),
    }),
    answer: view,
  }),
  beginRun: contract({
    method: 'post',
    path: '/plumb_line',
    status: 201,
    body: z
      .strictObject({
        shipUnloadingId: recordId.optional(),
        dispositionId: recordId.optional(),
        scaleId: recordId,
        boxId: recordId.optional(),
        hold: hold.optional(),
        enumerator,
      })
      // A run belongs to the unloading of a ship or to a disposition.
      .refine(({ shipUnloadingId, dispositionId }) => shipUnloadingId || dispositionId, {
        path: ['shipUnloadingId'],
      }),
    answer: run,
  }),
  endRun: contract({
    method: 'post',
    path: '/plumb_line/:id/end',
    params: byId,
    body: z.strictObject({ enumerator }),
    answer: run,
  }),
  changeRun: contract({
    method: 'put',
    path: '/plumb_line/:id/box',
    params: byId,
    body: z.strictObject({ boxId: recordId.optional(), hold: hold.optional() }),
    answer: run,
  }),
  dropRun: contract({
    method: 'delete',
    path: '/plumb_line',
    query: z.object({
      scaleId: recordId,
      dispositionId: recordId.optional(),
      shipUnloadingId: recordId.optional(),
      id: recordId
        .optional()
        .describe(
          'The run to remove. If another run is open on this scale now, nothing is removed: 409 unloading_not_allowed',
        ),
      /** Only an open run can be removed, so the end is always empty. */
      endWeighting: z.enum(['', 'null']).optional(),
    }),
    answer: z.object({ id: z.int() }),
  }),
};
