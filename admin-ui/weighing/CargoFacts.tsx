import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { fieldLabel } from '#domain/labels/index.ts';
import type { Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';

/** The fields that are shown, in their order. */
const names = [
  'product',
  'warehouse',
  'customer',
  'vendor',
  'driver',
  'trailer',
  'carrier',
  'order',
] as const;

/** The filled ones of these fields of a disposition: its goods, their warehouse, the firms and people concerned, the order. */
export function CargoFacts({ disposition }: { disposition: Disposition }) {
  const language = useLanguage();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1.5,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto 1fr',
        columnGap: 1.5,
        rowGap: 0.25,
        '@media (max-width: 1100px)': { gridTemplateColumns: 'auto 1fr' },
      }}
    >
      {names
        .filter((name) => disposition[name])
        .map((name) => (
          <Fragment key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {fieldLabel(language, 'disposition', name)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {disposition[name]?.presentation}
            </Typography>
          </Fragment>
        ))}
    </Box>
  );
}
