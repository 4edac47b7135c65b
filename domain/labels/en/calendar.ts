import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Calendar', many: 'Calendars' },
    calendarEvent: { one: 'Calendar event', many: 'Calendar events' },
    crmEvent: { one: 'CRM event', many: 'CRM events' },
  },
  fields: {
    start: 'Start',
    end: 'End',
    allDay: 'All day',
    editable: 'Editable',
    begin: 'Begins',
    ending: 'Ends',
    eventType: 'Kind of event',
    eventStatus: 'Status of the event',
    contact: 'Contact person',
    howToContact: 'How to contact',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Kind of event',
      values: { Meeting: 'Meeting', Call: 'Call', Email: 'E-mail', Visit: 'Visit', Other: 'Other' },
    },
    crmEventStatus: {
      title: 'Status of an event',
      values: { Planned: 'Planned', Done: 'Done', Canceled: 'Cancelled' },
    },
  },
} as const satisfies RoomWords;
