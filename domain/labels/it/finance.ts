import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Fattura', many: 'Fatture' },
    paymentOperation: { one: 'Operazione di pagamento', many: 'Operazioni di pagamento' },
    paymentType: { one: 'Tipo di pagamento', many: 'Tipi di pagamento' },
    cashFlowItem: { one: 'Voce del flusso di cassa', many: 'Voci del flusso di cassa' },
    costArticle: { one: 'Voce di costo', many: 'Voci di costo' },
  },
  fields: {
    sellerNip: 'Partita IVA del venditore',
    buyerNumber: 'Partita IVA dell’acquirente',
    buyerName: 'Acquirente',
    buyerAddress: 'Indirizzo dell’acquirente',
    issuedOn: 'Emessa il',
    ksefStatus: 'KSeF',
    ksefNumber: 'Numero KSeF',
    ksefAcquiredAt: 'Ricevuta da KSeF il',
    issuedOffline: 'Emessa offline',
    sendBy: 'Da inviare entro',
    ksefFailure: 'Risposta di KSeF',
    xmlHash: 'Impronta XML',
    lines: 'Righe',
    ksefToken: 'Token KSeF',
    ksefCertificate: 'Certificato KSeF (offline)',
    ksefCertificateKey: 'Chiave del certificato KSeF',
    gusKey: 'Chiave del registro delle imprese (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Direzione',
  },
  enums: {
    ksefStatus: {
      title: 'Stato in KSeF',
      values: {
        Waiting: 'Da inviare',
        Sent: 'Inviata',
        Offline: 'Offline',
        Accepted: 'Accettata',
        Refused: 'Rifiutata',
      },
    },
    movement: { title: 'Direzione del pagamento', values: { Receipt: 'Incasso', Expense: 'Pagamento' } },
    paymentKind: { title: 'Modalità di pagamento', values: { Cash: 'Contanti', Bank: 'Banca' } },
  },
} as const satisfies RoomWords;
