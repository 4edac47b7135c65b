import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useController, useWatch } from 'react-hook-form';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { RightsRow } from '#domain/platform/roleRights.rules.ts';
import { useText } from '../../i18n/useText.ts';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { RightsTable } from './RightsTable.tsx';

const rowsIn = (value: unknown): readonly RightsRow[] => (Array.isArray(value) ? (value as RightsRow[]) : []);

/** The rights of a role as a table of checkboxes over all objects. */
function RightsInput({ field, source, disabled }: InputProps) {
  const text = useText();
  const { field: form } = useController({ name: source });
  const key = useWatch({ name: 'key' }) as unknown;
  return (
    <Box>
      <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {field.label}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text('rights.hint')}
      </Typography>
      <RightsTable
        roleKey={String(key ?? '')}
        rows={rowsIn(form.value)}
        {...(disabled ? {} : { onChange: form.onChange })}
      />
    </Box>
  );
}

/** In a list the number of objects with rights, on the page of a role the whole table. */
function RightsShown({ value, inFull }: ShownValue) {
  const record = useRecordContext<AnyRecord>();
  const rows = rowsIn(value);
  if (!inFull) return <>{rows.length > 0 ? rows.length : ''}</>;
  return <RightsTable roleKey={String(record?.key ?? '')} rows={rows} />;
}

export const rightsKind: FieldKind = { Shown: RightsShown, Input: RightsInput, span: 12 };
