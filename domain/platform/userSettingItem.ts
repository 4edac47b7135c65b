import { catalog } from '../kernel/declaration.ts';
import { json, text } from '../kernel/field.ts';

/** A setting that each user may change, with its default. */
export const userSettingItem = catalog('userSettingItem', {
  module: 'platform',
  path: 'user_setting_items',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'description'],
  list: ['name', 'description', 'createdAt'],
  fields: {
    name: text({ required: true, maxLength: 60, unique: true }),
    description: text(),
    defaultValue: json(),
  },
});
