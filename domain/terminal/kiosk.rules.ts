import { allowedMoves, standing, type JourneyState } from './journey.rules.ts';
import type { JourneyMove } from './journeyMoves.ts';

/** Where a driver stands, in the words of the kiosk: each has its own picture and sentence. */
export const kioskSteps = [
  'checkIn',
  'wait',
  'ready',
  'leaveParking',
  'extraParking',
  'driveToTerminal',
  'firstWeighing',
  'secondWeighing',
  'weighAgain',
  'exit',
  'paused',
  'left',
  'cancelled',
] as const;
export type KioskStep = (typeof kioskSteps)[number];

/** The moves that drivers make themselves; all others are made by staff, gates and the queue. */
export const driverMoves = ['arrive', 'leaveParking', 'exitTerminal'] as const satisfies readonly JourneyMove[];
export type DriverMove = (typeof driverMoves)[number];

/** What a driver may do now, or null. */
export const driverMove = (state: JourneyState): DriverMove | null => {
  const allowed = allowedMoves(state);
  return driverMoves.find((move) => allowed.includes(move)) ?? null;
};

/** The page that tells a driver with this journey what comes next. */
export const kioskStep = (state: JourneyState): KioskStep => {
  if (state.queue === 'TerminalExit') return 'left';
  if (state.queue === 'Deleted') return 'cancelled';
  if (state.queue === 'Paused') return 'paused';
  if (state.queue === 'EntryAddParking') return 'extraParking';
  if (driverMove(state) === 'exitTerminal') return 'exit';
  if (standing(state) === 'ParkingExit') return onTheTerminal(state);
  if (standing(state) === 'EntryAllowed') return 'leaveParking';
  if (standing(state) === 'EntryReserved') return 'ready';
  if (standing(state) === 'Accepted') return 'wait';
  return 'checkIn';
};

const onTheTerminal = (state: JourneyState): KioskStep => {
  if (state.disposition === 'NaTerminalu') return 'firstWeighing';
  if (state.disposition === 'SecondWeighing') return 'secondWeighing';
  if (state.disposition === 'RemoveWeight') return 'weighAgain';
  return 'driveToTerminal';
};

const dot = '•';

/** `GDA 12345` is shown as `GD•••••45`: a driver knows it again, a stranger learns nothing. */
export const maskPlate = (plate: string | null): string | null => {
  const letters = plate?.replaceAll(' ', '') ?? '';
  if (letters === '') return null;
  if (letters.length < 5) return dot.repeat(letters.length);
  return letters.slice(0, 2) + dot.repeat(letters.length - 4) + letters.slice(-2);
};

/** `+48600700123` is shown as `••• ••• 123`. */
export const maskPhone = (phone: string | null): string | null => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 6 ? null : `${dot.repeat(3)} ${dot.repeat(3)} ${digits.slice(-3)}`;
};

export interface WaitingTime {
  /** Minutes from now, in steps of five. */
  readonly from: number;
  readonly to: number;
}

/**
 * The waiting time as people say it: "35 to 50 minutes", never "37 minutes". The lower end is rounded down and the
 * upper one up, so that the truth stays inside; an end in the past counts as now.
 */
export const waitingTime = (eta: { readonly from: string; readonly to: string }, now: number): WaitingTime => {
  const minutes = (iso: string) => Math.max(0, (Date.parse(iso) - now) / 60_000);
  const from = Math.floor(minutes(eta.from) / 5) * 5;
  const to = Math.max(from + 5, Math.ceil(minutes(eta.to) / 5) * 5);
  return { from, to };
};
