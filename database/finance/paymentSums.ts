import { sql, type RawBuilder } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { freshDays, homeCurrency } from '#domain/sales/pricing/rates.ts';
import { readableBy } from '../reading/visibility.ts';

/** Payments as `p`, each with its cash desk or account as `t`. */
export const paymentsWithAccount = sql`payment_operation p left join payment_type t on t.id = p.payment_type_id`;

/** A payment without a currency counts in that of its cash desk or account. */
export const paymentCurrency = sql`coalesce(p.currency_id, t.currency_id)`;

/** What a payment adds: an expense gives money back. */
export const signedAmount = sql`case when p.movement = 'Receipt' then p.amount else -p.amount end`;

/** The day of payment `p` on the terminal's clock. */
const day = sql`(p.date at time zone ${sql.lit(businessZone)})::date`;

/**
 * What `multiplier` units of a currency cost in złoty on the day of payment `p`. No row if there is no fresh rate: when an
 * order is priced, a person is asked whether an old rate will do, but here nobody can be asked.
 */
const rateOnDay = (currency: RawBuilder<unknown>) => sql`(
  select 1::numeric as rate, 1 as multiplier from currency c where c.id = ${currency} and c.code = ${homeCurrency}
  union all
  (select nullif(e.rate, 0), e.multiplier from exchange_rate e join currency c on c.id = e.currency_id
    where e.currency_id = ${currency} and c.code <> ${homeCurrency} and not e.marked_to_delete
      and e.active_date between ${day} - ${freshDays}::int and ${day}
    order by e.active_date desc, e.id limit 1))`;

/**
 * What payment `p` counts in the currency of order `o`, converted through złoty at the rates of its day and rounded. Null if it
 * cannot be converted.
 */
export const countedForOrder = sql`case when ${paymentCurrency} = o.currency_id then ${signedAmount}
  else (select round(${signedAmount} * paid.rate * due.multiplier / (paid.multiplier * due.rate), 2)
    from ${rateOnDay(paymentCurrency)} paid, ${rateOnDay(sql`o.currency_id`)} due) end`;

/** The currencies that the actor may read, as answers name them. */
export function readableCurrencies(registry: Registry, actor: Actor): RawBuilder<unknown> {
  return sql`select c.id, json_build_object('id', c.id, 'code', c.code) as currency from currency c
    where ${readableBy(actor, registry, registry.byName('currency'), 'c')}`;
}
