import type { LimitedStay } from './journey.rules.ts';

/** Which punishment an overrun raises; its price stands in the record of that code. */
export const overstayPunishments = {
  EntryAllowed: 'overstayMainParking',
  EntryAddParking: 'overstayExtraParking',
} as const satisfies Record<LimitedStay, string>;
