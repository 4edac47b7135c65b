import { overstayPunishments } from '#domain/terminal/punishmentCodes.ts';
import words from '#domain/words/terminal/predefined.json' with { type: 'json' };
import { named } from './named.ts';

/** What every terminal charges for; drivers read it in their own language. */
export const punishmentTypes = [
  {
    code: overstayPunishments.EntryAllowed,
    ...named(words.punishmentType[overstayPunishments.EntryAllowed]),
    shortName: 'Postój po wezwaniu',
    price: '50.00',
    vatRate: '23',
  },
  {
    code: overstayPunishments.EntryAddParking,
    ...named(words.punishmentType[overstayPunishments.EntryAddParking]),
    shortName: 'Parking dodatkowy',
    price: '50.00',
    vatRate: '23',
  },
];
