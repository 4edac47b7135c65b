import { notifyOperatorsOnce } from '../platform/notifyOperatorsOnce.ts';
import type { Transaction } from '../transaction.ts';

/** Notifies the operators that the printer of a working place printed nothing. */
export async function notifyOfSilentPrinter(
  tx: Transaction,
  place: { readonly id: number; readonly name: string },
): Promise<void> {
  await notifyOperatorsOnce(tx, {
    notice: 'printerSilent',
    facts: { place: place.name },
    about: { object: 'workingPlace', id: place.id },
    table: 'working_place',
  });
}
