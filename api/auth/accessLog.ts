import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { typedLogin } from '#domain/platform/accessLog.rules.ts';

export interface AccessEvent {
  readonly action:
    | 'SignIn'
    | 'SignInFailed'
    | 'SignOut'
    | 'PasswordChanged'
    | 'AccessRefused'
    | 'RawQuery'
    | 'RestrictedRead';
  readonly userId?: number | null;
  /** As it was typed, where the caller named themselves. */
  readonly login?: string;
  /** Whether a user of that login is known; what else stands in the field may be a password. */
  readonly known?: boolean;
  readonly objectName?: string | null;
  readonly objectId?: number | null;
  readonly detail?: string;
}

/** Writes down who came in, who left and who was refused; the request that tells it neither waits nor fails. */
export interface AccessLog {
  note(request: Request, event: AccessEvent): void;
  /** Ends when everything that was noted is written. */
  close(): Promise<void>;
}

/** Beyond this many that wait for the database, what comes is dropped: the log must not take the process down. */
const mostWaiting = 1000;

export const createAccessLog = (database: Database, log: Logger): AccessLog => {
  const waiting: object[] = [];
  let writing: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      try {
        await database.records.create(systemActor, 'accessLog', { ...entry });
      } catch (error) {
        log.warn({ err: error }, 'an entry of the access log was not written');
      }
    }
    writing = undefined;
  };

  return {
    note: (request, event) => {
      if (waiting.length >= mostWaiting) return log.warn('the access log is full: an entry was dropped');
      waiting.push(entryOf(request, event));
      writing ??= writeAll();
    },
    close: async () => {
      await writing;
    },
  };
};

const entryOf = (request: Request, { userId, login, known = false, ...event }: AccessEvent): object => ({
  ...event,
  date: new Date().toISOString(),
  user: userId ?? null,
  login: login === undefined ? null : typedLogin(login, known),
  ipAddress: request.ip?.slice(0, 45) ?? null,
  userAgent: request.get('user-agent')?.slice(0, 400) ?? null,
  path: `${request.method} ${request.originalUrl.split('?')[0]}`.slice(0, 255),
});

/** A refusal by rights, told from the address where the error does not say which record was meant. */
export const refusalOf = (request: Request, actor: Actor | undefined, object: unknown): AccessEvent => {
  const [, id] = /\/([1-9]\d{0,8})$/.exec(request.path) ?? [];
  return {
    action: 'AccessRefused',
    userId: actor?.userId ?? null,
    objectName: typeof object === 'string' ? object.slice(0, 60) : null,
    objectId: typeof object === 'string' && id ? Number(id) : null,
  };
};
