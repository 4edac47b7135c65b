import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/** Warnings that do not prevent a weighing once somebody has accepted them. */
export const weighingWarning = defineEnum('weighingWarning', [
  // The net is above what the vehicle may carry, or the gross above what roads allow.
  'LoadCapacity',
  'Overweight',
  // The net is below or above the declared one.
  'Decrease',
  'Surplus',
  'OrderExceeded',
  'TareChanged',
]);
export type WeighingWarning = EnumValue<typeof weighingWarning>;
