import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import type { KioskStep } from '#domain/terminal/kiosk.rules.ts';

/** The errors that a driver can get. Any other is shown as `unexpected`. */
export const shownProblems = [
  'ticket_not_found',
  'sms_code_invalid',
  'sms_code_expired',
  'phone_missing',
  'disposition_incomplete',
  'phone_invalid',
  'too_many_attempts',
  'already_arrived',
  'illegal_transition',
  'truck_not_on_terminal',
  'services_unpaid',
  'document_not_scanned',
  'document_unreadable',
  'document_expired',
  'driver_not_confirmed',
  'card_terminal_missing',
  'card_terminal_busy',
  'payment_under_way',
  'nip_invalid',
  'nothing_to_print',
  'nothing_to_pay',
  'not_signed_in',
  'unexpected',
] as const satisfies readonly ErrorCode[];
/** The errors of the API. `qr_not_found` is the one of the kiosk itself: a ticket that was scanned, and not typed, is unknown. */
export type ShownProblem = (typeof shownProblems)[number] | 'qr_not_found';

/** What has happened, and what the driver can do. */
interface ProblemText {
  readonly what: string;
  readonly next: string;
}

/** All texts of the kiosk in one language. A function makes the text for its values. */
export interface Texts {
  readonly ownName: string;
  readonly languages: string;
  readonly welcome: { title: string; hint: string };
  readonly ticket: { title: string; or: string; hint: string; field: string; next: string };
  readonly keys: { space: string; erase: string; clear: string; keyboard: string };
  readonly code: {
    title: string;
    sending: string;
    sendingTo: (phone: string) => string;
    sentTo: (phone: string) => string;
    notSent: string;
    truck: string;
    field: string;
    resend: string;
    resendIn: (seconds: number) => string;
    checking: string;
  };
  readonly steps: Record<KioskStep, { title: string; text: string }>;
  readonly actions: { arrive: string; leaveParking: string; exitTerminal: string; working: string };
  readonly queue: {
    place: string;
    ahead: (cars: number) => string;
    none: string;
    /** The label of the drawn queue, for people who do not see it. */
    picture: (cars: number) => string;
    /** The title of the expected wait; below it are the wait in minutes (`range`, `upTo`) and the times of day (`between`). */
    wait: string;
    range: (from: number, to: number) => string;
    upTo: (minutes: number) => string;
    between: (from: string, to: string) => string;
    /** Added to times that are estimated and not measured. */
    rough: string;
    /** Shown instead of an expected wait. */
    unknown: string;
    smsTo: (phone: string) => string;
  };
  readonly deadline: { label: string; until: (time: string) => string; over: string };
  /** What a driver who has not paid must do: `here` at a kiosk with a card terminal, `text` elsewhere. */
  readonly unpaid: { title: (amount: string) => string; text: string; here: string };
  readonly finished: { title: string; at: (time: string) => string };
  /** Beside the ticket's code on the driver's own phone. */
  readonly showAtKiosk: string;
  readonly facts: {
    ticket: string;
    number: string;
    product: string;
    scale: string;
    station: string;
    net: string;
  };
  readonly idle: { title: string; text: (seconds: number) => string; stay: string };
  readonly connection: { lost: string; busy: string };
  readonly goodbye: Record<'waiting' | 'driving' | 'left', { title: string; text: string }> & {
    again: string;
  };
  readonly back: string;
  readonly done: string;
  readonly problems: Record<ShownProblem, ProblemText> & { attemptsLeft: (attempts: number) => string };
}
