import type { Words } from '../words.ts';

export const ksef: Words<'ksef'> = {
  title: 'Fatture in viaggio verso KSeF',
  subtitle: 'Ciò che KSeF non ha ancora accettato. Quelle accettate sono nell’elenco delle fatture.',
  none: 'Tutte le fatture sono in KSeF.',
  blocked: 'Impossibile emettere',
  open: 'Emesse, non ancora accettate',
  panel: 'KSeF',
  check: 'Verifica in KSeF',
  pdf: 'Stampa (PDF)',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Riprova',
  again: 'Nuovo tentativo in corso.',
  waiting: 'La fattura attende l’invio. Non serve fare nulla; entro il %{until}.',
  sent: 'KSeF sta verificando la fattura. Il numero comparirà qui da solo.',
  offline:
    'Emessa in modalità offline24: KSeF non risponde. Deve esserci entro il %{until}; il sistema la invia da solo appena KSeF torna.',
  late: 'Andava inviata entro il %{until}. Riprova e avvisa la contabilità.',
  reason: 'Ultima risposta: %{reason}',
  refused:
    'KSeF ha rifiutato la fattura: %{reason}. Correggi l’acquirente nel pagamento, oppure i dati e il token della nostra ditta, poi riprova: la fattura conserva il numero.',
};
