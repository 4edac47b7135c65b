import { IconButton, Tooltip } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

interface BarButtonProps {
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Whether the part that it toggles is shown. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

/** An icon button of the top bar; its label is the tooltip and the accessible name. */
export function BarButton({ label, onClick, pressed, children }: BarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" onClick={onClick} aria-label={label} aria-pressed={pressed}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
