import type { ObjectName } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { endedQueueStatuses } from '#domain/terminal/statuses.ts';

/** A panel on the page of a firm: it shows the latest few records of one kind, and a link to the list with all of them. */
export interface FirmRecordsPanel {
  readonly name:
    | 'offers'
    | 'orders'
    | 'requests'
    | 'interactions'
    | 'reclamations'
    | 'trucks'
    | 'conversations'
    | 'received'
    | 'sent';
  readonly objectName: ObjectName;
  /** The references by any of which a record belongs to the firm. */
  readonly by: readonly string[];
  /** The conditions besides the firm; empty if all its records are shown. */
  readonly open: readonly FilterPart[];
  /** The date by which they are sorted, the latest first. */
  readonly date: string;
  /** The field that is shown beside the record's name. */
  readonly about: string;
}

/** The height of three lines in pixels. It is kept free until the lines are read. */
export const roomForLines = 84;

/** The condition that the status of the record does not close it. */
const isOpen: FilterPart = { fieldPath: 'status.isClosed', operator: 'eq', value: false };

export const firmPanels: readonly FirmRecordsPanel[] = [
  {
    name: 'offers',
    objectName: 'salesOrder',
    by: ['customer'],
    // `OFERTA` is the code of the status of an offer; a sales order with any other status is an order.
    open: [isOpen, { fieldPath: 'status.code', operator: 'eq', value: 'OFERTA' }],
    date: 'date',
    about: 'reference',
  },
  {
    name: 'orders',
    objectName: 'salesOrder',
    by: ['customer'],
    open: [isOpen, { fieldPath: 'status.code', operator: 'ne', value: 'OFERTA' }],
    date: 'date',
    about: 'reference',
  },
  {
    name: 'requests',
    objectName: 'customerRequest',
    by: ['customer'],
    open: [isOpen],
    date: 'date',
    about: 'reference',
  },
  {
    name: 'interactions',
    objectName: 'interaction',
    by: ['customer'],
    open: [isOpen],
    date: 'date',
    about: 'reference',
  },
  {
    name: 'reclamations',
    objectName: 'reclamation',
    by: ['customer'],
    open: [isOpen],
    date: 'date',
    about: 'reference',
  },
  {
    name: 'trucks',
    objectName: 'disposition',
    by: ['customer', 'forwarder', 'vendor'],
    open: [{ fieldPath: 'carsQueueStatus', operator: 'notInList', value: [...endedQueueStatuses] }],
    date: 'date',
    about: 'vehicle',
  },
  {
    name: 'conversations',
    objectName: 'crmEvent',
    by: ['counterparty'],
    // Planned events are left out: they have the latest dates and would hide the past ones.
    open: [{ fieldPath: 'eventStatus', operator: 'eq', value: 'Done' }],
    date: 'begin',
    about: 'contact',
  },
  {
    name: 'received',
    objectName: 'incomingEmail',
    by: ['counterparty'],
    open: [],
    date: 'date',
    about: 'from',
  },
  { name: 'sent', objectName: 'outgoingEmail', by: ['counterparty'], open: [], date: 'date', about: 'to' },
];

/** The conditions of a panel's records of one firm. The firm is named, so that the list can show which one it is. */
export function conditionsOfPanel(
  { by, open }: FirmRecordsPanel,
  firm: { readonly id: number; readonly presentation: string },
): FilterPart[] {
  const conditions = by.map((fieldPath): FilterPart => ({ fieldPath, operator: 'eq', value: firm }));
  const belongsToFirm: FilterPart[] = conditions.length === 1 ? conditions : [{ or: conditions }];
  return [...belongsToFirm, ...open];
}
