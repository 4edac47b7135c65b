import { Alert, Box, Button, Paper } from '@mui/material';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated, useGetIdentity } from 'ra-core';
import { Link } from 'react-router-dom';
import { freeTimes } from '#domain/calendar/freeTimes.rules.ts';
import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { inWarsaw, isoInUtc } from '#domain/kernel/warsawDay.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { screenPath } from '#domain/screens.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Panel } from '../parts/Panel.tsx';
import { BesideGrid } from './BesideGrid.tsx';
import { dayInWords } from './besidePlaces.ts';
import type { CalendarView } from './calendarViews.ts';
import { useFreeTimesAddress, type FreeTimesQuestion } from './freeTimesAddress.ts';
import { FreeTimesControls } from './FreeTimesControls.tsx';
import { FreeTimesList } from './FreeTimesList.tsx';
import { useMeeting } from './useMeeting.ts';

/** How many days ahead free times are looked for. */
const daysAhead = 28;
const takenTimesKey = ['free times'] as const;

/** People and calendars beside one another, the next times at which all are free, and a meeting at one of them. */
const FreeTimesPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const { identity } = useGetIdentity();
  // Undefined until it is read. Without other people in the address, free times are looked for with this person alone.
  const me = identity ? Number(identity.id) : undefined;
  const { question, change } = useFreeTimesAddress(me);
  const span = spanOf(question);
  const { data, isFetching, isPlaceholderData, error } = useTakenTimes(question, span, me !== undefined);
  const rows = [...(data?.users ?? []), ...(data?.calendars ?? [])];
  // The last answer may lack a person who was chosen since. Nobody is shown as free until their own answer has come.
  const isKnown = data !== undefined && !isPlaceholderData;
  const free = isKnown ? freeOf(question, span, rows) : [];
  const meeting = useMeeting({
    me,
    people: data?.users ?? [],
    calendars: data?.calendars ?? [],
    minutes: question.minutes,
  });
  return (
    <>
      <PageHeader title={screenLabel(language, 'free-times')}>
        <DayInCalendar day={question.day} />
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      {data?.isCut && <Alert severity="warning">{text('freeTimes.tooMany')}</Alert>}
      <Paper variant="outlined" sx={{ p: 2, mb: 1.25 }}>
        <FreeTimesControls
          question={question}
          people={data?.users ?? []}
          calendars={data?.calendars ?? []}
          onChange={change}
        />
      </Paper>
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Panel title={dayInWords(language, question.day)}>
          <BesideGrid day={question.day} rows={rows} free={free} onChoose={meeting.ask} />
        </Panel>
        <Panel title={text('freeTimes.next')}>
          <FreeTimesList free={free} days={daysAhead} isKnown={isKnown} onChoose={meeting.ask} />
        </Panel>
      </Box>
      {meeting.dialog}
    </>
  );
};

const DayInCalendar = ({ day }: { readonly day: string }) => {
  const view: CalendarView = 'timeGridDay';
  return (
    <Button
      component={Link}
      to={`${screenPath('calendar')}?view=${view}&day=${day}`}
      startIcon={<CalendarIcon />}
    >
      {screenLabel(useLanguage(), 'calendar')}
    </Button>
  );
};

/** When the chosen people and calendars are busy; read again when an event, an event with a customer or a calendar changes. */
const useTakenTimes = (question: FreeTimesQuestion, span: TimeSpan, isReady: boolean) => {
  useRefetchOnChange(['calendarEvent', 'crmEvent', 'calendar'], takenTimesKey);
  return useQuery({
    queryKey: [...takenTimesKey, question.users, question.calendars, span],
    enabled: isReady,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi('GET /calendar_events/taken', {
        query: { ...span, users: question.users.join(','), calendars: question.calendars.join(',') },
        signal,
      }),
  });
};

const spanOf = ({ day }: FreeTimesQuestion): TimeSpan => {
  const from = inWarsaw(day);
  return { from: isoInUtc(from), to: isoInUtc(from.plus({ days: daysAhead })) };
};

/** The free times from now on, because a meeting cannot be in the past. */
const freeOf = (
  { minutes, opens, closes }: FreeTimesQuestion,
  { from, to }: TimeSpan,
  rows: readonly { readonly taken: readonly TimeSpan[] }[],
): readonly TimeSpan[] => {
  const taken = rows.flatMap((row) => row.taken);
  const now = new Date().toISOString();
  return freeTimes(taken, { from: from > now ? from : now, to, minutes, opens, closes });
};

export default FreeTimesPage;
