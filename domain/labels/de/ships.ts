import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Schiff', many: 'Schiffe' },
    shipRegistration: { one: 'Schiffsanmeldung', many: 'Schiffsanmeldungen' },
    shipPlanning: { one: 'Schiffsplan', many: 'Schiffsplanung' },
    loadingPlan: { one: 'Ladeplan', many: 'Ladepläne' },
    shipUnloading: { one: 'Schiffslöschung', many: 'Schiffslöschungen' },
    plumbLine: { one: 'Schiffsverwiegung', many: 'Register der Schiffsverwiegungen' },
  },
  fields: {
    imoNumber: 'IMO-Nummer',
    voyageNumber: 'Reisenummer',
    shipAgent: 'Schiffsagent',
    portFrom: 'Abgangshafen',
    portTo: 'Bestimmungshafen',
    expectedArrival: 'Erwartete Ankunft',
    expectedDeparture: 'Erwartetes Auslaufen',
    departedAt: 'Ausgelaufen',
    plannedBegin: 'Geplanter Beginn',
    plannedEnd: 'Geplantes Ende',
    boxes: 'Boxen',
    holds: 'Laderäume',
    hold: 'Laderaum',
    count: 'Anzahl',
    enumerator: 'Zähler',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Am Liegeplatz angekommen',
  },
  enums: {
    shipPlanState: {
      title: 'Planstatus',
      values: {
        Planned: 'Geplant',
        Ongoing: 'In Ausführung',
        Finished: 'Abgeschlossen',
        Canceled: 'Storniert',
      },
    },
  },
} as const satisfies RoomWords;
