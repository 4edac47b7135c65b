import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, text } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';

/** A file: what it is called, what it is, and the record that it hangs on. Whoever sees that record sees the file. */
export const file = catalog('file', {
  module: 'platform',
  path: 'file',
  createdBy: 'server',
  access: { read: roleKeys, modify: roleKeys },
  belongsToRecord: { object: 'objectName', id: 'objectId' },
  search: ['name', 'description'],
  list: ['name', 'type', 'size', 'objectName', 'objectId', 'description', 'author', 'createdAt'],
  indexes: [['objectName', 'objectId']],
  fields: {
    name: text({ required: true }),
    /** Media type as the content tells it, such as `application/pdf`. */
    type: text({ maxLength: 120, readOnly: true }),
    /** Bytes. */
    size: integer({ required: true, min: 0, readOnly: true }),
    description: text(),
    /** Of a reclamation: what was found when the goods were looked at. */
    verificationProtocol: boolean({ default: false }),
    objectName: text({ maxLength: 60, readOnly: true, format: 'object' }),
    objectId: integer({ readOnly: true }),
    /** SHA-256 of the content, under which it is kept. */
    checksum: text({ maxLength: 64, index: true, readOnly: true }),
  },
});
