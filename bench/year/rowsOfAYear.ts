import type { ObjectName } from '#domain/objects.ts';
import { endedQueueStatuses, openQueueStatuses } from '#domain/terminal/statuses.ts';

/** The weights of a year. `fillWeights` adds them, because each row holds the hash of the row before. */
export const weightsOfAYear = 1_000_000;

const dispositions = 180_000;
/** So many records of most objects are still open on the last day. */
const open = 500;

/** The rows that each object gets, in the order in which they are filled. Other objects keep the rows of the demo. */
export const rowsOfAYear: Partial<Record<ObjectName, number>> = {
  user: 150,
  counterparty: 5000,
  contactPerson: 10_000,
  carrier: 1000,
  driver: 30_000,
  vehicle: 20_000,
  product: 300,
  project: 500,
  ship: 200,
  emailAccount: 10,
  mailbox: 60,
  calendar: 100,
  bpDefinition: 20,
  shipPlanning: 400,
  shipRegistration: 400,
  shipUnloading: 400,
  loadingPlan: 400,
  train: 2000,
  trainWagon: 60_000,
  pricelist: 500,
  discount: 1000,
  interaction: 20_000,
  interactionComment: 20_000,
  customerRequest: 10_000,
  customerRequestComment: 20_000,
  salesOrder: 12_000,
  salesOrderComment: 20_000,
  deliveryOrder: 6000,
  deliverySchedule: 3000,
  orderForTransport: 3000,
  disposition: dispositions,
  file: 300_000,
  weighingRecord: dispositions,
  weightSending: dispositions,
  weightedDisposition: 2000,
  dispositionStatusHistory: 7 * dispositions,
  outgoingSms: 2 * dispositions,
  deliveryNote: dispositions,
  punishment: 3000,
  deliveryPayment: dispositions,
  cardPayment: 60_000,
  driverDocument: 100_000,
  parkingExit: dispositions,
  plumbLine: 10_000,
  registerStoreKeeper: 2 * dispositions,
  inventoryDocument: 5000,
  paymentOperation: 60_000,
  invoice: 60_000,
  reclamation: 2000,
  reclamationItem: 6000,
  reclamationCost: 4000,
  reclamationHistory: 12_000,
  reclamationEmail: 4000,
  task: 60_000,
  bpExemplar: 40_000,
  bpHistory: 200_000,
  incomingEmail: 100_000,
  incomingEmailAttachment: 60_000,
  incomingEmailLinkedDoc: 50_000,
  outgoingEmail: 40_000,
  outgoingEmailAttachment: 20_000,
  outgoingEmailLinkedDoc: 20_000,
  calendarEvent: 20_000,
  crmEvent: 10_000,
  reminder: 20_000,
  timeTrackingItem: 50_000,
  notification: 200_000,
  printHistory: 2 * dispositions,
  accessLog: 300_000,
  authenticationCode: 5000,
  registerCheck: 10_000,
  objectVersion: 800_000,
  exchangeObject: 10_000,
};

/** How many rows a table part has for each record, if not one. */
export const rowsOfParts: Readonly<Record<string, number>> = {
  'disposition.previousCargoes': 0,
  'weighingRecord.warnings': 0,
  'weighingRecord.weighings': 2,
  'weighingRecord.pictures': 2,
  'task.orders': 0,
  'counterparty.otherAccounts': 0,
};

const array = (values: readonly string[]): string => `(array[${values.map((each) => `'${each}'`).join()}])`;
const oneOf = (values: readonly string[]): string => `${array(values)}[1 + n % ${values.length}]`;

/**
 * SQL that gives `last` to the last `openCount` rows and `ended` to all others, so that lists of open records find few among
 * many.
 */
const atLast = (object: keyof typeof rowsOfAYear, last: string, ended: string, openCount = open): string =>
  `case when n > ${(rowsOfAYear[object] ?? 0) - openCount} then ${last} else ${ended} end`;

