import type { Hooks } from '../writing/hooks.ts';

/** Whatever the queue works by; a change of any of them reaches the running queue. */
const queueSettings = [
  'queueOn',
  'carsBufferTerminal',
  'carsBufferParking',
  'minutesCarService',
  'markedToDelete',
  'yard',
] as const;

export const weighingStationHooks: Hooks = {
  afterWrite: async (station, before, { tx }) => {
    const changed = queueSettings.some((name) => station[name] !== before?.[name]);
    if (changed) await tx.outbox('stationQueue', { weighingStationId: station.id });
  },
};
