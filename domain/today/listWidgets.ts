import { endedQueueStatuses } from '../terminal/statuses.ts';
import { isOpen, isOffer, iManage, iAnswerFor, isTruck, taskIsOpen, isMyTask } from './conditions.ts';
import { dayFromToday, theReader, type Widget } from './widget.ts';

/**
 * Widgets that show the first records of a list, ordered by `date`, with the field `about` beside the name of each. The roles in
 * `usualFor` have the widget on their first screen until they choose their own.
 */
export const listWidgets = [
  {
    name: 'trucks',
    kind: 'list',
    object: 'disposition',
    usualFor: ['operator', 'forwarder', 'manager'],
    where: [isTruck, { fieldPath: 'carsQueueStatus', operator: 'notInList', value: endedQueueStatuses }],
    date: 'date',
    latestFirst: true,
    about: 'vehicle',
  },
  {
    name: 'notesToApprove',
    kind: 'list',
    object: 'deliveryNote',
    usualFor: ['operator'],
    where: [{ fieldPath: 'state', operator: 'eq', value: 'ToApproved' }],
    date: 'date',
    latestFirst: false,
    about: 'vehicle',
  },
  {
    name: 'myTasks',
    kind: 'list',
    object: 'task',
    usualFor: ['operator', 'sales', 'manager'],
    where: [...taskIsOpen, isMyTask],
    date: 'executionPeriod',
    latestFirst: false,
    about: 'customer',
  },
  {
    name: 'tasksToCheck',
    kind: 'list',
    object: 'task',
    usualFor: [],
    where: [
      { fieldPath: 'executed', operator: 'eq', value: true },
      { fieldPath: 'executionAccepted', operator: 'eq', value: false },
      { fieldPath: 'canceled', operator: 'eq', value: false },
      { fieldPath: 'checkExecution', operator: 'eq', value: true },
      { fieldPath: 'checker', operator: 'eq', value: theReader },
    ],
    date: 'executedAt',
    latestFirst: false,
    about: 'executor',
  },
  {
    name: 'myRequests',
    kind: 'list',
    object: 'customerRequest',
    usualFor: ['sales'],
    where: [isOpen, iAnswerFor],
    date: 'executionTerm',
    latestFirst: false,
    about: 'customer',
  },
  {
    name: 'offersThatLapse',
    kind: 'list',
    object: 'salesOrder',
    usualFor: ['sales', 'manager'],
    where: [
      isOffer,
      { fieldPath: 'validTo', operator: 'gte', value: dayFromToday(0) },
      { fieldPath: 'validTo', operator: 'lte', value: dayFromToday(7) },
    ],
    date: 'validTo',
    latestFirst: false,
    about: 'customer',
  },
  {
    name: 'customersToCall',
    kind: 'list',
    object: 'crmEvent',
    usualFor: ['sales'],
    where: [
      { fieldPath: 'employee.user', operator: 'eq', value: theReader },
      { fieldPath: 'eventStatus', operator: 'eq', value: 'Planned' },
      { fieldPath: 'begin', operator: 'lte', value: dayFromToday(0) },
    ],
    date: 'begin',
    latestFirst: false,
    about: 'counterparty',
  },
  {
    name: 'myOrders',
    kind: 'list',
    object: 'salesOrder',
    usualFor: ['sales'],
    where: [isOpen, iManage],
    date: 'date',
    latestFirst: true,
    about: 'customer',
  },
  {
    name: 'myReclamations',
    kind: 'list',
    object: 'reclamation',
    usualFor: ['sales'],
    where: [isOpen, iManage],
    date: 'executionTerm',
    latestFirst: false,
    about: 'customer',
  },
] as const satisfies readonly Widget[];
