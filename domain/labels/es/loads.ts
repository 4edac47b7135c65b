import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Pesada después de la disposición',
    previousCargoes: 'Cargas anteriores',
    cargo: 'Carga transportada',
    cleaning: 'Limpieza',
    round: 'Viaje',
    warnings: 'Advertencias',
    warning: 'Advertencia',
    found: 'Comprobado',
    allowed: 'Admitido',
    acceptedBy: 'Advertencia aceptada por',
    acceptedAt: 'Aceptada el',
    holder: 'Puesto de pesaje',
    expiresAt: 'Caduca',
    boxFrom: 'Del box',
    boxTo: 'Al box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Advertencia al pesar',
      values: {
        LoadCapacity: 'Capacidad de carga superada',
        Overweight: 'Peso total autorizado superado',
        Decrease: 'Menos de lo declarado',
        Surplus: 'Más de lo declarado',
        OrderExceeded: 'Más de lo que queda en el pedido',
        TareChanged: 'Tara distinta de la conocida',
      },
    },
    cargoCleaning: {
      title: 'Limpieza (GMP+)',
      values: { A: 'A: en seco', B: 'B: con agua', C: 'C: con agua y detergente', D: 'D: con desinfección' },
    },
  },
} as const satisfies RoomWords;
