import type { MailingStatus } from './enums.ts';

export const mailingMoveNames = ['start', 'pause', 'resume', 'stop'] as const;
export type MailingMove = (typeof mailingMoveNames)[number];

/** The states from which each move is allowed, and the state after it. */
export const mailingMoves: Readonly<
  Record<MailingMove, { readonly from: readonly MailingStatus[]; readonly to: MailingStatus }>
> = {
  start: { from: ['draft'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
};

/** The pace at which the letters of a mailing are sent. */
export interface Pace {
  /** How many letters are sent together. */
  readonly letters: number;
  /** How many seconds pass before the next letters. */
  readonly waitSeconds: number;
}

/** Seconds between two groups of letters. */
const groupSeconds = 10;

/** A few letters every ten seconds; fewer than six a minute are sent one by one. @param perMinute may be a fraction */
export function paceOf(perMinute: number): Pace {
  const letters = Math.floor((perMinute * groupSeconds) / 60);
  return letters < 1
    ? { letters: 1, waitSeconds: Math.ceil(60 / perMinute) }
    : { letters, waitSeconds: Math.ceil((letters * 60) / perMinute) };
}
