import { sql } from 'kysely';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { whyHeld, type Errand, type Load } from '#domain/weighing/load.rules.ts';
import { ownerOf } from '#domain/weighing/noteOfWeighing.rules.ts';
import { usualOperation } from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';

interface Row extends Pick<Load, 'researchResult' | 'customsGoods' | 'customsRelease' | 'productCondition'> {
  readonly examined: boolean;
  readonly has_actual_warehouse: boolean;
  readonly without_condition: boolean;
  readonly type: Errand['type'];
  readonly type_of_operation: Errand['typeOfOperation'] | null;
  readonly station_owner: number | null;
  readonly customer: number | null;
  readonly vendor: number | null;
  readonly firms: Readonly<Record<string, { readonly placed: boolean; readonly described: boolean }>> | null;
}

/** The facts about the load of a disposition, and what its station, its owner and its goods require. */
export async function loadOf(
  db: Sql,
  dispositionId: number,
): Promise<{ readonly load: Load; readonly errand: Errand } | undefined> {
  const { rows } = await sql<Row>`
    select coalesce(st.use_research, false) as examined, d.research_result as "researchResult",
      d.customs_goods as "customsGoods", d.customs_release as "customsRelease",
      d.product_condition as "productCondition", d.actual_warehouse_id is not null as has_actual_warehouse,
      coalesce(p.without_product_condition, false) as without_condition, coalesce(d.type, 'Loading') as type,
      d.type_of_operation, st.owner_id as station_owner, d.customer_id as customer, d.vendor_id as vendor,
      (select json_object_agg(c.id, json_build_object('placed', coalesce(c.use_actual_warehouse, false),
          'described', coalesce(c.use_product_condition, false)))
        from counterparty c where c.id in (st.owner_id, d.customer_id, d.vendor_id)) as firms
    from disposition d
      left join weighing_station st on st.id = d.weighing_station_id
      left join product p on p.id = d.product_id
    where d.id = ${dispositionId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { type, customer, vendor } = row;
  const typeOfOperation = row.type_of_operation ?? usualOperation(type);
  const owner = ownerOf(typeOfOperation, { stationOwner: row.station_owner, customer, vendor });
  const wishes = row.firms?.[String(owner)];
  return {
    errand: { type, typeOfOperation },
    load: {
      examined: row.examined,
      researchResult: row.researchResult,
      customsGoods: row.customsGoods,
      customsRelease: row.customsRelease,
      placed: wishes?.placed === true,
      hasActualWarehouse: row.has_actual_warehouse,
      described: wishes?.described === true && !row.without_condition,
      productCondition: row.productCondition,
    },
  };
}

/** @throws KejaError saying why the load of a disposition may not count yet */
export async function mustNotBeHeld(db: Sql, dispositionId: number): Promise<void> {
  const found = await loadOf(db, dispositionId);
  if (found) mustNotRefuse(whyHeld(found.load, found.errand));
}
