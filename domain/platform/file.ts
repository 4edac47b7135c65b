import { catalog } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';
import { staff } from './roles.ts';

/** A file of a record: what it is called, what it is, and where its content lies. */
export const file = catalog('file', {
  module: 'platform',
  path: 'file',
  writtenBy: 'server',
  access: { read: staff, modify: [] },
  search: ['name', 'description'],
  list: ['name', 'type', 'size', 'objectName', 'objectId', 'author', 'createdAt'],
  indexes: [['objectName', 'objectId']],
  fields: {
    name: text({ required: true }),
    /** Media type, such as `application/pdf`. */
    type: text({ maxLength: 120 }),
    /** Bytes. */
    size: integer({ required: true, min: 0 }),
    description: text(),
    objectName: text({ maxLength: 60 }),
    objectId: integer(),
    /** SHA-256 of the content. */
    checksum: text({ maxLength: 64, index: true }),
    storageKey: text({ maxLength: 255 }),
  },
});
