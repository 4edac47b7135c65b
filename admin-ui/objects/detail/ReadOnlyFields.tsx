import type { AnyRecord } from '#domain/kernel/record.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { FormSections } from './FormSections.tsx';
import { ShownField } from './ShownField.tsx';

interface ReadOnlyFieldsProps {
  readonly sections: readonly FormSection[];
  readonly record: AnyRecord;
}

/** A record that the reader may not write: values in the places of the inputs. */
export function ReadOnlyFields({ sections, record }: ReadOnlyFieldsProps) {
  return (
    <FormSections
      sections={sections.map(withoutSecrets).filter(({ items }) => items.length > 0)}
      record={record}
      render={({ path, field }) => <ShownField field={field} value={valueAtPath(record, path)} />}
    />
  );
}

const withoutSecrets = (section: FormSection): FormSection => ({
  ...section,
  items: section.items.filter(({ field }) => !field.secret),
});
