import type { Database } from '#database/connect.ts';
import { firmLookups, type FirmLookups } from '../finance/firmLookups.ts';
import { ksefInvoices, type KsefInvoices } from '../finance/ksefInvoices.ts';
import { mailFiles, type MailFiles } from '../mail/mailFiles.ts';
import { mailConsents, type MailConsents } from '../mail/mailConsents.ts';
import { mailboxTrials, type MailboxTrials } from '../mail/mailboxTrials.ts';
import { waitingMails, type WaitingMails } from '../mail/waitingMails.ts';
import { registerChecks, type RegisterChecks } from '../partners/registerChecks.ts';
import { salesOrders, type SalesOrders } from '../sales/salesOrders.ts';
import { reclamations, type Reclamations } from '../service/reclamations.ts';
import { exemplars, type Exemplars } from '../processes/exemplars.ts';
import { tasks, type Tasks } from '../processes/tasks.ts';
import { unloadings, type Unloadings } from '../ships/unloadings.ts';
import { cardPayments, type CardPayments } from '../terminal/cardPayments.ts';
import { journeys, type Journeys } from '../terminal/journeys.ts';
import { queues, type Queues } from '../terminal/queues.ts';
import { sentSms, type SentSms } from '../terminal/sentSms.ts';
import { connectTemporal, type TemporalSettings } from './temporal.ts';

/** The workflows that the API uses, by their message contracts. @throws temporal_unavailable if Temporal does not answer */
export interface Processes {
  readonly journeys: Journeys;
  readonly queues: Queues;
  readonly sentSms: SentSms;
  readonly cardPayments: CardPayments;
  readonly unloadings: Unloadings;
  readonly tasks: Tasks;
  readonly exemplars: Exemplars;
  readonly reclamations: Reclamations;
  readonly salesOrders: SalesOrders;
  readonly firmLookups: FirmLookups;
  readonly ksefInvoices: KsefInvoices;
  readonly registerChecks: RegisterChecks;
  readonly mailConsents: MailConsents;
  readonly mailboxTrials: MailboxTrials;
  readonly mailFiles: MailFiles;
  readonly waitingMails: WaitingMails;
  /** True if Temporal answers. @throws temporal_unavailable if it does not */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

export function connectProcesses(database: Database, settings: TemporalSettings): Processes {
  const temporal = connectTemporal(settings);
  return {
    journeys: journeys(temporal, database),
    queues: queues(temporal),
    sentSms: sentSms(temporal),
    cardPayments: cardPayments(temporal),
    unloadings: unloadings(temporal, database),
    tasks: tasks(temporal, database),
    exemplars: exemplars(temporal, database),
    reclamations: reclamations(temporal, database),
    salesOrders: salesOrders(temporal, database),
    firmLookups: firmLookups(temporal),
    ksefInvoices: ksefInvoices(temporal),
    registerChecks: registerChecks(temporal),
    mailConsents: mailConsents(temporal),
    mailboxTrials: mailboxTrials(temporal),
    mailFiles: mailFiles(temporal),
    waitingMails: waitingMails(temporal),
    answers: () => temporal.answers(),
    close: () => temporal.close(),
  };
}
