import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { standingsOf } from '#database/terminal/standings.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { journeyContracts } from '#domain/terminal/journey.contracts.ts';
import { nextJourneyState, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { plainMoves, type JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { DispositionState } from '#domain/terminal/statuses.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

const stateFields: readonly string[] = Object.keys(journeyContracts.writeState.body.shape);

/** Whether the body asks for a new state; any other body changes the record, as the generic call does. */
const writesState = ({ body }: Request): boolean => {
  if (typeof body !== 'object' || body === null || !('state' in body) || !('statusId' in body)) return false;
  return Object.keys(body as object).every((name) => stateFields.includes(name));
};

/**
 * The move from the truck's present state to this one. Moves that record a weight are left out, because they need a capture. The
 * move that removes the truck is left out, too: nobody who asks for a state wants a removal.
 */
const moveTo = (state: JourneyState | undefined, target: DispositionState): JourneyMove | undefined =>
  state &&
  plainMoves.find((move) => {
    const next = nextJourneyState(state, move);
    return !isRefusal(next) && next.disposition === target && next.queue !== 'Deleted';
  });

/** Moves a truck as the specification does: by a write of the record with its new state. */
export function dispositionStateEndpoints({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] {
  return [
    serve(journeyContracts.writeState, {
      tag: 'terminal',
      summary:
        'Moves the truck so that its disposition comes to this state; 409 where no move leads there now',
      access: ['operator'],
      refuses: [503],
      when: writesState,
      handle: async ({ actor, params: { id }, body, requestId }) => {
        await database.records.mustSee(actor, 'disposition', id, 'modify');
        const record = await database.records.get(actor, 'disposition', id);
        // This comes before the comparison of versions: when a request is repeated, its first sending has already moved the truck
        // and so changed `updatedAt`.
        if (body.state === record.state) return record;
        if (body.updatedAt && Date.parse(body.updatedAt) !== Date.parse(record.updatedAt))
          throw fail('stale_record', { id, updatedAt: record.updatedAt });
        const move = moveTo((await standingsOf(database.sql, [id])).get(id), body.state);
        if (!move)
          throw fail('illegal_transition', {
            carsQueueStatus: String(record.carsQueueStatus),
            status: String(record.state),
            wanted: body.state,
          });
        await processes.journeys.move(id, move, { by: actor.userId }, requestId);
        return database.records.get(actor, 'disposition', id);
      },
    }),
  ];
}
