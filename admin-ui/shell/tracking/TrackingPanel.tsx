import { Box, Button, Typography } from '@mui/material';
import StartIcon from '@mui/icons-material/PlayArrow';
import { useState } from 'react';
import { Link, useLocation, matchPath } from 'react-router-dom';
import { problemCode } from '../../data/problem.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useTabs } from '../tabs/useTabs.ts';
import { RunningTime } from './RunningTime.tsx';
import { useRunningTimes, useTrackingCommands, type OpenRecord, type TrackedTime } from './useTracking.ts';
import { useObjectAt } from '../../data/metadata.ts';

/** Starts the time of the current record, and lists the running times. */
export function TrackingPanel() {
  const text = useText();
  const { path, running } = useRunningTimes();
  // The path is undefined for people who may not read times, and so cannot track any.
  if (!path) return null;
  return (
    <Box component="aside" aria-label={text('tracking.panel')} sx={{ p: 1.5 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {text('tracking.panel')}
      </Typography>
      <Start running={running} />
      {running.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {text('tracking.none')}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }}>
        {running.map((item) => (
          <RunningTime key={item.id} item={item} />
        ))}
      </Box>
      <Button component={Link} to={`/${path}`} sx={{ mt: 1.5 }}>
        {text('tracking.all')}
      </Button>
    </Box>
  );
}

/** Makes the test whether a time is that of this record. */
const isOf =
  ({ objectName, id }: OpenRecord) =>
  (item: TrackedTime) =>
    item.objectType === objectName && item.objectId === id;

const Start = ({ running }: { running: readonly TrackedTime[] }) => {
  const text = useText();
  const notifyError = useNotifyError();
  const { pathname } = useLocation();
  const title = useTabs().find((tab) => tab.path === pathname)?.title;
  const record = useOpenRecord();
  const { start } = useTrackingCommands();
  const [starting, setStarting] = useState(false);
  if (!record) return <Hint text={text('tracking.openRecord')} />;
  if (running.some(isOf(record))) return <Hint text={text('tracking.alreadyRunning')} />;
  // A record that cannot be read any more cannot be timed; other errors are shown as they are.
  const notifyRefusal = (error: unknown) =>
    notifyError(problemCode(error) === 'record_not_found' ? new Error(text('tracking.cannotAdd')) : error);
  return (
    <>
      {title && <Typography sx={{ fontWeight: 650, mb: 0.75, overflowWrap: 'anywhere' }}>{title}</Typography>}
      <Button
        variant="contained"
        fullWidth
        startIcon={<StartIcon />}
        disabled={starting}
        onClick={() => {
          setStarting(true);
          void start(record)
            .catch(notifyRefusal)
            .finally(() => setStarting(false));
        }}
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

/** The current record, if its time can be tracked. */
function useOpenRecord(): OpenRecord | undefined {
  const { pathname } = useLocation();
  const { path = '', id = '' } = matchPath('/:path/:id', pathname)?.params ?? {};
  const { object } = useObjectAt(path);
  if (!object || object.name === 'timeTrackingItem' || !/^\d+$/.test(id)) return undefined;
  return { objectName: object.name, id: Number(id) };
}
