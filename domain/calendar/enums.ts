import { defineEnum } from '../kernel/enumeration.ts';

export const crmEventType = defineEnum('crmEventType', ['Meeting', 'Call', 'Email', 'Visit', 'Other']);
export const crmEventStatus = defineEnum('crmEventStatus', ['Planned', 'Done', 'Canceled']);
