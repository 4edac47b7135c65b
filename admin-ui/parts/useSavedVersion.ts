import type { Declaration } from '#domain/kernel/declaration.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { hasDraftsAt } from './drafts.ts';
import { useSaveFirst } from './useSaveFirst.ts';

/**
 * Asks whether to save what was typed on the page of a record, before an action that names the version of the stored
 * record.
 * @returns a function that resolves to the version that was saved, or to the shown one if nothing was typed; undefined if
 * the person goes back to the form
 */
export function useSavedVersion(object: Declaration) {
  const saveFirst = useSaveFirst();
  return async (shown: { readonly id: number; readonly updatedAt: string }, question?: string) => {
    const isTyped = hasDraftsAt(window.location.pathname);
    if (!(await saveFirst(question))) return undefined;
    return isTyped ? (await recordCalls.read(object, shown.id)).updatedAt : shown.updatedAt;
  };
}
