import { Box, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import type { ExpressionFieldProps } from './ExpressionFieldProps.ts';

const ExpressionEditor = lazy(() => import('./ExpressionEditor.tsx'));

/** A condition or actions: names are offered while one types, what is wrong is underlined where it stands. */
export const ExpressionField = (props: ExpressionFieldProps) => {
  const labelId = useId();
  return (
    <Box>
      <Typography id={labelId} component="div" sx={{ fontSize: 12, color: 'text.secondary', mb: 0.25 }}>
        {props.label}
      </Typography>
      <Suspense fallback={<Box sx={{ height: 34, border: 1, borderColor: 'divider', borderRadius: 1 }} />}>
        <ExpressionEditor {...props} labelId={labelId} />
      </Suspense>
      {props.help && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary', mt: 0.25 }}>{props.help}</Typography>
      )}
    </Box>
  );
};
