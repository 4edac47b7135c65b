const shown = 3;

/**
 * A login as the access log stores it. People sometimes type their password into the wrong field: text that is neither a known
 * login nor an e-mail address is cut to its beginning.
 */
export function typedLogin(login: string, known: boolean): string {
  if (known || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(login)) return login;
  return login.length > 2 * shown ? `${login.slice(0, shown)}…` : '…';
}
