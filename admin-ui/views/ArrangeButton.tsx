import { IconButton, Tooltip } from '@mui/material';
import ArrangeIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import { usePermissions } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ViewType } from '#domain/platform/view.ts';
import { useText } from '../i18n/useText.ts';
import { useChosenView } from './useChosenView.ts';

interface ArrangeButtonProps {
  readonly objectName: string;
  readonly viewType: Exclude<ViewType, 'other'>;
}

/** A link to the builder of this view, for people with full rights. */
export function ArrangeButton({ objectName, viewType }: ArrangeButtonProps) {
  const text = useText();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const viewId = useChosenView();
  if (!permissions?.fullRights) return null;
  return (
    <Tooltip title={text('views.arrange')}>
      <IconButton
        component={Link}
        to={`/view-builder/${objectName}/${viewType}${viewId ? `?view=${viewId}` : ''}`}
        aria-label={text('views.arrange')}
      >
        <ArrangeIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
