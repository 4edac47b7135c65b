import { Box, Typography } from '@mui/material';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { weightText } from '../../objects/formats.ts';
import { ProgressBar } from '../../orders/ProgressBar.tsx';

/** How much of a plan is done, as a bar, and where it was weighed. */
export function PlanSumsBar({ plan }: { readonly plan: PlanPicture }) {
  const text = useText();
  const language = useLanguage();
  const { planned, done, left } = plan;
  return (
    <>
      {/* A plan does not tell apart what is only weighed and what is approved. */}
      <ProgressBar progress={{ quantity: planned, weighed: done, approved: done, left }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        {(['onWater', 'onWheels'] as const).map((where) => (
          <Typography key={where} color="text.secondary">
            {text(`shipPlan.${where}`)}:{' '}
            <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
              {weightText(language, plan[where], 3)}
            </Box>
          </Typography>
        ))}
      </Box>
    </>
  );
}
