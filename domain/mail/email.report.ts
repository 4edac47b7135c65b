import { defineReport } from '../reports/report.ts';
import { incomingEmail } from './incomingEmail.ts';

/** Messages that came in, by account, folder and counterparty. */
export const emailReport = defineReport(incomingEmail, {
  name: 'email-report',
  time: 'date',
  // Days begin at midnight, and not with the first shift.
  days: 'calendar',
  where: { markedToDelete: false },
  narrowedBy: [],
  dimensions: {
    emailAccount: { fields: ['emailAccount'] },
    mailbox: { fields: ['mailbox'] },
    counterparty: { fields: ['counterparty'] },
  },
  measures: [],
  columns: ['date', 'from', 'subject', 'emailAccount', 'mailbox', 'counterparty', 'processed'],
});
