import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { DemoAccount } from './app/app.endpoints.ts';
import type { AccessLog } from './auth/accessLog.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Throttle } from './auth/throttle.ts';
import type { Processes } from './temporal/processes.ts';
import type { AskAgent } from './weighing/agentQuestions.ts';

/** What the calls work with; each takes of it what it needs. */
export interface ApiParts {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  readonly processes: Processes;
  readonly askAgent: AskAgent;
  readonly log: Logger;
  readonly publicUrl: string;
  /** Where KSeF shows invoices to whoever has their QR code. */
  readonly ksefQrUrl: string;
  readonly temporalUiUrl: string | undefined;
  readonly temporalNamespace: string;
  readonly demoAccounts: readonly DemoAccount[] | null;
  readonly trustProxy: number;
  /** How large a file that people add may be. */
  readonly fileMaxMegabytes: number;
}
