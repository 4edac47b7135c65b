import { IconButton, Tooltip } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

interface BarButtonProps {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Whether what it shows or hides is shown. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

/** An icon in the top bar, with its name for whoever points at it or cannot see it. */
export const BarButton = ({ label, onClick, pressed, children }: BarButtonProps) => (
  <Tooltip title={label}>
    <IconButton color="inherit" onClick={onClick} aria-label={label} aria-pressed={pressed}>
      {children}
    </IconButton>
  </Tooltip>
);
