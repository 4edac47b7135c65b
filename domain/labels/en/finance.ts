import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Payment operation', many: 'Payment operations' },
    paymentType: { one: 'Payment type', many: 'Payment types' },
    cashFlowItem: { one: 'Cash flow item', many: 'Cash flow items' },
    costArticle: { one: 'Cost article', many: 'Cost articles' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Direction',
  },
  enums: {
    movement: { title: 'Direction of payment', values: { Receipt: 'Receipt', Expense: 'Expense' } },
    paymentKind: { title: 'Kind of payment', values: { Cash: 'Cash', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
