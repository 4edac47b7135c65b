const shown = 3;

/**
 * A login as the access log may keep it. People type their password into the wrong field: what is neither the login
 * of a user nor an e-mail address is cut to its beginning.
 */
export const typedLogin = (login: string, known: boolean): string => {
  if (known || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(login)) return login;
  return login.length > 2 * shown ? `${login.slice(0, shown)}…` : '…';
};
