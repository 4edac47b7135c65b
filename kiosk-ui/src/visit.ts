import type { KioskCodeSent, KioskJourney, KioskTicket } from '#domain/terminal/kioskMessages.ts';

/** The state of one driver's visit at the kiosk. */
export type Visit =
  | { readonly at: 'welcome' }
  | { readonly at: 'ticket' }
  /** The driver of a truck without an order types its plate to leave. */
  | { readonly at: 'plate' }
  | {
      readonly at: 'code';
      readonly ticket: KioskTicket;
      readonly sent: KioskCodeSent | null;
      readonly clockAhead: number;
    }
  | { readonly at: 'journey'; readonly journey: KioskJourney; readonly clockAhead: number }
  /** A ticket whose visit has ended: no code is sent for it. */
  | { readonly at: 'finished'; readonly ticket: KioskTicket }
  | { readonly at: 'goodbye'; readonly kind: 'waiting' | 'driving' | 'left' };

/** How many milliseconds the server's clock is ahead of ours. */
export function aheadOf({ serverTime }: { readonly serverTime: string }): number {
  return Date.parse(serverTime) - Date.now();
}

/** The visit of a driver whose journey is known. */
export function onJourney(journey: KioskJourney): Visit {
  return { at: 'journey', journey, clockAhead: aheadOf(journey) };
}
