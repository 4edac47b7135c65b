import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import {
  isUnpriced,
  lineAfter,
  lineResult,
  type LineResult,
  type TypedLine,
} from '#domain/sales/orderLine.rules.ts';
import {
  orderTotals,
  totalDiscount,
  totalsByRate,
  type OrderTotals,
  type RateTotals,
} from '#domain/sales/orderTotals.rules.ts';
import { setFilled } from '../parts/fillValue.ts';
import { setComputed } from '../parts/setComputed.ts';

type Row = TypedLine & Readonly<Record<string, unknown>>;

export interface OrderSums extends OrderTotals {
  readonly byRate: readonly RateTotals[];
  /** What all discounts take off. */
  readonly discount: string;
  /** The numbers of the lines that have no price, from 1. */
  readonly unpriced: readonly number[];
}

/** The table part with the lines of the order. */
const part = 'products';
/** How long nobody must have typed before the totals are written. */
const typingPauseMs = 200;
/** The cells from which a line's amounts are calculated. */
const inputCells = new Set([
  'quantity',
  'numberOfPieces',
  'length',
  'height',
  'price',
  'freeOfCharge',
  'discountPercent',
  'discountSum',
  'vatRate',
  'unitOfMeasure',
]);

type ById = ReadonlyMap<unknown, AnyRecord>;

/** The amounts of a line, which nobody types. */
const amountCells = new Set(['sumNetto', 'vat', 'sumBrutto']);

/** A typed text that is no number counts as 0 in the sums. It stays in its cell with its error until it is corrected. */
const isNoNumber = (value: unknown): boolean => typeof value === 'string' && Number.isNaN(Number(value));

/** Writes a cell by its path, such as `products.0.vat`. An amount has no input, so it is written in a faster way. */
const writeCell = (form: UseFormReturn, path: string, value: unknown): void => {
  if (amountCells.has(path.split('.').at(-1) ?? '')) setComputed(form, path, value);
  else setFilled(form, path, value);
};

const rateOf = (rates: ById, { vatRate }: Row): AnyRecord | undefined =>
  isReference(vatRate) ? rates.get(vatRate.id) : undefined;

const unitOf = (units: ById, { unitOfMeasure }: Row): AnyRecord | undefined =>
  isReference(unitOfMeasure) ? units.get(unitOfMeasure.id) : undefined;

/**
 * Writes the totals into the fields of the form after a pause in typing, because the form notifies every input of each field that
 * is written.
 */
const totalsInForm = (form: UseFormReturn) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (totals: OrderTotals): void => {
    for (const [name, value] of Object.entries(totals))
      if (form.getValues(name) !== value) setComputed(form, name, value);
  };
  return {
    follow: (totals: OrderTotals): void => {
      clearTimeout(timer);
      timer = setTimeout(() => write(totals), typingPauseMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Sets `typedBefore` to true when a line is typed. @returns a function that stops this */
const noteTyped = (form: UseFormReturn, typedBefore: RefObject<boolean>): (() => void) =>
  form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      typedBefore.current ||= name?.startsWith(`${part}.`) ?? false;
    },
  });

/**
 * Calculates the totals of the order in this form while somebody types, with the same function as the server.
 * @returns the present totals; undefined until the VAT rates and the units are read
 */
export function useOrderSums(rates: ById | undefined, units: ById | undefined): OrderSums | undefined {
  const form = useFormContext();
  const [sums, setSums] = useState<OrderSums>();

  /** Whether lines were typed before the VAT rates and units were read. */
  const typedBefore = useRef(false);

  useEffect(() => {
    if (!rates || !units) return noteTyped(form, typedBefore);
    const rowsNow = () => (form.getValues(part) ?? []) as Row[];
    const totalFields = totalsInForm(form);

    /** @param typed the name of the cell that was typed; empty if none was, as in a new line */
    const calculateLine = (index: number, typed: string): void => {
      const row = rowsNow()[index];
      if (!row) return;
      const result: LineResult = lineResult(lineAfter(row, typed), rateOf(rates, row), unitOf(units, row));
      for (const [name, value] of Object.entries(result)) {
        // The cell that is being typed is not overwritten, unless it is a quantity that follows from the sizes.
        const isOtherQuantity = name === 'quantity' && Number(row.quantity) !== Number(value);
        if ((name === typed && !isOtherQuantity) || isNoNumber(row[name])) continue;
        if (row[name] !== value) writeCell(form, `${part}.${index}.${name}`, value);
      }
    };
    const calculateTotals = (): void => {
      const rows = rowsNow();
      const byRate = totalsByRate(
        rows.map((row) => ({ ...(row as LineAmounts), rate: String(rateOf(rates, row)?.name ?? '') })),
      );
      const totals = orderTotals(byRate.map(({ sumVat, ...sum }) => ({ ...sum, vat: sumVat })));
      const unpriced = rows.flatMap((row, at) =>
        isReference(row.product) && isUnpriced(row) ? [at + 1] : [],
      );
      setSums({ ...totals, byRate, discount: totalDiscount(rows), unpriced });
      totalFields.follow(totals);
    };

    // Calculates the lines without amounts, such as a copied line; all lines, if some were typed before the rates were read.
    const calculateMissing = (): void => {
      for (const [at, row] of rowsNow().entries())
        if (typedBefore.current || row.sumNetto === undefined) calculateLine(at, '');
      typedBefore.current = false;
    };
    calculateMissing();
    calculateTotals();
    // What is written below notifies this subscription again.
    let isWriting = false;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (isWriting) return;
        // Undefined: all fields were set at once. `products`: lines were added, moved or removed. Else one cell was changed.
        const [owner, index, cell = ''] = name?.split('.') ?? [];
        if (name !== undefined && owner !== part) return;
        if (cell !== '' && !inputCells.has(cell)) return;
        isWriting = true;
        if (cell !== '') calculateLine(Number(index), cell);
        else if (name === undefined) calculateMissing();
        else for (const at of rowsNow().keys()) calculateLine(at, '');
        calculateTotals();
        isWriting = false;
      },
    });
    return () => {
      totalFields.stop();
      unsubscribe();
    };
  }, [form, rates, units]);

  return sums;
}

/** The amounts that a line has in the form once it is calculated. */
type LineAmounts = Readonly<Record<'sumNetto' | 'vat' | 'sumBrutto', string>>;
