import { register } from '../kernel/declaration.ts';
import { enumeration, integer, json, text } from '../kernel/field.ts';
import { versionAction } from './enums.ts';

/** A record after one write; the author is its writer. People who may read a record read its versions through separate calls. */
export const objectVersion = register('objectVersion', {
  module: 'platform',
  path: 'object_versions',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  copiesRecords: true,
  search: ['objectPresentation'],
  list: ['createdAt', 'objectType', 'objectPresentation', 'version', 'action', 'author'],
  uniques: [['objectType', 'objectId', 'version']],
  fields: {
    objectType: text({ required: true, maxLength: 60, format: 'object' }),
    objectId: integer({ required: true }),
    objectPresentation: text(),
    version: integer({ required: true, min: 1 }),
    action: enumeration(versionAction, { required: true }),
    objectData: json({ required: true }),
  },
});
