import { Decimal } from 'decimal.js';
import type {
  DispositionType,
  SchemeFlags,
  TypeOfDocument,
  TypeOfOperation,
} from '../weighing/operations.rules.ts';
import { usualOperation, vehicleDoes } from '../weighing/operations.rules.ts';

/** What a weighing says of how goods moved. */
export interface WeighingOfShip {
  readonly typeOfDocument: TypeOfDocument;
  readonly typeOfOperation: TypeOfOperation;
}

/** What an unloading says of the operation of its runs. */
export interface OperatedUnloading {
  readonly type: DispositionType;
  readonly schemeOperation: TypeOfOperation | null;
}

/** By which operation the runs of an unloading are weighed, while they are open as once they are closed. */
export function operationOfUnloading({ type, schemeOperation }: OperatedUnloading): TypeOfOperation {
  return schemeOperation ?? usualOperation(type);
}

const isDirect = ({ typeOfOperation }: WeighingOfShip): boolean =>
  typeOfOperation === 'DirectVariantShipment' || typeOfOperation === 'DirectVariantReceipt';

/**
 * What the ship does that a weighing names. On the water it is the ship that is weighed; on wheels it is what stands
 * beside it, and only what goes straight between both is the ship's: a truck that fetches a ship's goods from the store
 * moves nothing of the ship.
 */
export function shipDoes(weighing: WeighingOfShip, scheme?: SchemeFlags): DispositionType | undefined {
  const does = vehicleDoes(weighing.typeOfOperation, scheme);
  if (weighing.typeOfDocument === 'Water') return does;
  if (does === undefined || !isDirect(weighing)) return undefined;
  return does === 'Loading' ? 'Unloading' : 'Loading';
}

/** Goods that were weighed for a ship's plan, with where they lay or went. */
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

/** Of goods that go straight, the weighings of the side that has weighed less of them. */
const weighedTwice = <T extends WeighedGoods>(direct: readonly T[]): readonly T[] => {
  const onWater = direct.filter(({ typeOfDocument }) => typeOfDocument === 'Water');
  const onWheels = direct.filter(({ typeOfDocument }) => typeOfDocument !== 'Water');
  return sumOfNetto(onWheels).gt(sumOfNetto(onWater)) ? onWater : onWheels;
};

/**
 * What counts of all that was weighed. Goods that go straight between ship and wheels may be weighed by the grab and on
 * the weighbridge too: of each product they count once, by whichever has weighed more of it.
 */
export function counted<T extends WeighedGoods>(weighed: readonly T[]): readonly T[] {
  const byProduct = Map.groupBy(weighed.filter(isDirect), ({ productId }) => productId);
  const doubled = new Set([...byProduct.values()].flatMap(weighedTwice));
  return weighed.filter((goods) => !doubled.has(goods));
}
