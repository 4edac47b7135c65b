import { objects } from '#domain/objects.ts';
import { newRecordAt } from '../data/newRecordAt.ts';

/** The address of the form for a new disposition of a delivery order, filled in with what the order knows. */
export function newDispositionOf(id: number, presentation: string): string {
  return newRecordAt(objects.disposition.path, { order: { id, presentation } });
}
