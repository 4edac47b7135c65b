import { sql } from 'kysely';
import type { CashFlowDimension } from '#domain/finance/cashFlow.contracts.ts';
import type { Moved } from '#domain/finance/cashFlow.rules.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';
import { paymentCurrency, paymentsWithAccount } from './paymentSums.ts';

interface CashFlowQuestion {
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly by: CashFlowDimension;
}

interface CashFlowSums {
  /** `group`: the id of the cash desk or account, the item or the project; null for payments that name none. */
  readonly rows: readonly (Moved & { readonly group: number | null })[];
  /** How many payments of the period are not confirmed. The rows do not count them. */
  readonly unconfirmed: number;
}

const columns = {
  paymentType: 'payment_type_id',
  cashFlowItem: 'cash_flow_item_id',
  project: 'project_id',
} as const satisfies Record<CashFlowDimension, string>;

const zone = sql.lit(businessZone);

/**
 * The payments that the actor may see, by cash desk or account, by item or by project, and by currency; a payment without a
 * currency has that of its account. Only a cash desk or an account has an opening: what it held before the period.
 */
export async function cashFlow(
  db: Sql,
  registry: Registry,
  actor: Actor,
  { from, to, by }: CashFlowQuestion,
): Promise<CashFlowSums> {
  const begin = sql`${from}::date::timestamp at time zone ${zone}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${zone}`;
  // An item and a project hold no money, so that their earlier payments need not be read.
  const since = by === 'paymentType' ? sql`` : sql`and p.date >= ${begin}`;
  // `p`: the payments until the end of the period; `summed`: the confirmed ones, by group and currency.
  const { rows } = await sql<CashFlowSums>`
    with p as materialized (
      select p.${sql.ref(columns[by])} as "group", ${paymentCurrency} as currency,
        p.amount, p.confirmed, p.movement = 'Receipt' as is_receipt, p.date >= ${begin} as in_period
      from ${paymentsWithAccount}
      where p.date < ${end} ${since} and not p.marked_to_delete
        and ${readableBy(actor, registry, registry.byName('paymentOperation'), 'p')}
    ), summed as (
      select "group", currency,
        coalesce(sum(case when is_receipt then amount else -amount end) filter (where not in_period), 0) as opening,
        coalesce(sum(amount) filter (where in_period and is_receipt), 0) as receipts,
        coalesce(sum(amount) filter (where in_period and not is_receipt), 0) as expenses,
        count(*) filter (where in_period)::int as payments
      from p where confirmed group by "group", currency
    )
    select (select count(*)::int from p where in_period and not confirmed) as unconfirmed,
      (select coalesce(json_agg(json_build_object('group', "group", 'currency', currency,
          'opening', opening::numeric(18,2)::text, 'receipts', receipts::numeric(18,2)::text,
          'expenses', expenses::numeric(18,2)::text, 'payments', payments) order by currency, "group"), '[]')
        from summed where payments > 0 or opening <> 0) as rows`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('the sums of the payments have no row');
  return sums;
}
