import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/** What a weighing may be recorded in spite of, once somebody has said that they saw it. */
export const weighingWarning = defineEnum('weighingWarning', [
  'LoadCapacity',
  'Overweight',
  'Decrease',
  'Surplus',
  'OrderExceeded',
  'TareChanged',
]);
export type WeighingWarning = EnumValue<typeof weighingWarning>;
