import { Alert, Box, Button, LinearProgress, Paper } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { useAuthenticated } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/kernel/filterValue.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { screenPath } from '#domain/screens.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { CalendarChoices } from './CalendarChoices.tsx';
import { sourceOf } from './calendarSources.ts';
import type { PutTime, Span } from './calendarTimes.ts';
import { calendarViews, type ShownPlace } from './calendarViews.ts';
import { OtherPrograms } from './OtherPrograms.tsx';
import { mostRecordsShown } from './recordsInSpan.ts';
import { useCalendarChoice } from './useCalendarChoice.ts';
import { useCalendarEvents } from './useCalendarEvents.ts';
import { useMovedEvents } from './useMovedEvents.ts';
import { nextHour, useNewEvent } from './useNewEvent.ts';
import { useOwnCalendars } from './useOwnCalendars.ts';
import { usePutEvent } from './usePutEvent.ts';
import { isRepeated, useRepeated } from './useRepeated.tsx';

const CalendarGrid = lazy(() => import('./CalendarGrid.tsx'));

/** Meetings, terms and deadlines of a person by month, week, day or as an agenda. The view and the day are in the address. */
const CalendarPage = () => {
  useAuthenticated();
  const text = useText();
  const title = screenLabel(useLanguage(), 'calendar');
  const [span, setSpan] = useState<Span>();
  const { day } = placeIn(useSearchParams()[0]);
  const choice = useCalendarChoice();
  const calendars = useOwnCalendars();
  const { events, isFetching, error, isCut } = useCalendarEvents(span, choice, calendars);
  const { ask, dialog, canCreate } = useNewEvent(calendars);
  return (
    <>
      <PageHeader title={title}>
        <Button component={Link} to={`${screenPath('free-times')}?day=${day}`} startIcon={<PeopleIcon />}>
          {text('calendarPage.beside')}
        </Button>
        <OtherPrograms calendars={calendars} />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={!canCreate}
          onClick={() => ask(nextHour())}
        >
          {text('calendarPage.create')}
        </Button>
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      {isCut && <Alert severity="warning">{text('calendarPage.tooMany', { count: mostRecordsShown })}</Alert>}
      <Box sx={beside}>
        <CalendarChoices choice={choice} calendars={calendars} />
        <ShownEvents events={events} onSpan={setSpan} onMark={ask} />
      </Box>
      {dialog}
    </>
  );
};

/** The choices stand beside the calendar. On a phone they stand below it, so that the days are seen first. */
const beside = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px 1fr' },
  alignItems: 'start',
  '& > aside': { order: { xs: 1, md: 0 } },
} as const;

interface ShownEventsProps {
  readonly events: ReturnType<typeof useCalendarEvents>['events'];
  /** Called with the days that the calendar shows. */
  readonly onSpan: (span: Span) => void;
  /** Called with a time that the person has marked in the calendar for a new event. */
  readonly onMark: (put: PutTime) => void;
}

/**
 * The calendar. Before a repeated event is moved or opened, a dialog asks which of its dates is meant. `carried` is the record
 * that an event of the calendar shows, with the source it is from.
 */
const ShownEvents = ({ events, onSpan, onMark }: ShownEventsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const putEvent = usePutEvent();
  const repeated = useRepeated();
  const { shown, hold } = useMovedEvents(events);
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Suspense fallback={<LinearProgress aria-label={text('shell.loading')} />}>
        <CalendarGrid
          first={placeIn(address)}
          events={shown}
          onShow={(span, place) => {
            onSpan(span);
            setAddress({ ...place }, { replace: true });
          }}
          onPut={(id, carried, put) => {
            // The event stays where it was put until `letGo` is called, when its new time has been read.
            const letGo = hold(id, put);
            if (isRepeated(carried)) repeated.move(carried, put, letGo);
            else void putEvent(carried, put).finally(letGo);
          }}
          onOpen={(carried) => {
            if (isRepeated(carried)) return repeated.open(carried);
            void navigate(`/${objects[sourceOf(carried.source).object].path}/${carried.record.id}`);
          }}
          onMark={onMark}
        />
      </Suspense>
      {repeated.dialog}
    </Paper>
  );
};

/** The view and the day in the address; the month and today if it names none. */
const placeIn = (address: URLSearchParams): ShownPlace => {
  const day = address.get('day');
  return {
    view: calendarViews.find((view) => view === address.get('view')) ?? 'dayGridMonth',
    day: isDay(day) ? day : warsawToday(),
  };
};

export default CalendarPage;
