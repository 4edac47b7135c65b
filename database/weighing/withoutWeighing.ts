import { sql } from 'kysely';
import type { Actor } from '#domain/platform/actor.ts';
import { effectOf } from '#domain/weighing/weighingRounds.rules.ts';
import type { Transaction } from '../transaction.ts';
import { endAutomatically } from './automaticEnd.ts';
import { mustNotBeHeld } from './loadOf.ts';
import { ticketHead } from './ticketHead.ts';
import { planOfDisposition } from './weighingPlan.ts';

/**
 * Writes the ticket and the note of a vehicle that leaves without weighing, with the net weight declared in its papers.
 * The load is checked here, because the exit is the last moment to refuse it. Nothing is written if the plan wants weighings, if
 * no net weight is declared, or if the vehicle has a ticket already.
 * @throws KejaError saying why its load may not leave
 * @param at when it left (ISO); recorded as the time of the net weight
 */
export async function noteUnweighed(
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  at: string,
): Promise<void> {
  const { plan } = await planOfDisposition(tx.sql, dispositionId);
  const declared = plan.declared ?? null;
  if (effectOf(plan).net !== 'declared') return;
  await mustNotBeHeld(tx.sql, dispositionId);
  if (declared === null) return;
  const { rows } = await sql`
    select 1 from weighing_record where disposition_id = ${dispositionId} and not cancel_weighting`.execute(
    tx.sql,
  );
  if (rows.length > 0) return;
  const disposition = await tx.records.get(actor, 'disposition', dispositionId);
  await tx.records.createOnly(actor, 'weighingRecord', {
    ...(await ticketHead(tx, actor, disposition)),
    netto: declared,
    nettoTime: at,
    nettoAuthor: actor.userId,
  });
  await tx.records.updateOnly(actor, 'disposition', dispositionId, { netto: declared });
  // Ends the weighing as its station says, and writes the delivery note.
  await endAutomatically(tx, actor, dispositionId);
}
