import type { Database } from '#database/connect.ts';
import { plansBetween } from '#database/ships/plansBetween.ts';
import { planPictures } from '#database/ships/planPictures.ts';
import { lockPlan, movePlan } from '#database/ships/planStanding.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planContracts } from '#domain/ships/plan.contracts.ts';
import { afterMove } from '#domain/ships/planning.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';

const tag = 'ships';
const access = ['operator', 'sales', 'forwarder'] as const;

/** A board shows at most so many plans. A terminal has some dozens of ships in a month. */
const mostPlans = 200;

/** The planning of ships: what was planned against what was done, and what people do with a plan. */
export function planningEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records, registry } = database;
  const declaration = registry.byName('shipPlanning');
  const mayModify = (actor: Actor) => may(actor, 'modify', declaration);

  /** The plans that the actor sees whose time overlaps with a span. Open plans without a time are always among them. */
  const plansIn = async (actor: Actor, { from, to }: { readonly from: string; readonly to: string }) => {
    // One more is asked for, which tells whether there are more.
    const planIds = await plansBetween(database.sql, { actor, registry, from, to, limit: mostPlans + 1 });
    const ids = planIds.slice(0, mostPlans);
    const page = await records.list(actor, 'shipPlanning', {
      filter: parseFilter(registry, declaration, { id: { inList: ids } }),
      sort: [{ path: parsePath(registry, declaration, 'plannedBegin'), desc: false }],
      limit: mostPlans,
      offset: 0,
    });
    return { plans: page.rows, more: planIds.length > mostPlans };
  };

  return [
    serve(planContracts.board, {
      tag,
      summary:
        'The plans of ships in a span of time, each against what was done; at most 200, and says when more',
      access,
      handle: async ({ actor, query }) => {
        const { plans, more } = await plansIn(actor, query);
        return { rows: await planPictures(database.sql, plans, mayModify(actor)), more };
      },
    }),
    serve(planContracts.picture, {
      tag,
      summary: 'A plan against what was done: by hold, by box, on the water and on wheels',
      access,
      handle: async ({ actor, params }) => {
        const plan = await records.get(actor, 'shipPlanning', params.id);
        const [picture] = await planPictures(database.sql, [plan], mayModify(actor));
        if (!picture) throw fail('record_not_found', { object: 'shipPlanning', id: params.id });
        return picture;
      },
    }),
    serve(planContracts.move, {
      tag,
      summary: 'Finishes, reopens, cancels or restores a plan; 409 when that is not allowed now',
      access: ['operator', 'sales'],
      handle: async ({ actor, params: { id, move }, request }) => {
        await records.mustSee(actor, 'shipPlanning', id, 'modify');
        await writeOnce(database, actor, request, async (tx) => {
          const standing = await lockPlan(tx, id);
          await movePlan(tx, actor, id, standing, mustNotRefuse(afterMove(standing, move)));
          return { id };
        });
        return records.get(actor, 'shipPlanning', id);
      },
    }),
  ];
}
