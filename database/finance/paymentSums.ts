import { sql, type RawBuilder } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';

/** Payments as `p`, each with its cash desk or account as `t`. */
export const paymentsWithAccount = sql`payment_operation p left join payment_type t on t.id = p.payment_type_id`;

/** A payment without a currency counts in that of its cash desk or account. */
export const paymentCurrency = sql`coalesce(p.currency_id, t.currency_id)`;

/** What a payment adds: an expense gives money back. */
export const signedAmount = sql`case when p.movement = 'Receipt' then p.amount else -p.amount end`;

/** The currencies that the actor may read, as answers name them. */
export function readableCurrencies(registry: Registry, actor: Actor): RawBuilder<unknown> {
  return sql`select c.id, json_build_object('id', c.id, 'code', c.code) as currency from currency c
    where ${readableBy(actor, registry, registry.byName('currency'), 'c')}`;
}
