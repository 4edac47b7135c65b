import type { Client } from '@temporalio/client';
import type { Database } from '#database/connect.ts';
import type { FirmRegister } from './finance/gus/register.ts';
import type { KsefClient } from './finance/ksef/client.ts';
import type { MailSender } from './mail/sender.ts';
import type { SmsProvider } from './sms/provider.ts';

/** What activities and the relay work with: made once when the worker starts. */
export interface Surroundings {
  readonly database: Database;
  readonly client: Client;
  readonly sms: SmsProvider;
  readonly mail: MailSender;
  readonly ksef: KsefClient;
  /** The register of firms. */
  readonly gus: FirmRegister;
  /** Who our own letters are from. */
  readonly mailFrom: string;
  /** Task queue on which workflows are started. */
  readonly taskQueue: string;
  /** Address that links in messages and in the Temporal UI lead to. */
  readonly publicUrl: string;
}
