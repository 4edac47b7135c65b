import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { visibleTo } from '#database/reading/visibility.ts';
import { planPictures } from '#database/ships/planPictures.ts';
import { holdPlan, movePlan } from '#database/ships/planStanding.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { afterMove, planMoves } from '#domain/ships/planning.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { planPicture } from './planPicture.answer.ts';

const tag = 'ships';
const access = ['operator', 'sales', 'forwarder'] as const;
const byId = z.object({ id: recordId });

/** Plans on one board; a terminal has some dozens of ships in a month. */
const most = 200;

/** The planning of ships: what was planned against what was done, and what people do with a plan. */
export const planningEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const { records, registry } = database;
  const declaration = registry.byName('shipPlanning');
  const modifies = (actor: Actor) => may(actor, 'modify', declaration);

  /** Plans whose time meets a span, and those that are live without a time, as far as they may be seen. */
  const plansIn = async (actor: Actor, { from, to }: { readonly from: string; readonly to: string }) => {
    const { rows } = await sql<{ id: number }>`
      select id from ship_planning p where not marked_to_delete and ${visibleTo(actor, registry, declaration, 'p')} and (
        (planned_begin < ${to} and coalesce(planned_end, planned_begin) >= ${from})
        or (planned_begin < ${to} and state = 'Ongoing')
        or (planned_begin is null and state in ('Planned', 'Ongoing')))
      order by planned_begin nulls last, id limit ${most + 1}`.execute(database.sql);
    const ids = rows.slice(0, most).map(({ id }) => id);
    const page = await records.list(actor, 'shipPlanning', {
      filter: parseFilter(registry, declaration, { id: { inList: ids.length > 0 ? ids : [0] } }),
      sort: [{ path: parsePath(registry, declaration, 'plannedBegin'), desc: false }],
      limit: most,
      offset: 0,
    });
    return { plans: page.rows, more: rows.length > most };
  };

  return [
    endpoint({
      method: 'get',
      path: '/ship_planning_board',
      tag,
      summary:
        'The plans of ships in a span of time, each against what was done; at most 200, and says when more',
      access,
      query: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
      answer: z.object({ rows: z.array(planPicture), more: z.boolean() }),
      handle: async ({ actor, query }) => {
        const { plans, more } = await plansIn(actor, query);
        return { rows: await planPictures(database.sql, plans, modifies(actor)), more };
      },
    }),
    endpoint({
      method: 'get',
      path: '/ship_planning/:id/picture',
      tag,
      summary: 'A plan against what was done: by hold, by box, on the water and on wheels',
      access,
      params: byId,
      answer: planPicture,
      handle: async ({ actor, params }) => {
        const plan = await records.get(actor, 'shipPlanning', params.id);
        const [picture] = await planPictures(database.sql, [plan], modifies(actor));
        return picture;
      },
    }),
    endpoint({
      method: 'post',
      path: '/ship_planning/:id/moves/:move',
      tag,
      summary: 'Finishes, reopens, cancels or restores a plan; 409 when that is not allowed now',
      access: ['operator', 'sales'],
      params: byId.extend({ move: z.enum(planMoves) }),
      body: z.strictObject({}),
      answer: z.looseObject({ id: z.int() }),
      handle: async ({ actor, params: { id, move }, request }) => {
        await records.mustSee(actor, 'shipPlanning', id, 'modify');
        await writeOnce(database, actor, request, async (tx) => {
          const standing = await holdPlan(tx, id);
          await movePlan(tx, actor, id, standing, mustNotRefuse(afterMove(standing, move)));
          return { id };
        });
        return records.get(actor, 'shipPlanning', id);
      },
    }),
  ];
};
