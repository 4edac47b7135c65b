import { calendar } from './calendar.ts';
import { calendarEvent } from './calendarEvent.ts';
import { crmEvent } from './crmEvent.ts';

/** A new object of this module is a file beside this one and a line here. */
export const calendarObjects = {
  calendar,
  calendarEvent,
  crmEvent,
} as const;
