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

/** Receives what happens at a scale. */
export interface ScaleListener {
  reading(reading: LiveReading): void;
  /** Called when a weight has been stored on disk. */
  accepted(weight: AcceptedWeight): void;
  /** Called with each telegram, as it was received, of a scale whose `loggingOn` is set; `at` in milliseconds since 1970. */
  trace(scale: ScaleSettings, telegram: Telegram, at: number): void;
}

export interface WatchedScale {
  /** The present health of the scale, except for the number of waiting weights, which the weight store counts. */
  readonly health: () => Omit<ScaleHealth, 'waiting'>;
  /** Resolves when its light has been switched off, or cannot be reached. */
  readonly stop: () => Promise<void>;
}

/** How many characters of a telegram are kept with its weight. */
const longestRaw = 400;
/** How often to check whether the last reading is too old to be the present weight. */
const staleCheckMs = 500;
/** If a scale sends nothing, its state is repeated this often, so that new viewers soon learn why there is no weight. */
const sayAgainMs = 1000;

/** Follows one scale: reports its readings, stores every weight that becomes stable and switches its light. */
export function watchScale(scale: ScaleSettings, store: WeightStore, listener: ScaleListener): WatchedScale {
  const stop = new AbortController();
  const load = followLoad(scale, store, (weight) => listener.accepted(weight));
  /** When the last telegram or a lost connection was reported, in milliseconds since 1970; 0 before the first report. */
  let heardAt = 0;
  let lastReading: LiveReading | undefined;
  const counts = countHealth();
  const light = scale.light ? driveLight(scale.light) : undefined;

  const take = (reading: Reading): void => {
    load.take(reading);
    report(liveReading(reading));
  };

  /** Reports a reading without taking it: the state of the load stays as it is. */
  const report = (reading: LiveReading): void => {
    lastReading = reading;
    light?.show(signalOf({ ...reading, accepted: reading.accepted !== null }));
    listener.reading(reading);
  };

  const liveReading = (reading: Reading): LiveReading => {
    const { phase, reason } = load.state();
    return {
      scaleId: scale.scaleId,
      at: new Date(reading.at).toISOString(),
      phase,
      tonnes: reading.kind === 'weight' && reason === null ? reading.tonnes : null,
      reason,
      accepted: load.accepted(),
    };
  };

  const onTelegram = (telegram: Telegram): void => {
    if (stop.signal.aborted) return;
    heardAt = Date.now();
    counts.add(telegram, heardAt);
    if (scale.loggingOn) listener.trace(scale, telegram, heardAt);
    take(readingOf(telegram, scale.factor, heardAt));
  };

  const watchdog = setInterval(() => {
    const at = Date.now();
    const { reason } = load.state();
    if (reason === null && at - heardAt > usualRules.staleMs) {
      take({ kind: 'none', reason: 'stale', raw: '', at });
    } else if (reason !== null && at - heardAt > sayAgainMs) {
      report(liveReading({ kind: 'none', reason, raw: '', at }));
    }
  }, staleCheckMs);
  void readScale(scale, onTelegram, stop.signal);
  return {
    health: () => {
      const at = Date.now();
      const { phase, reason } = load.state();
      const signal = signalOf({ phase, reason, accepted: load.accepted() !== null });
      const scaleState = { scaleId: scale.scaleId, at: new Date(at).toISOString(), phase, reason };
      const lightState = { light: light ? signal : null, lightAnswers: light?.answers() ?? null };
      return { ...scaleState, tonnes: lastReading?.tonnes ?? null, ...lightState, ...counts.countsAt(at) };
    },
    stop: async () => {
      clearInterval(watchdog);
      stop.abort();
      await light?.stop();
    },
  };
}

/** Follows the load on a scale: when its weight becomes stable, it is stored and then accepted. */
const followLoad = (
  { scaleId, scalesType, deviation, minimumWeight }: ScaleSettings,
  store: WeightStore,
  onAccepted: (weight: AcceptedWeight) => void,
) => {
  const rules = { ...usualRules, deviation, minimum: minimumWeight };
  const follow = scalesType === 'Bunker' ? observeBunker : observe;
  const load = storedLoad(scaleId, store);
  let state = load.stability();
  return {
    state: () => state,
    accepted: load.accepted,
    take: (reading: Reading): void => {
      const { state: next, accept } = follow(state, reading, rules);
      const before = state;
      state = next;
      if (next.visit !== before.visit) load.left();
      if (!accept || reading.kind !== 'weight') return;
      const weight = load.keep(reading, accept);
      if (weight) return onAccepted(weight);
      // The weight is not on disk and so not accepted: the next reading tries again.
      state = { ...next, phase: 'ERROR', reason: 'storage_full', accepted: before.accepted };
    },
  };
};

/** The accepted weight of the load that is on a scale, in memory and on disk. */
const storedLoad = (scaleId: number, store: WeightStore) => {
  let weight: AcceptedWeight | null = store.standing(scaleId) ?? null;
  return {
    /** The state to begin with. It continues with the load that was on the scale when the agent ended. */
    stability: (): Stability =>
      weight
        ? beginStability(weight.visit, { tonnes: weight.tonnes, at: Date.parse(weight.at) })
        : beginStability(store.lastVisit(scaleId) + 1),
    accepted: (): LiveReading['accepted'] =>
      weight && { captureId: weight.captureId, tonnes: weight.tonnes, at: weight.at, visit: weight.visit },
    /** The load has left the scale. */
    left: (): void => {
      weight = null;
      try {
        store.left(scaleId);
      } catch {
        // A full disk; after a restart, the first empty reading reports the same again.
      }
    },
    /** Stores the next weight of the load. Returns null if that failed: the weight before it then stays the accepted one. */
    keep: (
      reading: Extract<Reading, { kind: 'weight' }>,
      { tonnes, visit }: { readonly tonnes: string; readonly visit: number },
    ): AcceptedWeight | null => {
      try {
        weight = store.keep({
          captureId: randomUUID(),
          scaleId,
          tonnes,
          visit,
          at: new Date(reading.at).toISOString(),
          raw: reading.raw.slice(0, longestRaw),
          alibiNo: reading.alibiNo,
        });
        return weight;
      } catch {
        return null;
      }
    },
  };
};
