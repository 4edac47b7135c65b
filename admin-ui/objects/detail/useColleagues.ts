import { useGetIdentity } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { afterText } from '../../parts/settledInputs.ts';
import { foreignChanges } from './foreignChange.ts';
import { heldDuringSaves } from './heldDuringSaves.ts';
import { writtenFields } from './meaning.ts';
import { mergeOf } from './merge.ts';
import { takeRecord } from './takeRecord.ts';
import { changedPartWithText } from './takeRows.ts';
import { useForeignChanges } from './useForeignChanges.ts';
import { useWriters } from './useWriters.ts';

type Values = Readonly<Record<string, unknown>>;

/** How long to wait for the name of the writer. A person who has to choose between two values waits less. */
const [clashPatienceMs, usualPatienceMs] = [2000, 15_000];

/**
 * Merges into the form what others change in its record while the form is open. A field that only they changed gets their value; a
 * field that was changed here too keeps what was typed here, until the person chooses the value of the others.
 */
export function useColleagues(meta: ObjectMeta, current: AnyRecord | undefined) {
  const form = useFormContext();
  const { data: identity } = useGetIdentity();
  const fields = useMemo(() => writtenFields(meta), [meta]);
  const writersBetween = useWriters(meta.name, current?.id);
  const { changes, add, choose, clear } = useForeignChanges();
  /** The record that the form is based on: a save sends the differences from it. */
  const base = useRef<Values | undefined>(current);

  /** Makes the record `theirs` the base of the form. @returns the changes that somebody else has made since `olderBase` was read */
  const adopt = useCallback(
    (theirs: AnyRecord, olderBase: Values) => {
      const mine = structuredClone(form.getValues()) as Values;
      const states = { base: olderBase, mine, theirs };
      const merge = mergeOf(fields, states);
      // The base must be set first: listeners compare the new values with the base.
      base.current = theirs;
      takeRecord(form, { fields, merge, mine, theirs });
      return foreignChanges(merge, states);
    },
    [fields, form],
  );

  // `held` is made once and keeps a record until the saves are over, so it calls the latest `mergeNewer` through a ref.
  const latestMergeNewer = useRef<(theirs: AnyRecord) => Promise<void>>(undefined);
  const [held] = useState(() => heldDuringSaves((theirs) => void latestMergeNewer.current?.(theirs)));
  /** Merges a newer version of the record into the form, and then shows what was changed and by whom. */
  const mergeNewer = useCallback(
    async (theirs: AnyRecord): Promise<void> => {
      const olderBase = base.current;
      // A response to a request made before this form was saved is older than the form's base.
      if (!olderBase || Date.parse(theirs.updatedAt) <= Date.parse(String(olderBase.updatedAt))) return;
      // A text that is no value yet would be lost if its row were rendered anew, so the merge waits for the text.
      const part = changedPartWithText(fields, olderBase, theirs);
      if (part) return afterText(part.path, () => held.offer(theirs));
      const changesOfOthers = adopt(theirs, olderBase);
      if (changesOfOthers.length === 0) return;
      // Only a change of a value that was changed here too says whose value is kept.
      const clashes = changesOfOthers.some(({ kept }) => kept !== undefined);
      const patienceMs = clashes ? clashPatienceMs : usualPatienceMs;
      // `writers` is undefined if their names did not come in time.
      const writers = await writersBetween(String(olderBase.updatedAt), theirs.updatedAt, patienceMs);
      const others = writers?.filter((name) => name !== identity?.fullName);
      // Only this person wrote, for example in another tab, so there is nothing to show.
      if (!clashes && others?.length === 0) return;
      const signature = { by: others?.at(-1), at: theirs.updatedAt };
      add(changesOfOthers.map((change) => ({ ...change, ...signature })));
    },
    [add, adopt, fields, held, identity?.fullName, writersBetween],
  );
  latestMergeNewer.current = mergeNewer;

  return {
    base,
    changes,
    /** Merges a newer version of the record, at once or when the running saves are over. */
    mergeNewer: held.offer,
    /** Runs a save. What is read of the record meanwhile is merged afterwards. */
    whileSaving: held.during,
    choose,
    /** After a save. The differences from what was sent were typed while the request was under way, and are kept. */
    saved: (record: AnyRecord, sent: Values) => {
      adopt(record, sent);
      clear();
    },
    /** Hides the changes of others; the values in the form stay. */
    dismiss: clear,
  };
}

/** Merges the present record into the form, as soon as the form's draft has been restored. */
export function useRecordMerge(
  { base, mergeNewer }: Pick<ReturnType<typeof useColleagues>, 'base' | 'mergeNewer'>,
  current: AnyRecord | undefined,
  heldForm: { readonly ready: boolean; readonly restored: { readonly base?: unknown } | undefined },
): void {
  /** Whether a record has been merged before: the base of a restored draft counts for the first merge only. */
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!heldForm.ready || !current) return;
    // A draft was typed when the record had older values, so the draft is compared with these older values.
    if (!hasBegun.current && heldForm.restored?.base) base.current = heldForm.restored.base as Values;
    hasBegun.current = true;
    mergeNewer(current);
  }, [base, current, heldForm.ready, heldForm.restored, mergeNewer]);
}
