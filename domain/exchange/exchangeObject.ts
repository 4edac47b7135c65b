import { register } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text } from '../kernel/field.ts';
import { changeType } from './enums.ts';

/** A change of a record that is sent to a node once. */
export const exchangeObject = register('exchangeObject', {
  module: 'exchange',
  path: 'exchange_objects',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  search: ['objectDescription'],
  list: ['createdAt', 'exchangeNode', 'objectName', 'objectDescription', 'changeType', 'sent'],
  indexes: [
    ['exchangeNode', 'sent'],
    ['objectName', 'objectId'],
  ],
  fields: {
    exchangeNode: reference('exchangeNode', { required: true }),
    objectName: text({ required: true, maxLength: 60, format: 'object' }),
    objectId: integer({ required: true }),
    objectDescription: text(),
    changeType: enumeration(changeType, { required: true }),
    sent: boolean({ default: false }),
  },
});
