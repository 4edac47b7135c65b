import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    paymentOperation: { one: 'Operazione di pagamento', many: 'Operazioni di pagamento' },
    paymentType: { one: 'Tipo di pagamento', many: 'Tipi di pagamento' },
    cashFlowItem: { one: 'Voce del flusso di cassa', many: 'Voci del flusso di cassa' },
    costArticle: { one: 'Voce di costo', many: 'Voci di costo' },
  },
  fields: {},
  ownFields: {
    'cashFlowItem.type': 'Direzione',
  },
  enums: {
    movement: { title: 'Direzione del pagamento', values: { Receipt: 'Incasso', Expense: 'Pagamento' } },
    paymentKind: { title: 'Modalità di pagamento', values: { Cash: 'Contanti', Bank: 'Banca' } },
  },
} as const satisfies RoomWords;
