import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnswerAt } from '#domain/contracts.ts';
import { isReference } from '#domain/kernel/record.ts';
import { chosenIn, pricedChoices } from '#domain/sales/configurator/chosen.ts';
import { isPricedByLists, isUnpriced } from '#domain/sales/orderLine.rules.ts';
import { callApi } from '../data/client.ts';
import { fillValue } from '../parts/fillValue.ts';
import { piecesOf } from '../prices/askPrice.ts';

type Row = Readonly<Record<string, unknown>>;

type Priced = AnswerAt<'POST /products/getPrice'>['rows'][number];

/** A note about a line's price that must be seen before the order is saved. */
export interface PriceNote {
  readonly row: number;
  readonly level: 'warning' | 'error';
  readonly text: string;
}

const part = 'products';
/** The cells on which a price depends, and those that tell who set the price; a change requests the price again. */
const ground = new Set([
  'product',
  'productVariant',
  'quantity',
  'unitOfMeasure',
  'length',
  'height',
  'numberOfPieces',
  'choosenParameters',
  'price',
  'freeOfCharge',
]);
const head = new Set(['customer', 'currency']);
const pauseMs = 250;
const mostRows = 500;

const idOf = (value: unknown): number | undefined => (isReference(value) ? value.id : undefined);
const numberIn = (value: unknown): string | undefined =>
  /^\d{1,12}(\.\d{1,3}0*)?$/.test(String(value ?? '')) ? String(value) : undefined;

export interface LinePrices {
  /** The notes about the present prices. */
  readonly notes: readonly PriceNote[];
  /** Waits for the prices of what was typed last. @returns the notes about them */
  readonly settled: () => Promise<readonly PriceNote[]>;
}

/**
 * Fills the prices of lines from the price lists when a product is chosen, lines are pasted, or anything that a price
 * depends on changes. A price that somebody typed is never overwritten.
 */
export function useLinePrices(): LinePrices {
  const form = useFormContext();
  const [notes, setNotes] = useState<readonly PriceNote[]>([]);
  const latest = useRef<readonly PriceNote[]>([]);
  const settle = useRef<() => Promise<void>>(() => Promise.resolve());
  /** Prices that were filled in, by product: so they are recognised even after rows are moved or copied. */
  const filled = useRef(new Map<number, Set<string>>());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let answering: Promise<void> = Promise.resolve();
    let filling = false;
    const rowsNow = () => (form.getValues(part) ?? []) as Row[];
    const tell = (told: readonly PriceNote[]): void => {
      latest.current = told;
      setNotes((now) => (now.length === 0 && told.length === 0 ? now : told));
    };
    const isOurs = (row: Row): boolean =>
      isUnpriced(row) || (filled.current.get(idOf(row.product) ?? 0)?.has(String(row.price)) ?? false);

    /**
     * A price from the lists for the previous product must not be kept for the new one: marks it as one that may be
     * replaced.
     */
    const giveUp = (index: number): void => {
      const row = rowsNow()[index];
      const product = idOf(row?.product);
      if (!row || product === undefined || !isPricedByLists(row)) return;
      filled.current.set(product, (filled.current.get(product) ?? new Set()).add(String(row.price)));
    };

    const fill = (index: number, productId: number, { price, discountSum, prices, fault }: Priced): void => {
      const row = rowsNow()[index];
      // While the request was running, another product was chosen or a price typed.
      if (!row || idOf(row.product) !== productId || !isOurs(row)) return;
      const at = `${part}.${index}`;
      if (fault) {
        // A price that was filled in earlier no longer applies; a 0.00 that somebody typed stays visible.
        if (!isUnpriced(row)) form.setValue(`${at}.price`, null, { shouldDirty: true });
        return;
      }
      if (price === null || row.price === price) return;
      const known = filled.current.get(productId) ?? new Set();
      filled.current.set(productId, known.add(price));
      fillValue(form, `${at}.price`, price, { shouldDirty: true });
      if (Number(discountSum ?? 0) > 0)
        form.setValue(`${at}.discountSum`, discountSum, { shouldDirty: true });
      form.setValue(`${at}.prices`, prices, { shouldDirty: true });
    };

    const ask = async (): Promise<void> => {
      const wanted = rowsNow()
        .flatMap((row, index) => {
          const [productId, quantity] = [idOf(row.product), numberIn(row.quantity)];
          return productId !== undefined && quantity !== undefined && isOurs(row)
            ? [{ index, productId, quantity, row }]
            : [];
        })
        .slice(0, mostRows);
      asked += 1;
      const mine = asked;
      if (wanted.length === 0) return tell([]);
      const body = {
        customerId: idOf(form.getValues('customer')) ?? null,
        currencyId: idOf(form.getValues('currency')) ?? null,
        rows: wanted.map(({ productId, quantity, row }) => ({
          productId,
          quantity,
          productVariantId: idOf(row.productVariant) ?? null,
          unitOfMeasureId: idOf(row.unitOfMeasure) ?? null,
          length: numberIn(row.length) ?? null,
          height: numberIn(row.height) ?? null,
          numberOfPieces: piecesOf(row.numberOfPieces),
          choosenParameters: pricedChoices(chosenIn(row.choosenParameters)),
        })),
      };
      // People who may not read prices, or are offline, type them.
      const answer = await callApi('POST /products/getPrice', { body }).catch(() => undefined);
      if (!answer || mine !== asked) return;
      filling = true;
      for (const [at, priced] of answer.rows.entries()) {
        const { index, productId } = wanted[at] ?? {};
        if (index !== undefined && productId !== undefined) fill(index, productId, priced);
      }
      filling = false;
      tell(answer.rows.flatMap((priced, at) => notesOf(priced, (wanted[at]?.index ?? 0) + 1)));
    };
    const askNow = (): void => {
      clearTimeout(timer);
      timer = undefined;
      answering = ask();
    };
    // While one request is awaited, another change may start a new one.
    settle.current = async () => {
      if (timer !== undefined) askNow();
      const awaited = answering;
      await awaited;
      if (timer !== undefined || awaited !== answering) await settle.current();
    };

    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const [of = '', index, cell] = name?.split('.') ?? [];
        const isGround = of === part ? cell === undefined || ground.has(cell) : head.has(of);
        if (!isGround || filling) return;
        if (of === part && cell === 'product') giveUp(Number(index));
        clearTimeout(timer);
        timer = setTimeout(askNow, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      asked += 1;
      unsubscribe();
    };
  }, [form]);

  const settled = useCallback(async () => {
    await settle.current();
    return latest.current;
  }, []);
  return { notes, settled };
}

const notesOf = ({ warnings, fault }: Priced, row: number): PriceNote[] => [
  ...warnings.map((text) => ({ row, level: 'warning' as const, text })),
  ...(fault && fault.key !== 'no_list' ? [{ row, level: 'error' as const, text: fault.text }] : []),
];
