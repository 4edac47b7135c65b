import { IconButton, Tooltip } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { ToolButton } from '../../parts/ToolButton.tsx';

interface ToolProps {
  readonly icon: SvgIconComponent;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A button in the preview of a file. */
export function Tool({ icon: Icon, label, onClick, disabled = false, autoFocus = false }: ToolProps) {
  return (
    <ToolButton label={label} onClick={onClick} disabled={disabled} autoFocus={autoFocus}>
      <Icon />
    </ToolButton>
  );
}

interface ToolLinkProps {
  readonly icon: SvgIconComponent;
  readonly label: string;
  readonly href: string;
  /** The file name to save under. */
  readonly download?: string;
  readonly newTab?: boolean;
}

/** The same button as a link to the file itself. */
export function ToolLink({ icon: Icon, label, href, download, newTab = false }: ToolLinkProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        component="a"
        href={href}
        aria-label={label}
        {...(download === undefined ? {} : { download })}
        {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
