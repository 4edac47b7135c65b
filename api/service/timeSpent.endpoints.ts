import type { Database } from '#database/connect.ts';
import { timeSpentOn } from '#database/platform/timeSpent.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isBound } from '#domain/platform/access.rules.ts';
import { timeSpentContracts } from '#domain/platform/timeSpent.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** What colleagues see of one another's time: the sums on a record that they see themselves. */
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
  ];
}
