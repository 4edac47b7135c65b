import { catalog } from '../kernel/declaration.ts';
import { enumeration, text } from '../kernel/field.ts';
import { versioningMethod } from './enums.ts';

/** Whether versions of a kind of object are kept, and after which writes. */
export const objectVersioningSetting = catalog('objectVersioningSetting', {
  module: 'platform',
  path: 'object_versioning_settings',
  access: { read: [], modify: [] },
  presentation: ['objectType'],
  search: ['objectType'],
  sort: { field: 'objectType', desc: false },
  list: ['objectType', 'versioningMethod'],
  fields: {
    objectType: text({ required: true, maxLength: 60, unique: true, format: 'object' }),
    versioningMethod: enumeration(versioningMethod, { default: 'all' }),
  },
});
