import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Answered } from '#domain/kernel/contract.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'auth';

const reference = z.object({ id: z.int(), presentation: z.string() });
type Profile = Answered<typeof accountContracts.profile>;

const profileOf = (user: AnyRecord, { language, roles }: Actor): Profile => ({
  id: user.id,
  name: String(user.name),
  login: String(user.login),
  email: String(user.email),
  abbreviation: (user.abbreviation as string | null) ?? null,
  language: (user.language as Language | null) ?? language,
  counterparty: user.counterparty ? reference.parse(user.counterparty) : null,
  roles: [...roles],
});

/**
 * What people see and change of their own account without an administrator. The server writes it, because they have no right to
 * change users; the contract takes only the three fields that people may change: name, abbreviation and language. A person who is
 * signed in always has a `userId`.
 */
export function profileEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(accountContracts.profile, {
      tag,
      summary: 'The caller’s own account',
      access: 'signedIn',
      handle: async ({ actor }) =>
        profileOf(await database.records.get(systemActor, 'user', actor.userId ?? 0), actor),
    }),
    serve(accountContracts.changeProfile, {
      tag,
      summary: 'Changes one’s own name, abbreviation and language',
      access: 'signedIn',
      handle: async ({ actor, body }) =>
        profileOf(await database.records.update(systemActor, 'user', actor.userId ?? 0, body), actor),
    }),
  ];
}
