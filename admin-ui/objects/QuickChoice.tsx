import { MenuItem, TextField } from '@mui/material';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../i18n/useText.ts';

/** Narrows a list to one value of an enumeration, or to none. */
export const QuickChoice = ({
  field,
  value,
  onChange,
}: {
  field: FieldMeta;
  value: string;
  onChange: (value: string) => void;
}) => {
  const text = useText();
  return (
    <TextField
      select
      label={field.label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 130 }}
    >
      <MenuItem value="">{text('common.all')}</MenuItem>
      {field.values.map((known) => (
        <MenuItem key={known.value} value={known.value}>
          {known.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
