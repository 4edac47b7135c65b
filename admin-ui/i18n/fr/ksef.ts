import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Factures en route vers KSeF',
  subtitle: 'Ce que KSeF n’a pas encore accepté. Les factures acceptées sont dans la liste des factures.',
  none: 'Toutes les factures sont dans KSeF.',
  blocked: 'Impossible à émettre',
  open: 'Émises, pas encore acceptées',
  panel: 'KSeF',
  check: 'Vérifier dans KSeF',
  pdf: 'Impression (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Réessayer',
  again: 'Nouvel essai en cours.',
  waiting: 'La facture attend l’envoi. Rien à faire ; à envoyer avant le %{until}.',
  sent: 'KSeF vérifie la facture. Son numéro apparaîtra ici de lui-même.',
  offline:
    'Émise en mode offline24 : KSeF ne répond pas. Elle doit y être avant le %{until} ; le système l’enverra dès que KSeF répondra.',
  late: 'Elle devait être envoyée avant le %{until}. Réessayez et prévenez la comptabilité.',
  reason: 'Dernière réponse : %{reason}',
  refused:
    'KSeF a refusé la facture : %{reason}. Corrigez l’acheteur dans le paiement, ou les données et le jeton de notre société, puis réessayez : la facture garde son numéro.',
};
