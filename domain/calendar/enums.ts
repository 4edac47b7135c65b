import { defineEnum } from '../kernel/enumeration.ts';

/** The answer of a guest to an invitation. */
export const guestAnswer = defineEnum('guestAnswer', ['None', 'Accepted', 'Tentative', 'Declined']);
export const crmEventType = defineEnum('crmEventType', ['Meeting', 'Call', 'Email', 'Visit', 'Other']);
export const crmEventStatus = defineEnum('crmEventStatus', ['Planned', 'Done', 'Canceled']);
