import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Operacja płatnicza', many: 'Operacje płatnicze' },
    paymentType: { one: 'Rodzaj płatności', many: 'Rodzaje płatności' },
    cashFlowItem: { one: 'Pozycja przepływów pieniężnych', many: 'Pozycje przepływów pieniężnych' },
    costArticle: { one: 'Pozycja kosztowa', many: 'Pozycje kosztowe' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Kierunek',
  },
  enums: {
    movement: { title: 'Kierunek płatności', values: { Receipt: 'Wpływ', Expense: 'Wydatek' } },
    paymentKind: { title: 'Rodzaj płatności', values: { Cash: 'Gotówka', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
