import { Chip } from '@mui/material';
import type { Tone } from '../shell/tones.ts';

interface StatusChipProps {
  readonly label: string;
  readonly tone?: Tone;
  /** If there is little room, a long state wraps to two lines instead of being cut. */
  readonly wraps?: boolean;
}

/** A state in one word; the colour shows progress or urgency. */
export function StatusChip({ label, tone = 'plain', wraps = false }: StatusChipProps) {
  return (
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
        bgcolor: theme.tones[tone].background,
        color: theme.tones[tone].text,
        '& .MuiChip-label': { px: 0.875, ...(wraps ? { whiteSpace: 'normal', py: 0.25 } : {}) },
      })}
    />
  );
}
