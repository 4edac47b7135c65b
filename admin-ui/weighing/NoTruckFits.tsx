import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import type { Scale } from './useScales.ts';
import { useWhyNotHere } from './useWhyNotHere.ts';

interface NoTruckFitsProps {
  /** The words that no truck of the list matches. */
  readonly words: string;
  readonly scale: Scale;
  /** Whether another list of this desk has matching trucks. */
  readonly fitsElsewhere: boolean;
}

/** The text of a desk's list without matches: says where a matching truck is, if there is one. */
export function NoTruckFits({ words, scale, fitsElsewhere }: NoTruckFitsProps) {
  const text = useText();
  const reasons = useWhyNotHere(fitsElsewhere ? undefined : words, scale);
  return (
    <Box role="status" sx={{ p: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {text(fitsElsewhere ? 'desk.noneHere' : 'desk.noneFits', { words })}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ mt: 0.75, fontWeight: 650 }}>
          {reason}
        </Typography>
      ))}
    </Box>
  );
}
