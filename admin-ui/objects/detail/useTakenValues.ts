import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference } from '#domain/kernel/record.ts';
import { fillValue } from '../../parts/fillValue.ts';
import { afterText } from '../../parts/settledInputs.ts';
import { mayBeTaken, referencesTaken, takenValue, takingFields } from './takenValues.ts';

interface TakenValuesProps {
  readonly meta: ObjectMeta;
  /** Whether the form is that of a new record, and its draft, if any, has been restored. */
  readonly isEnabled: boolean;
  /** Whether the form began with a draft or a copy: then only records chosen from now on fill fields. */
  readonly isBegun: boolean;
  /** Values of the form that nobody has typed. */
  readonly untouched: RefObject<Readonly<Record<string, unknown>>>;
}

/**
 * Fills the fields of a new record that take their values from elsewhere. It fills them at once if nothing must be chosen
 * first, else when the record that gives the value is chosen. What a person wrote is never overwritten, and a value waits
 * while there is an unfinished text in the field's picker.
 */
export function useTakenValues({ meta, isEnabled, isBegun, untouched }: TakenValuesProps): void {
  const form = useFormContext();
  const client = useQueryClient();
  const { data: identity } = useGetIdentity();
  const fields = useMemo(() => takingFields(meta), [meta]);
  // `useWatch` subscribes again for a new array, which renders the form again each time.
  const references = useMemo(() => referencesTaken(fields), [fields]);
  const watched = useWatch({ control: form.control, name: references }) as unknown[];
  const chosen = JSON.stringify(watched.map((value) => (isReference(value) ? value.id : null)));
  /** By the name of a field: the value that was filled in last, which another one may replace. */
  const filled = useRef(new Map<string, { readonly value: unknown }>());
  /** Counts the runs of the effect, to tell an answer to an earlier choice. */
  const latestFill = useRef(0);
  const chosenAtStart = useRef<string>(undefined);

  useEffect(() => {
    if (!isEnabled || !identity || fields.length === 0) return;
    // `chosen` is JSON and never the empty text. So with '' every choice counts as a change, and all fields are filled now.
    chosenAtStart.current ??= isBegun ? chosen : '';
    const isUnchanged = chosenAtStart.current === chosen;
    // A copy leaves out values that its form does not offer, so these fields get their usual value.
    const filling = isUnchanged ? fields.filter(({ notOffered }) => notOffered) : fields;
    if (filling.length === 0) return;
    // Once another record was chosen, every later choice fills all fields.
    if (!isUnchanged) chosenAtStart.current = '';
    const thisFill = ++latestFill.current;
    const me = { id: Number(identity.id), presentation: identity.fullName ?? '' };
    const fill = async (field: FieldMeta) => {
      const context = { client, me, meta, values: form.getValues() };
      const value = (await takenValue(field, context)) ?? field.defaultValue ?? null;
      afterText(field.name, () => {
        // Another record has been chosen meanwhile; its values will follow.
        if (thisFill !== latestFill.current) return;
        const { name } = field;
        if (!mayBeTaken(form.getValues(name), field.defaultValue, filled.current.get(name))) return;
        filled.current.set(name, { value });
        untouched.current = { ...untouched.current, [name]: value };
        // Not marked as typed, because an untouched form has nothing to lose. Not set as a default either, because changed
        // defaults make the form's fields render without end.
        fillValue(form, name, value);
      });
    };
    for (const field of filling) void fill(field);
  }, [chosen, client, fields, form, identity, isBegun, meta, untouched, isEnabled]);
}
