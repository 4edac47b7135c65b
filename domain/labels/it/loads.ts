import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Pesata dopo la disposizione',
    previousCargoes: 'Carichi precedenti',
    cargo: 'Carico trasportato',
    cleaning: 'Pulizia',
    round: 'Giro',
    warnings: 'Avvisi',
    warning: 'Avviso',
    found: 'Rilevato',
    allowed: 'Ammesso',
    acceptedBy: 'Avviso accettato da',
    acceptedAt: 'Accettato il',
    holder: 'Postazione di pesatura',
    expiresAt: 'Scade',
    boxFrom: 'Dal box',
    boxTo: 'Al box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Avviso alla pesatura',
      values: {
        LoadCapacity: 'Portata superata',
        Overweight: 'Peso totale ammesso superato',
        Decrease: 'Meno del dichiarato',
        Surplus: 'Più del dichiarato',
        OrderExceeded: 'Più di quanto resta nell’ordine',
        TareChanged: 'Tara diversa da quella nota',
      },
    },
    cargoCleaning: {
      title: 'Pulizia (GMP+)',
      values: {
        A: 'A: a secco',
        B: 'B: con acqua',
        C: 'C: con acqua e detergente',
        D: 'D: con disinfezione',
      },
    },
  },
} as const satisfies RoomWords;
