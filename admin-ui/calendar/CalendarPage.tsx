import { Alert, Box, Button, LinearProgress, Paper } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import FeedIcon from '@mui/icons-material/EventRepeatOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useAuthenticated, useNotify } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/kernel/filterValue.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { CalendarChoices } from './CalendarChoices.tsx';
import { calendarViews, type ShownPlace } from './calendarViews.ts';
import { sourceOf } from './calendarSources.ts';
import { putValues, type PutTime, type Span } from './calendarTimes.ts';
import { mostShown } from './standingOf.ts';
import { useCalendarEvents } from './useCalendarEvents.ts';
import { useCalendarChoice } from './useCalendarChoice.ts';
import { useOwnCalendars } from './useOwnCalendars.ts';
import { usePutEvent } from './usePutEvent.ts';
import { isRepeated, useRepeated } from './useRepeated.tsx';

const FeedDialog = lazy(() =>
  import('../tasks/FeedDialog.tsx').then(({ FeedDialog: shown }) => ({ default: shown })),
);
const ImportCalendarDialog = lazy(() => import('./ImportCalendarDialog.tsx'));
const CalendarGrid = lazy(() => import('./CalendarGrid.tsx'));
const CreateDialog = lazy(() => import('../objects/fields/CreateDialog.tsx'));

/** The next full hour, for an hour. */
const nextHour = (): PutTime => {
  const start = DateTime.now().setZone(businessZone).startOf('hour').plus({ hours: 1 });
  return { start: start.toISO() ?? '', end: start.plus({ hours: 1 }).toISO(), allDay: false };
};

/** What is asked for a new event, after its title. */
const asks = ['calendar', 'start', 'end', 'allDay', 'repeats', 'description'] as const;

/** Meetings, terms and deadlines of a person by month, week, day or as an agenda. Its place is in the address. */
const CalendarPage = () => {
  useAuthenticated();
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notify = useNotify();
  const title = screenLabel(useLanguage(), 'calendar');
  const [address, setAddress] = useSearchParams();
  const [span, setSpan] = useState<Span>();
  const [isImporting, setImporting] = useState(false);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>();
  const choice = useCalendarChoice();
  const calendars = useOwnCalendars();
  const { events, isFetching, error, isCut } = useCalendarEvents(span, choice, calendars);
  const put = usePutEvent();
  const repeated = useRepeated();
  const navigate = useNavigate();
  const { data: meta } = useObjectMeta('calendarEvent');
  const ask = (marked: PutTime) => {
    if (!meta?.canCreate) return;
    calendars
      .writable()
      .then((calendar) =>
        setValues({ ...blankValues(meta), calendar, ...putValues(sourceOf('calendarEvents'), marked) }),
      )
      .catch(notifyError);
  };
  const day = address.get('day');
  const first: ShownPlace = {
    view: calendarViews.find((view) => view === address.get('view')) ?? 'dayGridMonth',
    day: isDay(day) ? day : DateTime.now().setZone(businessZone).toFormat('yyyy-MM-dd'),
  };
  return (
    <>
      <PageHeader title={title}>
        <Button startIcon={<ImportIcon />} onClick={() => setImporting(true)}>
          {text('calendarImport.title')}
        </Button>
        <Button startIcon={<FeedIcon />} onClick={() => setFeedOpen(true)}>
          {text('tasks.feed')}
        </Button>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={!meta?.canCreate}
          onClick={() => ask(nextHour())}
        >
          {text('calendarPage.create')}
        </Button>
      </PageHeader>
      <Box sx={{ height: 2 }}>
        {isFetching && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
      </Box>
      <ErrorNote error={error} />
      {isCut && <Alert severity="warning">{text('calendarPage.tooMany', { count: mostShown })}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: '232px 1fr' },
          alignItems: 'start',
        }}
      >
        <CalendarChoices choice={choice} calendars={calendars} />
        <Paper variant="outlined" sx={{ minWidth: 0 }}>
          <Suspense fallback={<LinearProgress aria-label={text('shell.loading')} />}>
            <CalendarGrid
              first={first}
              events={events}
              onShow={(shown, place) => {
                setSpan(shown);
                setAddress({ ...place }, { replace: true });
              }}
              onPut={(carried, where, revert) => {
                if (isRepeated(carried)) repeated.move(carried, where, revert);
                else void put(carried, where, revert);
              }}
              onOpen={(carried) => {
                if (isRepeated(carried)) return repeated.open(carried);
                void navigate(`/${objects[sourceOf(carried.source).object].path}/${carried.record.id}`);
              }}
              onMark={ask}
            />
          </Suspense>
        </Paper>
      </Box>
      {repeated.dialog}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportCalendarDialog
            calendars={calendars}
            onClose={() => setImporting(false)}
            onDone={async (count) => {
              setImporting(false);
              notify(text('calendarImport.done', { count }), { type: 'success' });
              await client.invalidateQueries({ queryKey: ['calendar page'] });
            }}
          />
        </Suspense>
      )}
      {isFeedOpen && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setFeedOpen(false)} />
        </Suspense>
      )}
      {values && meta && (
        <Suspense fallback={null}>
          <CreateDialog
            meta={meta}
            values={values}
            asks={asks}
            make={async (written) => {
              await recordCalls.create(meta, payloadOf(meta, written));
              setValues(undefined);
              await client.invalidateQueries({ queryKey: ['calendar page'] });
            }}
            onClose={() => setValues(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

export default CalendarPage;
