import { randomUUID } from 'node:crypto';
import { observeBunker } from '#domain/weighing/batch.ts';
import { readingOf, type Reading, type Telegram } from '#domain/weighing/reading.ts';
import type {
  AcceptedWeight,
  LiveReading,
  ScaleHealth,
  ScaleSettings,
} from '#domain/weighing/scaleMessages.ts';
import { beginStability, observe, usualRules, type Stability } from '#domain/weighing/stability.ts';
import { signalOf } from '#domain/weighing/trafficLight.ts';
import { countHealth } from './health.ts';
import { driveLight } from './light.ts';
import { readScale } from './readScale.ts';
import type { WeightStore } from './weightStore.ts';

export interface ScaleListener {
  reading(reading: LiveReading): void;
  accepted(weight: AcceptedWeight): void;
  trace(scale: ScaleSettings, telegram: Telegram, at: number): void;
}

export interface WatchedScale {
  /** The present health of the scale, except for the number of waiting weights, which is known elsewhere. */
  readonly health: () => Omit<ScaleHealth, 'waiting'>;
  readonly stop: () => void;
}

const longestRaw = 400;
/** How often to check whether the last reading is too old to be the present weight. */
const staleCheckMs = 500;
/** If a scale sends nothing, its state is repeated this often, so that new viewers soon learn why there is no weight. */
const sayAgainMs = 1000;

/** Follows one scale: reports its readings, stores every weight that becomes stable and switches its light. */
export function watchScale(scale: ScaleSettings, store: WeightStore, listener: ScaleListener): WatchedScale {
  const stop = new AbortController();
  const rules = { ...usualRules, deviation: scale.deviation, minimum: scale.minimumWeight };
  const follow = scale.scalesType === 'Bunker' ? observeBunker : observe;
  let kept: AcceptedWeight | null = store.standing(scale.scaleId) ?? null;
  let state: Stability = kept
    ? beginStability(kept.visit, { tonnes: kept.tonnes, at: Date.parse(kept.at) })
    : beginStability(store.lastVisit(scale.scaleId) + 1);
  let heardAt = 0;
  let newest: LiveReading | undefined;
  const count = countHealth();
  const light = scale.light ? driveLight(scale.light) : undefined;

  const take = (reading: Reading): void => {
    const { state: next, accept } = follow(state, reading, rules);
    const before = state;
    state = next;
    if (next.visit !== before.visit) leave();
    if (accept && reading.kind === 'weight' && !keep(reading, accept)) {
      // The weight is not on disk and so not accepted: the next reading tries again.
      state = { ...next, phase: 'ERROR', reason: 'storage_full', accepted: before.accepted };
    }
    tell(live(reading));
  };

  const tell = (reading: LiveReading): void => {
    newest = reading;
    light?.show(signalOf({ ...reading, accepted: reading.accepted !== null }));
    listener.reading(reading);
  };

  const leave = (): void => {
    kept = null;
    try {
      store.left(scale.scaleId);
    } catch {
      // A full disk; after a restart, the first empty reading reports the same again.
    }
  };

  const keep = (
    reading: Extract<Reading, { kind: 'weight' }>,
    accept: { tonnes: string; visit: number },
  ): boolean => {
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
    } catch {
      kept = null;
      return false;
    }
    listener.accepted(kept);
    return true;
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
    count.heard(telegram, heardAt);
    if (scale.loggingOn) listener.trace(scale, telegram, heardAt);
    take(readingOf(telegram, scale.factor, heardAt));
  };

  const watchdog = setInterval(() => {
    const at = Date.now();
    if (state.reason === null && at - heardAt > rules.staleMs) {
      take({ kind: 'none', reason: 'stale', raw: '', at });
    } else if (state.reason !== null && at - heardAt > sayAgainMs) {
      tell(live({ kind: 'none', reason: state.reason, raw: '', at }));
    }
  }, staleCheckMs);
  void readScale(scale, heard, stop.signal);
  return {
    health: () => {
      const at = Date.now();
      const { phase, reason } = state;
      return {
        scaleId: scale.scaleId,
        at: new Date(at).toISOString(),
        phase,
        reason,
        tonnes: newest?.tonnes ?? null,
        light: light ? signalOf({ phase, reason, accepted: kept !== null }) : null,
        lightAnswers: light?.answers() ?? null,
        ...count.now(at),
      };
    },
    stop: () => {
      clearInterval(watchdog);
      light?.stop();
      stop.abort();
    },
  };
}
