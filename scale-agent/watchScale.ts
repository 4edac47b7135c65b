import { randomUUID } from 'node:crypto';
import { readingOf, type Reading, type Telegram } from '#domain/weighing/reading.ts';
import type { AcceptedWeight, LiveReading, ScaleConfiguration } from '#domain/weighing/scaleMessages.ts';
import { beginStability, observe, usualRules, type Stability } from '#domain/weighing/stability.ts';
import { readScale } from './readScale.ts';
import type { WeightStore } from './weightStore.ts';

export interface ScaleListener {
  reading(reading: LiveReading): void;
  accepted(weight: AcceptedWeight): void;
  trace(scale: ScaleConfiguration, telegram: Telegram): void;
}

const longestRaw = 400;
/** Without a telegram for so long, what was last read is no longer what stands on the scale. */
const staleCheckMs = 500;

/** Follows one scale: tells what is on it and keeps every weight that comes to rest. The answer stops it. */
export const watchScale = (
  scale: ScaleConfiguration,
  store: WeightStore,
  listener: ScaleListener,
): (() => void) => {
  const stop = new AbortController();
  const rules = { ...usualRules, deviation: scale.deviation, minimum: scale.minimumWeight };
  let state: Stability = beginStability(store.lastVisit(scale.scaleId) + 1);
  let kept: AcceptedWeight | null = null;
  let heardAt = 0;

  const take = (reading: Reading): void => {
    const { state: next, accept } = observe(state, reading, rules);
    const emptied = next.visit !== state.visit;
    state = next;
    if (emptied) kept = null;
    if (accept && reading.kind === 'weight') keep(reading, accept);
    listener.reading(live(reading));
  };

  const keep = (
    reading: Extract<Reading, { kind: 'weight' }>,
    accept: { tonnes: string; visit: number },
  ): void => {
    try {
      kept = store.keep({
        captureId: randomUUID(),
        scaleId: scale.scaleId,
        tonnes: accept.tonnes,
        visit: accept.visit,
        at: new Date(reading.at).toISOString(),
        raw: reading.raw.slice(0, longestRaw),
        alibiNo: reading.alibiNo,
      });
      listener.accepted(kept);
    } catch {
      kept = null;
      // Not on disk, so not accepted: the next reading tries again.
      state = { ...state, phase: 'ERROR', reason: 'storage_full', accepted: null };
    }
  };

  const live = (reading: Reading): LiveReading => ({
    scaleId: scale.scaleId,
    at: new Date(reading.at).toISOString(),
    phase: state.phase,
    tonnes: reading.kind === 'weight' && state.reason === null ? reading.tonnes : null,
    reason: state.reason,
    accepted: kept && { captureId: kept.captureId, tonnes: kept.tonnes, at: kept.at, visit: kept.visit },
  });

  const heard = (telegram: Telegram): void => {
    if (stop.signal.aborted) return;
    heardAt = Date.now();
    if (scale.loggingOn) listener.trace(scale, telegram);
    take(readingOf(telegram, scale.factor, heardAt));
  };

  const watchdog = setInterval(() => {
    if (state.reason === null && Date.now() - heardAt > rules.staleMs)
      take({ kind: 'none', reason: 'stale', raw: '', at: Date.now() });
  }, staleCheckMs);
  stop.signal.addEventListener('abort', () => clearInterval(watchdog));
  void readScale(scale, heard, stop.signal);
  return () => stop.abort();
};
