import type { RoomWords } from '../words.ts';

export const ships = {
  objects: {
    ship: { one: 'Buque', many: 'Buques' },
    shipRegistration: { one: 'Registro de buque', many: 'Registros de buques' },
    shipPlanning: { one: 'Plan de buque', many: 'Planificación de buques' },
    loadingPlan: { one: 'Plan de carga', many: 'Planes de carga' },
    shipUnloading: { one: 'Descarga de buque', many: 'Descargas de buques' },
    plumbLine: { one: 'Pesaje de buque', many: 'Registro de pesaje de buques' },
  },
  fields: {
    imoNumber: 'Número IMO',
    voyageNumber: 'Número de viaje',
    shipAgent: 'Consignatario',
    portFrom: 'Puerto de salida',
    portTo: 'Puerto de destino',
    expectedArrival: 'Llegada prevista',
    expectedDeparture: 'Salida prevista',
    departedAt: 'Salida',
    plannedBegin: 'Inicio previsto',
    plannedEnd: 'Fin previsto',
    boxes: 'Boxes de descarga',
    holds: 'Bodegas',
    hold: 'Bodega',
    count: 'Recuento',
    enumerator: 'Contador',
  },
  ownFields: {
    'shipRegistration.arrivedAt': 'Atraque',
  },
  enums: {
    shipPlanState: {
      title: 'Estado del plan',
      values: { Planned: 'Previsto', Ongoing: 'En curso', Finished: 'Terminado', Canceled: 'Cancelado' },
    },
  },
} as const satisfies RoomWords;
