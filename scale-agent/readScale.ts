import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleSettings } from '#domain/weighing/scaleMessages.ts';
import { accessRefused, connectionLost, silenceMs, UnreadableAnswer, type Driver } from './drivers/driver.ts';
import { drivers } from './drivers/drivers.ts';
import type { OnTelegram } from './parsers/parser.ts';
import { parsers } from './parsers/parsers.ts';

const firstRetryMs = 250;
const longestRetryMs = 5000;

/**
 * Reads one scale until it is stopped. A broken connection is reported as lost and opened again, after ever longer pauses.
 * Never throws.
 */
export async function readScale(
  scale: ScaleSettings,
  onTelegram: OnTelegram,
  signal: AbortSignal,
): Promise<void> {
  const connect = connectionOf(scale, onTelegram, signal);
  if (!connect) return onTelegram({ kind: 'none', reason: 'protocol_not_supported', raw: '' });

  let retryMs = firstRetryMs;
  while (!signal.aborted) {
    const began = Date.now();
    await connect().catch((error: unknown) => onTelegram(telegramOfError(error)));
    // After a connection that has worked for a while, the pauses begin again with the shortest one.
    if (Date.now() - began > silenceMs * 2) retryMs = firstRetryMs;
    await pause(retryMs, undefined, { signal }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
}

/**
 * The function that connects once by these settings; undefined if they name no connection, or one that is not supported.
 */
const connectionOf = (
  { protocol, gateway }: ScaleSettings,
  onTelegram: OnTelegram,
  signal: AbortSignal,
): (() => Promise<void>) | undefined => {
  if (!protocol) return undefined;
  const driver: Driver = drivers[protocol.type];
  const parser = parsers[protocol.parser];
  const task = { protocol, gateway, onTelegram, signal };
  if (driver.reads === 'itself') return () => driver.drive({ ...task, parser: undefined });
  if (driver.reads === 'stream' && parser.kind === 'stream') return () => driver.drive({ ...task, parser });
  if (driver.reads === 'registers' && parser.kind === 'registers')
    return () => driver.drive({ ...task, parser });
  return undefined;
};

/** An error of a driver. Errors of the Modbus library are not of class `Error`. */
const thrown = z.looseObject({ message: z.string(), modbusCode: z.number().optional() });

const telegramOfError = (error: unknown): Telegram => {
  const { message, modbusCode } = thrown.safeParse(error).data ?? { message: String(error) };
  const raw = message.slice(0, 100);
  if (error instanceof UnreadableAnswer) return { kind: 'none', reason: 'unreadable', raw };
  // The indicator answers, but refuses the query.
  if (modbusCode !== undefined) return { kind: 'none', reason: 'not_executable', raw };
  if (message === accessRefused) return { kind: 'none', reason: 'access_refused', raw: '' };
  // `Timed out` is the message of the Modbus library.
  const isSilent = message === 'no_answer' || message === 'Timed out';
  return isSilent ? { kind: 'none', reason: 'no_answer', raw: '' } : connectionLost(raw);
};
