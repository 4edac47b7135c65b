import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import type { Parser } from '../parsers/parser.ts';

export type Protocol = NonNullable<ScaleConfiguration['protocol']>;

export interface DriverTask {
  readonly protocol: Protocol;
  readonly parser: Parser;
  readonly heard: (telegram: Telegram) => void;
  readonly signal: AbortSignal;
}

/** Reads one scale over one connection until it breaks (throws) or is told to stop (returns). */
export type Driver = (task: DriverTask) => Promise<void>;

/** How often a scale is asked: ten times a second. */
export const pollEveryMs = 100;
/** A scale that says nothing for so long is not there. */
export const silenceMs = 1500;

export const connectionLost = (raw = ''): Telegram => ({ kind: 'none', reason: 'connection_lost', raw });
