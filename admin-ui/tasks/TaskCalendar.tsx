import type { DatesSetArg, EventInput } from '@fullcalendar/core';
import allLocales from '@fullcalendar/core/locales-all';
import dayGrid from '@fullcalendar/daygrid';
import luxon from '@fullcalendar/luxon3';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { Alert, Box, useTheme, type Theme } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { localeOf, type Language } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { objects } from '#domain/objects.ts';
import { taskStageOf } from '#domain/processes/task.rules.ts';
import { termInCalendar } from '#domain/processes/taskTerm.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText } from '../objects/formats.ts';
import { calendarLooks, nameByContent } from '../parts/calendarLooks.ts';
import { useNow } from '../parts/useNow.ts';
import { taskCalls, type Task } from './taskCalls.ts';
import { stageTones, termTone } from './taskTerm.ts';

const plugins = [dayGrid, timeGrid, luxon];
const toolbar = { left: 'prev,next today', center: 'title', right: 'dayGridMonth,timeGridWeek,timeGridDay' };
/** The most tasks that the calendar shows for a month, a week or a day; with more, a filter is needed. */
const mostTasks = 500;
/** At this interval the colours are renewed, because terms become overdue while the calendar is open. */
const tickMs = 60_000;

/** The terms of tasks (`executionPeriod`) by day, week and month, in the time of Warsaw. */
const TaskCalendar = ({ filter }: { readonly filter: Record<string, unknown> }) => {
  const text = useText();
  const language = useLanguage();
  const theme = useTheme();
  const navigate = useNavigate();
  const now = useNow(tickMs);
  const [view, setView] = useStore('tasks.calendarView', 'dayGridMonth');
  const [period, setPeriod] = useState<{ readonly gt: string; readonly lte: string }>();
  useRefetchOnChange(['task'], ['tasks']);
  /** The filter of the person, and the period that the calendar shows. */
  const inView = { ...filter, executionPeriod: period };
  const { data } = useQuery({
    queryKey: ['tasks', 'calendar', inView],
    queryFn: ({ signal }) =>
      taskCalls.page({ filter: JSON.stringify(inView), sort: 'executionPeriod', limit: mostTasks }, signal),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
  const events = useMemo(
    () => (data?.rows ?? []).map((task) => eventOf(task, { now, theme, language })),
    [data, now, theme, language],
  );
  const onDates = ({ start, end, view: { type } }: DatesSetArg) => {
    // The filter excludes the first moment of the period and includes the last, because a term at midnight belongs to the day
    // that ends then.
    setPeriod({ gt: start.toISOString(), lte: end.toISOString() });
    if (type !== view) setView(type);
  };
  return (
    <Box sx={calendarLooks}>
      {data && data.count > mostTasks && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('tasks.tooMany', { count: mostTasks })}
        </Alert>
      )}
      <FullCalendar
        plugins={plugins}
        locales={allLocales}
        locale={localeOf(language)}
        timeZone={businessZone}
        initialView={view}
        headerToolbar={toolbar}
        height="auto"
        nowIndicator
        dayMaxEvents={6}
        slotDuration="01:00:00"
        eventMinHeight={20}
        eventDisplay="block"
        displayEventTime={false}
        eventInteractive
        allDayText=""
        buttonIcons={false}
        dayCellDidMount={nameByContent}
        eventDidMount={({ el, event }) => el.setAttribute('title', event.title)}
        events={events}
        datesSet={onDates}
        eventClick={({ event }) => void navigate(`/${objects.task.path}/${event.id}`)}
      />
    </Box>
  );
};

interface Looks {
  readonly now: number;
  readonly theme: Theme;
  readonly language: Language;
}

const eventOf = (task: Task, { now, theme, language }: Looks): EventInput => {
  const term = termInCalendar(task.executionPeriod ?? '');
  const toneOfTerm = termTone(task, now);
  // `plain`: the term needs no attention, so the colour shows the stage of the task.
  const colours = theme.tones[toneOfTerm === 'plain' ? stageTones[taskStageOf(task)] : toneOfTerm];
  return {
    id: String(task.id),
    title: titleOf(task, term.allDay, language),
    backgroundColor: colours.background,
    borderColor: colours.text,
    textColor: colours.text,
    ...(term.allDay ? { start: term.day, allDay: true } : { start: term.begins, end: term.ends }),
  };
};

/**
 * The title of a task in the calendar. It names the time of the term itself: the event ends at the term, and the calendar could
 * only show the time at which it begins (so `displayEventTime` is off).
 */
const titleOf = (
  { importance, executionPeriod, ...named }: Task,
  allDay: boolean,
  language: Language,
): string =>
  // `HIGHT` is the spelling of the specification.
  [importance === 'HIGHT' ? '!' : '', allDay ? '' : clockText(executionPeriod), nameIn(language, named)]
    .filter(Boolean)
    .join(' ');

export default TaskCalendar;
