import { Chip } from '@mui/material';
import type { Tone } from '../shell/tones.ts';

/** A state in one word, on a colour that says how far or how urgent. */
export const StatusChip = ({ label, tone = 'plain' }: { label: string; tone?: Tone }) => (
  <Chip
    label={label}
    size="small"
    sx={(theme) => ({
      height: 20,
      fontSize: 12,
      fontWeight: 600,
      borderRadius: '4px',
      bgcolor: theme.tones[tone].ground,
      color: theme.tones[tone].ink,
      '& .MuiChip-label': { px: 0.875 },
    })}
  />
);
