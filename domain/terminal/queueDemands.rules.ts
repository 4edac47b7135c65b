import { carriages, type TypeOfDocument } from '../weighing/operations.rules.ts';
import type { JourneyMove } from './journeyMoves.ts';

/** The data that decides whether a truck can be called to its station. */
export interface QueueingDisposition {
  readonly typeOfDocument: TypeOfDocument;
  /** Whether the disposition names a vehicle. */
  readonly vehicle: boolean;
  /** Whether the disposition names a station. */
  readonly weighingStation: boolean;
  /** Whether the disposition or its driver has a phone number. */
  readonly phone: boolean;
  /** Whether a firm of the disposition wants no messages to its drivers. */
  readonly silent: boolean;
}

export const demandedFields = ['vehicle', 'weighingStation', 'driverPhoneNumber'] as const;
export type DemandedField = (typeof demandedFields)[number];

/** Whether the move brings a truck into a queue, or asks its driver to come: the demanded fields must then be filled. */
export function needsDemandedFields(move: JourneyMove): boolean {
  return move === 'sendStartSms' || move === 'arrive';
}

/** The missing fields without which a truck cannot be queued, recognized or reached. */
export function lackingFields(disposition: QueueingDisposition): readonly DemandedField[] {
  if (!carriages[disposition.typeOfDocument].queues) return [];
  return demandedFields.filter((field) => {
    if (field === 'driverPhoneNumber') return !disposition.phone && !disposition.silent;
    return !disposition[field];
  });
}

/** The missing fields that block the move: a driver who is at the desk may have no phone. */
export function refusedFor(move: JourneyMove, lacking: readonly DemandedField[]): readonly DemandedField[] {
  if (!needsDemandedFields(move)) return [];
  return move === 'arrive' ? lacking.filter((field) => field !== 'driverPhoneNumber') : lacking;
}
