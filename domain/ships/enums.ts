import { defineEnum } from '../kernel/enumeration.ts';

export const shipPlanState = defineEnum('shipPlanState', ['Planned', 'Ongoing', 'Finished', 'Canceled']);
