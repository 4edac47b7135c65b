import type { Database } from '#database/connect.ts';
import type { AccessLog } from './accessLog.ts';
import { createGuesses, type Guesses } from './guesses.ts';
import { createKnownBrowsers, type KnownBrowsers } from './knownBrowser.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPendingSignIns, type PendingSignIns } from './pendingSignIns.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';

export interface AuthDependencies {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  readonly publicUrl: string;
}

/** The dependencies of the calls for signing in. */
export interface AuthTools extends AuthDependencies {
  readonly passwords: Passwords;
  readonly pending: PendingSignIns;
  readonly knownBrowsers: KnownBrowsers;
  readonly guesses: Guesses;
}

export function authTools(dependencies: AuthDependencies): AuthTools {
  const { database, throttle, publicUrl } = dependencies;
  const knownBrowsers = createKnownBrowsers(database.secrets, publicUrl);
  return {
    ...dependencies,
    passwords: createPasswords(database, throttle),
    pending: createPendingSignIns(database, publicUrl),
    knownBrowsers,
    guesses: createGuesses(throttle, knownBrowsers),
  };
}
