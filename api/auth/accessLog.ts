import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { Registry } from '#domain/kernel/registry.ts';
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
  /** The login as it was typed, if there was one. */
  readonly login?: string;
  /** Whether a user with that login exists. If not, `typedLogin` cuts a text that may be a password. */
  readonly known?: boolean;
  readonly objectName?: string | null;
  readonly objectId?: number | null;
  readonly detail?: string;
}

/** The parts of a request that are noted: of an express request or of the handshake of a socket. */
export type NotedRequest = Pick<Request, 'ip' | 'method' | 'originalUrl'> & {
  get(name: 'user-agent'): string | undefined;
};

/** Records each `AccessEvent`, such as a sign-in or a refusal. A request does not wait for the log, and does not fail with it. */
export interface AccessLog {
  note(request: NotedRequest, event: AccessEvent): void;
  /** Resolves when all noted events are written. */
  close(): Promise<void>;
}

/** If so many events wait for the database, further ones are dropped: the log must not use up the memory of the process. */
const mostWaiting = 1000;

export function createAccessLog(database: Database, log: Logger): AccessLog {
  const waiting: object[] = [];
  let writing: Promise<void> | undefined;

  /** Writes the waiting entries one after another. Only one such loop runs at a time, so the entries keep their order. */
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
      waiting.push(entryOf(database.registry, request, event));
      writing ??= writeAll();
    },
    close: async () => {
      await writing;
    },
  };
}

/**
 * The record of an event. The name of something that is no object, such as a function of the server, is left out, because the
 * field takes names of objects only; the path says what was called.
 */
const entryOf = (
  registry: Registry,
  request: NotedRequest,
  { userId, login, known = false, objectName, ...event }: AccessEvent,
): object => ({
  ...event,
  objectName: objectName && registry.has(objectName) ? objectName : null,
  date: new Date().toISOString(),
  user: userId ?? null,
  login: login === undefined ? null : typedLogin(login, known),
  ipAddress: request.ip ?? null,
  userAgent: request.get('user-agent') ?? null,
  path: `${request.method} ${request.originalUrl.split('?')[0]}`,
});

/**
 * The event for a refusal by access rights.
 * @param object the name of the object in the error; undefined if the error names none. Only with a name is the number at the
 * end of the URL taken for the id of a record
 */
export function eventOfRefusal(request: Request, actor: Actor | undefined, object: unknown): AccessEvent {
  // The last part of the path, if it is a number that fits an id.
  const [, id] = /\/([1-9]\d{0,8})$/.exec(request.path) ?? [];
  return {
    action: 'AccessRefused',
    userId: actor?.userId ?? null,
    objectName: typeof object === 'string' ? object : null,
    objectId: typeof object === 'string' && id ? Number(id) : null,
  };
}
