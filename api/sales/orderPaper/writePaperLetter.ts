import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '#database/connect.ts';
import { hiddenCopies } from '#database/mail/emailTemplates.ts';
import { sendLetter } from '#database/mail/sendLetter.ts';
import { mustBeMovable } from '#database/sales/mustBeMovable.ts';
import { orderContact } from '#database/sales/orderContact.ts';
import { orderRow } from '#database/sales/orderRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { Read } from '#domain/kernel/contract.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { orderPaperWords } from '#domain/labels/orderPapers.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { orderLetterContracts } from '#domain/sales/orderLetter.contracts.ts';
import { faultsOfLetter } from '#domain/sales/orderLetter.rules.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { attachFiles } from '../../files/attachFiles.ts';
import { drawOrderPaper } from './drawOrderPaper.ts';
import { orderPaper, type OrderPaper } from './orderPaper.ts';

interface PaperRequest {
  readonly id: number;
  readonly kind: OrderPaperKind;
  readonly letter: Read<typeof orderLetterContracts.send, 'body'>;
}

/**
 * Draws a document of an order from its present state, stores it with the order and queues it for sending.
 * @returns the id of the outgoing e-mail
 * @throws validation_failed, order_marked, stale_record, and the errors of `orderPaper` and `sendLetter`
 */
export async function writePaperLetter(
  database: Database,
  tx: Transaction,
  actor: Actor,
  { id, kind, letter }: PaperRequest,
): Promise<number> {
  const faults = faultsOfLetter(letter);
  if (faults.length > 0) throw failFields(faults);
  await tx.records.mustSee(actor, objects.salesOrder.name, id, 'modify');
  // The order is locked, so that it does not change while its paper is drawn.
  const row = await orderRow(tx.sql, id, 'locked');
  // The order must not be marked for deletion, and the person must have seen its present version.
  mustBeMovable(row, letter.updatedAt);
  const dependencies = { records: tx.records, registry: database.registry };
  const paper = await orderPaper(dependencies, actor, id, kind, letter.lang);
  const { contactPersonId = null, emailAccountId = null, emailTemplateId = null } = letter;
  await mustBeContactOf(tx, actor, paper.customer, contactPersonId);
  if (emailTemplateId !== null) await tx.records.mustSee(actor, objects.emailTemplate.name, emailTemplateId);
  return sendLetter(tx, actor, {
    ...letter,
    files: [await storePaper(database, tx, actor, paper)],
    about: {
      objectName: objects.salesOrder.name,
      objectId: paper.order.id,
      number: String(paper.order.numberStr),
    },
    customerId: paper.customer.id,
    contactPersonId,
    emailAccountId,
    emailTemplateId,
    replyTo: (await orderContact(tx.sql, row))?.email || null,
    bcc: await hiddenCopies(tx.sql, emailTemplateId),
  });
}

/** The addressee must be a contact person of the customer, otherwise the mail would be recorded at another firm. */
const mustBeContactOf = async (tx: Transaction, actor: Actor, customer: AnyRecord, id: number | null) => {
  if (id === null) return;
  const person = await tx.records.get(actor, objects.contactPerson.name, id);
  if (person.counterpartyId !== customer.id)
    throw failFields([{ field: 'contactPersonId', code: 'invalid_value' }]);
};

/** Draws the document and stores it among the files of the order, which the customer does not see. */
const storePaper = async (
  database: Database,
  tx: Transaction,
  actor: Actor,
  paper: OrderPaper,
): Promise<AnyRecord> => {
  const content = await drawOrderPaper(paper);
  const title = `${orderPaperWords(paper.language)[paper.kind]} ${String(paper.order.numberStr)}`;
  const file = {
    // File systems refuse some characters: only letters, digits, spaces, dots and dashes stay.
    name: `${title.replaceAll(/[^\p{L}\d .-]+/gu, '-')}.pdf`,
    type: 'application/pdf' as const,
    size: content.length,
    checksum: createHash('sha256').update(content).digest('hex'),
    read: () => Readable.from([content]),
    discard: () => Promise.resolve(),
  };
  const place = {
    objectName: objects.salesOrder.name,
    objectId: paper.order.id,
    description: null,
    verificationProtocol: false,
  };
  const [storedFile] = await attachFiles(database, tx, actor, [file], place);
  if (!storedFile) throw fail('file_missing');
  return storedFile;
};
