import type { AllowFunc, DateSelectArg, DatesSetArg, EventInput } from '@fullcalendar/core';
import allLocales from '@fullcalendar/core/locales-all';
import dayGrid from '@fullcalendar/daygrid';
import interaction, { type EventResizeDoneArg } from '@fullcalendar/interaction';
import list from '@fullcalendar/list';
import luxon from '@fullcalendar/luxon3';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import { Box } from '@mui/material';
import { localeOf } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { calendarLooks, nameByContent } from '../parts/calendarLooks.ts';
import { calendarViews, type CalendarView, type ShownPlace } from './calendarViews.ts';
import { sourceOf } from './calendarSources.ts';
import { canStandAt, type PutTime, type Span } from './calendarTimes.ts';
import type { CarriedRecord } from './useCalendarEvents.ts';

const plugins = [dayGrid, timeGrid, list, interaction, luxon];
const toolbar = {
  left: 'prev,next today',
  center: 'title',
  right: calendarViews.join(','),
};

interface CalendarGridProps {
  /** The view and the day that are shown at first. Afterwards people choose them in the calendar, and `onShow` reports them. */
  readonly first: ShownPlace;
  readonly events: readonly EventInput[];
  readonly onShow: (span: Span, place: ShownPlace) => void;
  /** Called when the event of this id was moved or resized. */
  readonly onPut: (id: string, carried: CarriedRecord, put: PutTime) => void;
  readonly onOpen: (carried: CarriedRecord) => void;
  /** Called when an empty time was marked by dragging. */
  readonly onMark: (put: PutTime) => void;
}

/** The month, week, day or agenda in the time of Warsaw. A click opens an event; dragging moves it where its kind allows. */
const CalendarGrid = ({ first, events, onShow, onPut, onOpen, onMark }: CalendarGridProps) => {
  const language = useLanguage();
  const onDates = ({ start, end, view }: DatesSetArg) =>
    onShow(
      { from: start.toISOString(), to: end.toISOString() },
      { view: view.type as CalendarView, day: view.calendar.formatIso(view.currentStart).slice(0, 10) },
    );
  const reportPut = ({ event }: Pick<EventResizeDoneArg, 'event'>) =>
    onPut(event.id, carriedBy(event.extendedProps), {
      start: event.startStr,
      end: event.endStr || null,
      allDay: event.allDay,
    });
  return (
    <Box sx={calendarLooks}>
      <FullCalendar
        plugins={plugins}
        locales={allLocales}
        locale={localeOf(language)}
        timeZone={businessZone}
        initialView={first.view}
        initialDate={first.day}
        headerToolbar={toolbar}
        height={gridHeight}
        expandRows
        stickyHeaderDates
        nowIndicator
        dayMaxEvents={6}
        scrollTime="07:00:00"
        slotDuration="00:30:00"
        eventMinHeight={20}
        eventDisplay="block"
        eventInteractive
        eventTimeFormat={clock}
        eventResizableFromStart
        selectable
        selectMinDistance={dragFromPx}
        unselectAuto
        buttonIcons={false}
        dayCellDidMount={nameByContent}
        eventDidMount={({ el, event }) => el.setAttribute('title', event.title)}
        events={[...events]}
        datesSet={onDates}
        select={({ startStr, endStr, allDay }: DateSelectArg) =>
          onMark({ start: startStr, end: endStr, allDay })
        }
        eventAllow={isAllowed}
        eventDrop={reportPut}
        eventResize={reportPut}
        eventClick={({ event }) => onOpen(carriedBy(event.extendedProps))}
      />
    </Box>
  );
};

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** The height of the window that remains below the title, but at least enough to read a working day. */
const gridHeight = 'max(600px, calc(100vh - 200px))';

/** The distance in pixels from which a press counts as dragging. A click marks no time. */
const dragFromPx = 6;

/** The record of an event: `useCalendarEvents` puts it into `extendedProps`, which the library does not type. */
const carriedBy = (props: Readonly<Record<string, unknown>>): CarriedRecord =>
  props as unknown as CarriedRecord;

const isAllowed: AllowFunc = ({ allDay }, event) =>
  event !== null && canStandAt(sourceOf(carriedBy(event.extendedProps).source), allDay);

export default CalendarGrid;
