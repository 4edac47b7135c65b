import { Chip } from '@mui/material';
import { statusBackground } from './statusColour.ts';
import type { Tone } from '../shell/tones.ts';

interface StatusChipProps {
  readonly label: string;
  readonly tone?: Tone;
  /** The colour of a status of a dictionary, which stands in place of the tone. */
  readonly colour?: string | undefined;
  /** If there is little room, a long state wraps to two lines instead of being cut. */
  readonly wraps?: boolean;
}

/** A state in one word; the colour shows progress or urgency, or is that of a status in its dictionary. */
export function StatusChip({ label, tone = 'plain', colour, wraps = false }: StatusChipProps) {
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
        ...(colour
          ? { bgcolor: statusBackground(colour), color: 'text.primary' }
          : { bgcolor: theme.tones[tone].background, color: theme.tones[tone].text }),
        '& .MuiChip-label': { px: 0.875, ...(wraps ? { whiteSpace: 'normal', py: 0.25 } : {}) },
      })}
    />
  );
}
