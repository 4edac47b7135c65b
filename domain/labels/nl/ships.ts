import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Schip', many: 'Schepen' },
    shipRegistration: { one: 'Scheepsregistratie', many: 'Scheepsregistraties' },
    shipPlanning: { one: 'Scheepsplan', many: 'Scheepsplanning' },
    loadingPlan: { one: 'Laadplan', many: 'Laadplannen' },
    shipUnloading: { one: 'Scheepslossing', many: 'Scheepslossingen' },
    plumbLine: { one: 'Scheepsweging', many: 'Register scheepswegingen' },
  },
  fields: {
    imoNumber: 'IMO-nummer',
    voyageNumber: 'Reisnummer',
    shipAgent: 'Scheepsagent',
    portFrom: 'Haven van vertrek',
    portTo: 'Haven van bestemming',
    expectedArrival: 'Verwachte aankomst',
    expectedDeparture: 'Verwacht vertrek',
    departedAt: 'Vertrokken',
    plannedBegin: 'Gepland begin',
    plannedEnd: 'Gepland einde',
    boxes: 'Boxen',
    holds: 'Ruimen',
    hold: 'Ruim',
    count: 'Aantal afwegingen',
    enumerator: 'Teller',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Aangekomen aan de kade',
  },
  enums: {
    shipPlanState: {
      title: 'Status van het plan',
      values: { Planned: 'Gepland', Ongoing: 'In uitvoering', Finished: 'Afgerond', Canceled: 'Geannuleerd' },
    },
  },
} as const satisfies RoomWords;
