import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, text } from '../kernel/field.ts';
import { roleKeys } from './roles.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A file: its name, its type, and the record that it belongs to. People who see that record see the file. */
export const file = catalog('file', {
  module: 'platform',
  path: 'file',
  createdBy: 'server',
  access: { read: roleKeys, modify: roleKeys },
  lifecycle: openLifecycle,
  alsoNamed: { verification_protocol: 'verificationProtocol' },
  belongsToRecord: { object: 'objectName', id: 'objectId' },
  search: ['name', 'description'],
  list: ['name', 'type', 'size', 'objectName', 'objectId', 'description', 'author', 'createdAt'],
  indexes: [['objectName', 'objectId']],
  fields: {
    name: text({ required: true }),
    /** Media type detected from the content, such as `application/pdf`. */
    type: text({ maxLength: 120, readOnly: true }),
    /** In bytes. */
    size: integer({ required: true, min: 0, readOnly: true }),
    description: text(),
    /** For a reclamation: the report of the inspection of the goods. */
    verificationProtocol: boolean({ default: false }),
    objectName: text({ maxLength: 60, readOnly: true, format: 'object' }),
    objectId: integer({ readOnly: true }),
    /** SHA-256 of the content; the content is stored under it. */
    checksum: text({ maxLength: 64, index: true, readOnly: true }),
  },
});
