import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { givingUpSilence } from '#database/silence.ts';
import { fail } from '#domain/kernel/fail.ts';
import { ensureTable } from '../systemTable.ts';

interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts attempts in Postgres, so that all API processes count together. */
export interface Throttle {
  /** @throws too_many_attempts with the seconds to wait */
  spend(limit: Limit, key: string): Promise<void>;
  forgive(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

const hour = 3600;

export const limits = {
  byAddress: { name: 'sign-in-address', points: 60, seconds: 300 },
  byLogin: { name: 'sign-in-login', points: 8, seconds: 300 },
  /** Codes of the second step that one user may try. */
  byCode: { name: 'code', points: 10, seconds: 300 },
  codesByUser: { name: 'codes-sent', points: 10, seconds: hour },
  ownPassword: { name: 'own-password', points: 8, seconds: 300 },
  registrations: { name: 'registration-address', points: 20, seconds: hour },
  /** Letters that one place may ask for, and that one reader may be sent. */
  lettersByAddress: { name: 'letter-address', points: 30, seconds: hour },
  lettersByReader: { name: 'letter-reader', points: 6, seconds: hour },
  /** Calendar programs ask every few minutes; from one address an office of them does. */
  calendars: { name: 'calendar-address', points: 600, seconds: hour },
  links: { name: 'link-address', points: 60, seconds: 300 },
} as const satisfies Record<string, Limit>;

const table = 'throttle';

/** A key may be as long as anybody types, and the table names nobody. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const createThrottle = async (databaseUrl: string, log: Logger): Promise<Throttle> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, ...givingUpSilence() });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the throttle broke'));
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
  return {
    spend: async (limit, key) => {
      try {
        await limiterOf(limit).consume(hashOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw fail('too_many_attempts', { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
      }
    },
    forgive: async (limit, key) => void (await limiterOf(limit).delete(hashOf(key))),
    close: () => pool.end(),
  };
};
