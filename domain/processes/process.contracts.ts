import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { envelope, envelopedShape } from '../kernel/envelope.ts';
import { recordId } from '../kernel/recordId.ts';
import { bpExemplar } from './bpExemplar.ts';
import { bpHistory } from './bpHistory.ts';
import { dryRunAnswer, dryRunQuestion } from './dryRunAnswer.ts';
import { mostMovedAtOnce } from './migration.rules.ts';
import {
  actionAnswer,
  actionNamesAnswer,
  moveItem,
  processActions,
  processBoard,
  processStanding,
  wayStep,
} from './processAnswers.ts';

const params = z.object({ id: recordId });
/** Stage ids by the id of a stage, or of an instance. */
const byId = z.record(z.string().regex(/^\d{1,10}$/), recordId);
/** The fields of a record; the record service validates them. */
const recordFields = z.looseObject({});

const chosenId = recordId.nullish().transform((id) => id ?? null);
const action = z.strictObject({
  exemplarId: recordId,
  action: z.enum(processActions).default('complete'),
  /** The next stage, if it is chosen; for a redirection, its target. */
  stageId: chosenId,
  seen: z
    .int()
    .min(0)
    .optional()
    .describe(
      'The `revision` of the process that the caller saw. The action is refused if the process has gone on since. Needed to complete a stage where somebody else has completed one before it that the caller could have meant',
    ),
  /** The executor of the next stage, if one is chosen: a person or a role. */
  executorId: chosenId,
  executorRoleId: chosenId,
  /** The result of the stage's task. */
  executionResult: z.string().trim().max(10_000).optional(),
  comment: z.string().trim().max(10_000).optional(),
});

/** Actions on processes, and their state. */
export const processContracts = {
  move: contract({
    method: 'post',
    path: '/bp_definition/:id/move',
    params,
    body: z.strictObject({
      /** Without these two, all running instances of other versions are moved. */
      fromVersionId: recordId.optional(),
      exemplarIds: z.array(recordId).max(mostMovedAtOnce).optional(),
      toVersionId: recordId,
      /** The stage at which instances are to continue, by the id of the stage at which they are. */
      landings: byId.default({}),
      seen: byId
        .optional()
        .describe('On which stage the caller saw each instance; one that has gone on since is not moved'),
      preview: z.boolean(),
    }),
    answer: z.object({ items: z.array(moveItem) }),
  }),
  board: contract({ method: 'get', path: '/bp_definition/:id/board', params, answer: processBoard }),
  actionNames: contract({
    method: 'get',
    path: '/bp_definition/action_names',
    query: z.object({ ownerObjectName: z.string().max(60).optional() }),
    answer: actionNamesAnswer,
  }),
  dryRun: contract({
    method: 'post',
    path: '/bp_definition/dry_run',
    body: dryRunQuestion,
    answer: dryRunAnswer,
  }),
  standing: contract({ method: 'get', path: '/bp_exemplar/:id/standing', params, answer: processStanding }),
  act: contract({
    method: 'post',
    path: '/bp_exemplar/execute_action',
    body: action,
    answer: envelope(actionAnswer),
  }),
  begin: contract({
    method: 'post',
    path: '/bp_exemplar',
    status: 201,
    body: recordFields,
    answer: envelopedShape(bpExemplar),
  }),
  history: contract({
    method: 'get',
    path: '/bp_history/histories',
    query: z.object({ exemplarId: recordId }),
    answer: envelope(z.array(wayStep)),
  }),
  addComment: contract({
    method: 'post',
    path: '/bp_history',
    status: 201,
    body: recordFields,
    answer: envelopedShape(bpHistory),
  }),
  changeComment: contract({
    method: 'put',
    path: '/bp_history/:id',
    params,
    body: recordFields,
    answer: envelopedShape(bpHistory),
  }),
};
