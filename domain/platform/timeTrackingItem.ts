import { register } from '../kernel/declaration.ts';
import { datetime, decimal, integer, json, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { roleKeys } from './roles.ts';

/** Time that one user spent on one record; it runs until it has an end. */
export const timeTrackingItem = register('timeTrackingItem', {
  module: 'platform',
  path: 'objects_time_tracking',
  access: { read: roleKeys, modify: roleKeys },
  lifecycle: openLifecycle,
  personal: 'user',
  constraints: [{ field: 'startDate', rule: 'notAfterNow', days: 0 }],
  sort: { field: 'startDate', desc: true },
  search: ['comment'],
  list: ['startDate', 'endDate', 'user', 'customer', 'objectType', 'objectId', 'hours', 'comment'],
  indexes: [
    ['user', 'endDate'],
    ['user', 'startDate'],
    ['objectType', 'objectId'],
    ['customer', 'startDate'],
  ],
  fields: {
    user: reference('user', { required: true }),
    objectType: text({ maxLength: 60, default: 'interaction', format: 'object' }),
    objectId: integer({ required: true }),
    /** What names the record in the panel of running times: its `numberStr` and `reference` when the time was begun. */
    objectData: json(),
    startDate: datetime({ required: true }),
    endDate: datetime(),
    /** Seconds from the start to the end. */
    elapsedTime: integer({ min: 0, default: 0 }),
    comment: text({ multiline: true }),
    /** The customer of the record when the time was written; empty for records without one. */
    customer: reference('counterparty', { readOnly: true }),
    /** `elapsedTime` in hours, and the month of the start, such as 2026-11: the analysis adds them up. */
    hours: decimal({ scale: 2, readOnly: true, computed: true }),
    month: text({ maxLength: 7, readOnly: true, computed: true }),
  },
});
