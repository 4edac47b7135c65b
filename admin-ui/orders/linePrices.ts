import type { UseFormReturn } from 'react-hook-form';
import type { AnswerAt } from '#domain/contracts.ts';
import { isReference } from '#domain/kernel/record.ts';
import { chosenIn, pricedChoices } from '#domain/sales/configurator/chosen.ts';
import { isAsAgreed } from '#domain/sales/agreedLine.rules.ts';
import { isPricedByLists, isUnpriced } from '#domain/sales/orderLine.rules.ts';
import { fillValue, setFilled } from '../parts/fillValue.ts';
import { piecesOf } from '../prices/askPrice.ts';

type Row = Readonly<Record<string, unknown>>;
export type Priced = AnswerAt<'POST /products/getPrice'>['rows'][number];

/** A line whose price is asked for. */
export interface WantedPrice {
  /** The position of the line in the form, from 0. */
  readonly index: number;
  readonly productId: number;
  readonly quantity: string;
  readonly row: Row;
  /** The price at the time of the request. It is copied, because the form changes its rows in place. */
  readonly before: unknown;
  /** The price that somebody typed. Then only its discount is asked for. Null if the price itself is asked for. */
  readonly typed: string | null;
}

/** The table part of the order with its lines. */
const part = 'products';
/** As many as one request may ask for (`mostPricedRows` in `domain/sales/pricing/price.contracts.ts`). */
const mostRows = 500;
/** The cells of a line by which a person sets its price or its discount. */
const ownPriceCells = new Set(['price', 'freeOfCharge', 'ownDiscount']);
/** All cells of a line after whose change its price is asked for again. */
const pricingCells = new Set([
  'product',
  'productVariant',
  'quantity',
  'unitOfMeasure',
  'length',
  'height',
  'numberOfPieces',
  'choosenParameters',
  ...ownPriceCells,
]);
/** The fields of the order after whose change all lines are asked for again, also those that are as they were saved. */
const repricing = ['currency', 'discount'] as const;
/** The fields of the order after whose change prices are asked for. */
const headFields = new Set(['customer', ...repricing]);

const rowsIn = (form: UseFormReturn) => (form.getValues(part) ?? []) as Row[];
const idOf = (value: unknown): number | undefined => (isReference(value) ? value.id : undefined);
/**
 * A number without a sign, with at most twelve digits before the point and three decimals, after which zeros may follow.
 * The server accepts no others. @returns undefined for any other value
 */
const numberIn = (value: unknown): string | undefined =>
  /^\d{1,12}(\.\d{1,3}0*)?$/.test(String(value ?? '')) ? String(value) : undefined;

/**
 * The prices that were filled in from the lists. They are kept by product, so that they are recognised after rows are moved or
 * copied.
 */
export class FilledPrices {
  readonly #byProduct = new Map<number, Set<string>>();

  add(productId: number, price: unknown): void {
    this.#byProduct.set(productId, (this.#byProduct.get(productId) ?? new Set()).add(String(price)));
  }

  /** Whether the price of a row may be replaced: there is none, or it was filled in from the lists. */
  mayReplace(row: Row): boolean {
    if (isUnpriced(row)) return true;
    const filledPrices = this.#byProduct.get(idOf(row.product) ?? 0);
    return isPricedByLists(row) && filledPrices?.has(String(row.price)) === true;
  }
}

/** Counts the changes of the order after which all its lines are asked for again. */
export class RepricingChanges {
  readonly #form: Pick<UseFormReturn, 'getValues'>;
  #chosen: string;
  #count = 0;

