import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { reminderLead, reminderRepeat } from './enums.ts';
import { roleKeys } from './roles.ts';

/** A reminder for a user at a time, about a record or anything else. Its author sees it too. */
export const reminder = catalog('reminder', {
  module: 'platform',
  path: 'reminder',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  sharedWith: { read: ['author'], modify: ['author'] },
  lifecycle: openLifecycle,
  presentation: ['title'],
  search: ['title', 'description'],
  sort: { field: 'date', desc: false },
  list: ['date', 'title', 'user', 'lead', 'repeat', 'nextAt', 'remindedAt', 'done'],
  indexes: [
    ['user', 'done', 'date'],
    ['objectName', 'objectId'],
  ],
  fields: {
    user: reference('user', { required: true, where: 'isActive', takes: ['me'] }),
    /** The time of the event of which the reminder reminds; for a repeated reminder, its first time. */
    date: datetime({ required: true }),
    title: text({ required: true }),
    description: text({ multiline: true }),
    /** How long before `date` the person is notified. */
    lead: enumeration(reminderLead, { default: 'AtTime' }),
    repeat: enumeration(reminderRepeat, { default: 'Once' }),
    objectName: text({ maxLength: 60, format: 'object' }),
    objectId: integer(),
    done: boolean({ default: false }),
    /** When the person is notified next; empty if no notification is left. */
    nextAt: datetime({ readOnly: true, computed: true, index: true }),
    /** When the person was notified last. */
    remindedAt: datetime({ readOnly: true, computed: true }),
  },
});
