import type { Database } from '#database/connect.ts';
import { orderContact } from '#database/sales/orderContact.ts';
import { orderFacts, orderRow } from '#database/sales/orderRow.ts';
import { referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import type { Answered } from '#domain/kernel/contract.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { customerOrderContracts } from '#domain/sales/customerOrder.contracts.ts';
import { offerHolds } from '#domain/sales/offer.rules.ts';
import { refusalOfAnswer } from '#domain/sales/orderMoves.rules.ts';
import { papersThereAre } from '#domain/sales/orderPaper.rules.ts';
import { findRecords } from '../records/findRecords.ts';
import { orderComments } from './orderComments.ts';

type View = Answered<typeof customerOrderContracts.view>;

/**
 * What a customer sees of an order besides the order itself. The actor must see the order; its dispositions, notes and comments
 * are read with the rights of the actor.
 */
export async function customerView(database: Database, actor: Actor, id: number): Promise<View> {
  const order = await database.records.get(actor, 'salesOrder', id);
  const row = await orderRow(database.sql, id);
  const facts = await orderFacts(database.sql, row);
  const contact = await orderContact(database.sql, row);
  // Only people of the customer answer, not staff who look at the same view; and not in a status that is closed or locked for
  // customers.
  const mayRespond = actor.external && !row.customerLock && !row.status.isClosed;
  const isValid = offerHolds(row.validTo, new Date().toISOString());
  const mayAnswer = (accepts: boolean) => mayRespond && !refusalOfAnswer(facts, accepts, isValid);
  return {
    mayAccept: mayAnswer(true),
    mayRefuse: mayAnswer(false),
    mayAskForChange: mayRespond,
    contact: contact && { name: contact.name, email: contact.email },
    papers: [...papersThereAre({ statusCode: row.status.code, lines: order.products as AnyRecord[] })],
    trucks: (await newestFirst(database, actor, 'disposition', { 'order.salesOrder': id })).map(truckOf),
    notes: (await newestFirst(database, actor, 'deliveryNote', filterOfNotes(id))).map(noteOf),
    remarks: await remarksOn(database, actor, id),
  };
}

/** A note counts for the order that it names itself, and for that of its delivery order only if it names none. */
const filterOfNotes = (id: number) => ({
  or: [{ salesOrder: id }, { salesOrder: { notFilled: true }, 'deliveryOrder.salesOrder': id }],
  confirmed: true,
});

/** The records that match a filter and are not marked for deletion, the highest id first. */
const newestFirst = async (
  database: Database,
  actor: Actor,
  object: string,
  filter: object,
): Promise<AnyRecord[]> =>
  (await findRecords(database, actor, object, { ...filter, markedToDelete: false })).toReversed();

const remarksOn = async (database: Database, actor: Actor, salesOrder: number) => {
  const comments = await orderComments(database, actor, salesOrder);
  const fromCustomer = await writtenOutside(database, comments);
  return comments.map((comment) => ({
    id: comment.id,
    at: comment.createdAt,
    own: fromCustomer.has(comment.id),
    text: String(comment.text),
    files: ((comment.files ?? []) as AnyRecord[]).map(({ id, name }) => ({ id, presentation: String(name) })),
  }));
};

/** The ids of those comments whose author is no staff but a user of the customer. */
const writtenOutside = async ({ sql }: Database, comments: readonly AnyRecord[]): Promise<Set<number>> => {
  if (comments.length === 0) return new Set();
  const rows = await sql
    .selectFrom('sales_order_comment as c')
    .innerJoin('user as u', 'u.id', 'c.author_id')
    .select('c.id')
    .where('u.external_user', '=', true)
    .where(
      'c.id',
      'in',
      comments.map(({ id }) => id),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** A truck of the order, from its disposition. */
const truckOf = ({ id, numberStr, vehicle, product, carsQueueStatus, netto, date }: AnyRecord) => ({
  id,
  numberStr: String(numberStr),
  vehicle: referenceName(vehicle),
  product: referenceName(product),
  carsQueueStatus: textOrNull(carsQueueStatus),
  netto: textOrNull(netto),
  date: textOrNull(date),
});

const noteOf = ({ id, numberStr, date, product, netto }: AnyRecord) => ({
  id,
  numberStr: String(numberStr),
  date: textOrNull(date),
  product: referenceName(product),
  netto: textOrNull(netto),
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
