import { sql } from 'kysely';
import type { Reference } from '#domain/kernel/record.ts';
import { clashesOf } from '#domain/ships/boxClashes.rules.ts';
import type { PicturedClash } from '#domain/ships/planPicture.ts';
import type { Sql } from '../sql.ts';
import { linesOfPlans } from './planContents.ts';

/** A plan that is not over and has a begin. Times are ISO. Without an end, the plan needs its boxes until it is over. */
interface LivePlan {
  readonly id: number;
  readonly number: string;
  readonly shipId: number;
  readonly ship: string;
  /** Never null here; `clashesOf` takes plans without a begin too. */
  readonly begin: string | null;
  readonly end: string | null;
}

/**
 * For each of these plans that is not over and has a begin, the boxes that it shares in the same hours with plans of other
 * ships. The statement reads all such plans that overlap one of `planIds` in time, so it reads the plans of `planIds` too.
 */
export async function planClashes(
  db: Sql,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PicturedClash[]>> {
  const { rows } = await sql<LivePlan>`
    select p.id, p.number_str as number, p.ship_id as "shipId", s.name as ship,
      p.planned_begin as begin, p.planned_end as "end"
    from ship_planning p join ship s on s.id = p.ship_id
    where p.state in ('Planned', 'Ongoing') and p.planned_begin is not null and not p.marked_to_delete
      and exists (select 1 from ship_planning shown where shown.id = any(${planIds})
        and p.planned_begin <= coalesce(shown.planned_end, 'infinity')
        and shown.planned_begin <= coalesce(p.planned_end, 'infinity'))`.execute(db);
  const live = new Map(rows.map((plan) => [plan.id, plan]));
  const lines = await linesOfPlans(db, [...live.keys()]);
  const boxesOf = (id: number) => lines.of(id).flatMap(({ boxId }) => (boxId === null ? [] : [boxId]));
  const spans = rows.map((plan) => ({ ...plan, planId: plan.id, boxIds: boxesOf(plan.id) }));
  const names = await namesOf(db, 'box', [...new Set(spans.flatMap(({ boxIds }) => boxIds))]);
  return new Map(
    spans
      .filter(({ planId }) => planIds.includes(planId))
      .map((span) => [
        span.planId,
        clashesOf(span, spans).flatMap(({ boxId, otherPlanId }): PicturedClash[] => {
          const box = names.get(boxId);
          const other = live.get(otherPlanId);
          if (!box || !other) return [];
          return [
            {
              box,
              plan: { id: other.id, presentation: other.number },
              ship: { id: other.shipId, presentation: other.ship },
            },
          ];
        }),
      ]),
  );
}

/** References to boxes or products with their names, by id. */
export async function namesOf(
  db: Sql,
  table: 'box' | 'product',
  ids: readonly number[],
): Promise<ReadonlyMap<number, Reference>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, { id, presentation: name }]));
}
