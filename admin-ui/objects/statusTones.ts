import type { Tone } from '../shell/tones.ts';

/**
 * The tone of each value of an enumeration; `Tone` says what each tone means. Values and enumerations that are not listed here
 * are `plain`.
 */
const tones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  carsQueueStatus: {
    OnTheWay: 'plain',
    EntryReservedWithBuffer: 'plain',
    Accepted: 'wait',
    EntryReserved: 'ready',
    EntryAllowed: 'go',
    ParkingExit: 'go',
    TerminalExit: 'done',
    Deleted: 'stop',
    EntryAddParking: 'aside',
    ExitAddParking: 'aside',
    Paused: 'aside',
  },
  dispositionState: {
    ParkingExit: 'go',
    NaTerminalu: 'wait',
    SecondWeighing: 'ready',
    Loaded: 'go',
    Unloaded: 'go',
    RemoveWeight: 'stop',
  },
  deliveryOrderState: { Open: 'wait', Ongoing: 'go', Closed: 'done', Canceled: 'stop' },
  activeStatus: { Active: 'go', Blocked: 'stop' },
  ksefStatus: { Waiting: 'wait', Sent: 'wait', Offline: 'ready', Accepted: 'go', Refused: 'stop' },
  // A sent message still waits for the report that it was delivered.
  smsStatus: { queued: 'wait', sent: 'wait', delivered: 'go', failed: 'stop' },
};

export function toneOf(enumeration: string | null, value: unknown): Tone {
  return tones[enumeration ?? '']?.[String(value)] ?? 'plain';
}
