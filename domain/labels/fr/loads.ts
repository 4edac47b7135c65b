import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Pesée après la disposition',
    previousCargoes: 'Chargements précédents',
    cargo: 'Chargement transporté',
    cleaning: 'Nettoyage',
    round: 'Tour',
    warnings: 'Avertissements',
    warning: 'Avertissement',
    found: 'Constaté',
    allowed: 'Admis',
    acceptedBy: 'Avertissement accepté par',
    acceptedAt: 'Accepté le',
    holder: 'Poste de pesée',
    expiresAt: 'Expire',
    boxFrom: 'Depuis le box',
    boxTo: 'Vers le box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Avertissement à la pesée',
      values: {
        LoadCapacity: 'Charge utile dépassée',
        Overweight: 'Poids total autorisé dépassé',
        Decrease: 'Moins que déclaré',
        Surplus: 'Plus que déclaré',
        OrderExceeded: 'Plus que le reste de la commande',
        TareChanged: 'Tare différente de celle connue',
      },
    },
    cargoCleaning: {
      title: 'Nettoyage (GMP+)',
      values: {
        A: 'A : à sec',
        B: 'B : à l’eau',
        C: 'C : à l’eau et au détergent',
        D: 'D : avec désinfection',
      },
    },
  },
} as const satisfies RoomWords;
