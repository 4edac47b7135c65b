import type { Desk } from './desk.ts';

/** Somebody of the demo, by their login. */
export function userBy({ api }: Desk, login: string) {
  return api.database.sql
    .selectFrom('user')
    .select(['id', 'name'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
}
