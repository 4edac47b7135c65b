import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { integerText } from '#domain/kernel/written.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

type Statuses = readonly CarsQueueStatus[];

const onTheWay: Statuses = ['OnTheWay', 'EntryReservedWithBuffer'];
const waiting: Statuses = ['Accepted', 'EntryReserved', 'EntryAddParking', 'ExitAddParking', 'Paused'];
const called: Statuses = ['EntryAllowed', 'ParkingExit'];
const gone: Statuses = ['TerminalExit'];

/** Only trucks; wagons and ships have no queue, because they are weighed where they stand. */
const trucks = { typeOfDocument: 'Automobile', markedToDelete: false };

/** The present number of trucks by status, for people who may read dispositions. */
export function TodayFigures() {
  const text = useText();
  const path = useObjectPath('disposition');
  useRefetchOnChange(['disposition'], ['figures']);
  if (!path) return null;
  const today = DateTime.now().setZone(businessZone).toISODate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <Figure label={text('home.onTheWay')} path={path} filter={{ carsQueueStatus: onTheWay }} />
      <Figure label={text('home.waiting')} path={path} filter={{ carsQueueStatus: waiting }} />
      <Figure label={text('home.called')} path={path} filter={{ carsQueueStatus: called }} />
      <Figure
        label={text('home.today')}
        path={path}
        filter={{ carsQueueStatus: gone, exitedAt: { gte: today } }}
      />
    </Box>
  );
}

const Figure = ({ label, path, filter }: { label: string; path: string; filter: object }) => {
  const text = useText();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['figures', path, filter],
    queryFn: ({ signal }) =>
      recordCalls.count(
        { path },
        {
          query: { filter: JSON.stringify({ ...trucks, ...filter }) },
          signal,
        },
      ),
  });
  const shown = data && integerText(language, data.count);
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.25 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.25 }}>
        {shown === undefined ? '…' : data?.countCapped ? text('common.moreThan', { count: shown }) : shown}
      </Typography>
    </Paper>
  );
};
