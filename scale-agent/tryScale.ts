import { readingOf, type NoWeightReason } from '#domain/weighing/reading.ts';
import type { ScaleSettings, ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { readScale } from './readScale.ts';

/** Long enough for a connection that fails and one that is slow; a person waits for the answer. */
const tryForMs = 4000;
const enoughWeights = 5;
const longestList = 20;
const longestRaw = 400;
/** Trying longer would bring the same. */
const hopeless: ReadonlySet<NoWeightReason> = new Set([
  'connection_lost',
  'access_refused',
  'protocol_not_supported',
  'typed_by_hand',
]);

/** Reads a scale by some settings for a moment, beside the one that is watched, and tells what came. Keeps nothing. */
export const tryScale = async (settings: ScaleSettings): Promise<ScaleTrial> => {
  const stop = new AbortController();
  const began = Date.now();
  const telegrams: ScaleTrial['telegrams'] = [];
  let [heard, weights] = [0, 0];
  const enough = setTimeout(() => stop.abort(), tryForMs);
  await readScale(
    settings,
    (telegram) => {
      heard += 1;
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
      if (weights >= enoughWeights || (!isWeight && hopeless.has(reading.reason))) stop.abort();
    },
    stop.signal,
  );
  clearTimeout(enough);
  return { telegrams, heard, tookMs: Date.now() - began };
};
