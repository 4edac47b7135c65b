import { catalog } from '../kernel/declaration.ts';
import { json, text } from '../kernel/field.ts';

/** A setting of the installation, with its default. */
export const appSettingItem = catalog('appSettingItem', {
  module: 'platform',
  path: 'app_setting_items',
  access: { read: [], modify: [] },
  search: ['name', 'description'],
  list: ['name', 'description', 'createdAt'],
  fields: {
    name: text({ required: true, maxLength: 60, unique: true }),
    description: text(),
    defaultValue: json(),
  },
});
