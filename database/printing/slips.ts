import { systemActor } from '#domain/platform/actor.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { RecordNamed } from '#domain/objects.ts';
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
export async function requestSlip(
  tx: Transaction,
  { slip, workingPlaceId, ...document }: SlipWish,
): Promise<number> {
  const place = await tx.sql
    .selectFrom('working_place')
    .select('number_of_copies')
    .where('id', '=', workingPlaceId)
    .executeTakeFirst();
  const { id } = await tx.records.create(systemActor, 'printHistory', {
    ...document,
    documentNumber: document.documentNumber.slice(0, 40),
    documentData: slip,
    workingPlace: workingPlaceId,
    copies: place?.number_of_copies ?? 1,
    slipState: 'Queued',
  });
  await tx.outbox(slipOutbox, { printId: id });
  return id;
}

/** A slip that became a PDF; nothing while it is being printed, and once its day is over. */
export async function slipPdf(db: Sql, printId: number): Promise<Buffer | undefined> {
  const slip = await db
    .selectFrom('slip_pdf')
    .select('content')
    .where('print_id', '=', printId)
    .executeTakeFirst();
  return slip?.content;
}

export type SlipState = NonNullable<RecordNamed<'printHistory'>['slipState']>;

/** How far a slip has come that was printed for a disposition or one of its payments. */
export async function stateOfTruckSlip(
  db: Sql,
  printId: number,
  dispositionId: number,
): Promise<SlipState | undefined> {
  const print = await db
    .selectFrom('print_history as h')
    .leftJoin('delivery_payment as p', (join) =>
      join.on('h.document_type', '=', 'deliveryPayment').onRef('p.id', '=', 'h.document_id'),
    )
    .select('h.slip_state')
    .where('h.id', '=', printId)
    .where((eb) =>
      eb.or([
        eb.and([eb('h.document_type', '=', 'disposition'), eb('h.document_id', '=', dispositionId)]),
        eb('p.disposition_id', '=', dispositionId),
      ]),
    )
    .executeTakeFirst();
  return print?.slip_state ?? undefined;
}

/** How far a receipt of a payment has come. */
export async function stateOfReceipt(
  db: Sql,
  printId: number,
  paymentId: number,
): Promise<SlipState | undefined> {
  const print = await db
    .selectFrom('print_history')
    .select('slip_state')
    .where('id', '=', printId)
    .where('document_type', '=', 'deliveryPayment')
    .where('document_id', '=', paymentId)
    .executeTakeFirst();
  return print?.slip_state ?? undefined;
}
