import { sql } from 'kysely';
import type { Actor } from '#domain/platform/actor.ts';
import { effectOf } from '#domain/weighing/weighing.rules.ts';
import type { Transaction } from '../transaction.ts';
import { endsAutomatically } from './automaticEnd.ts';
import { mustNotBeHeld } from './loadOf.ts';
import { ticketHead } from './ticketHead.ts';
import { planOfDisposition } from './weighingPlan.ts';

/**
 * A vehicle that leaves unweighed took what its papers say: its ticket and its note are written at the exit, which is
 * the last moment to ask what must be known of its load.
 * @throws KejaError saying why its load may not go
 * @param at when it left, ISO: from then on its net is known
 */
export const noteUnweighed = async (
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  at: string,
): Promise<void> => {
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
  await tx.records.create(actor, 'weighingRecord', {
    ...(await ticketHead(tx, actor, disposition)),
    netto: declared,
    nettoTime: at,
    nettoAuthor: actor.userId,
  });
  await tx.records.update(actor, 'disposition', dispositionId, { netto: declared });
  await endsAutomatically(tx, actor, dispositionId);
};
