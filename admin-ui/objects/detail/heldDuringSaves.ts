import type { AnyRecord } from '#domain/kernel/record.ts';

/** The one of two versions of a record that was written later; the first if both are of the same moment. */
export function newerOf(one: AnyRecord, other: AnyRecord): AnyRecord {
  return Date.parse(other.updatedAt) > Date.parse(one.updatedAt) ? other : one;
}

/**
 * Takes what is read of a record, but only after the saves that are under way: until a save is answered, a form cannot tell
 * a row that it has sent from one that a colleague has added.
 */
export function heldDuringSaves(take: (record: AnyRecord) => void) {
  let savesUnderWay = 0;
  /** The newest record that was read during the saves. */
  let held: AnyRecord | undefined;
  const offer = (record: AnyRecord): void => {
    if (savesUnderWay === 0) take(record);
    else held = held ? newerOf(held, record) : record;
  };
  const during = async <T>(save: () => Promise<T>): Promise<T> => {
    savesUnderWay += 1;
    try {
      return await save();
    } finally {
      savesUnderWay -= 1;
      if (savesUnderWay === 0 && held) {
        const newest = held;
        held = undefined;
        take(newest);
      }
    }
  };
  return { offer, during };
}
