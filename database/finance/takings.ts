import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { TakenPayment } from '#domain/finance/takings.ts';
import { sumTakings, type Taken } from '#domain/finance/takings.rules.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { shiftOf, workingDay, type ShiftName } from '#domain/terminal/workShift.rules.ts';
import { readableFor } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** The most payments that are listed; the sums are of all of them. */
const mostShown = 1000;

/** The shift in which a payment `p` of a working day was paid. */
const shiftIn = (day: string) => sql<ShiftName>`
  case when p.paid_at < ${shiftOf(day, 'I').end} then 'I' when p.paid_at < ${shiftOf(day, 'II').end} then 'II' else 'III' end`;

/** Links a payment `p` with its receipt `f` in the cash flow: `markPaid` gives the receipt the payment's time and number. */
const isReceiptOfPayment = sql`f.date = p.paid_at and f.comment = p.number_str`;

/**
 * The money received on a working day, by shift and by means of payment, and the payments themselves, as far as the actor may
 * read them. `agrees` says whether the cash flow has the same sum; if not, somebody must check. The cashier is the author of the
 * payment's receipt: null if there is no receipt by a user, as at the kiosk, or if the actor may not read that user.
 */
export async function takings(db: Sql, registry: Registry, actor: Actor, day: string) {
  const { begin, end } = workingDay(day);
  const readable = readableFor(actor, registry);
  const isPaidOnDay = sql`p.is_paid and not p.marked_to_delete and p.paid_at >= ${begin} and p.paid_at < ${end}
    and ${readable('deliveryPayment', 'p')}`;
  // `booked` is the sum of the confirmed receipts that the cash flow has for these payments.
  const [sums, payments, booked] = await Promise.all([
    sql<Taken>`
      select ${shiftIn(day)} as shift, m.predefined_name as means, count(*)::int as count, sum(p.amount)::text as amount
      from delivery_payment p join payment_type m on m.id = p.payment_type_id
      where ${isPaidOnDay} group by 1, 2`.execute(db),
    sql<TakenPayment>`
      select p.id, p.number_str as "numberStr", p.paid_at as "paidAt", ${shiftIn(day)} as shift,
        m.predefined_name as means, p.amount::text as amount, v.name as plate, p.disposition_id as "dispositionId",
        o.cashier, i.id as "invoiceId", i.number_str as "invoiceNumber"
      from delivery_payment p join payment_type m on m.id = p.payment_type_id
        left join disposition d on d.id = p.disposition_id and ${readable('disposition', 'd')}
        left join vehicle v on v.id = d.vehicle_id and ${readable('vehicle', 'v')}
        left join invoice i on i.delivery_payment_id = p.id and ${readable('invoice', 'i')}
        left join lateral (
          select u.name as cashier from payment_operation f join "user" u on u.id = f.author_id
          where ${isReceiptOfPayment} and ${readable('user', 'u')}
          order by f.id limit 1
        ) o on true
      where ${isPaidOnDay} order by p.paid_at, p.id limit ${mostShown}`.execute(db),
    sql<{ amount: string | null }>`
      select sum(f.amount)::text as amount from delivery_payment p
        join payment_operation f on ${isReceiptOfPayment} and f.confirmed
          and f.movement = 'Receipt'
      where ${isPaidOnDay}`.execute(db),
  ]);
  const { shifts, day: dayTotals } = sumTakings(sums.rows);
  return {
    begin,
    end,
    shifts,
    day: dayTotals,
    agrees: new Decimal(booked.rows[0]?.amount ?? '0').equals(dayTotals.all),
    payments: payments.rows.map((row) => ({ ...row, paidAt: new Date(row.paidAt).toISOString() })),
  };
}
