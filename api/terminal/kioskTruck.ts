import type { KioskTruck } from '#database/terminal/kioskTruck.ts';
import { fail } from '#domain/kernel/fail.ts';
import { allowedMoves, hasEnded, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { Standing } from '#domain/terminal/kiosk.rules.ts';
import { driverLanguageOf, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';

/**
 * The truck's state from its record. Every move is written there before it is answered, so a kiosk that polls every few
 * seconds does not load the workflows, and works while they do not run.
 */
export function standingOf(truck: KioskTruck): Standing {
  return {
    carsQueueStatus: truck.carsQueueStatus,
    status: truck.state,
    allowed: allowedMoves(stateOf(truck)),
  };
}

const stateOf = (truck: KioskTruck): JourneyState => ({
  queue: truck.carsQueueStatus,
  disposition: truck.state,
  extraFrom: extraFrom(truck),
  withoutWeighing: truck.withoutWeighing,
  scaleControlDisabled: truck.scaleControlDisabled,
});

/** The state of a truck before the extra parking: past the parking, called, or waiting. */
const extraFrom = ({ state, called }: KioskTruck): CarsQueueStatus => {
  if (state === 'ParkingExit') return 'ParkingExit';
  return called ? 'EntryAllowed' : 'Accepted';
};

export function languageOfTruck(
  { chosenLanguage, cardLanguage, phone }: KioskTruck,
  chosenNow?: DriverLanguage,
): DriverLanguage {
  return driverLanguageOf({ chosen: chosenNow ?? chosenLanguage, card: cardLanguage, phone });
}

/** A driver who has left gets no more SMS. @throws illegal_transition */
export function mustBeUnderWay(truck: KioskTruck): void {
  const { carsQueueStatus, state } = truck;
  if (hasEnded(stateOf(truck)))
    throw fail('illegal_transition', { move: 'sendCode', carsQueueStatus, status: state });
}
