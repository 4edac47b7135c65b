import type { Hooks } from '../writing/hooks.ts';

/** The fields that the queue works by. A change of one of them is reported to the running queue. */
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
