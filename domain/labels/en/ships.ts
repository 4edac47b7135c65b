import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Ship', many: 'Ships' },
    shipRegistration: { one: 'Ship registration', many: 'Ship registrations' },
    shipPlanning: { one: 'Ship plan', many: 'Ship planning' },
    loadingPlan: { one: 'Loading plan', many: 'Loading plans' },
    shipUnloading: { one: 'Ship unloading', many: 'Ship unloadings' },
    plumbLine: { one: 'Ship weighing', many: 'Ship weighing register' },
  },
  fields: {
    imoNumber: 'IMO number',
    voyageNumber: 'Voyage number',
    shipAgent: "Ship's agent",
    portFrom: 'Port of departure',
    portTo: 'Port of destination',
    expectedArrival: 'Expected arrival',
    expectedDeparture: 'Expected departure',
    departedAt: 'Departed',
    plannedBegin: 'Planned begin',
    plannedEnd: 'Planned end',
    boxes: 'Boxes',
    holds: 'Holds',
    hold: 'Hold',
    count: 'Count',
    enumerator: 'Counter',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Arrived at berth',
  },
  enums: {
    shipPlanState: {
      title: 'State of the plan',
      values: { Planned: 'Planned', Ongoing: 'Ongoing', Finished: 'Finished', Canceled: 'Cancelled' },
    },
  },
} as const satisfies RoomWords;
