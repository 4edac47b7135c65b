import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { ownerOfGoods } from '#domain/weighing/noteOfWeighing.rules.ts';
import type { TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedId } from '../writing/linkedRecord.ts';
import { placesOfWeighing } from './notePlaces.ts';

/** The values of the note of a weighing without a disposition; the weighing took them over from its ship's unloading. */
export async function noteHeadOfRun(tx: Transaction, ticket: AnyRecord): Promise<Record<string, unknown>> {
  const idOf = (name: string) => linkedId(ticket[idKey(name)]);
  const operation = ticket.typeOfOperation as TypeOfOperation;
  const [customer, vendor] = [idOf('customer'), idOf('vendor')];
  return {
    date: ticket.date,
    weighingRecord: ticket.id,
    client: customer ?? vendor,
    basicDocumentType: 'weighingRecord',
    basicDocumentId: ticket.id,
    typeOfDocument: ticket.typeOfDocument,
    typeOfOperation: operation,
    schemeOfCargo: idOf('schemeOfCargo'),
    product: idOf('product'),
    owner: ownerOfGoods(operation, { stationOwner: null, customer, vendor }),
    ...(await placesOfWeighing(tx, ticket, {} as AnyRecord)),
  };
}
