import type { Decimal } from 'decimal.js';
import { Exact, roundedMoney } from '../kernel/decimals.ts';
import { fail } from '../kernel/fail.ts';
import { convertedBy, ratioBetween, type Conversion } from './units.rules.ts';

/** A bill of materials with its rows, for one run of it; days are `YYYY-MM-DD`, amounts are text, money is in złoty. */
export interface Bill {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
  /** The quantity of each product that the bill makes and whose row has no quantity. */
  readonly quantity: string;
  readonly labor: readonly { readonly name: string; readonly hours: string; readonly price: string }[];
  readonly materials: readonly BillMaterial[];
  readonly operations: readonly {
    readonly name: string;
    readonly hours: string;
    readonly price: string;
    /** Whether it is done once, however often the bill is run: then its hours do not depend on how much is made. */
    readonly once: boolean;
  }[];
  readonly makes: readonly Omit<BillMaterial, 'price'>[];
}

/** A row of a bill: a material, or without `price` a product that the bill makes. */
interface BillMaterial {
  readonly productId: number;
  /** Of one run of the bill. Null means 0 for a material, and the `quantity` of the bill for a product that it makes. */
  readonly quantity: string | null;
  /** Null for the product's own unit. */
  readonly unitId: number | null;
  /** Of one unit (`unitId`); null for a material that is made by a bill of its own. */
  readonly price: string | null;
}

/** The bills, products and units that a cost can depend on. */
export interface CostBook {
  readonly bills: readonly Bill[];
  readonly products: ReadonlyMap<number, { readonly name: string; readonly unitId: number | null }>;
  /** The texts of units: `kg`. */
  readonly units: ReadonlyMap<number, string>;
  /** The conversions of the product itself come before the general ones. */
  readonly conversionsOf: (productId: number) => readonly Conversion[];
}

export interface CostQuestion {
  readonly productId: number;
  /** In the product's own unit. */
  readonly quantity: string;
  readonly day: string;
  /** The bill to use for the product itself, also if it is not active. */
  readonly billId?: number | undefined;
}

/** One step of the explanation. The row of a bill stands after the rows that it adds up, which are one level deeper. */
export interface CostRow {
  readonly kind: 'bill' | 'labor' | 'material' | 'operation';
  readonly depth: number;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  /** Of one unit; null for a bill if nothing of it is made. */
  readonly price: string | null;
  readonly amount: string;
}

export interface Cost {
  readonly rows: readonly CostRow[];
  /** Null if no bill makes the product on that day: most products are bought. */
  readonly total: string | null;
  /** The cost of one unit; 0.00 if the quantity is zero, null if `total` is null. */
  readonly unitCost: string | null;
}

/** More rows than anybody reads. Without this limit, bills that branch at every level would take too long. */
const mostRows = 2000;

/**
 * What a quantity of a product costs to make: labour, materials and operations of its bill, and of the bills of its materials.
 * Each row is rounded to two decimals; totals are sums of rows.
 * @throws cost_material_unpriced, unit_not_convertible, bill_makes_nothing, bom_circle, cost_too_long
 */
export function costOf(book: CostBook, { productId, quantity, day, billId }: CostQuestion): Cost {
  const bill =
    billId === undefined ? billFor(book, productId, day) : book.bills.find(({ id }) => id === billId);
  if (!bill) return { rows: [], total: null, unitCost: null };
  const rows: CostRow[] = [];
  const amount = new Exact(quantity);
  const total = costByBill({ book, day, rows, path: [] }, bill, productId, amount);
  return {
    rows,
    total: total.toFixed(2),
    unitCost: roundedMoney(amount.isZero() ? new Exact(0) : total.div(amount)).toFixed(2),
  };
}

interface Calculation {
  readonly book: CostBook;
  readonly day: string;
  readonly rows: CostRow[];
  /** The products whose bills are being added up, the outermost first. */
  readonly path: readonly number[];
}

