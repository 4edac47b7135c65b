import { mustBeMovable } from '#database/service/mustBeMovable.ts';
import { reclamationRow, standingOf } from '#database/service/reclamationRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { refusalOfProduction } from '#domain/service/reclamation.rules.ts';
import type { ProductionOrderStep } from '#workflows/service/reclamation.activities.ts';

/** Stores an order to make something again. @throws reclamation_closed if the reclamation has been closed meanwhile */
export async function orderProduction(tx: Transaction, step: ProductionOrderStep): Promise<void> {
  const { by, reclamationId: reclamation, orderNumber, productId, comment } = step;
  const row = await reclamationRow(tx.sql, reclamation, 'locked');
  mustBeMovable(row, step.seenAt);
  mustNotRefuse(refusalOfProduction(standingOf(row)));
  await tx.records.create(serverFor(by), 'reclamationProductionOrder', {
    reclamation,
    orderNumber,
    product: productId ?? null,
    description: comment ?? null,
  });
}
