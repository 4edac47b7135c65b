import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { deskHolder } from '../weighing/hold.contracts.ts';
import { weighingKinds, weighingShape } from '../weighing/weighing.shape.ts';
import { weighingWarning } from '../weighing/weighingWarning.ts';
import { disposition } from './disposition.ts';
import type { LimitedStay } from './journey.rules.ts';
import { journeyMoves } from './journeyMoves.ts';
import { demandedFields } from './queueDemands.rules.ts';
import { carsQueueStatus, dispositionState } from './statuses.ts';

const limitedStays = ['EntryAllowed', 'EntryAddParking'] as const satisfies readonly LimitedStay[];
const ofDisposition = z.object({ id: recordId });
/** The reason for the move; stored in the history. */
const comment = z.string().trim().max(255).optional();
/** Required: a weight cannot be removed without a reason. */
const reason = z.string().trim().min(1).max(255);
const tonnes = z.string().nullable();
const moment = z.iso.datetime();

/** The state of a journey in its workflow. */
const journey = z.object({
  dispositionId: z.int(),
  carsQueueStatus: z.enum(carsQueueStatus.values),
  status: z.enum(dispositionState.values),
  allowed: z.array(z.enum(journeyMoves)).describe('The moves that are legal now'),
  weighings: z.array(weighingShape),
  gross: tonnes,
  tare: tonnes,
  net: tonnes,
  deadline: z
    .object({ status: z.enum(limitedStays), at: moment })
    .nullable()
    .describe('Until when the truck must have left where it is'),
  /** Where the truck stayed longer than it may. */
  overruns: z.array(z.enum(limitedStays)),
  noShowAt: moment.nullish().describe('When the truck is given up if it has not come by then'),
});

/** A move that sends an SMS to the driver, named as in the specification. `P` is the path itself, by which callers name the call. */
const sms = <const P extends string>(path: P) =>
  contract({
    method: 'post',
    path,
    body: z.object({ dispositionId: recordId }),
    answer: z.object({
      status: z.number(),
      data: z.object({
        result: z.boolean().describe('Whether a message to the driver was stored to be sent'),
        message: z.string().optional().describe('What to tell people if none was stored'),
      }),
    }),
  });

export const journeyContracts = {
  sendStartSms: sms('/dispositions/send_start_sms'),
  allowEntry: sms('/outgoing_sms/send_sms_template_allow_entry'),
  callToMainParking: sms('/outgoing_sms/send_sms_template_allow_entry_main_parking'),
  remove: sms('/outgoing_sms/send_sms_template_disposition_delete'),
  move: contract({
    method: 'post',
    path: '/dispositions/:id/moves/:move',
    params: ofDisposition.extend({ move: z.string() }),
    body: z.strictObject({
      /** For `sendStartSms`: sends the message again, if it was sent before. */
      again: z.boolean().optional(),
      /** For `remove`: the driver gets no SMS. */
      silently: z.boolean().optional(),
      /** The new station for `changeStation`. */
      weighingStationId: recordId.optional(),
      comment,
    }),
    answer: journey,
  }),
  read: contract({
    method: 'get',
    path: '/dispositions/:id/journey',
    params: ofDisposition,
    // If the journey has not begun or its workflow does not answer, only the fields that are named here are answered.
    answer: journey.partial().extend({
      begun: z.boolean().nullable().describe('Null if the workflow does not answer'),
      allowed: journey.shape.allowed,
      workflowId: z.string(),
      workflowUrl: z.string().nullable(),
      lacking: z.array(z.enum(demandedFields)).describe('What the disposition lacks to stand in a queue'),
    }),
  }),
  recordWeighing: contract({
    method: 'post',
    path: '/dispositions/:id/weighings',
    params: ofDisposition,
    body: z.strictObject({
      captureId: z.string().max(36),
      scaleId: recordId,
      kind: z.enum(weighingKinds).optional(),
      /** Warnings that the user has seen and accepts. */
      accept: z.array(z.enum(weighingWarning.values)).max(weighingWarning.values.length).optional(),
      holder: deskHolder,
    }),
    answer: journey,
  }),
  removeWeighing: contract({
    method: 'delete',
    path: '/dispositions/:id/weighings',
    params: ofDisposition,
    body: z.strictObject({ comment: reason, holder: deskHolder }),
    answer: journey,
  }),
  writeState: contract({
    method: 'put',
    path: '/disposition/:id',
    params: ofDisposition,
    /** Sets the state of a disposition, as the specification has it. Only `state` and `updatedAt` are used: all else follows. */
    body: z.strictObject({
      id: recordId.optional(),
      state: z.enum(dispositionState.values),
      statusId: z.number().nullish(),
      status: z.unknown(),
      numberOfWeighted: z.number().nullish(),
      updatedAt: z.iso.datetime({ offset: true }).nullish(),
    }),
    answer: recordShape(disposition),
  }),
};
