import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { libraryPool } from '#database/lostConnections.ts';
import type { Reach } from '#database/reach.ts';
import { fail } from '#domain/kernel/fail.ts';
import { ensureTable } from '../systemTable.ts';

/** At most `points` attempts in `seconds`. */
interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

interface SlowLimit extends Limit {
  /** When all attempts are used up, one more attempt is allowed in each period of so many seconds. */
  readonly paceSeconds: number;
}

/**
 * Counts attempts in Postgres, so that all API processes share the counts. Each limit counts by `key`: whose attempts they are,
 * such as an address or the id of an account.
 */
export interface Throttle {
  /** @throws too_many_attempts with the seconds to wait */
  spend(limit: Limit, key: string): Promise<void>;
  /** As `spend`, but when all attempts are used up, further ones are allowed at the slow pace of the limit. */
  slow(limit: SlowLimit, key: string): Promise<void>;
  /** Forgets all attempts of the key, as after a success. */
  forgive(limit: Limit, key: string): Promise<void>;
  /** Gives one attempt back: it is not counted. */
  giveBack(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

const hour = 3600;

export const limits = {
  /** Attempts to sign in from one place, at whatever account. */
  byAddress: { name: 'sign-in-address', points: 60, seconds: 300 },
  /** Password attempts at an account from one place, or in one browser that its owner uses. */
  passwords: { name: 'password', points: 8, seconds: 300, paceSeconds: 10 },
  /** Password attempts at an account from all browsers together in which its owner has never signed in. */
  passwordsOfAll: { name: 'password-all', points: 100, seconds: 300, paceSeconds: 2 },
  /** `codes` and `codesOfAll` are the same limits for codes of the second step. They are stricter, because codes are short. */
  codes: { name: 'code', points: 10, seconds: 300, paceSeconds: 15 },
  codesOfAll: { name: 'code-all', points: 20, seconds: 300, paceSeconds: 30 },
  /** Codes by which people switch on their own second step. */
  ownCode: { name: 'own-code', points: 10, seconds: 300 },
  /** Codes by e-mail that one account may ask for. */
  codesByUser: { name: 'codes-sent', points: 10, seconds: hour },
  /** Wrong passwords of somebody who is signed in, where an action needs the password again. */
  ownPassword: { name: 'own-password', points: 8, seconds: 300 },
  /** Registrations from one place. */
  registrations: { name: 'registration-address', points: 20, seconds: hour },
  /** `lettersByAddress`: mails that one place may ask for. `lettersByReader`: mails that one person may get. */
  lettersByAddress: { name: 'letter-address', points: 30, seconds: hour },
  lettersByReader: { name: 'letter-reader', points: 6, seconds: hour },
  /**
   * The public request form. `requestTasks`: how often one place may ask for the small calculation that each form must solve.
   * `requestForms`: forms that one place may send. `requestFormsOfAll`: forms that all places together may send, so few that people
   * can still read them.
   */
  requestTasks: { name: 'request-task-address', points: 120, seconds: hour },
  requestForms: { name: 'request-form-address', points: 10, seconds: hour },
  requestFormsOfAll: { name: 'request-form-all', points: 200, seconds: hour },
  /** Calendar programs ask every few minutes, and a whole office may share one address. */
  calendars: { name: 'calendar-address', points: 600, seconds: hour },
  /** Wrong tokens of scale agents from one address that are checked and noted; a right token is always accepted. */
  agents: { name: 'agent-address', points: 20, seconds: hour },
  /** Links of letters that one place opens. */
  links: { name: 'link-address', points: 60, seconds: 300 },
} as const satisfies Record<string, Limit | SlowLimit>;

const table = 'throttle';
/** Counting needs only short statements, so a few connections to Postgres serve many requests. */
const mostConnections = 3;

/** Keys are hashed because they may be of any length, and so that the table holds no personal data. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** @param reach knows whether Postgres can be reached, for all pools of this process */
export async function createThrottle(databaseUrl: string, log: Logger, reach?: Reach): Promise<Throttle> {
  const onBroken = (error: Error) =>
    log.warn({ reason: error.message }, 'a connection of the throttle broke');
  const pool = libraryPool(databaseUrl, mostConnections, onBroken, reach);
  await ensureTable(
    pool,
    `${table} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: table,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      });
    limiters.set(name, limiter);
    return limiter;
  };
  /** How many seconds to wait; undefined if the attempt was accepted. */
  const waitOf = async (limit: Limit, key: string): Promise<number | undefined> => {
    try {
      await limiterOf(limit).consume(hashOf(key));
      return undefined;
    } catch (refusal) {
      // The library throws a result, not an error, when no attempt is left.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
  const spend = async (limit: Limit, key: string): Promise<void> => {
    const seconds = await waitOf(limit, key);
    if (seconds !== undefined) throw fail('too_many_attempts', { seconds });
  };

  return {
    spend,
    slow: async (limit, key) => {
      if ((await waitOf(limit, key)) === undefined) return;
      await spend({ name: `${limit.name}-slow`, points: 1, seconds: limit.paceSeconds }, key);
    },
    giveBack: async (limit, key) => void (await limiterOf(limit).reward(hashOf(key))),
    forgive: async (limit, key) => void (await limiterOf(limit).delete(hashOf(key))),
    close: () => pool.end(),
  };
}
