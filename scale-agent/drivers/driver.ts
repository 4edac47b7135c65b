import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleSettings } from '#domain/weighing/scaleMessages.ts';
import type { Heard, Parser, RegisterParser, StreamParser } from '../parsers/parser.ts';

export type Protocol = NonNullable<ScaleSettings['protocol']>;

export interface DriverTask<P extends Parser | undefined = Parser | undefined> {
  readonly protocol: Protocol;
  readonly gateway?: ScaleSettings['gateway'];
  readonly parser: P;
  readonly heard: Heard;
  readonly signal: AbortSignal;
}

/** Reads one scale over one connection until it breaks (throws) or is told to stop (returns). */
export type Drive<P extends Parser | undefined> = (task: DriverTask<P>) => Promise<void>;

/** A way to reach a scale, and what makes sense of what comes by it; `itself` needs no parser. */
export type Driver =
  | { readonly reads: 'stream'; readonly drive: Drive<StreamParser> }
  | { readonly reads: 'registers'; readonly drive: Drive<RegisterParser> }
  | { readonly reads: 'itself'; readonly drive: Drive<undefined> };

/** How often a scale is asked: ten times a second. */
export const pollEveryMs = 100;
/** A scale that says nothing for so long is not there. */
export const silenceMs = 1500;

export const connectionLost = (raw = ''): Telegram => ({ kind: 'none', reason: 'connection_lost', raw });

/** What a driver throws when the device turns our login away: asking on is no use until somebody changes it. */
export const accessRefused = 'access_refused';
