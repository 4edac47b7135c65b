import type { AnyRecord } from '../kernel/record.ts';

/** The fields that a wagon's disposition takes over from its train; their names are the same in both. */
const shared = [
  'carrier', 'order', 'customer', 'vendor', 'forwarder', 'schemeOfCargo', 'mine', 'position', 'warehouse', 'box',
  'weighingStation',
] as const; // prettier-ignore

/** The load of a wagon by its papers; references are ids. */
export interface WagonPapers {
  readonly vehicle: unknown;
  readonly product: unknown;
  readonly nettoRegistered: unknown;
}

/** The input for the disposition of one wagon, from its train and its papers. The wagon's own product wins over the train's. */
export function wagonDisposition(train: AnyRecord, wagon: WagonPapers) {
  return {
    typeOfDocument: 'Railway',
    type: train.type,
    typeOfOperation: train.typeOfOperation,
    ...Object.fromEntries(shared.map((name) => [name, train[`${name}Id`] ?? null])),
    product: wagon.product ?? train.productId ?? null,
    nettoRegistered: wagon.nettoRegistered ?? null,
    vehicle: wagon.vehicle ?? null,
  };
}
