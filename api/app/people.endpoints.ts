import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { seeingAll } from '#database/reading/visibility.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { findRecords } from '../records/findRecords.ts';
import { mustBeOwn } from './mustBeOwn.ts';

const tag = 'platform';
const anything = z.looseObject({});

export interface OwnRoleGroup {
  readonly id: number;
  readonly name: string;
  readonly settings: unknown;
  readonly navigation: unknown;
}

/** The role groups that a person is in, without the others who are. */
export const roleGroupsOf = async (database: Database, userId: number | null): Promise<OwnRoleGroup[]> => {
  const { rows } = await sql<OwnRoleGroup>`
    select g.id, g.name, g.settings, g.navigation from role_group g
    where not g.marked_to_delete
      and exists (select 1 from role_group_users m where m.parent_id = g.id and m.user_id = ${userId})
    order by g.name, g.id`.execute(database.sql);
  return rows;
};

export const peopleEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/user_roles/current/:userId',
    tag,
    summary: 'The roles of a user: one’s own, or with full rights anybody’s',
    access: 'signedIn',
    params: z.object({ userId: recordId }),
    answer: z.array(anything),
    handle: async ({ actor, params }) => {
      mustBeOwn(actor, params.userId, 'user');
      const whole = seeingAll(actor);
      const user = await database.records.get(whole, 'user', params.userId);
      const ids = (user.roles as { userRoleId: number }[]).map(({ userRoleId }) => userRoleId);
      return ids.length === 0 ? [] : findRecords(database, whole, 'userRole', { id: ids }, 'key');
    },
  }),
  endpoint({
    method: 'get',
    path: '/rolegroup',
    tag,
    summary: 'The role groups that the caller is in, with their settings and menu',
    access: 'signedIn',
    answer: z.array(
      z.object({ id: z.int(), name: z.string(), settings: z.unknown(), navigation: z.unknown() }),
    ),
    handle: ({ actor }) => roleGroupsOf(database, actor.userId),
  }),
  endpoint({
    method: 'get',
    path: '/objects_time_tracking/current_objects',
    tag,
    summary: 'What the caller is counting time for at this moment, with the seconds so far',
    access: 'signedIn',
    answer: z.object({ rows: z.array(anything), count: z.number() }),
    handle: async ({ actor }) => {
      const running = { user: actor.userId, endDate: null, markedToDelete: false };
      const found = await findRecords(database, actor, 'timeTrackingItem', running, 'startDate');
      const now = Date.now();
      const rows = found.map((item) => ({
        ...item,
        elapsedTime: Math.max(0, Math.floor((now - Date.parse(String(item.startDate))) / 1000)),
      }));
      return { rows, count: rows.length };
    },
  }),
];