  constructor(form: Pick<UseFormReturn, 'getValues'>) {
    this.#form = form;
    this.#chosen = this.#chosenNow();
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Notes that a field of the form was set. Nothing has changed if it was set to the record that it had, as after a save.
   * @param name undefined if all fields were set at once, as by a draft: this is not counted
   */
  note(name: string | undefined): void {
    const chosen = this.#chosenNow();
    if (name !== undefined && chosen !== this.#chosen) this.#count += 1;
    this.#chosen = chosen;
  }

  /** The ids of the chosen currency and discount, as one text. */
  #chosenNow(): string {
    return JSON.stringify(repricing.map((name) => idOf(this.#form.getValues(name)) ?? null));
  }
}

/**
 * Whether a change of a field of the order may change prices.
 * @param name its path, such as `discount`, `products`, or `products.0.quantity`; undefined if all fields were set at once,
 * which counts as no change of prices
 */
export function changesPrices(name: string | undefined): boolean {
  const [owner = '', , cell] = name?.split('.') ?? [];
  if (owner !== part) return headFields.has(owner);
  return cell === undefined || pricingCells.has(cell);
}

/**
 * Notes that the price of a row may be replaced, after the field `name` has changed. A price from the lists holds only for the
 * product, quantity, size and answers for which it was asked. This is so also in an order that was opened again.
 */
export function giveUpPrice(form: UseFormReturn, filled: FilledPrices, name: string | undefined): void {
  const [owner, index, cell] = name?.split('.') ?? [];
  if (owner !== part || cell === undefined || ownPriceCells.has(cell)) return;
  const row = rowsIn(form)[Number(index)];
  const product = idOf(row?.product);
  if (row && product !== undefined && isPricedByLists(row)) filled.add(product, row.price);
}

/**
 * The lines whose prices are asked for. These are the lines without a typed price. If the order names a discount, or has just
 * lost it, lines with a typed price are asked for too. A line that is as it was saved keeps its price and its discount, unless
 * the order got another discount or currency.
 * @param isRepriced whether the discount or the currency of the order has changed since its prices were last asked for
 */
export function wantedPrices(form: UseFormReturn, filled: FilledPrices, isRepriced: boolean): WantedPrice[] {
  const asksForDiscounts = isRepriced || idOf(form.getValues('discount')) !== undefined;
  const wantedOf = (row: Row, index: number): WantedPrice | undefined => {
    const [productId, quantity] = [idOf(row.product), numberIn(row.quantity)];
    if (productId === undefined || quantity === undefined) return undefined;
    if (!isRepriced && !isUnpriced(row) && isUnchanged(form, row)) return undefined;
    const wanted = { index, productId, quantity, row, before: row.price };
    // The lists limit discounts and have a currency, so another discount or currency asks them again.
    const asksForPrice = filled.mayReplace(row) || (isRepriced && isPricedByLists(row));
    if (asksForPrice) return { ...wanted, typed: null };
    const typed = asksForDiscounts && !isPricedByLists(row) ? numberIn(row.price) : undefined;
    return typed === undefined ? undefined : { ...wanted, typed };
  };
  return rowsIn(form)
    .flatMap((row, index) => wantedOf(row, index) ?? [])
    .slice(0, mostRows);
}

/** The body of a request for the prices of these lines. */
export function questionsIn(form: UseFormReturn, wanted: readonly WantedPrice[]) {
  return {
    customerId: idOf(form.getValues('customer')) ?? null,
    currencyId: idOf(form.getValues('currency')) ?? null,
    discountId: idOf(form.getValues('discount')) ?? null,
    rows: wanted.map(({ productId, quantity, row, typed }) => ({
      productId,
      quantity,
      typedPrice: typed,
      productVariantId: idOf(row.productVariant) ?? null,
      unitOfMeasureId: idOf(row.unitOfMeasure) ?? null,
      length: numberIn(row.length) ?? null,
      height: numberIn(row.height) ?? null,
      numberOfPieces: piecesOf(row.numberOfPieces),
      choosenParameters: pricedChoices(chosenIn(row.choosenParameters)),
      earlierDiscountIds: discountsIn(row),
    })),
  };
}

/** The discounts that lowered the price of a line when it was filled in from the lists. */
const discountsIn = ({ prices }: Row): number[] =>
  Array.isArray(prices)
    ? [...new Set((prices as readonly Row[]).map(({ discountId }) => discountId))].filter(
        (id) => typeof id === 'number',
      )
    : [];

/** The line as it was saved; undefined for a new line. */
const savedOf = (form: UseFormReturn, row: Row): Row | undefined =>
  ((form.formState.defaultValues?.[part] ?? []) as readonly (Row | undefined)[]).find(
    (each) => each?.id !== undefined && each.id === row.id,
  );

/** Whether nothing has changed in the line since it was saved on which its price or its discount depends. */
const isUnchanged = (form: UseFormReturn, row: Row): boolean => {
  const saved = savedOf(form, row);
  // Returns what `isAsAgreed` reads a line with: a function from a name to its value, a reference as its id.
  const read = (line: Row) => (name: string) => idOf(line[name]) ?? line[name];
  return saved !== undefined && isAsAgreed(read(row), read(saved));
};

/** Whether the line was saved with this product and price: they were agreed, also if their list has ended since. */
const hasSavedPrice = (form: UseFormReturn, row: Row): boolean => {
  const saved = savedOf(form, row);
  return saved !== undefined && idOf(saved.product) === idOf(row.product) && saved.price === row.price;
};

/** Writes an answered price into its line, unless the line was changed while the answer was awaited. */
export function fillPrice(
  form: UseFormReturn,
  filled: FilledPrices,
  wanted: WantedPrice | undefined,
  { price, discountSum, prices, fault }: Priced,
): void {
  if (!wanted) return;
  const at = `${part}.${wanted.index}`;
  const row = rowsIn(form)[wanted.index];
  if (!row || idOf(row.product) !== wanted.productId || row.price !== wanted.before) return;
  const dirty = { shouldDirty: true };
  if (fault) {
    // A price that was filled in earlier no longer applies; one that somebody typed, or that was saved, stays.
    if (wanted.typed === null && !isUnpriced(row) && !hasSavedPrice(form, row))
      setFilled(form, `${at}.price`, null, dirty);
    return;
  }
  if (price === null) return;
  if (wanted.typed === null) {
    filled.add(wanted.productId, price);
    if (row.price !== price) fillValue(form, `${at}.price`, price, dirty);
    if (JSON.stringify(row.prices) !== JSON.stringify(prices)) setFilled(form, `${at}.prices`, prices, dirty);
  }
  const isDiscountTyped = row.ownDiscount === true;
  if (isDiscountTyped || Number(row.discountSum ?? 0) === Number(discountSum)) return;
  // The discount is a part of the price, so the price is written first. If its input has the focus, `fillValue` writes the price
  // in a microtask, and the discount in the next one.
  queueMicrotask(() => setFilled(form, `${at}.discountSum`, discountSum, dirty));
}
