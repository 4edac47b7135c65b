import { isTruck, inQueue } from './conditions.ts';
import type { Widget } from './widget.ts';

/** Widgets that are a small chart. */
export const chartWidgets = [
  {
    name: 'ordersValue',
    kind: 'chart',
    object: 'salesOrder',
    usualFor: ['manager'],
    where: [
      // An offer is no order yet.
      { fieldPath: 'status.code', operator: 'notInList', value: ['OFERTA', 'CANCELED'] },
      { fieldPath: 'currency.code', operator: 'eq', value: 'PLN' },
    ],
    step: 'month',
    steps: 12,
    series: [{ name: 'value', time: 'date' }],
    sum: 'sumNetto',
  },
  {
    name: 'requestsSolved',
    kind: 'chart',
    object: 'customerRequest',
    usualFor: ['manager'],
    where: [],
    step: 'month',
    steps: 12,
    series: [
      { name: 'received', time: 'date' },
      { name: 'solved', time: 'closedAt' },
    ],
  },
  {
    name: 'trucksServed',
    kind: 'chart',
    object: 'disposition',
    usualFor: ['manager'],
    where: [isTruck, inQueue('TerminalExit')],
    step: 'day',
    steps: 14,
    series: [{ name: 'left', time: 'exitedAt' }],
  },
] as const satisfies readonly Widget[];
