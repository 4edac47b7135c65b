import type { ObjectName } from '#domain/objects.ts';
import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { BuiltInRole } from '#domain/platform/roles.ts';

/** A short list on the start page: the open records of one object that are waiting for the signed-in person. */
export interface WorkPanel {
  readonly name: 'tasks' | 'orders' | 'reclamations' | 'trucks';
  readonly objectName: ObjectName;
  /** Built-in roles that see the panel; people with full rights see all panels. */
  readonly roles: readonly BuiltInRole[];
  /** The reference to the person responsible; absent if the API already returns only the person's own records. */
  readonly owner?: string;
  readonly open: readonly FilterCondition[];
  /** The date by which the list is sorted, shown at the end of each line. */
  readonly date: string;
  readonly latestFirst: boolean;
  /** The reference that is shown beside the record's name. */
  readonly about: string;
  /** The screen that lists all of them, if it is not the object's list. */
  readonly screen?: string;
}

export const workPanels: readonly WorkPanel[] = [
  {
    name: 'tasks',
    objectName: 'task',
    roles: ['operator', 'sales'],
    owner: 'executor',
    open: [
      { fieldPath: 'executed', operator: 'eq', value: false },
      { fieldPath: 'canceled', operator: 'eq', value: false },
    ],
    date: 'executionPeriod',
    latestFirst: false,
    about: 'customer',
    screen: '/my-tasks',
  },
  {
    name: 'orders',
    objectName: 'salesOrder',
    roles: ['sales'],
    owner: 'manager',
    open: [{ fieldPath: 'status.isClosed', operator: 'eq', value: false }],
    date: 'date',
    latestFirst: true,
    about: 'customer',
  },
  {
    name: 'reclamations',
    objectName: 'reclamation',
    roles: ['sales'],
    owner: 'manager',
    open: [{ fieldPath: 'status.isClosed', operator: 'eq', value: false }],
    date: 'executionTerm',
    latestFirst: false,
    about: 'customer',
  },
  {
    name: 'trucks',
    objectName: 'disposition',
    roles: ['forwarder', 'operator'],
    open: [
      // Wagons and ships are not in the queue.
      { fieldPath: 'typeOfDocument', operator: 'eq', value: 'Automobile' },
      { fieldPath: 'carsQueueStatus', operator: 'notInList', value: ['TerminalExit', 'Deleted'] },
    ],
    date: 'date',
    latestFirst: true,
    about: 'vehicle',
  },
];
