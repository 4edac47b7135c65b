import type { Database } from '#database/connect.ts';
import { seeingAll } from '#database/reading/visibility.ts';
import { peopleContracts } from '#domain/platform/people.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import { mustBeOwn } from './mustBeOwn.ts';
import { ownRoleGroups, rolesHeldBy } from '#database/platform/ownRoleGroups.ts';

const tag = 'platform';

/** The roles and role groups of people, and the times that run for the caller. */
export function peopleEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(peopleContracts.roles, {
      tag,
      summary: 'The roles of a user, also through role groups: one’s own, or with full rights anybody’s',
      access: 'signedIn',
      handle: async ({ actor, params }) => {
        mustBeOwn(actor, params.userId, 'user');
        // From here on the caller needs no right to read users or roles. The roles are sorted by their field `key`.
        const allSeeingActor = seeingAll(actor);
        await database.records.mustSee(allSeeingActor, 'user', params.userId);
        const ids = await rolesHeldBy(database, params.userId);
        return ids.length === 0 ? [] : findRecords(database, allSeeingActor, 'userRole', { id: ids }, 'key');
      },
    }),
    serve(peopleContracts.ownRoleGroups, {
      tag,
      summary: 'The role groups that the caller is in, with their settings and menu',
      access: 'signedIn',
      handle: ({ actor }) => ownRoleGroups(database, actor.userId),
    }),
    serve(peopleContracts.runningTimes, {
      tag,
      summary: 'What the caller is counting time for at this moment, with the seconds so far',
      access: 'signedIn',
      handle: async ({ actor }) => {
        const filter = { user: actor.userId, endDate: null, markedToDelete: false };
        const items = await findRecords(database, actor, 'timeTrackingItem', filter, 'startDate');
        const now = Date.now();
        const rows = items.map((item) => ({
          ...item,
          elapsedTime: Math.max(0, Math.floor((now - Date.parse(String(item.startDate))) / 1000)),
        }));
        return { rows, count: rows.length };
      },
    }),
  ];
}
