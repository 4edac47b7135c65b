import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Hooks } from '../writing/hooks.ts';

/**
 * A user has a uuid from the beginning. A password is kept as an argon2id hash only; a form that leaves it blank keeps
 * the one there is. Another one ends what was begun with the one before.
 */
export const userHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    if (!before) draft.uuid ??= randomUUID();
    const { password } = draft;
    if (typeof password !== 'string' || password === '') return;
    draft.password = await hash(password);
    if (before) await sql`delete from session where user_id = ${before.id}`.execute(tx.sql);
  },
};
