import { register } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text } from '../kernel/field.ts';
import { notificationLevel } from './enums.ts';
import { roleKeys } from './roles.ts';

/** A message of the system to one user. */
export const notification = register('notification', {
  module: 'platform',
  path: 'notification',
  access: { read: roleKeys, modify: roleKeys },
  personal: 'user',
  presentation: ['title'],
  search: ['title', 'description'],
  list: ['createdAt', 'user', 'type', 'title', 'objectName', 'objectId', 'read'],
  // Everybody lists their own notifications, newest first, and counts the unread ones.
  indexes: [['user'], ['user', 'read'], ['objectName', 'objectId']],
  fields: {
    user: reference('user', { required: true }),
    type: enumeration(notificationLevel, { default: 'INFO' }),
    title: text({ required: true, cut: true }),
    description: text({ multiline: true }),
    icon: text({ maxLength: 60 }),
    iconColor: text({ maxLength: 20 }),
    objectName: text({ maxLength: 60, format: 'object' }),
    objectId: integer(),
    read: boolean({ default: false }),
  },
});
