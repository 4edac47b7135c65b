import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { SignInProviders } from '#domain/mail/signInProviders.ts';
import type { DemoAccount } from './app/app.endpoints.ts';
import type { AccessLog } from './auth/accessLog.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Throttle } from './auth/throttle.ts';
import type { HeardAnswer } from './http/hearAnswers.ts';
import type { ImportGate } from './sheets/importGate.ts';
import type { Processes } from './temporal/processes.ts';
import type { AskAgent } from './weighing/agentQuestions.ts';

/** The dependencies of the calls; each call uses those that it needs. */
export interface ApiDependencies {
  readonly database: Database;
  /** The URL of Postgres, for calls that open connections of their own, such as that of raw queries. */
  readonly databaseUrl: string;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly importGate: ImportGate;
  readonly accessLog: AccessLog;
  readonly processes: Processes;
  readonly askAgent: AskAgent;
  readonly log: Logger;
  readonly publicUrl: string;
  /** The providers at which owners of mailboxes sign in, to allow us to read and send their mail. */
  readonly signInProviders: SignInProviders;
  /** The base URL of the QR codes by which KSeF shows invoices. */
  readonly ksefQrUrl: string;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
  /** Null outside a demo. */
  readonly demoAccounts: readonly DemoAccount[] | null;
  /** The number of proxies before the API. */
  readonly trustProxy: number;
  /** Whether anybody may use the public request form, and the sites that may show it in a frame. */
  readonly requestForm: { readonly isOpen: boolean; readonly pages: readonly string[] };
  /** The largest size of a file that people add, in megabytes. */
  readonly fileMaxMegabytes: number;
  /** Called with each JSON answer; tests use it to check answers against their contracts. */
  readonly heardAnswer?: (answer: HeardAnswer) => void;
}
