import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Zahlungsvorgang', many: 'Zahlungsvorgänge' },
    paymentType: { one: 'Zahlungsart', many: 'Zahlungsarten' },
    cashFlowItem: { one: 'Cashflow-Position', many: 'Cashflow-Positionen' },
    costArticle: { one: 'Kostenposition', many: 'Kostenpositionen' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Richtung',
  },
  enums: {
    movement: { title: 'Zahlungsrichtung', values: { Receipt: 'Einzahlung', Expense: 'Auszahlung' } },
    paymentKind: { title: 'Art der Zahlung', values: { Cash: 'Bar', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
