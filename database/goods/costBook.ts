import type { Bill, CostBook } from '#domain/goods/bomCost.rules.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Sql } from '../sql.ts';
import { productUnits } from './unitConversions.ts';

/** The deepest nesting of bills that is read. */
const mostLevels = 20;

/**
 * Reads all that the cost of a product can depend on: its bills, the bills of their materials, and so on.
 * @param billId a further bill to read, which need not make the product
 */
export async function costBook(
  db: Sql,
  productId: number,
  language: Language,
  billId?: number,
): Promise<CostBook> {
  const bills = new Map<number, Bill>();
  const seen = new Set<number>();
  let pending = [productId];
  for (let level = 0; pending.length > 0 && level < mostLevels; level += 1) {
    for (const id of pending) seen.add(id);
    const levelBills = await billsMaking(db, pending, level === 0 ? billId : undefined);
    for (const bill of levelBills) bills.set(bill.id, bill);
    const materialIds = levelBills.flatMap(({ materials }) => materials.map((row) => row.productId));
    pending = [...new Set(materialIds)].filter((id) => !seen.has(id));
  }
  const all = [...bills.values()];
  const ids = [
    productId,
    ...all.flatMap(({ makes, materials }) => [...makes, ...materials].map((row) => row.productId)),
  ];
  const units = await productUnits(db, ids, language);
  return {
    bills: all,
    products: new Map(
      [...units.own].map(([id, unitId]) => [id, { name: units.names.get(id) ?? '', unitId }]),
    ),
    units: units.codes,
    conversionsOf: units.conversionsOf,
  };
}

/** The bills that make one of some products, and one bill that is asked for in particular. */
const billsMaking = async (
  db: Sql,
  products: readonly number[],
  billId: number | undefined,
): Promise<Bill[]> => {
  const making = await db
    .selectFrom('bom_products')
    .select('parent_id as bill')
    .where('product_id', 'in', [...products])
    .execute();
  const ids = [...making.map(({ bill }) => bill), ...(billId === undefined ? [] : [billId])];
  if (ids.length === 0) return [];
  const bills = await db
    .selectFrom('bom')
    .select(['id', 'name', 'status', 'active_from as activeFrom', 'active_to as activeTo', 'quantity'])
    .where('id', 'in', ids)
    .where('marked_to_delete', '=', false)
    .execute();
  const parts = await partsOf(
    db,
    bills.map(({ id }) => id),
  );
  return bills.map(({ id, name, status, activeFrom, activeTo, quantity }) => ({
    id,
    name: name ?? '',
    active: status === 'active',
    activeFrom,
    activeTo,
    quantity: quantity ?? '1',
    labor: parts.labor.get(id) ?? [],
    materials: parts.materials.get(id) ?? [],
    operations: parts.operations.get(id) ?? [],
    makes: parts.makes.get(id) ?? [],
  }));
};

/** The table parts of some bills, each as a map from the id of the bill to its rows. */
const partsOf = async (db: Sql, bills: readonly number[]) => {
  // SQL has no empty list, so without bills the queries look for the id 0, which no bill has.
  const ids = bills.length > 0 ? bills : [0];
  return {
    labor: await laborOf(db, ids),
    materials: await materialsOf(db, ids),
    operations: await operationsOf(db, ids),
    makes: await madeProductsOf(db, ids),
  };
};

const orZero = (value: unknown): string => String(value ?? 0);
/**
 * A null stays null. Without a quantity, a made product has that of the bill, and a material counts as 0. Without a price, a
 * material has that of its own bill.
 */
const orNull = (value: unknown): string | null => (value === null ? null : String(value));
const byBill = <Row extends { readonly bill: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ bill }) => bill);

const laborOf = async (db: Sql, bills: readonly number[]) => {
  const rows = await db
    .selectFrom('bom_labor')
    .select(['parent_id as bill', 'description', 'hours', 'price'])
    .where('parent_id', 'in', bills)
    .orderBy('row_number')
    .execute();
  return byBill(
    rows.map(({ bill, description, hours, price }) => ({
      bill,
      name: description ?? '',
      hours: orZero(hours),
      price: orZero(price),
    })),
  );
};

const materialsOf = async (db: Sql, bills: readonly number[]) => {
  const rows = await db
    .selectFrom('bom_materials')
    .select([
      'parent_id as bill',
      'product_id as productId',
      'quantity',
      'unit_of_measure_id as unitId',
      'price',
    ])
    .where('parent_id', 'in', bills)
    .orderBy('row_number')
    .execute();
  return byBill(
    rows.map(({ quantity, price, productId, ...row }) => ({
      ...row,
      productId: productId ?? 0,
      quantity: orNull(quantity),
      price: orNull(price),
    })),
  );
};

const operationsOf = async (db: Sql, bills: readonly number[]) => {
  const rows = await db
    .selectFrom('bom_operations')
    .select(['parent_id as bill', 'name', 'hours', 'price', 'once'])
    .where('parent_id', 'in', bills)
    .orderBy('row_number')
    .execute();
  return byBill(
    rows.map(({ bill, name, hours, price, once }) => ({
      bill,
      name: name ?? '',
      hours: orZero(hours),
      price: orZero(price),
      once,
    })),
  );
};

const madeProductsOf = async (db: Sql, bills: readonly number[]) => {
  const rows = await db
    .selectFrom('bom_products')
    .select(['parent_id as bill', 'product_id as productId', 'quantity', 'unit_of_measure_id as unitId'])
    .where('parent_id', 'in', bills)
    .orderBy('row_number')
    .execute();
  return byBill(
    rows.map(({ quantity, productId, ...row }) => ({
      ...row,
      productId: productId ?? 0,
      quantity: orNull(quantity),
    })),
  );
};
