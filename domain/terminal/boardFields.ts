import type { disposition } from './disposition.ts';

/** The fields of a disposition that the live queue shows or needs to offer moves; it serves no others. */
export const boardFields = [
  'date',
  'createdAt',
  'numberStr',
  'weighingStation',
  'vehicle',
  'trailer',
  'driver',
  'driverPhoneNumber',
  'driverTicket',
  'order',
  'product',
  'queuePriority',
  'punctuality',
  'holdReason',
  'noShows',
  'state',
  'carsQueueStatus',
  'arrivedAt',
  'leaveParkingUntil',
] as const satisfies readonly (keyof typeof disposition.fields | 'date' | 'createdAt' | 'numberStr')[];
export type BoardField = (typeof boardFields)[number];
