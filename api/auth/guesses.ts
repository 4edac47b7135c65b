import type { Request } from 'express';
import { addressOf } from './addressOf.ts';
import type { KnownBrowsers } from './knownBrowser.ts';
import { limits, type Throttle } from './throttle.ts';

/** For each kind of secret that may be guessed: the limit for one place or known browser, and for all unknown ones together. */
const budgets = {
  password: { one: limits.passwords, all: limits.passwordsOfAll },
  code: { one: limits.codes, all: limits.codesOfAll },
} as const;

export interface Account {
  /** Undefined if no account has the typed login. */
  readonly id: number | undefined;
  /** The typed login; it is the key if there is no such account. */
  readonly typed: string;
}

/**
 * Counts guesses at accounts. When all guesses are used up, further ones are allowed slowly, so that the owner can still
 * sign in. Guesses are counted by account and known browser, or by account and address where the browser is not known. So a
 * stranger elsewhere cannot use up the guesses of the owner. Guesses without a known browser also count together: those from one
 * address at any accounts, and those at one existing account from all addresses.
 */
export function createGuesses(throttle: Throttle, browsers: KnownBrowsers) {
  const keyOf = (request: Request, { id, typed }: Account): { key: string; isKnown: boolean } => {
    const browser = id === undefined ? undefined : browsers.idFor(request, id);
    if (browser !== undefined) return { key: `browser ${id} ${browser}`, isKnown: true };
    return { key: `${id ?? typed.trim().toLowerCase()} from ${addressOf(request)}`, isKnown: false };
  };

  return {
    /** Call it before the guess is checked, so that parallel guesses count too. @throws too_many_attempts */
    count: async (what: keyof typeof budgets, request: Request, account: Account): Promise<void> => {
      const { one, all } = budgets[what];
      const { key, isKnown } = keyOf(request, account);
      if (!isKnown) await throttle.spend(limits.byAddress, addressOf(request));
      await throttle.slow(one, key);
      if (!isKnown && account.id !== undefined) await throttle.slow(all, String(account.id));
    },
    /**
     * Call it after a right guess. All guesses that count for the same known browser, or for the same account and address, are
     * forgotten. Of all guesses at the account without a known browser, only this one is taken back, because the others may be a
     * stranger's. The guesses from one address at any accounts still count.
     */
    forgive: async (what: keyof typeof budgets, request: Request, account: Account): Promise<void> => {
      const { one, all } = budgets[what];
      const { key, isKnown } = keyOf(request, account);
      await throttle.forgive(one, key);
      if (!isKnown && account.id !== undefined) await throttle.giveBack(all, String(account.id));
    },
  };
}

export type Guesses = ReturnType<typeof createGuesses>;
