import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { callApi } from '../data/client.ts';
import {
  FilledPrices,
  RepricingChanges,
  fillPrice,
  giveUpPrice,
  changesPrices,
  questionsIn,
  wantedPrices,
  type Priced,
} from './linePrices.ts';

/** A note about a line's price that must be seen before the order is saved. */
export interface PriceNote {
  /** The number of the line as people see it, from 1. */
  readonly row: number;
  readonly level: 'warning' | 'error';
  readonly text: string;
}

/** How long nobody must have typed before prices are asked for. */
const typingPauseMs = 250;

export interface LinePrices {
  /** The notes about the present prices. */
  readonly notes: readonly PriceNote[];
  /** Waits for the prices of what was typed last. @returns the notes about them */
  readonly settled: () => Promise<readonly PriceNote[]>;
}

/**
 * Fills the prices of lines from the price lists when a product is chosen, lines are pasted, or anything that a price
 * depends on changes, and lowers typed prices by the discount that the order names. A price or a discount that somebody typed
 * is never overwritten.
 */
export function useLinePrices(): LinePrices {
  const form = useFormContext();
  const [notes, setNotes] = useState<readonly PriceNote[]>([]);
  /** The same notes. `settled` reads them here, because the state is still the old one right after an answer. */
  const latestNotes = useRef<readonly PriceNote[]>([]);
  /** Waits for the requests of the present form; set by the effect below. */
  const settle = useRef<() => Promise<void>>(() => Promise.resolve());
  /** The prices that came from the lists. Of the prices in the lines, only these may be replaced. */
  const filled = useRef(new FilledPrices());

  useEffect(() => {
    const showNotes = (newNotes: readonly PriceNote[]): void => {
      latestNotes.current = newNotes;
      // The same empty list stays, so that an answer without notes renders nothing anew.
      setNotes((before) => (before.length === 0 && newNotes.length === 0 ? before : newNotes));
    };
    const asking = askingPrices(form, filled.current, showNotes);
    settle.current = asking.settle;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => asking.follow(name),
    });
    return () => {
      asking.stop();
      unsubscribe();
    };
  }, [form]);

  const settled = useCallback(async () => {
    await settle.current();
    return latestNotes.current;
  }, []);
  return { notes, settled };
}

/** Asks for the prices of a form when nobody has typed for a moment, and fills them in. */
const askingPrices = (
  form: UseFormReturn,
  filled: FilledPrices,
  showNotes: (notes: readonly PriceNote[]) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last request. The answers to earlier ones are ignored. */
  let lastRequest = 0;
  let answering: Promise<void> = Promise.resolve();
  /** True while answered prices are written, so that these changes start no further request. */
  let filling = false;
  /** Counts the changes after which all lines are asked for again, such as another currency. */
  const repricing = new RepricingChanges(form);
  /** How many of these changes there were when the prices of the last answer were asked for. */
  let answeredChanges = 0;
  const ask = async (): Promise<void> => {
    const changesSeen = repricing.count;
    const isRepriced = changesSeen !== answeredChanges;
    const wanted = wantedPrices(form, filled, isRepriced);
    lastRequest += 1;
    const request = lastRequest;
    if (wanted.length === 0) {
      answeredChanges = changesSeen;
      return showNotes([]);
    }
    // A failed request is ignored: people who may not read prices, or are offline, type them.
    const body = questionsIn(form, wanted);
    const answer = await callApi('POST /products/getPrice', { body }).catch(() => undefined);
    if (!answer || request !== lastRequest) return;
    answeredChanges = changesSeen;
    filling = true;
    // The answer has a row for each wanted line, in the same order.
    for (const [at, priced] of answer.rows.entries()) fillPrice(form, filled, wanted[at], priced);
    filling = false;
    showNotes(answer.rows.flatMap((priced, at) => notesOf(priced, (wanted[at]?.index ?? 0) + 1)));
  };
  const askNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    answering = ask();
  };
  // While one request is awaited, another change may start a new one, which is then awaited too.
  const settle = async (): Promise<void> => {
    if (timer !== undefined) askNow();
    const awaited = answering;
    await awaited;
    if (timer !== undefined || awaited !== answering) await settle();
  };
  const follow = (name: string | undefined): void => {
    if (filling) return;
    repricing.note(name);
    if (!changesPrices(name)) return;
    giveUpPrice(form, filled, name);
    clearTimeout(timer);
    timer = setTimeout(askNow, typingPauseMs);
  };
  const stop = (): void => {
    clearTimeout(timer);
    // An answer that is still awaited is ignored.
    lastRequest += 1;
  };
  return { settle, follow, stop };
};

/** A product that no list prices (`no_list`) gets no note: its price is typed. */
const notesOf = ({ warnings, fault }: Priced, row: number): PriceNote[] => [
  ...warnings.map((text) => ({ row, level: 'warning' as const, text })),
  ...(fault && fault.key !== 'no_list' ? [{ row, level: 'error' as const, text: fault.text }] : []),
];
