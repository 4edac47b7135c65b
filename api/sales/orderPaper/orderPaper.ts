import type { RecordService } from '#database/recordService.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { refusalOfPaper } from '#domain/sales/orderPaper.rules.ts';
import { findRecords } from '../../records/findRecords.ts';

/** The content of a document of an order, which is drawn as PDF. */
export interface OrderPaper {
  readonly kind: OrderPaperKind;
  readonly language: Language;
  readonly order: AnyRecord;
  readonly customer: AnyRecord;
  readonly lines: readonly AnyRecord[];
  readonly currency: string;
  readonly seller: Party;
  readonly buyer: Party;
}

/** The seller or the buyer as the document names them. What is not known is an empty text. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly taxNumber: string;
  readonly contact: string;
}

interface Dependencies {
  readonly records: RecordService;
  readonly registry: Registry;
}

/**
 * The content of a document for the customer of an order, as far as the actor may see it. It is in the language of the
 * customer, or in Polish if the customer has none, unless another one is asked for.
 * @throws record_not_found, and the errors of `refusalOfPaper`
 */
export async function orderPaper(
  dependencies: Dependencies,
  actor: Actor,
  id: number,
  kind: OrderPaperKind,
  requestedLanguage: Language | undefined,
): Promise<OrderPaper> {
  const customer = await customerOf(dependencies, actor, id);
  const language = requestedLanguage ?? (isLanguage(customer.language) ? customer.language : 'pl');
  // The names of records are read in the language of the document.
  const reader = { ...actor, language };
  const order = await dependencies.records.get(reader, 'salesOrder', id);
  const lines = order.products as readonly AnyRecord[];
  const { status } = order;
  const statusCode = isReference(status) && 'code' in status ? String(status.code) : '';
  mustNotRefuse(refusalOfPaper(kind, { statusCode, lines }));
  // The seller is the first of our own firms.
  const [firm] = await findRecords(dependencies, reader, 'firm', { markedToDelete: false });
  if (!firm) throw fail('record_not_found', { object: 'firm' });
  const [currency] = await findRecords(dependencies, reader, 'currency', { id: Number(order.currencyId) });
  return {
    kind,
    language,
    order,
    customer,
    lines,
    currency: String(currency?.code ?? ''),
    seller: {
      name: textOf(firm.name),
      address: textOf(firm.address),
      taxNumber: textOf(firm.nip),
      contact: joined(', ', firm.phone, firm.email),
    },
    buyer: {
      name: textOf(customer.name),
      address: joined(', ', customer.street, joined(' ', customer.postCode, customer.locality)),
      taxNumber: textOf(customer.nip),
      contact: joined(', ', customer.phone, customer.email),
    },
  };
}

const customerOf = async (dependencies: Dependencies, actor: Actor, id: number): Promise<AnyRecord> => {
  const { customerId } = await dependencies.records.get(actor, 'salesOrder', id);
  return dependencies.records.get(actor, 'counterparty', Number(customerId));
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const joined = (between: string, ...parts: readonly unknown[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(between);
