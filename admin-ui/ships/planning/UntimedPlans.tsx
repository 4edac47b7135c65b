import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useText } from '../../i18n/useText.ts';

/** Plans that nobody has given a time yet. */
export function UntimedPlans({ plans }: { readonly plans: readonly PlanPicture[] }) {
  const text = useText();
  if (plans.length === 0) return null;
  return (
    <Box component="section" aria-label={text('shipPlan.untimed')} sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {text('shipPlan.untimed')}
      </Typography>
      {plans.map(({ id, numberStr, ship, product }) => (
        <Button key={id} component={Link} to={`/${objects.shipPlanning.path}/${id}`}>
          {[numberStr, ship?.presentation, product?.presentation].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </Box>
  );
}
