import type { Telegram } from '#domain/weighing/reading.ts';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';

/** The rate is the mean number of telegrams a second over so many whole seconds. */
const countedSeconds = 10;
/** How many characters of a telegram are kept. */
const longestRaw = 400;

type Counted = Pick<
  ScaleHealth,
  'lastWeightAt' | 'lastTelegram' | 'rate' | 'telegrams' | 'errors' | 'lastError'
>;

/** Counts the telegrams of one scale. */
export interface HealthCount {
  /** @param at when it came, in milliseconds since 1970 */
  add(telegram: Telegram, at: number): void;
  /** The counts at a moment, in milliseconds since 1970. */
  countsAt(at: number): Counted;
}

export function countHealth(): HealthCount {
  let [telegrams, errors] = [0, 0];
  let lastWeightAt: number | null = null;
  let lastTelegram: string | null = null;
  let lastError: ScaleHealth['lastError'] = null;
  /** How many telegrams came in each of the last seconds, by the second since 1970. */
  const telegramsBySecond = new Map<number, number>();

  return {
    add: (telegram, at) => {
      if (telegram.raw) lastTelegram = telegram.raw.slice(0, longestRaw);
      if (telegram.kind === 'value') lastWeightAt = at;
      else {
        errors += 1;
        const { reason, raw } = telegram;
        lastError = { reason, raw: raw.slice(0, longestRaw), at: new Date(at).toISOString() };
      }
      // A driver's report of a lost connection is no telegram.
      if (telegram.kind === 'none' && telegram.raw === '') return;
      telegrams += 1;
      const second = Math.floor(at / 1000);
      telegramsBySecond.set(second, (telegramsBySecond.get(second) ?? 0) + 1);
      for (const old of telegramsBySecond.keys())
        if (old < second - countedSeconds) telegramsBySecond.delete(old);
    },
    countsAt: (at) => {
      const second = Math.floor(at / 1000);
      // The present second is not over, so it is left out.
      const counted = [...telegramsBySecond].filter(
        ([each]) => each >= second - countedSeconds && each < second,
      );
      return {
        rate: counted.reduce((sum, [, count]) => sum + count, 0) / countedSeconds,
        telegrams,
        errors,
        lastTelegram,
        lastError,
        lastWeightAt: lastWeightAt === null ? null : new Date(lastWeightAt).toISOString(),
      };
    },
  };
}
