import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { FormItem, FormSection } from '../../views/form/formLayout.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { FieldInput } from '../fields/index.tsx';
import { isEmptyValue } from '../formats.ts';
import { FormSections } from './FormSections.tsx';
import { isSame } from './meaning.ts';
import { ShownField } from './ShownField.tsx';
import { useTimesWanted } from './wantedFields.ts';

interface WrittenFieldsProps {
  readonly sections: readonly FormSection[];
  /** Absent while the record is new; fields that only the server fills are hidden then. */
  readonly record: AnyRecord | undefined;
  /** Fields whose values cannot be changed: read-only unless they are empty. */
  readonly keptFields?: readonly string[] | undefined;
  /** Fields that nobody may write now: read-only, even if they are empty. */
  readonly closedFields?: readonly string[] | undefined;
  /** Fields that are sums of the record's parts: read-only and marked as sums, unless they are empty. */
  readonly sums?: readonly string[];
}

/** The inputs of a record in the places that its view sets. */
export function WrittenFields({
  sections,
  record,
  keptFields = [],
  closedFields = [],
  sums = [],
}: WrittenFieldsProps) {
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  // Each attempt to save, and each action that needs a field, opens the tab with a faulty field.
  const timesWanted = useTimesWanted(record?.id);
  // A field that was typed into before the state changed stays an input, so that the person sees what is refused.
  const isUntouched = ({ path, field }: FormItem): boolean =>
    record !== undefined && isSame({ path, field }, record, getValues());
  const isReadOnly = (item: FormItem): boolean => {
    if (!record) return false;
    if (closedFields.includes(item.path)) return isUntouched(item);
    if (isEmptyValue(valueAtPath(record, item.path))) return false;
    return sums.includes(item.path) || (keptFields.includes(item.path) && isUntouched(item));
  };
  const shown = record ? sections : sections.map(onlyWritten).filter(({ items }) => items.length > 0);
  return (
    <FormSections
      sections={shown}
      record={record}
      faulty={faultyPaths(errors)}
      attempts={submitCount + timesWanted}
      render={(item) =>
        isReadOnly(item) ? (
          <Item item={{ ...item, written: false }} record={record} isSum={sums.includes(item.path)} />
        ) : (
          <Item item={item} record={record} />
        )
      }
    />
  );
}

/** The section without the fields that only the server fills. */
const onlyWritten = (section: FormSection): FormSection => ({
  ...section,
  items: section.items.filter(({ written }) => written),
});

/**
 * The paths of the fields with errors: `{additional: {axles: {…}}}` gives `additional.axles`. An error in a table part counts
 * for the field of the table part.
 */
const faultyPaths = (errors: object): string[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    name === 'additional' ? Object.keys(error as object).map((key) => `${name}.${key}`) : [name],
  );

interface ItemProps {
  readonly item: FormItem;
  readonly record: AnyRecord | undefined;
  readonly isSum?: boolean;
}

/** The input of a field that is written; else its value. */
const Item = ({ item: { path, field, demand, written }, record, isSum = false }: ItemProps) => {
  // A fixed field is written only while its record is new.
  if (written && !(record && field.fixed)) return <FieldInput field={field} source={path} demand={demand} />;
  if (!record) return null;
  if (field.computed) return <ComputedField field={field} path={path} record={record} />;
  if (!path.includes('.'))
    return <ShownField field={field} value={valueAtPath(record, path)} isSum={isSum} />;
  return <BehindReference item={{ path, field }} record={record} />;
};

/** A computed value changes while somebody types, so it is read from the form. */
const ComputedField = ({ field, path, record }: Pick<FormItem, 'path' | 'field'> & { record: AnyRecord }) => {
  const value: unknown = useWatch({ name: path });
  return <ShownField field={field} value={value ?? valueAtPath(record, path)} />;
};

/** Values behind a reference are hidden if another record has been chosen since they were read. */
const BehindReference = ({
  item: { path, field },
  record,
}: {
  item: Pick<FormItem, 'path' | 'field'>;
  record: AnyRecord;
}) => {
  const root = path.slice(0, path.indexOf('.'));
  const chosen: unknown = useWatch({ name: root });
  const idOf = (value: unknown) => (isReference(value) ? value.id : null);
  // `chosen` is undefined if the form has no such field.
  const isSameRecord = chosen === undefined || idOf(chosen) === idOf(record[root]);
  return <ShownField field={field} value={isSameRecord ? valueAtPath(record, path) : null} />;
};
