import { allowedMoves, standing, type JourneyState } from './journey.rules.ts';
import type { JourneyMove } from './journeyMoves.ts';
import type { CarsQueueStatus, DispositionState } from './statuses.ts';

/** The steps that the kiosk shows a driver; each has its own picture and sentence. */
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

/**
 * The moves that drivers make themselves; staff, gates and the queue make all others. The kiosk offers the first that is
 * allowed: a truck that may leave need not arrive first.
 */
export const driverMoves = [
  'exitTerminal',
  'arrive',
  'leaveParking',
] as const satisfies readonly JourneyMove[];
export type DriverMove = (typeof driverMoves)[number];

/** The journey as the kiosk knows it: its state and the moves that are legal now. */
export interface Standing {
  /** Of a truck that is back from the extra parking, the status that it had before it went there. */
  readonly carsQueueStatus: CarsQueueStatus;
  readonly status: DispositionState;
  readonly allowed: readonly JourneyMove[];
}

export function kioskStanding(state: JourneyState): Standing {
  return { carsQueueStatus: standing(state), status: state.disposition, allowed: allowedMoves(state) };
}

/** The move that the driver may make now, or null. */
export function driverMove({ allowed }: Standing): DriverMove | null {
  return driverMoves.find((move) => allowed.includes(move)) ?? null;
}

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

/**
 * The step to show for a journey. A move that the driver may make decides; without one, the status in the queue; if that has no
 * step, the status of the disposition.
 */
export function kioskStep(truck: Standing): KioskStep {
  const move = driverMove(truck);
  if (move) return moveSteps[move];
  return queueSteps[truck.carsQueueStatus] ?? terminalSteps[truck.status] ?? 'wait';
}

/** The truck is on the parking, waiting or called: the driver may still leave without doing the order. */
export function mayLeaveWithoutOrder({ carsQueueStatus, allowed }: Standing): boolean {
  return (
    allowed.includes('remove') &&
    (carsQueueStatus === 'Accepted' ||
      carsQueueStatus === 'EntryReserved' ||
      carsQueueStatus === 'EntryAllowed')
  );
}

const dot = '•';

/** `GDA 12345` becomes `GD••••45`: drivers recognize their own plate, but strangers cannot read it. */
export function maskPlate(plate: string | null): string | null {
  const characters = plate?.replaceAll(' ', '') ?? '';
  if (characters === '') return null;
  // Of a shorter plate, the first two and last two characters would be all of it.
  if (characters.length < 5) return dot.repeat(characters.length);
  return characters.slice(0, 2) + dot.repeat(characters.length - 4) + characters.slice(-2);
}

/** `+48600700123` becomes `••• ••• 123`, without line breaks. */
export function maskPhone(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 6 ? null : [dot.repeat(3), dot.repeat(3), digits.slice(-3)].join('\u00a0');
}

export interface WaitingTime {
  /** Minutes from now, rounded down to five. */
  readonly from: number;
  /** Minutes from now, rounded up to five; at least five more than `from`. */
  readonly to: number;
}

/**
 * The waiting time in rounded numbers: "35 to 50 minutes", never "37 minutes". The lower end is rounded down and the upper one
 * up, so the real time stays inside; an end in the past counts as now.
 * @param now milliseconds since 1970
 */
export function waitingTime(eta: { readonly from: string; readonly to: string }, now: number): WaitingTime {
  const minutes = (iso: string) => Math.max(0, (Date.parse(iso) - now) / 60_000);
  const from = Math.floor(minutes(eta.from) / 5) * 5;
  const to = Math.max(from + 5, Math.ceil(minutes(eta.to) / 5) * 5);
  return { from, to };
}
