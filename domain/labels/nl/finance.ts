import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Betaling', many: 'Betalingen' },
    paymentType: { one: 'Betaalwijze', many: 'Betaalwijzen' },
    cashFlowItem: { one: 'Kasstroompost', many: 'Kasstroomposten' },
    costArticle: { one: 'Kostensoort', many: 'Kostensoorten' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Richting',
  },
  enums: {
    movement: { title: 'Richting van de betaling', values: { Receipt: 'Ontvangst', Expense: 'Uitgave' } },
    paymentKind: { title: 'Soort betaling', values: { Cash: 'Contant', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
