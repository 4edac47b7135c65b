import type { Hooks } from '../writing/hooks.ts';

/** What the queue works by, as a record holds it. A change of one of these is reported to the running queue. */
const queueSettings = [
  'queueOn',
  'carsBufferTerminal',
  'carsBufferParking',
  'minutesCarService',
  'markedToDelete',
  'yardId',
] as const;

export const weighingStationHooks: Hooks = {
  afterWrite: async (station, before, { tx }) => {
    const changed = queueSettings.some((name) => station[name] !== before?.[name]);
    if (changed) await tx.outbox('stationQueue', { weighingStationId: station.id });
  },
};
