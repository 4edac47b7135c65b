import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import { connectionLost, silenceMs } from './drivers/driver.ts';
import { drivers } from './drivers/drivers.ts';
import { parsers } from './parsers/parsers.ts';

const firstRetryMs = 250;
const longestRetryMs = 5000;

/**
 * Reads one scale for as long as it is told to, whatever happens to the connection: a broken one is taken
 * up again, ever less often, and said to be lost meanwhile. Never throws.
 */
export const readScale = async (
  scale: ScaleConfiguration,
  heard: (telegram: Telegram) => void,
  signal: AbortSignal,
): Promise<void> => {
  const { protocol } = scale;
  const driver = protocol && drivers[protocol.type];
  const parser = protocol && parsers[protocol.parser];
  if (!protocol || !driver || !parser || !fits(driver, parser.kind)) {
    heard({ kind: 'none', reason: 'protocol_not_supported', raw: '' });
    return;
  }

  let retryMs = firstRetryMs;
  while (!signal.aborted) {
    const began = Date.now();
    await driver({ protocol, parser, heard, signal }).catch((error: unknown) => heard(lost(error)));
    if (Date.now() - began > silenceMs * 2) retryMs = firstRetryMs;
    await pause(retryMs, undefined, { signal }).catch(() => undefined);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
};

const fits = (driver: (typeof drivers)[keyof typeof drivers], kind: 'lines' | 'registers'): boolean =>
  (driver === drivers.Modbus) === (kind === 'registers');

/** What a driver throws; the Modbus library's own errors are no `Error`. */
const thrown = z.looseObject({ message: z.string(), modbusCode: z.number().optional() });

const lost = (error: unknown): Telegram => {
  const { message, modbusCode } = thrown.safeParse(error).data ?? { message: String(error) };
  const raw = message.slice(0, 100);
  // The indicator answers, but not with what it was asked for.
  if (modbusCode !== undefined) return { kind: 'none', reason: 'not_executable', raw };
  const silent = message === 'no_answer' || message === 'Timed out';
  return silent ? { kind: 'none', reason: 'no_answer', raw: '' } : connectionLost(raw);
};
