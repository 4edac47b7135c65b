import { IconButton, Tooltip } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';

interface ToolProps {
  readonly icon: SvgIconComponent;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A button over a file that is looked at. */
export const Tool = ({ icon: Icon, label, onClick, disabled = false, autoFocus = false }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton onClick={onClick} disabled={disabled} aria-label={label} autoFocus={autoFocus}>
        <Icon />
      </IconButton>
    </span>
  </Tooltip>
);

interface ToolLinkProps {
  readonly icon: SvgIconComponent;
  readonly label: string;
  readonly href: string;
  /** Saved under this name. */
  readonly download?: string;
  readonly newTab?: boolean;
}

/** The same, where it leads to the file itself. */
export const ToolLink = ({ icon: Icon, label, href, download, newTab = false }: ToolLinkProps) => (
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
