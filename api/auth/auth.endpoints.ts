import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { AccessLog } from './accessLog.ts';
import { clearSessionCookie, setSessionCookie, tokenIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';
import { signInLimits, type Throttle } from './throttle.ts';

interface AuthParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly accessLog: AccessLog;
  readonly publicUrl: string;
}

const credentials = z.object({
  /** An e-mail address, or a login. */
  email: z.string().min(1).max(255),
  password: z.string().min(1).max(500),
  remember: z.boolean().default(false),
});

const signedInUser = z.object({
  id: z.number().int(),
  name: z.string(),
  fullRights: z.boolean(),
  externalUser: z.boolean(),
  language: z.string(),
  roles: z.array(z.string()),
});

const userOf = (actor: Actor): z.infer<typeof signedInUser> => ({
  id: actor.userId ?? 0,
  name: actor.name,
  fullRights: actor.fullRights,
  externalUser: actor.external,
  language: actor.language,
  roles: [...actor.roles],
});

export const authEndpoints = ({
  database,
  sessions,
  throttle,
  accessLog,
  publicUrl,
}: AuthParts): AnyEndpoint[] => {
  /** Checked when the login is unknown, so that the answer takes as long as for a known one. */
  const nobodysHash = hash(crypto.randomUUID());

  /** The user of a login, and whether they may come in with this password. */
  const judged = async ({ email, password }: z.infer<typeof credentials>) => {
    const { rows } = await sql<{ id: number; password: string | null; usable: boolean }>`
      select id, password, is_active and not marked_to_delete as usable from "user"
      where lower(email) = lower(${email}) or lower(login) = lower(${email}) limit 1`.execute(database.sql);
    const [user] = rows;
    const matches = await verify(user?.password ?? (await nobodysHash), password);
    return { user, welcome: Boolean(user?.password) && matches && user?.usable === true };
  };

  const signOut = endpoint({
    method: 'get',
    path: '/auth/logout',
    tag: 'auth',
    summary: 'Ends the session of this browser',
    access: 'anyone',
    answer: z.object({ result: z.boolean() }),
    handle: async ({ request, response }) => {
      const token = tokenIn(request);
      if (token) await sessions.end(token);
      const actor = response.locals.actor as Actor | undefined;
      if (actor) accessLog.note(request, { action: 'SignOut', userId: actor.userId });
      clearSessionCookie(response, publicUrl);
      return { result: true };
    },
  });

  return [
    endpoint({
      method: 'post',
      path: '/auth/login',
      tag: 'auth',
      summary: 'Signs in and sets the session cookie',
      access: 'anyone',
      body: credentials,
      answer: z.object({ result: z.boolean(), use2FA: z.boolean(), user: signedInUser }),
      handle: async ({ body, request, response }) => {
        const login = body.email.toLowerCase();
        await throttle.spend(signInLimits.byAddress, request.ip ?? 'unknown');
        await throttle.spend(signInLimits.byLogin, login);
        const { user, welcome } = await judged(body);
        const typed = { login: body.email, known: user !== undefined, userId: user?.id ?? null };
        if (!user || !welcome) {
          accessLog.note(request, { action: 'SignInFailed', ...typed });
          throw fail('invalid_credentials');
        }
        accessLog.note(request, { action: 'SignIn', ...typed });
        await throttle.forgive(signInLimits.byLogin, login);
        const before = tokenIn(request);
        if (before) await sessions.end(before);
        const session = await sessions.begin(user.id, body.remember);
        setSessionCookie(response, publicUrl, session.token, body.remember ? session.expiresAt : undefined);
        const actor = (await sessions.actorOf(session.token)) as Actor;
        return { result: true, use2FA: false, user: userOf(actor) };
      },
    }),
    signOut,
    { ...signOut, method: 'post' },
    endpoint({
      method: 'get',
      path: '/auth/session',
      tag: 'auth',
      summary: 'Who is signed in; `result` is false for nobody',
      access: 'anyone',
      answer: z.object({ result: z.boolean(), user: signedInUser.nullable() }),
      handle: async ({ response }) => {
        const actor = response.locals.actor as Actor | undefined;
        return { result: actor !== undefined, user: actor ? userOf(actor) : null };
      },
    }),
  ];
};
