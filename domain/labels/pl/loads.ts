import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Ważona po dyspozycji',
    previousCargoes: 'Poprzednie ładunki',
    cargo: 'Przewożony ładunek',
    cleaning: 'Czyszczenie',
    round: 'Kurs',
    warnings: 'Ostrzeżenia',
    warning: 'Ostrzeżenie',
    found: 'Stwierdzono',
    allowed: 'Dopuszczalne',
    acceptedBy: 'Przyjął ostrzeżenie',
    acceptedAt: 'Przyjęto',
    holder: 'Pulpit',
    expiresAt: 'Wygasa',
    boxFrom: 'Z boksu',
    boxTo: 'Do boksu',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Ostrzeżenie przy ważeniu',
      values: {
        LoadCapacity: 'Przekroczona ładowność',
        Overweight: 'Przekroczona masa całkowita',
        Decrease: 'Ubytek wobec deklaracji',
        Surplus: 'Nadwyżka wobec deklaracji',
        OrderExceeded: 'Więcej niż pozostało w zleceniu',
        TareChanged: 'Tara inna niż znana',
      },
    },
    cargoCleaning: {
      title: 'Czyszczenie (GMP+)',
      values: { A: 'A: na sucho', B: 'B: wodą', C: 'C: wodą i środkiem myjącym', D: 'D: z dezynfekcją' },
    },
  },
} as const satisfies RoomWords;
