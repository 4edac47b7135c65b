import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Gewogen na dispositie',
    previousCargoes: 'Vorige ladingen',
    cargo: 'Vervoerde lading',
    cleaning: 'Reiniging',
    round: 'Rit',
    warnings: 'Waarschuwingen',
    warning: 'Waarschuwing',
    found: 'Vastgesteld',
    allowed: 'Toegestaan',
    acceptedBy: 'Waarschuwing aanvaard door',
    acceptedAt: 'Aanvaard op',
    holder: 'Weegplek',
    expiresAt: 'Verloopt',
    boxFrom: 'Uit box',
    boxTo: 'Naar box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Waarschuwing bij het wegen',
      values: {
        LoadCapacity: 'Laadvermogen overschreden',
        Overweight: 'Toegestaan totaalgewicht overschreden',
        Decrease: 'Minder dan opgegeven',
        Surplus: 'Meer dan opgegeven',
        OrderExceeded: 'Meer dan de opdracht nog toelaat',
        TareChanged: 'Tarra wijkt af van de bekende',
      },
    },
    cargoCleaning: {
      title: 'Reiniging (GMP+)',
      values: {
        A: 'A: droog',
        B: 'B: met water',
        C: 'C: met water en reinigingsmiddel',
        D: 'D: met ontsmetting',
      },
    },
  },
} as const satisfies RoomWords;
