import { sql, type RawBuilder } from 'kysely';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { whyHeld, type Errand, type Load } from '#domain/weighing/load.rules.ts';
import { ownerOfGoods } from '#domain/weighing/noteOfWeighing.rules.ts';
import { usualOperation } from '#domain/weighing/operations.rules.ts';
import type { Sql } from '../sql.ts';

/** What the statement of `loadRow` reads. */
export interface LoadRow extends Pick<
  Load,
  'researchResult' | 'customsGoods' | 'customsRelease' | 'productCondition'
> {
  readonly examined: boolean;
  readonly has_actual_warehouse: boolean;
  readonly without_condition: boolean;
  readonly type: Errand['type'];
  readonly type_of_operation: Errand['typeOfOperation'] | null;
  readonly station_owner: number | null;
  readonly customer: number | null;
  readonly vendor: number | null;
  /** By the id of the firm: whether it wants the real place of its goods, and a description of their condition. */
  readonly firms: Readonly<Record<string, { readonly placed: boolean; readonly described: boolean }>> | null;
}

/**
 * The statement that reads what is known of the load of a disposition. `weighingPlan.ts` reads its row as JSON within a larger
 * statement: the values are then the same.
 * @param dispositionId the SQL of the id: a number, or a column of the larger statement
 */
export function loadRow(dispositionId: RawBuilder<unknown>): RawBuilder<LoadRow> {
  return sql<LoadRow>`
    select coalesce(lst.use_research, false) as examined, ld.research_result as "researchResult",
      ld.customs_goods as "customsGoods", ld.customs_release as "customsRelease",
      ld.product_condition as "productCondition", ld.actual_warehouse_id is not null as has_actual_warehouse,
      coalesce(lp.without_product_condition, false) as without_condition, coalesce(ld.type, 'Loading') as type,
      ld.type_of_operation, lst.owner_id as station_owner, ld.customer_id as customer, ld.vendor_id as vendor,
      (select json_object_agg(c.id, json_build_object('placed', coalesce(c.use_actual_warehouse, false),
          'described', coalesce(c.use_product_condition, false)))
        from counterparty c where c.id in (lst.owner_id, ld.customer_id, ld.vendor_id)) as firms
    from disposition ld
      left join weighing_station lst on lst.id = ld.weighing_station_id
      left join product lp on lp.id = ld.product_id
    where ld.id = ${dispositionId}`;
}

/**
 * The facts about the load of a disposition, and what its station, its owner and its goods require (`load`); and what the vehicle
 * comes for (`errand`).
 */
export function loadFrom(row: LoadRow): { readonly load: Load; readonly errand: Errand } {
  const { type, customer, vendor } = row;
  const typeOfOperation = row.type_of_operation ?? usualOperation(type);
  const owner = ownerOfGoods(typeOfOperation, { stationOwner: row.station_owner, customer, vendor });
  // Without an owner, `'null'` is no id of a firm, and nothing is required.
  const ownerRules = row.firms?.[String(owner)];
  return {
    errand: { type, typeOfOperation },
    load: {
      examined: row.examined,
      researchResult: row.researchResult,
      customsGoods: row.customsGoods,
      customsRelease: row.customsRelease,
      placed: ownerRules?.placed === true,
      hasActualWarehouse: row.has_actual_warehouse,
      described: ownerRules?.described === true && !row.without_condition,
      productCondition: row.productCondition,
    },
  };
}

/** Does nothing for a disposition that does not exist. @throws KejaError saying why the load is held (`whyHeld`) */
export async function mustNotBeHeld(db: Sql, dispositionId: number): Promise<void> {
  const { rows } = await loadRow(sql`${dispositionId}`).execute(db);
  const facts = rows[0] && loadFrom(rows[0]);
  if (facts) mustNotRefuse(whyHeld(facts.load, facts.errand));
}
