import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { isReference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { useFieldInput } from './useFieldInput.ts';

const ReferenceShown = ({ field, value, inFull }: ShownValue) => {
  const path = useObjectPath(field.ref);
  if (!isReference(value)) return null;
  // Without a name it is a record that this person may not see.
  if (!value.presentation) return <>{`#${value.id}`}</>;
  if (!inFull || !path) return <>{value.presentation}</>;
  return (
    <MuiLink component={Link} to={`/${path}/${value.id}`}>
      {value.presentation}
    </MuiLink>
  );
};

const ReferenceInput = (props: InputProps) => {
  const { form, shown, error } = useFieldInput(props);
  return (
    <ReferencePicker
      id={shown.id}
      objectName={props.field.ref ?? ''}
      where={props.field.where}
      value={isReference(form.value) ? form.value : null}
      onChange={form.onChange}
      onBlur={form.onBlur}
      {...(props.bare ? { bare: true, ariaLabel: props.field.label } : { label: props.field.label })}
      required={props.field.required}
      disabled={shown.disabled}
      error={error}
    />
  );
};

const ReferenceFilter = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <ReferencePicker
      objectName={field.ref ?? ''}
      value={isReference(value) ? value : null}
      onChange={onChange}
      label={text('filters.value')}
      bare
    />
  );
};

export const referenceKind: FieldKind = {
  Shown: ReferenceShown,
  Input: ReferenceInput,
  FilterValue: ReferenceFilter,
  span: 3,
};
