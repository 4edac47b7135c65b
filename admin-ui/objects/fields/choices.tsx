import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import CheckIcon from '@mui/icons-material/Check';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { toneOf } from '../statusTones.ts';
import type { FieldKind, FilterValueProps, InputProps, ShownValue } from './kind.ts';
import { useFieldInput } from './useFieldInput.ts';

// How values of an enumeration and yes-or-no values are shown, edited in forms and chosen for filters.

const EnumerationShown = ({ field, value }: ShownValue) => {
  if (typeof value !== 'string' || value === '') return null;
  const label = field.values.find((option) => option.value === value)?.label ?? value;
  return <StatusChip label={label} tone={toneOf(field.enumName, value)} />;
};

const EnumerationInput = (props: InputProps) => {
  const text = useText();
  const { form, shown } = useFieldInput(props);
  return (
    <TextField
      {...shown}
      select
      value={form.value ?? ''}
      onChange={(event) => form.onChange(event.target.value || null)}
      onBlur={form.onBlur}
      inputRef={form.ref}
    >
      {props.field.allowNull && <MenuItem value="">{text('common.empty')}</MenuItem>}
      {props.field.values.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};

const EnumerationFilter = ({ field, value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('filters.value')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
    >
      {field.values.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

const BooleanShown = ({ value, inFull }: ShownValue) => {
  const text = useText();
  if (inFull) return <>{value === true ? text('common.yesWord') : text('common.noWord')}</>;
  return value === true ? (
    <CheckIcon
      titleAccess={text('common.yesWord')}
      sx={{ fontSize: 16, color: 'success.main', display: 'block', mx: 'auto' }}
    />
  ) : null;
};

/** A checkbox. In a table (`bare`) the column head is the visible label, so the name is given to screen readers only. */
const BooleanInput = (props: InputProps) => {
  const { form, shown } = useFieldInput(props);
  const box = (
    <Checkbox
      checked={form.value === true}
      onChange={(event) => form.onChange(event.target.checked)}
      onBlur={form.onBlur}
      disabled={shown.disabled}
      id={shown.id}
      slotProps={{ input: { ref: form.ref, ...(props.bare ? { 'aria-label': props.field.label } : {}) } }}
    />
  );
  return props.bare ? box : <FormControlLabel control={box} label={props.field.label} sx={{ mr: 0 }} />;
};

const BooleanFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('filters.value')}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(event) => onChange(event.target.value === 'true')}
      fullWidth
    >
      <MenuItem value="true">{text('common.yesWord')}</MenuItem>
      <MenuItem value="false">{text('common.noWord')}</MenuItem>
    </TextField>
  );
};

export const enumerationKind: FieldKind = {
  Shown: EnumerationShown,
  Input: EnumerationInput,
  FilterValue: EnumerationFilter,
  span: 3,
};
export const booleanKind: FieldKind = {
  Shown: BooleanShown,
  Input: BooleanInput,
  FilterValue: BooleanFilter,
  align: 'center',
  span: 3,
};
