import { z } from 'zod';
import type { NoWeightReason, Telegram } from '#domain/weighing/reading.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';

/** Characters; a longer message is not read. */
const longestMessage = 64 * 1024;
/** A gateway that repeats an older reading has lost its scale. */
const freshMs = 10_000;

const message = z.looseObject({
  // A weight that is a text has at most ten digits and six decimals, after a point or a comma.
  weight: z.union([z.number(), z.string().regex(/^\s*-?\d{1,10}([.,]\d{1,6})?\s*$/)]),
  unit: z.enum(['kg', 't', 'g', 'lb']).optional(),
  stable: z.boolean().optional(),
  time: z.iso.datetime({ offset: true }).optional(),
});

/** The weight in a gateway's JSON: `{"weight": 40420}`, in kilograms unless it names a unit. */
export function weightOfMessage(text: string, now: number): Telegram {
  const raw = beginningOf(text.trim(), 200);
  const none = (reason: NoWeightReason): Telegram => ({ kind: 'none', reason, raw });
  const content = text.length > longestMessage ? undefined : message.safeParse(parsedJson(text)).data;
  if (!content) return none('unreadable');
  const { weight, unit, stable, time } = content;
  if (time !== undefined && Math.abs(now - Date.parse(time)) > freshMs) return none('stale');
  const value = typeof weight === 'number' ? decimalText(weight) : weight.trim().replace(',', '.');
  return value === undefined
    ? none('unreadable')
    : { kind: 'value', value, unit: unit ?? 'kg', settled: stable ?? null, raw };
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A number as text without an exponent; undefined for one that no scale could show. */
const decimalText = (weight: number): string | undefined =>
  Number.isFinite(weight) && Math.abs(weight) < 1e10 ? String(Number(weight.toFixed(6))) : undefined;
