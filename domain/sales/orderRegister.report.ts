import { defineReport } from '../reports/report.ts';
import { salesOrder } from './salesOrder.ts';

/** The register of offers and orders by customer, manager, status, delivery method and currency. */
export const orderRegister = defineReport(salesOrder, {
  name: 'order-register',
  time: 'date',
  // Days begin at midnight, and not with the first shift.
  days: 'calendar',
  where: { markedToDelete: false },
  narrowedBy: ['deliveryMethod'],
  dimensions: {
    customer: { fields: ['customer'] },
    manager: { fields: ['manager'] },
    status: { fields: ['status'] },
    deliveryMethod: { fields: ['deliveryMethod'] },
    currency: { fields: ['currency'] },
  },
  // Orders are only counted: amounts of different currencies cannot be added up.
  measures: [],
  columns: [
    'numberStr',
    'date',
    'customer',
    'reference',
    'status',
    'manager',
    'deliveryDate',
    'sumNetto',
    'sumBrutto',
    'currency',
  ],
});
