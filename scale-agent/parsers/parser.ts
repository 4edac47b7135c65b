import type { Telegram } from '#domain/weighing/reading.ts';

export type Heard = (telegram: Telegram) => void;

/** Understands the bytes an indicator sends, wherever its pieces begin and end. Begun anew for each connection. */
export interface StreamParser {
  readonly kind: 'stream';
  /** What the indicator is asked with when the record names no command; none where it speaks by itself. */
  readonly usualCommand?: string;
  /** The least time between two questions, where an indicator needs more than the usual. */
  readonly askEveryMs?: number;
  readonly begin: (heard: Heard) => (bytes: Uint8Array) => void;
}

/** Understands the holding registers of an indicator. */
export interface RegisterParser {
  readonly kind: 'registers';
  readonly count: number;
  readonly parse: (words: readonly number[]) => Telegram;
}

export type Parser = StreamParser | RegisterParser;
