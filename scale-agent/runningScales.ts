import type { AgentConfiguration, ScaleConfiguration, ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import { watchScale, type ScaleListener, type WatchedScale } from './watchScale.ts';
import type { WeightStore } from './weightStore.ts';

/** The scales that run now, as the last configuration wants them. */
export function runningScales(store: WeightStore, listener: ScaleListener) {
  /** The running scales by their ids; `settings` is the configuration of each as JSON, for comparison. */
  let scales = new Map<number, WatchedScale & { readonly settings: string }>();
  const start = (scale: ScaleConfiguration) => ({
    settings: JSON.stringify(scale),
    ...watchScale(scale, store, listener),
  });
  return {
    /** Starts, stops and restarts the scales whose settings have changed; all others keep running. */
    configure: (configuration: AgentConfiguration): void => {
      const wanted = new Map(configuration.scales.map((scale) => [scale.scaleId, scale]));
      const next: typeof scales = new Map();
      for (const [scaleId, running] of scales) {
        const scale = wanted.get(scaleId);
        if (scale && JSON.stringify(scale) === running.settings) next.set(scaleId, running);
        else void running.stop();
      }
      for (const [scaleId, scale] of wanted) if (!next.has(scaleId)) next.set(scaleId, start(scale));
      scales = next;
    },
    health: (): ScaleHealth[] => {
      const waiting = store.waitingByScale();
      return [...scales].map(([scaleId, scale]) => ({
        ...scale.health(),
        waiting: waiting.get(scaleId) ?? 0,
      }));
    },
    /** Stops all scales. Resolves when their traffic lights have been switched off, or cannot be reached. */
    stop: async (): Promise<void> => {
      await Promise.all([...scales.values()].map(({ stop }) => stop()));
    },
  };
}
