import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { barHeight } from './barHeight.ts';

interface SideColumnProps {
  readonly width: number;
  readonly side: 'left' | 'right';
  /** Whether it scrolls with the page instead of staying in place. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

const inPlace = {
  position: 'sticky',
  top: barHeight,
  height: `calc(100vh - ${barHeight}px)`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;

/** A column beside the screen. */
export function SideColumn({ width, side, scrolls = false, children }: SideColumnProps) {
  return (
    <Box
      className="no-print"
      sx={{
        width,
        flexShrink: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        ...(side === 'left' ? { borderRight: 1 } : { borderLeft: 1 }),
        borderColor: 'divider',
        ...(scrolls ? {} : inPlace),
      }}
    >
      {children}
    </Box>
  );
}
