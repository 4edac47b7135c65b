import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/** Where a truck stands between the road and the terminal, in the specification's spelling. */
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

/** Keys of the predefined disposition statuses: how far the disposition itself has come. */
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
