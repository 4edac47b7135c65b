import type { Request } from 'express';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import type { LetterFacts } from '#domain/mail/letters.ts';
import { deviceOf } from '#domain/platform/device.rules.ts';
import { browserIdIn } from './browser.ts';

/** Where a call comes from, as far as the request says. */
export interface Caller {
  readonly address: string | null;
  readonly userAgent: string | null;
  /** The id by which the browser is recognised. */
  readonly browserId: string | null;
}

/** The texts are cut to the lengths of the columns in which they are stored. */
export function callerOf(request: Request): Caller {
  return {
    address: request.ip?.slice(0, 45) ?? null,
    userAgent: request.get('user-agent')?.slice(0, 400) ?? null,
    browserId: browserIdIn(request) ?? null,
  };
}

/** The time and place of a sign-in, for the mail about it. */
export function noticeFacts(name: string, { address, userAgent }: Caller): LetterFacts['newSignIn'] {
  return {
    name,
    at: warsawNow().toFormat('dd.MM.yyyy HH:mm'),
    device: deviceOf(userAgent) ?? '?',
    address: address ?? '?',
  };
}
