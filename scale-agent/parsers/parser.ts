import type { Telegram } from '#domain/weighing/reading.ts';

export type OnTelegram = (telegram: Telegram) => void;

/** Parses the bytes of an indicator, however its pieces are cut. Begun again for each connection. */
export interface StreamParser {
  readonly kind: 'stream';
  /** The query to send when the record names no command; absent if the indicator sends by itself. */
  readonly usualCommand?: string;
  /** The least time between two queries in milliseconds, if an indicator needs more than the default. */
  readonly askEveryMs?: number;
  readonly begin: (onTelegram: OnTelegram) => (bytes: Uint8Array) => void;
}

/** Parses the holding registers of an indicator. */
export interface RegisterParser {
  readonly kind: 'registers';
  /** The number of registers to read, from the register that the record names. */
  readonly count: number;
  readonly parse: (words: readonly number[]) => Telegram;
}

export type Parser = StreamParser | RegisterParser;
