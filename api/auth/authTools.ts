import type { Database } from '#database/connect.ts';
import type { AccessLog } from './accessLog.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPendingSignIns, type PendingSignIns } from './pendingSignIns.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';

export interface AuthParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  readonly publicUrl: string;
}

/** What the calls of signing in work with. */
export interface AuthTools extends AuthParts {
  readonly passwords: Passwords;
  readonly pending: PendingSignIns;
}

export const authTools = (parts: AuthParts): AuthTools => ({
  ...parts,
  passwords: createPasswords(parts.database, parts.throttle),
  pending: createPendingSignIns(parts.database, parts.publicUrl),
});