/** Adds the rows of a bill and of the bills of its materials to `rows`, and gives the cost of `amount` of the product. */
const costByBill = (calculation: Calculation, bill: Bill, productId: number, amount: Decimal): Decimal => {
  const { book, path } = calculation;
  if (path.includes(productId)) {
    const circle = [...path.slice(path.indexOf(productId)), productId].map((id) => nameOf(book, id));
    throw fail('bom_circle', { circle: circle.join(' → ') });
  }
  const inner = { ...calculation, path: [...path, productId] };
  const depth = path.length;
  // The cost of a run is divided equally among all units that it makes, whichever product they are. So one unit of the product
  // bears this part of a run, and the whole amount as many runs; mostly not a whole number.
  const runsPerUnit = new Exact(1).div(madeBy(book, bill));
  const runs = amount.times(runsPerUnit);
  const addRow = (row: Omit<CostRow, 'depth'>): Decimal => {
    calculation.rows.push({ ...row, depth: depth + 1 });
    if (calculation.rows.length > mostRows) throw fail('cost_too_long', { max: mostRows });
    return new Exact(row.amount);
  };
  const addWork = (kind: 'labor' | 'operation', name: string, hours: Decimal, price: string): Decimal =>
    addRow({
      kind,
      name,
      quantity: quantityText(hours),
      unit: 'h',
      price,
      amount: roundedMoney(hours.times(price)).toFixed(2),
    });

  const labor = bill.labor.map(({ name, hours, price }) => addWork('labor', name, runs.times(hours), price));
  const materials = bill.materials.map((row) => {
    const needed = runs.times(row.quantity ?? 0);
    return row.price === null
      ? costOfMade(inner, bill, row, needed)
      : addRow({
          kind: 'material',
          name: nameOf(book, row.productId),
          quantity: quantityText(needed),
          unit: unitOf(book, row),
          price: row.price,
          amount: roundedMoney(needed.times(row.price)).toFixed(2),
        });
  });
  // An operation that is done once is shared by the products of the bill, but does not grow with the quantity.
  const productShare = shareOf(book, bill, productId);
  const operations = bill.operations.map(({ name, hours, price, once }) =>
    addWork('operation', name, (once ? productShare : runs).times(hours), price),
  );
  const total = [...labor, ...materials, ...operations].reduce((sum, each) => sum.plus(each), new Exact(0));
  calculation.rows.push({
    kind: 'bill',
    depth,
    name: `${nameOf(book, productId)} (${bill.name})`,
    quantity: quantityText(amount),
    unit: book.units.get(book.products.get(productId)?.unitId ?? 0) ?? '',
    price: amount.isZero() ? null : roundedMoney(total.div(amount)).toFixed(2),
    amount: total.toFixed(2),
  });
  return total;
};

/** The cost of a material that is made by a bill of its own. */
const costOfMade = (calculation: Calculation, bill: Bill, row: BillMaterial, needed: Decimal): Decimal => {
  const ownBill = billFor(calculation.book, row.productId, calculation.day);
  if (!ownBill)
    throw fail('cost_material_unpriced', {
      product: nameOf(calculation.book, row.productId),
      bill: bill.name,
    });
  return costByBill(calculation, ownBill, row.productId, inOwnUnit(calculation.book, row, needed));
};

/** The bill by which a product is made on a day: of several the one that begins later, then the one written later. */
const billFor = ({ bills }: CostBook, productId: number, day: string): Bill | undefined =>
  bills
    .filter(
      ({ active, activeFrom, activeTo, makes }) =>
        active &&
        (activeFrom === null || activeFrom <= day) &&
        (activeTo === null || day <= activeTo) &&
        makes.some((made) => made.productId === productId),
    )
    .toSorted(
      (one, other) => (other.activeFrom ?? '').localeCompare(one.activeFrom ?? '') || other.id - one.id,
    )[0];

/** How much one run of a bill makes, all its products together, each in its own unit. */
const madeBy = (book: CostBook, bill: Bill): Decimal => {
  const made = bill.makes
    .map((row) => inOwnUnit(book, row, new Exact(row.quantity ?? bill.quantity)))
    .reduce((sum, each) => sum.plus(each), new Exact(0));
  if (made.isZero()) throw fail('bill_makes_nothing', { bill: bill.name });
  return made;
};

/** The share of one product in all that a bill makes, from 0 to 1. */
const shareOf = (book: CostBook, bill: Bill, productId: number): Decimal => {
  const quantity = bill.makes
    .filter((row) => row.productId === productId)
    .map((row) => inOwnUnit(book, row, new Exact(row.quantity ?? bill.quantity)))
    .reduce((sum, each) => sum.plus(each), new Exact(0));
  return quantity.div(madeBy(book, bill));
};

/** @throws unit_not_convertible */
const inOwnUnit = (book: CostBook, row: Omit<BillMaterial, 'price'>, quantity: Decimal): Decimal => {
  const ownUnitId = book.products.get(row.productId)?.unitId ?? null;
  if (row.unitId === null || ownUnitId === null || row.unitId === ownUnitId) return quantity;
  const ratio = ratioBetween(book.conversionsOf(row.productId), row.unitId, ownUnitId);
  if (ratio) return convertedBy(ratio, quantity);
  throw fail('unit_not_convertible', {
    product: nameOf(book, row.productId),
    unit: book.units.get(row.unitId) ?? '',
    own: book.units.get(ownUnitId) ?? '',
  });
};

const nameOf = ({ products }: CostBook, id: number): string => products.get(id)?.name ?? `#${id}`;
const unitOf = ({ units, products }: CostBook, { unitId, productId }: BillMaterial): string =>
  units.get(unitId ?? products.get(productId)?.unitId ?? 0) ?? '';
/** A quantity as text, with at most six decimals and without trailing zeros. */
const quantityText = (quantity: Decimal): string => quantity.toDecimalPlaces(6).toFixed();
