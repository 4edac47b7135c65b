import type { UseFormReturn } from 'react-hook-form';
import { afterText } from '../../parts/settledInputs.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { isSame, type WrittenField } from './meaning.ts';
import type { Merge } from './merge.ts';
import { takeRows } from './takeRows.ts';

type Values = Readonly<Record<string, unknown>>;

interface MergedRecord {
  readonly fields: readonly WrittenField[];
  /** `taken` are the fields that get their value from `theirs`, `parts` the table parts with their merged rows. */
  readonly merge: Pick<Merge, 'taken' | 'parts'>;
  /** The values that the form had when the records were merged. */
  readonly mine: Values;
  /** The record as it was read now. */
  readonly theirs: Values;
}

/** Puts a merged record into the form. From then on, the form compares its values with this record. */
export function takeRecord(form: UseFormReturn, { fields, merge, mine, theirs }: MergedRecord): void {
  const take = ({ path }: WrittenField) => form.setValue(path, valueAtPath(theirs, path) ?? null);
  // `afterText` sets a field at once, or, while a person types in it, once the text is a value. A value that they have typed stays.
  for (const field of merge.taken)
    afterText(field.path, () => {
      if (isSame(field, mine, form.getValues())) take(field);
    });
  for (const { path, rows } of merge.parts) takeRows(form, path, rows);
  // The presentation of the same record may have changed, for example with the language.
  for (const field of fields)
    if (field.field.type === 'reference' && isSame(field, mine, theirs)) take(field);
  // `fields` are all fields that this form may write, with its table parts. What remains is only shown.
  const writable = new Set(fields.map(({ path }) => path.split('.')[0]));
  for (const name of Object.keys(theirs)) if (!writable.has(name)) form.setValue(name, theirs[name]);
  // The values stay; only the record with which the form compares them is replaced.
  form.reset({ ...theirs }, { keepValues: true, keepErrors: true, keepTouched: true, keepSubmitCount: true });
}
