import type { Client } from '@temporalio/client';
import type { Database } from '#database/connect.ts';
import type { SignInProviders } from '#domain/mail/signInProviders.ts';
import type { DeviceAddress } from './deviceNetworks.ts';
import type { FirmRegister } from './finance/gus/register.ts';
import type { KsefClient } from './finance/ksef/client.ts';
import type { ImapOpener } from './mail/imap/openImap.ts';
import type { TxtLookup } from './mail/lookUpSenders.ts';
import type { MailSender } from './mail/sender.ts';
import type { BankRates } from './partners/bankRates.ts';
import type { Vies } from './partners/vies.ts';
import type { WhiteList } from './partners/whiteList.ts';
import type { SmsProvider } from './sms/provider.ts';

/** The dependencies of activities and the relay; made once when the worker starts. */
export interface Dependencies {
  readonly database: Database;
  readonly client: Client;
  readonly sms: SmsProvider;
  readonly mail: MailSender;
  /** Signs in to the servers from which the mail of accounts is read. */
  readonly openImap: ImapOpener;
  /** The providers that give tokens for mailboxes, if the owners have consented. */
  readonly signInProviders: SignInProviders;
  /** Reads the TXT records of a domain from DNS. */
  readonly lookUpTxt: TxtLookup;
  readonly ksef: KsefClient;
  /** The register of companies. */
  readonly gus: FirmRegister;
  /** The registers of VAT payers: of Poland, and of the European Union. */
  readonly whiteList: WhiteList;
  readonly vies: Vies;
  /** Rates of exchange. */
  readonly bankRates: BankRates;
  /** The sender of our own mails. */
  readonly mailFrom: string;
  /** The task queue on which workflows are started. */
  readonly taskQueue: string;
  /** The base address of links in messages and in the Temporal UI. */
  readonly publicUrl: string;
  /** Resolves and checks the address of a printer, card terminal or camera. */
  readonly deviceAddress: DeviceAddress;
}
