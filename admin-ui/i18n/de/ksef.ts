import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Rechnungen auf dem Weg zu KSeF',
  subtitle: 'Was KSeF noch nicht angenommen hat. Angenommene stehen in der Liste der Rechnungen.',
  none: 'Alle Rechnungen sind in KSeF.',
  blocked: 'Kann nicht ausgestellt werden',
  open: 'Ausgestellt, noch nicht angenommen',
  panel: 'KSeF',
  check: 'In KSeF prüfen',
  pdf: 'Ausdruck (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Noch einmal versuchen',
  again: 'Wird noch einmal versucht.',
  waiting: 'Die Rechnung wartet auf den Versand. Es ist nichts zu tun; fällig bis %{until}.',
  sent: 'KSeF prüft die Rechnung. Ihre Nummer erscheint hier von selbst.',
  offline:
    'Im Modus offline24 ausgestellt: KSeF antwortet nicht. Sie muss bis %{until} dort sein; das System sendet sie selbst, sobald KSeF wieder da ist.',
  late: 'Sie war bis %{until} zu senden. Noch einmal versuchen und die Buchhaltung verständigen.',
  reason: 'Letzte Antwort: %{reason}',
  refused:
    'KSeF hat die Rechnung abgelehnt: %{reason}. Den Käufer in der Zahlung oder Daten und Token unserer Firma berichtigen und noch einmal versuchen: die Rechnung behält ihre Nummer.',
};
