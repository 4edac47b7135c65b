import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { rolesOf } from '#database/platform/belonging.ts';
import { seeingAll } from '#database/reading/visibility.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { findRecords } from '../records/findRecords.ts';
import { mustBeOwn } from './mustBeOwn.ts';
import { ownRoleGroups } from './ownRoleGroups.ts';

const tag = 'platform';
const anything = z.looseObject({});

/** The roles that a person holds: their own and those of their role groups. */
const rolesHeldBy = async (database: Database, userId: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from user_role where id in ${rolesOf(sql`${userId}`)}`.execute(database.sql);
  return rows.map(({ id }) => id);
};

export const peopleEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/user_roles/current/:userId',
    tag,
    summary: 'The roles of a user, also through role groups: one’s own, or with full rights anybody’s',
    access: 'signedIn',
    params: z.object({ userId: recordId }),
    answer: z.array(anything),
    handle: async ({ actor, params }) => {
      mustBeOwn(actor, params.userId, 'user');
      const whole = seeingAll(actor);
      await database.records.mustSee(whole, 'user', params.userId);
      const ids = await rolesHeldBy(database, params.userId);
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
    handle: ({ actor }) => ownRoleGroups(database, actor.userId),
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
