import { Box, Paper, Typography } from '@mui/material';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { FieldShown } from '../fields/index.tsx';
import { hasNoContent } from '../formats.ts';

/** Fields with their values, read-only. */
export function Facts({ section, record }: { section: FormSection; record: AnyRecord }) {
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
      {section.title && (
        <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ mb: 0.5 }}>
          {section.title}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(110px, 42%) 1fr',
          columnGap: 1.5,
          rowGap: 0.5,
        }}
      >
        {section.items.map(({ path, field }) => (
          <Fact key={path} field={field} value={valueAtPath(record, path)} />
        ))}
      </Box>
    </Paper>
  );
}

const Fact = ({ field, value }: { field: FieldMeta; value: unknown }) => (
  <>
    <Typography component="dt" variant="body2" color="text.secondary">
      {field.label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {hasNoContent(value) ? '–' : <FieldShown field={field} value={value} inFull />}
    </Typography>
  </>
);
