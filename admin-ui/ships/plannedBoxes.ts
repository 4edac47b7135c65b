import { Decimal } from 'decimal.js';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';

/** A line of the plan as it is typed: a hold, the box into which it is emptied, and the tonnes. */
export interface PlannedBox {
  /** Distinguishes lines while they are typed. */
  readonly key: number;
  readonly hold: string;
  readonly box: Reference | null;
  /** The product of the line. The dialog does not show it, and sends it back unchanged. */
  readonly productId: number | null;
  readonly quantity: string;
}

export function emptyBox(key: number): PlannedBox {
  return {
    key,
    hold: '',
    box: null,
    productId: null,
    quantity: '',
  };
}

/** Tonnes as people type them: without trailing zeros, and with the comma of their language. */
const typedTonnes = (tonnes: unknown, language: Language): string => {
  const plain = tonnes === null || tonnes === undefined ? '' : String(Number(tonnes));
  return language === 'en' ? plain : plain.replace('.', ',');
};

/** The lines that an unloading plans now. */
export function plannedBoxes(record: AnyRecord, language: Language): PlannedBox[] {
  return ((record.boxes ?? []) as readonly AnyRecord[]).map((row, key) => ({
    key,
    hold: String(row.hold ?? ''),
    box: row.box as Reference | null,
    productId: row.productId as number | null,
    quantity: typedTonnes(row.quantity, language),
  }));
}

/** The typed tonnes with three decimals, as the call takes them; null if no such number was typed. */
const tonnesOf = (language: Language, typed: string): string | null => {
  const plain = parseDecimal(language, typed) ?? '';
  // No minus sign, and no more digits than the column has.
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? new Decimal(plain).toFixed(3) : null;
};

/** Whether a line can be sent: a box is chosen, and the quantity is empty or a number. */
export function canBeSent(language: Language, { box, quantity }: PlannedBox): boolean {
  return box !== null && (quantity.trim() === '' || tonnesOf(language, quantity) !== null);
}

/** The lines as the call takes them. An empty quantity is null. `canBeSent` is asked before, so the box 0 is never sent. */
export function boxesBody(language: Language, lines: readonly PlannedBox[]) {
  return {
    boxes: lines.map(({ hold, box, productId, quantity }) => ({
      hold: hold.trim() || null,
      boxId: box?.id ?? 0,
      productId,
      quantity: tonnesOf(language, quantity),
    })),
  };
}
