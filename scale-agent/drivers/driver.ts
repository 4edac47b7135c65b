import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleSettings } from '#domain/weighing/scaleMessages.ts';
import type { OnTelegram, Parser, RegisterParser, StreamParser } from '../parsers/parser.ts';

type Protocol = NonNullable<ScaleSettings['protocol']>;

/** What a driver needs for one connection. It ends the connection when `signal` aborts. */
export interface DriverTask<P extends Parser | undefined = Parser | undefined> {
  readonly protocol: Protocol;
  readonly gateway?: ScaleSettings['gateway'];
  readonly parser: P;
  readonly onTelegram: OnTelegram;
  readonly signal: AbortSignal;
}

/** Reads one scale over one connection until it breaks (throws) or is stopped (returns). */
export type Drive<P extends Parser | undefined> = (task: DriverTask<P>) => Promise<void>;

/** A way to connect to a scale, with the kind of parser for its data; `itself` needs no parser. */
export type Driver =
  | { readonly reads: 'stream'; readonly drive: Drive<StreamParser> }
  | { readonly reads: 'registers'; readonly drive: Drive<RegisterParser> }
  | { readonly reads: 'itself'; readonly drive: Drive<undefined> };

/** How often a scale is queried: ten times a second. */
export const pollEveryMs = 100;
export { silenceMs } from './silence.ts';

/** What is reported when the connection was lost, in place of a weight. @param raw the message of the error */
export function connectionLost(raw = ''): Telegram {
  return { kind: 'none', reason: 'connection_lost', raw };
}

/** Thrown by a driver when the device refuses our login: retries are useless until somebody changes it. */
export const accessRefused = 'access_refused';

/** Thrown by a driver when the peer violates the protocol; the message is what the peer sent. */
export class UnreadableAnswer extends Error {}
