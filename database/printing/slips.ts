import { systemActor } from '#domain/platform/actor.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { RecordNamed } from '#domain/objects.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** The kind of the outbox rows that ask for the printing of a slip. */
export const slipOutbox = 'printSlip';

interface SlipRequest {
  readonly slip: Slip;
  /** The object of the record that the slip is about, such as `disposition`. */
  readonly documentType: string;
  readonly documentId: number;
  readonly documentNumber: string;
  /** The working place whose printer prints the slip; without one it becomes a PDF. */
  readonly workingPlaceId: number | null;
}

/** Stores a slip as it will be printed, and queues its printing. @returns the id of the print */
export async function requestSlip(
  tx: Transaction,
  { slip, workingPlaceId, ...document }: SlipRequest,
): Promise<number> {
  const place = await tx.sql
    .selectFrom('working_place')
    .select('number_of_copies')
    .where('id', '=', workingPlaceId)
    .executeTakeFirst();
  const { id } = await tx.records.create(systemActor, 'printHistory', {
    ...document,
    documentData: slip,
    workingPlace: workingPlaceId,
    copies: place?.number_of_copies ?? 1,
    slipState: 'Queued',
  });
  await tx.outbox(slipOutbox, { printId: id });
  return id;
}

/** The PDF of a slip that no printer took. Undefined before it is made, if a printer took it, and a day later, when it is deleted. */
export async function slipPdf(db: Sql, printId: number): Promise<Buffer | undefined> {
  const slip = await db
    .selectFrom('slip_pdf')
    .select('content')
    .where('print_id', '=', printId)
    .executeTakeFirst();
  return slip?.content;
}

export type SlipState = NonNullable<RecordNamed<'printHistory'>['slipState']>;

/** The state of a slip of this disposition or one of its payments; undefined for any other print. */
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

/** The state of the receipt of this payment; undefined for any other print. */
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
