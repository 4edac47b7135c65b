import { Box, Paper, Typography } from '@mui/material';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { FieldShown } from '../fields/index.tsx';
import { fieldGroups } from './fieldGroups.ts';

/** A record that the reader may not write: values instead of inputs, in the same places. */
export const ReadOnlyFields = ({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) => {
  const { inputs, flags, long, rows } = fieldGroups(meta);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Paper
        variant="outlined"
        sx={{ p: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 1.5 }}
      >
        {[...inputs, ...flags, ...long]
          .filter(({ secret }) => !secret)
          .map((field) => (
            <Labelled key={field.name} field={field} value={record[field.name]} />
          ))}
      </Paper>
      {rows.map((field) => (
        <Paper key={field.name} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h6" component="h2" sx={{ mb: 0.5 }}>
            {field.label}
          </Typography>
          <FieldShown field={field} value={record[field.name]} inFull />
        </Paper>
      ))}
    </Box>
  );
};

const Labelled = ({ field, value }: { field: FieldMeta; value: unknown }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" color="text.secondary" component="div">
      {field.label}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere', minHeight: 20 }}>
      {value === null || value === undefined || value === '' ? (
        '–'
      ) : (
        <FieldShown field={field} value={value} inFull />
      )}
    </Box>
  </Box>
);
