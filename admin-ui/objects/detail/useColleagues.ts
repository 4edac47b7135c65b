import { useGetIdentity } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { afterText, holdsText } from '../../parts/settledInputs.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { changePlace, type ForeignChange, rowChanges } from './foreignChange.ts';
import { isSame, writtenFields, type WrittenField } from './meaning.ts';
import { mergeOf } from './merge.ts';
import { takeRows } from './takeRows.ts';
import { useWriters } from './useWriters.ts';

type Values = Readonly<Record<string, unknown>>;

/** How long the name of the writer is waited for. A person who has to choose between two values waits less. */
const [clashNewsWithinMs, newsWithinMs] = [2000, 15_000];

/**
 * Merges into the form what others change in its record meanwhile. A field that only they changed gets their value; a
 * field that was changed here too keeps what was typed, until the person chooses their value.
 */
export function useColleagues(meta: ObjectMeta, current: AnyRecord | undefined) {
  const form = useFormContext();
  const { data: identity } = useGetIdentity();
  const fields = useMemo(() => writtenFields(meta), [meta]);
  const writersBetween = useWriters(meta.name, current?.id);
  /** The record that the form is based on: a save sends the differences from it. */
  const base = useRef<Values | undefined>(current);
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);

  /** Makes the given record the base of the form. @returns the changes that somebody else has made since it was read */
  const adopt = useCallback(
    (theirs: AnyRecord, from: Values): readonly Omit<ForeignChange, 'by' | 'at'>[] => {
      const mine = structuredClone(form.getValues()) as Values;
      const { taken, clashing, parts } = mergeOf(fields, { base: from, mine, theirs });
      const told = (field: WrittenField) => ({
        ...field,
        label: field.field.label,
        was: valueAtPath(from, field.path),
        now: valueAtPath(theirs, field.path),
      });
      // Must come first: listeners compare the new values with the base.
      base.current = theirs;
      const take = ({ path }: WrittenField) => form.setValue(path, valueAtPath(theirs, path) ?? null);
      for (const field of taken)
        afterText(field.path, () => {
          if (isSame(field, mine, form.getValues())) take(field);
        });
      for (const { path, rows } of parts) takeRows(form, path, rows);
      // The presentation of the same record may have changed, for example with the language.
      for (const field of fields)
        if (field.field.type === 'reference' && isSame(field, mine, theirs)) take(field);
      const written = new Set(fields.map(({ path }) => path.split('.')[0]));
      for (const name of Object.keys(theirs)) if (!written.has(name)) form.setValue(name, theirs[name]);
      form.reset(
        { ...theirs },
        { keepValues: true, keepErrors: true, keepTouched: true, keepSubmitCount: true },
      );
      return [
        ...taken.map(told),
        ...parts.flatMap((part) => rowChanges(part, mine)),
        ...clashing.map((field) => ({
          ...told(field),
          mine: valueAtPath(mine, field.path),
          kept: 'mine' as const,
        })),
      ];
    },
    [fields, form],
  );

  const again = useRef<(theirs: AnyRecord) => Promise<void>>(undefined);
  const meet = useCallback(
    async (theirs: AnyRecord): Promise<void> => {
      const from = base.current;
      // A response to a request made before this form was saved is older than the form's base.
      if (!from || Date.parse(theirs.updatedAt) <= Date.parse(String(from.updatedAt))) return;
      const part = fields.find((field) => field.field.type === 'rows' && !isSame(field, from, theirs));
      // A text that is no value yet would be lost if its row were drawn anew.
      if (part && holdsText(part.path)) return afterText(part.path, () => void again.current?.(theirs));
      const merged = adopt(theirs, from);
      if (merged.length === 0) return;
      const clashes = merged.some(({ kept }) => kept !== undefined);
      const writers = await writersBetween(
        String(from.updatedAt),
        theirs.updatedAt,
        clashes ? clashNewsWithinMs : newsWithinMs,
      );
      const others = writers?.filter((name) => name !== identity?.fullName);
      if (!clashes && others?.length === 0) return;
      const [by, at] = [others?.at(-1), theirs.updatedAt];
      const found: ForeignChange[] = merged.map((change) => ({ ...change, by, at }));
      const paths = new Set(found.map(({ path }) => path));
      setChanges((before) => [...before.filter(({ path }) => !paths.has(path)), ...found]);
    },
    [adopt, fields, identity?.fullName, writersBetween],
  );
  again.current = meet;

  const choose = useCallback(
    (change: ForeignChange, kept: 'mine' | 'theirs') => {
      const place = changePlace(form, change);
      if (kept === change.kept || place === undefined) return;
      const mine = kept === 'theirs' ? (form.getValues(place) as unknown) : change.mine;
      form.setValue(place, (kept === 'mine' ? mine : change.now) ?? null, { shouldDirty: true });
      setChanges((before) =>
        before.map((each) => (each.path === change.path ? { ...each, kept, mine } : each)),
      );
    },
    [form],
  );

  return {
    base,
    changes,
    meet,
    choose,
    /** After a save; what was typed while the request was under way is kept. */
    saved: (record: AnyRecord, sent: Values) => {
      adopt(record, sent);
      setChanges([]);
    },
    dismiss: () => setChanges([]),
  };
}

/** Merges the present record into the form, as soon as the form's draft has been restored. */
export function useMeeting(
  { base, meet }: Pick<ReturnType<typeof useColleagues>, 'base' | 'meet'>,
  current: AnyRecord | undefined,
  held: { readonly ready: boolean; readonly restored: { readonly base?: unknown } | undefined },
): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!held.ready || !current) return;
    // A draft was typed over the record as it was read then.
    if (!begun.current && held.restored?.base) base.current = held.restored.base as Values;
    begun.current = true;
    void meet(current);
  }, [base, current, held.ready, held.restored, meet]);
}
