import type { CookieOptions, Request, Response } from 'express';
import { parseCookie } from 'cookie';

const name = 'keja_session';

export const sessionTokenOf = (cookieHeader: string | undefined): string | undefined =>
  parseCookie(cookieHeader ?? '')[name];

export const cookieOptions = (publicUrl: string): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path: '/',
});

/** Without `remember` the cookie goes with the browser; the session behind it ends by itself. */
export const setSessionCookie = (
  response: Response,
  publicUrl: string,
  token: string,
  expires?: Date,
): void => {
  response.cookie(name, token, { ...cookieOptions(publicUrl), ...(expires ? { expires } : {}) });
};

export const clearSessionCookie = (response: Response, publicUrl: string): void => {
  response.clearCookie(name, cookieOptions(publicUrl));
};

export const tokenIn = (request: Request): string | undefined => sessionTokenOf(request.get('cookie'));
