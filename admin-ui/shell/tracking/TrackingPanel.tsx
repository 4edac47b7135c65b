import { Box, Button, Typography } from '@mui/material';
import StartIcon from '@mui/icons-material/PlayArrow';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useTabs } from '../tabs/useTabs.ts';
import { RunningTime } from './RunningTime.tsx';
import { useOpenRecord } from './useOpenRecord.ts';
import { useRunningTimes, useTrackingCommands, type OpenRecord, type TrackedTime } from './useTracking.ts';

/** Times the record on screen, and lists what is being timed. */
export const TrackingPanel = () => {
  const text = useText();
  const { path, running } = useRunningTimes();
  if (!path) return null;
  return (
    <Box component="aside" aria-label={text('tracking.panel')} sx={{ p: 1.5 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {text('tracking.panel')}
      </Typography>
      <Start path={path} running={running} />
      {running.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {text('tracking.none')}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        {running.map((item) => (
          <RunningTime key={item.id} path={path} item={item} />
        ))}
      </Box>
      <Button component={Link} to={`/${path}`} sx={{ mt: 1.5 }}>
        {text('tracking.all')}
      </Button>
    </Box>
  );
};

const isOf =
  ({ objectName, id }: OpenRecord) =>
  (item: TrackedTime) =>
    item.objectType === objectName && item.objectId === id;

const Start = ({ path, running }: { path: string; running: readonly TrackedTime[] }) => {
  const text = useText();
  const notifyError = useNotifyError();
  const { pathname } = useLocation();
  const title = useTabs().find((tab) => tab.path === pathname)?.title;
  const record = useOpenRecord();
  const { start } = useTrackingCommands(path);
  if (!record) return <Hint text={text('tracking.openRecord')} />;
  if (running.some(isOf(record))) return <Hint text={text('tracking.alreadyRunning')} />;
  return (
    <>
      {title && <Typography sx={{ fontWeight: 650, mb: 0.75, overflowWrap: 'anywhere' }}>{title}</Typography>}
      <Button
        variant="contained"
        fullWidth
        startIcon={<StartIcon />}
        onClick={() => void start(record).catch(notifyError)}
      >
        {text('tracking.start')}
      </Button>
    </>
  );
};

const Hint = ({ text }: { text: string }) => (
  <Typography variant="body2" color="text.secondary">
    {text}
  </Typography>
);
