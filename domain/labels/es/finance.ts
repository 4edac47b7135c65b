import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Factura', many: 'Facturas' },
    paymentOperation: { one: 'Operación de pago', many: 'Operaciones de pago' },
    paymentType: { one: 'Tipo de pago', many: 'Tipos de pago' },
    cashFlowItem: { one: 'Partida de flujo de caja', many: 'Partidas de flujo de caja' },
    costArticle: { one: 'Partida de gasto', many: 'Partidas de gasto' },
  },
  fields: {
    sellerNip: 'NIF del vendedor',
    buyerNumber: 'NIF del comprador',
    buyerName: 'Comprador',
    buyerAddress: 'Dirección del comprador',
    issuedOn: 'Emitida el',
    ksefStatus: 'KSeF',
    ksefNumber: 'Número KSeF',
    ksefAcquiredAt: 'Recibida por KSeF el',
    issuedOffline: 'Emitida sin conexión',
    sendBy: 'Enviar antes de',
    ksefFailure: 'Respuesta de KSeF',
    xmlHash: 'Huella XML',
    lines: 'Líneas',
    ksefToken: 'Token de KSeF',
    ksefCertificate: 'Certificado KSeF (sin conexión)',
    ksefCertificateKey: 'Clave del certificado KSeF',
    gusKey: 'Clave del registro de empresas (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Sentido',
  },
  enums: {
    ksefStatus: {
      title: 'Estado en KSeF',
      values: {
        Waiting: 'Por enviar',
        Sent: 'Enviada',
        Offline: 'Sin conexión',
        Accepted: 'Aceptada',
        Refused: 'Rechazada',
      },
    },
    movement: { title: 'Sentido del pago', values: { Receipt: 'Cobro', Expense: 'Pago' } },
    paymentKind: { title: 'Forma de pago', values: { Cash: 'Efectivo', Bank: 'Banco' } },
  },
} as const satisfies RoomWords;
