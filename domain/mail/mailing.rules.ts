import type { MailingStatus } from './enums.ts';

export const mailingMoveNames = ['start', 'pause', 'resume', 'stop'] as const;
export type MailingMove = (typeof mailingMoveNames)[number];

/** What may be done with a mailing in each state, and what it is then. */
export const mailingMoves: Readonly<
  Record<MailingMove, { readonly from: readonly MailingStatus[]; readonly to: MailingStatus }>
> = {
  start: { from: ['draft'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
};

/** How letters are handed over at a pace. */
export interface Pace {
  /** So many together. */
  readonly letters: number;
  /** And then none for so many seconds. */
  readonly waitSeconds: number;
}

const often = 10;

/** A few letters every ten seconds; fewer than six a minute go one by one. @param perMinute not necessarily a whole number */
export function paceOf(perMinute: number): Pace {
  const letters = Math.floor((perMinute * often) / 60);
  return letters < 1
    ? { letters: 1, waitSeconds: Math.ceil(60 / perMinute) }
    : { letters, waitSeconds: Math.ceil((letters * 60) / perMinute) };
}
