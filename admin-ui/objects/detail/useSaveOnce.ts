import { useRef } from 'react';
import { mayFormBeSaved } from '../../parts/savingGuards.ts';
import { settleInputs } from '../../parts/settledInputs.ts';

/**
 * Saves a form once for all who ask before the save begins, and a new record once for all who ask before it is stored.
 * @param save resolves to undefined if nothing was saved
 * @param formOf returns the form whose typed words are looked up before a save
 */
export function useSaveOnce<Saved>(
  save: () => Promise<Saved | undefined>,
  isNew: boolean,
  formOf: () => HTMLFormElement | null | undefined,
) {
  /** A save that still waits until the words typed into pickers are looked up. Who asks meanwhile gets the same save. */
  const waiting = useRef<Promise<Saved | undefined>>(undefined);
  /** The save of a new record that is under way. */
  const underWay = useRef<Promise<Saved | undefined>>(undefined);

  /**
   * Who asks while a new record is being stored gets the same record. What was typed since then is kept as a draft of its
   * page, see `useRecordSaving`. If the save under way stores nothing, because the form has an error, another one is tried.
   */
  const saveNewOnce = async () => {
    const before = underWay.current;
    const present = (async () => (await before) ?? save())();
    underWay.current = present;
    try {
      return await present;
    } finally {
      if (underWay.current === present) underWay.current = undefined;
    }
  };

  // Waits until typed words are looked up, so that the records that they mean are saved too. Words that mean no record leave
  // an error at their field, so `save` then saves nothing, as with any other error in the form.
  const settleAndSave = async () => {
    const form = formOf();
    const mayBeSaved = await settleInputs(form)
      .then(() => mayFormBeSaved(form))
      // Cleared before the save itself: what is typed while it runs needs another one.
      .finally(() => (waiting.current = undefined));
    if (!mayBeSaved) return undefined;
    return isNew ? saveNewOnce() : save();
  };

  return {
    saveOnce: () => (waiting.current ??= settleAndSave()),
    /** Whether a save has been asked for and has not begun yet. */
    isWaiting: () => waiting.current !== undefined,
  };
}
