import { junkPlace, trashPlace } from '../mail/mailFolder.rules.ts';
import { dayFromToday, lastMidnight, theReader, type WidgetPart } from './widget.ts';

// Conditions that several widgets use, about the records of the widget's object: an order, a disposition, a task, a request or a
// letter.

export const isOpen: WidgetPart = { fieldPath: 'status.isClosed', operator: 'eq', value: false };
/** `OFERTA` is the specification's code of the status of an offer. */
export const isOffer: WidgetPart = { fieldPath: 'status.code', operator: 'eq', value: 'OFERTA' };
/** The reader is the manager of the record. */
export const iManage: WidgetPart = { fieldPath: 'manager', operator: 'eq', value: theReader };
/** The reader is the manager or the executor of the record. */
export const iAnswerFor: WidgetPart = {
  or: [
    { fieldPath: 'manager', operator: 'eq', value: theReader },
    { fieldPath: 'executor', operator: 'eq', value: theReader },
  ],
};
/** The disposition is of a truck. Wagons and ships have no queue. */
export const isTruck: WidgetPart = { fieldPath: 'typeOfDocument', operator: 'eq', value: 'Automobile' };

/** The truck of the disposition has one of these statuses in the queue. */
export function inQueue(...statuses: readonly string[]): WidgetPart {
  return { fieldPath: 'carsQueueStatus', operator: 'inList', value: statuses };
}

export const taskIsOpen: readonly WidgetPart[] = [
  { fieldPath: 'executed', operator: 'eq', value: false },
  { fieldPath: 'canceled', operator: 'eq', value: false },
];
export const isMyTask: WidgetPart = { fieldPath: 'executor', operator: 'eq', value: theReader };

/** The term of a request is a day: the request is late from the next day on. While it waits for its customer it is not late. */
export const requestIsLate: readonly WidgetPart[] = [
  { fieldPath: 'executionTerm', operator: 'lt', value: dayFromToday(0) },
  { fieldPath: 'waitsForCustomer', operator: 'eq', value: false },
];
/**
 * The term of a task is a moment: the task is late if its term was before today. A term at the midnight that begins today belongs
 * to yesterday, so the operator is `lte`.
 */
export const taskIsLate: WidgetPart = { fieldPath: 'executionPeriod', operator: 'lte', value: lastMidnight };
/**
 * Neither spam nor trash. `mailbox` is a folder of an e-mail account, and its `sort` is a fixed number for each standard folder;
 * all other folders have 99.
 */
export const isKeptMail: WidgetPart = {
  fieldPath: 'mailbox.sort',
  operator: 'notInList',
  value: [String(junkPlace), String(trashPlace)],
};
