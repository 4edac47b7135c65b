import { Box, Paper, Typography } from '@mui/material';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldInput } from '../fields/index.tsx';
import { fieldGroups } from './fieldGroups.ts';

const columns = 'repeat(auto-fill, minmax(260px, 1fr))';

/** The inputs of a record: values in a grid, flags together, long texts across, table parts below. */
export const FormFields = ({ meta, disabled }: { meta: ObjectMeta; disabled: boolean }) => {
  const text = useText();
  const { inputs, flags, long, rows } = fieldGroups(meta);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.75 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: columns,
            columnGap: 1.5,
            rowGap: 1.75,
            alignItems: 'start',
          }}
        >
          {inputs.map((field) => (
            <FieldInput key={field.name} field={field} source={field.name} disabled={disabled} />
          ))}
        </Box>
        {long.map((field) => (
          <FieldInput key={field.name} field={field} source={field.name} disabled={disabled} />
        ))}
      </Paper>
      {flags.length > 0 && (
        <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle2" component="h2" color="text.secondary">
            {text('detail.settings')}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 1.5 }}>
            {flags.map((field) => (
              <FieldInput key={field.name} field={field} source={field.name} disabled={disabled} />
            ))}
          </Box>
        </Paper>
      )}
      {rows.map((field) => (
        <Paper key={field.name} variant="outlined" sx={{ p: 2 }}>
          <FieldInput field={field} source={field.name} disabled={disabled} />
        </Paper>
      ))}
    </Box>
  );
};
