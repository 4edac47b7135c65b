import { Badge } from '@mui/material';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { useText } from '../../i18n/useText.ts';
import { BarButton } from '../BarButton.tsx';
import { useTrackingOpen } from './useTrackingOpen.ts';
import { useRunningTimes } from './useTracking.ts';

/** Toggles the panel; shows the number of running times. */
export function TrackingButton() {
  const text = useText();
  const [open, setOpen] = useTrackingOpen();
  const { path, running } = useRunningTimes();
  if (!path) return null;
  const label =
    running.length > 0 ? text('tracking.running', { smart_count: running.length }) : text('tracking.panel');
  return (
    <BarButton label={label} pressed={open} onClick={() => setOpen(!open)}>
      <Badge badgeContent={running.length || null} color="warning">
        <TimerIcon fontSize="small" />
      </Badge>
    </BarButton>
  );
}
