import { Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isReference, nameOrNumber } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { colourOfStatus, statusBackground } from '../../parts/statusColour.ts';
import { useText } from '../../i18n/useText.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { likeValues, type Offer } from './offered.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { useLookupInput } from './useLookupInput.ts';

const ReferenceShown = ({ field, value, inFull }: ShownValue) => {
  const path = useObjectPath(field.ref);
  if (!isReference(value)) return null;
  // Without a presentation, this person may not see the record, so there is no link.
  if (!value.presentation) return <>{nameOrNumber(value)}</>;
  const colour = colourOfStatus(value);
  if (!inFull || !path) return <>{value.presentation}</>;
  return (
    <MuiLink
      component={Link}
      to={`/${path}/${value.id}`}
      sx={colour ? { px: 0.875, py: 0.25, borderRadius: 1, bgcolor: statusBackground(colour) } : {}}
    >
      {value.presentation}
    </MuiLink>
  );
};

/**
 * In the declaration of a field, `notFor` is the name of the form's field with the customer, and `like` has names of fields of the
 * form. The picker gets the present values of these fields under the same two names.
 */
const ReferenceInput = (props: InputProps) => {
  const { notFor, like } = props.field;
  if (notFor) return <ForCustomerInput {...props} customerField={notFor} />;
  if (like) return <LikeInput {...props} like={like} />;
  return <PickedInput {...props} />;
};

/** Offers the records that go with the fields beside this one. */
const LikeInput = ({ like, ...props }: InputProps & { readonly like: Readonly<Record<string, string>> }) => {
  const formFields = Object.values(like);
  // In a table part `products.0.`; empty for a field of the record itself.
  const rowPrefix = props.source.slice(0, props.source.lastIndexOf('.') + 1);
  const values: unknown[] = useWatch({ name: formFields.map((name) => `${rowPrefix}${name}`) });
  // As a text, so that the same values give the same object in each rendering.
  const likeText = JSON.stringify(likeValues(like, (name) => values[formFields.indexOf(name)]));
  const likeFilter = useMemo(() => JSON.parse(likeText) as Readonly<Record<string, unknown>>, [likeText]);
  return <PickedInput {...props} like={likeFilter} />;
};

/** Does not offer the products that the customer of the document does not get. */
const ForCustomerInput = ({ customerField, ...props }: InputProps & { readonly customerField: string }) => {
  const customer: unknown = useWatch({ name: customerField });
  return <PickedInput {...props} notFor={isReference(customer) ? customer.id : undefined} />;
};

const PickedInput = ({ like, notFor, ...props }: InputProps & Pick<Offer, 'like' | 'notFor'>) => {
  const { form, shown, error, onUnmatched } = useLookupInput(props);
  return (
    <ReferencePicker
      id={shown.id}
      name={shown.name}
      objectName={props.field.ref ?? ''}
      where={props.field.where}
      without={props.field.without}
      notOffered={props.field.notOffered}
      like={like}
      notFor={notFor}
      value={isReference(form.value) ? form.value : null}
      onChange={form.onChange}
      onBlur={form.onBlur}
      inputRef={form.ref}
      onUnmatched={onUnmatched}
      {...(props.bare ? { bare: true, ariaLabel: props.field.label } : { label: props.field.label })}
      required={props.field.required}
      disabled={shown.disabled}
      error={error}
    />
  );
};

/** Offers all records, because a filter may also look for what can no longer be chosen in a form. */
const ReferenceFilter = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <ReferencePicker
      objectName={field.ref ?? ''}
      value={isReference(value) ? value : null}
      onChange={onChange}
      label={text('filters.value')}
      mayCreate={false}
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
