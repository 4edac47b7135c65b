import { beginningOf } from '../kernel/shortText.ts';

const shownCharacters = 3;

/**
 * A login as the access log stores it. People sometimes type their password into the wrong field: text that is neither a known
 * login nor an e-mail address is cut to its beginning.
 * @param isKnown whether a user has this login
 */
export function typedLogin(login: string, isKnown: boolean): string {
  if (isKnown || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(login)) return login;
  return login.length > 2 * shownCharacters ? `${beginningOf(login, shownCharacters)}…` : '…';
}
