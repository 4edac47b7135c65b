import type { Telegram } from '#domain/weighing/reading.ts';

/** Understands the lines an indicator sends. `undefined` for a line that is no weight and no fault, such as a serial number. */
export interface LineParser {
  readonly kind: 'lines';
  readonly parse: (line: string) => Telegram | undefined;
}

/** Understands the holding registers of an indicator. */
export interface RegisterParser {
  readonly kind: 'registers';
  readonly count: number;
  readonly parse: (words: readonly number[]) => Telegram;
}

export type Parser = LineParser | RegisterParser;
