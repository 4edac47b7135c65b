import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Hooks } from '../writing/hooks.ts';

/** A user has a uuid from the beginning. A password is kept as an argon2id hash only; a form that leaves it blank keeps the one there is. */
export const userHooks: Hooks = {
  beforeWrite: async (draft, before) => {
    if (!before) draft.uuid ??= randomUUID();
    const { password } = draft;
    if (typeof password !== 'string' || password === '' || password.startsWith('$argon2')) return;
    draft.password = await hash(password);
  },
};
