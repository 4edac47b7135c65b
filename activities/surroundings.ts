import type { Client } from '@temporalio/client';
import type { Database } from '#database/connect.ts';
import type { MailSender } from './mail/sender.ts';
import type { SmsProvider } from './sms/provider.ts';

/** What activities and the relay work with: made once when the worker starts. */
export interface Surroundings {
  readonly database: Database;
  readonly client: Client;
  readonly sms: SmsProvider;
  readonly mail: MailSender;
  /** Who our own letters are from. */
  readonly mailFrom: string;
  /** Task queue on which workflows are started. */
  readonly taskQueue: string;
  /** Address that links in messages and in the Temporal UI lead to. */
  readonly publicUrl: string;
}
