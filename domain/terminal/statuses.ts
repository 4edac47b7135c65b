import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/**
 * Where a truck is between the road and the terminal; spelled as in the specification. The usual way is `OnTheWay`, `Accepted` (it
 * waits in the truck park), `EntryReserved` (a place is kept for it), `EntryAllowed` (it is called), `ParkingExit` (it has left
 * the park for the terminal) and `TerminalExit`. `…WithBuffer` is a place kept before it has come, `…AddParking` is the overflow
 * park, and a `Paused` truck is passed over. The moves between them are in `journey.rules.ts`.
 */
export const carsQueueStatus = defineEnum('carsQueueStatus', [
  'OnTheWay',
  'EntryReservedWithBuffer',
  'Accepted',
  'EntryReserved',
  'EntryAllowed',
  'ParkingExit',
  'TerminalExit',
  'Deleted',
  'EntryAddParking',
  'ExitAddParking',
  'Paused',
]);
export type CarsQueueStatus = EnumValue<typeof carsQueueStatus>;

/** The statuses of a journey that is over: the truck has left, or its disposition was given up. */
export const endedQueueStatuses: readonly CarsQueueStatus[] = ['TerminalExit', 'Deleted'];

/** The statuses of journeys that are not over. A query that names them uses an index: it stays fast when many trucks have left. */
export const openQueueStatuses = carsQueueStatus.values.filter(
  (status) => !endedQueueStatuses.includes(status),
);

/**
 * Keys of the predefined disposition statuses, spelled as in the specification. `NaTerminalu` is Polish for "on the terminal";
 * `RemoveWeight`: the last weighing was removed, so the truck must be weighed again.
 */
export const dispositionState = defineEnum('dispositionState', [
  'OnTheWay',
  'ParkingExit',
  'NaTerminalu',
  'SecondWeighing',
  'Loaded',
  'Unloaded',
  'RemoveWeight',
]);
export type DispositionState = EnumValue<typeof dispositionState>;
