import type { QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { DispositionReading } from '../terminal/journey.activities.ts';
import type { StationOpening } from '../terminal/stationQueue.activities.ts';

/** A disposition on its way, without a station. */
export function plainDisposition(some: Partial<DispositionReading> = {}): DispositionReading {
  return {
    numberStr: 'DYS-000001',
    weighingStationId: null,
    plan: {
      scalesType: 'GrossAndTara',
      type: 'Loading',
      vehicleTare: null,
      loadCapacity: null,
    },
    scaleControlDisabled: false,
    queue: 'OnTheWay',
    disposition: 'OnTheWay',
    weighings: [],
    ...some,
  };
}

/** A station whose queue is on, without trucks. */
export function openStation(settings: Partial<QueueSettings> = {}): StationOpening {
  return {
    queueOn: true,
    settings: {
      carsBufferTerminal: 1,
      carsBufferParking: 1,
      minutesCarService: 3,
      ...settings,
    },
    trucks: [],
    services: [],
  };
}
