import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const removed = { body: z.object({ id: recordId }), answer: z.object({ id: z.int() }) };

/** The specification deletes calendars and events at the address of their list, with the id in the body. */
export const calendarContracts = {
  removeCalendar: contract({ method: 'delete', path: '/calendars', ...removed }),
  removeEvent: contract({ method: 'delete', path: '/calendar_events', ...removed }),
};
