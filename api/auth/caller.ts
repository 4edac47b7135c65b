import type { Request } from 'express';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { LetterFacts } from '#domain/mail/letters.ts';
import { deviceOf } from '#domain/platform/device.rules.ts';
import { browserIdIn } from '../app/browser.ts';

/** From where a call comes, as far as it tells. */
export interface Caller {
  readonly address: string | null;
  readonly userAgent: string | null;
  /** By what its browser is known again. */
  readonly browserId: string | null;
}

export const callerOf = (request: Request): Caller => ({
  address: request.ip?.slice(0, 45) ?? null,
  userAgent: request.get('user-agent')?.slice(0, 400) ?? null,
  browserId: browserIdIn(request) ?? null,
});

/** When and from where, as a letter tells it. */
export const noticeFacts = (name: string, { address, userAgent }: Caller): LetterFacts['newSignIn'] => ({
  name,
  at: DateTime.now().setZone(businessZone).toFormat('dd.MM.yyyy HH:mm'),
  device: deviceOf(userAgent) ?? '?',
  address: address ?? '?',
});
