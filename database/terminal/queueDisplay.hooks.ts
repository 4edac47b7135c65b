import { randomBytes } from 'node:crypto';
import type { Hooks } from '../writing/hooks.ts';

/** Long enough that it cannot be guessed, short enough to be typed once at a screen. */
const tokenBytes = 12;

export const queueDisplayHooks: Hooks = {
  beforeWrite: (draft, before) => {
    if (!before) draft.displayToken ??= randomBytes(tokenBytes).toString('base64url');
  },
};