/** SQL for single fields in row `n`, mostly for those that say what is open. Other fields get a value by their type. */
export const valuesOfAYear: Readonly<Record<string, string>> = {
  'disposition.carsQueueStatus': atLast(
    'disposition',
    oneOf(openQueueStatuses),
    // One of twenty was deleted; the others left the terminal.
    `case n % 20 when 0 then '${endedQueueStatuses[1]}' else '${endedQueueStatuses[0]}' end`,
  ),
  'disposition.state': atLast('disposition', `'OnTheWay'`, `'Unloaded'`),
  'disposition.closed': atLast('disposition', 'false', 'true'),
  'disposition.driverPhoneNumber': `'+48600' || lpad((n % 1000000)::text, 6, '0')`,
  'vehicle.name': `'GD ' || lpad(n::text, 6, '0')`,
  'user.login': `'worker' || n`,
  'weighingRecord.approved': atLast('weighingRecord', 'false', 'true'),
  'weighingRecord.cancelWeighting': `n % 200 = 0`,
  'weighingRecord.confirmed': `true`,
  'weighingRecord.pictures.pictureState': `'Stored'`,
  'weightSending.sendingState': atLast('weightSending', `'Waiting'`, `'Taken'`, 50),
  'outgoingSms.status': atLast('outgoingSms', `'queued'`, `'delivered'`, 20),
  'outgoingSms.sent': atLast('outgoingSms', 'false', 'true', 20),
  'deliveryNote.state': atLast('deliveryNote', `'OnTare'`, `'Closed'`),
  'deliveryNote.confirmed': atLast('deliveryNote', 'false', 'true'),
  'deliveryPayment.isPaid': atLast('deliveryPayment', 'false', 'true', 2000),
  'punishment.isPaid': atLast('punishment', 'false', 'true', 200),
  'cardPayment.state': atLast('cardPayment', `'Waiting'`, `'Approved'`, 5),
  'deliveryOrder.state': atLast('deliveryOrder', `'Ongoing'`, `'Closed'`, 300),
  'deliverySchedule.state': atLast('deliverySchedule', `'Ongoing'`, `'Closed'`, 100),
  'orderForTransport.state': atLast('orderForTransport', `'Ongoing'`, `'Closed'`, 100),
  'shipPlanning.state': atLast('shipPlanning', `'Ongoing'`, `'Finished'`, 20),
  'shipUnloading.status': atLast('shipUnloading', `'beginWeighting'`, `'endWeighting'`, 10),
  'task.executed': atLast('task', 'false', 'true', 3000),
  'task.executionAccepted': atLast('task', 'false', 'true', 3000),
  'task.canceled': 'false',
  'bpExemplar.status': atLast('bpExemplar', `'Active'`, `'Finished'`, 2000),
  'notification.read': atLast('notification', 'false', 'true', 3000),
  'reminder.done': atLast('reminder', 'false', 'true', 1000),
  'incomingEmail.seen': atLast('incomingEmail', 'false', 'true', 2000),
  'incomingEmail.serverBehind': 'false',
  'outgoingEmail.status': `'sent'`,
  'outgoingEmail.sent': 'true',
  'reclamationEmail.sent': 'true',
  'invoice.ksefStatus': atLast('invoice', `'Waiting'`, `'Accepted'`, 20),
  'crmEvent.eventStatus': atLast('crmEvent', `'Planned'`, `'Done'`, 300),
  'exchangeObject.sent': atLast('exchangeObject', 'false', 'true', 20),
  'objectVersion.objectType': oneOf([
    'disposition',
    'vehicle',
    'counterparty',
    'weighingRecord',
    'salesOrder',
  ]),
  // Twenty rows for each id: four versions of the record with this id in each of the five objects above.
  'objectVersion.objectId': '1 + n / 20',
  'objectVersion.version': '100 + n / 5 % 4',
  'objectVersion.objectData': `jsonb_build_object('comment', repeat('of a version ', 30))`,
  'objectVersion.action': `case n % 4 when 0 then 'create' else 'update' end`,
};
