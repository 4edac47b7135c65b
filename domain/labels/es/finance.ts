import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Operación de pago', many: 'Operaciones de pago' },
    paymentType: { one: 'Tipo de pago', many: 'Tipos de pago' },
    cashFlowItem: { one: 'Partida de flujo de caja', many: 'Partidas de flujo de caja' },
    costArticle: { one: 'Partida de gasto', many: 'Partidas de gasto' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Sentido',
  },
  enums: {
    movement: { title: 'Sentido del pago', values: { Receipt: 'Cobro', Expense: 'Pago' } },
    paymentKind: { title: 'Forma de pago', values: { Cash: 'Efectivo', Bank: 'Banco' } },
  },
} as const satisfies RoomWords;
