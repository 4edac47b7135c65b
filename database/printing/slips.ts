import { sql } from 'kysely';
import { systemActor } from '#domain/platform/actor.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

export const slipOutbox = 'printSlip';

interface SlipWish {
  readonly slip: Slip;
  readonly documentType: string;
  readonly documentId: number;
  readonly documentNumber: string;
  /** Whose printer it comes out of; without one the slip becomes a PDF. */
  readonly workingPlaceId: number | null;
}

/** Notes a slip as it will be printed, and asks for its printing. @returns the print's id */
export const requestSlip = async (
  tx: Transaction,
  { slip, workingPlaceId, ...document }: SlipWish,
): Promise<number> => {
  const { rows } = await sql<{ copies: number | null }>`
    select number_of_copies as copies from working_place where id = ${workingPlaceId}`.execute(tx.sql);
  const { id } = await tx.records.create(systemActor, 'printHistory', {
    ...document,
    documentNumber: document.documentNumber.slice(0, 40),
    documentData: slip,
    workingPlace: workingPlaceId,
    copies: rows[0]?.copies ?? 1,
    slipState: 'Queued',
  });
  await tx.outbox(slipOutbox, { printId: id });
  return id;
};

/** A slip that became a PDF; nothing while it is being printed, and once its day is over. */
export const slipPdf = async (db: Sql, printId: number): Promise<Buffer | undefined> => {
  const { rows } = await sql<{
    content: Buffer;
  }>`select content from slip_pdf where print_id = ${printId}`.execute(db);
  return rows[0]?.content;
};
