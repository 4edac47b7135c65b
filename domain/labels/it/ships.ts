import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Nave', many: 'Navi' },
    shipRegistration: { one: 'Registrazione nave', many: 'Registrazioni navi' },
    shipPlanning: { one: 'Piano nave', many: 'Pianificazione navi' },
    loadingPlan: { one: 'Piano di carico', many: 'Piani di carico' },
    shipUnloading: { one: 'Scarico nave', many: 'Scarichi navi' },
    plumbLine: { one: 'Pesatura nave', many: 'Registro pesature navi' },
  },
  fields: {
    imoNumber: 'Numero IMO',
    voyageNumber: 'Numero di viaggio',
    shipAgent: 'Agente marittimo',
    portFrom: 'Porto di partenza',
    portTo: 'Porto di destinazione',
    expectedArrival: 'Arrivo previsto',
    expectedDeparture: 'Partenza prevista',
    departedAt: 'Partenza',
    plannedBegin: 'Inizio pianificato',
    plannedEnd: 'Fine pianificata',
    boxes: 'Box di scarico',
    holds: 'Stive',
    hold: 'Stiva',
    count: 'Numero di pesate',
    enumerator: 'Contatore',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Arrivo all’ormeggio',
  },
  enums: {
    shipPlanState: {
      title: 'Stato del piano',
      values: { Planned: 'Pianificato', Ongoing: 'In corso', Finished: 'Concluso', Canceled: 'Annullato' },
    },
  },
} as const satisfies RoomWords;
