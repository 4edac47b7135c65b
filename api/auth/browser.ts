import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { cookieOptions } from './cookie.ts';

const name = 'keja_browser';
const tenYearsMs = 10 * 365 * 24 * 3_600_000;

/** The id of the browser in its cookie, which is the same for all people who sign in there. It gives no access. */
export function browserIdIn(request: Request): string | undefined {
  return z.uuid().safeParse(parseCookie(request.get('cookie') ?? '')[name]).data;
}

/** The id of the browser; sets a new one if it has none. */
export function knownBrowser(request: Request, response: Response, publicUrl: string): string {
  const id = browserIdIn(request) ?? crypto.randomUUID();
  response.cookie(name, id, { ...cookieOptions(publicUrl), maxAge: tenYearsMs });
  return id;
}
