import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { languages } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'auth';
const path = '/auth/profile';

const reference = z.object({ id: z.int(), presentation: z.string() });
const profile = z.object({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.string(),
  abbreviation: z.string().nullable(),
  language: z.string(),
  counterparty: reference.nullable(),
  roles: z.array(z.string()),
});

const shown = (user: AnyRecord, { language, roles }: Actor): z.infer<typeof profile> => ({
  id: user.id,
  name: String(user.name),
  login: String(user.login),
  email: String(user.email),
  abbreviation: (user.abbreviation as string | null) ?? null,
  language: String(user.language ?? language),
  counterparty: user.counterparty ? reference.parse(user.counterparty) : null,
  roles: [...roles],
});

/** What people see of their own account, and change of it without an administrator. */
export const profileEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path,
    tag,
    summary: 'The caller’s own account',
    access: 'signedIn',
    answer: profile,
    handle: async ({ actor }) =>
      shown(await database.records.get(systemActor, 'user', actor.userId ?? 0), actor),
  }),
  endpoint({
    method: 'put',
    path,
    tag,
    summary: 'Changes one’s own name, abbreviation and language',
    access: 'signedIn',
    body: z.object({
      name: z.string().trim().min(1).max(255).optional(),
      abbreviation: z.string().trim().max(10).nullable().optional(),
      language: z.enum(languages).optional(),
    }),
    answer: profile,
    handle: async ({ actor, body }) =>
      shown(await database.records.update(systemActor, 'user', actor.userId ?? 0, body), actor),
  }),
];
