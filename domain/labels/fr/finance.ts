import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Facture', many: 'Factures' },
    paymentOperation: { one: 'Opération de paiement', many: 'Opérations de paiement' },
    paymentType: { one: 'Type de paiement', many: 'Types de paiement' },
    cashFlowItem: { one: 'Poste de trésorerie', many: 'Postes de trésorerie' },
    costArticle: { one: 'Poste de coût', many: 'Postes de coût' },
  },
  fields: {
    sellerNip: 'N° fiscal du vendeur',
    buyerNumber: 'N° fiscal de l’acheteur',
    buyerName: 'Acheteur',
    buyerAddress: 'Adresse de l’acheteur',
    issuedOn: 'Établie le',
    ksefStatus: 'KSeF',
    ksefNumber: 'Numéro KSeF',
    ksefAcquiredAt: 'Reçue par KSeF le',
    issuedOffline: 'Établie hors ligne',
    sendBy: 'À envoyer avant',
    ksefFailure: 'Réponse de KSeF',
    xmlHash: 'Empreinte XML',
    lines: 'Lignes',
    ksefToken: 'Jeton KSeF',
    ksefCertificate: 'Certificat KSeF (hors ligne)',
    ksefCertificateKey: 'Clé du certificat KSeF',
    gusKey: 'Clé du registre des entreprises (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Sens',
  },
  enums: {
    ksefStatus: {
      title: 'État dans KSeF',
      values: {
        Waiting: 'À envoyer',
        Sent: 'Envoyée',
        Offline: 'Hors ligne',
        Accepted: 'Acceptée',
        Refused: 'Refusée',
      },
    },
    movement: { title: 'Sens du paiement', values: { Receipt: 'Encaissement', Expense: 'Décaissement' } },
    paymentKind: { title: 'Mode de paiement', values: { Cash: 'Espèces', Bank: 'Banque' } },
  },
} as const satisfies RoomWords;
