import { useEffect, useRef, type RefObject } from 'react';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { guardSaving } from '../parts/savingGuards.ts';
import type { LinePrices, PriceNote } from './useLinePrices.ts';

/** The text of a note, with the row and the field it concerns. */
export function noteInWords(
  text: ReturnType<typeof useText>,
  language: Language,
  { row, text: words }: PriceNote,
): string {
  const field = fieldLabel(language, 'salesOrder', 'products.price');
  return `${text('orders.ofLine', { row, field })} ${words}`;
}

/**
 * Makes each save of the order wait for its prices, and asks once about each note on them.
 * @returns a ref for an element of the form, by which the guard knows whether it is this form that is saved
 */
export function useConfirmedPrices({ settled }: LinePrices): RefObject<HTMLElement | null> {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const element = useRef<HTMLElement>(null);
  /** The notes to which the person has agreed. */
  const agreed = useRef(new Set<string>());

  useEffect(() => {
    const mayBeSaved = async (): Promise<boolean> => {
      const notes = (await settled()).map((note) => noteInWords(text, language, note));
      const newNotes = notes.filter((each) => !agreed.current.has(each));
      if (newNotes.length === 0) return true;
      const question = `${newNotes.slice(0, mostNamed).join('\n')}\n\n${text('orders.saveAnyway')}`;
      if (!(await ask({ text: question, danger: true }))) return false;
      for (const each of newNotes) agreed.current.add(each);
      return true;
    };
    return guardSaving({ element: () => element.current, mayBeSaved });
  }, [settled, text, language, ask]);
  return element;
}

/** How many notes the question names; all of them are shown above the lines. */
const mostNamed = 5;
