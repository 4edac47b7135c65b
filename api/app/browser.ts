import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { cookieOptions } from '../auth/cookie.ts';

const name = 'keja_browser';
const tenYearsMs = 10 * 365 * 24 * 3_600_000;

/** By what a browser is known again, whoever signs in there; it grants nothing. */
export const browserIdIn = (request: Request): string | undefined =>
  z.uuid().safeParse(parseCookie(request.get('cookie') ?? '')[name]).data;

/** The browser's id, given to it where it has none. */
export const knownBrowser = (request: Request, response: Response, publicUrl: string): string => {
  const id = browserIdIn(request) ?? crypto.randomUUID();
  response.cookie(name, id, { ...cookieOptions(publicUrl), maxAge: tenYearsMs });
  return id;
};
