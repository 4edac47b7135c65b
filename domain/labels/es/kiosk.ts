import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Pago con tarjeta', many: 'Pagos con tarjeta' },
    driverDocument: { one: 'Documento del conductor', many: 'Documentos de conductores' },
    parkingExit: { one: 'Salida sin disposición', many: 'Salidas sin disposición' },
  },
  fields: {
    cardTerminal: 'Terminal de pago (dirección:puerto)',
    cardTerminalPassword: 'Contraseña del terminal de pago',
    scansDocuments: 'Lee documentos de conductores',
    pressKey: 'Clave de la solicitud',
    receiptBefore: 'Último recibo del terminal antes',
    receiptNo: 'N.º de recibo del terminal',
    traceNo: 'N.º de rastreo',
    cardNumber: 'Número de tarjeta',
    cardName: 'Tipo de tarjeta',
    resultCode: 'Código de resultado',
    cardSlip: 'Recibo del terminal',
    settledBy: 'Resuelto por',
    settledWhy: 'Motivo de la resolución',
    documentName: 'Nombre en el documento',
    documentHash: 'Huella del número de documento',
    documentExpires: 'Documento válido hasta',
    dataConfirmed: 'Datos confirmados',
    plate: 'Matrícula',
    slipState: 'Estado de la impresión',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'Estado del pago con tarjeta',
      values: {
        Waiting: 'En espera',
        Sending: 'En el terminal',
        Unknown: 'Resultado desconocido',
        Approved: 'Pagado',
        Declined: 'Rechazado',
        Failed: 'Fallido',
        Cancelled: 'Interrumpido',
        Reversing: 'Devolución en curso',
        Reversed: 'Devuelto',
      },
    },
    slipState: {
      title: 'Estado de la impresión',
      values: { Queued: 'En cola', Printed: 'Impreso', AsPdf: 'En PDF' },
    },
  },
} as const satisfies RoomWords;
