import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Facturas camino de KSeF',
  subtitle: 'Lo que KSeF aún no ha aceptado. Las aceptadas están en la lista de facturas.',
  none: 'Todas las facturas están en KSeF.',
  blocked: 'No se puede emitir',
  open: 'Emitidas, aún no aceptadas',
  panel: 'KSeF',
  check: 'Comprobar en KSeF',
  pdf: 'Impresión (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Intentar de nuevo',
  again: 'Intentándolo de nuevo.',
  waiting: 'La factura espera su envío. No hay que hacer nada; antes del %{until}.',
  sent: 'KSeF está comprobando la factura. Su número aparecerá aquí solo.',
  offline:
    'Emitida en modo offline24: KSeF no responde. Debe llegar antes del %{until}; el sistema la envía solo en cuanto KSeF vuelva.',
  late: 'Debía enviarse antes del %{until}. Inténtelo de nuevo y avise a contabilidad.',
  reason: 'Última respuesta: %{reason}',
  refused:
    'KSeF ha rechazado la factura: %{reason}. Corrija el comprador en el pago, o los datos y el token de nuestra empresa, e inténtelo de nuevo: la factura conserva su número.',
};
