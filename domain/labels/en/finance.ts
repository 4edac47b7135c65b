import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Invoice', many: 'Invoices' },
    paymentOperation: { one: 'Payment operation', many: 'Payment operations' },
    paymentType: { one: 'Payment type', many: 'Payment types' },
    cashFlowItem: { one: 'Cash flow item', many: 'Cash flow items' },
    costArticle: { one: 'Cost article', many: 'Cost articles' },
  },
  fields: {
    sellerNip: 'Seller’s tax number',
    buyerNumber: 'Buyer’s tax number',
    buyerName: 'Buyer',
    buyerAddress: 'Buyer’s address',
    issuedOn: 'Issued on',
    ksefStatus: 'KSeF',
    ksefNumber: 'KSeF number',
    ksefAcquiredAt: 'Taken by KSeF at',
    issuedOffline: 'Issued offline',
    sendBy: 'Send by',
    ksefFailure: 'KSeF’s answer',
    xmlHash: 'XML hash',
    lines: 'Lines',
    ksefToken: 'KSeF token',
    ksefCertificate: 'KSeF certificate (offline)',
    ksefCertificateKey: 'Key of the KSeF certificate',
    gusKey: 'Key of the register of firms (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Direction',
  },
  enums: {
    ksefStatus: {
      title: 'State in KSeF',
      values: {
        Waiting: 'To be sent',
        Sent: 'Sent',
        Offline: 'Offline',
        Accepted: 'Accepted',
        Refused: 'Refused',
      },
    },
    movement: { title: 'Direction of payment', values: { Receipt: 'Receipt', Expense: 'Expense' } },
    paymentKind: { title: 'Kind of payment', values: { Cash: 'Cash', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
