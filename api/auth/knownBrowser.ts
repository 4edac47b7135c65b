import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { parseCookie } from 'cookie';
import type { SecretBox } from '#database/writing/secrets.ts';
import { cookieOptions } from './cookie.ts';
import { isSameText } from './isSameText.ts';

const cookieName = 'keja_known';
const yearMs = 365 * 24 * 3_600_000;
/** The most people that are remembered for one browser. */
const mostPeople = 10;

interface KnownPerson {
  readonly userId: number;
  /** Identifies this browser with this person; guesses are counted by it. */
  readonly id: string;
  readonly proof: string;
}

/**
 * The entries of the cookie, not yet proved. It is written as `userId.id.proof`, with `~` between entries. What is longer than
 * any cookie that we write is not read.
 */
const knownIn = (request: Request): KnownPerson[] =>
  (parseCookie(request.get('cookie') ?? '')[cookieName] ?? '')
    .slice(0, 4000)
    .split('~')
    .flatMap((entry) => {
      const [user, id, proof] = entry.split('.');
      return user && id && proof ? [{ userId: Number(user), id, proof }] : [];
    });

/**
 * Browsers in which somebody has signed in before. Their guesses are counted separately, so that strangers who guess at an
 * account do not lock its owner out. The cookie is signed, and gives no access by itself.
 */
export function createKnownBrowsers(secrets: SecretBox, publicUrl: string) {
  const proofOf = (userId: number, id: string): string => secrets.proofOf(`known browser ${userId} ${id}`);
  const isProved = ({ userId, id, proof }: KnownPerson): boolean => isSameText(proof, proofOf(userId, id));

  return {
    /** The id of this browser for this person; undefined if they have not signed in here before. */
    idFor: (request: Request, userId: number): string | undefined =>
      knownIn(request).find((known) => known.userId === userId && isProved(known))?.id,

    /** Puts the person first in the cookie of this browser, with a new id; drops entries without a valid proof. */
    remember: (request: Request, response: Response, userId: number): void => {
      const others = knownIn(request).filter((known) => known.userId !== userId && isProved(known));
      const id = randomBytes(16).toString('base64url');
      const all = [{ userId, id, proof: proofOf(userId, id) }, ...others].slice(0, mostPeople);
      const cookie = all.map((known) => `${known.userId}.${known.id}.${known.proof}`).join('~');
      response.cookie(cookieName, cookie, { ...cookieOptions(publicUrl), path: '/api/auth', maxAge: yearMs });
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
