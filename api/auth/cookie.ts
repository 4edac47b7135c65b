import type { CookieOptions, Request, Response } from 'express';
import { parseCookie } from 'cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Under https the prefix `__Host-` stops other hosts of the domain from setting this cookie. */
const nameOf = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-keja_session' : 'keja_session');

export function sessionTokenOf(cookieHeader: string | undefined, publicUrl: string): string | undefined {
  return parseCookie(cookieHeader ?? '')[nameOf(publicUrl)];
}

export function cookieOptions(publicUrl: string): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
    path: '/',
  };
}

/** Without `expires` the browser deletes the cookie when it closes; the session on the server ends by its own time. */
export function setSessionCookie(response: Response, publicUrl: string, token: string, expires?: Date): void {
  response.cookie(nameOf(publicUrl), token, { ...cookieOptions(publicUrl), ...(expires ? { expires } : {}) });
}

export function clearSessionCookie(response: Response, publicUrl: string): void {
  response.clearCookie(nameOf(publicUrl), cookieOptions(publicUrl));
}

/** The express setting that holds the public URL of the application. */
export const publicUrlSetting = 'public url';

export function tokenIn(request: Request): string | undefined {
  return sessionTokenOf(request.get('cookie'), String(request.app.get(publicUrlSetting)));
}
