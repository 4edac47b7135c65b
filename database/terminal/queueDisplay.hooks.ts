import { randomBytes } from 'node:crypto';
import type { Hooks } from '../writing/hooks.ts';

/** Long enough that nobody guesses it, short enough to be typed into a screen once. */
const tokenBytes = 12;

export const queueDisplayHooks: Hooks = {
  beforeWrite: (draft, before) => {
    if (!before) draft.displayToken ??= randomBytes(tokenBytes).toString('base64url');
  },
};
