import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Gewogen nach Disposition',
    previousCargoes: 'Vorladungen',
    cargo: 'Beförderte Ladung',
    cleaning: 'Reinigung',
    round: 'Fahrt',
    warnings: 'Warnungen',
    warning: 'Warnung',
    found: 'Festgestellt',
    allowed: 'Zulässig',
    acceptedBy: 'Warnung angenommen von',
    acceptedAt: 'Angenommen am',
    holder: 'Arbeitsplatz der Waage',
    expiresAt: 'Läuft ab',
    boxFrom: 'Aus Box',
    boxTo: 'In Box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Warnung beim Wiegen',
      values: {
        LoadCapacity: 'Nutzlast überschritten',
        Overweight: 'Zulässiges Gesamtgewicht überschritten',
        Decrease: 'Weniger als angegeben',
        Surplus: 'Mehr als angegeben',
        OrderExceeded: 'Mehr, als im Auftrag übrig ist',
        TareChanged: 'Tara weicht von der bekannten ab',
      },
    },
    cargoCleaning: {
      title: 'Reinigung (GMP+)',
      values: {
        A: 'A: trocken',
        B: 'B: mit Wasser',
        C: 'C: mit Wasser und Reinigungsmittel',
        D: 'D: mit Desinfektion',
      },
    },
  },
} as const satisfies RoomWords;
