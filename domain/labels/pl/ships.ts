import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Statek', many: 'Statki' },
    shipRegistration: { one: 'Rejestracja statku', many: 'Rejestracje statków' },
    shipPlanning: { one: 'Plan obsługi statku', many: 'Planowanie statków' },
    loadingPlan: { one: 'Plan załadunku', many: 'Plany załadunku' },
    shipUnloading: { one: 'Rozładunek statku', many: 'Rozładunki statków' },
    plumbLine: { one: 'Ważenie statku', many: 'Rejestr ważeń statków' },
  },
  fields: {
    imoNumber: 'Numer IMO',
    voyageNumber: 'Numer rejsu',
    shipAgent: 'Agent statku',
    portFrom: 'Port wyjścia',
    portTo: 'Port przeznaczenia',
    expectedArrival: 'Spodziewane przybycie',
    expectedDeparture: 'Spodziewane wyjście',
    departedAt: 'Wyjście z portu',
    plannedBegin: 'Planowany początek',
    plannedEnd: 'Planowany koniec',
    boxes: 'Boksy',
    holds: 'Ładownie',
    hold: 'Ładownia',
    count: 'Liczba odważeń',
    enumerator: 'Licznik',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Przybycie',
  },
  enums: {
    shipPlanState: {
      title: 'Stan planu',
      values: {
        Planned: 'Zaplanowany',
        Ongoing: 'W realizacji',
        Finished: 'Zakończony',
        Canceled: 'Anulowany',
      },
    },
  },
} as const satisfies RoomWords;
