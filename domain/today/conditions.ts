import { dayFromToday, theReader, type WidgetPart } from './widget.ts';

export const isOpen: WidgetPart = { fieldPath: 'status.isClosed', operator: 'eq', value: false };
export const isOffer: WidgetPart = { fieldPath: 'status.code', operator: 'eq', value: 'OFERTA' };
export const iManage: WidgetPart = { fieldPath: 'manager', operator: 'eq', value: theReader };
export const iAnswerFor: WidgetPart = {
  or: [
    { fieldPath: 'manager', operator: 'eq', value: theReader },
    { fieldPath: 'executor', operator: 'eq', value: theReader },
  ],
};
/** Wagons and ships have no queue. */
export const isTruck: WidgetPart = { fieldPath: 'typeOfDocument', operator: 'eq', value: 'Automobile' };

/** Whether a truck has one of these statuses in the queue. */
export function inQueue(...statuses: readonly string[]): WidgetPart {
  return { fieldPath: 'carsQueueStatus', operator: 'inList', value: statuses };
}

export const taskIsOpen: readonly WidgetPart[] = [
  { fieldPath: 'executed', operator: 'eq', value: false },
  { fieldPath: 'canceled', operator: 'eq', value: false },
];
export const isMyTask: WidgetPart = { fieldPath: 'executor', operator: 'eq', value: theReader };

/** Whether a day or moment lies before today. */
export function wasDueBeforeToday(fieldPath: string): WidgetPart {
  return { fieldPath, operator: 'lt', value: dayFromToday(0) };
}
