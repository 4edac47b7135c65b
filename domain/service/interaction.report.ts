import { defineReport } from '../reports/report.ts';
import { interaction } from './interaction.ts';

/** Interactions by customer, by the people who work on them, and by status. */
export const interactionReport = defineReport(interaction, {
  name: 'interaction-report',
  time: 'date',
  // Days begin at midnight, and not with the first shift.
  days: 'calendar',
  where: { markedToDelete: false },
  narrowedBy: ['state'],
  dimensions: {
    customer: { fields: ['customer'] },
    manager: { fields: ['manager'] },
    executor: { fields: ['executor'] },
    status: { fields: ['status'] },
    financialPeriod: { fields: ['financialPeriod'] },
  },
  measures: [],
  columns: ['numberStr', 'date', 'customer', 'reference', 'status', 'manager', 'executor', 'financialPeriod'],
});
