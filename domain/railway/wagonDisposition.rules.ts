import type { AnyRecord } from '../kernel/record.ts';

/** What a wagon's disposition takes over from its train, under one name in both. */
const shared = [
  'carrier', 'order', 'customer', 'vendor', 'forwarder', 'schemeOfCargo', 'mine', 'position', 'warehouse', 'box',
  'weighingStation',
] as const; // prettier-ignore

/** What a wagon's papers say of its load; references are ids. */
export interface WagonPapers {
  readonly vehicle: unknown;
  readonly product: unknown;
  readonly nettoRegistered: unknown;
}

/** The disposition of one wagon as its train and its papers have it; the wagon's own product goes before the train's. */
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
