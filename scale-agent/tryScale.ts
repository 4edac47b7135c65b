import { once } from 'node:events';
import { readingOf, type NoWeightReason } from '#domain/weighing/reading.ts';
import type { ScaleSettings, ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { readScale } from './readScale.ts';

/** How long a trial lasts at most: long enough for a slow connection, and a person waits for the result. */
const tryForMs = 4000;
/** After so many weights the trial ends early. */
const enoughWeights = 5;
/** How many telegrams are reported, and how many characters of each. */
const longestList = 20;
const longestRaw = 400;
/** Reasons after which a longer trial would give the same result. */
const finalReasons: ReadonlySet<NoWeightReason> = new Set([
  'connection_lost',
  'access_refused',
  'protocol_not_supported',
  'typed_by_hand',
]);

/** Reads a scale with some settings for a moment, beside the running connection, and reports what came. Stores nothing. */
export async function tryScale(settings: ScaleSettings): Promise<ScaleTrial> {
  const stop = new AbortController();
  const began = Date.now();
  const telegrams: ScaleTrial['telegrams'] = [];
  let [telegramCount, weights] = [0, 0];
  const timeLimit = setTimeout(() => stop.abort(), tryForMs);
  const stopped = once(stop.signal, 'abort');
  const readingDone = readScale(
    settings,
    (telegram) => {
      telegramCount += 1;
      const reading = readingOf(telegram, settings.factor, Date.now());
      const isWeight = reading.kind === 'weight';
      if (telegrams.length < longestList)
        telegrams.push({
          raw: reading.raw.slice(0, longestRaw),
          tonnes: isWeight ? reading.tonnes : null,
          settled: isWeight ? reading.settled : null,
          reason: isWeight ? null : reading.reason,
        });
      if (isWeight) weights += 1;
      if (weights >= enoughWeights || (!isWeight && finalReasons.has(reading.reason))) stop.abort();
    },
    stop.signal,
  );
  // A driver that is still connecting ends a little later; the caller does not wait for that.
  await Promise.race([readingDone, stopped]);
  clearTimeout(timeLimit);
  return { telegrams, heard: telegramCount, tookMs: Date.now() - began };
}
