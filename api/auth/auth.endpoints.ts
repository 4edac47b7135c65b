import type { Database } from '#database/connect.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { AccessLog } from './accessLog.ts';
import { ownSessionEndpoints } from './ownSessions.endpoints.ts';
import { passwordEndpoints } from './password.endpoints.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPendingSignIns, type PendingSignIns } from './pendingSignIns.ts';
import { profileEndpoints } from './profile.endpoints.ts';
import { registerEndpoints } from './register.endpoints.ts';
import { secondStepEndpoints } from './secondStep.endpoints.ts';
import type { Sessions } from './sessions.ts';
import { signInEndpoints } from './signIn.endpoints.ts';
import type { Throttle } from './throttle.ts';
import { twoFactorEndpoints } from './twoFactor.endpoints.ts';

interface AuthParts {
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

export const authEndpoints = (parts: AuthParts): AnyEndpoint[] => {
  const tools: AuthTools = {
    ...parts,
    passwords: createPasswords(parts.database, parts.throttle),
    pending: createPendingSignIns(parts.database, parts.publicUrl),
  };
  return [
    ...signInEndpoints(tools),
    ...secondStepEndpoints(tools),
    ...registerEndpoints(tools),
    ...passwordEndpoints(tools),
    ...twoFactorEndpoints(tools),
    ...ownSessionEndpoints(tools),
    ...profileEndpoints(tools),
  ];
};
