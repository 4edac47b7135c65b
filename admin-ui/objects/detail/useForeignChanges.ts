import { useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { changePlace, withLatest, type ForeignChange } from './foreignChange.ts';

/**
 * The changes of others that the form shows, until it is saved or the person closes them. In a change, `mine` is what was typed
 * here, `now` what the other person has stored, and `kept` says which of the two the form holds.
 */
export function useForeignChanges() {
  const form = useFormContext();
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);

  const add = useCallback(
    (newChanges: readonly ForeignChange[]) => setChanges((before) => withLatest(before, newChanges)),
    [],
  );

  const choose = useCallback(
    (change: ForeignChange, kept: 'mine' | 'theirs') => {
      const place = changePlace(form, change);
      const isRowGone = place === undefined;
      if (kept === change.kept || isRowGone) return;
      // What the form holds now is remembered, so that the person can go back to it.
      const mine = kept === 'theirs' ? (form.getValues(place) as unknown) : change.mine;
      form.setValue(place, (kept === 'mine' ? mine : change.now) ?? null, { shouldDirty: true });
      setChanges((before) =>
        before.map((each) => (each.path === change.path ? { ...each, kept, mine } : each)),
      );
    },
    [form],
  );

  return { changes, add, choose, clear: () => setChanges([]) };
}
