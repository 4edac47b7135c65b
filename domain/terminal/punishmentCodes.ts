import type { LimitedStay } from './journey.rules.ts';

/** The code of the penalty for each overrun; its price is in the record with that code. */
export const overstayPunishments = {
  EntryAllowed: 'overstayMainParking',
  EntryAddParking: 'overstayExtraParking',
} as const satisfies Record<LimitedStay, string>;
