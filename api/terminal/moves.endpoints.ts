import { fail, failFields } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { journeyContracts } from '#domain/terminal/journey.contracts.ts';
import { allowedMoves } from '#domain/terminal/journey.rules.ts';
import { needsDemandedFields } from '#domain/terminal/queueDemands.rules.ts';
import { plainMoves, type JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { journeyId, smsEventOf } from '#workflows/terminal/journey.messages.ts';
import type { Database } from '#database/connect.ts';
import { lackingOf } from '#database/terminal/lackingFields.ts';
import { isTextedFor } from '#database/terminal/outgoingSms.ts';
import { standingsOf } from '#database/terminal/standings.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

interface MoveDependencies {
  readonly database: Database;
  readonly processes: Processes;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
}

type SmsContract = (typeof journeyContracts)['sendStartSms' | 'allowEntry' | 'callToMainParking' | 'remove'];

const tag = 'terminal';

const toolsOf = ({ database, processes, temporalUiUrl, temporalNamespace }: MoveDependencies) => {
  const mustModify = (actor: Actor, dispositionId: number) =>
    database.records.mustSee(actor, 'disposition', dispositionId, 'modify');

  /** The view of the journey, and whether it has begun (`begun`): null if Temporal does not answer. */
  const readJourney = (dispositionId: number) =>
    processes.journeys.view(dispositionId).then(
      (view) => ({ begun: view !== undefined, view }),
      () => ({ begun: null, view: undefined }),
    );

  /** A call that makes a move, and answers whether an SMS goes to the driver because of it. */
  const smsCall = (contract: SmsContract, move: JourneyMove, summary: string) =>
    serve(contract, {
      tag,
      summary,
      access: ['operator'],
      refuses: [503],
      handle: async ({ actor, body: { dispositionId }, requestId, language }) => {
        await mustModify(actor, dispositionId);
        // `again` is for the start SMS: a person who asks for it wants one, even if it was sent before.
        await processes.journeys.move(dispositionId, move, { by: actor.userId, again: true }, requestId);
        // The move may send no SMS: the driver's number may be missing, or the firms may not want messages.
        const result = await isTextedFor(database.sql, smsEventOf(dispositionId, requestId));
        return {
          status: 200,
          data: { result, ...(result ? {} : { message: errorMessage(language, 'sms_not_sent', {}) }) },
        };
      },
    });

  return { database, processes, temporalUiUrl, temporalNamespace, mustModify, readJourney, smsCall };
};

type Tools = ReturnType<typeof toolsOf>;

/** Moves that text the driver. */
const smsEndpoints = ({ smsCall }: Tools): AnyEndpoint[] => [
  smsCall(journeyContracts.sendStartSms, 'sendStartSms', 'Texts the driver the ticket and the link'),
  smsCall(journeyContracts.allowEntry, 'allowEntry', 'Calls the truck and texts the driver'),
  smsCall(journeyContracts.callToMainParking, 'callToMainParking', 'Calls the truck from the extra parking'),
  smsCall(journeyContracts.remove, 'remove', 'Removes the truck and texts the driver'),
];

/** A call for any move that needs no weight or reason (`plainMoves`), and the state of the journey. */
const journeyEndpoints = ({
  database,
  processes,
  temporalUiUrl,
  temporalNamespace,
  mustModify,
  readJourney,
}: Tools): AnyEndpoint[] => [
  serve(journeyContracts.move, {
    tag,
    summary: 'Does a move of the truck’s journey; 409 with the present state when it is not allowed now',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      const move = plainMoves.find((name) => name === params.move);
      if (!move) throw fail('query_invalid', { parameter: 'move' });
      await mustModify(actor, params.id);
      if (move === 'changeStation' && !body.weighingStationId)
        throw failFields([{ field: 'weighingStationId', code: 'required' }]);
      return processes.journeys.move(
        params.id,
        move,
        { ...withoutUndefined(body), by: actor.userId },
        requestId,
      );
    },
  }),
  serve(journeyContracts.read, {
    tag,
    summary: 'Where the journey stands, and where its workflow is seen',
    access: 'signedIn',
    handle: async ({ actor, params }) => {
      await database.records.mustSee(actor, 'disposition', params.id);
      const workflowId = journeyId(params.id);
      const { begun, view } = await readJourney(params.id);
      const workflowUrl =
        temporalUiUrl && !actor.external
          ? `${temporalUiUrl}/namespaces/${temporalNamespace}/workflows/${workflowId}`
          : null;
      // Without a view, the allowed moves follow from the record.
      const state = view ? undefined : (await standingsOf(database.sql, [params.id])).get(params.id);
      const allowed = view?.allowed ?? (state ? allowedMoves(state) : []);
      // Only a move that brings a truck into a queue, or asks its driver to come, demands that nothing is lacking.
      const lacking = allowed.some(needsDemandedFields) ? await lackingOf(database.sql, params.id) : [];
      return { begun, ...view, allowed, lacking: [...lacking], workflowId, workflowUrl };
    },
  }),
];

/** The moves that record a weight, and take one back. */
const weighingEndpoints = ({ processes, mustModify }: Tools): AnyEndpoint[] => [
  serve(journeyContracts.recordWeighing, {
    tag: 'weighing',
    summary: 'Records the scale’s newest accepted weight as the truck’s next weighing',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      await mustModify(actor, params.id);
      const command = {
        by: actor.userId,
        captureId: body.captureId,
        scaleId: body.scaleId,
        accept: body.accept ?? [],
        ...withoutUndefined({ kind: body.kind, holder: body.holder }),
      };
      return processes.journeys.move(params.id, 'recordWeighing', command, requestId);
    },
  }),
  serve(journeyContracts.removeWeighing, {
    tag: 'weighing',
    summary: 'Takes the truck’s last weighing back, with the reason',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      await mustModify(actor, params.id);
      const command = {
        comment: body.comment,
        by: actor.userId,
        ...withoutUndefined({ holder: body.holder }),
      };
      return processes.journeys.move(params.id, 'removeWeighing', command, requestId);
    },
  }),
];

/** The moves that operators make with a truck. The right to change dispositions is checked before the workflow is asked. */
export function moveEndpoints(dependencies: MoveDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...smsEndpoints(tools), ...journeyEndpoints(tools), ...weighingEndpoints(tools)];
}
