import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Opération de paiement', many: 'Opérations de paiement' },
    paymentType: { one: 'Type de paiement', many: 'Types de paiement' },
    cashFlowItem: { one: 'Poste de trésorerie', many: 'Postes de trésorerie' },
    costArticle: { one: 'Poste de coût', many: 'Postes de coût' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Sens',
  },
  enums: {
    movement: { title: 'Sens du paiement', values: { Receipt: 'Encaissement', Expense: 'Décaissement' } },
    paymentKind: { title: 'Mode de paiement', values: { Cash: 'Espèces', Bank: 'Banque' } },
  },
} as const satisfies RoomWords;
