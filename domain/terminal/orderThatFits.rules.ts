import {
  vehicleDoes,
  type DispositionType,
  type SchemeFlags,
  type TypeOfDocument,
  type TypeOfOperation,
} from '../weighing/operations.rules.ts';
import type { Ids } from './dispositionDefaults.rules.ts';

/** An open order that is valid on the day, with its parties and goods. */
export interface OpenOrder {
  readonly id: number;
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
  /** What the scheme of cargo changes: that of the order, or that of the disposition if the order has none. */
  readonly scheme: SchemeFlags;
  readonly ids: Ids;
}

/** A disposition without an order; `ids` includes what its station filled in. */
export interface WithoutOrder {
  /** Whether the vehicle loads or unloads. */
  readonly type: DispositionType;
  readonly typeOfDocument: TypeOfDocument;
  readonly ids: Ids;
}

/** Fields that must be equal where both the order and the disposition have them. */
const equalFields = ['customer', 'vendor', 'forwarder', 'ship', 'schemeOfCargo'] as const;

/** `vehicleDoes` gives undefined for an order that allows both loading and unloading: such an order fits either type. */
const fits = ({ type, typeOfDocument, ids }: WithoutOrder, order: OpenOrder): boolean =>
  ids.product != null &&
  order.ids.product === ids.product &&
  order.typeOfDocument === typeOfDocument &&
  (vehicleDoes(order.typeOfOperation, order.scheme) ?? type) === type &&
  equalFields.every(
    (field) => ids[field] == null || order.ids[field] == null || ids[field] === order.ids[field],
  );

/** The only open order that fits a disposition; undefined if none or several fit, because then a person chooses. */
export function orderThatFits<O extends OpenOrder>(
  disposition: WithoutOrder,
  orders: readonly O[],
): O | undefined {
  const fitting = orders.filter((order) => fits(disposition, order));
  return fitting.length === 1 ? fitting[0] : undefined;
}
