import {
  vehicleDoes,
  type DispositionType,
  type TypeOfDocument,
  type TypeOfOperation,
} from '../weighing/operations.rules.ts';
import type { Ids } from './dispositionDefaults.rules.ts';

/** An open order that is valid on the day, with the parties and goods it is about. */
export interface OpenOrder {
  readonly id: number;
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
  readonly ids: Ids;
}

/** A disposition that names no order; `ids` with what its station filled in. */
export interface WithoutOrder {
  readonly type: DispositionType;
  readonly typeOfDocument: TypeOfDocument;
  readonly ids: Ids;
}

/** What an order and a disposition must not say differently. */
const told = ['customer', 'vendor', 'forwarder', 'ship', 'schemeOfCargo'] as const;

const fits = ({ type, typeOfDocument, ids }: WithoutOrder, order: OpenOrder): boolean =>
  ids.product != null &&
  order.ids.product === ids.product &&
  order.typeOfDocument === typeOfDocument &&
  (vehicleDoes(order.typeOfOperation) ?? type) === type &&
  told.every((field) => ids[field] == null || order.ids[field] == null || ids[field] === order.ids[field]);

/** The open order that a disposition belongs to; undefined where none fits, and where several do: people choose then. */
export const orderThatFits = <O extends OpenOrder>(
  disposition: WithoutOrder,
  orders: readonly O[],
): O | undefined => {
  const fitting = orders.filter((order) => fits(disposition, order));
  return fitting.length === 1 ? fitting[0] : undefined;
};
