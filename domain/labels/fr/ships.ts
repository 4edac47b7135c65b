import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Navire', many: 'Navires' },
    shipRegistration: { one: 'Enregistrement de navire', many: 'Enregistrements de navires' },
    shipPlanning: { one: 'Plan d’escale', many: 'Planification des escales' },
    loadingPlan: { one: 'Plan de chargement', many: 'Plans de chargement' },
    shipUnloading: { one: 'Déchargement de navire', many: 'Déchargements de navires' },
    plumbLine: { one: 'Pesée de navire', many: 'Registre des pesées de navires' },
  },
  fields: {
    imoNumber: 'Numéro OMI',
    voyageNumber: 'Numéro de voyage',
    shipAgent: 'Agent du navire',
    portFrom: 'Port de départ',
    portTo: 'Port de destination',
    expectedArrival: 'Arrivée prévue',
    expectedDeparture: 'Départ prévu',
    departedAt: 'Départ du port',
    plannedBegin: 'Début prévu',
    plannedEnd: 'Fin prévue',
    boxes: 'Cases',
    holds: 'Cales',
    hold: 'Cale',
    count: 'Nombre de pesées',
    enumerator: 'Compteur',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Arrivée à quai',
  },
  enums: {
    shipPlanState: {
      title: 'État du plan',
      values: { Planned: 'Prévu', Ongoing: 'En cours', Finished: 'Terminé', Canceled: 'Annulé' },
    },
  },
} as const satisfies RoomWords;
