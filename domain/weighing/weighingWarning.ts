import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/** Warnings that do not prevent a weighing once somebody has accepted them. */
export const weighingWarning = defineEnum('weighingWarning', [
  'LoadCapacity',
  'Overweight',
  'Decrease',
  'Surplus',
  'OrderExceeded',
  'TareChanged',
]);
export type WeighingWarning = EnumValue<typeof weighingWarning>;
