import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { envelope } from '../kernel/envelope.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { reclamationGroups, reclamationMoves } from './reclamation.rules.ts';
import { reclamation } from './reclamation.ts';
import { reclamationDimensions, type ReclamationAnalysis } from './reclamationAnalysis.rules.ts';
import { reclamationEmail } from './reclamationEmail.ts';

const params = z.object({ id: recordId });
const comment = z.string().trim().max(10_000).optional();
const moment = z.iso.datetime();

/** The state of a reclamation, as its workflow says. */
const view = z.object({
  reclamationId: z.int(),
  stateId: z.int().nullable(),
  group: z.enum(reclamationGroups).nullable(),
  decisionId: z.int().nullable(),
  closed: z.boolean(),
  allowed: z.array(z.enum(reclamationMoves)),
  term: z.string().nullable().describe('The last day for the decision'),
  nextReminder: z.object({ kind: z.string(), at: moment }).nullable(),
});

const email = recordShape(reclamationEmail);
/** The fields of an e-mail: the record service judges them. */
const writtenEmail = z.looseObject({}).describe('The fields of a reclamation e-mail');

/** The shape of `ReclamationSum`, which explains it. */
const sum = z.object({
  reclamations: z.int(),
  positions: z.int(),
  amount: z.string(),
  cost: z.string().nullable(),
  decided: z.int(),
  days: z.string().nullable(),
});
const analysis = z.object({
  totals: sum,
  parts: z.record(
    z.enum(reclamationDimensions),
    z.array(sum.extend({ key: z.string().nullable(), name: z.string().nullable() })),
  ),
  unpriced: z.int().describe('Costs whose currency has no rate: they are in no sum'),
}) satisfies z.ZodType<ReclamationAnalysis>;
const period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** What people do with a reclamation. */
export const reclamationContracts = {
  decide: contract({
    method: 'post',
    path: '/reclamation/:id/moves/decide',
    params,
    body: z.strictObject({
      decisionId: recordId,
      executionTypeId: recordId.optional(),
      comment,
      updatedAt: seenVersion,
    }),
    answer: view,
  }),
  changeState: contract({
    method: 'post',
    path: '/reclamation/:id/moves/changeState',
    params,
    body: z.strictObject({ stateId: recordId, comment, updatedAt: seenVersion }),
    answer: view,
  }),
  orderProduction: contract({
    method: 'post',
    path: '/reclamation/:id/moves/orderProduction',
    params,
    body: z.strictObject({
      orderNumber: z.string().trim().min(1).max(60),
      productId: recordId.optional(),
      comment,
      updatedAt: seenVersion,
    }),
    answer: view,
  }),
  countByGroup: contract({
    method: 'get',
    path: '/reclamation/count_by_group',
    answer: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        predefinedName: z.string().nullable(),
        count: z.int(),
      }),
    ),
  }),
  state: contract({
    method: 'get',
    path: '/reclamation/:id/state',
    params,
    // Without a workflow, only the fields that are named here are known of the view.
    answer: view.partial().extend({
      reclamationId: z.int(),
      group: view.shape.group,
      allowed: view.shape.allowed,
      /** Whether its workflow runs and takes moves. No move is taken if the reclamation is marked for deletion or confirmed. */
      running: z.boolean(),
      updatedAt: moment.describe(
        'The version that this answer describes; a move sends it back as `updatedAt`',
      ),
    }),
  }),
  read: contract({
    method: 'get',
    path: '/getreclamation/:id',
    params,
    answer: envelope(recordShape(reclamation)),
  }),
  analysis: contract({ method: 'get', path: '/reclamation_analysis', query: period, answer: analysis }),
  analysisFile: contract({ method: 'get', path: '/reclamation_analysis/file', query: period }),
  /** The words of a template, for a person to edit; nothing is stored. */
  letter: contract({
    method: 'get',
    path: '/reclamation/:id/letter',
    params,
    query: z.object({ emailTemplateId: recordId }),
    answer: z.object({
      to: z.string().nullable(),
      cc: z.string().nullable(),
      language: z.enum(languages),
      subject: z.string(),
      body: z.string(),
      bodyType: z.enum(['html', 'text']),
    }),
  }),
  /** Stores an e-mail to the customer and sends it. `writeEmail` only stores one, until `sendEmail`. */
  writeLetter: contract({
    method: 'post',
    path: '/reclamation/:id/letters',
    params,
    status: 201,
    body: z.union([
      z.strictObject({ emailTemplateId: recordId }),
      z.strictObject({
        subject: z.string().trim().min(1).max(255),
        body: z.string().trim().min(1).max(500_000),
      }),
    ]),
    answer: email,
  }),
  // The specification names the paths of the e-mails, and that each answer is in an envelope.
  emails: contract({
    method: 'get',
    path: '/getreclamationemails',
    query: z.object({ reclamationId: recordId.optional() }),
    answer: envelope(z.array(email)),
  }),
  email: contract({
    method: 'get',
    path: '/getreclamationemail/:id',
    params,
    answer: envelope(email),
  }),
  writeEmail: contract({
    method: 'post',
    path: '/reclamationemail',
    body: writtenEmail,
    answer: envelope(email),
  }),
  changeEmail: contract({
    method: 'put',
    path: '/reclamationemail/:id',
    params,
    body: writtenEmail,
    answer: envelope(email),
  }),
  deleteEmail: contract({
    method: 'post',
    path: '/deletereclamationemail/:id',
    params,
    answer: envelope(email),
  }),
  sendEmail: contract({
    method: 'post',
    path: '/reclamation_emails/:id/send',
    params,
    answer: envelope(email),
  }),
};
