import { Decimal } from 'decimal.js';
import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';
import { exact, tonnesScale } from '../kernel/decimals.ts';

/**
 * Why there is no weight. An unreliable weight is never shown as 0, because 0 means an empty scale. `not_executable`: the
 * indicator refused the command; `stale`: the last reading is too old; `typed_by_hand`: no fault, but a person reads this scale;
 * `storage_full`: the agent cannot store the weight.
 */
export const noWeightReason = defineEnum('noWeightReason', [
  'connection_lost',
  'no_answer',
  'unreadable',
  'overload',
  'underload',
  'not_executable',
  'stale',
  'protocol_not_supported',
  'fault',
  'zero_not_set',
  'access_refused',
  'typed_by_hand',
  'storage_full',
]);
export type NoWeightReason = EnumValue<typeof noWeightReason>;

/** The parsed content of one telegram: a number in the indicator's unit, or the reason why there is none. */
export type Telegram =
  | {
      readonly kind: 'value';
      /** Decimal text as the indicator sent it. */
      readonly value: string;
      readonly unit: 'kg' | 't' | 'g' | 'lb' | null;
      /** Whether the indicator reports the weight as stable; null if it does not say. */
      readonly settled: boolean | null;
      readonly alibiNo?: string;
      readonly raw: string;
    }
  | { readonly kind: 'none'; readonly reason: NoWeightReason; readonly raw: string };

/** One reading of a scale. Weights are tonnes as text with three decimals, times are milliseconds since 1970. */
export type Reading =
  | {
      readonly kind: 'weight';
      readonly tonnes: string;
      readonly settled: boolean | null;
      readonly alibiNo: string | null;
      readonly raw: string;
      readonly at: number;
    }
  | { readonly kind: 'none'; readonly reason: NoWeightReason; readonly raw: string; readonly at: number };

/** Kilograms per unit; an indicator without a unit sends kilograms. */
const kilograms = { kg: '1', t: '1000', g: '0.001', lb: '0.45359237' } as const;

/** The weight of a telegram in tonnes. `factor` converts the scale's kilograms (or divisions) to tonnes exactly. */
export function readingOf(telegram: Telegram, factor: string, at: number): Reading {
  if (telegram.kind === 'none') return { kind: 'none', reason: telegram.reason, raw: telegram.raw, at };
  const inKilograms = new Decimal(telegram.value).times(kilograms[telegram.unit ?? 'kg']);
  return {
    kind: 'weight',
    tonnes: exact(inKilograms.times(factor), tonnesScale),
    settled: telegram.settled,
    alibiNo: telegram.alibiNo ?? null,
    raw: telegram.raw,
    at,
  };
}
