import type { JourneyMove } from './journeyMoves.ts';
import type { CarsQueueStatus, DispositionState } from './statuses.ts';

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
export const driverMoves = [
  'arrive',
  'leaveParking',
  'exitTerminal',
] as const satisfies readonly JourneyMove[];
export type DriverMove = (typeof driverMoves)[number];

/** What the kiosk knows of a journey: where it stands, and the moves that are legal now. */
export interface Standing {
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  readonly allowed: readonly JourneyMove[];
}

/** What a driver may do now, or null. */
export const driverMove = ({ allowed }: Standing): DriverMove | null =>
  driverMoves.find((move) => allowed.includes(move)) ?? null;

const queueSteps: Partial<Record<CarsQueueStatus, KioskStep>> = {
  OnTheWay: 'checkIn',
  EntryReservedWithBuffer: 'checkIn',
  Accepted: 'wait',
  EntryReserved: 'ready',
  EntryAllowed: 'leaveParking',
  EntryAddParking: 'extraParking',
  TerminalExit: 'left',
  Deleted: 'cancelled',
  Paused: 'paused',
};

const terminalSteps: Partial<Record<DispositionState, KioskStep>> = {
  ParkingExit: 'driveToTerminal',
  NaTerminalu: 'firstWeighing',
  SecondWeighing: 'secondWeighing',
  RemoveWeight: 'weighAgain',
};

const moveSteps: Record<DriverMove, KioskStep> = {
  arrive: 'checkIn',
  leaveParking: 'leaveParking',
  exitTerminal: 'exit',
};

/** The page that tells a driver with this journey what comes next: the move that is open decides, then the place. */
export const kioskStep = (standing: Standing): KioskStep => {
  const move = driverMove(standing);
  if (move) return moveSteps[move];
  return queueSteps[standing.carsQueueStatus] ?? terminalSteps[standing.status] ?? 'wait';
};

/** On the parking and not yet on the way to the scale: from there a driver may go home without the order. */
export const mayLeaveWithoutOrder = ({ carsQueueStatus, allowed }: Standing): boolean =>
  allowed.includes('remove') &&
  (carsQueueStatus === 'Accepted' ||
    carsQueueStatus === 'EntryReserved' ||
    carsQueueStatus === 'EntryAllowed');

const dot = '•';

/** `GDA 12345` is shown as `GD•••••45`: a driver knows it again, a stranger learns nothing. */
export const maskPlate = (plate: string | null): string | null => {
  const letters = plate?.replaceAll(' ', '') ?? '';
  if (letters === '') return null;
  if (letters.length < 5) return dot.repeat(letters.length);
  return letters.slice(0, 2) + dot.repeat(letters.length - 4) + letters.slice(-2);
};

/** `+48600700123` is shown as `••• ••• 123`, in one line. */
export const maskPhone = (phone: string | null): string | null => {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 6 ? null : [dot.repeat(3), dot.repeat(3), digits.slice(-3)].join('\u00a0');
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
export const waitingTime = (
  eta: { readonly from: string; readonly to: string },
  now: number,
): WaitingTime => {
  const minutes = (iso: string) => Math.max(0, (Date.parse(iso) - now) / 60_000);
  const from = Math.floor(minutes(eta.from) / 5) * 5;
  const to = Math.max(from + 5, Math.ceil(minutes(eta.to) / 5) * 5);
  return { from, to };
};
