import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Paiement par carte', many: 'Paiements par carte' },
    driverDocument: { one: 'Pièce d’identité du chauffeur', many: 'Pièces d’identité des chauffeurs' },
    parkingExit: { one: 'Sortie sans disposition', many: 'Sorties sans disposition' },
  },
  fields: {
    cardTerminal: 'Terminal de paiement (adresse:port)',
    cardTerminalPassword: 'Mot de passe du terminal de paiement',
    scansDocuments: 'Lit les pièces d’identité',
    pressKey: 'Clé de la demande',
    receiptBefore: 'Dernier ticket du terminal auparavant',
    receiptNo: 'N° de ticket du terminal',
    traceNo: 'N° de trace',
    cardNumber: 'Numéro de carte',
    cardName: 'Type de carte',
    resultCode: 'Code de résultat',
    cardSlip: 'Ticket du terminal',
    settledBy: 'Tranché par',
    settledWhy: 'Motif de la décision',
    documentName: 'Nom sur la pièce',
    documentHash: 'Empreinte du numéro de la pièce',
    documentExpires: 'Pièce valable jusqu’au',
    dataConfirmed: 'Données confirmées',
    plate: 'Immatriculation',
    slipState: 'État de l’impression',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'État du paiement par carte',
      values: {
        Waiting: 'En attente',
        Sending: 'Au terminal',
        Unknown: 'Issue inconnue',
        Approved: 'Payé',
        Declined: 'Refusé',
        Failed: 'Échoué',
        Cancelled: 'Interrompu',
        Reversing: 'Remboursement en cours',
        Reversed: 'Remboursé',
      },
    },
    slipState: {
      title: 'État de l’impression',
      values: { Queued: 'En file d’attente', Printed: 'Imprimé', AsPdf: 'En PDF' },
    },
  },
} as const satisfies RoomWords;
