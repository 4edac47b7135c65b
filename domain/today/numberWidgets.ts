import { endedQueueStatuses } from '../terminal/statuses.ts';
import {
  isOpen,
  iManage,
  iAnswerFor,
  isTruck,
  inQueue,
  taskIsOpen,
  isMyTask,
  requestIsLate,
  taskIsLate,
  isKeptMail,
} from './conditions.ts';
import { dayFromToday, type Widget } from './widget.ts';

/**
 * Widgets that are a number: how many records fulfil all conditions of `where`. `usualFor` names the people who see a widget until
 * they choose their own; `late` marks a number that should be zero. A truck in the state `SecondWeighing` was weighed and will be
 * weighed again.
 */
export const numberWidgets = [
  {
    name: 'trucksOnTheWay',
    kind: 'count',
    object: 'disposition',
    usualFor: ['operator', 'forwarder', 'manager'],
    where: [isTruck, inQueue('OnTheWay', 'EntryReservedWithBuffer')],
  },
  {
    name: 'trucksWaiting',
    kind: 'count',
    object: 'disposition',
    usualFor: ['operator', 'forwarder', 'manager'],
    where: [isTruck, inQueue('Accepted', 'EntryReserved', 'EntryAddParking', 'ExitAddParking', 'Paused')],
  },
  {
    name: 'trucksCalled',
    kind: 'count',
    object: 'disposition',
    usualFor: ['operator', 'forwarder', 'manager'],
    where: [isTruck, inQueue('EntryAllowed', 'ParkingExit')],
  },
  {
    name: 'trucksWeighedOnce',
    kind: 'count',
    object: 'disposition',
    usualFor: ['operator'],
    where: [
      isTruck,
      { fieldPath: 'carsQueueStatus', operator: 'notInList', value: endedQueueStatuses },
      { fieldPath: 'state', operator: 'eq', value: 'SecondWeighing' },
    ],
  },
  {
    name: 'trucksLeftToday',
    kind: 'count',
    object: 'disposition',
    usualFor: ['operator', 'forwarder', 'manager'],
    where: [
      isTruck,
      inQueue('TerminalExit'),
      { fieldPath: 'exitedAt', operator: 'gte', value: dayFromToday(0) },
    ],
  },
  {
    name: 'requestsLate',
    kind: 'count',
    object: 'customerRequest',
    usualFor: ['sales'],
    where: [isOpen, iAnswerFor, ...requestIsLate],
    late: true,
  },
  {
    name: 'requestsOfNobody',
    kind: 'count',
    object: 'customerRequest',
    usualFor: ['sales', 'manager'],
    where: [isOpen, { fieldPath: 'executor', operator: 'notFilled' }],
  },
  {
    name: 'changesAsked',
    kind: 'count',
    object: 'salesOrder',
    usualFor: ['sales'],
    where: [isOpen, iManage, { fieldPath: 'changeAsked', operator: 'filled' }],
  },
  {
    name: 'tasksLate',
    kind: 'count',
    object: 'task',
    usualFor: ['operator', 'sales'],
    where: [...taskIsOpen, isMyTask, taskIsLate],
    late: true,
  },
  {
    name: 'unreadMail',
    kind: 'count',
    object: 'incomingEmail',
    usualFor: ['sales'],
    where: [{ fieldPath: 'seen', operator: 'eq', value: false }, isKeptMail],
  },
] as const satisfies readonly Widget[];
