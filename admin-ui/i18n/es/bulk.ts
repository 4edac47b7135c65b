import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Seleccionados: %{count}',
  pickAll: 'Seleccionar todos los que coinciden (%{count})',
  pickAllCapped: 'Seleccionar todos los que coinciden (más de %{count})',
  clear: 'Quitar la selección',
  actions: 'Acciones',
  mark: 'Marcar para eliminar',
  restore: 'Quitar la marca',
  confirm: 'Confirmar',
  undoConfirm: 'Anular la confirmación',
  remove: 'Eliminar definitivamente',
  ask: {
    mark: '¿Marcar %{smart_count} registro para eliminar? |||| ¿Marcar %{smart_count} registros para eliminar?',
    restore:
      '¿Quitar la marca de %{smart_count} registro? |||| ¿Quitar la marca de %{smart_count} registros?',
    confirm: '¿Confirmar %{smart_count} documento? |||| ¿Confirmar %{smart_count} documentos?',
    undoConfirm:
      '¿Anular la confirmación de %{smart_count} documento? |||| ¿Anular la confirmación de %{smart_count} documentos?',
    remove:
      '¿Eliminar definitivamente %{smart_count} registro? No se puede deshacer. |||| ¿Eliminar definitivamente %{smart_count} registros? No se puede deshacer.',
  },
  gathering: 'Reuniendo registros: %{count}',
  progress: '%{done} de %{count}',
  stop: 'Detener',
  stopped: 'Detenido.',
  done: 'Hecho: %{done}.',
  failed: 'Fallidos: %{count}.',
  showFailures: 'Ver los errores',
  failuresTitle: 'No se pudo',
  record: 'Registro',
  reason: 'Motivo',
  undo: 'Deshacer',
};
