import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'Vista',
  byStatus: 'Por estado',
  byStation: 'Por estación',
  byOrder: 'Por orden',
  noStation: 'Sin estación',
  noOrder: 'Sin orden',
  reorder: 'Cambiar de puesto en la cola',
  reorderAsk: '¿Qué puesto en la cola se da a %{plate}?',
  place: 'Puesto',
  prioritise: 'Cambiar la prioridad',
  prioritiseAsk: '¿Qué prioridad se da a %{plate}?',
  hold: 'Retención',
  release: 'Retención levantada',
  overrun: 'Tiempo superado',
  late: 'el servicio tarda más de lo normal',
  yardFull: 'patio lleno',
  noShows: 'ausente %{smart_count} vez |||| ausente %{smart_count} veces',
  reasons: {
    documents: 'Faltan documentos',
    inspection: 'Control',
    customer: 'Petición del cliente',
    breakdown: 'Avería',
    agreed: 'Acordado con el jefe de turno',
    noShow: 'El conductor no se presentó',
  },
};
