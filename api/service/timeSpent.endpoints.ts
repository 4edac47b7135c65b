import type { Database } from '#database/connect.ts';
import { startTime, stopTime } from '#database/platform/runningTime.ts';
import { timeSpentOn } from '#database/platform/timeSpent.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isBound } from '#domain/platform/access.rules.ts';
import { timeSpentContracts } from '#domain/platform/timeSpent.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/** Measures the time that people spend on a record. Colleagues see only the sum of each person, on records that they see. */
export function timeSpentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(timeSpentContracts.timeSpent, {
      tag: 'service',
      access: ['sales'],
      summary: 'Time that staff spent on a customer request or an interaction, by person',
      handle: async ({ actor, params: { objectType, objectId } }) => {
        // How long staff works on a matter is not for the customer, whatever roles their people have.
        if (isBound(actor)) throw fail('no_access', { object: 'timeTrackingItem' });
        await database.records.mustSee(actor, objectType, objectId);
        const people = await timeSpentOn(database.sql, objectType, objectId);
        return { seconds: people.reduce((sum, { seconds }) => sum + seconds, 0), people };
      },
    }),
    serve(timeSpentContracts.startTime, {
      tag: 'service',
      access: 'signedIn',
      refuses: [404],
      summary: 'Starts to measure the caller’s time on a record; one that runs already is answered',
      handle: async ({ actor, body, request }) => {
        const { id, isNew } = await doOnce(database, actor, request, body, (tx) =>
          startTime(tx, actor, body.objectType, body.objectId),
        );
        return { isNew, time: await database.records.get(actor, 'timeTrackingItem', id) };
      },
    }),
    serve(timeSpentContracts.stopTime, {
      tag: 'service',
      access: 'signedIn',
      refuses: [404, 409],
      summary: 'Ends a time of the caller’s own; one that has ended keeps its end',
      handle: async ({ actor, params: { id }, body, request }) => {
        const { isStopped } = await doOnce(database, actor, request, body, (tx) =>
          stopTime(tx, actor, id, body.comment ?? ''),
        );
        return { isStopped, time: await database.records.get(actor, 'timeTrackingItem', id) };
      },
    }),
  ];
}
