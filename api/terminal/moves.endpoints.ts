import { sql } from 'kysely';
import { z } from 'zod';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { plainMoves, type JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { weighingWarning } from '#domain/weighing/weighingWarning.ts';
import { journeyId, smsEventOf } from '#workflows/terminal/journey.messages.ts';
import type { Database } from '#database/connect.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { given } from '../http/given.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

interface MoveParts {
  readonly database: Database;
  readonly processes: Processes;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
}

const tag = 'terminal';
const dispositionParams = z.object({ id: recordId });
/** Why it is done; kept in the history. */
const comment = z.string().trim().max(255).optional();
/** No weight is taken back without one. */
const reason = z.string().trim().min(1).max(255);
const journey = z.looseObject({ dispositionId: z.number(), carsQueueStatus: z.string(), status: z.string() });

/** What the operators do with a truck. Who may change dispositions at all is decided before the workflow is asked. */
export const moveEndpoints = ({
  database,
  processes,
  temporalUiUrl,
  temporalNamespace,
}: MoveParts): AnyEndpoint[] => {
  const mustModify = (actor: Actor, dispositionId: number) =>
    database.records.mustSee(actor, 'disposition', dispositionId, 'modify');

  /** Whether the journey has begun; null when Temporal does not answer, for then nobody knows. */
  const standing = (dispositionId: number) =>
    processes.journeys.view(dispositionId).then(
      (view) => ({ begun: view !== undefined, view }),
      () => ({ begun: null, view: undefined }),
    );

  /** A truck moves without a message too: nobody may have a number of its driver, or its firms want none sent. */
  const isTexted = async (dispositionId: number, requestId: string): Promise<boolean> => {
    const event = smsEventOf(dispositionId, requestId);
    const { rows } = await sql`select 1 from outgoing_sms where event = ${event}`.execute(database.sql);
    return rows.length > 0;
  };

  const smsCall = (path: string, move: JourneyMove, summary: string) =>
    endpoint({
      method: 'post',
      path,
      tag,
      summary,
      access: ['operator'],
      refuses: [503],
      body: z.object({ dispositionId: recordId }),
      answer: z.object({
        status: z.number(),
        data: z.object({
          result: z.boolean().describe('Whether a message to the driver was stored to be sent'),
          message: z.string().optional().describe('What to tell people where none was'),
        }),
      }),
      handle: async ({ actor, body: { dispositionId }, requestId, language }) => {
        await mustModify(actor, dispositionId);
        await processes.journeys.move(dispositionId, move, { by: actor.userId, again: true }, requestId);
        const result = await isTexted(dispositionId, requestId);
        return {
          status: 200,
          data: { result, ...(result ? {} : { message: errorMessage(language, 'sms_not_sent', {}) }) },
        };
      },
    });

  return [
    smsCall('/dispositions/send_start_sms', 'sendStartSms', 'Texts the driver the ticket and the link'),
    smsCall(
      '/outgoing_sms/send_sms_template_allow_entry',
      'allowEntry',
      'Calls the truck and texts the driver',
    ),
    smsCall(
      '/outgoing_sms/send_sms_template_allow_entry_main_parking',
      'callToMainParking',
      'Calls the truck from the extra parking',
    ),
    smsCall(
      '/outgoing_sms/send_sms_template_disposition_delete',
      'remove',
      'Removes the truck and texts the driver',
    ),
    endpoint({
      method: 'post',
      path: '/dispositions/:id/moves/:move',
      tag,
      summary: 'Does a move of the truck’s journey; 409 with the present state when it is not allowed now',
      access: ['operator'],
      refuses: [503],
      params: dispositionParams.extend({ move: z.string() }),
      body: z.strictObject({
        again: z.boolean().optional(),
        silently: z.boolean().optional(),
        /** Where `changeStation` leads to. */
        weighingStationId: recordId.optional(),
        comment,
      }),
      answer: journey,
      handle: async ({ actor, params, body, requestId }) => {
        const move = plainMoves.find((known) => known === params.move);
        if (!move) throw fail('query_invalid', { parameter: 'move' });
        await mustModify(actor, params.id);
        if (move === 'changeStation' && !body.weighingStationId)
          throw failFields([{ field: 'weighingStationId', code: 'required' }]);
        return processes.journeys.move(params.id, move, { ...given(body), by: actor.userId }, requestId);
      },
    }),
    endpoint({
      method: 'get',
      path: '/dispositions/:id/journey',
      tag,
      summary: 'Where the journey stands, and where its workflow is seen',
      access: 'signedIn',
      params: dispositionParams,
      answer: z.looseObject({
        begun: z.boolean().nullable(),
        workflowId: z.string(),
        workflowUrl: z.string().nullable(),
      }),
      handle: async ({ actor, params }) => {
        await database.records.mustSee(actor, 'disposition', params.id);
        const workflowId = journeyId(params.id);
        const { begun, view } = await standing(params.id);
        const workflowUrl =
          temporalUiUrl && !actor.external
            ? `${temporalUiUrl}/namespaces/${temporalNamespace}/workflows/${workflowId}`
            : null;
        return { begun, ...view, workflowId, workflowUrl };
      },
    }),
    endpoint({
      method: 'post',
      path: '/dispositions/:id/weighings',
      tag: 'weighing',
      summary: 'Records the scale’s newest accepted weight as the truck’s next weighing',
      access: ['operator'],
      refuses: [503],
      params: dispositionParams,
      body: z.strictObject({
        captureId: z.string().max(36),
        scaleId: recordId,
        kind: z.enum(['tare', 'gross', 'net']).optional(),
        /** Warnings that whoever records it has seen and goes on in spite of. */
        accept: z.array(z.enum(weighingWarning.values)).max(weighingWarning.values.length).optional(),
      }),
      answer: journey,
      handle: async ({ actor, params, body, requestId }) => {
        await mustModify(actor, params.id);
        const command = {
          by: actor.userId,
          captureId: body.captureId,
          scaleId: body.scaleId,
          ...(body.kind ? { kind: body.kind } : {}),
          accept: body.accept ?? [],
        };
        return processes.journeys.move(params.id, 'recordWeighing', command, requestId);
      },
    }),
    endpoint({
      method: 'delete',
      path: '/dispositions/:id/weighings',
      tag: 'weighing',
      summary: 'Takes the truck’s last weighing back, with the reason',
      access: ['operator'],
      refuses: [503],
      params: dispositionParams,
      body: z.strictObject({ comment: reason }),
      answer: journey,
      handle: async ({ actor, params, body, requestId }) => {
        await mustModify(actor, params.id);
        const command = { comment: body.comment, by: actor.userId };
        return processes.journeys.move(params.id, 'removeWeighing', command, requestId);
      },
    }),
  ];
};
