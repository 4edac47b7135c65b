import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

/** A button with an icon, which is named when the pointer is over it. The span shows the name of a disabled button too. */
export function ToolButton({
  label,
  onClick,
  disabled = false,
  autoFocus = false,
  children,
}: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton onClick={onClick} disabled={disabled} aria-label={label} autoFocus={autoFocus}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
