/** The views of the calendar, by the names that its library gives them. */
export const calendarViews = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listWeek'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the calendar shows now; `day` is the first day of the month, week or day. */
export interface ShownPlace {
  readonly view: CalendarView;
  readonly day: string;
}
