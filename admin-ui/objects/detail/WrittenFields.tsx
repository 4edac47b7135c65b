import { useFormState, useWatch } from 'react-hook-form';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { FormItem, FormSection } from '../../views/form/formLayout.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { FieldInput } from '../fields/index.tsx';
import { FormSections } from './FormSections.tsx';
import { ShownField } from './ShownField.tsx';

interface WrittenFieldsProps {
  readonly sections: readonly FormSection[];
  readonly disabled: boolean;
  /** Absent while the record is new: what only the server knows is not shown then. */
  readonly record: AnyRecord | undefined;
}

/** The inputs of a record in the places that its view gives them. */
export const WrittenFields = ({ sections, disabled, record }: WrittenFieldsProps) => {
  const { errors, submitCount } = useFormState();
  const shown = record ? sections : sections.map(onlyWritten).filter(({ items }) => items.length > 0);
  return (
    <FormSections
      sections={shown}
      record={record}
      faulty={faultyPaths(errors)}
      attempts={submitCount}
      render={(item) => <Item item={item} disabled={disabled} record={record} />}
    />
  );
};

const onlyWritten = (section: FormSection): FormSection => ({
  ...section,
  items: section.items.filter(({ written }) => written),
});

/** `{additional: {axles: {…}}}` as `additional.axles`; a fault in a table part is its field's. */
const faultyPaths = (errors: object): string[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    name === 'additional' ? Object.keys(error as object).map((key) => `${name}.${key}`) : [name],
  );

const Item = ({
  item: { path, field, demand, written },
  disabled,
  record,
}: {
  item: FormItem;
  disabled: boolean;
  record: AnyRecord | undefined;
}) => {
  if (written && !(record && field.fixed))
    return <FieldInput field={field} source={path} demand={demand} disabled={disabled} />;
  if (!record) return null;
  if (!path.includes('.')) return <ShownField field={field} value={valueAtPath(record, path)} />;
  return <BehindReference item={{ path, field }} record={record} />;
};

/** What was read behind one reference says nothing of another that was chosen since. */
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
  const same = chosen === undefined || idOf(chosen) === idOf(record[root]);
  return <ShownField field={field} value={same ? valueAtPath(record, path) : null} />;
};
