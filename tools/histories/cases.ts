import type { Case } from './case.ts';
import { aheadCases } from './aheadCases.ts';
import { invoiceCases } from './invoiceCases.ts';
import { mailboxCases } from './mailboxCases.ts';
import { mailingCases } from './mailingCases.ts';
import { messageCases } from './messageCases.ts';
import { orderCases } from './orderCases.ts';
import { paymentCases } from './paymentCases.ts';
import { processCases } from './processCases.ts';
import { reclamationCases } from './reclamationCases.ts';
import { reminderCases } from './reminderCases.ts';
import { requestTermCases } from './requestTermCases.ts';
import { scaleCases } from './scaleCases.ts';
import { shipCases } from './shipCases.ts';
import { taskCases } from './taskCases.ts';
import { terminalCases } from './terminalCases.ts';

/** All cases whose histories are stored. */
export const cases: readonly Case[] = [
  ...terminalCases,
  ...aheadCases,
  ...messageCases,
  ...mailboxCases,
  ...mailingCases,
  ...invoiceCases,
  ...paymentCases,
  ...scaleCases,
  ...shipCases,
  ...taskCases,
  ...processCases,
  ...reclamationCases,
  ...orderCases,
  ...reminderCases,
  ...requestTermCases,
];
