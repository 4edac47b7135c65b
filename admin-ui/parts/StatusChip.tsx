import { Chip } from '@mui/material';
import type { Tone } from '../shell/tones.ts';

interface StatusChipProps {
  readonly label: string;
  readonly tone?: Tone;
  /** Where there is little room, a long state takes two lines instead of losing its end. */
  readonly wraps?: boolean;
}

/** A state in one word, on a colour that says how far or how urgent. */
export const StatusChip = ({ label, tone = 'plain', wraps = false }: StatusChipProps) => (
  <Chip
    label={label}
    size="small"
    sx={(theme) => ({
      height: wraps ? 'auto' : 20,
      minHeight: 20,
      lineHeight: 1.25,
      fontSize: 12,
      fontWeight: 600,
      borderRadius: '4px',
      bgcolor: theme.tones[tone].ground,
      color: theme.tones[tone].ink,
      '& .MuiChip-label': { px: 0.875, ...(wraps ? { whiteSpace: 'normal', py: 0.25 } : {}) },
    })}
  />
);
