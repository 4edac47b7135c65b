import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, integer, reference, text } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** A reminder for a user at a time, about a record or anything else. */
export const reminder = catalog('reminder', {
  module: 'platform',
  path: 'reminder',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  presentation: ['title'],
  search: ['title', 'description'],
  sort: { field: 'date', desc: false },
  list: ['date', 'title', 'user', 'objectName', 'objectId', 'done'],
  indexes: [
    ['user', 'done', 'date'],
    ['objectName', 'objectId'],
  ],
  fields: {
    user: reference('user', { required: true }),
    date: datetime({ required: true }),
    title: text({ required: true }),
    description: text({ multiline: true }),
    objectName: text({ maxLength: 60, format: 'object' }),
    objectId: integer(),
    done: boolean({ default: false }),
  },
});
