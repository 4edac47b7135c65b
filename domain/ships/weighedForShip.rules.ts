import { Decimal } from 'decimal.js';
import type {
  DispositionType,
  SchemeFlags,
  TypeOfDocument,
  TypeOfOperation,
} from '../weighing/operations.rules.ts';
import { usualOperation, vehicleDoes } from '../weighing/operations.rules.ts';

/** The data of a weighing that decides whether goods moved into a ship or out of it. */
export interface WeighingOfShip {
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
}

/** The data of an unloading that decides the operation of its runs. */
export interface OperatedUnloading {
  readonly type: DispositionType;
  readonly schemeOperation: TypeOfOperation | null;
}

/** The operation of the runs of an unloading. It is the same while a run is open and after it is closed. */
export function operationOfUnloading({ type, schemeOperation }: OperatedUnloading): TypeOfOperation {
  return schemeOperation ?? usualOperation(type);
}

/** Whether goods go directly between a ship and a truck or wagon. */
const isDirect = ({ typeOfOperation }: WeighingOfShip): boolean =>
  typeOfOperation === 'DirectVariantShipment' || typeOfOperation === 'DirectVariantReceipt';

/**
 * Whether the ship is loaded or unloaded by a weighing; undefined if the weighing moves nothing of the ship. A weighing on water
 * is of the ship itself. A weighing on wheels is of a truck or wagon, which counts only if goods go directly between it and the
 * ship: then one is loaded while the other is unloaded. A truck that takes goods from the store moves nothing of the ship.
 */
export function shipDoes(weighing: WeighingOfShip, scheme?: SchemeFlags): DispositionType | undefined {
  const vehicleMove = vehicleDoes(weighing.typeOfOperation, scheme);
  if (weighing.typeOfDocument === 'Water') return vehicleMove;
  if (vehicleMove === undefined || !isDirect(weighing)) return undefined;
  return vehicleMove === 'Loading' ? 'Unloading' : 'Loading';
}

/** Goods that were weighed for a ship's plan, with the place where they were or were put. */
export interface WeighedGoods extends WeighingOfShip {
  readonly hold: string | null;
  readonly boxId: number | null;
  readonly productId: number | null;
  /** Tonnes. */
  readonly netto: string;
}

export function sumOfNetto(goods: readonly { readonly netto: string }[]): Decimal {
  return goods.reduce((sum, { netto }) => sum.plus(netto), new Decimal(0));
}

/**
 * Of the direct weighings of one product: those on water or those on wheels, whichever weigh less, because these must not count a
 * second time. Those on wheels if both weigh the same.
 */
const lighterSide = <T extends WeighedGoods>(direct: readonly T[]): readonly T[] => {
  const onWater = direct.filter(({ typeOfDocument }) => typeOfDocument === 'Water');
  const onWheels = direct.filter(({ typeOfDocument }) => typeOfDocument !== 'Water');
  return sumOfNetto(onWheels).gt(sumOfNetto(onWater)) ? onWater : onWheels;
};

/**
 * The weighings that count. Goods that go directly between a ship and a truck or wagon may be weighed twice: by the grab of the
 * crane and on the weighbridge. Of each product only the side that has weighed more of it counts.
 */
export function counted<T extends WeighedGoods>(weighed: readonly T[]): readonly T[] {
  const byProduct = Map.groupBy(weighed.filter(isDirect), ({ productId }) => productId);
  const doubled = new Set([...byProduct.values()].flatMap(lighterSide));
  return weighed.filter((goods) => !doubled.has(goods));
}
